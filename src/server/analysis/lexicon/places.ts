import { FRENCH_TOWNS } from './frenchTowns.ts';

/** The number of a French department, « 32 », « 2A », « 974 »: source of an expression. */
export const FRENCH_DEPARTMENT = String.raw`(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)`;
/** A French postcode, « 32100 », « 97400 »: source of an expression. */
export const FRENCH_POSTCODE = String.raw`(?:0[1-9]|[1-8]\d|9[0-5]|97)\d{3}`;

/** Countries: French name, English name, then nationality words in French and English. */
const COUNTRY_TABLE = `France,France,français,française,french
Belgique,Belgium,belge,belge,belgian
Suisse,Switzerland,suisse,suisse,swiss
Luxembourg,Luxembourg,luxembourgeois,luxembourgeoise,luxembourger
Canada,Canada,canadien,canadienne,canadian
États-Unis,United States,américain,américaine,american
Royaume-Uni,United Kingdom,britannique,britannique,british
Allemagne,Germany,allemand,allemande,german
Espagne,Spain,espagnol,espagnole,spanish
Italie,Italy,italien,italienne,italian
Portugal,Portugal,portugais,portugaise,portuguese
Pays-Bas,Netherlands,néerlandais,néerlandaise,dutch
Irlande,Ireland,irlandais,irlandaise,irish
Autriche,Austria,autrichien,autrichienne,austrian
Pologne,Poland,polonais,polonaise,polish
République tchèque,Czech Republic,tchèque,tchèque,czech
Slovaquie,Slovakia,slovaque,slovaque,slovak
Hongrie,Hungary,hongrois,hongroise,hungarian
Roumanie,Romania,roumain,roumaine,romanian
Bulgarie,Bulgaria,bulgare,bulgare,bulgarian
Grèce,Greece,grec,grecque,greek
Turquie,Turkey,turc,turque,turkish
Russie,Russia,russe,russe,russian
Ukraine,Ukraine,ukrainien,ukrainienne,ukrainian
Suède,Sweden,suédois,suédoise,swedish
Norvège,Norway,norvégien,norvégienne,norwegian
Danemark,Denmark,danois,danoise,danish
Finlande,Finland,finlandais,finlandaise,finnish
Maroc,Morocco,marocain,marocaine,moroccan
Algérie,Algeria,algérien,algérienne,algerian
Tunisie,Tunisia,tunisien,tunisienne,tunisian
Égypte,Egypt,égyptien,égyptienne,egyptian
Liban,Lebanon,libanais,libanaise,lebanese
Sénégal,Senegal,sénégalais,sénégalaise,senegalese
Côte d'Ivoire,Ivory Coast,ivoirien,ivoirienne,ivorian
Cameroun,Cameroon,camerounais,camerounaise,cameroonian
Mali,Mali,malien,malienne,malian
Guinée,Guinea,guinéen,guinéenne,guinean
Bénin,Benin,béninois,béninoise,beninese
Togo,Togo,togolais,togolaise,togolese
Burkina Faso,Burkina Faso,burkinabé,burkinabè,burkinabe
Niger,Niger,nigérien,nigérienne,nigerien
Gabon,Gabon,gabonais,gabonaise,gabonese
Congo,Congo,congolais,congolaise,congolese
République démocratique du Congo,DR Congo,congolais,congolaise,congolese
Madagascar,Madagascar,malgache,malgache,malagasy
Maurice,Mauritius,mauricien,mauricienne,mauritian
Comores,Comoros,comorien,comorienne,comorian
Mauritanie,Mauritania,mauritanien,mauritanienne,mauritanian
Nigeria,Nigeria,nigérian,nigériane,nigerian
Ghana,Ghana,ghanéen,ghanéenne,ghanaian
Kenya,Kenya,kényan,kényane,kenyan
Afrique du Sud,South Africa,sud-africain,sud-africaine,south african
Rwanda,Rwanda,rwandais,rwandaise,rwandan
Éthiopie,Ethiopia,éthiopien,éthiopienne,ethiopian
Inde,India,indien,indienne,indian
Pakistan,Pakistan,pakistanais,pakistanaise,pakistani
Bangladesh,Bangladesh,bangladais,bangladaise,bangladeshi
Sri Lanka,Sri Lanka,sri-lankais,sri-lankaise,sri lankan
Népal,Nepal,népalais,népalaise,nepalese
Chine,China,chinois,chinoise,chinese
Japon,Japan,japonais,japonaise,japanese
Corée du Sud,South Korea,coréen,coréenne,korean
Vietnam,Viet Nam,vietnamien,vietnamienne,vietnamese
Thaïlande,Thailand,thaïlandais,thaïlandaise,thai
Cambodge,Cambodia,cambodgien,cambodgienne,cambodian
Indonésie,Indonesia,indonésien,indonésienne,indonesian
Malaisie,Malaysia,malaisien,malaisienne,malaysian
Singapour,Singapore,singapourien,singapourienne,singaporean
Philippines,Philippines,philippin,philippine,filipino
Australie,Australia,australien,australienne,australian
Nouvelle-Zélande,New Zealand,néo-zélandais,néo-zélandaise,new zealander
Brésil,Brazil,brésilien,brésilienne,brazilian
Argentine,Argentina,argentin,argentine,argentinian
Mexique,Mexico,mexicain,mexicaine,mexican
Colombie,Colombia,colombien,colombienne,colombian
Chili,Chile,chilien,chilienne,chilean
Pérou,Peru,péruvien,péruvienne,peruvian
Venezuela,Venezuela,vénézuélien,vénézuélienne,venezuelan
Haïti,Haiti,haïtien,haïtienne,haitian
Israël,Israel,israélien,israélienne,israeli
Émirats arabes unis,United Arab Emirates,émirien,émirienne,emirati
Arabie saoudite,Saudi Arabia,saoudien,saoudienne,saudi
Qatar,Qatar,qatari,qatarie,qatari
Jordanie,Jordan,jordanien,jordanienne,jordanian
Syrie,Syria,syrien,syrienne,syrian
Irak,Iraq,irakien,irakienne,iraqi
Iran,Iran,iranien,iranienne,iranian
Afghanistan,Afghanistan,afghan,afghane,afghan
Arménie,Armenia,arménien,arménienne,armenian
Géorgie,Georgia,géorgien,géorgienne,georgian
Serbie,Serbia,serbe,serbe,serbian
Croatie,Croatia,croate,croate,croatian
Albanie,Albania,albanais,albanaise,albanian
Kosovo,Kosovo,kosovar,kosovare,kosovan
Monaco,Monaco,monégasque,monégasque,monegasque
Andorre,Andorra,andorran,andorrane,andorran
Botswana,Botswana,botswanais,botswanaise,botswanan
Taïwan,Taiwan,taïwanais,taïwanaise,taiwanese
Ouganda,Uganda,ougandais,ougandaise,ugandan
Tanzanie,Tanzania,tanzanien,tanzanienne,tanzanian
Zimbabwe,Zimbabwe,zimbabwéen,zimbabwéenne,zimbabwean
Équateur,Ecuador,équatorien,équatorienne,ecuadorian
Uruguay,Uruguay,uruguayen,uruguayenne,uruguayan
Cuba,Cuba,cubain,cubaine,cuban
Slovénie,Slovenia,slovène,slovène,slovenian
Lettonie,Latvia,letton,lettone,latvian
Lituanie,Lithuania,lituanien,lituanienne,lithuanian
Estonie,Estonia,estonien,estonienne,estonian
Biélorussie,Belarus,biélorusse,biélorusse,belarusian
Kazakhstan,Kazakhstan,kazakh,kazakhe,kazakh
Malte,Malta,maltais,maltaise,maltese
Chypre,Cyprus,chypriote,chypriote,cypriot
Islande,Iceland,islandais,islandaise,icelander`;

