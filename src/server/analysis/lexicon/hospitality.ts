/** Hotels, restaurants, tourism, beauty and sport. */
export const HOSPITALITY_SKILLS = `Cuisine|Cooking|Culinary arts|Arts culinaires|Culinary skills|Culinary
Cuisine française|French cuisine|Cuisine traditionnelle
Cuisine gastronomique|Fine dining|Gastronomie|Gastronomy
Cuisine italienne|Italian cuisine
Cuisine asiatique|Asian cuisine
Cuisine végétarienne|Vegetarian cooking|Vegan cooking|Cuisine végétale
Cuisine collective|Restauration collective|Collective catering|Institutional catering
Cuisson|Cuissons|Grill cooking|Grilling|Cuisson sous vide|Sous vide
Préparation culinaire|Food preparation|Préparations culinaires|Mise en place|Food prep|Préparation des plats
Dressage|Plating|Food presentation|Dressage des assiettes|Dressage d'assiettes
Sauces|Fonds et sauces
Pâtisserie|Pastry|Baking|Desserts|Pastry making
Boulangerie|Bread making|Breadmaking|Viennoiserie
Chocolaterie|Chocolate making|Confiserie
Boucherie|Butchery|Découpe de viande|Meat cutting
Charcuterie
Poissonnerie|Fishmonger|Découpe de poisson|Fish preparation
Pizza|Pizzaiolo|Pizza making
Traiteur|Catering|Service traiteur
Snacking|Restauration rapide|Fast food
Création de menus|Menu planning|Menu development|Élaboration de menus|Élaboration des menus|Conception de menus|Création de cartes|Élaboration de la carte|Menu design
Fiches techniques|Recipe costing|Recipe development|Fiches recettes
Contrôle des coûts alimentaires|Food cost control|Food cost|Calcul des coûts matières|Ratios
HACCP|Normes HACCP|Hygiène alimentaire|Food hygiene|Hygiène HACCP|Règles d'hygiène HACCP|Food safety|Food handling|Sécurité alimentaire|ServSafe|Food Handler
Permis d'exploitation|Licence IV
Service en salle|Table service|Service à table|Waiting tables|Service à l'assiette|Restaurant service|Service de restaurant|Food service
Prise de commande|Order taking|Taking orders
Accueil de la clientèle|Guest service|Guest services|Guest relations|Accueil client|Accueil des clients|Customer greeting|Guest satisfaction
Bar|Bartending|Service au bar|Tenue de bar
Cocktails|Mixologie|Mixology|Mixology and cocktails
Sommellerie|Wine service|Wine knowledge|Œnologie et sommellerie|Accords mets et vins|Wine pairing
Café|Coffee making|Barista|Latte art
Banquets|Banqueting|Banquet service|Séminaires et banquets
Room service|Service en chambre
Gestion de restaurant|Restaurant management|Restaurant operations|Food and beverage|F&B|Food and beverage management|Food & beverage|Gestion de la restauration|Restauration
Gestion de cuisine|Kitchen management|Direction de cuisine|Management de brigade|Gestion de brigade|Encadrement de brigade|Kitchen operations
Plonge|Dishwashing
Hôtellerie|Hospitality|Hotel management|Gestion hôtelière|Hotel operations|Hospitality management
Réception hôtelière|Hotel reception|Front office|Réception d'hôtel|Check-in|Check-in/check-out|Front desk operations
Réservations|Reservations|Booking|Gestion des réservations|Reservation management
Conciergerie|Concierge services
Night audit|Audit de nuit|Veille de nuit
Étages|Housekeeping hôtelier|Gouvernance hôtelière|Room cleaning|Entretien des chambres|Nettoyage des chambres
Blanchisserie|Laundry|Lingerie|Repassage|Ironing
Yield management|Revenue management
Opera PMS|Fidelio|Opera Fidelio
Amadeus|Amadeus GDS
Sabre
Galileo
Protel
Mews
Micros|Micros POS|Oracle Micros
Aloha|Aloha POS
Toast POS|Toast
Lightspeed
OpenTable
TheFork|La Fourchette
Booking.com|Expedia|OTA
Tourisme|Tourism|Travel industry|Travel
Agence de voyages|Travel agency|Billetterie|Ticketing|Forfaitiste
Guide touristique|Tour guiding|Guided tours|Visites guidées|Tour operations
Animation touristique|Animation|Entertainment|Animation de clubs
Accueil touristique|Tourist information
Croisières|Cruise
Personnel navigant|Cabin crew|Service à bord
Coiffure|Hairdressing|Coupe|Hairstyling|Hair cutting
Coloration|Hair coloring|Colorations
Esthétique|Beauty care|Soins esthétiques|Esthetics|Soins du visage|Facial treatments
Manucure|Manicure|Onglerie|Nail care
Épilation|Waxing
Maquillage|Makeup|Make-up|Make up
Spa|Spa management|Bien-être spa
Coaching sportif|Sports coaching|Fitness|Personal training|Musculation|Préparation physique
Natation|Swimming|Maître-nageur|Lifeguarding|BNSSA|BEESAN
Yoga|Pilates
Arbitrage sportif|Refereeing
Animation sportive|Sports instruction|BPJEPS
Allergènes|Food allergens|Allergen awareness
Nettoyage de cuisine|Kitchen cleaning|Plan de nettoyage
Kitchen equipment|Matériel de cuisine
Portion control|Contrôle des portions
Private events|Événements privés|Mariages|Wedding planning
Décoration de tables|Art de la table|Arts de la table
Fleuriste|Floristry|Art floral|Composition florale`;
