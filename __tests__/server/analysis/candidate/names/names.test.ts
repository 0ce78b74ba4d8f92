import { findName } from '#server/analysis/candidate/names/names';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const nameIn = (text: string, emails: string[] = []) => {
  const rows = toRows(textDocument(text));
  const found = findName(rows, bodySize(rows), emails);
  return found && [found.firstName, found.lastName];
};

test('on an English page an address in the order of the name keeps it, on a French one what lists know', () => {
  const page = (told: string) => `# Zalblatta Esther\n${told}`;
  const emails = ['zalblatta.esther@example.org'];
  expect(nameIn(page('Head of the mill and of the looms, in charge of the dyes for the towns'), emails)).toEqual(['Zalblatta', 'Esther']);
  expect(nameIn(page('Responsable du moulin et des métiers, chargée de la teinture pour les villes'), emails)).toEqual([
    'Esther',
    'Zalblatta',
  ]);
});

test('an address of both family names tells where they begin', () => {
  expect(nameIn('# Pablo Zalbajal Trujillo', ['zalbajaltrujillo3@example.org'])).toEqual(['Pablo', 'Zalbajal Trujillo']);
  expect(nameIn('# Maria Louise Zalblat', ['louisezalblat@example.org'])).toEqual(['Maria Louise', 'Zalblat']);
});

test.each([
  ['# Jean Dupont\nDéveloppeur web', ['Jean', 'Dupont']],
  ['Développeur web\n# Léa Martin\n06 12 34 56 78', ['Léa', 'Martin']],
  ['Curriculum vitae de Jean Dupont\nLyon', ['Jean', 'Dupont']],
  ['Curriculum vitæ de Jean Dupont\nLyon', ['Jean', 'Dupont']],
  ['Développeur web Louise ZALBLAT\nParis', ['Louise', 'Zalblat']],
  ['Jean DUPONT – Chef de projet\nParis', ['Jean', 'Dupont']],
  ['# J E A N   D U P O N T\nComptable', ['Jean', 'Dupont']],
  ['# Fatoumata\n# Diarra\nInfirmière en réanimation, à Lille', ['Fatoumata', 'Diarra']],
  ['Nom : Dupont\nPrénom : Jean', ['Jean', 'Dupont']],
  ['Prénom : Jean | Nom : Dupont', ['Jean', 'Dupont']],
  ['ZALBLAT, Louise Odile. ORCID 0000-0001\nLouise Zalblat mends boats.', ['Louise Odile', 'Zalblat']],
  ['Digital Resume\nQwertin Zalblat\nqz@example.org | Tirley', ['Qwertin', 'Zalblat']],
  ['Qwertia Marin\nCV\nEducation', ['Qwertia', 'Marin']],
  ['jean zalblat\nDéveloppeur web\nRennes', ['Jean', 'Zalblat']],
  ['# Zalblat Nicolas\nBienvenue !\nJe m’appelle Nicolas\nZalblat, étudiant', ['Nicolas', 'Zalblat']],
  ['# Céline LE PÊCHEUR\nDéveloppeuse', ['Céline', 'Le Pêcheur']],
  ['# Céline LE ZALBLAT\n\n# LE ZALBLAT Céline\n28600 Tarvel', ['Céline', 'Le Zalblat']],
  ['# Zalblat Imene\nJe suis Zalblat Imene, née à Norvale.', ['Imene', 'Zalblat']],
  ['# Qwertin Havard\nMy name is Havard Qwertin.', ['Havard', 'Qwertin']],
  ["# QWERTIN ZALBLAT\n# I'm\n# Qwertin Zalblat\nA web developer", ['Qwertin', 'Zalblat']],
  ['Qwertin (Simon) Zalblat\nDéveloppeur web\nRennes', ['Qwertin', 'Zalblat']],
  ['J. R. Zalblat\nDéveloppeur web\nRennes', ['J. R.', 'Zalblat']],
  ['John Zalblat III\nWelder\nLeeds', ['John', 'Zalblat']],
  ['Jean Zalblat he/him\nWelder\nLeeds', ['Jean', 'Zalblat']],
  ['J E A N N E Z A L B L A T\nWelder\nLeeds', ['Jeanne', 'Zalblat']],
  ['Name: Amara Okonkwo\nAustin', ['Amara', 'Okonkwo']],
  ['Adjudant (ER) Léo ZALBLAT\n44 ans', ['Léo', 'Zalblat']],
  ['Docteure Jeanne Zalblat\nBrest', ['Jeanne', 'Zalblat']],
  ['Léa LE ZALBLAT Responsable des achats\t42 ans – mariée – trois enfants', ['Léa', 'Le Zalblat']],
  ['Capitaine Jeanne Zalblat\nBrest', ['Jeanne', 'Zalblat']],
  ['Dr Sofia Rossi, PhD\nBologna', ['Sofia', 'Rossi']],
  ['# ZALBLAT QWERTIN O.\n+44 20 7946 0958\n12 Gabriel Street, Leeds', ['Qwertin O.', 'Zalblat']],
  ['# Amelia Page\nengineer, in Leeds', ['Amelia', 'Page']],
  ['# Amelia Das\nengineer, in Leeds', ['Amelia', 'Das']],
  ['# Mark Zalblat EngD CEng MICE\nDesign engineer, in Leeds', ['Mark', 'Zalblat']],
  ['# — Nadia Kessler —\nÉlectrochimiste\nGrenoble', ['Nadia', 'Kessler']],
  ['Zalblat MacTarvel\n# Curriculum vitae\nPosts, qualifications and papers of the last ten years.', ['Zalblat', 'MacTarvel']],
  ['# Sofia Rossi MCIPD\nHR adviser, in Leeds', ['Sofia', 'Rossi']],
  ['# Sofia Rossi, MSc\nDesign engineer, in Leeds', ['Sofia', 'Rossi']],
])('%s', (text, expected) => {
  expect(nameIn(text)).toEqual(expected);
});

