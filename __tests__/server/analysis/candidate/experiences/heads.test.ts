import { assign } from '#server/analysis/candidate/experiences/heads';
import { type Habits, NO_HABITS } from '#server/analysis/candidate/experiences/habits';
import { habitsOf } from '#server/analysis/candidate/experiences/sectionHabits';
import { toSegments } from '#server/analysis/candidate/experiences/segments';
import { readText } from '../../support/jobs.ts';

/** Rows of a head, their cells parted by ` | `. */
const segmentsOf = (head: string) => head.split('\n').flatMap((row, at) => toSegments(row.replaceAll(' | ', '\n'), at, false));

const told = (head: string, habits: Habits = NO_HABITS) => {
  const { position, company } = assign(segmentsOf(head), habits);
  return [position, company];
};

test.each([
  ['a kind of placement over the title', 'Stage d’initiation chez Ostrel\nIngénieure logiciel', 'Ingénieure logiciel', 'Ostrel'],
  ['of two names behind a title the first employs', 'Serveuse, Ostrel, Sarzolles', 'Serveuse', 'Ostrel'],
  ['a part behind the title, its employer below', 'Analyst – Digital Services\nTarvel University', 'Analyst', 'Tarvel University'],
  ['a comma inside the title', 'Director, Reader Services\nTarvel University', 'Director, Reader Services', 'Tarvel University'],
  ['an employer in two pieces', 'Ostrel Parks - Tide Lab\nAnalyst', 'Analyst', 'Ostrel Parks - Tide Lab'],
  ['a university that its town names', 'Tutor, Ostrel University in Prague', 'Tutor', 'Ostrel University in Prague'],
  ['an employer and its town', 'Caissière - Ostrel à Sarzolles-le-Vieux', 'Caissière', 'Ostrel'],
  [
    'a topic before a name whose town follows',
    'Analyst – Western Regions, Ostrel Mill, London',
    'Analyst - Western Regions',
    'Ostrel Mill',
  ],
  ['a town whose country follows', 'Analyst, Ostrel di Pultaro & C., Sarzolla (Italy)', 'Analyst', 'Ostrel di Pultaro & C.'],
  ['of three names the second', 'Click & Collect, Ostrel Lane, Sarzolles', 'Click & Collect', 'Ostrel Lane'],
  ['a firm called as its site', 'Analyst - Search, Orvane.com, London', 'Analyst - Search', 'Orvane.com'],
  ['a branch of a known firm', 'Producer, Weekend Arts, BBC Radio Ostrel', 'Producer, Weekend Arts', 'BBC Radio Ostrel'],
  ['a dash that parts more than a comma', 'Xmas temp — Ostrel, Sarzolles', 'Xmas temp', 'Ostrel'],
  ['a practice before its firm', 'Manager, Audit and Assurance, Ostrel Inc., London', 'Manager', 'Ostrel Inc.'],
  ['letters around a sign', 'Keyholder/Supervisor — H&M, London', 'Keyholder/Supervisor', 'H&M'],
  ['a head in small letters', 'cashier, ostrels', 'cashier', 'ostrels'],
  ['a name behind its article', 'Bar back, The Ostrel', 'Bar back', 'The Ostrel'],
  ['a firm in a country', 'Analyst, Ostrel UK', 'Analyst', 'Ostrel UK'],
  ['an agency of temporary work', 'Menuisière - Partana Intérim, Sarzolles', 'Menuisière', 'Partana Intérim'],
  ['an employer and its branch', 'Lumio - Agence Ouest\nComptable', 'Comptable', 'Lumio'],
  ['more of the title behind a dash', 'Ostrel\nIntégratrice - réseau mobile', 'Intégratrice - réseau mobile', 'Ostrel'],
  ['a contract in place of the title', 'Groupe Ostrel - Sarzolles | Apprentissage', 'Apprentissage', 'Groupe Ostrel'],
  ['an unknown title before a contract', 'Relations presse | CDI\nOstrel SARL', 'Relations presse', 'Ostrel SARL'],
  ['a town before its department', 'Collège Ostrel | Sarzolles (40)', '', 'Collège Ostrel'],
  ['a country behind the name of an employer', 'Ostrel UK, Sarzolles\nAnalyst', 'Analyst', 'Ostrel UK'],
  ['what was studied meanwhile', 'Cashier, Ostrel while at school', 'Cashier', 'Ostrel'],
  ['what became of an employer', 'Ostrel, Inc. (acquired by Tarvel)\nAnalyst', 'Analyst', 'Ostrel, Inc.'],
  ['who paid for an employer', 'Founding engineer | Ostrel (YC W21)', 'Founding engineer', 'Ostrel'],
  ['work on one’s own', 'Web developer\nFreelance', 'Web developer', 'Freelance'],
  ['the same told twice', 'Web developer\nIndependent/Freelance', 'Web developer', 'Independent/Freelance'],
])('%s', (_, head, position, company) => {
  expect(told(head)).toEqual([position, company]);
});

