/** Fictional French CVs, one after a line `=== kind`. */
export const FRENCH_CVS = `=== dev-back
Antoine Rivoal
Développeur Java senior
Rennes - antoine.rivoal@mail.example
EXPÉRIENCE
Développeur back-end Java, Assurtech Ouest, Rennes, 2018 - présent
Microservices Spring Boot, PostgreSQL, Kafka ; API REST consommées par trois applications ; intégration continue GitLab CI.
Développeur Java/JEE, SSII Argo, 2014 - 2018
Hibernate, Oracle, Maven. Maintenance d'un progiciel bancaire.
COMPÉTENCES
Java, Spring Boot, PostgreSQL, Kafka, Docker, Git, JUnit
FORMATION
Master informatique, Université de Rennes, 2014
LANGUES
Anglais B2
=== dev-back-junior
Lucie Ferrant
Lyon | lucie.ferrant@mail.example
Développeuse back-end junior
Formation
Licence professionnelle développement, IUT Lyon, 2024
Expérience
Développeuse Java (alternance) - Banque Rhodania - 09/2023 à 08/2024
Correction d'anomalies et petits services Spring. Tests unitaires JUnit. SQL.
Compétences : Java, Spring, SQL, Git
=== dev-front
Mehdi Castella
Développeur front-end React
Bordeaux
Profil
Six ans de développement d'interfaces web accessibles.
Expériences professionnelles
2020 - aujourd'hui : Développeur front-end, Studio Garonne
Applications React et TypeScript, design system, tests Cypress, accessibilité.
2018 - 2020 : Intégrateur web, Agence Pixel Sud
HTML, CSS, JavaScript, maquettes responsives.
Compétences techniques : React, TypeScript, JavaScript, CSS, Redux, Cypress, Figma
=== dev-full
Hugo Blanchet
Développeur full stack JavaScript
Nantes
Expérience
Développeur full stack, Coop Atlantique, depuis janvier 2021
Front React, API Node.js et Express, MongoDB, déploiement Docker.
Développeur web, Agence Erdre, 2019 - 2020
PHP Symfony, MySQL.
Compétences : JavaScript, React, Node.js, MongoDB, Symfony, Docker
=== devops
Soraya Benali
Ingénieure DevOps
Toulouse
Parcours
Ingénieure DevOps - Aérodata - mars 2019 à aujourd'hui
Kubernetes, Terraform, AWS, chaînes GitLab CI, supervision Prometheus et Grafana.
Administratrice systèmes Linux - Hébergia - 2015 à 2019
Parc de 300 serveurs, Ansible, sauvegardes, astreintes.
Savoir-faire : Kubernetes, Docker, Terraform, Ansible, AWS, Linux, Python
Anglais courant
=== sysadmin
Gilles Auvray
Administrateur systèmes et réseaux
Le Mans
2016 - présent Administrateur systèmes, Communauté de communes du Loir
Windows Server, Active Directory, VMware, pare-feu Fortinet, support de niveau 3.
2011 - 2016 Technicien support informatique, Mairie de Sablé
Compétences : Windows Server, Active Directory, VMware, Fortinet, GLPI
=== data-sci
Camille Orsini
Data scientist
Paris
Expérience
Data scientist, Énergie Verte, 2020 - présent : modèles de prévision de consommation, Python, scikit-learn, XGBoost, mise en production MLflow.
Data analyst, Panel Conso, 2018 - 2020 : SQL, tableaux de bord, statistiques.
Formation : Master statistique et apprentissage, 2018
Compétences : Python, machine learning, SQL, PyTorch, statistiques
=== data-ana
Yanis Leroy
Analyste de données
Lille
Analyste de données - Grande distribution du Nord - 2021 à ce jour
Tableaux de bord Power BI, requêtes SQL, suivi des ventes et des stocks.
Chargé d'études - Institut Sondéo - 2019 à 2021
Excel, SAS, enquêtes.
Outils : Power BI, SQL, Excel, SAS
=== accountant
Nathalie Perrin
Comptable générale
Dijon
Expérience professionnelle
Comptable unique, Transports Vallier, 2017 - présent
Tenue de la comptabilité générale, rapprochements bancaires, déclarations de TVA, préparation du bilan et de la liasse fiscale. Logiciel Sage.
Comptable, Cabinet Duroy, 2012 - 2017
Saisie, révision des comptes de 40 dossiers, clôtures annuelles.
Formation
BTS comptabilité et gestion, 2012
Compétences : Sage, Cegid, Excel, TVA, bilan
=== accounting-assistant
Élodie Marchal
Assistante comptable
Nancy
Assistante comptable, Imprimerie Stanislas, 2022 - aujourd'hui
Saisie des factures fournisseurs, lettrage, relances clients, classement.
Stage comptable, Cabinet Lorrain, 2021
BTS comptabilité et gestion, Lycée Poincaré, 2021
Excel, Ciel
=== controller
Vincent Hamel
Contrôleur de gestion industriel
Orléans
EXPÉRIENCES
Contrôleur de gestion, Verrerie de Loire, 2019 - présent
Budget, reprévisions, calcul des coûts de revient, analyse des écarts, reporting mensuel au siège. SAP CO, Power BI.
Auditeur financier, Cabinet Fiducial Centre, 2016 - 2019
FORMATION Master contrôle de gestion, IAE d'Orléans, 2016
Excel avancé, SAP, VBA, anglais B2
=== chief-accountant
Brigitte Colin
Responsable comptable
Strasbourg
Responsable comptable, Brasserie du Rhin, 2014 - présent
Encadrement de cinq comptables, clôtures mensuelles, consolidation, relations avec les commissaires aux comptes, fiscalité.
Comptable, Groupe Alsatis, 2006 - 2014
DCG, DSCG
=== nurse-icu
Claire Ducos
Infirmière diplômée d'État
Lille
Expérience
Infirmière en réanimation, CHU de Lille, depuis 2019
Surveillance des patients ventilés, administration des traitements, hémodialyse, accueil des familles.
Infirmière aux urgences, Hôpital de Douai, 2016 - 2019
Tri, prélèvements, gestes d'urgence.
Formation
Diplôme d'État d'infirmier, IFSI de Lille, 2016. AFGSU niveau 2
=== nurse-home
Romain Sabatier
Infirmier D.E. en EHPAD
Angers
Infirmier, EHPAD Les Tilleuls, 2020 - présent
Soins aux résidents, pansements, distribution des médicaments, transmissions, encadrement des aides-soignantes.
Infirmier, service de médecine, clinique de l'Anjou, 2017 - 2020
Diplôme d'État d'infirmier 2017
=== care-assistant
Fatou Sané
Aide-soignante
Saint-Denis
Expériences
Aide-soignante de nuit, EHPAD Korian, 2018 - aujourd'hui
Soins d'hygiène et de confort, aide aux repas, aide à la mobilité, transmissions.
Agent de service hospitalier, Hôpital Delafontaine, 2015 - 2017
Diplôme d'État d'aide-soignant 2018
=== home-carer
Martine Guillou
Auxiliaire de vie
Quimper
Auxiliaire de vie sociale, ADMR du Finistère, 2013 - présent
Aide à la toilette, préparation des repas, courses, compagnie auprès de personnes âgées à domicile.
DEAES 2013, permis B
=== sales-b2b
Julien Astier
Commercial B2B
Clermont-Ferrand
Expérience
Attaché commercial, Bureautique Centre, 2017 - présent
Prospection d'entreprises, rendez-vous, négociation, portefeuille de 150 clients, suivi dans Salesforce.
Commercial terrain, Télécom Auvergne, 2014 - 2017
Vente de solutions téléphoniques aux PME, 110 % de l'objectif.
BTS négociation et relation client. Permis B
=== sales-junior
Inès Moreau
Commerciale débutante
Tours
Stagiaire commerciale - Éditions du Cher - 2024 (6 mois) : prospection téléphonique, devis, CRM.
Vendeuse saisonnière - Camping du Lac - étés 2021 et 2022
BTS NDRC 2024
=== retail-sales
Thomas Vidal
Vendeur conseil
Perpignan
Vendeur en prêt-à-porter, Boutique Catalane, 2019 - présent
Accueil et conseil des clients, encaissement, réassort, étalage.
Employé de rayon, Hypermarché Sud, 2016 - 2019
=== key-account
Sandrine Weber
Responsable grands comptes
Metz
Key account manager, Emballages de l'Est, 2015 - présent
Négociation d'accords-cadres avec dix groupes industriels, appels d'offres, fidélisation, 12 M€ de chiffre d'affaires.
Ingénieure commerciale, Plastiform, 2009 - 2015
École de commerce ICN. Anglais C1, allemand B2
=== recruiter
Laura Benet
Chargée de recrutement
Paris
Expériences
Chargée de recrutement, Cabinet Hexa RH, 2020 - présent
Sourcing LinkedIn Recruiter, entretiens, approche directe, rédaction d'annonces, 60 recrutements par an.
Assistante recrutement, Intérim Plus, 2018 - 2020
Master ressources humaines 2018
=== payroll
Karim Duval
Gestionnaire de paie
Grenoble
Gestionnaire de paie, Cabinet Alpes Expertise, 2016 - présent
400 bulletins par mois, DSN, charges sociales, entrées et sorties, Silae.
Assistant paie, Groupe Montagne, 2013 - 2016
Licence professionnelle métiers de la paie
=== hr-generalist
Sophie Arnaud
Chargée de ressources humaines
Annecy
Chargée RH, Mécanique du Léman, 2018 - présent
Administration du personnel, contrats de travail, plan de formation, recrutement, relations avec le CSE.
Assistante RH, Fromagerie des Aravis, 2015 - 2018
Master gestion des ressources humaines
=== digital-marketing
Alexandre Petit
Responsable marketing digital
Montpellier
Expérience
Responsable acquisition, Soleil Voyages, 2019 - présent
Google Ads, SEO, e-mailing, budget de 600 k€, analyse Google Analytics, équipe de trois personnes.
Chargé de webmarketing, Agence Lez, 2015 - 2019
Compétences : SEO, SEA, Google Ads, Google Analytics, marketing automation
=== community
Manon Texier
Community manager
Brest
Community manager, Océan Radio, 2021 - présent
Animation des réseaux sociaux Instagram et TikTok, création de contenus, calendrier éditorial.
Assistante communication, Ville de Brest, 2019 - 2021
=== designer
Pauline Roche
Graphiste
Marseille
Graphiste, Agence Calanques, 2017 - aujourd'hui
Identités visuelles, affiches, brochures, packaging. Photoshop, Illustrator, InDesign.
Maquettiste, Presse du Sud, 2014 - 2017
BTS design graphique. Portfolio en ligne.
=== product-marketing
Olivier Granger
Chef de produit
Lyon
Chef de produit, Laboratoires Saônex, 2018 - présent
Lancement de gammes, études de marché, plan marketing, prix, formation des commerciaux.
Assistant chef de produit, Cosmétiques Bellerive, 2015 - 2018
=== chef
Marc Ollivier
Chef de cuisine
Saint-Malo
Expérience
Chef de cuisine, Restaurant Les Remparts, 2016 - présent
Carte de saison, brigade de huit personnes, calcul des coûts matières, HACCP, commandes fournisseurs.
Second de cuisine, Hôtel de la Plage, 2011 - 2016
CAP cuisine, BP cuisine
=== cook-junior
Enzo Ricci
Commis de cuisine
Nice
Commis de cuisine, Brasserie Masséna, 2023 - présent
Préparations froides, mise en place, nettoyage du poste.
Apprenti cuisinier, Le Vieux Port, 2021 - 2023
CAP cuisine 2023
=== waiter
Jade Fontaine
Serveuse
Biarritz
Serveuse, Café de la Côte, 2020 - aujourd'hui
Service en salle, prise de commande, encaissement, bar.
Employée polyvalente, restauration rapide, 2018 - 2020
Anglais et espagnol courants
=== maths-teacher
Denis Morvan
Professeur de mathématiques
Vannes
Professeur de mathématiques certifié, Collège Saint-Exupéry, 2012 - présent
Cours de la sixième à la troisième, aide aux élèves en difficulté, professeur principal.
CAPES de mathématiques 2011, master de mathématiques
=== primary-teacher
Aurélie Besson
Professeure des écoles
Limoges
Professeure des écoles, École Jules-Ferry, 2015 - présent
Classe de CE1, projets de lecture, rencontres avec les parents.
Master MEEF, concours CRPE 2015
=== trainer
Fabrice Lenoir
Formateur pour adultes en bureautique
Rouen
Formateur indépendant, 2014 - présent
Stages Excel, Word et PowerPoint en entreprise, conception de supports.
Assistant administratif, 2008 - 2014
=== jurist
Hélène Vasseur
Juriste d'entreprise
Lille
Juriste droit des affaires, Groupe Textile du Nord, 2018 - présent
Rédaction et négociation de contrats commerciaux, droit des sociétés, contentieux, RGPD.
Juriste contrats, Assurances Mutuelles, 2015 - 2018
Master 2 droit des affaires
=== lawyer
Paul Chauvin
Avocat en droit du travail
Paris
Avocat collaborateur, Cabinet Lafayette, 2016 - présent
Conseil aux employeurs, plaidoiries devant les prud'hommes, négociations.
CAPA 2015, Barreau de Paris
=== legal-assistant
Nora Haddad
Assistante juridique
Toulon
Assistante juridique, Cabinet d'avocats Provence, 2019 - présent
Secrétariat juridique, actes de procédure, RPVA, prise de rendez-vous.
=== mason
José Almeida
Maçon coffreur
Pau
Maçon, Béarn Construction, 2010 - présent
Coffrage, ferraillage, béton, murs en parpaings, lecture de plans.
CAP maçonnerie
=== site-manager
Stéphane Riou
Conducteur de travaux
Nantes
Conducteur de travaux gros œuvre, Bâtisseurs de l'Estuaire, 2015 - présent
Préparation et suivi de chantiers de logements, planning, budget, coordination des sous-traitants, sécurité.
Chef de chantier, Loire Béton, 2009 - 2015
DUT génie civil
=== electrician
Kevin Brunet
Électricien du bâtiment
Valence
Électricien, Drôme Élec, 2016 - présent
Installations neuves et rénovation, tableaux, norme NF C 15-100, habilitation électrique BR.
CAP électricien
=== maintenance
Patrick Lemoine
Technicien de maintenance industrielle
Amiens
Technicien de maintenance, Pneus de Picardie, 2013 - présent
Maintenance préventive et corrective de lignes de production, automates Siemens, hydraulique, GMAO.
Électromécanicien, Sucrerie du Santerre, 2008 - 2013
BTS maintenance industrielle
=== machinist
Loïc Gauthier
Usineur sur commande numérique
Cluses
Tourneur-fraiseur CN, Décolletage du Faucigny, 2012 - présent
Réglage des machines, programmation Fanuc, contrôle au pied à coulisse.
Bac pro technicien d'usinage
=== mech-engineer
Agathe Simon
Ingénieure mécanique
Belfort
Ingénieure conception mécanique, Turbines de l'Est, 2017 - présent
Conception sous CATIA et SolidWorks, calculs par éléments finis ANSYS, suivi des prototypes et des essais.
Diplôme d'ingénieur ENSMM 2017. Anglais C1
=== warehouse
Bruno Fabre
Magasinier cariste
Valenciennes
Magasinier cariste, Plateforme Logistique du Hainaut, 2017 - présent
Réception, rangement, préparation de commandes, inventaires. CACES 1, 3 et 5, scanner, WMS.
Préparateur de commandes, Drive Express, 2014 - 2017
=== logistics-manager
Céline Barbier
Responsable logistique
Le Havre
Responsable d'entrepôt, Port Fret Normandie, 2014 - présent
Encadrement de 40 personnes, organisation des flux, indicateurs, transporteurs, sécurité.
Master logistique
=== truck-driver
Didier Lopez
Chauffeur poids lourd
Nîmes
Conducteur SPL, Transports du Gard, 2009 - présent
Livraisons nationales, permis C et CE, FIMO, ADR, carte conducteur.
=== buyer
Anne-Laure Tissot
Acheteuse industrielle
Besançon
Acheteuse, Horlogerie Comtoise, 2016 - présent
Consultation et négociation avec les fournisseurs, achats de composants, réduction des coûts, SAP MM.
=== exec-assistant
Catherine Dubreuil
Assistante de direction
Paris
Assistante de direction trilingue, Groupe Horizon, 2011 - présent
Agenda du directeur général, déplacements, comptes rendus, préparation des conseils d'administration.
BTS assistant de manager. Anglais C1, allemand B2
=== receptionist
Mélissa Faure
Hôtesse d'accueil
Lyon
Hôtesse d'accueil standardiste, Tour Part-Dieu, 2020 - présent
Accueil des visiteurs, standard téléphonique, courrier, réservation de salles.
=== bank-advisor
Guillaume Noël
Conseiller clientèle particuliers
Caen
Conseiller bancaire, Caisse Normande, 2017 - présent
Portefeuille de 500 clients, crédits immobiliers, épargne, assurance, rendez-vous.
Chargé d'accueil, Caisse Normande, 2015 - 2017
Licence professionnelle banque
=== insurance
Virginie Pons
Gestionnaire sinistres
Niort
Gestionnaire sinistres IARD, Mutuelle de l'Ouest, 2014 - présent
Instruction des dossiers automobile et habitation, indemnisation, relations avec les experts.`;