const rows = COUNTRY_TABLE.split('\n').map((row) => row.split(','));

export const COUNTRIES: readonly string[] = [
  ...new Set(rows.flatMap(([french, english]) => [french!, english!])),
  ...(
    'United States of America,Angola,Azerbaïdjan,Azerbaijan,Bosnie-Herzégovine,Bosnia and Herzegovina,Bahreïn,Bahrain,Burundi,Bahamas,Bolivie,Bolivia,Bhoutan,Bhutan,Brunei,Belize,' +
    'République démocratique du Congo,RDC,Congo-Kinshasa,Congo-Brazzaville,République centrafricaine,Centrafrique,Costa Rica,Cap-Vert,Cape Verde,Tchéquie,Czechia,' +
    'Djibouti,République dominicaine,Dominican Republic,Érythrée,Eritrea,Fidji,Fiji,Guyane française,French Guiana,Gibraltar,Groenland,Greenland,Gambie,Gambia,' +
    'Guinée équatoriale,Equatorial Guinea,Guatemala,Guinée-Bissau,Guinea-Bissau,Guyana,Honduras,Île de Man,Isle of Man,Guernesey,Guernsey,Jamaïque,Jamaica,' +
    'Kirghizstan,Kirghizistan,Kyrgyzstan,Corée du Nord,North Korea,Koweït,Kuwait,Laos,Liechtenstein,Liberia,Lesotho,Libye,Libya,Moldavie,Moldova,Monténégro,Montenegro,' +
    'Macédoine du Nord,North Macedonia,Mongolie,Mongolia,Maldives,Malawi,Mozambique,Namibie,Namibia,Nicaragua,Oman,Panama,Papouasie-Nouvelle-Guinée,' +
    'Papua New Guinea,Porto Rico,Puerto Rico,Territoires palestiniens,Paraguay,Seychelles,Soudan,Sudan,Sierra Leone,Saint-Marin,San Marino,Somalie,Somalia,Suriname,' +
    'El Salvador,Eswatini,Tchad,Chad,Tadjikistan,Tajikistan,Turkménistan,Turkmenistan,Türkiye,Trinité-et-Tobago,Trinidad and Tobago,Ouzbékistan,Uzbekistan,Yémen,Yemen,Zambie,Zambia'
  ).split(','),
  'USA',
  'U.S.A',
  'UK',
  'U.K',
  'UAE',
  'England',
  'Scotland',
  'Wales',
  'Northern Ireland',
  'Great Britain',
  'Angleterre',
  'Écosse',
  'Irlande du Nord',
  'Pays de Galles',
  'Grande-Bretagne',
  'Québec',
  'The Netherlands',
  'Holland',
  'RDC',
  'Hong Kong',
  'La Réunion',
  'Réunion',
  'Martinique',
  'Guadeloupe',
  'Guyane',
  'Mayotte',
  'Nouvelle-Calédonie',
  'Polynésie française',
  ...'Barbade,Barbados,Bermudes,Bermuda,Birmanie,Myanmar,Soudan du Sud,South Sudan,Îles Salomon,Solomon Islands,Micronésie,Micronesia,Curaçao,Aruba,Îles Caïmans,Cayman Islands,Sainte-Lucie,Saint Lucia,St. Lucia,Samoa,Tonga,Vanuatu,Guam,New Caledonia,French Polynesia,Timor oriental,Timor-Leste,Îles Canaries,Canary Islands,Îles Féroé,Faroe Islands'.split(
    ',',
  ),
];

