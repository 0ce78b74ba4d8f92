/** French départements: number, name, region, then the towns that offers and CVs name. */
export const DEPARTMENTS = `01;Ain;Auvergne-Rhône-Alpes;Bourg-en-Bresse,Oyonnax,Ambérieu-en-Bugey
02;Aisne;Hauts-de-France;Laon,Saint-Quentin,Soissons
03;Allier;Auvergne-Rhône-Alpes;Moulins,Montluçon,Vichy
04;Alpes-de-Haute-Provence;Provence-Alpes-Côte d'Azur;Digne-les-Bains,Manosque
05;Hautes-Alpes;Provence-Alpes-Côte d'Azur;Gap,Briançon
06;Alpes-Maritimes;Provence-Alpes-Côte d'Azur;Nice,Cannes,Antibes,Grasse,Sophia Antipolis,Valbonne,Cagnes-sur-Mer,Menton
07;Ardèche;Auvergne-Rhône-Alpes;Privas,Annonay,Aubenas
08;Ardennes;Grand Est;Charleville-Mézières,Sedan
09;Ariège;Occitanie;Foix,Pamiers
10;Aube;Grand Est;Troyes
11;Aude;Occitanie;Carcassonne,Narbonne
12;Aveyron;Occitanie;Rodez,Millau
13;Bouches-du-Rhône;Provence-Alpes-Côte d'Azur;Marseille,Aix-en-Provence,Arles,Martigues,Aubagne,Salon-de-Provence,Istres,Vitrolles,Marignane
14;Calvados;Normandie;Caen,Lisieux,Bayeux
15;Cantal;Auvergne-Rhône-Alpes;Aurillac
16;Charente;Nouvelle-Aquitaine;Angoulême,Cognac
17;Charente-Maritime;Nouvelle-Aquitaine;La Rochelle,Rochefort,Saintes,Royan
18;Cher;Centre-Val de Loire;Bourges,Vierzon
19;Corrèze;Nouvelle-Aquitaine;Brive-la-Gaillarde,Tulle
2A;Corse-du-Sud;Corse;Ajaccio
2B;Haute-Corse;Corse;Bastia
21;Côte-d'Or;Bourgogne-Franche-Comté;Dijon,Beaune
22;Côtes-d'Armor;Bretagne;Saint-Brieuc,Dinan,Lannion
23;Creuse;Nouvelle-Aquitaine;Guéret
24;Dordogne;Nouvelle-Aquitaine;Périgueux,Bergerac
25;Doubs;Bourgogne-Franche-Comté;Besançon,Montbéliard,Pontarlier
26;Drôme;Auvergne-Rhône-Alpes;Valence,Montélimar,Romans-sur-Isère
27;Eure;Normandie;Évreux,Vernon
28;Eure-et-Loir;Centre-Val de Loire;Chartres,Dreux
29;Finistère;Bretagne;Brest,Quimper,Concarneau,Morlaix
30;Gard;Occitanie;Nîmes,Alès
31;Haute-Garonne;Occitanie;Toulouse,Blagnac,Colomiers,Labège,Muret,Tournefeuille
32;Gers;Occitanie;Auch
33;Gironde;Nouvelle-Aquitaine;Bordeaux,Mérignac,Pessac,Talence,Libourne,Bègles,Arcachon,Gradignan
34;Hérault;Occitanie;Montpellier,Béziers,Sète,Lunel
35;Ille-et-Vilaine;Bretagne;Rennes,Saint-Malo,Fougères,Vitré,Cesson-Sévigné,Bruz,Redon
36;Indre;Centre-Val de Loire;Châteauroux
37;Indre-et-Loire;Centre-Val de Loire;Tours,Joué-lès-Tours
38;Isère;Auvergne-Rhône-Alpes;Grenoble,Vienne,Voiron,Échirolles,Meylan,Bourgoin-Jallieu
39;Jura;Bourgogne-Franche-Comté;Lons-le-Saunier,Dole
40;Landes;Nouvelle-Aquitaine;Mont-de-Marsan,Dax
41;Loir-et-Cher;Centre-Val de Loire;Blois,Vendôme
42;Loire;Auvergne-Rhône-Alpes;Saint-Étienne,Roanne,Saint-Chamond
43;Haute-Loire;Auvergne-Rhône-Alpes;Le Puy-en-Velay
44;Loire-Atlantique;Pays de la Loire;Nantes,Saint-Nazaire,Saint-Herblain,Rezé,Orvault,Carquefou,Vertou
45;Loiret;Centre-Val de Loire;Orléans,Montargis
46;Lot;Occitanie;Cahors,Figeac
47;Lot-et-Garonne;Nouvelle-Aquitaine;Agen,Villeneuve-sur-Lot
48;Lozère;Occitanie;Mende
49;Maine-et-Loire;Pays de la Loire;Angers,Cholet,Saumur
50;Manche;Normandie;Cherbourg,Cherbourg-en-Cotentin,Saint-Lô,Granville
51;Marne;Grand Est;Reims,Châlons-en-Champagne,Épernay
52;Haute-Marne;Grand Est;Chaumont,Langres
53;Mayenne;Pays de la Loire;Laval
54;Meurthe-et-Moselle;Grand Est;Nancy,Lunéville,Vandœuvre-lès-Nancy
55;Meuse;Grand Est;Bar-le-Duc,Verdun
56;Morbihan;Bretagne;Vannes,Lorient,Pontivy,Auray
57;Moselle;Grand Est;Metz,Thionville,Forbach,Sarreguemines
58;Nièvre;Bourgogne-Franche-Comté;Nevers
59;Nord;Hauts-de-France;Lille,Roubaix,Tourcoing,Dunkerque,Valenciennes,Villeneuve-d'Ascq,Douai,Cambrai,Maubeuge,Marcq-en-Barœul,Wasquehal
60;Oise;Hauts-de-France;Beauvais,Compiègne,Creil
61;Orne;Normandie;Alençon
62;Pas-de-Calais;Hauts-de-France;Arras,Calais,Boulogne-sur-Mer,Lens,Béthune,Hénin-Beaumont
63;Puy-de-Dôme;Auvergne-Rhône-Alpes;Clermont-Ferrand,Riom,Thiers
64;Pyrénées-Atlantiques;Nouvelle-Aquitaine;Pau,Bayonne,Biarritz,Anglet
65;Hautes-Pyrénées;Occitanie;Tarbes,Lourdes
66;Pyrénées-Orientales;Occitanie;Perpignan
67;Bas-Rhin;Grand Est;Strasbourg,Haguenau,Schiltigheim,Sélestat,Illkirch-Graffenstaden
68;Haut-Rhin;Grand Est;Mulhouse,Colmar
69;Rhône;Auvergne-Rhône-Alpes;Lyon,Villeurbanne,Vénissieux,Saint-Priest,Bron,Écully,Caluire-et-Cuire,Vaulx-en-Velin,Meyzieu,Oullins,Givors
70;Haute-Saône;Bourgogne-Franche-Comté;Vesoul
71;Saône-et-Loire;Bourgogne-Franche-Comté;Mâcon,Chalon-sur-Saône,Le Creusot
72;Sarthe;Pays de la Loire;Le Mans
73;Savoie;Auvergne-Rhône-Alpes;Chambéry,Aix-les-Bains,Albertville
74;Haute-Savoie;Auvergne-Rhône-Alpes;Annecy,Annemasse,Thonon-les-Bains,Cluses
75;Paris;Île-de-France;Paris
76;Seine-Maritime;Normandie;Rouen,Le Havre,Dieppe
77;Seine-et-Marne;Île-de-France;Melun,Meaux,Marne-la-Vallée,Chelles,Torcy,Fontainebleau
78;Yvelines;Île-de-France;Versailles,Saint-Germain-en-Laye,Poissy,Guyancourt,Vélizy-Villacoublay,Vélizy,Trappes,Mantes-la-Jolie,Plaisir
79;Deux-Sèvres;Nouvelle-Aquitaine;Niort,Bressuire,Parthenay
80;Somme;Hauts-de-France;Amiens,Abbeville
81;Tarn;Occitanie;Albi,Castres
82;Tarn-et-Garonne;Occitanie;Montauban
83;Var;Provence-Alpes-Côte d'Azur;Toulon,Fréjus,Draguignan,Hyères,La Seyne-sur-Mer
84;Vaucluse;Provence-Alpes-Côte d'Azur;Avignon,Orange,Carpentras,Cavaillon
85;Vendée;Pays de la Loire;La Roche-sur-Yon,Les Sables-d'Olonne,Les Herbiers
86;Vienne;Nouvelle-Aquitaine;Poitiers,Châtellerault
87;Haute-Vienne;Nouvelle-Aquitaine;Limoges
88;Vosges;Grand Est;Épinal
89;Yonne;Bourgogne-Franche-Comté;Auxerre,Sens
90;Territoire de Belfort;Bourgogne-Franche-Comté;Belfort
91;Essonne;Île-de-France;Évry,Massy,Palaiseau,Les Ulis,Orsay,Saclay,Corbeil-Essonnes,Gif-sur-Yvette
92;Hauts-de-Seine;Île-de-France;Nanterre,Boulogne-Billancourt,Courbevoie,La Défense,Levallois-Perret,Issy-les-Moulineaux,Rueil-Malmaison,Neuilly-sur-Seine,Puteaux,Suresnes,Clichy,Montrouge,Colombes,Asnières-sur-Seine,Antony,Meudon,Malakoff,Clamart,Gennevilliers,Saint-Cloud,Bagneux
93;Seine-Saint-Denis;Île-de-France;Saint-Denis,Montreuil,Bobigny,Aubervilliers,Pantin,Saint-Ouen,Noisy-le-Grand,Aulnay-sous-Bois,Drancy,Bondy
94;Val-de-Marne;Île-de-France;Créteil,Vitry-sur-Seine,Ivry-sur-Seine,Vincennes,Villejuif,Rungis,Maisons-Alfort,Champigny-sur-Marne,Alfortville
95;Val-d'Oise;Île-de-France;Cergy,Argenteuil,Pontoise,Bezons,Roissy-en-France,Sarcelles
971;Guadeloupe;Guadeloupe;Pointe-à-Pitre,Les Abymes
972;Martinique;Martinique;Fort-de-France
973;Guyane;Guyane;Cayenne,Kourou
974;La Réunion;La Réunion;Saint-Denis de La Réunion,Saint-Pierre,Le Tampon
976;Mayotte;Mayotte;Mamoudzou`;