test.each([
  'Santa Rosa, CA\nqwertin@example.org\nSummary\nA careful worker.',
  'marie claire\nSummary\nA careful worker.',
  'R S T U V W X\nSummary\nA careful worker.',
  'HR ADMINISTRATOR\nSummary\nDedicated professional with ten years of experience.',
  '# Expériences Professionnelles\nChef de projet',
  '# Curriculum Vitae\nCompétences\nMicrosoft Excel',
  '# Los Angeles\nSales Manager',
  '# JavaScript\nReact, Angular',
  '# Nancy, France\nChef de rang',
  'Capgemini France SAS\nRapport annuel',
  '# annual report\nSales and stocks',
  '# hello there\nweb developer',
  '# digital marketing\nsales manager',
  'Zalblat Books\nCurriculum vitae',
  'Business Development\nSales Manager',
  'Baker | Zalblat Bakery',
])('nobody is invented in « %s »', (text) => {
  expect(nameIn(text)).toBeNull();
});

test('an unusual name is believed when the e-mail address agrees', () => {
  expect(nameIn('Qwertine Zalblat\nqwertine.zalblat@example.com', ['qwertine.zalblat@example.com'])).toEqual(['Qwertine', 'Zalblat']);
});

test.each([
  ['# Guillaume « Guigui » Sarvel\nMenuisier, à Nantes', [], ['Guillaume', 'Sarvel']],
  ['# Hana Morikawa 森川 花\nTraductrice, à Lyon', [], ['Hana', 'Morikawa']],
  ['# 👋 Louise Tardel 🎨\nIllustratrice, à Brest', [], ['Louise', 'Tardel']],
  [
    '# Léo-Antoine de\n# Zalblat | Consultant en soudure\n12 rue des Lilas\nConseille les ateliers de la ville et ceux du port depuis vingt ans',
    ['la.dezalblat@example.com'],
    ['Léo-Antoine', 'de Zalblat'],
  ],
  ['# Maître Anne Tardel\nAvocate, au barreau de Brest', [], ['Anne', 'Tardel']],
  ['# louise tardel\nillustratrice, à Brest', [], ['Louise', 'Tardel']],
  ['# qwertin zalblat\ndata analyst\nPROFILE', [], ['Qwertin', 'Zalblat']],
  ['# qwertinezalblat\nengineer, in Leeds', ['qwertine@zalblat.example'], ['Qwertine', 'Zalblat']],
  ['# Qwertine Baker\nengineer, in Leeds', ['qwertine87@example.com'], ['Qwertine', 'Baker']],
  ['# Qwertine Page\nengineer, in Leeds', ['qwertine87@example.com'], ['Qwertine', 'Page']],
  ['# Zalblat Qwertine\nLinkedIn : qwertine-zalblat-7f21', [], ['Qwertine', 'Zalblat']],
  ['# Qwertine Zalblat\nengineer, in Leeds', ['me@qzalblat.example'], ['Qwertine', 'Zalblat']],
  ['# qwertinezalblat\nengineer, in Leeds', ['qwertine.zalblat@orme.example'], ['Qwertine', 'Zalblat']],
  ['# QwertineZalblat\nengineer, in Leeds', [], ['Qwertine', 'Zalblat']],
  ['# nicolaszalblat\nengineer, in Leeds', [], ['Nicolas', 'Zalblat']],
  ['Curriculum vitae\nPrénom(s) / Nom(s)\tZalblat, Qwertine\nÀ Brest', [], ['Qwertine', 'Zalblat']],
  ['# ZALBLAT, Nicolas\nà Brest', [], ['Nicolas', 'Zalblat']],
  ['# Qwertine Zalblat\nlinkedin.com/in/qwertine-zalblat', ['zalblat.qwertine@example.com'], ['Qwertine', 'Zalblat']],
  ['Hélène Morvan / Cheffe de rang\nBrest', [], ['Hélène', 'Morvan']],
])('%s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test('titles behind a name set on several rows are no part of it', () => {
  expect(nameIn('# Fatoumata\n# Diarra, MD,\n# FRCS\nSurgeon in Leeds, at the general hospital')).toEqual(['Fatoumata', 'Diarra']);
});

