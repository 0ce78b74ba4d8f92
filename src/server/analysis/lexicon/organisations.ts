/** Legal forms that end or open a company name. Folded words. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'sa sas sasu sarl eurl snc sci scop sca selarl gie epic ltd limited inc llc llp plc corp corporation gmbh ag kg bv nv srl spa sprl asbl oy ab aps co pvt pty sl slu lp cie company wll ohg pte bhd sdn'.split(
    ' ',
  ),
);

/** Words that name an employer or a school when they stand in a name. Folded words. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  (
    'groupe group holding banque bank credit caisse mutuelle assurance assurances insurance societe company compagnie cabinet agence agency studio studios labs lab laboratoire laboratoires laboratories institut institute fondation foundation association federation ' +
    'ministere ministry mairie ville commune departement region prefecture communaute metropole conseil-departemental administration academie rectorat chu chru ch hopital hospital hospitalier clinique clinic ehpad pharmacie pharmacy medical health centre center ' +
    'university universite college lycee school ecole hotel hotels restaurant brasserie cafe bistrot boulangerie patisserie resort spa supermarche hypermarche magasin store stores shop boutique market markets garage concession transport transports transportation logistics logistique ' +
    'solutions technologies technology tech systems systemes services software consulting conseil conseils partners partenaires associates international industries industrie industry enterprise enterprises entreprise entreprises construction constructions batiment btp travaux immobilier estate properties energie energy electric motors automotive aerospace aviation airlines airways ' +
    'telecom telecoms telecommunications communications media medias press presse publishing editions networks network digital interactive pharma pharmaceuticals biotech foods food beverages retail distribution capital ventures investments investment securities financial trust council county city state department government agency army navy force police usine factory manufacturing mills works plc chantier ' +
    'club theatre musee museum library libraries museums bibliotheque mediatheque church eglise ong ngo onu unicef startup start-up imprimerie cooperative coop domaine chateau maison residence foyer creche cabinet etude office notarial ' +
    'liceo colegio prefeitura organizacion organizzazione gouvernement parlement parliament ambassade embassy consulat consulate tribunal syndicat gendarmerie universidad universita universitat universiteit universitet universitetet universitas universidade uniwersytet hochschule fachhochschule politecnico polytechnic polytechnique politecnica politechnika instituto istituto institutet institutt facultad facolta fakultat escuela scuola schule colegio ospedale krankenhaus klinikum klinik ziekenhuis ayuntamiento comune gemeente stadt asociacion associazione verein stichting fundacion fondazione stiftung sociedad societa gesellschaft empresa impresa unternehmen ' +
    'academy seminary conservatoire conservatory kindergarten dental veterinary hospice polyclinique mjc crous crij greta afpa esat ime itep savs ssiad chr chs cpam caf urssaf sdis onisep cfa iut insa ensam'
  ).split(/\s+/),
);

/** Words that open the name of an employer: « Ferme du Lac », « Opéra de Sorb ». Folded. */
export const EMPLOYER_OPENINGS: ReadonlySet<string> = new Set(
  (
    'opera orchestre famille etablissements ferme menuiserie fromagerie charcuterie boucherie epicerie librairie quincaillerie blanchisserie pressing laiterie laverie scierie minoterie distillerie cave caves chai vignobles vignerons pepiniere pepinieres jardinerie charpente plomberie peinture maconnerie couverture serrurerie metallerie chaudronnerie carrosserie ambulances taxis autocars ' +
    'exploitation carrelages peintures primeur dispensaire huilerie cotonniere province athenee canton mecs apei adapei udaf mutualite regie garderie groupement cyber sonorisation chantier chantiers ' +
    'camp camping gite auberge taverne bar pizzeria creperie glacier traiteur piscine stade gymnase patinoire aquarium zoo parc jardin port base armee marine regiment bataillon brigade caserne sapeurs pompiers police cour assemblee senat chambre haut commissariat delegation comite amicale collectif federation ligue union confrerie amis secours restos medecins scouts eclaireurs ' +
    'salon institut galerie festival radio television editions journal quotidien hebdomadaire aerodrome presbytere paroisse diocese eveche monastere abbaye temple cathedrale mosquee synagogue royal borough ballet cirque cinema poissonnerie gaec jardins aeroport fonderie conserverie abattoir ets ' +
    'manufacture etat scene maroquinerie bijouterie parfumerie horlogerie animalerie papeterie droguerie mercerie chocolaterie confiserie biscuiterie sucrerie moulins moulin tannerie filature verrerie cristallerie faiencerie tuilerie briqueterie cimenterie carrieres sablieres acieries forges ateliers atelier messageries demenagements pompes haras ecurie ecuries cantine snack guinguette halte-garderie multi-accueil ludotheque mutualite fiduciaire regie immobiliere fonciere copropriete athenee decolletage palais douanes cremerie brulerie rotisserie ' +
    'scp scm selas scea earl cuma sica aisbl sivom sivu ccas cpas cias mfr mas fam sessad cmp cmpp chrs chi had ird ddt ddtm dreal draaf drac direccte ars onf ofb vnf dsden dgfip ddfip tgi spip pjj carsat msa oph cegep cisss ciusss clsc chsld spf forem spw ems ste ent asso assoc labo univ gpe hop lyc eirl epe suarl'
  ).split(/\s+/),
);

