/** French name of skills that the lexicon keeps under an English one; product and method names stay. */
export const FRENCH_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `Artificial intelligence|Intelligence artificielle
Computer vision|Vision par ordinateur
Data analysis|Analyse de données
Data engineering|Ingénierie des données
Data visualization|Visualisation de données
Data mining|Fouille de données
Data modeling|Modélisation de données
Data governance|Gouvernance des données
Data quality|Qualité des données
Data cleaning|Nettoyage de données
Data management|Gestion des données
Data entry|Saisie de données
Statistics|Statistiques
Econometrics|Économétrie
Probability|Probabilités
Mathematics|Mathématiques
Predictive modeling|Modélisation prédictive
Time series|Séries temporelles
Forecasting|Prévisions
Regression|Régression
Recommendation systems|Systèmes de recommandation
KPI reporting|Tableaux de bord
Survey design|Enquêtes
Typing|Dactylographie
Correspondence|Courrier
Consulting|Conseil
Clerical skills|Travaux de secrétariat
Research|Recherche
Presentations|Présentations
Policy development|Élaboration de politiques
Inventory management|Gestion des stocks
Purchasing|Achats
Cash handling|Encaissement
Quality standards|Normes de qualité
Confidential records|Dossiers confidentiels
Variance analysis|Analyse des écarts
French GAAP|Plan comptable général
Cost control|Maîtrise des coûts
Pricing|Tarification
Project finance|Financement de projets
Journal entries|Écritures comptables
Depreciation|Amortissements
Financial management|Gestion financière
Commercial awareness|Sens commercial
Customer acquisition|Acquisition de clients
Revenue growth|Croissance du chiffre d’affaires
Sales training|Formation à la vente
Sales reporting|Suivi des ventes
Product knowledge|Connaissance des produits
Direct sales|Vente directe
Relationship building|Développement de la relation
Landing pages|Pages d’atterrissage
Marketing communications|Communication marketing
Brand awareness|Notoriété de marque
Speech writing|Rédaction de discours
Benefits administration|Gestion des avantages sociaux
HR policies|Politiques RH
Workers compensation|Accidents du travail
Background checks|Vérification des références
Employee handbook|Règlement intérieur
Campus recruiting|Relations écoles
Document review|Revue documentaire
Court procedures|Procédures judiciaires
Depositions|Dépositions
Legal billing|Facturation juridique
Law enforcement|Maintien de l’ordre
Emergency management|Gestion des urgences
Compassionate care|Soins bienveillants
Building codes|Règles de construction
Concrete finishing|Finition du béton
Oil and gas|Pétrole et gaz
Power tools|Outillage électroportatif
Cost of quality|Coût de la qualité
Quality in logistics|Qualité logistique
Night audit|Audit de nuit
Kitchen equipment|Matériel de cuisine
Portion control|Maîtrise des portions
Private events|Réceptions privées
Literacy|Alphabétisation
Student engagement|Motivation des élèves
Behavior management|Gestion des comportements
Educational technology|Numérique éducatif
College counseling|Orientation post-bac
Classroom instruction|Enseignement en classe`
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
);