test('an address at a public provider says nothing by its provider', () => {
  expect(nameIn('Orange Blanc\nVendeur, à Nice\n06 12 34 56 78', ['contact@orange.fr'])).toBeNull();
});

test.each([
  ['# María Inés\n# Tarvallo', 'intarvallo@example.org', ['María Inés', 'Tarvallo']],
  ['# Anna Sofie\n# Holmgren', 'holmgren@example.org', ['Anna Sofie', 'Holmgren']],
  ['# Minh Qworn\n# Tran Quoc', 'qworn.tran@example.org', ['Minh', 'Qworn Tran Quoc']],
  ['# Juan Mirello\n# Quintas', 'juanmirello@example.org', ['Juan', 'Mirello Quintas']],
  ['# Lise Ardier\n# Quintas', 'contact@example.org', ['Lise', 'Ardier Quintas']],
])('two rows of a name, %s, %s: the address tells where the family name begins', (text, email, expected) => {
  expect(nameIn(`${text}\nVendeuse en boutique, à Lyon`, [email])).toEqual(expected);
});

test.each([
  ['Portfolio de Qwertine Zalblat\nArchitecte, à Lyon', ['Qwertine', 'Zalblat']],
  ['# Curriculum Vitae for Qwertine Zalblat\nengineer, in Leeds', ['Qwertine', 'Zalblat']],
  ['# My academic CV – Louise Tardel\nengineer, in Leeds', ['Louise', 'Tardel']],
  ['# Louise Tardel Resume\nengineer, in Leeds', ['Louise', 'Tardel']],
  ['# Louise Tardel Download CV\nengineer, in Leeds', ['Louise', 'Tardel']],
  ['# Louise Tardel’s Portfolio\nengineer, in Leeds', ['Louise', 'Tardel']],
  ['# Louise Tardel CV: extended\n# Edition\nengineer, in Leeds', ['Louise', 'Tardel']],
  ['Personal information Qwertine Zalblat\nLeeds\nqwertine.zalblat@example.com', ['Qwertine', 'Zalblat']],
  ['Contact\tQwertine Zalblat\nLeeds\nqwertine.zalblat@example.com', ['Qwertine', 'Zalblat']],
])('the name of the document, a button or a heading is no name: %s', (text, expected) => {
  expect(nameIn(text, text.includes('@') ? ['qwertine.zalblat@example.com'] : [])).toEqual(expected);
});

test.each(['# Download CV\nengineer, in Leeds', '# Mon Portfolio\nArchitecte, à Lyon', 'Personal Information\nLeeds\n06 12 34 56 78'])(
  'nobody is called « %s »',
  (text) => {
    expect(nameIn(text)).toBeNull();
  },
);

