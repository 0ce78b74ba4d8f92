/** Finance, accounting, banking, insurance. */
export const FINANCE_SKILLS = `Comptabilité|Accounting|Comptabilité d'entreprise
Comptabilité générale|General accounting|General ledger|GL|General ledger accounting
Comptabilité analytique|Cost accounting|Analytical accounting|Comptabilité de gestion|Management accounting
Comptabilité clients|Accounts receivable|Comptabilité client|AR
Comptabilité fournisseurs|Accounts payable|Comptabilité fournisseur|AP|Accounts Payable/Receivable
Comptabilité auxiliaire|Comptabilité tiers
Comptabilité publique|Public accounting|M14|M57|M52
Comptabilité bancaire|Bank accounting
Consolidation|Consolidation financière|Financial consolidation|Comptes consolidés|Consolidation des comptes
Clôture|Clôture comptable|Clôtures mensuelles|Month-end close|Month end close|Clôtures comptables|Clôture mensuelle|Clôture annuelle|Year-end closing|Closing|Closings
Bilan|Balance sheet|Bilans|Bilan comptable|Établissement du bilan|Établissement des bilans
Compte de résultat|Income statement|Profit and loss statement
Liasse fiscale|Liasses fiscales|Tax return package
Déclarations fiscales|Tax returns|Tax filing|Tax preparation|Déclarations sociales et fiscales|Déclarations
TVA|VAT|Déclaration de TVA|Déclarations de TVA|Sales tax
Fiscalité|Taxation|Tax|Tax law|Fiscalité des entreprises|Corporate tax|Droit fiscal|Fiscalité internationale|International tax
Impôt sur les sociétés|Corporate income tax
Rapprochement bancaire|Rapprochements bancaires|Bank reconciliation|Bank reconciliations|Account reconciliation|Account reconciliations|Reconciliations|Reconciliation|Lettrage
Facturation|Invoicing|Billing|Gestion de la facturation|Invoices|Medical billing
Recouvrement|Debt collection|Collections|Credit control|Recouvrement de créances|Relances clients|Relance clients|Relance client|Relances
Trésorerie|Treasury|Cash flow|Gestion de trésorerie|Cash flow management|Treasury management|Gestion de la trésorerie|Cash flow forecasting
Immobilisations|Fixed assets|Gestion des immobilisations
Notes de frais|Expense reports|Gestion des notes de frais|Expense management
Paie comptable|Payroll accounting
Tenue comptable|Bookkeeping|Tenue de comptabilité|Saisie comptable|Saisie de factures|Saisie des factures|Double-entry bookkeeping
Révision comptable|Account review|Révision des comptes
Commissariat aux comptes|Statutory audit|Audit légal|External audit|Audit externe
Audit financier|Financial audit|Financial auditing|Auditing
Contrôle interne|Internal control|Internal controls|SOX|Sarbanes-Oxley|Contrôles internes
Contrôle de gestion|Management control|Business controlling|Controlling|Financial control|Contrôle budgétaire
Analyse financière|Financial analysis|Financial analyses|Analyses financières
Modélisation financière|Financial modeling|Financial modelling|Financial models
Reporting financier|Financial reporting|Financial statements|États financiers|Financial statement preparation|Financial statement analysis
Budget prévisionnel|Budget forecasting|Élaboration budgétaire|Budgets and forecasts|Financial planning|Planification financière|FP&A|Financial planning and analysis|Budget forecasting and analysis
Business case|Business cases|Étude de rentabilité|ROI analysis
Variance analysis|Analyse des écarts|Analyse d'écarts
Valorisation|Valuation|Company valuation|DCF|Valorisation d'entreprise|Discounted cash flow|Évaluation d'entreprise
Due diligence|Due diligences|Due diligence financière
Fusions-acquisitions|M&A|Mergers and acquisitions|Fusions et acquisitions|Mergers & acquisitions
LBO|Leveraged buyout
Private equity|Capital investissement|Capital-investissement
Venture capital|Capital-risque
Banque d'investissement|Investment banking
Banque de détail|Retail banking
Gestion de patrimoine|Wealth management|Gestion privée|Conseil patrimonial
Gestion d'actifs|Asset management|Portfolio management|Gestion de portefeuille d'actifs|Investment management|Investments
Marchés financiers|Financial markets|Capital markets|Marchés de capitaux
Trading|Salle de marchés|Algorithmic trading
Produits dérivés|Derivatives|Options|Dérivés
Produits structurés|Structured products
Obligations|Fixed income|Bonds|Taux
Actions|Equities|Equity research
Change|Forex|Foreign exchange|FX
Matières premières|Commodities
Bloomberg|Bloomberg Terminal
Reuters|Refinitiv|Eikon|Thomson Reuters
Murex
Calypso
Analyse crédit|Credit analysis|Analyse de crédit|Credit risk analysis|Analyse du risque crédit|Credit
Risque de crédit|Credit risk
Risque de marché|Market risk
Risque opérationnel|Operational risk
VaR|Value at risk
Crédit immobilier|Mortgage|Mortgages|Prêts immobiliers|Mortgage lending|Loan processing
Octroi de crédit|Loans|Lending|Underwriting|Crédits|Loan origination|Souscription
Affacturage|Factoring
Crédit-bail|Leasing
Assurance|Insurance|Assurances|Insurance sales
Assurance vie|Life insurance|Assurance-vie
Assurance IARD|IARD|Property and casualty insurance|P&C insurance
Prévoyance|Mutuelle santé|Santé prévoyance
Gestion de sinistres|Claims management|Claims handling|Gestion des sinistres|Claims processing|Claims
Réassurance|Reinsurance
Actuariat|Actuarial science|Actuarial
Solvabilité II|Solvency II|Solvabilité 2
Bâle III|Basel III|Bâle 3
IFRS|Normes IFRS|IAS/IFRS
US GAAP|GAAP
French GAAP|Normes françaises|PCG|Plan comptable général
MiFID II|MIFID
LCB-FT|AML|Anti-money laundering|Lutte anti-blanchiment|Lutte contre le blanchiment|Anti money laundering
KYC|Know your customer
Conformité|Compliance|Regulatory compliance|Conformité réglementaire|Conformité bancaire
AMF|Certification AMF
Sage|Sage 100|Sage Comptabilité|Sage 50|Sage 100 Comptabilité
Sage Paie|Sage Paye
Cegid|Cegid Quadra|Quadra|Quadratus|Cegid Expert
EBP|EBP Comptabilité|EBP Compta
Ciel
Ciel Comptabilité|Ciel Compta
Ciel Paye|Ciel Paie
Pennylane
QuickBooks|Quickbooks|Intuit QuickBooks|Quick Books|QuickBooks Pro
Xero
MYOB
Tally|Tally ERP
Hyperion|Oracle Hyperion|HFM|Oracle HFM
Anaplan
Tagetik|CCH Tagetik
BPC|SAP BPC
Kyriba
Coala|ACD|Ibiza
Concur|SAP Concur
Great Plains|Dynamics GP|Microsoft Dynamics GP
Peachtree|Sage Peachtree
ADP
Cost control|Cost reduction|Contrôle des coûts|Réduction des coûts|Maîtrise des coûts|Cost analysis|Analyse des coûts
Pricing|Tarification|Politique tarifaire
Project finance|Financement de projet|Financements structurés|Structured finance
Fonds d'investissement|Fund accounting|Fund administration|OPCVM
Back office|Back-office|Back office bancaire
Middle office|Middle-office
Opérations bancaires|Banking operations|Banking|Banque
Moyens de paiement|Payments|Payment processing|Monétique|SEPA
Fintech
Crypto-actifs|Cryptocurrency|Cryptocurrencies|Bitcoin
ESG|Finance durable|Sustainable finance
Journal entries|Écritures comptables|Accruals|Provisions
1099|W-2|Form 1099
Depreciation|Amortissements
Financial management|Gestion financière|Direction financière|Finance d'entreprise|Corporate finance
Finance`;