test('heads that words leave open are built as the others of the section', () => {
  const heads = ['Tarvel University | Analyst', 'Lumio SARL | Accountant', 'Ostrel | Pultaro'];
  const habits = habitsOf(heads.map((head) => segmentsOf(head)));
  expect(told(heads[2]!)).toEqual(['Ostrel', 'Pultaro']);
  expect(told(heads[2]!, habits)).toEqual(['Pultaro', 'Ostrel']);
});

test('a head without a word for anything names its title first', () => {
  expect(told('Front of house | Ostrel')).toEqual(['Front of house', 'Ostrel']);
  expect(told('2019')).toEqual(['', '']);
});

test.each([['work on one’s own', 'Web developer\nFreelance\n2019 - 2021', 'Web developer', 'Freelance']])(
  '%s',
  (_, text, position, company) => {
    expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
  },
);

test.each([
  ['a name before a dash and a title', 'ORVANE SA\nLODREX - Gérante', 'Gérante', 'ORVANE SA'],
  ['a department over its university', 'Assistante\nDépartement de chimie\nUniversité de Lodre', 'Assistante', 'Université de Lodre'],
  ['a service beside the clinic', 'Infirmière, bloc opératoire, Clinique Orvane, Lyon', 'Infirmière, bloc opératoire', 'Clinique Orvane'],
  ['more of the title in small letters', 'Technicienne - réseaux et télécoms - Orvane', 'Technicienne - réseaux et télécoms', 'Orvane'],
  ['the client of a mission', 'Tarvel Conseil\nTesteuse – mission chez Banque Orvane', 'Testeuse', 'Tarvel Conseil'],
  ['a firm that ends as a state', 'Tarvel Oskelin AB | Oskby, Sweden\nWaiter', 'Waiter', 'Tarvel Oskelin AB'],
  ['a legal form with dots', 'Tarvel Microsystems S.A.\nEngineer\nLodrex City, France', 'Engineer', 'Tarvel Microsystems S.A.'],
  ['a street behind the employer', 'Boulangerie Orvane, 3 place du Marché\nVendeuse', 'Vendeuse', 'Boulangerie Orvane'],
  ['a hyphen that a space follows', 'Caissière- Orvane', 'Caissière', 'Orvane'],
  ['how many they were', 'Team lead (8 people)\nOrvane Ltd (120 employees)', 'Team lead', 'Orvane Ltd'],
  ['a heading of the account', 'Bike courier\nDuties', 'Bike courier', ''],
  ['the client of who employs', 'Tester\nOrvane\nClient : Banque Tarvel', 'Tester', 'Orvane'],
  ['a client alone', 'Tester\nClient : Banque Tarvel', 'Tester', 'Banque Tarvel'],
  ['what an employer is', 'Luthière\nOrvane\nEntreprise de quarante salariés', 'Luthière', 'Orvane'],
  ['a part of an unknown employer', 'Groundsman\nOrvane\nProduce Department', 'Groundsman', 'Orvane'],
  ['a project between title and employer', 'Groundsman\nProject Horizon\nOrvane', 'Groundsman', 'Orvane'],
  ['a contract and how long', 'Vitrière\nOrvane\nCDD 6 mois', 'Vitrière', 'Orvane'],
  ['a verb of the account', 'Tester\nPrepared weekly reports', 'Tester', ''],
  ['the town behind a title', 'Orvane | Fleuriste à Lyon', 'Fleuriste', 'Orvane'],
  ['the town behind an employer', 'Fleuriste chez Orvane à 69003 Lyon', 'Fleuriste', 'Orvane'],
  ['what an employer does, in brackets', 'Tester\nOrvane Ltd (mobile software industry)', 'Tester', 'Orvane Ltd'],
  ['a name that a small letter opens', 'eOrvane Labs - TDX\nResearcher', 'Researcher', 'eOrvane Labs'],
  ['a post announced with its employer', 'Stage en tant que vendeuse chez Orvane, Lodre', 'vendeuse', 'Orvane'],
  ['a campus', 'Chercheuse, Université du Québec à Montréal', 'Chercheuse', 'Université du Québec à Montréal'],
  ['an employer and its country in brackets', 'Software developer (Odoo, Belgique)', 'Software developer', 'Odoo'],
])('%s', (_, head, position, company) => {
  expect(told(head)).toEqual([position, company]);
});