/** Words that end the name of an employer: "Oakwood Nursing Home", "Tarvel Foods". Folded. */
export const EMPLOYER_ENDINGS: ReadonlySet<string> = new Set(
  (
    'recruitment staffing personnel resourcing infirmary rfc afc parish bakers dairies renewables bottling contractors fabrications builders groundworks plastics carpets apartments infantry artillery cavalry platoon foodbank kennels cattery rehab haulage station laboratory assembly aerospace farm farms vineyards winery orchards ranch stables nursery zoo aquarium arena stadium camp lodge inn tavern pub grill diner cafeteria bakery deli bistro pizzeria creamery coffee gym fitness home homes towers villas ' +
    'scouts society union guild alliance league bureau regiment squadron battalion police constabulary sons brothers bros trustees solicitors attorneys times herald gazette tribune broadcasting bookshop bookstore booksellers gallery galleries ' +
    'jewellers jewelers shipping lines railways railway airlines couriers cruises bancorp brewery brewing distillery distillers dairy seafood organisation organization ' +
    'productions pictures films opera ballet orchestra philharmonic choir quartet ensemble playhouse cinema festival circus surgery preschool entertainment supermarket supermarkets butchers barbers salon estates builders contractors joinery haulage freight cabs taxis autos ferries trains tours plastics textiles chemicals steel clothing furniture interiors architects designs chambers prison charity parish commission authority books radio pottery gardens nurseries landscapes vineyard vets kennels hostel campsite'
  ).split(/\s+/),
);