/** Nationality words, masculine, feminine, English. */
export const NATIONALITIES: readonly string[] = [...new Set(rows.flatMap((row) => row.slice(2)))];

/** Regions and states that may follow or replace a city. */
export const REGIONS: readonly string[] = (
  "Île-de-France,Ile-de-France,IDF,Auvergne-Rhône-Alpes,Rhône-Alpes,Bretagne,Normandie,Occitanie,Nouvelle-Aquitaine,Hauts-de-France,Grand Est,Pays de la Loire,Centre-Val de Loire,Bourgogne-Franche-Comté,Bourgogne,Provence-Alpes-Côte d'Azur,PACA,Corse,Alsace,Lorraine,Aquitaine,Languedoc-Roussillon,Midi-Pyrénées,Poitou-Charentes,Franche-Comté,Champagne-Ardenne,Nord-Pas-de-Calais,Haute-Normandie,Basse-Normandie,Pays basque," +
  "Isère,Rhône,Gironde,Sarthe,Loire-Atlantique,Haute-Garonne,Bouches-du-Rhône,Hérault,Finistère,Morbihan,Ille-et-Vilaine,Côtes-d'Armor,Maine-et-Loire,Haute-Savoie,Savoie,Seine-et-Marne,Yvelines,Essonne,Hauts-de-Seine,Seine-Saint-Denis,Val-de-Marne,Val-d'Oise,Pas-de-Calais,Bas-Rhin,Haut-Rhin,Moselle,Vosges,Meurthe-et-Moselle,Puy-de-Dôme,Vaucluse,Drôme,Ardèche,Alpes-Maritimes,Vendée,Charente-Maritime,Dordogne,Haute-Vienne,Côte-d'Or,Saône-et-Loire,Doubs,Indre-et-Loire,Loiret,Loir-et-Cher,Eure-et-Loir,Seine-Maritime,Ardennes,Pyrénées-Atlantiques,Hautes-Pyrénées,Pyrénées-Orientales,Tarn-et-Garonne,Lot-et-Garonne,Haute-Loire,Haute-Saône,Hautes-Alpes,Deux-Sèvres,Mayenne,Aveyron,Lozère,Corrèze,Creuse," +
  'Paris Area,Région parisienne,Greater Paris Metropolitan Region,Greater London,Wallonie,Ontario,Quebec,British Columbia,Alberta,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,' +
  'Maharashtra,Karnataka,Tamil Nadu,Telangana,Andhra Pradesh,Gujarat,Kerala,Uttar Pradesh,West Bengal,Punjab,Haryana,Rajasthan,Madhya Pradesh,New South Wales,Victoria,Queensland,Bavaria,Catalonia,Lombardy,Tuscany,Andalusia,Saxony,Nova Scotia,Manitoba,Saskatchewan,New Brunswick,' +
  'Lagos State,Ogun State,Oyo State,Osun State,Ondo State,Ekiti State,Kwara State,Kogi State,Kano State,Kaduna State,Katsina State,Rivers State,Delta State,Edo State,Enugu State,Imo State,Abia State,Anambra State,Ebonyi State,Benue State,Plateau State,Niger State,Borno State,Yobe State,Bauchi State,Gombe State,Taraba State,Adamawa State,Sokoto State,Kebbi State,Zamfara State,Jigawa State,Nasarawa State,Bayelsa State,Cross River State,Akwa Ibom State'
).split(',');

