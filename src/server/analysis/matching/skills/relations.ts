/**
 * Broader and narrower skills. One family a line: the broad skill, then how much a narrow one says of the broad, the broad of a
 * narrow, and two narrow ones of each other, in hundredths; then the narrow skills, as the lexicon names them.
 */
export const SKILL_FAMILIES = `JavaScript 85 30 20: TypeScript, React, Angular, Vue.js, Node.js, jQuery, Next.js, Svelte, AngularJS, Express, NestJS, Nuxt.js, Redux, Ember.js, Backbone.js, D3.js, Three.js
Front-end 85 45 45: React, Angular, Vue.js, Svelte, AngularJS, HTML, CSS, Tailwind CSS, Bootstrap, Sass, JavaScript, TypeScript, Responsive design, Next.js, Nuxt.js
React 90 60 60: Next.js, Redux
Vue.js 90 60 60: Nuxt.js
Node.js 95 50 65: Express, NestJS, Fastify
Back-end 80 40 30: Java, Spring, Spring Boot, Node.js, Django, Symfony, Laravel, ASP.NET, Ruby on Rails, PHP, .NET, FastAPI, Flask, Express, NestJS, API, Microservices
Full stack 60 60 40: Front-end, Back-end
Java 90 30 30: Spring, Spring Boot, Java EE, Hibernate, JPA, Quarkus, Micronaut, JSF, JSP, Struts, EJB, Maven, JUnit, Spring Batch, Spring Security, Spring Cloud, JDBC
Spring 95 75 60: Spring Boot, Spring Security, Spring Batch, Spring Cloud
Hibernate 85 70 50: JPA
.NET 90 60 60: C#, ASP.NET, .NET Core, Entity Framework, Blazor, WPF, VB.NET, WCF, WinForms, LINQ, MAUI
C# 75 60 50: ASP.NET, .NET Core, Entity Framework, Blazor, WPF, LINQ, Xamarin
Python 90 30 20: Django, Flask, FastAPI, pandas, NumPy, scikit-learn, PyTorch, TensorFlow, Keras, SQLAlchemy, Celery, Pytest
PHP 90 35 55: Symfony, Laravel, CodeIgniter, CakePHP, Zend Framework, WordPress, Drupal, Magento, PrestaShop
Ruby 95 50 50: Ruby on Rails
C++ 70 25 40: C, Qt, Boost
CSS 90 45 60: Sass, Less, Tailwind CSS, Bootstrap
Développement mobile 95 45 50: Android, iOS, Flutter, React Native, Kotlin, Swift, Ionic, Xamarin
Android 85 50 40: Kotlin, Jetpack Compose, Android Studio
iOS 90 55 40: Swift, Objective-C, Xcode
Développement web 85 40 30: Front-end, Back-end, Full stack, JavaScript, PHP, React, Angular, Vue.js, Symfony, Django, WordPress
Développement logiciel 80 30 25: Java, C#, C++, Python, Développement web, Développement mobile, Architecture logicielle, Clean code, POO
SQL 92 60 75: PostgreSQL, MySQL, SQL Server, Oracle, MariaDB, PL/SQL, T-SQL, SQLite, DB2, BigQuery, Teradata
Bases de données 95 50 55: SQL, PostgreSQL, MySQL, SQL Server, Oracle, MariaDB, MongoDB, NoSQL, DB2, SQLite, Redis, Cassandra, MS Access
NoSQL 92 50 55: MongoDB, Redis, Cassandra, DynamoDB, Couchbase, Elasticsearch, Neo4j, HBase
Oracle 80 60 50: PL/SQL
SQL Server 80 60 50: T-SQL, SSIS, SSRS, SSAS
MySQL 90 80 70: MariaDB
API 90 60 55: REST, GraphQL, SOAP, gRPC, Swagger, Web services
Web services 90 60 60: REST, SOAP
Cloud 95 50 60: AWS, Azure, GCP, OpenStack, OVH, Scaleway
AWS 90 40 60: EC2, S3, AWS Lambda, RDS, EKS, CloudFormation, DynamoDB, Redshift, SageMaker, AWS Glue
Azure 85 40 45: Azure DevOps, Azure Data Factory, Azure Synapse, Azure Active Directory
GCP 90 40 50: BigQuery, Google Kubernetes Engine, Vertex AI
DevOps 75 45 40: CI/CD, Docker, Kubernetes, Terraform, Ansible, Jenkins, GitLab CI, GitHub Actions, Azure DevOps, Helm
CI/CD 95 60 70: Jenkins, GitLab CI, GitHub Actions, CircleCI, Travis CI, TeamCity, Azure DevOps, ArgoCD, Bamboo
Docker 85 50 60: Kubernetes, Podman, OpenShift
Kubernetes 90 60 60: OpenShift, Helm, EKS, Google Kubernetes Engine, Rancher, Istio
Terraform 60 60 55: Ansible, CloudFormation, Pulumi, Puppet
Git 95 75 80: GitHub, GitLab, Bitbucket, GitLab CI, GitHub Actions
Linux 92 70 75: Ubuntu, Debian, CentOS, Red Hat, Unix, Bash
Virtualisation 95 60 65: VMware, Hyper-V, Proxmox, Citrix, VirtualBox
Réseaux 90 45 45: TCP/IP, Cisco, LAN/WAN, VPN, DNS, DHCP, VLAN, BGP, OSPF, Fortinet, Juniper, Administration réseaux, Wi-Fi
Administration systèmes 80 40 40: Linux, Windows Server, Active Directory, VMware, Unix
Windows Server 75 55 45: Active Directory, GPO, IIS, Exchange
Firewall 90 55 65: Fortinet, Palo Alto Networks, Check Point, pfSense
Cybersécurité 88 40 40: SIEM, SOC, Test d'intrusion, EDR, OWASP, ISO 27001, IAM, Firewall, Analyse de vulnérabilités, IDS/IPS, Forensic, PKI, EBIOS
SIEM 92 60 65: Splunk, QRadar
Support informatique 80 45 40: Dépannage informatique, GLPI, ServiceNow, ITIL, Active Directory, Microsoft 365
ELK 85 50 60: Elasticsearch, Kibana, Logstash
Kafka 50 50 55: RabbitMQ, ActiveMQ, IBM MQ
Agile 95 75 75: Scrum, Kanban, SAFe, Extreme Programming
Tests automatisés 92 50 60: Selenium, Cypress, Playwright, Robot Framework, Cucumber, Appium
Tests unitaires 92 60 60: JUnit, Jest, Pytest, PHPUnit, Mockito, TDD, Mocha
Tests fonctionnels 75 50 45: Recette, Tests de non-régression, TestRail, Xray, HP ALM
Systèmes embarqués 80 40 45: STM32, FreeRTOS, RTOS, Microcontrôleurs, Arduino, AUTOSAR, Yocto, Raspberry Pi, C
FPGA 90 60 70: VHDL, Verilog
ERP 95 45 45: SAP, Odoo, Dynamics 365, Dynamics NAV, Sage X3, Oracle E-Business Suite, NetSuite, JD Edwards, PeopleSoft, SAP S/4HANA
SAP 95 60 55: SAP FI, SAP CO, SAP MM, SAP SD, SAP PP, SAP S/4HANA, SAP BW, SAP WM, ABAP, SAP HR
CRM 95 55 65: Salesforce, HubSpot, Dynamics CRM, Pipedrive, Zoho, Sellsy, SugarCRM, Microsoft CRM
Artificial intelligence 92 55 50: Machine learning, Deep learning, NLP, LLM, Computer vision, IA générative
Machine learning 92 45 40: Deep learning, scikit-learn, XGBoost, TensorFlow, PyTorch, Random forest, Regression, Clustering, NLP, Computer vision, MLOps, Predictive modeling
Deep learning 92 50 70: TensorFlow, PyTorch, Keras
NLP 85 45 50: LLM, spaCy, NLTK, Hugging Face
IA générative 92 60 60: LLM, RAG, Prompt engineering, LangChain
Computer vision 90 55 50: OpenCV
Data science 80 45 25: Machine learning, Statistics, Python, R, Deep learning, Predictive modeling
Data analysis 80 45 25: SQL, Power BI, Tableau, Data visualization, pandas, Statistics, Business intelligence, Data mining, Excel avancé
Data visualization 92 55 65: Power BI, Tableau, Looker, Looker Studio, Qlik Sense, QlikView, Metabase, Superset
Business intelligence 92 50 65: Power BI, Tableau, Looker, Qlik Sense, QlikView, SAP BusinessObjects, Cognos, MicroStrategy, Data warehouse, SSRS
Power BI 85 60 50: DAX, Power Query
Big data 92 45 55: Hadoop, Apache Spark, Hive, HBase, Kafka, Databricks, MapReduce, Impala
Data engineering 82 40 45: ETL, Apache Spark, Airflow, dbt, Data pipelines, Kafka, Snowflake, Databricks, Data warehouse, Data lake
ETL 92 50 60: Talend, SSIS, Informatica, DataStage, Azure Data Factory, AWS Glue, NiFi, Fivetran, Data pipelines, Pentaho
Data warehouse 90 50 60: Snowflake, BigQuery, Redshift, Azure Synapse, Teradata
Statistics 85 50 40: SAS, SPSS, R, Stata, Econometrics, Biostatistique, Regression
SIG 95 50 75: ArcGIS, QGIS, MapInfo
Microsoft Office 92 80 40: Excel, Word, PowerPoint, Outlook
Bureautique 92 70 40: Microsoft Office, Excel, Word, Outlook, PowerPoint, Google Workspace, LibreOffice
Excel 95 65 70: Excel avancé, Tableaux croisés dynamiques, VBA, Google Sheets
Gestion de projet 85 45 50: PMP, PRINCE2, PMO, MS Project, Gestion de projet informatique, Agile
Amélioration continue 88 50 60: Lean management, Six Sigma, Lean manufacturing, 5S, PDCA
Lean manufacturing 85 45 55: 5S, SMED, VSM, Kanban industriel, TPM, Lean management
Gestion de la qualité 85 45 50: ISO 9001, Contrôle qualité, Audit interne, AMDEC, IATF 16949, EN 9100, 8D
Gestion administrative 75 45 45: Secrétariat, Classement, Correspondence, Gestion d'agenda, Clerical skills, Bureautique
Secrétariat 80 50 50: Gestion d'agenda, Accueil physique, Standard téléphonique, Rédaction de comptes rendus, Classement, Typing
Comptabilité 88 45 45: Comptabilité générale, Comptabilité clients, Comptabilité fournisseurs, Comptabilité auxiliaire, Tenue comptable, Clôture, Bilan, Comptabilité analytique, Rapprochement bancaire, TVA, Liasse fiscale, Révision comptable, Journal entries, Sage, Cegid, QuickBooks
Comptabilité générale 80 60 50: Tenue comptable, Bilan, Clôture, Liasse fiscale, Révision comptable, Rapprochement bancaire
Comptabilité auxiliaire 90 60 60: Comptabilité clients, Comptabilité fournisseurs
Fiscalité 88 50 60: TVA, Liasse fiscale, Déclarations fiscales, Impôt sur les sociétés
Liasse fiscale 55 55 50: Déclarations fiscales, Bilan
Audit financier 85 55 55: Commissariat aux comptes, Contrôle interne, Audit, Due diligence
Contrôle de gestion 80 45 50: Comptabilité analytique, Budget prévisionnel, Variance analysis, Reporting financier, Cost control, KPI reporting, Gestion budgétaire
Budget prévisionnel 75 70 60: Gestion budgétaire, Forecasting
Reporting financier 70 60 50: Reporting, KPI reporting
Analyse financière 82 50 55: Modélisation financière, Valorisation, Due diligence, Financial management
Sage 60 50 60: Cegid, EBP, Ciel, QuickBooks, Pennylane, Sage Paie, Sage X3, Xero
Paie 88 45 55: DSN, Silae, Sage Paie, Charges sociales, ADP, PayFit, Paie comptable, HR Access
Assurance 92 45 50: Assurance vie, Assurance IARD, Gestion de sinistres, Prévoyance, Réassurance
Banque de détail 75 50 45: Crédit immobilier, Octroi de crédit, Opérations bancaires, Moyens de paiement
Conformité 88 50 60: KYC, LCB-FT, MiFID II
Risque de crédit 80 65 55: Analyse crédit, Octroi de crédit
Marchés financiers 85 50 50: Trading, Produits dérivés, Obligations, Actions, Bloomberg
Ressources humaines 75 45 35: Recrutement, Paie, Administration du personnel, Formation professionnelle, Gestion des talents, GPEC, HR policies, Relations sociales, HR business partnering, Évaluation des performances
Recrutement 88 50 55: Sourcing, Entretiens de recrutement, Approche directe, LinkedIn Recruiter, ATS, Rédaction d'offres d'emploi, Campus recruiting
Administration du personnel 70 55 50: Contrats de travail, Gestion des temps, Intégration, SIRH, DSN
SIRH 92 50 60: Workday, Talentsoft, Lucca, HR Access, BambooHR, PeopleSoft, SAP HR
Formation professionnelle 70 55 50: Animation de formations, Formation d'adultes, Conception pédagogique, GPEC
Droit du travail 75 55 50: Relations sociales, Négociation collective, IRP
Gestion des talents 80 55 55: Évaluation des performances, Gestion des carrières, GPEC
Droit 90 40 40: Droit des affaires, Droit civil, Droit pénal, Droit public, Droit du travail, Droit des contrats, Droit des sociétés, Droit immobilier, Contentieux, Droit de la famille
Droit des affaires 90 55 55: Droit des sociétés, Droit des contrats, Droit bancaire, Droit de la concurrence, Fusions-acquisitions
Droit des contrats 70 65 60: Négociation de contrats, Relecture de contrats, Gestion de contrats, Rédaction juridique
Contentieux 75 55 50: Plaidoirie, Procédure civile, Court procedures, Discovery, Depositions
Recherche juridique 75 60 60: Westlaw, LexisNexis, Dalloz, Veille juridique, Légifrance
RGPD 80 60 50: DPO, Droit du numérique
Vente 85 45 45: Vente B2B, Vente B2C, Prospection, Négociation commerciale, Vente au détail, Vente additionnelle, Conseil client, Vente consultative, Direct sales, Closing commercial, Vente à distance, Vente SaaS
Vente B2B 75 55 55: Grands comptes, Vente complexe, Vente consultative, Vente SaaS, Prospection, Gestion de comptes
Prospection 80 60 60: Génération de leads, Qualification de leads, Customer acquisition, Appels sortants, LinkedIn Sales Navigator
Développement commercial 75 60 55: Prospection, Customer acquisition, Partenariats, Génération de leads, Vente B2B
Négociation commerciale 70 50 50: Closing commercial, Négociation fournisseurs, Grands comptes
Gestion de comptes 80 60 60: Grands comptes, Gestion de portefeuille, Fidélisation, Customer success
Service client 85 60 60: Gestion de la relation client, Gestion des réclamations, Satisfaction client, Appels entrants, Service après-vente, Accueil de la clientèle, Expérience client, Centre d'appels
Centre d'appels 80 60 60: Appels entrants, Appels sortants
Vente au détail 80 55 50: Gestion de magasin, Merchandising, Réassort, Terminal de paiement, Vente de prêt-à-porter, Cash handling, Grande distribution, Vente de luxe
Cash handling 90 80 60: Terminal de paiement
Management commercial 65 55 45: Animation de réseau, Stratégie commerciale, Sales training
Management d'équipe 60 45 45: Management commercial, Formation des équipes, Staff nurse supervision, Gestion de cuisine, Gestion de magasin
Marketing 80 45 40: Marketing digital, Marketing opérationnel, Marketing produit, Plan marketing, Stratégie de marque, Campagnes marketing, Études marketing, Marketing de contenu
Marketing digital 88 45 40: SEO, SEA, Google Ads, Google Analytics, Email marketing, Social media, Facebook Ads, Marketing automation, Marketing de contenu, Social media management, Growth hacking, Inbound marketing, CRO
SEO 80 50 60: SEMrush, Google Search Console, Ahrefs, Screaming Frog, SEO technique
SEA 95 70 60: Google Ads, Facebook Ads, LinkedIn Ads
Google Analytics 70 60 55: Matomo, Google Tag Manager, Looker Studio
Social media 92 60 65: Social media management, Instagram, Facebook, LinkedIn, TikTok Ads, Twitter, Hootsuite, Marketing d'influence
Social media management 88 75 60: Social media, Instagram, Hootsuite, Facebook
Email marketing 88 55 60: Mailchimp, Sendinblue, Marketing automation, CRM marketing
Marketing automation 88 55 60: HubSpot, Marketo, Pardot, ActiveCampaign, Sendinblue
Création de contenu 80 60 60: Rédaction web, Copywriting, Marketing de contenu, Stratégie de contenu, Storytelling
Rédaction web 70 60 60: Copywriting, Rédaction, SEO
Communication externe 75 55 55: Relations presse, Relations publiques, Communication corporate, Communication digitale
Relations presse 80 80 60: Relations publiques
Communication digitale 80 60 55: Social media, Création de contenu, Rédaction web
Graphisme 85 50 55: Photoshop, Illustrator, InDesign, PAO, Identité visuelle, Adobe Creative Suite, Illustration, Direction artistique
Adobe Creative Suite 85 80 55: Photoshop, Illustrator, InDesign, Premiere Pro, After Effects, Lightroom, Adobe XD
PAO 90 60 60: InDesign, QuarkXPress, Illustrator
UX design 80 55 60: UI design, Figma, Wireframes, Prototypage, Recherche utilisateur, Adobe XD
UI design 80 60 65: Figma, Sketch, Adobe XD, Design system
Figma 60 50 80: Sketch, Adobe XD
Montage vidéo 92 60 75: Premiere Pro, Final Cut Pro, DaVinci Resolve, Avid
Motion design 90 60 60: After Effects, Animation 2D, Animation 3D
E-commerce 80 45 60: Shopify, PrestaShop, Magento, WooCommerce, Amazon Seller Central
Soins infirmiers 80 50 45: Soins intensifs, Administration de médicaments, Pansements, Perfusion, Injections, Prélèvements, Plan de soins, Soins d'urgence, Soins palliatifs, Surveillance des patients
Soins intensifs 75 50 55: Ventilation mécanique, ACLS, Surveillance des patients, Soins d'urgence
Soins d'urgence 75 55 55: Triage, Gestes d'urgence, ACLS, AFGSU
Soins aux patients 85 60 55: Soins infirmiers, Signes vitaux, Soins d'hygiène, Surveillance des patients, Aide à la mobilité
Gestes d'urgence 90 70 80: AFGSU, Réanimation cardiopulmonaire
Soins d'hygiène 65 55 55: Aide à la mobilité, Aide aux repas, Auxiliaire de vie, Soins à domicile
Auxiliaire de vie 75 65 60: Soins à domicile, Aide aux repas, Aide à la mobilité, Soins d'hygiène
Gériatrie 85 50 60: Maladie d'Alzheimer, Animation en EHPAD
Petite enfance 88 60 60: Puériculture, Éveil de l'enfant, Montessori, Jeux éducatifs
Action sociale 75 50 50: Protection de l'enfance, Insertion professionnelle, Médiation familiale, Case management santé
Dossier patient informatisé 92 65 65: Epic, Cerner, Meditech
Recherche clinique 75 50 50: Bonnes pratiques cliniques, Pharmacovigilance
Techniques de laboratoire 82 50 50: PCR, Western blot, Chromatographie, Microscopie, Biologie moléculaire, Microbiologie, Biologie médicale, Cytométrie en flux
Génie civil 80 45 45: Béton armé, VRD, Terrassement, Géotechnique, Ouvrages d'art, Calcul de structures, Travaux publics, Assainissement
Travaux publics 85 55 55: VRD, Terrassement, Enrobés, Assainissement, Conduite d'engins
Gros œuvre 88 50 55: Maçonnerie, Coffrage, Ferraillage, Béton armé
Second œuvre 85 45 40: Plâtrerie, Peinture, Carrelage, Menuiserie, Plomberie, Isolation, Revêtement de sol
Conduite de travaux 80 60 60: Planification de chantier, Coordination de sous-traitants, Sécurité chantier, OPC
Calcul de structures 85 55 60: Robot Structural Analysis, ETABS, SAP2000, STAAD Pro
BIM 88 60 60: Revit, Navisworks, ArchiCAD, Tekla
CAO 88 50 65: AutoCAD, SolidWorks, CATIA, Creo, Inventor, Revit, Siemens NX, Solid Edge, TopSolid, Fusion 360
SolidWorks 50 50 65: CATIA, Creo, Inventor, Siemens NX, Solid Edge
Éléments finis 90 55 70: ANSYS, Abaqus, Nastran, HyperMesh, COMSOL
Chauffage 70 55 45: Plomberie, Pompes à chaleur, Climatisation
Climatisation 75 50 50: Ventilation, Froid industriel, Pompes à chaleur, Chauffage
Électricité bâtiment 80 50 50: Habilitation électrique, NF C 15-100, Courants faibles, Électrotechnique
Énergies renouvelables 92 60 60: Photovoltaïque, Éolien
Maintenance 88 55 60: Maintenance préventive, Maintenance corrective, Dépannage, GMAO, Maintenance prédictive
Électrotechnique 70 50 50: Électromécanique, Automates programmables, Électricité bâtiment, Habilitation électrique, Variateurs de vitesse
Automatisme 88 60 60: Automates programmables, SCADA, Siemens TIA Portal, Grafcet, Allen-Bradley, Schneider Unity
Automates programmables 95 65 65: Siemens TIA Portal, Allen-Bradley, Schneider Unity, Grafcet
Électronique 80 45 55: Conception de circuits imprimés, Altium Designer, OrCAD, FPGA, Microcontrôleurs, Oscilloscope
Robotique 90 55 70: Robot Fanuc, Robot KUKA, Robot ABB, ROS
Usinage 90 60 60: Tournage, Fraisage, Commande numérique, Rectification, Mastercam
Soudage 92 60 60: Soudure TIG, Soudure MIG/MAG, Soudure à l'arc
Chaudronnerie 65 55 55: Tôlerie, Tuyauterie, Soudage, Pliage
Hydraulique 50 50 50: Pneumatique
Production 75 50 50: Conduite de ligne, Réglage machines, Gestion de production, Assemblage
Gestion de production 85 55 55: Planification de production, GPAO, MES
HSE 88 55 55: Santé et sécurité, Document unique, Plan de prévention, ISO 45001, ISO 14001, OSHA, Santé et sécurité au travail, Environnement
Logistique 80 50 45: Gestion d'entrepôt, Préparation de commandes, Expédition, Réception de marchandises, Gestion des flux, Supply chain, Transport, Optimisation des stocks
Supply chain 80 50 50: Logistique, Prévision de la demande, S&OP, Gestion des flux, Optimisation des stocks
Gestion d'entrepôt 75 55 55: WMS, Préparation de commandes, Réception de marchandises, Expédition, Inventory management
Préparation de commandes 70 50 55: Préparation vocale, Emballage, Manutention
Cariste 92 75 60: CACES, Transpalette
Inventory management 88 80 60: Optimisation des stocks
Transport 85 50 50: Exploitation transport, Affrètement, Organisation de tournées, Transport international, Gestion de flotte, Livraison
Exploitation transport 80 55 60: Affrètement, Organisation de tournées, TMS
Douane 60 60 55: Incoterms, Import, Export, Transport international
Conduite poids lourd 88 60 70: FIMO, Permis C, Chronotachygraphe
Achats industriels 70 55 55: Négociation fournisseurs, Sourcing fournisseurs, Évaluation des fournisseurs, Purchasing, SAP Ariba, Achats indirects
Purchasing 85 75 60: Achats industriels, Achats indirects, Achats internationaux, Négociation fournisseurs, Gestion des fournisseurs
Cuisine 85 50 45: Préparation culinaire, Cuisson, Cuisine française, Cuisine gastronomique, Cuisine collective, Dressage, Cuisine italienne, Sauces
Gestion de cuisine 65 50 50: Création de menus, Contrôle des coûts alimentaires, Fiches techniques
Service en salle 70 55 55: Prise de commande, Banquets, Bar, Room service
Bar 88 60 60: Cocktails, Café
Hôtellerie 82 50 50: Réception hôtelière, Réservations, Conciergerie, Opera PMS, Étages, Night audit
Réception hôtelière 75 60 60: Opera PMS, Réservations, Conciergerie, Night audit, Mews, Protel
Pâtisserie 55 50 55: Boulangerie, Chocolaterie
Enseignement 85 55 45: Enseignement primaire, Enseignement secondaire, Enseignement supérieur, Gestion de classe, Préparation de cours, Évaluation des élèves, Classroom instruction, Enseignement des langues, Enseignement des mathématiques
Enseignement des langues 90 55 65: FLE, ESL
Élaboration de programmes 65 55 55: Préparation de cours, Conception pédagogique
Éducation spécialisée 80 60 55: Éducation inclusive, IEP, Autisme
Formation d'adultes 75 60 60: Animation de formations, Formation de formateurs, Formation professionnelle
E-learning 80 55 55: Articulate Storyline, Moodle, LMS
LMS 92 60 70: Moodle, Blackboard, Canvas, Google Classroom
Coaching sportif 75 50 45: Animation sportive, Yoga, Natation, EPS
Agroalimentaire 55 40 40: HACCP, ISO 22000
Sécurité privée 85 60 60: Contrôle d'accès, Vidéosurveillance, CQP APS, SSIAP`;
