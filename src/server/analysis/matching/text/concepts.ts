/** Words of work that mean the same in French and English, one notion a line, so that texts of the two languages share words. */
export const CONCEPTS = `vente ventes vendre vendeur vendeuse sales sell selling sold sale
client clients cliente clientele customer customers client clients guest guests
equipe equipes team teams staff
gestion gerer gere management manage managing managed gestionnaire manager
projet projets project projects
developpement developper developpe development develop developing developed
conception concevoir concu design designing designed
entretien maintenance maintenir maintain maintaining
entrepot entrepots warehouse warehouses warehousing
livraison livraisons livrer delivery deliver deliveries delivering
achat achats acheter purchase purchasing purchases procurement buying buy
fournisseur fournisseurs supplier suppliers vendor vendors
commande commandes order orders
stock stocks inventory inventories inventaire inventaires
facture factures facturation invoice invoices invoicing billing
comptabilite comptable comptables accounting accountant bookkeeping ledger
paie salaires salaire bulletins payroll wages salary
impot impots fiscal fiscale fiscales fiscalite tax taxes taxation
budget budgets budgetaire budgeting
banque banques bancaire bancaires bank banks banking
credit credits pret prets loan loans lending mortgage
assurance assurances insurance insurances
sinistre sinistres claim claims
risque risques risk risks
audit audits auditing auditeur auditor
cloture clotures closing closings
tresorerie treasury cash
enseignement enseigner enseignant cours teaching teach teacher teachers class classes lesson lessons classroom
eleve eleves etudiant etudiants student students pupil pupils learner learners
ecole ecoles scolaire scolaires school schools
enfant enfants child children kids
education educatif educatifs educative educational
formation formations former formateur training train trainings trainer
apprentissage apprentissages learning
soin soins soigner care caring nursing healthcare
patient patients patiente resident residents
infirmier infirmiere infirmiers nurse nurses
sante medical medicale medicaux health healthcare
hopital hopitaux hospitalier hospitaliere hospital hospitals clinic clinique
medicament medicaments medication medications drug drugs traitement traitements treatment treatments
toilette hygiene hygiene sanitaire
personnes agees ages elderly seniors older
domicile home homes
urgence urgences emergency emergencies
chirurgie chirurgical surgery surgical
cuisine cuisiner cuisinier kitchen cook cooking culinary
plat plats repas menu menus carte dish dishes meal meals food
restaurant restaurants restauration catering
salle waiter waitress
boisson boissons beverage beverages drink drinks bar
hotel hotels hotellerie hoteliere hospitality
chambre chambres room rooms
chantier chantiers
batiment batiments construction building buildings construire build
travaux works
plan plans drawing drawings blueprint blueprints
beton concrete
electricite electrique electriques electricien electrical electric electrician electricity wiring
mecanique mecaniques mecanicien mechanical mechanic mechanics
soudure soudage souder soudeur welding welder weld
usine usines atelier ateliers factory plant workshop
machine machines equipement equipements equipment
panne pannes depannage depanner reparation reparations reparer troubleshooting troubleshoot repair repairs repairing fault faults breakdown
outil outils tool tools
piece pieces part parts
securite surete safety security
qualite quality
controle controler controles control controls checking inspection inspections inspect
production produire fabrication fabriquer manufacturing produce production
ligne lignes line lines
essai essais test tests tester testing recette
logiciel logiciels software application applications
donnees donnee data
reseau reseaux network networks networking
serveur serveurs server servers
systeme systemes system systems
base bases database databases
web website websites
utilisateur utilisateurs user users
infrastructure infrastructures
deploiement deployer deployment deploy deploying deployed
sauvegarde sauvegardes backup backups
ordinateur ordinateurs informatique computer computers it
analyse analyser analyses analyste analysis analyze analyse analytics analyst
rapport rapports reporting report reports
tableau tableaux dashboard dashboards
recherche recherches research
recrutement recruter recruteur recruitment recruiting recruit hiring hire recruiter
candidats candidatures candidate candidates applicants applicant talent talents
personnel salaries salarie collaborateurs collaborateur employes employe employees employee workforce
contrat contrats contract contracts
juridique juridiques droit legal law laws
avocat avocats attorney lawyer lawyers attorneys
contentieux litiges litige litigation dispute disputes
tribunal tribunaux court courts audience audiences hearing hearings
marche marches market markets
marketing mercatique
publicite publicitaire advertising ads advertisement
marque marques brand brands branding
contenu contenus content contents
reseaux sociaux social
redaction rediger redacteur writing write writer drafting draft redactionnel
presse media medias press
evenement evenements evenementiel event events
image visuel visuels graphique graphiques graphic graphics visual visuals
photo photos photographie photography photographs
magasin magasins boutique boutiques store stores shop retail
caisse caisses encaissement encaissements cash cashier register checkout
rayon rayons shelf shelves
accueil accueillir welcome welcoming greeting reception
telephone telephonique telephoniques appel appels phone telephone call calls
courrier courriers mail correspondence
agenda agendas planning plannings calendar schedule scheduling schedules diary
reunion reunions meeting meetings
dossier dossiers file files record records
secretariat secretaire secretary secretarial administratif administrative administratives clerical
direction directeur directrice director executive executives
transport transports transporter transportation transporting
conduite conduire conducteur chauffeur driving drive driver
camion camions vehicule vehicules truck trucks vehicle vehicles lorry fleet flotte
chargement charger dechargement loading unloading load
preparation preparer preparateur picking pick picker preparing prepare
emballage conditionnement packing packaging
expedition expeditions shipping ship dispatch shipment shipments
douane douanes douaniere customs
import export international
chariot chariots cariste forklift forklifts
nettoyage nettoyer entretien cleaning clean cleaner housekeeping
jardin jardins jardinier espaces verts garden gardens gardening landscaping landscape
agricole agricoles agriculture exploitation agricultural farm farming farmer crops crop culture
animaux animal animals elevage livestock
voyage voyages tourisme touristique touristiques travel tourism tours tour
avion avions aerien aerienne aircraft aviation flight flights aeronautique airport aeroport
voiture automobile automobiles auto car cars automotive
vetement vetements textile textiles mode apparel clothing fashion garment garments
coiffure coiffeur hair hairdressing
beaute esthetique beauty
sport sports sportif sportive fitness gym exercise
musique music musical
art arts artistique artistic artist artists
livre livres bibliotheque book books library
traduction traduire traducteur translation translate translator
environnement environnemental environmental environment
energie energies energetique energy power
eau eaux water
chimie chimique chimiques chemical chemistry
laboratoire laboratoires laboratory lab
immobilier immobiliere property properties estate
location locatif locataire locataires bail lease leasing rental tenant tenants
banlieue quartier community communaute
prospection prospecter prospects prospection prospecting prospect
negociation negocier negotiation negotiating negotiate
objectif objectifs target targets goals goal quota
chiffre affaires revenue turnover
strategie strategique strategiques strategy strategic strategies
croissance growth
amelioration ameliorer improvement improve improving
procedure procedures process processus processes
norme normes reglementation reglementaire standards standard regulations regulatory compliance conformite
planification planifier planning plan
encadrement encadrer encadre superviser supervision supervise supervised supervising supervisor lead leading leadership
conseil conseiller conseils advice advise advising advisor consulting counseling
accompagnement accompagner support supporting assist assisting assistance aide aider
suivi suivre monitoring monitor follow tracking track
relation relations relationship relationships
partenaire partenaires partner partners partnership partnerships
besoin besoins needs need requirements
devis estimate estimates quote quotes quotation quotations
cout couts cost costs costing
prix tarif tarifs price prices pricing
appels offres tender tenders bid bids rfp
communication communiquer communicate communicating
oral orale spoken verbal
langue langues language languages linguistic
mathematiques maths math mathematics
histoire history
sciences science scientifique scientific
ingenieur ingenieure ingenierie engineer engineering engineers
technicien technique techniques technical technician
ouvrier manoeuvre worker labourer laborer
bois menuiserie wood carpentry joinery woodworking
peinture peindre peintre painting paint painter
plomberie plombier plumbing plumber
chauffage climatisation heating hvac cooling conditioning
toiture couverture roof roofing
terrain land ground
mesure mesures measurement measuring metrology metrologie
dessin dessiner drafting sketch sketches
pilotage piloter steering coordinate coordination coordinating coordonner coordinateur coordinator
installation installer installations install installing
montage assembler assemblage assembly assemble assembling
reglage reglages setup adjust adjustment calibration
handicap handicapees disability disabilities disabled
famille familles parents parent family families
social sociale insertion welfare
loisirs animation animer activites activities leisure recreation
prevention prevent preventive preventif
surveillance surveiller patrol guard watch
incendie fire
police law enforcement
chien chat pet pets
investissement investissements investment investments investing
actions obligations securities equity equities
fonds fund funds
patrimoine wealth assets asset
prevision previsions forecast forecasting forecasts
ecart ecarts variance variances
consolidation consolider consolidated
declaration declarations filing filings returns
rapprochement rapprochements lettrage reconciliation reconciliations reconcile
recouvrement relance relances collection collections
satisfaction fidelisation retention loyalty
reclamation reclamations complaint complaints
nuit nuits night nights
week ends weekend weekends
debutant debutants junior entry beginner
seo referencement
campagne campagnes campaign campaigns
lancement launch launches
gamme produit produits product products range
innovation innovations innovant innovative
interne internes internal
externe externes external
veille watch benchmark
flux flow flows logistique logistics logistical
approvisionnement approvisionner supply supplies replenishment sourcing
agence agences agency agencies branch branches
cabinet cabinets practice firm firms
portefeuille portefeuilles portfolio portfolios
voyage voyages deplacement deplacements travel travelling
caisse caisses till tills checkout
logement logements housing dwelling dwellings homes
renovation rehabilitation refurbishment
calcul calculs calculer calculation calculations calculate
concours examen examens exam exams examination examinations
lecture lire reading read
colis parcel parcels
palette palettes pallet pallets
quai quais bay bays
marchandise marchandises goods freight
camion camions truck trucks lorry lorries
frais fees expenses expense depenses depense
remboursement remboursements refund refunds reimbursement
abonnement abonnements subscription subscriptions
solde soldes balance balances
bulletin bulletins payslip payslips
conge conges absence absences
embauche embaucher onboarding hire
licenciement licenciements dismissal dismissals redundancy
retraite retraites pension pensions retirement
guichet counter desk
plaidoirie plaider pleading plead advocacy
acte actes deed deeds
temoin temoins witness witnesses
victime victimes victim victims
enquete enquetes survey surveys investigation investigations
sondage sondages poll polls
annonce annonces advert adverts advertisement advertisements
affiche affiches poster posters
maquette maquettes mockup mockups layout layouts
dessin dessins drawing drawings sketch
couleur couleurs color colour colors colours
tissu tissus fabric fabrics
echantillon echantillons sample samples
collection collections
rangement ranger tidy tidying storage store storing
etage etages floor floors
lit lits bed beds
petit dejeuner breakfast
gateau gateaux cake cakes dessert desserts pastry pastries patisserie patisseries
pain bread
viande viandes meat meats
poisson poissons fish seafood
legume legumes vegetable vegetables fruit fruits
vin vins wine wines
brigade crew brigades
allergene allergenes allergen allergens
plaie plaies pansement pansements wound wounds dressing dressings
sang blood prelevement prelevements
perfusion perfusions infusion infusions drip
lavage laver wash washing toilette
mobilite mobility moving
naissance naissances birth births maternite maternity
bebe bebes baby babies nourrisson
dent dents dental tooth teeth dentaire
vision eye eyes lunettes glasses
muscle muscles reeducation rehabilitation
psychique mental
addiction addictions drogue substance
vaccin vaccins vaccination vaccine vaccines
matiere matieres subject subjects
devoirs homework
evaluation evaluations evaluer assess assessment assessments
difficulte difficultes difficulty difficulties struggling
jeu jeux game games play
livre livres book books
musee musees museum museums
exposition expositions exhibition exhibitions
spectacle spectacles theatre theater
visite visites visit visits
image images picture pictures
montage editing edit
tournage filming shooting shoot
voix voice
chanson chant song singing
danse dance
actionnaire actionnaires shareholder shareholders
levee fundraising don dons donation donations donors mecenat
association associations charity charities nonprofit
benevole benevoles volunteer volunteers
citoyen citoyens citizen citizens
election elections vote
mairie council municipality commune communes
mur murs wall walls
brique briques brick bricks parpaing block blocks
coffrage formwork
tuyau tuyaux pipe pipes piping tuyauterie
chaudiere chaudieres boiler boilers
cablage cable cables wiring
tableau electrique switchboard panel panels
moteur moteurs engine engines motor
pneu pneus tyre tyres tire tires
frein freins brake brakes
carrosserie bodywork
roulement roulements bearing bearings
acier steel
metal metaux metals
aluminium aluminum
plastique plastiques plastic plastics
tolerance tolerances
maquette prototype prototypes
brevet brevets patent patents
maladie maladies disease diseases illness
recolte recoltes harvest harvesting
semis semence semences seed seeds sowing
sol sols soil soils
tracteur tracteurs tractor tractors
vache vaches cow cows dairy laitier
vigne vignes vineyard vineyards
arbre arbres tree trees
plante plantes plant plants
foret forets forest forests wood
dechet dechets waste recycling recyclage
pollution emissions emission
carbone carbon
passager passagers passenger passengers
vol vols flight flights
navire navires ship ships vessel vessels
trajet trajets route routes journey
horaire horaires schedule timetable shifts shift
ronde rondes patrol patrols
intrusion intruder access acces
alarme alarmes alarm alarms alerte alertes alert alerts
incident incidents
vulnerabilite vulnerabilites vulnerability vulnerabilities
menace menaces threat threats
entrainement entrainer coaching coach train
poids weight
competition competitions match
cheveux hair
peau skin
ongles nails
bijou bijoux jewellery jewelry
pierre stone stones
argile clay ceramique ceramic ceramics
cuir leather
couture sewing sew
linge laundry linen
poussiere dust
porte portes door doors
immeuble immeubles building
bailleur landlord
annuaire directory
courriel email emails mail
file attente queue
ticket tickets
ecran ecrans screen screens interface interfaces
modele modeles model models modelling modeling
prediction predictions predict predictive
algorithme algorithmes algorithm algorithms
statistique statistiques statistics statistical
requete requetes query queries
nuage cloud
pare firewall
automatisation automatiser automation automate automated
version versions release releases
parcours journey journeys
utilisabilite usability
accessibilite accessibility accessible
taux rate rates
marge marges margin margins
rentabilite profitability profit profits
perte pertes loss losses
concurrent concurrents competitor competitors concurrence competition
enseigne enseignes retailer retailers
remise remises discount discounts
salon salons fair fairs exhibition
mensuel mensuelle monthly
annuel annuelle annual yearly
hebdomadaire weekly
quotidien daily
trimestriel quarterly
epargne savings saving
ferroviaire rail railway
residence residences residents ehpad
planche planches board boards`;
