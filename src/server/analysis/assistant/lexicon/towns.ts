/** Where French towns are: name, département, latitude, longitude. */
const TOWN_TABLE = `Paris,75,48.86,2.35;Marseille,13,43.30,5.37;Lyon,69,45.76,4.84;Toulouse,31,43.60,1.44;Nice,06,43.70,7.27;Nantes,44,47.22,-1.55;
Montpellier,34,43.61,3.88;Strasbourg,67,48.57,7.75;Bordeaux,33,44.84,-0.58;Lille,59,50.63,3.06;Rennes,35,48.11,-1.68;Reims,51,49.26,4.03;
Toulon,83,43.12,5.93;Saint-Étienne,42,45.44,4.39;Le Havre,76,49.49,0.11;Grenoble,38,45.19,5.72;Dijon,21,47.32,5.04;Angers,49,47.47,-0.55;
Villeurbanne,69,45.77,4.88;Nîmes,30,43.84,4.36;Saint-Denis,93,48.94,2.36;Clermont-Ferrand,63,45.78,3.09;Aix-en-Provence,13,43.53,5.45;
Le Mans,72,48.00,0.20;Brest,29,48.39,-4.49;Tours,37,47.39,0.69;Amiens,80,49.89,2.30;Limoges,87,45.83,1.26;Annecy,74,45.90,6.13;
Perpignan,66,42.69,2.90;Boulogne-Billancourt,92,48.84,2.24;Metz,57,49.12,6.18;Besançon,25,47.24,6.02;Orléans,45,47.90,1.91;
Mulhouse,68,47.75,7.34;Rouen,76,49.44,1.10;Caen,14,49.18,-0.37;Nancy,54,48.69,6.18;Argenteuil,95,48.95,2.25;Montreuil,93,48.86,2.44;
Roubaix,59,50.69,3.17;Tourcoing,59,50.72,3.16;Dunkerque,59,51.03,2.38;Avignon,84,43.95,4.81;Poitiers,86,46.58,0.34;Nanterre,92,48.89,2.21;
Créteil,94,48.79,2.46;Versailles,78,48.80,2.13;Pau,64,43.30,-0.37;Courbevoie,92,48.90,2.26;Vitry-sur-Seine,94,48.79,2.39;
Colombes,92,48.92,2.25;La Rochelle,17,46.16,-1.15;Calais,62,50.95,1.86;Cannes,06,43.55,7.01;Antibes,06,43.58,7.12;Béziers,34,43.34,3.22;
Bourges,18,47.08,2.40;Colmar,68,48.08,7.36;Quimper,29,48.00,-4.10;Valence,26,44.93,4.89;Villeneuve-d'Ascq,59,50.62,3.13;Mérignac,33,44.84,-0.65;
Troyes,10,48.30,4.07;Lorient,56,47.75,-3.37;Chambéry,73,45.57,5.92;Niort,79,46.32,-0.46;Saint-Nazaire,44,47.27,-2.21;Vannes,56,47.66,-2.76;
Cergy,95,49.04,2.08;Évry,91,48.63,2.44;Saint-Malo,35,48.65,-2.03;Bayonne,64,43.49,-1.47;Cholet,49,47.06,-0.88;Laval,53,48.07,-0.77;
Arras,62,50.29,2.78;Belfort,90,47.64,6.86;Évreux,27,49.02,1.15;Blois,41,47.59,1.34;Chartres,28,48.45,1.48;Saint-Brieuc,22,48.51,-2.77;
Châteauroux,36,46.81,1.69;Tarbes,65,43.23,0.08;Albi,81,43.93,2.15;Agen,47,44.20,0.62;Angoulême,16,45.65,0.16;Périgueux,24,45.18,0.72;
Brive-la-Gaillarde,19,45.16,1.53;Bourg-en-Bresse,01,46.21,5.23;Mâcon,71,46.31,4.83;Chalon-sur-Saône,71,46.78,4.85;Nevers,58,46.99,3.16;
Auxerre,89,47.80,3.57;Épinal,88,48.17,6.45;Charleville-Mézières,08,49.76,4.72;Châlons-en-Champagne,51,48.96,4.36;Saint-Quentin,02,49.85,3.29;
Beauvais,60,49.43,2.08;Compiègne,60,49.42,2.83;Valenciennes,59,50.36,3.52;Douai,59,50.37,3.08;Lens,62,50.43,2.83;Boulogne-sur-Mer,62,50.73,1.61;
Cherbourg,50,49.63,-1.62;Alençon,61,48.43,0.09;La Roche-sur-Yon,85,46.67,-1.43;Montauban,82,44.02,1.36;Rodez,12,44.35,2.57;Castres,81,43.61,2.24;
Carcassonne,11,43.21,2.35;Narbonne,11,43.18,3.00;Sète,34,43.40,3.70;Arles,13,43.68,4.63;Aubagne,13,43.29,5.57;Fréjus,83,43.43,6.74;
Hyères,83,43.12,6.13;Gap,05,44.56,6.08;Digne-les-Bains,04,44.09,6.24;Ajaccio,2A,41.92,8.74;Bastia,2B,42.70,9.45;Vichy,03,46.13,3.43;
Montluçon,03,46.34,2.60;Le Puy-en-Velay,43,45.04,3.88;Aurillac,15,44.93,2.44;Roanne,42,46.04,4.07;Vienne,38,45.53,4.87;Vénissieux,69,45.70,4.88;
Bron,69,45.74,4.91;Vaulx-en-Velin,69,45.78,4.92;Meylan,38,45.21,5.78;Thonon-les-Bains,74,46.37,6.48;Annemasse,74,46.19,6.24;Aix-les-Bains,73,45.69,5.91;
Albertville,73,45.68,6.39;Oyonnax,01,46.26,5.66;Melun,77,48.54,2.66;Meaux,77,48.96,2.88;Massy,91,48.73,2.27;Palaiseau,91,48.71,2.25;
Saint-Germain-en-Laye,78,48.90,2.09;Poissy,78,48.93,2.05;Levallois-Perret,92,48.89,2.29;Issy-les-Moulineaux,92,48.82,2.27;La Défense,92,48.89,2.24;
Puteaux,92,48.88,2.24;Neuilly-sur-Seine,92,48.88,2.27;Antony,92,48.75,2.30;Ivry-sur-Seine,94,48.81,2.38;Vincennes,94,48.85,2.44;
Noisy-le-Grand,93,48.85,2.55;Bobigny,93,48.91,2.44;Aubervilliers,93,48.91,2.38;Pantin,93,48.89,2.41;Pessac,33,44.81,-0.63;Talence,33,44.80,-0.59;
Blagnac,31,43.64,1.39;Colomiers,31,43.61,1.33;Labège,31,43.54,1.51;Saint-Herblain,44,47.22,-1.65;Rezé,44,47.18,-1.55;Cesson-Sévigné,35,48.12,-1.60;
Vitré,35,48.12,-1.21;Fougères,35,48.35,-1.20;Lannion,22,48.73,-3.46;Morlaix,29,48.58,-3.83;Sophia Antipolis,06,43.62,7.05;Saran,45,47.95,1.88;
Vierzon,18,47.22,2.07;Dreux,28,48.74,1.37;Vendôme,41,47.79,1.07;Saumur,49,47.26,-0.08;Dax,40,43.71,-1.05;Mont-de-Marsan,40,43.89,-0.50;
Biarritz,64,43.48,-1.56;Arcachon,33,44.66,-1.17;Libourne,33,44.91,-0.24;Cognac,16,45.70,-0.33;Saintes,17,45.75,-0.63;Rochefort,17,45.94,-0.96;
Haguenau,67,48.82,7.79;Sélestat,67,48.26,7.45;Thionville,57,49.36,6.17;Forbach,57,49.19,6.90;Verdun,55,49.16,5.38;Bar-le-Duc,55,48.77,5.16;
Chaumont,52,48.11,5.14;Langres,52,47.86,5.33;Vesoul,70,47.62,6.15;Lons-le-Saunier,39,46.67,5.55;Dole,39,47.09,5.49;Montbéliard,25,47.51,6.80;
Mende,48,44.52,3.50;Privas,07,44.74,4.60;Foix,09,42.96,1.61;Auch,32,43.65,0.59;Cahors,46,44.45,1.44;Guéret,23,46.17,1.87;Tulle,19,45.27,1.77;
Laon,02,49.56,3.62;Soissons,02,49.38,3.32;Abbeville,80,50.11,1.83;Dieppe,76,49.93,1.08;Saint-Lô,50,49.12,-1.09;Lisieux,14,49.15,0.23`;

