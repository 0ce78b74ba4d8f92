/** Law and public administration. */
export const LEGAL_SKILLS = `Droit|Law|Legal
Droit des affaires|Business law|Commercial law|Droit commercial
Droit des sociétés|Corporate law|Company law
Droit des contrats|Contract law|Contract drafting|Rédaction contractuelle|Rédaction de contrats commerciaux|Contracts|Commercial contracts|Contrats commerciaux
Droit civil|Civil law
Droit pénal|Criminal law|Droit pénal des affaires
Droit public|Public law
Droit administratif|Administrative law
Droit constitutionnel|Constitutional law
Droit international|International law|Droit international privé|Droit international public
Droit européen|European law|EU law|Droit de l'Union européenne
Droit de la famille|Family law
Droit immobilier|Real estate law|Property law|Droit de la construction
Droit de la propriété intellectuelle|Intellectual property|Intellectual property law|Propriété intellectuelle|PI|IP law|Trademarks|Marques|Brevets|Patent law|Patents
Droit du numérique|Digital law|IT law|Droit des nouvelles technologies
Droit bancaire|Banking law|Banking and finance law
Droit boursier|Securities law
Droit de la concurrence|Competition law|Antitrust
Droit de la consommation|Consumer law
Droit de l'environnement|Environmental law
Droit des assurances|Insurance law
Droit de la santé|Health law
Droit des étrangers|Immigration law|Immigration
Droit maritime|Maritime law
Droit notarial|Notarial law|Actes notariés
Droit rural
Procédure civile|Civil procedure|Procédures civiles
Procédures collectives|Insolvency law|Bankruptcy|Entreprises en difficulté
Contentieux|Litigation|Dispute resolution|Gestion des contentieux|Précontentieux|Gestion du contentieux
Arbitrage|Arbitration
Médiation|Mediation
Plaidoirie|Pleading|Trial advocacy|Advocacy|Trial preparation
Recherche juridique|Legal research|Recherches juridiques
Rédaction juridique|Legal writing|Legal drafting|Rédaction d'actes|Rédaction d'actes juridiques
Veille juridique|Legal watch|Veille réglementaire|Regulatory watch
Conseil juridique|Legal advice|Legal counsel|Consultations juridiques|Legal counseling
Secrétariat juridique|Corporate secretarial|Legal secretarial|Secrétariat juridique des sociétés|Vie des sociétés
Négociation de contrats|Contract negotiation|Contract negotiations
Relecture de contrats|Contract review
Gouvernance d'entreprise|Corporate governance|Gouvernance
Constitution de sociétés|Company formation
Assemblées générales|General meetings|Conseils d'administration|Board meetings
Formalités juridiques|Legal formalities|Formalités
Actes de procédure|Legal pleadings|Legal documents|Pleadings|Affidavits
Saisies|Enforcement|Voies d'exécution
Successions|Estate planning|Wills|Probate|Droit des successions
Baux commerciaux|Commercial leases|Baux
Réglementation|Regulatory affairs|Affaires réglementaires|Regulations|Regulatory
DPO|Data protection officer
Lutte anticorruption|Anti-corruption|Sapin II|Sapin 2|FCPA
Éthique des affaires|Business ethics
LexisNexis|Lexis 360|Lexis Nexis
Dalloz
Lamy|Lamyline
Westlaw
Doctrine|Doctrine.fr
Légifrance
RPVA|RPVJ
Code de la commande publique|Code des marchés publics
Finances publiques|Public finance
Collectivités territoriales|Local government|Fonction publique territoriale
Politiques publiques|Public policy|Policy analysis
Urbanisme réglementaire|Urban planning law|Permis de construire|Droit de l'urbanisme
État civil|Civil registry
Legal tech|Legaltech
E-discovery|eDiscovery
Document review|Revue documentaire
Depositions|Deposition
Discovery
Court procedures|Court filing|Court filings
Legal billing|Timekeeping juridique
Notary public|Notariat
Droit fiscal international|Prix de transfert|Transfer pricing
Investigations|Enquêtes internes|Internal investigations|Investigation
Criminology|Criminologie
Law enforcement|Maintien de l'ordre|Police administrative
Sécurité privée|Security services|Surveillance|Gardiennage|Physical security|Sécurité des biens et des personnes
Contrôle d'accès|Access control|Rondes
CQP APS|CNAPS|Carte professionnelle sécurité
SSIAP|SSIAP 1|SSIAP 2
Vidéosurveillance|CCTV|Vidéoprotection|Video surveillance
Sécurité incendie|Fire safety
Emergency management|Gestion des urgences|Emergency response`;
