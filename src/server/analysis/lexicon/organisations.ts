/** Legal forms that end or open a company name. Folded words. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'sa sas sasu sarl eurl snc sci scop sca selarl gie epic ltd limited inc llc llp plc corp corporation gmbh ag kg bv nv srl spa sprl asbl oy ab aps co pvt pty sl slu lp cie company'.split(
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
    'club theatre musee museum library bibliotheque mediatheque church eglise ong ngo onu unicef startup start-up imprimerie cooperative coop domaine chateau maison residence foyer creche cabinet etude office notarial'
  ).split(/\s+/),
);

/** Employers that carry none of the words above. Folded. */
export const KNOWN_EMPLOYERS: readonly string[] =
  `accenture|accor|adecco|adobe|aeroports de paris|air france|air liquide|airbus|akka|alcatel|allianz|alstom|alten|altran|amazon|
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
best buy|bank of america|at&t|verizon`
    .replaceAll('\n', '')
    .split('|');

/** Words that introduce an employer. Folded. */
export const EMPLOYER_PREPOSITIONS: readonly string[] = ['chez', 'at', 'au sein de', 'au sein du', "au sein d'", 'pour le compte de', '@'];