/** Employers that carry none of the words above. Folded. */
export const KNOWN_EMPLOYERS: readonly string[] =
  `national guard|coast guard|raf|royal air force|royal navy|british army|foreign office|home office|cabinet office|met office|post office|uber eats|amazon flex|armee de terre|armee de l'air|district court|high court|county court|crown court|supreme court|court of appeal|accenture|accor|adecco|adobe|aeroports de paris|air france|air liquide|airbus|akka|alcatel|allianz|alstom|alten|altran|amazon|
amadeus|apple|arcelormittal|areva|ariane|atos|auchan|axa|bic|blablacar|bnp paribas|boeing|bosch|boulanger|bouygues|bpce|but|
capgemini|carrefour|casino|castorama|cea|cgi|chanel|cisco|citibank|cnrs|cnam|colas|coca-cola|cognizant|criteo|danone|dassault|
darty|deezer|decathlon|dell|deloitte|deutsche bank|devoteam|dhl|dior|doctolib|edf|eiffage|elior|enedis|engie|ericsson|
ernst & young|ey|eurofins|facebook|fedex|fiducial|fnac|france travail|pole emploi|franprix|gefco|general electric|geodis|
google|grant thornton|hermes|hewlett packard|hp|hsbc|ibm|ikea|infosys|inria|inserm|inrae|intel|intermarche|ipsen|jpmorgan|
kering|keolis|kpmg|l'oreal|la poste|lafarge|leclerc|legrand|leroy merlin|lidl|linkedin|lvmh|malakoff humanis|manpower|mazars|
mcdonald's|meta|michelin|microsoft|monoprix|naval group|nestle|netflix|nexity|nike|nokia|novartis|onera|oracle|orange|orpea|
ovh|ovhcloud|peugeot|pfizer|philips|picard|psa|publicis|pwc|randstad|ratp|renault|roche|safran|saint-gobain|salesforce|
samsung|sanofi|sap|schneider electric|sephora|servier|sfr|siemens|sncf|societe generale|sodexo|sopra steria|spie|sogeti|
spotify|starbucks|stellantis|stmicroelectronics|suez|systeme u|tata consultancy services|tcs|tesla|thales|total|totalenergies|
toyota|twitter|uber|ubisoft|unilever|ups|valeo|veolia|vinci|volkswagen|walmart|wipro|worldline|xpo|zara|wells fargo|target|
tresor public|covea|dgfip|insee|ign|meteo-france|meteo france|irsn|ifpen|eads|aubert & duval|bombardier|bell canada|radio-canada|loto-quebec|
thiriet|bricorama|europcar|hertz|transavia|vueling|odalys|voix du nord|hachette|gallimard|flammarion|iliad|numericable|altice|steria|sopra|
unilog|euriware|gfi informatique|sqli|xebia|valtech|scalian|modis|solucom|talan|extia|keyrus|technipfmc|saipem|cgg|rhodia|
galderma|grtgaz|erdf|lyonnaise des eaux|eurovia|setec|egis|artelia|ingerop|systra|apave|bureau veritas|socotec|dekra|intertek|atalian|
derichebourg|prosegur|goodyear|citroen|iveco|snecma|turbomeca|stelia|sagem|sagemcom|technicolor|ingenico|gemalto|oberthur|idemia|soitec|nxp|
texas instruments|mindtree|flipkart|paytm|zomato|swiggy|isro|drdo|nist|chrysler|broadcom|mastercard|mcdonalds|chipotle|panera bread|trader joe's|
publix|superdrug|halfords|screwfix|topshop|river island|greggs|nando's|wagamama|wetherspoons|gchq|serco|capita|
best buy|bank of america|at&t|verizon|
mckinsey|bain & company|boston consulting group|goldman sachs|morgan stanley|jp morgan|barclays|lloyds|natwest|santander|bbva|ubs|credit suisse|
rabobank|abn amro|commerzbank|unicredit|blackrock|pricewaterhousecoopers|ernst and young|tesco|sainsbury's|asda|morrisons|waitrose|marks & spencer|
john lewis|primark|h&m|uniqlo|costco|the home depot|home depot|lowe's|kroger|cvs|walgreens|burger king|kfc|domino's|pizza hut|costa coffee|pret a manger|
flunch|buffalo grill|novotel|ibis|mercure|sofitel|hilton|marriott|hyatt|sheraton|radisson|club med|center parcs|disneyland|disneyland paris|
the walt disney company|bbc|itv|cnn|reuters|bloomberg|le monde|le figaro|ouest-france|france televisions|tf1|canal+|oxfam|greenpeace|unhcr|unesco|nasa|
cern|cnes|ifremer|cirad|brgm|inrap|inra|irstea|ademe|ap-hp|aphp|hospices civils de lyon|croix-rouge|croix rouge|red cross|emmaus|restos du coeur|secours populaire|
secours catholique|medecins sans frontieres|admr|adapei|apec|maaf|macif|maif|matmut|gmf|groupama|generali|swiss life|ag2r|credit mutuel|cic|lcl|
caisse d'epargne|banque populaire|natixis|boursorama|cofidis|cetelem|arkema|solvay|basf|bayer|merck|gsk|glaxosmithkline|astrazeneca|johnson & johnson|
medtronic|boston scientific|thermo fisher|biomerieux|pierre fabre|boiron|limagrain|lactalis|fleury michon|bonduelle|mondelez|pepsico|heineken|
pernod ricard|kraft heinz|ferrero|procter & gamble|p&g|henkel|nvidia|amd|qualcomm|lenovo|asus|huawei|sony|nintendo|electronic arts|gameloft|ankama|
vmware|red hat|atlassian|dropbox|airbnb|booking.com|expedia|paypal|stripe|revolut|klarna|shopify|ebay|alibaba|tencent|bytedance|tiktok|pinterest|
yahoo|mozilla|blackberry|vodafone|t-mobile|telefonica|deutsche telekom|swisscom|proximus|maroc telecom|hcl|tech mahindra|epam|thoughtworks|inetum|
aubay|ausy|assystem|expleo|segula|wavestone|bearingpoint|octo technology|zenika|general motors|ford|bmw|daimler|audi|porsche|volvo|scania|fiat|honda|
nissan|hyundai|mitsubishi|hitachi|panasonic|toshiba|xerox|honeywell|caterpillar|john deere|abb|rolls-royce|bae systems|lockheed martin|
northrop grumman|raytheon|mbda|dcns|dassault aviation|liebherr|daher|latecoere|faurecia|plastic omnium|nexans|electrolux|whirlpool|shell|exxonmobil|
chevron|equinor|repsol|schlumberger|halliburton|technip|framatome|orano|grdf|gdf suez|easyjet|ryanair|lufthansa|british airways|klm|emirates|transdev|
eurostar|chronopost|colissimo|dpd|db schenker|stef|bollore|cma cgm|maersk|proman|hays|michael page|robert half|page personnel|onet|samsic|compass group|
securitas|g4s|super u|hyper u|carrefour market|carrefour city|carrefour express|biocoop|naturalia|grand frais|aldi|leader price|cultura|micromania|conforama|gifi|kiabi|
celio|promod|pimkie|etam|bershka|mango|c&a|foot locker|go sport|intersport|norauto|feu vert|bricomarche|brico depot|mr bricolage|jardiland|truffaut|
gamm vert|botanic|yves rocher|nocibe|marionnaud|krys|brioche doree|acadomia|kumon|education nationale|amnesty international|wwf|save the children|
habitat for humanity|peace corps|americorps|teach for america|ymca|aiesec|nations unies|united nations|banque mondiale|world bank|royal mail|network rail|
comcast|the guardian|penguin books|spacex|france 3|pizza del arte|crit interim|
unis-cite|leo lagrange|ufcv|ifac|les francas|familles rurales|apf france handicap|unapei|alliance francaise|petits freres des pauvres|forem|actiris|onem|chuv|hug|cff|migros|denner|
hydro-quebec|desjardins|jean coutu|couche-tard|tim hortons|canadian tire|videotron|colruyt|delhaize|sncb|stib|bpost|belfius|sonatel|senelec|ecobank|bicici|sgbci|sodeci|camtel|snel|regideso|gecamines|
sonabel|afriland first bank|jirama|telma|airtel|mtn|sonatrach|sonelgaz|cosider|djezzy|mobilis|ooredoo|steg|tunisie telecom|ocp|oncf|inwi|attijariwafa bank|marjane|digicel|natcom|sogebank|unibank|
world vision|plan international|caritas|handicap international|action contre la faim|solidarites international|acted|pnud|fao|oms|unfpa|giz|usaid|
chaussea|gemo|maisons du monde|netto|spar|noz|stokomani|centrakor|point p|gedimat|rexel|sonepar|subway|marie blachere|courtepaille|campanile|kyriad|b&b hotels|pierre & vacances|belambra|ucpa|
synergie|start people|supplay|temporis|partnaire|expectra|shiva|petits-fils|azae|axeo services|kuehne nagel|dachser|heppner|fm logistic|id logistics|teleperformance|webhelp|konecta|foundever|unicef`
    .replaceAll('\n', '')
    .split('|');