/** Régions: name, other names, their départements as code and name. */
const REGION_TABLE = `Auvergne-Rhône-Alpes|Rhône-Alpes|Auvergne|AURA:01 Ain,03 Allier,07 Ardèche,15 Cantal,26 Drôme,38 Isère,42 Loire,43 Haute-Loire,63 Puy-de-Dôme,69 Rhône,73 Savoie,74 Haute-Savoie
Bourgogne-Franche-Comté|Bourgogne|Franche-Comté:21 Côte-d'Or,25 Doubs,39 Jura,58 Nièvre,70 Haute-Saône,71 Saône-et-Loire,89 Yonne,90 Territoire de Belfort
Bretagne:22 Côtes-d'Armor,29 Finistère,35 Ille-et-Vilaine,56 Morbihan
Centre-Val de Loire:18 Cher,28 Eure-et-Loir,36 Indre,37 Indre-et-Loire,41 Loir-et-Cher,45 Loiret
Corse:2A Corse-du-Sud,2B Haute-Corse
Grand Est|Alsace|Lorraine|Champagne-Ardenne:08 Ardennes,10 Aube,51 Marne,52 Haute-Marne,54 Meurthe-et-Moselle,55 Meuse,57 Moselle,67 Bas-Rhin,68 Haut-Rhin,88 Vosges
Hauts-de-France|Nord-Pas-de-Calais|Picardie|les Hauts de France:02 Aisne,59 Nord,60 Oise,62 Pas-de-Calais,80 Somme
Île-de-France|IDF|région parisienne|RP:75 Paris,77 Seine-et-Marne,78 Yvelines,91 Essonne,92 Hauts-de-Seine,93 Seine-Saint-Denis,94 Val-de-Marne,95 Val-d'Oise
Normandie|Haute-Normandie|Basse-Normandie:14 Calvados,27 Eure,50 Manche,61 Orne,76 Seine-Maritime
Nouvelle-Aquitaine|Aquitaine|Limousin|Poitou-Charentes:16 Charente,17 Charente-Maritime,19 Corrèze,23 Creuse,24 Dordogne,33 Gironde,40 Landes,47 Lot-et-Garonne,64 Pyrénées-Atlantiques,79 Deux-Sèvres,86 Vienne,87 Haute-Vienne
Occitanie|Midi-Pyrénées|Languedoc-Roussillon|Languedoc:09 Ariège,11 Aude,12 Aveyron,30 Gard,31 Haute-Garonne,32 Gers,34 Hérault,46 Lot,48 Lozère,65 Hautes-Pyrénées,66 Pyrénées-Orientales,81 Tarn,82 Tarn-et-Garonne
Pays de la Loire:44 Loire-Atlantique,49 Maine-et-Loire,53 Mayenne,72 Sarthe,85 Vendée
Provence-Alpes-Côte d'Azur|PACA|Provence|Côte d'Azur:04 Alpes-de-Haute-Provence,05 Hautes-Alpes,06 Alpes-Maritimes,13 Bouches-du-Rhône,83 Var,84 Vaucluse`;