test.each([
  ['# Qwertine\tZalblat\nArchitecte, à Lyon', [], ['Qwertine', 'Zalblat']],
  ['# Dr. QwertineZalblat\nengineer of bridges, in Leeds', [], ['Qwertine', 'Zalblat']],
  ['# Louise Le Tardel de\n# Montvallon\nArchitecte des villes et des jardins, à Lyon', [], ['Louise', 'Le Tardel de Montvallon']],
  ['Jean Marie ZALBLAT\nComptable, à Lyon', ['jean.zalblat@example.org'], ['Jean Marie', 'Zalblat']],
  ['# Qwertine Page\nengineer, in Leeds', ['qwertine.page@example.org'], ['Qwertine', 'Page']],
])('%s, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  ['Qwertine ZalblatLast updated on 3 May 2026\nengineer, in Leeds', ['qzalblat@example.org'], ['Qwertine', 'Zalblat']],
  ['qwertinezalblat\nengineer, in Leeds', ['qwertine.zalblat@example.org'], ['Qwertine', 'Zalblat']],
  ['# Bonjour, je suis Louise Tardel\nillustratrice, à Brest', [], ['Louise', 'Tardel']],
  ['# Qwertine Page\nengineer, in Leeds', ['qpage@example.org'], ['Qwertine', 'Page']],
  ['# Moi, c’est Louise Tardel\nillustratrice, à Brest', [], ['Louise', 'Tardel']],
  ['# Hi! I am Louise Tardel\nengineer, in Leeds', [], ['Louise', 'Tardel']],
  ['Last name\tZalblat\nFirst name\tQwertin E.', [], ['Qwertin E.', 'Zalblat']],
  ['Qwertin Zalblat\n14 Orme Road\nLeeds', ['kestrel@example.org'], ['Qwertin', 'Zalblat']],
  ['# Qwertin van\n# Zalblat\nengineer, in Leeds', ['qwertin@example.org'], ['Qwertin', 'van Zalblat']],
  ['# BOULANGER Nicolas\nà Brest', [], ['Nicolas', 'Boulanger']],
  ['ZALBLAT Qwertin\nNé le 12/05/1993\nà Brest', [], ['Qwertin', 'Zalblat']],
  ['Ms Qwertine Zalblat\n12 Elm Street, Leeds', [], ['Qwertine', 'Zalblat']],
  ['# van der Zalblat, Nicolas\nà Brest', [], ['Nicolas', 'van der Zalblat']],
  ['# Zalblat, Qwertine\nà Brest', ['qwertine.zalblat@example.org'], ['Qwertine', 'Zalblat']],
  ['# Qwertine Orsa Zalblat\nengineer, in Leeds', ['qwertine.o.zalblat@example.org'], ['Qwertine Orsa', 'Zalblat']],
  ['# Qwertine Zalblat\nhttps://qwertine-zalblat.example.io', ['zalblat.qwertine@example.org'], ['Qwertine', 'Zalblat']],
])('%s, %s: the name in rarer arrangements', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test('labels without colons, one right above the other', () => {
  expect(nameIn('Curriculum vitae\nNom\tLe Zalblat\nPrénom\tQwertin\nEmail\tcontact@example.org')).toEqual(['Qwertin', 'Le Zalblat']);
});

test('letters behind a comma are no given name, though the address spells the rest', () => {
  expect(nameIn('# Louise Tardel, MSW\nsocial worker, in Leeds', ['louise.tardel@example.org'])).toEqual(['Louise', 'Tardel']);
});

test('two given names over a family name in another size', () => {
  const document = textDocument('# Louise Anne\n# El Zalblat\nArchitecte, à Lyon, pour les villes et leurs habitants');
  document.pages[0]!.blocks[0]!.lines[1]!.fontSize = 30;
  expect(findName(toRows(document), 10, [])).toMatchObject({ firstName: 'Louise Anne', lastName: 'El Zalblat' });
});

test('initials over a name are no part of it', () => {
  const document = textDocument('# QZ\n# Qwertine Le Zalblat\nengineer, in Leeds, for the towns and the people who live there');
  document.pages[0]!.blocks[0]!.lines[0]!.fontSize = 30;
  expect(findName(toRows(document), 10, ['qwertine.lezalblat@example.org'])).toMatchObject({
    firstName: 'Qwertine',
    lastName: 'Le Zalblat',
  });
});

test('the last row of a title far above the name is no part of it', () => {
  const far = 'x\n'.repeat(6);
  const rows = toRows(textDocument(`# Administrateur de\n# Réseaux\n${far}# Louise TARDEL\nÀ Lyon, depuis toujours`)).filter(
    ({ text }) => text !== 'x',
  );
  expect(findName(rows, 10, [])).toMatchObject({ firstName: 'Louise', lastName: 'Tardel' });
});

test.each([
  ['Tarvallo Prinz, Q. (2019). On tides.', ['Qwertine', 'Tarvallo Prinz']],
  ['A. Morvan and Q. T. Prinz, On tides, 2019.', ['Qwertine Tarvallo', 'Prinz']],
  ['On tides, 2019.', ['Qwertine', 'Tarvallo Prinz']],
])('publications tell where the family name begins: %s', (publication, expected) => {
  expect(nameIn(`# Qwertine Tarvallo Prinz\nengineer, in Leeds\n\nPublications\n${publication}`)).toEqual(expected);
});

test('an address of two parts tells how many given names there are', () => {
  expect(nameIn('# Qwertine Orsa Zalblat\nengineer, in Leeds', ['qwertineorsa.zalblat@example.org'])).toEqual(['Qwertine Orsa', 'Zalblat']);
});

test('the order of the biggest print beats that of a list', () => {
  const text = 'Zalblat Qwertine, On tides, 2019\nzalblat.example\n\n# Qwertine Zalblat\nengineer, in Leeds';
  expect(nameIn(text)).toEqual(['Qwertine', 'Zalblat']);
});

const PAGE = `Profile\n${'Keeps the machines of a plant running by day and by night.\n'.repeat(8)}`;

test.each([
  [`${PAGE}© 2024 Louise Tardel. All rights reserved.`, [], ['Louise', 'Tardel']],
  [`${PAGE}Qwertine Zalblat`, ['qwertine.zalblat@example.org'], ['Qwertine', 'Zalblat']],
  [`${PAGE}Louise Tardel – page 1\f${PAGE}Louise Tardel – page 2`, [], ['Louise', 'Tardel']],
  [`${PAGE}Louise Tardel`, [], null],
])('a head that names nobody: the margin of the pages may (%#)', (text, emails, expected) => {
  const rows = toRows(textDocument(text));
  const found = findName(rows.slice(0, 4), bodySize(rows), emails, rows);
  expect(found && [found.firstName, found.lastName]).toEqual(expected);
});

test('a heading in another type beside the name is no part of it', () => {
  const document = textDocument('Experience Qwertine Zalblat Education\nLeeds, where the rivers meet\nqwertine.zalblat@example.com');
  document.pages[0]!.blocks[0]!.lines[0]!.marks = [
    { at: 0, bold: false, look: 1 },
    { at: 11, bold: true, look: 2 },
    { at: 28, bold: false, look: 1 },
  ];
  expect(findName(toRows(document), 10, ['qwertine.zalblat@example.com'])).toMatchObject({
    firstName: 'Qwertine',
    lastName: 'Zalblat',
    span: { start: 11, end: 27 },
  });
});

test('a name in two sizes, one word a row', () => {
  const document = textDocument('# Louise\n# Zalblat\nArchitecte, à Lyon, pour les villes et leurs habitants');
  document.pages[0]!.blocks[0]!.lines[1]!.fontSize = 24;
  expect(findName(toRows(document), 10, [])).toMatchObject({ firstName: 'Louise', lastName: 'Zalblat' });
});

test('a town in large print under a whole name is no part of it, unless an address spells it', () => {
  const nameOf = (emails: string[]) => {
    const document = textDocument('# Louise Zalblat\n# Orléans\nArchitecte, pour les villes et leurs habitants');
    document.pages[0]!.blocks[0]!.lines[1]!.fontSize = 15;
    return findName(toRows(document), 10, emails);
  };
  expect(nameOf(['atelier@example.org'])).toMatchObject({ firstName: 'Louise', lastName: 'Zalblat' });
  expect(nameOf(['louise.orleans@example.org'])?.lastName).toContain('Orléans');
});

test('a row that breaks off behind a particle parts no names', () => {
  expect(nameIn('# Louise de\n# Zalblat\nArchitecte, pour les villes et leurs habitants', ['zalblat@example.org'])).toEqual([
    'Louise',
    'de Zalblat',
  ]);
});

test.each([
  ['# Sophie Le\nPharmacist, in Leeds', [], ['Sophie', 'Le']],
  ['Zu Xi\nLab technician, in Leeds', ['xi.zu@example.org'], ['Zu', 'Xi']],
  ['Qwertin LE DÛ\nSoudeur, à Brest', ['qwertin.ledu@example.org'], ['Qwertin', 'Le Dû']],
  ['# Jean de\n# La Tour\nSoudeur, à Brest', [], ['Jean', 'de La Tour']],
])('a short family name, %s, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test('a particle and one word are half a name', () => {
  expect(nameIn('Qwertin\nvan Zalblat\nElectrician, in Leeds', ['q.vanzalblat@example.org'])).not.toEqual(['van', 'Zalblat']);
});

