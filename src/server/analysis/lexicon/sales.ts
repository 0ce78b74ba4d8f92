/** Sales, retail, customer relations. */
export const SALES_SKILLS = `Vente|Sales|Ventes|Selling|Techniques de vente|Sales techniques|Vente de produits
Prospection|Prospecting|Prospection commerciale|Sales prospecting|Prospection téléphonique|Phoning|Cold calling|Prospection terrain
Négociation commerciale|Sales negotiation|Commercial negotiation|Négociations commerciales
Closing commercial|Sales closing|Deal closing
Vente B2B|B2B sales|B2B|Vente BtoB|BtoB
Vente B2C|B2C sales|B2C|Vente BtoC|BtoC
Vente consultative|Consultative selling|Solution selling|Vente de solutions
Vente complexe|Complex sales|Enterprise sales
Vente additionnelle|Upselling|Cross-selling|Upsell|Cross-sell|Ventes additionnelles|Ventes croisées|Vente croisée
Vente à distance|Telesales|Télévente|Telemarketing|Vente par téléphone|Inside sales
Vente en ligne|Online sales
Vente au détail|Retail sales|Retail|Commerce de détail
Conseil client|Conseil à la vente|Customer advice|Conseil clients|Client advisory
Gestion de portefeuille|Portefeuille clients|Client portfolio management|Gestion de portefeuille clients|Gestion d'un portefeuille clients|Gestion portefeuille clients|Portfolio
Gestion de comptes|Account management|Suivi clients|Client management|Suivi client|Suivi de clientèle
Grands comptes|Key account management|Key accounts|Comptes clés|Strategic accounts|Gestion des grands comptes
Fidélisation|Customer retention|Client retention|Fidélisation client|Fidélisation clients|Customer loyalty
Satisfaction client|Customer satisfaction|Client satisfaction|NPS
Customer success|Customer success management
Expérience client|Customer experience|CX
Génération de leads|Lead generation|Leads generation|Lead gen
Qualification de leads|Lead qualification|Lead management|Lead nurturing
Pipeline commercial|Sales pipeline|Pipeline management|Gestion du pipeline|Sales pipeline management
Prévisions de ventes|Sales forecasting|Sales forecast|Prévision des ventes
Objectifs commerciaux|Sales targets|Quota attainment|Atteinte des objectifs
Management commercial|Sales management|Animation commerciale|Encadrement d'une équipe commerciale|Animation d'équipe commerciale|Sales team management
Stratégie commerciale|Sales strategy|Politique commerciale|Sales planning|Plan d'action commercial
Administration des ventes|Sales administration|ADV|Order management|Gestion des commandes|Order processing|Prise de commandes|Traitement des commandes
Devis|Quotations|Établissement de devis|Quotes|Quoting|Rédaction de devis|Propositions commerciales|Sales proposals|Proposal writing|Élaboration de devis
CRM|Logiciel CRM|CRM software|Outils CRM
HubSpot|HubSpot CRM|Hubspot
Pipedrive
Zoho|Zoho CRM
Sellsy
SugarCRM
Microsoft CRM
LinkedIn Sales Navigator|Sales Navigator
Zendesk
Freshdesk
Intercom
Aircall
Outreach|Outreach.io
Salesloft
Lemlist
Démonstration produit|Product demonstration|Product demos|Démonstrations produits|Demos|Product demonstrations
Argumentaire de vente|Sales pitch|Argumentation|Pitch
SPIN selling
Challenger sale
MEDDIC|MEDDPICC
Merchandising|Visual merchandising|Mise en rayon|Mise en valeur des produits|Facing|Merchandizing
Étalage|Window dressing|Vitrines|Vitrine
Gestion de magasin|Store management|Gestion de point de vente|Store operations|Retail management|Gestion d'un point de vente
Ouverture et fermeture de magasin|Opening and closing procedures|Store opening
Démarque inconnue|Loss prevention|Shrinkage
Réassort|Réassortiment|Replenishment|Restocking|Stocking|Mise en place des produits
Étiquetage|Labelling|Pricing labels|Étiquetage des produits
Terminal de paiement|Point of sale|POS|POS systems|Logiciel de caisse|POS system
Vente de luxe|Luxury sales|Luxury retail|Luxe
Vente de prêt-à-porter|Fashion retail|Prêt-à-porter|Mode
Cosmétique|Cosmetics|Parfumerie|Vente de cosmétiques|Beauty
Vente alimentaire|Food retail
Grande distribution|Mass retail|GMS|FMCG|Produits de grande consommation
Category management|Gestion de catégorie
Trade marketing
Gestion de rayon|Department management
Vente automobile|Automotive sales|Car sales
Vente immobilière|Real estate sales|Transaction immobilière|Real estate|Immobilier|Estimation immobilière
Location immobilière|Rental management|Gestion locative|Leasing agent
Syndic de copropriété|Gestion de copropriété|Copropriété
Vente de services|Services sales
Vente SaaS|SaaS sales|SaaS
Vente technique|Technical sales|Pre-sales|Avant-vente|Presales
Export|Commerce international|International trade|Export sales|Import-export|Import/Export|Commerce extérieur
Distribution|Channel sales|Partner management|Réseau de distribution|Channel management|Réseau de partenaires
Partenariats|Partnerships|Partnership development|Développement de partenariats|Strategic partnerships
Salons professionnels|Trade shows|Trade fairs|Salons et foires
Gestion de secteur|Territory management|Territory sales|Secteur géographique
Centre d'appels|Call center|Call centre|Centre d'appel|Call center operations
Appels entrants|Inbound calls|Réception d'appels
Appels sortants|Outbound calls|Émission d'appels
Service après-vente|After-sales service|SAV|After-sales|Après-vente
Relation fournisseurs|Supplier relationship
Animation de réseau|Network animation|Animation réseau
Franchise|Franchising
Négoce|Trading goods
Commercial awareness|Sens des affaires|Business acumen
Customer acquisition|Acquisition de clients|Client acquisition|New business development|Conquête de nouveaux clients
Revenue growth|Croissance du chiffre d'affaires|Sales growth
Sales training|Formation commerciale
Sales reporting|Reporting commercial
Product knowledge|Connaissance produits
Direct sales|Vente directe|Door-to-door sales|Porte-à-porte
Relationship building|Relationship management|Networking commercial|Building relationships
Promotions|Promotional campaigns|Opérations promotionnelles`;
