/** Fictional CVs as plain text, in ways that people write them. */
export const FRENCH_CV = `# Jean DUPONT-MOREL
Développeur full stack senior
12 rue des Lilas, 69003 Lyon
06 39 98 12 34 | jean.dupont-morel@example.com
De nationalité française

# À propos
Développeur depuis dix ans, attentif à la qualité et à la transmission.

# Expériences professionnelles
Développeur senior – Société Alpha SAS, Lyon
depuis mars 2021
• Refonte de la plateforme de paiement avec Kafka et PostgreSQL, 2 M€ traités par jour.
• Encadrement de trois développeurs.
Développeur back-end chez Bêta Technologies
09/2016 – 02/2021
• Développement d'API REST en C++ et en .NET.
Stage de fin d'études, Gamma, Grenoble
avril 2016 - août 2016
• Prototype de moteur de recherche.

# Formation
2013 – 2016  Diplôme d'ingénieur en informatique, INSA Lyon
2011 - 2013  DUT informatique, IUT de Grenoble

# Compétences
Langages : C++, C#, Go, R, Python
Outils : Docker, Kubernetes, Git

# Langues
Français : langue maternelle
Anglais : C1
Espagnol (notions)

# Certifications
AWS Certified Solutions Architect (2022)

# Disponibilité
Préavis de 3 mois. Télétravail partiel souhaité. Prétentions salariales : 55-60 k€. Mobilité nationale.`;

export const ENGLISH_CV = `Amara Okonkwo
Austin, TX 78701 | (512) 555-0147 | amara.okonkwo@example.com

SUMMARY
Accountant with a taste for clean books and short closings.

PROFESSIONAL EXPERIENCE

Senior Accountant                                        Jan 2019 - Present
Lonestar Foods Inc., Austin, TX
- Month-end closing for eleven entities.
- Cut invoice delays by 30%.

Staff Accountant                                         June 2015 - Dec 2018
Brazos Energy LLC, Houston, TX
- Accounts payable and bank reconciliation.

EDUCATION

Bachelor of Business Administration in Accounting, Texas State University, 2011 - 2015

SKILLS
QuickBooks, Excel, Accounts payable, SAP, Zalblat Ledger

LANGUAGES
English (native), Igbo (fluent)`;

/** Two jobs under one employer, dates at the left, no bullets; LinkedIn's order at the end. */
export const LINKEDIN_CV = `Coordonnées
camille.roussel@example.com
www.linkedin.com/in/exemple-camille

Principales compétences
Négociation
Salesforce
Prospection

Languages
Anglais (Professional Working)

# Camille Roussel
Responsable commerciale chez Delta Services
Nantes, Pays de la Loire, France

Expérience
Delta Services
6 ans 2 mois
Responsable commerciale
janvier 2021 - Present (4 ans 9 mois)
Nantes
Pilotage de douze commerciaux.
Ingénieure commerciale
novembre 2019 - décembre 2020 (1 an 2 mois)
Portefeuille de quarante clients.

Formation
Audencia
Master, Management commercial · (2017 - 2019)`;

/** No heading at all. */
export const BARE_CV = `Julie Caron
julie.caron@example.fr – 06 12 34 56 78 – Tours

2019 - 2025  Comptable, Cabinet Lefort, Tours
2016 - 2019  Aide-comptable, Cabinet Boyer, Blois

2014 - 2016  BTS Comptabilité, Lycée Grandmont, Tours

Sage, Cegid, Excel
Anglais B1`;