test.each([
  ['qwertin zalblat\nmechanic\nin Leeds since 2012\nqwertinortenzalblat', [], ['Qwertin', 'Zalblat']],
  ['# q. j. zalblat\nwriter and editor of all kinds of books, in Leeds', ['qj@zalblat.example'], ['Q. J.', 'Zalblat']],
  ['# qwertin zalblat-orme\nmechanic of heavy vehicles, in Leeds', ['qwertinzo@example.org'], ['Qwertin', 'Zalblat-Orme']],
])('small letters that a handle or an address knows, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  ['Curriculum vitae\nQwertin Zalblat\n12 rue des Tilleuls, 59000 Lille', ['Qwertin', 'Zalblat']],
  ['Personal details\nQwertin Zalblat\n+44 7700 900123', ['Qwertin', 'Zalblat']],
  ['M. Qwertin ZALBLAT\nComptable', ['Qwertin', 'Zalblat']],
  ['Curriculum vitae of\nQwertin Zalblat\nCell: +44 7700 900123', ['Qwertin', 'Zalblat']],
  ['Soudeuse\nQwertine Zalblat\n06 39 98 12 34', ['Qwertine', 'Zalblat']],
  ['ZALBLAT Qwertin\nMaçon', ['Qwertin', 'Zalblat']],
  ['Full name\tQwertin Orme Zalblat\nDate of birth\t2 May 1991', ['Qwertin Orme', 'Zalblat']],
  ['# Qwertin, Le Zalblat\nAide à domicile depuis plus de dix ans', null],
  ['Qwertin Zalblat\nSince long among the best of the place', null],
])('a name that nothing knows, %s', (text, expected) => {
  expect(nameIn(text)).toEqual(expected);
});

