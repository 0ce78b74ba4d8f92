/** Office work, project and general management. */
export const OFFICE_SKILLS = `Excel|Microsoft Excel|MS Excel|MS-Excel
Word|Microsoft Word|MS Word|MS-Word
PowerPoint|Microsoft PowerPoint|MS PowerPoint|Power Point|MS-PowerPoint
Outlook|Microsoft Outlook|MS Outlook
Microsoft Office|MS Office|Pack Office|Suite Office|Office|Microsoft Office Suite|MS Office Suite|Microsoft Office Suites|Pack Microsoft Office|MS-Office
OneNote|Microsoft OneNote
OneDrive
Publisher|Microsoft Publisher
Visio|Microsoft Visio|MS Visio
MS Project|Microsoft Project|Microsoft Office Project
LibreOffice|Libre Office|OpenOffice|Open Office
Google Workspace|G Suite|GSuite|Google Suite|Google Apps
Google Sheets
Google Docs
Google Drive
Dropbox
Zoom
LaTeX
Typing|Dactylographie|Frappe|Typing speed
Bureautique|Outils bureautiques|Office tools|Logiciels bureautiques
Secrétariat|Secretarial|Travaux de secrétariat
Accueil physique|Accueil téléphonique|Accueil|Reception|Front desk|Accueil du public|Accueil physique et téléphonique|Accueil clients
Standard téléphonique|Switchboard|Gestion des appels|Multi-line phone|Phone etiquette|Telephone skills
Gestion d'agenda|Diary management|Agenda management|Calendar management|Gestion des agendas|Scheduling|Appointment scheduling|Gestion des plannings|Planning|Prise de rendez-vous
Organisation de déplacements|Travel arrangements|Travel coordination|Travel management
Organisation d'événements|Event planning|Event management|Événementiel|Event coordination|Gestion d'événements|Organisation d'évènements
Organisation de réunions|Meeting planning|Meeting coordination
Rédaction de comptes rendus|Minutes taking|Prise de notes|Comptes rendus|Note taking
Rédaction|Writing|Written communication|Rédaction administrative|Business writing|Technical writing|Rédaction technique|Report writing
Correspondence|Courrier|Gestion du courrier|Rédaction de courriers|Mail handling
Classement|Archivage|Filing|Record keeping|Records management|Gestion documentaire|Document management|GED
Gestion administrative|Administration|Administrative support|Office administration|Office management|Administrative management|Tâches administratives|Suivi administratif|Administratif
Gestion des fournitures|Office supplies|Supplies management
Relecture|Proofreading|Editing|Correction
Traduction|Translation
Interprétariat|Interpretation|Interpreting
Transcription|Transcription audio
Gestion de projet|Project management|Gestion de projets|Pilotage de projet|Pilotage de projets|Management de projet|Conduite de projet|Conduite de projets|Suivi de projet|Program management|Project planning|Project coordination|Coordination de projets
PMP|Project Management Professional
PRINCE2
PMO|Project management office
Lean management|Lean
Six Sigma|Lean Six Sigma
Amélioration continue|Continuous improvement|Kaizen|Process improvement|Process optimization|Optimisation des processus|Amélioration des processus
Conduite du changement|Change management|Gestion du changement|Accompagnement au changement
Gestion des risques|Risk management|Management des risques|Risk analysis|Analyse de risques|Analyse des risques|Risk assessment
Management d'équipe|Team management|Management|Gestion d'équipe|Encadrement d'équipe|Encadrement|Management d'équipes|People management|Staff management|Supervision|Team leading|Team supervision|Leading teams|Management transversal|Gestion d'équipes
Formation des équipes|Training|Staff training|Formation|Training and development|Formation du personnel|Employee training
Stratégie|Strategy|Strategic planning|Planification stratégique|Strategy development|Business strategy|Stratégie d'entreprise
Développement commercial|Business development|Développement d'affaires|Développement des affaires
Gestion budgétaire|Budget management|Budgeting|Gestion de budget|Gestion de budgets|Suivi budgétaire|Budget|Budgets|Élaboration de budgets
Planification|Operational planning|Resource planning|Planification de projets
Gestion de la qualité|Quality management|Management de la qualité|Qualité|Quality assurance|Assurance qualité|QA
Contrôle qualité|Quality control|QC|Contrôle de la qualité
ISO 9001
ISO 14001
ISO 45001|OHSAS 18001
Audit interne|Internal audit|Internal audits
Audit
Procédures|Process documentation|Rédaction de procédures|SOP|Standard operating procedures|Documentation
Gestion de la relation client|Customer relationship management|Relation client|Relations clients|Customer relations|Client relations|Client relationship management|Client relationships|Customer relationship
Service client|Customer service|Customer support|Service clients|Customer care|Client services|Client service|Support client|Service à la clientèle
Gestion des réclamations|Complaint handling|Traitement des réclamations|Complaint resolution
Gestion de crise|Crisis management
Benchmarking|Benchmark
Analyse SWOT|SWOT
Business plan|Business planning|Business plans
Études de marché|Market research|Market analysis|Étude de marché|Analyse de marché
Veille concurrentielle|Competitive intelligence|Competitive analysis|Veille stratégique|Competitor analysis
Veille technologique|Technology watch|Veille
Gestion de contrats|Contract management|Contract administration
Gestion des parties prenantes|Stakeholder management|Stakeholder engagement
Gestion des fournisseurs|Vendor management|Supplier management|Vendor relations|Supplier relations
Opérations|Operations management|Operations|Gestion des opérations|Gestion opérationnelle
P&L|Gestion du compte de résultat|P&L management|Profit and loss|Compte d'exploitation
Entrepreneuriat|Entrepreneurship
Consulting|Conseil
Facilitation|Animation d'ateliers|Animation de réunions|Workshop facilitation
Design thinking
OKR|OKRs
KPI|KPIs|Suivi des KPI|Indicateurs de performance|Suivi d'indicateurs
Balanced scorecard
Appels d'offres|Tenders|RFP|RFPs|Réponse aux appels d'offres|Réponses aux appels d'offres|Bid management|Marchés publics|Public procurement
Subventions|Grant writing|Recherche de financements|Fundraising|Collecte de fonds
RSE|CSR|Développement durable|Sustainability|Corporate social responsibility
Bilan carbone|Carbon footprint|Carbon accounting
Gestion immobilière|Property management|Facility management|Services généraux|Facilities management
Permis B|Permis de conduire B|Driving licence B
Clerical skills|Clerical|Data filing
Research|Recherche|Recherche documentaire|Documentary research|Veille documentaire
Presentations|Présentations|Presentation
Policy development|Policies and procedures|Politiques internes
Inventory management|Gestion des stocks|Inventory control|Inventory|Stock management|Stock control|Gestion de stock|Gestion de stocks|Inventaires|Inventaire
Purchasing|Achats|Procurement|Approvisionnement|Approvisionnements|Gestion des achats|Buying|Gestion des approvisionnements
Cash handling|Tenue de caisse|Encaissement|Gestion de caisse|Caisse|Cash management|Cash register|Encaissements
Quality standards|Normes qualité
Confidential records|Gestion de dossiers|Gestion des dossiers|Case management|Suivi des dossiers`;