/** What the people and surroundings of a town are called, beside « région lyonnaise ». */
const DEMONYM_TABLE = `parisien:Paris;francilien:Île-de-France;lyonnais:Lyon;marseillais:Marseille;toulousain:Toulouse;nicois:Nice;nantais:Nantes;montpellierain:Montpellier;strasbourgeois:Strasbourg;bordelais:Bordeaux;lillois:Lille;rennais:Rennes;remois:Reims;stephanois:Saint-Étienne;havrais:Le Havre;grenoblois:Grenoble;dijonnais:Dijon;angevin:Angers;nimois:Nîmes;clermontois:Clermont-Ferrand;tourangeau:Tours;amienois:Amiens;orleanais:Orléans;rouennais:Rouen;caennais:Caen;nanceien:Nancy;messin:Metz;normand:Normandie;alsacien:Alsace;annecien:Annecy`;

export interface Town {
  name: string;
  department: string;
  lat: number;
  lon: number;
}

export const TOWNS: readonly Town[] = TOWN_TABLE.split(/;\s*/).map((line) => {
  const [name = '', department = '', lat, lon] = line.split(',');
  return { name, department, lat: Number(lat), lon: Number(lon) };
});

export interface Region {
  name: string;
  otherNames: readonly string[];
  departments: readonly { code: string; name: string }[];
}

/** Parts of the country that people name, as régions. */
const PART_TABLE = `Sud de la France|sud:Occitanie,Provence-Alpes-Côte d'Azur,Nouvelle-Aquitaine,Corse
Sud-Ouest:Nouvelle-Aquitaine,Occitanie
Sud-Est:Provence-Alpes-Côte d'Azur,Auvergne-Rhône-Alpes
Ouest de la France|Grand Ouest:Bretagne,Pays de la Loire,Normandie
Est de la France:Grand Est,Bourgogne-Franche-Comté
Nord de la France:Hauts-de-France,Normandie`;

const ADMINISTRATIVE: readonly Region[] = REGION_TABLE.split('\n').map((line) => {
  const [names = '', departments = ''] = line.split(':');
  const [name = '', ...otherNames] = names.split('|');
  return { name, otherNames, departments: departments.split(',').map((one) => ({ code: one.slice(0, 2), name: one.slice(3) })) };
});

const PARTS: readonly Region[] = PART_TABLE.split('\n').map((line) => {
  const [names = '', regions = ''] = line.split(':');
  const [name = '', ...otherNames] = names.split('|');
  return {
    name,
    otherNames,
    departments: ADMINISTRATIVE.filter((region) => regions.split(',').includes(region.name)).flatMap(({ departments }) => departments),
  };
});

export const FRENCH_REGIONS: readonly Region[] = [...ADMINISTRATIVE, ...PARTS];

/** Folded demonym → name of a town or région. */
export const DEMONYMS: ReadonlyMap<string, string> = new Map(DEMONYM_TABLE.split(';').map((line) => line.split(':') as [string, string]));