test.each([
  ['# Qwertin-soudeur\nà Brest', [], null],
  ['# Qwertin Zalblat-soudeur\nÀ Brest depuis plus de trente ans', [], ['Qwertin', 'Zalblat']],
  ['# Qwertin_Zalblat\nSoudeur, à Brest', [], ['Qwertin', 'Zalblat']],
  ['Qwertin Zalblat\nSoudeur, à Brest\ngithub.com/zalblat', [], ['Qwertin', 'Zalblat']],
  ['# SophieZalblat/PhD\nÀ Brest depuis plus de trente ans\nTous les métaux', ['sophie.zalblat@example.org'], ['Sophie', 'Zalblat']],
  ['# Zhilan Luo\nSoudeuse, à Brest', ['luo.zhilan@example.org'], ['Zhilan', 'Luo']],
  ['# Nihal Kumar Das\nPhysicist, in Leeds', [], ['Nihal Kumar', 'Das']],
  ['# Mohammed AL Zalblat\nSoudeur, à Brest', [], ['Mohammed', 'Al Zalblat']],
  ['My name: Sophie Zalblat\nWelder, in Leeds', [], ['Sophie', 'Zalblat']],
  ['# Annabelor\n# Zalblat\nannabelor.zalblat@example.org', ['annabelor.zalblat@example.org'], ['Annabelor', 'Zalblat']],
  ['Sophie Zalblat/PhD\nsophie.zalblat@example.org', ['sophie.zalblat@example.org'], ['Sophie', 'Zalblat']],
])('what is glued to a name or stands in profiles, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  ['# Sophie\nIllustrator of books, in Leeds', [], ['Sophie', '']],
  ['# Qwertin\nIllustrator of books, in Leeds', ['qwertin.draws@example.org'], ['Qwertin', '']],
  ['# Qwertin\nIllustrator of books, in Leeds', [], null],
  ['# Portfolio\nIllustrator of books, in Leeds', ['portfolio@example.org'], null],
])('one given name alone, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  [
    'Qwertin Zalblat-soudeur\tAccueil\tMon travail\nDepuis trente ans à Brest\nTous les métaux\nCopyright © Qwertin Zalblat-2020',
    ['Qwertin', 'Zalblat'],
  ],
  ['Accueil\tMon travail\nDepuis trente ans à Brest\nTous les métaux\n© Qwertin Zalblat 2020', null],
])('a name that heads a page and signs it, %s', (text, expected) => {
  expect(nameIn(text)).toEqual(expected);
});