test('a civic service is a post where nothing else names one', () => {
  expect(readText('2021-2022 : Service civique chez Voltenga')).toEqual([['Service civique', 'Voltenga', '2021', '2022']]);
});

test.each([
  ['what a title is about, behind its colon', 'Touring Musician: Brass and Drums, Violet Lamps', 'Touring Musician', 'Violet Lamps'],
  ['an employer told by its initials', 'Porteuse\nO.R.V', 'Porteuse', 'O.R.V'],
  ['a town and its country behind the employer, no mark between', 'Cashier, Orvane Stores Cork Ireland', 'Cashier', 'Orvane Stores'],
  ['a country in the name of an employer', 'Cashier, Bank of Ireland', 'Cashier', 'Bank of Ireland'],
  ['the field of a title before its employer', 'Engineer, Payments, Orvane Ltd', 'Engineer, Payments', 'Orvane Ltd'],
  ['an employer that small letters alone part from its title', 'Coursière à vélo Rapilo', 'Coursière à vélo', 'Rapilo'],
  ['no employer there beside another', 'Cheffe de rang Terrasse\nOrvane', 'Cheffe de rang Terrasse', 'Orvane'],
  ['a client behind who employs', 'Développeuse Java - Orvane pour le client Banque Velmar', 'Développeuse Java', 'Orvane'],
  ['a firm called so', 'Stage au service comptabilité de la société Orvane', 'Stage au service comptabilité', 'Orvane'],
  [
    'a kind of employer told in small letters',
    'Stagiaire au cabinet d’avocats Tarvel & Fils à Lodre',
    'Stagiaire',
    'cabinet d’avocats Tarvel & Fils',
  ],
  ['an agency in brackets', 'Manutentionnaire (mission intérim Partana)', 'Manutentionnaire', 'Partana'],
  ['the agency of a bracket behind a dash', 'Warehouse Operative (agency – Blue Tarvel)', 'Warehouse Operative', 'Blue Tarvel'],
  ['what is told of an employer in brackets', 'Téléconseiller (Velmar, plateforme de Lodre)', 'Téléconseiller', 'Velmar'],
  ['a season behind the employer', 'Serveur – restaurant « Le Vieux Pont » – saison d’été', 'Serveur', 'restaurant « Le Vieux Pont »'],
  ['how many, before the employer', 'Responsable paie – 350 bulletins – Velmar', 'Responsable paie', 'Velmar'],
  ['what is owned', 'Gérante et fondatrice de L’Établi de Lodre (salon de coiffure)', 'Gérante et fondatrice', 'L’Établi de Lodre'],
  ['no employer behind other titles', 'Gérante de magasin', 'Gérante de magasin', ''],
  [
    'what a title is about, before a known employer',
    'Conductrice de travaux – Lot peinture – Velmar SAS',
    'Conductrice de travaux - Lot peinture',
    'Velmar SAS',
  ],
  ['what an employer is, in small letters', 'Développeur\nVoyelis (éditeur de logiciels, 40 personnes)', 'Développeur', 'Voyelis'],
  ['trades in what an employer is', 'Electrician\nTarvel Ltd (commercial fit-outs)', 'Electrician', 'Tarvel Ltd'],
  ['its sector in capitals', 'Orvane (BTP), Lodre : conducteur de travaux', 'conducteur de travaux', 'Orvane'],
  ['an account of an employer behind a dash', 'Tester\nTarvelo – a mobile payments company', 'Tester', 'Tarvelo'],
  ['an account behind a comma', 'Conductrice de travaux\nOrvane, chantier du tramway de Lodre', 'Conductrice de travaux', 'Orvane'],
  ['a post through an agency', 'INTÉRIM (Partana)\nCariste CACES 1', 'Cariste CACES 1', 'Partana'],
  ['a part of a town', 'Juriste\nCabinet Fidalo, Paris 8e', 'Juriste', 'Cabinet Fidalo'],
  ['a client on a row of its own', 'Client : Banque Velmar\nConsultant, Orvane', 'Consultant', 'Orvane'],
  ['a segment served', 'Velmarnimbus\nSenior Account Executive\nEnterprise segment', 'Senior Account Executive', 'Velmarnimbus'],
  ['an activity at a kind of employer', 'Vacations d’enseignement à l’IUT de Lodre', 'Vacations d’enseignement', 'IUT de Lodre'],
  [
    'a school before its university',
    'Lecturer, School of Social Sciences, University of Tirley, UK',
    'Lecturer',
    'School of Social Sciences, University of Tirley',
  ],
  ['a university before its country', 'Lecturer, University of Tirley, UK', 'Lecturer', 'University of Tirley'],
  [
    'a specialty before a firm of partners',
    'Associate, Corporate Finance, Orme & Pike LLP',
    'Associate, Corporate Finance',
    'Orme & Pike LLP',
  ],
  ['partners', 'Associate, Orme, Pike & Tarvel', 'Associate', 'Orme, Pike & Tarvel'],
  ['what a title adds in a bracket', 'Healthcare Assistant (Bank), Tayvale Care', 'Healthcare Assistant (Bank)', 'Tayvale Care'],
  ['a project behind the employer', 'Site Supervisor - Kerrow - Tirley Hospital project', 'Site Supervisor', 'Kerrow'],
  ['somebody told by an initial', 'Postdoc in biology with A. Orme, Kessly Institute', 'Postdoc in biology', 'Kessly Institute'],
  ['shifts behind a title', 'Machine Operator Night Shift Ferrow Metals Ltd', 'Machine Operator Night Shift', 'Ferrow Metals Ltd'],
  ['a kind of employer before the title', 'Garage Orme Mécanicien auto', 'Mécanicien auto', 'Garage Orme'],
  ['employers without names', 'Fruit picker, various farms', 'Fruit picker', ''],
  ['an agency behind via', 'Warehouse temp worker via Partanpower', 'Warehouse temp worker', 'Partanpower'],
  ['a client in a bracket', 'Tester, Orvane (Client – Bank of Tirley)', 'Tester', 'Orvane'],
  ['a society of students', 'Treasurer of the Student Union', 'Treasurer', 'Student Union'],
  ['a post on one’s own', 'Mystery shopper (freelance)', 'Mystery shopper', 'freelance'],
  ['a contract told at length', 'Secrétaire de rédaction – Orvane (CDD successifs)', 'Secrétaire de rédaction', 'Orvane'],
  ['how long, before the post', '9 years as Groundsman\nOrvane', 'Groundsman', 'Orvane'],
  ['that the stay goes on', 'Groundsman\nOrvane\nCurrent', 'Groundsman', 'Orvane'],
  ['a firm that somebody leads', 'PDG de la S.A.S Tarvel', 'PDG', 'S.A.S Tarvel'],
  [
    'what a title is about, at length',
    'Ingénieure adjointe : Atelier de couture ouvert aux voisins\nOrvane',
    'Ingénieure adjointe',
    'Orvane',
  ],
  ['two titles, a study in the second', 'Consultante - Ingénieure d’étude\nOrvane', 'Consultante - Ingénieure d’étude', 'Orvane'],
  ['a region served', 'Account Executive, EMEA, Velmarnimbus', 'Account Executive', 'Velmarnimbus'],
  ['a state that is no company', 'Shift leader at Pizza Manor, Tirley, CO', 'Shift leader', 'Pizza Manor'],
  ['with, written short', 'Graduate Engineer w/ Tarvel Construction', 'Graduate Engineer', 'Tarvel Construction'],
  ['an organisation right behind the title', 'Care Assistant Willow Lane Nursing Home', 'Care Assistant', 'Willow Lane Nursing Home'],
  ['an employer behind a colon, and its town', 'Serveuse : Le Vieux Moulin, Sarzolles', 'Serveuse', 'Le Vieux Moulin'],
  ['what a team looks after', 'Program Manager, Trust & Safety\nVelmarra, Dublin', 'Program Manager, Trust & Safety', 'Velmarra'],
  ['a topic, the employer and its town below', 'Account Manager, Growth\nVelmarra, Dublin', 'Account Manager, Growth', 'Velmarra'],
  ['a name of a trade behind its article', 'Staff Reporter, The Northcliff Courier', 'Staff Reporter', 'The Northcliff Courier'],
  ['a county', 'Group Leader, Orvane, Co. Lodre', 'Group Leader', 'Orvane'],
  ['a shire', 'Relief Milker, Tarvel Dairies, Ormeshire', 'Relief Milker', 'Tarvel Dairies'],
  ['flown in and out', 'Shutdown Welder – Orvane Labour Hire, Pilbara WA (FIFO)', 'Shutdown Welder', 'Orvane Labour Hire'],
  ['a word of labels that is a post', 'Lodre Waste Board\nSupervisor', 'Supervisor', 'Lodre Waste Board'],
  ['through an agency', 'Warehouse work through Orvane Recruitment', 'Warehouse work', 'Orvane Recruitment'],
  ['a name before its town', 'Bus Driver Norvale Manchester', 'Bus Driver', 'Norvale'],
  ['a part of a town', 'Sales Manager South London\nOrvane', 'Sales Manager South London', 'Orvane'],
  ['a sentence with an article', 'I also worked as a barista for the Orvane Bean', 'barista', 'Orvane Bean'],
  ['a force of police', 'Police Sergeant, Orme Moor Police, Lodre', 'Police Sergeant', 'Orme Moor Police'],
  ['a town called a city', 'Voice Agent\nTarvel Solutions – Norval City', 'Voice Agent', 'Tarvel Solutions'],
  ['an account of a call centre', 'Chat Agent – Retail Account\nTarvel Solutions', 'Chat Agent', 'Tarvel Solutions'],
  [
    'a part in brackets before the employer',
    'Librarian (Youth Services) - Ormeside Libraries',
    'Librarian (Youth Services)',
    'Ormeside Libraries',
  ],
  ['a bracket of days that never closes', 'Trainee at Tarvel Workshop (15 days,', 'Trainee', 'Tarvel Workshop'],
  ['a town and a state that is a legal form elsewhere', 'Server\nBlue Spur Diner - Orme, NV', 'Server', 'Blue Spur Diner'],
  ['a grade of doctors', 'ST5 General Surgery, Ormebridge Hospital', 'ST5 General Surgery', 'Ormebridge Hospital'],
  ['a ship', 'Third Engineer, MT Blue Heron, Orvane Tankers', 'Third Engineer', 'MT Blue Heron, Orvane Tankers'],
  ['a first job', 'My first job was Sales Assistant at Cut Orme', 'Sales Assistant', 'Cut Orme'],
  ['a post behind its employer, as what', 'Orvane Rail — as Signalling Designer', 'Signalling Designer', 'Orvane Rail'],
  ['a state', 'Lab Assistant – General Hospital, Lodre, Kwara State', 'Lab Assistant', 'General Hospital'],
  ['a town that is told with its country', 'Helpdesk Agent\nOrvane Limited, Saint Orme, Malta', 'Helpdesk Agent', 'Orvane Limited'],
  ['a judge and a court', 'Judicial Intern, Hon’ble Justice P. Orme, High Court of Tarvel', 'Judicial Intern', 'High Court of Tarvel'],
  ['for what', 'Employed by Tarvel Contractors as a Contracts Manager responsible for 5 sites', 'Contracts Manager', 'Tarvel Contractors'],
  ['a name that opens as a region does', 'Oboist, Lorraine Symphony Orchestra', 'Oboist', 'Lorraine Symphony Orchestra'],
  ['one who contributes', 'Maps & Data Contributor at Orvane', 'Maps & Data Contributor', 'Orvane'],
  ['a name that opens as a trade does', 'Florist in Residence, Maker Barn, Lodre', 'Florist in Residence', 'Maker Barn'],
  ['an arrow in a bracket', 'Engineer (L3 → L4)\nOrvane Ltd', 'Engineer (L3 → L4)', 'Orvane Ltd'],
  ['how long in weeks, before the post', '3-month Industrial Placement, Orvane Biotech', 'Industrial Placement', 'Orvane Biotech'],
  ['a camp of soldiers', 'Signal Specialist (25U), Camp Orme, MN\nARMY NATIONAL GUARD', 'Signal Specialist (25U)', 'ARMY NATIONAL GUARD'],
  ['a trade at an employer that everybody knows', 'Uber driver, Toronto', 'Uber driver', ''],
  ['what a hotel adds of itself', 'Front Desk Agent, The Orme Pearl, A Luxe Hotel, Lodre', 'Front Desk Agent', 'The Orme Pearl'],
  [
    'a post that no trade names, its part in small letters',
    'Responsible for the IT department at Colegio Orme',
    'Responsible for the IT department',
    'Colegio Orme',
  ],
  ['what somebody was promoted to', 'Sales Assistant (promoted to Supervisor), Shoe Orme, Lodre', 'Sales Assistant', 'Shoe Orme'],
  [
    'a state behind a town, its letters a legal form elsewhere',
    'Ski Instructor | Orme Ski School, Banff AB',
    'Ski Instructor',
    'Orme Ski School',
  ],
  ['more of the title behind a stroke', 'Barista / Salad Prep\nOrvane Coffee Company', 'Barista / Salad Prep', 'Orvane Coffee Company'],
])('%s', (_, head, position, company) => {
  expect(told(head)).toEqual([position, company]);
});
