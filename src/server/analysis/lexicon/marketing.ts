/** Marketing, communication, design, media. */
export const MARKETING_SKILLS = `Marketing
Marketing digital|Digital marketing|Marketing numérique|Web marketing|Webmarketing|Online marketing|E-marketing
Marketing opérationnel|Operational marketing
Marketing stratégique|Strategic marketing|Stratégie marketing|Marketing strategy|Marketing strategies
Marketing produit|Product marketing
Marketing de contenu|Content marketing
Stratégie de contenu|Content strategy|Stratégie éditoriale|Ligne éditoriale
Marketing d'influence|Influencer marketing|Influence marketing
Marketing automation|Automation marketing
Inbound marketing
Growth hacking|Growth marketing
Email marketing|E-mailing|Emailing|Email campaigns|Newsletter|Newsletters|Campagnes d'e-mailing|E-mail marketing
Plan marketing|Marketing plan|Marketing planning
Mix marketing|Marketing mix
CRM marketing|CRM campaigns
SEO|Référencement naturel|Search engine optimization|Référencement|Référencement SEO
SEA|Référencement payant|Paid search|PPC|Pay per click|SEM|Search engine marketing
Google Ads|Google AdWords|AdWords|Google Adwords
Google Analytics|GA4|Google Analytics 4
Google Search Console|Search Console
SEMrush|Semrush
Ahrefs
Screaming Frog
Facebook Ads|Meta Ads|Facebook Business Manager|Meta Business Suite
LinkedIn Ads
TikTok Ads|TikTok
Display|Display advertising|Programmatic|Publicité programmatique
Publicité|Advertising|Campagnes publicitaires|Advertising campaigns
Affiliation|Affiliate marketing
Retargeting|Remarketing
Social media|Réseaux sociaux|Médias sociaux|Social networks|Social media marketing|SMM
Social media management|Gestion des réseaux sociaux|Community management|Animation de communauté|Animation des réseaux sociaux
Facebook
Instagram
Twitter
LinkedIn
YouTube
Pinterest
Snapchat
Hootsuite
?Buffer
Mailchimp|MailChimp
Sendinblue|Brevo
Marketo
Pardot
Eloqua
ActiveCampaign
Copywriting|Conception-rédaction|Conception rédaction
Rédaction web|Web writing|Content writing|Blogging|Blog writing|Rédaction de contenu|Rédaction de contenus
Création de contenu|Content creation|Création de contenus
Storytelling
Stratégie de marque|Brand strategy|Branding|Brand management|Image de marque|Gestion de marque|Identité de marque|Brand identity
Identité visuelle|Visual identity|Charte graphique|Logo design|Création de logos
Communication corporate|Corporate communications|Communication institutionnelle|Corporate communication
Communication interne|Internal communications|Internal communication
Communication externe|External communication
Communication digitale|Digital communication|Communication numérique
Communication événementielle|Event communication|Event marketing
Plan de communication|Communication plan|Stratégie de communication|Communication strategy
Relations presse|Press relations|Media relations|Relations médias|Dossier de presse|Communiqué de presse|Communiqués de presse|Press releases
Relations publiques|Public relations|PR|Public affairs|Affaires publiques
Communication de crise|Crisis communication
Journalisme|Journalism
Interview|Interviewing|Interviews
Reportage
Photographie|Photography|Photo
Retouche photo|Photo editing|Photo retouching|Retouche d'images
Vidéo|Video|Video production|Production vidéo|Vidéographie|Videography
Montage vidéo|Video editing|Montage
Motion design|Motion graphics
Animation 2D|2D animation
Animation 3D|3D animation|3D modeling|Modélisation 3D|3D modelling
Graphisme|Graphic design|Design graphique|Conception graphique|Création graphique
Illustration
PAO|Desktop publishing|DTP
Typographie|Typography
Print|Édition|Print design|Chaîne graphique
Packaging|Packaging design
Web design|Webdesign|Conception web
UX design|UX|User experience|Expérience utilisateur|UX/UI|UI/UX|UX/UI design|User experience design
UI design|UI|Interface utilisateur|User interface design|User interface
Recherche utilisateur|User research|Tests utilisateurs|User testing|Usability testing|UX research|Tests d'utilisabilité|Entretiens utilisateurs
Prototypage|Prototyping|Prototypes
Wireframes|Wireframing|Maquettage|Wireframe|Maquettes|Mockups
Design system|Design systems
Design d'interaction|Interaction design
Architecture de l'information|Information architecture
Figma
?Sketch
Adobe XD|XD
InVision
Zeplin
Axure|Axure RP
Balsamiq
Miro
Photoshop|Adobe Photoshop
Illustrator|Adobe Illustrator
InDesign|Adobe InDesign|Indesign
Lightroom|Adobe Lightroom
Premiere Pro|Adobe Premiere|Adobe Premiere Pro|Première Pro
After Effects|Adobe After Effects
Adobe Acrobat|Acrobat|Acrobat Pro
Adobe Creative Suite|Adobe Creative Cloud|Suite Adobe|Creative Suite|Creative Cloud|Adobe Suite|Adobe CC|Adobe CS|Suite Adobe Creative
Dreamweaver|Adobe Dreamweaver
Flash|Adobe Flash
Final Cut Pro|Final Cut
DaVinci Resolve
Avid|Avid Media Composer
Blender
Cinema 4D
?Maya|Autodesk Maya
3ds Max|3D Studio Max|3DS Max
ZBrush
SketchUp|Sketch Up|Google SketchUp
CorelDRAW|Corel Draw|CorelDraw
QuarkXPress|Quark XPress
GIMP
Inkscape
Canva
Pro Tools
Ableton|Ableton Live
Logic Pro
Audacity
Sound design|Design sonore|Prise de son
Direction artistique|Art direction|Artistic direction|Creative direction|Direction de création
E-commerce|Ecommerce|Commerce électronique
Amazon Seller Central|Amazon Marketplace|Marketplaces|Marketplace
CRO|Conversion rate optimization|Optimisation du taux de conversion
Landing pages|Landing page
Gestion de site web|Website management|Web content management|CMS|Content management systems|Webmastering|Gestion de contenu
Études marketing|Marketing research|Marketing studies|Consumer insights
Études qualitatives|Qualitative research|Focus groups
Études quantitatives|Quantitative research
Segmentation|Customer segmentation
Lancement de produits|Product launch|Lancement de produit|Product launches|Product development|Développement produit|Développement de produits
Veille marketing
Média planning|Media planning|Media buying|Achat média
Mécénat|Sponsoring|Sponsorship
Street marketing
Veille créative
Campagnes marketing|Marketing campaigns|Campaign management|Gestion de campagnes|Campagnes
Marketing communications|Marcom|Marketing and communication
Brand awareness|Notoriété
Podcasting|Podcast
Speech writing|Rédaction de discours
Audiovisuel|Audiovisual|Broadcasting
Scénographie|Set design
Stylisme|Fashion design|Modélisme|Design de mode
Design produit|Product design|Design industriel|Industrial design
Architecture d'intérieur|Interior design|Décoration|Décoration d'intérieur`;