test.each([
  ['# Qwertin Orsa Zalblat\nengineer, in Leeds', ['qzalblat@example.org'], ['Qwertin Orsa', 'Zalblat']],
  ['# Qwertin Orsa Zalblat\nengineer, in Leeds', ['qwertinorsazalblat@example.org'], ['Qwertin Orsa', 'Zalblat']],
  ['# Qwertin R. Zalblat\nengineer, in Leeds', ['qwertinrzalblat@example.org'], ['Qwertin R.', 'Zalblat']],
  ['# Qwertin Tarvallo Prinz\nengineer, in Leeds', ['qwetarvallo@example.org'], ['Qwertin', 'Tarvallo Prinz']],
  ['# Qwerta Sai Orsa Zalblat\nengineer, in Leeds', ['saiorsa.zalblat@example.org'], ['Qwerta Sai Orsa', 'Zalblat']],
  ['# Qwertine Ordóñez Zalblat\nengineer, in Leeds', ['qwertine.zalblat@example.org'], ['Qwertine', 'Ordóñez Zalblat']],
])('an address that shortens three words tells where the family begins, %s, %s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  ['LOUISE\nZALBLAT\nSoudeuse, à Brest depuis toujours', ['Louise', 'Zalblat']],
  ['LouiseZalblat\nSoudeuse', ['Louise', 'Zalblat']],
  ['Mme ZALBLAT Anne-Marie (née ORVANE)\nBrest', ['Anne-Marie', 'Zalblat']],
  ['Louise ZALBLAT épouse ORVANE\nBrest', ['Louise', 'Zalblat']],
  ['Rev. Fr. Louis Zalblat\nTeacher', ['Louis', 'Zalblat']],
  ['Hello! My name is Qwertin Zalblat and I design things.', ['Qwertin', 'Zalblat']],
  ['QWERTIN ZALBLAT BSC MRICS\nSurveyor', ['Qwertin', 'Zalblat']],
  ['William "Bill" Zalblat Jr.\nWelder', ['William', 'Zalblat']],
  ['Name: 李伟 (Qwei Zalblat)\nLeeds', ['Qwei', 'Zalblat']],
  ['louise. zalblat\n-------------\n12 Elm Street, Leeds', ['Louise', 'Zalblat']],
  ['M.Qwertin Zalblat\nWelder', ['M. Qwertin', 'Zalblat']],
  ['C.J. Zalblat\nAll metals, in Leeds', ['C.J.', 'Zalblat']],
  ['CV LOUISE ZALBLAT.docx', ['Louise', 'Zalblat']],
  ['Louise Zalblat // Welder', ['Louise', 'Zalblat']],
  ['Louise Zalblat :: Welder', ['Louise', 'Zalblat']],
  ['Louise Zalblat ~ Welder', ['Louise', 'Zalblat']],
  ['Louise Martin Développeuse web 06 12 34 56 78 contact@example.org', ['Louise', 'Martin']],
  ['Applicant: Qwertin Zalblat', ['Qwertin', 'Zalblat']],
  ['Mgr. Louise Zalblat\nBrest', ['Louise', 'Zalblat']],
  ['LOUISE D. ZALBLAT JR.\nWelder', ['Louise D.', 'Zalblat']],
  ['QZ\nQwertin Zalblat\nAll metals, in Leeds', ['Qwertin', 'Zalblat']],
  ['Qwertin Okafor\nTrente ans de métier, à Brest', ['Qwertin', 'Okafor']],
])('names as pages without type hold them, %s', (text, expected) => {
  expect(nameIn(text)).toEqual(expected);
});

test('two rows of two words each part a name, in two sizes', () => {
  const document = textDocument('# LOUISE EL ZALBAR\n# ORSA TARDELOU\nArchitecte, à Lyon, pour les villes et leurs habitants');
  document.pages[0]!.blocks[0]!.lines[1]!.fontSize = 17;
  expect(findName(toRows(document), 10, [])).toMatchObject({ firstName: 'Louise El Zalbar', lastName: 'Orsa Tardelou' });
});

test('capitals elsewhere tell the order of two names', () => {
  expect(nameIn('# Claude Martin\nDéveloppeur\nlinkedin : Martin CLAUDE')).toEqual(['Martin', 'Claude']);
  expect(nameIn('# Claude Martin\nDéveloppeur\nlinkedin : Claude MARTIN')).toEqual(['Claude', 'Martin']);
});

test('what a document is called names the person', () => {
  expect(nameIn('# cv-Louise-Zalblat\nFormation')).toEqual(['Louise', 'Zalblat']);
  expect(nameIn('# cv-Orvane-Zalblat\nFormation')).toEqual(['Orvane', 'Zalblat']);
  expect(nameIn('# CV-Version-Finale\nFormation')).toBeNull();
  expect(nameIn('# cv-Data-Analyst\nFormation')).toBeNull();
});

test('a name at the foot of a page beside the site that is called so', () => {
  const foot = (site: string) =>
    nameIn(`à propos de moi\nBonjour, je suis cuisinière à Brest.\n${'Service du soir.\n'.repeat(30)}Qwertine ZALBLAT • ${site}`);
  expect(foot('zalblat.github.io')).toEqual(['Qwertine', 'Zalblat']);
  expect(foot('cuisine.github.io')).toBeNull();
});