/** Two-letter codes that follow a city and a comma: states of the USA, provinces of Canada, a few countries. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB UK US FR CH BE LU NSW VIC QLD'.split(
    ' ',
  ),
);

/** Codes of countries and cantons that follow a town and a comma; those that mean something else in a job (IT, HR, QA, SA, AG) are left out. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'AE AT AU BD BG BO BR BY CI CL CM CR CY CZ DK DZ EC EE EG ES FI GB GE GH GR HK HN HU IE IL IQ IR IS JM JO JP KE KH KR KW KZ LB LK LT LV MG MX MY NG NI NL NO NP NZ PE PH PK PL PT PY RO RS RW SE SG SK SV TG TH TN TR TW TZ UA UG UY UZ VD VE VN VS ZA ZH ZM ZW ARG AUS AUT BEL BGD BRA CHE CHL CHN CIV CMR COL CZE DEU DNK DZA EGY ESP FIN FRA GBR GER GRC HKG HUN IDN IRL ISR ITA JPN KEN KOR LBN LUX MEX MYS NGA NLD NOR NZL PAK PHL POL PRT ROU RUS RWA SAU SEN SGP SWE THA TUN TUR UAE UGA UKR URY USA VEN VNM ZAF'.split(
    ' ',
  ),
);

export const CITIES: readonly string[] = [
  ...(
    'Saint-Petersburg,Saint Petersburg,Moscow,Moscou,Kazan,Novosibirsk,Nizhny Novgorod,Minsk,Kyiv,Kiev,Lviv,Kharkiv,Yerevan,Almaty,Caracas,Bogota,Bogotá,Medellín,Quito,Guayaquil,Montevideo,Asuncion,Guadalajara,Monterrey,Islamabad,Lahore,Karachi,Dhaka,Colombo,Kathmandu,Hanoi,Bangkok,Jakarta,Manila,Kuala Lumpur,Taipei,Busan,Osaka,Kyoto,Alexandria,Gizeh,Giza,Sfax,Sousse,Monastir,Bizerte,Nabeul,Gabès,Agadir,Marrakech,Tanger,Fès,Meknès,Oujda,Oran,Constantine,Annaba,Béjaïa,Tlemcen,Abidjan,Bamako,Ouagadougou,Lomé,Cotonou,Douala,Yaoundé,Libreville,Kinshasa,Brazzaville,Antananarivo,Addis Ababa,Kampala,Kigali,Harare,Gaborone,Göteborg,Gothenburg,Malmö,Uppsala,Aarhus,Bergen,Tampere,Turku,Tallinn,Riga,Vilnius,Ljubljana,Zagreb,Belgrade,Sarajevo,Somerville,Cincinnati,Fort Lauderdale,Trois-Rivières,Longueuil,Sainte-Thérèse,Saint-Égrève,Bezons,Lonay,Zaghouan,' +
    "Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille,Rennes,Reims,Toulon,Saint-Étienne,Le Havre,Grenoble,Dijon,Angers,Villeurbanne,Nîmes,Saint-Denis,Clermont-Ferrand,Aix-en-Provence,Le Mans,Brest,Tours,Amiens,Limoges,Annecy,Boulogne-Billancourt,Perpignan,Metz,Besançon,Orléans,Rouen,Montreuil,Argenteuil,Mulhouse,Caen,Nancy,Tourcoing,Roubaix,Nanterre,Vitry-sur-Seine,Créteil,Avignon,Poitiers,Aubervilliers,Colombes,Dunkerque,Aulnay-sous-Bois,Versailles,Saint-Pierre,Asnières-sur-Seine,Courbevoie,Rueil-Malmaison,Champigny-sur-Marne,Fort-de-France,Béziers,La Rochelle,Pau,Cannes,Calais,Antibes,Saint-Maur-des-Fossés,Drancy,Mérignac,Saint-Nazaire,Ajaccio,Colmar,Issy-les-Moulineaux,Noisy-le-Grand,Évry,Cergy,Levallois-Perret,Vénissieux,Clichy,Valence,Pessac,Quimper,Troyes,Antony,Ivry-sur-Seine,Bourges,La Seyne-sur-Mer,Chambéry,Lorient,Neuilly-sur-Seine,Sarcelles,Niort,Pantin,Maisons-Alfort,Villejuif,Hyères,Beauvais,Montauban,Épinay-sur-Seine,Meaux,Le Blanc-Mesnil,Cholet,Chelles,Saint-Quentin,Bondy,Saint-Malo,Vannes,Fontenay-sous-Bois,Laval,Bobigny,Arles,Bayonne,Narbonne,Charleville-Mézières,Vincennes,Sartrouville,Saint-Brieuc,Évreux,Martigues,Belfort,Blois,Albi,Massy,Corbeil-Essonnes,Alfortville,Chalon-sur-Saône,Châlons-en-Champagne,Brive-la-Gaillarde,Tarbes,Carcassonne,Angoulême,Arras,Boulogne-sur-Mer,Melun,Thionville,Compiègne,Saint-Priest,Gap,Castres,Chartres,Bourg-en-Bresse,Le Puy-en-Velay,Mâcon,Périgueux,Agen,Aurillac,Nevers,Auxerre,Épinal,Rodez,Vichy,Roanne,Bastia,Saint-Herblain,Rezé,Les Sables-d'Olonne,La Roche-sur-Yon,Saint-Germain-en-Laye,Palaiseau,Puteaux,La Défense,Suresnes,Saint-Cloud,Sèvres,Meudon,Montrouge,Malakoff,Vanves,Châtillon,Clamart,Bagneux,Cachan,Gentilly,Saint-Ouen,Gennevilliers,Poissy,Mantes-la-Jolie,Trappes,Guyancourt,Vélizy-Villacoublay,Vélizy,Élancourt,Plaisir,Les Ulis,Gif-sur-Yvette,Orsay,Saclay,Roissy-en-France,Bezons,Pontoise,Rungis,Torcy,Marne-la-Vallée,Sophia Antipolis,Sophia-Antipolis,Valbonne,Grasse,Fréjus,Draguignan,Aubagne,Salon-de-Provence,Istres,Vitrolles,Marignane,Gardanne,Alès,Sète,Lunel,Blagnac,Colomiers,Tournefeuille,Labège,Muret,Bron,Écully,Caluire-et-Cuire,Vaulx-en-Velin,Meyzieu,Décines-Charpieu,Oullins,Givors,Vienne,Bourgoin-Jallieu,Voiron,Échirolles,Meylan,Aix-les-Bains,Annemasse,Thonon-les-Bains,Cluses,Saint-Chamond,Montluçon,Moulins,Thiers,Riom,Villeneuve-d'Ascq,Wasquehal,Marcq-en-Barœul,Lens,Douai,Valenciennes,Cambrai,Maubeuge,Béthune,Hénin-Beaumont,Lambersart,Armentières,Schiltigheim,Illkirch-Graffenstaden,Haguenau,Sélestat,Vandœuvre-lès-Nancy,Lunéville,Forbach,Sarreguemines,Verdun,Bar-le-Duc,Chaumont,Langres,Vesoul,Pontarlier,Dole,Lons-le-Saunier,Montbéliard,Beaune,Le Creusot,Sens,Montargis,Vierzon,Châteauroux,Issoudun,Romorantin-Lanthenay,Vendôme,Dreux,Saumur,Mayenne,Alençon,Lisieux,Cherbourg,Cherbourg-en-Cotentin,Saint-Lô,Granville,Fougères,Vitré,Cesson-Sévigné,Bruz,Redon,Dinan,Lannion,Morlaix,Concarneau,Pontivy,Auray,Carquefou,Orvault,Couëron,Saint-Sébastien-sur-Loire,Vertou,Les Herbiers,Fontenay-le-Comte,Bressuire,Parthenay,Rochefort,Saintes,Cognac,Royan,Libourne,Arcachon,Talence,Bègles,Gradignan,Mont-de-Marsan,Dax,Biarritz,Anglet,Lourdes,Auch,Foix,Cahors,Figeac,Millau,Mende,Privas,Aubenas,Montélimar,Romans-sur-Isère,Orange,Carpentras,Cavaillon,Digne-les-Bains,Manosque,Briançon,Menton,Cagnes-sur-Mer,Pointe-à-Pitre,Les Abymes,Le Tampon,Cayenne,Kourou,Nouméa,Papeete,Mamoudzou," +
    'Bruxelles,Brussels,Anvers,Antwerp,Gand,Ghent,Liège,Charleroi,Namur,Mons,Louvain,Leuven,Bruges,Tournai,Wavre,Genève,Geneva,Lausanne,Zurich,Zürich,Berne,Bern,Bâle,Basel,Fribourg,Neuchâtel,Sion,Lugano,Lucerne,Luxembourg,Esch-sur-Alzette,Montréal,Montreal,Québec,Toronto,Vancouver,Ottawa,Calgary,Edmonton,Winnipeg,Mississauga,Sherbrooke,Gatineau,Laval,Halifax,' +
    'Port Harcourt,Ibadan,Enugu,Kaduna,Kano,Benin City,Onitsha,Owerri,Calabar,Ilorin,Akure,Abeokuta,Uyo,Mombasa,Kisumu,Nakuru,Eldoret,Thika,Kumasi,Port Elizabeth,Gqeberha,Bloemfontein,Polokwane,Sandton,Midrand,Soweto,Stellenbosch,Bulawayo,Windhoek,Thiruvananthapuram,Trivandrum,Madurai,Mysore,Mysuru,Mangalore,Mangaluru,Bhubaneswar,Patna,Guwahati,Ranchi,Faisalabad,Peshawar,Chittagong,Penang,Quezon City,Makati,Cebu,Hobart,Gold Coast,Geelong,Wollongong,Cairns,Townsville,Parramatta,Christchurch,Dunedin,Brampton,Burnaby,Saskatoon,Kelowna,Markham,Kitchener,Guelph,Waterford,Sligo,Naas,Dundalk,Drogheda,Athlone,Kilkenny,Portlaoise,Bradford,Hull,Stoke-on-Trent,Wolverhampton,Ipswich,Luton,Northampton,Peterborough,Sunderland,Gateshead,Middlesbrough,Preston,Blackpool,Bolton,Stockport,Warrington,Wigan,Rochdale,Huddersfield,Wakefield,Doncaster,Rotherham,Barnsley,Inverness,Wrexham,Gloucester,Cheltenham,Swindon,Bournemouth,Croydon,Watford,Slough,Guildford,Woking,Basingstoke,Maidstone,Canterbury,Eastbourne,Crawley,Colchester,Chelmsford,Southend,Freiburg,Göttingen,' +
    'London,Londres,Manchester,Birmingham,Leeds,Liverpool,Bristol,Sheffield,Newcastle,Nottingham,Leicester,Cambridge,Oxford,Reading,Southampton,Portsmouth,Brighton,Coventry,Cardiff,Swansea,Glasgow,Edinburgh,Aberdeen,Dundee,Belfast,Dublin,Cork,Galway,Limerick,Milton Keynes,York,Bath,Exeter,Plymouth,Norwich,' +
    'New York,New York City,Brooklyn,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,San Jose,Austin,Jacksonville,Fort Worth,Columbus,Charlotte,Indianapolis,San Francisco,Seattle,Denver,Boston,El Paso,Detroit,Nashville,Memphis,Portland,Oklahoma City,Las Vegas,Louisville,Baltimore,Milwaukee,Albuquerque,Tucson,Fresno,Sacramento,Kansas City,Mesa,Atlanta,Omaha,Colorado Springs,Raleigh,Miami,Oakland,Minneapolis,Tulsa,Tampa,Arlington,New Orleans,Wichita,Cleveland,Bakersfield,Aurora,Anaheim,Honolulu,Santa Ana,Riverside,Corpus Christi,Lexington,Stockton,Saint Paul,St. Louis,Cincinnati,Pittsburgh,Greensboro,Anchorage,Plano,Lincoln,Orlando,Irvine,Newark,Toledo,Durham,Chula Vista,Fort Wayne,Jersey City,St. Petersburg,Laredo,Madison,Chandler,Buffalo,Lubbock,Scottsdale,Reno,Glendale,Gilbert,Norfolk,Richmond,Boise,Spokane,Baton Rouge,Des Moines,Tacoma,Salt Lake City,Rochester,Providence,Hartford,Palo Alto,Mountain View,Santa Clara,Sunnyvale,Cupertino,Menlo Park,Redmond,Bellevue,Washington DC,Washington D.C.,Washington,' +
    'Berlin,Hambourg,Hamburg,Munich,München,Cologne,Köln,Francfort,Frankfurt,Stuttgart,Düsseldorf,Dusseldorf,Leipzig,Dortmund,Brême,Dresde,Dresden,Hanovre,Hannover,Nuremberg,Karlsruhe,Sarrebruck,Saarbrücken,Aix-la-Chapelle,Aachen,Bonn,Heidelberg,Vienne,Vienna,Wien,Salzbourg,Graz,Linz,Madrid,Barcelone,Barcelona,Valencia,Séville,Sevilla,Seville,Bilbao,Malaga,Málaga,Saragosse,Zaragoza,Rome,Roma,Milan,Milano,Turin,Torino,Naples,Florence,Firenze,Bologne,Bologna,Venise,Venezia,Gênes,Lisbonne,Lisbon,Lisboa,Porto,Braga,Coimbra,Amsterdam,Rotterdam,La Haye,The Hague,Utrecht,Eindhoven,Copenhague,Copenhagen,Stockholm,Göteborg,Gothenburg,Malmö,Oslo,Bergen,Helsinki,Varsovie,Warsaw,Cracovie,Krakow,Kraków,Wroclaw,Gdansk,Poznan,Prague,Brno,Bratislava,Budapest,Bucarest,Bucharest,Cluj-Napoca,Iasi,Timisoara,Sofia,Athènes,Athens,Thessalonique,Belgrade,Zagreb,Ljubljana,Sarajevo,Tirana,Skopje,Istanbul,Ankara,Izmir,Kiev,Kyiv,Lviv,Moscou,Moscow,Saint-Pétersbourg,Minsk,Vilnius,Riga,Tallinn,Monaco,' +
    'Casablanca,Rabat,Marrakech,Fès,Fez,Tanger,Tangier,Agadir,Meknès,Oujda,Kénitra,Tétouan,Salé,Alger,Algiers,Oran,Constantine,Annaba,Sétif,Tlemcen,Béjaïa,Tizi Ouzou,Blida,Tunis,Sfax,Sousse,Monastir,Bizerte,Nabeul,Ariana,Tripoli,Le Caire,Cairo,Alexandrie,Beyrouth,Beirut,Dakar,Thiès,Saint-Louis,Abidjan,Bouaké,Yamoussoukro,Yaoundé,Yaounde,Douala,Bamako,Conakry,Cotonou,Lomé,Ouagadougou,Niamey,Libreville,Kinshasa,Brazzaville,Pointe-Noire,Lubumbashi,Antananarivo,Port-Louis,Nouakchott,Lagos,Abuja,Accra,Nairobi,Kampala,Kigali,Addis Ababa,Addis-Abeba,Johannesburg,Cape Town,Durban,Pretoria,Harare,Lusaka,Dar es Salaam,' +
    'Dubai,Dubaï,Abu Dhabi,Sharjah,Doha,Riyadh,Riyad,Jeddah,Kuwait City,Manama,Muscat,Amman,Damas,Bagdad,Tel Aviv,Jerusalem,Téhéran,Tehran,Kabul,Karachi,Lahore,Islamabad,Rawalpindi,New Delhi,Delhi,Mumbai,Bangalore,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Ahmedabad,Jaipur,Lucknow,Noida,Gurgaon,Gurugram,Nagpur,Indore,Bhopal,Kochi,Coimbatore,Chandigarh,Thane,Vadodara,Surat,Visakhapatnam,Dhaka,Colombo,Kathmandu,Beijing,Pékin,Shanghai,Shenzhen,Guangzhou,Chengdu,Hangzhou,Wuhan,Nanjing,Hong Kong,Macao,Taipei,Tokyo,Osaka,Kyoto,Seoul,Séoul,Busan,Singapore,Singapour,Kuala Lumpur,Jakarta,Bangkok,Hanoi,Hanoï,Ho Chi Minh City,Hô-Chi-Minh-Ville,Manila,Manille,Phnom Penh,Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Auckland,Wellington,São Paulo,Sao Paulo,Rio de Janeiro,Brasilia,Buenos Aires,Santiago,Lima,Bogota,Bogotá,Medellin,Quito,Caracas,Mexico,Mexico City,Guadalajara,Monterrey,Montevideo,Port-au-Prince,Havana,Panama,San Juan'
  ).split(','),
  ...FRENCH_TOWNS,
];
