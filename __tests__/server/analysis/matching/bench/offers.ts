/** Fictional offers; a line `=== id language` opens each, `heldOut` marks those that nobody tunes on, and the grades of kinds of CV follow after `;`. */
export const OFFERS = `=== java fr; dev-back 2, dev-back-junior 1, dev-full 1
Développeur back-end Java confirmé (H/F)
Fintech Bretonne, Rennes - CDI
Vous rejoignez l'équipe paiement et faites évoluer nos services.
Missions
- Concevoir et développer des microservices
- Écrire les tests, relire le code
Profil
- 5 ans d'expérience en développement Java
- Spring Boot, PostgreSQL, Kafka
- Docker apprécié
- Anglais technique
=== comptable fr; accountant 2, accounting-assistant 1, chief-accountant 1
Comptable général F/H
Menuiserie Bourguignonne - Dijon (21) - CDI
Vous tenez la comptabilité de la société jusqu'au bilan.
Missions : rapprochements bancaires, déclarations de TVA, immobilisations, préparation de la liasse fiscale.
Profil
BTS ou DCG, 3 ans d'expérience au minimum
Maîtrise de Sage et d'Excel
Rigueur et autonomie
=== infirmier fr; nurse-icu 2, nurse-home 1
Infirmier en réanimation (H/F)
Clinique des Remparts, Lille. CDI de nuit.
Vous surveillez les patients sous ventilation mécanique et administrez les traitements prescrits.
Profil recherché
Diplôme d'État d'infirmier obligatoire
2 ans en soins critiques
AFGSU 2
=== commercial fr; sales-b2b 2, key-account 1, sales-junior 1
Commercial B2B itinérant H/F
Copieurs du Massif, Clermont-Ferrand
Vous développez un portefeuille de PME sur le département.
Vos missions
Prospecter, visiter, négocier, conclure
Tenir le CRM à jour
Votre profil
Deux ans de vente aux entreprises
Permis B
Goût du challenge
=== recrutement fr; recruiter 2, hr-generalist 1
Chargé(e) de recrutement
Conseil en ingénierie, Paris
Missions : définir le besoin avec les managers, publier les annonces, sourcer, mener les entretiens, suivre les candidats.
Profil : Bac+5 RH, première expérience du recrutement en cabinet ou en entreprise, LinkedIn Recruiter.
=== cuisine fr; chef 2, cook-junior 1
Chef de cuisine H/F
Auberge du Golfe, Vannes
Vous dirigez une brigade de six personnes et composez la carte.
Profil
CAP ou BP cuisine
5 ans comme second ou chef
Maîtrise des normes HACCP et du coût matière
=== maintenance fr; maintenance 2, electrician 1, machinist 1
Technicien de maintenance (H/F)
Papeterie de la Somme, Amiens - 3x8
Dépannage et entretien préventif de nos machines, améliorations, suivi GMAO.
Profil
BTS maintenance ou électrotechnique
Bases en automatisme et hydraulique
3 ans en industrie
=== marketing fr; digital-marketing 2, community 1, product-marketing 1
Responsable marketing digital H/F
Boutique en ligne, Montpellier
Vous pilotez l'acquisition de trafic : référencement, campagnes payantes, e-mails.
Profil : 4 ans d'expérience, Google Ads, SEO, Google Analytics, sens de l'analyse.
=== gestion fr heldOut; controller 2, chief-accountant 1, accountant 1
Contrôleur de gestion (H/F)
Fonderie du Val, Blois
Vous construisez le budget, analysez les écarts et animez le reporting avec les directeurs d'usine.
Profil
Master en contrôle de gestion
3 ans dans l'industrie
Excel avancé, SAP
=== travaux fr heldOut; site-manager 2, mason 1
Conducteur de travaux bâtiment H/F
Constructions Ligériennes, Nantes, CDI
Vous préparez et suivez vos chantiers de logements, du planning à la réception.
Profil
DUT génie civil ou équivalent
5 ans d'expérience
Gestion des sous-traitants et de la sécurité
=== juriste fr heldOut; jurist 2, lawyer 1, legal-assistant 1
Juriste droit des affaires
Groupe agroalimentaire, Lille
Rédaction des contrats, vie des sociétés, suivi des contentieux avec les avocats.
Profil : Master 2 en droit, 3 ans en entreprise, anglais courant.
=== cariste fr heldOut; warehouse 2, logistics-manager 1, truck-driver 1
Magasinier cariste H/F
Entrepôt frais, Valenciennes, CDD de 6 mois
Réceptionner, ranger, préparer les commandes, charger les camions.
CACES 1, 3, 5 exigés
Première expérience en entrepôt
=== react en; dev-front 2, dev-full 2, dev-back 1
Front-End Developer (React)
Harbour Labs, Bristol - permanent
You will build our booking interface with designers and back-end colleagues.
Requirements
- 3 years of experience with React and TypeScript
- Strong CSS and accessibility knowledge
- Testing with Cypress or Jest
Nice to have
- Node.js
=== datascience en; data-sci 2, data-ana 1
Data Scientist
Energy start-up, London
Build forecasting models and bring them to production.
Requirements
- Python, scikit-learn
- Machine learning and statistics
- SQL
- MSc in a quantitative field
=== care en; care-assistant 2, home-carer 1, nurse-home 1
Healthcare Assistant
Meadow House Care Home, Leeds. Days and nights.
You will help residents with washing, dressing, meals and moving around.
Requirements
- NVQ Level 2 in care, or experience as a care assistant
- Kindness and patience
=== maths en; maths-teacher 2, primary-teacher 1, trainer 1
Teacher of Mathematics
Riverside Secondary School, Gateshead
Teach mathematics to pupils aged 11 to 16, prepare lessons, assess progress.
Requirements
- Qualified teacher status or PGCE
- Degree in mathematics
=== hr en; hr-generalist 2, recruiter 1, payroll 1
HR Generalist
Engineering company, Reading
You look after contracts, files, training and recruitment for 200 employees.
Requirements
- 3 years of experience in human resources
- Knowledge of employment law
- Excellent communication skills
=== kam en; key-account 2, sales-b2b 1
Key Account Manager
Packaging manufacturer, Leicester
Grow our ten largest industrial customers, negotiate annual agreements, answer tenders.
Requirements
- 5 years in B2B sales
- Negotiation with large groups
- German is a plus
=== mechanical en; mech-engineer 2, machinist 1, maintenance 1
Mechanical Engineer
Pump maker, Derby
Design parts, run calculations, follow prototypes.
Requirements
- Degree in mechanical engineering
- SolidWorks or CATIA
- Finite element analysis
=== designer en; designer 2, community 1
Graphic Designer
Cultural agency, Brighton
Posters, programmes and brand identities for theatres and museums.
Requirements
- Adobe Creative Suite
- A strong portfolio
- Typography
=== banker en heldOut; bank-advisor 2, insurance 1
Personal Banking Advisor
High street bank, Cardiff
Meet customers, open accounts, advise on mortgages and savings.
Requirements
- Experience in a bank or in financial services
- Customer service
=== payroll en heldOut; payroll 2, accounting-assistant 1, hr-generalist 1
Payroll Officer
Accountancy practice, Newport
Process monthly payrolls for our clients, pensions and year-end returns.
Requirements
- 2 years of payroll experience
- Attention to detail
- Excel
=== devops en heldOut; devops 2, sysadmin 1, dev-back 1
DevOps Engineer
Cloud analytics company, Glasgow (hybrid)
Requirements
- Kubernetes and Docker in production
- Terraform or Ansible
- AWS
- CI/CD pipelines
- 3 years of experience
=== assistant en heldOut; exec-assistant 2, receptionist 1, legal-assistant 1
Executive Assistant
Investment firm, London
Support two directors: diary, travel, minutes, expenses.
Requirements
- 5 years as an executive assistant or personal assistant
- Excellent written English
- Discretion
=== vendeur fr; retail-sales 2, sales-junior 1, waiter 1
Vendeur(se) prêt-à-porter
Boutique centre-ville Perpignan, temps partiel 30 h
Accueil, conseil, caisse et mise en rayon. Sourire et bonne présentation. Débutant accepté.
=== sinistres fr; insurance 2, bank-advisor 1
Gestionnaire de sinistres auto
Mutuelle - Niort - CDI
Vous gérez un portefeuille de dossiers de la déclaration à l'indemnisation.
Profil
- Bac+2 assurance
- 2 ans d'expérience en gestion de sinistres
- Bonne expression écrite et orale
=== direction fr; exec-assistant 2, receptionist 1, legal-assistant 1
Assistant(e) de direction
PME industrielle, région parisienne
Gestion de l'agenda, organisation des déplacements, rédaction des comptes rendus, accueil téléphonique.
Anglais courant. Maîtrise du pack Office.
=== ecole fr; primary-teacher 2, maths-teacher 1, trainer 1
Professeur des écoles remplaçant
École privée, Limoges
Prendre en charge une classe de CE2. Concours CRPE ou licence exigés.
=== forklift en; warehouse 2, logistics-manager 1, truck-driver 1
Warehouse Operative
Busy distribution centre in Doncaster, immediate start
Picking, packing, loading trailers. Forklift licence an advantage.
=== solicitor en; lawyer 2, jurist 1, legal-assistant 1
Associate, employment law
City firm seeks a solicitor, 3+ years qualified, to advise corporate clients and appear at tribunals.
=== accountant en; accountant 2, chief-accountant 1, accounting-assistant 1, controller 1
ACCOUNTANT
Family company near Nottingham
Responsible for the ledger, VAT, reconciliations and the year-end file.
Requirements
- AAT or part-qualified
- Sage
- 3 years of experience
=== support en; sysadmin 2, devops 1
IT Support / Systems Administrator
Public body, Exeter
Keep servers, accounts and laptops running; answer tickets.
Windows Server, Active Directory, VMware
=== electricien fr heldOut; electrician 2, maintenance 1
Électricien bâtiment H/F
Entreprise familiale, Valence. Chantiers neufs et rénovation de logements.
CAP ou bac pro électricité, habilitations à jour, permis B.
=== restaurant fr heldOut; waiter 2, receptionist 1
Serveur / serveuse en restaurant
Bord de mer, Biarritz, saison d'été, logé
Service à l'assiette, encaissement. Anglais apprécié.
=== primary en heldOut; primary-teacher 2, maths-teacher 1
Year 2 class teacher
Village primary school, Norfolk
You love teaching young children to read. Qualified teacher status needed.
=== buyer en heldOut; buyer 2, logistics-manager 1
Purchasing Officer
Machine builder, Wolverhampton
Request quotes, negotiate with suppliers, follow deliveries. SAP is a plus.`;
