/** Logistics, transport, purchasing. */
export const LOGISTICS_SKILLS = `Logistique|Logistics|Logistics management|Gestion logistique
Supply chain|Supply chain management|Chaîne d'approvisionnement|Chaîne logistique|SCM
Gestion d'entrepôt|Warehouse management|Warehousing|Entreposage|Warehouse operations|Gestion d'entrepôts|Warehouse
WMS|Warehouse management system|Reflex WMS
TMS|Transport management system
Préparation de commandes|Order picking|Picking|Order preparation|Order fulfillment|Commandes
Préparation vocale|Voice picking
Emballage|Packing|Colisage
Étiquetage logistique|Code-barres|Barcode scanning|RF scanner|Scannette
Réception de marchandises|Goods receiving|Réception|Receiving|Réception marchandises
Expédition|Shipping|Expéditions|Dispatch|Dispatching|Shipping and receiving
Chargement et déchargement|Loading and unloading|Chargement|Déchargement
Manutention|Material handling|Manual handling|Port de charges|Heavy lifting
Cariste|Forklift|Forklift operation|Conduite de chariots élévateurs|Chariot élévateur|Forklift driving|Conduite de chariot élévateur|Chariots élévateurs
CACES|CACES 1|CACES 3|CACES 5|CACES 1-3-5|CACES R489|CACES 1, 3, 5
CACES R482
CACES R486
Transpalette|Pallet jack|Gerbeur|Pallet truck
Palettisation|Palletizing
Cross-docking|Cross docking
Gestion des flux|Flow management|Flux logistiques|Gestion de flux|Flux tendus
Gestion des retours|Returns management|Reverse logistics|Logistique inverse
Prévision de la demande|Demand planning|Demand forecasting|Demand management
S&OP|PIC|PDP|Sales and operations planning|Plan industriel et commercial
MRP logistique|Calcul des besoins
Transport|Transportation|Transport management|Gestion des transports|Transport routier|Road transport|Gestion du transport
Transport international|International transport|Freight forwarding|Freight|Transit
Transport maritime|Sea freight|Ocean freight|Shipping maritime
Transport aérien|Air freight|Fret aérien
Transport multimodal|Multimodal transport
Affrètement|Chartering|Freight brokerage
Exploitation transport|Transport operations
Organisation de tournées|Route planning|Planification des tournées|Gestion de tournées|Tournées|Route optimization
Livraison|Delivery|Livraisons|Last mile|Dernier kilomètre|Deliveries
Conduite poids lourd|Truck driving|HGV driving|Conduite de poids lourds|Permis CE|Permis EC|Super poids lourd|CDL
FIMO|FCO|FIMO/FCO
ADR|Transport de matières dangereuses|Hazardous materials|Hazmat|Matières dangereuses|Marchandises dangereuses
Chronotachygraphe|Tachograph
Transport de personnes|Passenger transport|Permis D
Transport frigorifique|Cold chain|Chaîne du froid
Gestion de flotte|Fleet management|Gestion de parc
Douane|Customs|Dédouanement|Customs clearance|Customs regulations|Réglementation douanière|Formalités douanières|Customs compliance
Incoterms
Crédit documentaire|Letters of credit|Documentary credit
Import|Importation|Import operations
Achats industriels|Industrial purchasing
Achats indirects|Indirect procurement
Achats internationaux|International procurement|Global sourcing|International sourcing
Sourcing fournisseurs|Supplier sourcing|Strategic sourcing|Recherche de fournisseurs|Sourcing de fournisseurs
Négociation fournisseurs|Supplier negotiation|Négociation avec les fournisseurs|Negotiating with suppliers
Évaluation des fournisseurs|Supplier evaluation|Supplier assessment|Vendor evaluation
Gestion des litiges|Claims litigation|Litiges
Coupa
SAP Ariba|Ariba
Ivalua
Optimisation des stocks|Stock optimization|Inventory optimization
Traçabilité|Traceability|Tracking
Quality in logistics|Taux de service
3PL|Prestataire logistique
Lean logistics
Manhattan|Manhattan WMS
Blue Yonder|JDA
Shippeo
Manutention portuaire|Port operations
Aérien|Airport operations|Opérations aéroportuaires|Ground handling
Conduite|Driving|Conduite de véhicules
Coursier|Courier services
Déménagement|Moving services
Logistique e-commerce|E-commerce logistics
Logistique hospitalière|Hospital logistics
Logistique événementielle|Event logistics
Gestion des emballages|Packaging management
Carburant|Fuel management
Écoconduite|Eco-driving`;