test('whose page it is, right behind the sign of a copyright', () => {
  const foot = (told: string) => nameIn(`à propos de moi\nBonjour, je suis cuisinière à Brest.\n${'Service du soir.\n'.repeat(30)}${told}`);
  expect(foot('orvane.example ©Louise Zalblat')).toEqual(['Louise', 'Zalblat']);
  expect(foot('© 2024 Louise Zalblat')).toEqual(['Louise', 'Zalblat']);
  expect(foot('© 2024 Orvane Consulting')).toBeNull();
});

test('a greeting on the row above, a bar of navigation in front, a hyphen at the end of a row', () => {
  expect(nameIn('Bonjour, je m’appelle\nLouise Odile zalblat\nTechnicienne\nCompétences')).toEqual(['Louise Odile', 'Zalblat']);
  expect(nameIn('Acting\nHome\tResume\tWriting\tVideos Louise Zalblat\nVocal range: mezzo')).toEqual(['Louise', 'Zalblat']);
  expect(nameIn('# LOUISE\n# QWERTIN-\n# ZALBLAT\nLangues', ['louise.zalblat@example.org'])).toEqual(['Louise', 'Qwertin-Zalblat']);
  expect(nameIn('logo louise | Introduction | Contact\nLogo Louise\nsoudure')).toBeNull();
});

test('a page that tells of somebody in sentences names them', () => {
  expect(nameIn('# Curriculum Vitae\nBackground\nLouise E. Zalblat is a librarian with experience in metadata.')).toEqual([
    'Louise E.',
    'Zalblat',
  ]);
  expect(nameIn('Vita\nJean Eugène Zalblat was born in Leeds in 1968.')).toEqual(['Jean Eugène', 'Zalblat']);
  expect(nameIn('Vita\nOrvane Mill is a bakery with ten ovens.')).toBeNull();
  expect(nameIn('Vita\nQwertin E. Zalblat is a librarian with experience in metadata.')).toEqual(['Qwertin E.', 'Zalblat']);
  expect(nameIn('Vita\nQwertin Zalblat was born in Leeds in 1968.')).toEqual(['Qwertin', 'Zalblat']);
  expect(nameIn('Vita\nThe Mill is a baker in Leeds.')).toBeNull();
});

test('a bar of navigation that a name opens, a name over where somebody is', () => {
  expect(nameIn('Qwertin Zalblat | Portfolio\tProjects\tResume\tContact\n# Relevant work\nCarpentry')).toEqual(['Qwertin', 'Zalblat']);
  expect(nameIn('Web Design | Portfolio\tProjects\tResume\tContact\n# Relevant work\nCarpentry')).toBeNull();
  expect(nameIn('# Curriculum Vitae\nQwertin Zalblat\nUniversity of Leeds\nLS1 4DY')).toEqual(['Qwertin', 'Zalblat']);
});

test('a family name that is a trade, an order that a domain of one’s own tells, a town under the name', () => {
  expect(nameIn('# Louise Durand-Charpentier\nà Lyon')).toEqual(['Louise', 'Durand-Charpentier']);
  expect(nameIn('# Louise Durand-Développeuse\nà Lyon')).toEqual(['Louise', 'Durand']);
  expect(nameIn('# Qwertin Rohan\nbaker', ['qwertin@rohanmills.example'])).toEqual(['Qwertin', 'Rohan']);
  expect(nameIn('# Qwertin Rohan\nbaker', ['rohan@qwertinmills.example'])).toEqual(['Rohan', 'Qwertin']);
  expect(nameIn('LOUISE ZALBLAT\nTirley, United Kingdom\nlz@example.org')).toEqual(['Louise', 'Zalblat']);
});

test('what is asked for in a row, or a degree, is no name', () => {
  expect(nameIn('TO DO FROM ALEX\n• dates are not consistent\n• use shorter words')).toBeNull();
  expect(nameIn('Curriculum Vitae\nEducation\n# B.S. Mathematics')).toBeNull();
  expect(nameIn('Taipei, Taiwan\nU.S. Citizen\n+1 (802) 282-8205')).toBeNull();
});

test('a name in front of a list of what somebody does, beside a site in its order, of two families', () => {
  expect(nameIn('# Curriculum Vitae\nLouise Zalblat Freelance Data Scientist, Scrum Master and Software Developer')).toEqual([
    'Louise',
    'Zalblat',
  ]);
  expect(nameIn('# Barros Zalblat\nLeeds\tbarroszalblat.github.io\nStudent')).toEqual(['Barros', 'Zalblat']);
  expect(nameIn('# Javier Zalblat Qwertin\nEngineer\nLeeds')).toEqual(['Javier', 'Zalblat Qwertin']);
});
