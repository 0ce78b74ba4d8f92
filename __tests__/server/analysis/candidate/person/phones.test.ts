import { findPhones } from '#server/analysis/candidate/person/phones';

const first = (text: string, country = 'FR') => findPhones(text, country)[0]?.value;

test.each([
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['06.12.34.56.78', 'FR', '+33 6 12 34 56 78'],
  ['0612345678', 'FR', '+33 6 12 34 56 78'],
  ['Tél. : 06-12-34-56-78', 'FR', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['0033 6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['33612345678', 'FR', '+33 6 12 34 56 78'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['06 39 98 12 34', 'FR', '+33 6 39 98 12 34'],
  ['(512) 555-0147', 'FR', '+1 512 555 0147'],
  ['+44 7700 900377', 'FR', '+44 7700 900377'],
  ['0470 12 34 56', 'BE', '+32 470 12 34 56'],
  ['06/12/34/56/78', 'FR', '+33 6 12 34 56 78'],
  ['06,12,34,56,78 ou 07,12,34,56,78', 'FR', '+33 6 12 34 56 78'],
  ['Tél.0612345678Mail.nora@example.com', 'FR', '+33 6 12 34 56 78'],
  ['nora@example.frTél:06 12 34 56 78Permis:B', 'FR', '+33 6 12 34 56 78'],
  ['+91 98450 61273nora@example.com', 'FR', '+91 98450 61273'],
  ['Norvale 12430+62 812-9034-1176nora@example.com', 'FR', '+62 812 9034 1176'],
  ['Norvale LS6 2AB07712 904 356nora@example.co.uk', 'GB', '+44 7712 904356'],
  ['+33~(0)6~12~34~56~78', 'FR', '+33 6 12 34 56 78'],
  ['+33\\,6\\,12\\,34\\,56\\,78', 'FR', '+33 6 12 34 56 78'],
  ['Nantes06 12 34 56 78Mail : a@example.com', 'FR', '+33 6 12 34 56 78'],
  ['Né le 05/10/1999 06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['O6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['Tél. : zéro six 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['H: 512-555-0147\nC: 512-555-0199', 'FR', '+1 512 555 0199'],
  ['Phone: [512] 555-0147', 'FR', '+1 512 555 0147'],
  ['512-555-\n0147', 'FR', '+1 512 555 0147'],
  ['512 • 555 • 0147', 'FR', '+1 512 555 0147'],
  ['iris@example.com 2 | 06 12 34 56 78 2 | Portfolio 2', 'FR', '+33 6 12 34 56 78'],
  ['iris@example.com512-555-0147www.example.com', 'FR', '+1 512 555 0147'],
  ['iris@mail.example|512.555.0147', 'FR', '+1 512 555 0147'],
])('%s read in %s', (text, country, expected) => {
  expect(first(text, country)).toBe(expected);
});

test.each([
  '2018 - 2020',
  '2019 2020 2021',
  '01/02/2018 - 03/04/2019',
  '01/2011 - 2012',
  '01 2011 – 12 2013',
  '12 345 678 €',
  'SIRET 732 829 320 00074',
  'Bourse de voyage 2024 (20 000$)',
  'Financé par la région (grant No 101122449)',
  'Passport No. 123456789',
  'DBS 001234567890',
  'N° sécurité sociale 2 90 05 29 019 123 45',
])('%s is no number', (text) => {
  expect(first(text)).toBeUndefined();
});

test('a number that France cannot have is read in the country that the CV speaks of', () => {
  expect(first('Sheffield S1 2AB\nMobile: 07700 900 456')).toBe('+44 7700 900456');
});

test.each([
  ['Warszawa, Polska, Poland\nTel 601 234 567', '+48 601 234 567'],
  ['Copenhague, Danemark\nMobile 20 12 34 56', '+45 20 12 34 56'],
  ['Porto, Portugal\n912 345 678', '+351 912 345 678'],
])('%j is read in the country that it names', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test('ten bare digits are read as American where the CV names a state', () => {
  expect(first('Fresno, CA 93650\n5595550142')).toBe('+1 559 555 0142');
});

test('a number behind a site that a stroke parts from it', () => {
  expect(first('https://www.orvane.example/portfolio|06 39 98 12 34|Brest')).toBe('+33 6 39 98 12 34');
});

test('a French mobile number wins over a labelled fixed line', () => {
  expect(first('06 12 34 56 78 • ☎ 04 56 33 40 20')).toBe('+33 6 12 34 56 78');
});

test('a labelled number wins over one that only looks like one', () => {
  expect(first('Réf. 01 23 45 67 89\nMobile : 06 12 34 56 78')).toBe('+33 6 12 34 56 78');
});

test('a number cut at the end of its line', () => {
  expect(findPhones('Tél : (+33) 6 39 98\n16 68', 'FR').map(({ value }) => value)).toEqual(['+33 6 39 98 16 68']);
});

test.each([
  ['Mobile 07700 900123\nUniversity of Manchester', '+44 7700 900123'],
  ['079 123 45 67\nEPFL', '+41 79 123 45 67'],
  ['0412 345 678\nMelbourne', '+61 412 345 678'],
  ['087 123 4567\nDublin', '+353 87 123 4567'],
  ['Cell: 083 123 4567\nOrme School, KwaZulu-Natal', '+27 83 123 4567'],
  ['22 Orme Terrace, Marelle T12 X5Y6\n086 821 4477', '+353 86 821 4477'],
  ['Cell: 083 555 221\nOrme School', '083 555 221'],
  ['06 12 34 56 78\nErasmus à Manchester', '+33 6 12 34 56 78'],
])('a number without its country is one of the town that the CV names: %j', (text, expected) => {
  expect(findPhones(text, 'FR').map(({ value }) => value)).toContain(expected);
});

test.each([
  ['Rue des Orfèvres 4, 1000 Bruxelles\njean@tarval.be\n0477 12 34 56', '+32 477 12 34 56'],
  ['Rue des Orfèvres 4, 1000 Bruxelles\nGSM 0477/12.34.56', '+32 477 12 34 56'],
  ['Via Orme 3, 20121 Milano, Italia\n347 123 4567', '+39 347 123 4567'],
  ['mara@norvale.it | 02 1234 5678', '+39 02 1234 5678'],
  ['Eindhoven\nlotte@tarval.nl\n06-12345678', '+31 6 12345678'],
  ['CH-1015 Lausanne\n079 123 45 67\nNorvale SA, Toulouse, France, puis Paris', '+41 79 123 45 67'],
  ['Roma, puis Paris\n0639981234', '+33 6 39 98 12 34'],
  ['06 39 98 12 34, missions à Milano et Roma, Italie', '+33 6 39 98 12 34'],
  ['Casablanca – Maroc\n06 61 23 45 67', '+212 6 61 23 45 67'],
  ['anil@example.in · 98765 43210', '+91 98765 43210'],
  ['IIT Kanpur\nasha@example.com | 9876543210', '+91 98765 43210'],
  ['42 rue de Paris, 59000 Lille\n04 77 12 34 56\nErasmus : KU Leuven, Bruxelles', '+33 4 77 12 34 56'],
])('a number valid in several countries is read in the likeliest: %j', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test.each([
  ['+33\u00A06\u00A039\u00A098\u00A012\u00A034', '+33 6 39 98 12 34'],
  ['+33 (0) 6 39 98 12 34', '+33 6 39 98 12 34'],
  ['+33 06 39 98 12 34', '+33 6 39 98 12 34'],
  ['(+33)6.39.98.12.34', '+33 6 39 98 12 34'],
  ['+ 33 6 39 98 12 34', '+33 6 39 98 12 34'],
  ['06·39·98·12·34', '+33 6 39 98 12 34'],
  ['06‑39‑98‑12‑34', '+33 6 39 98 12 34'],
  ['Tel0639981234', '+33 6 39 98 12 34'],
  ['M:0639981234', '+33 6 39 98 12 34'],
  ['☏ 06 39 98 12 34|jean@tarval.fr', '+33 6 39 98 12 34'],
  ['(512) 555-0147 x204', '+1 512 555 0147'],
  ['+44 (0) 7700 900 377', '+44 7700 900377'],
])('a number keeps its digits whatever parts them: %j', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test('two numbers of one line are told apart, and the mobile comes first', () => {
  const text = '01 99 00 12 34 / 06 39 98 12 34';
  expect(findPhones(text, 'FR').map(({ value, span }) => [value, text.slice(span.start, span.end)])).toEqual([
    ['+33 6 39 98 12 34', '06 39 98 12 34'],
    ['+33 1 99 00 12 34', '01 99 00 12 34'],
  ]);
  expect(first('Tel: (+44) 1632 960001\nMob: (+44) 7700 900377')).toBe('+44 7700 900377');
});

test('digits that no plan knows stay as written beside the e-mail address, and are nothing elsewhere', () => {
  expect(first('mara@tarval.example\n771 48 20 95 1')).toBe('771 48 20 95 1');
  expect(first('Réf. dossier 771 48 20 95 1')).toBeUndefined();
});

test('bare digits far from the contacts are no number', () => {
  const text = `mara@tarval.fr\n${'Une ligne de publications et de revues. '.repeat(60)}\n02 503 4343, doi:10.1016/j.orme.2025.115595`;
  expect(first(`${text}\nMilano, Italia`)).toBeUndefined();
});

test.each(['mara@tarval.fr\nlinkedin.com/in/mara-639981234', 'mara@tarval.fr\nORCID 0000-0002-1825-0097', '0639981234@tarval.fr'])(
  'the digits of an address or of an identifier are no number: %j',
  (text) => {
    expect(first(text)).toBeUndefined();
  },
);

test.each([
  'ana@example.org\nLinkedIn: http://www.linkedin.com/in/ana-example-294020240',
  'ana@example.org\nhttps://example.org/profile/294020240',
  'ana@example.org\nhttps://journal.example.org/articles/PIIS0250-4817(18)41208-5/fulltext',
  'ana@example.org\nviadeo.com/fr/profile/ana.example-0294020240',
  'ana@example.org\nORCID 0294020240',
  'ana@example.org\nOn tides, arXiv: 2211.04873, doi:10.1016/j.tide.2020.12.034 (pp. 3154-3159)',
  'ana@example.org\nGPA 6.00/6.00, grant of the council 2019/05982-1, fair of February 14-16 2021',
  'ana@example.org\nOn tides, vol. 84, 4382–4401, 2024',
  'ana@example.org\nSIRET : 294 020 240 00013',
])('digits of an address or of another number are no phone: %s', (text) => {
  expect(first(text)).toBeUndefined();
});

test.each([
  ['Téléphone: +221 77 512 34\n56\nE-mail:', '+221 77 512 34 56'],
  ['Tél. : +33 6 12 34\n56 78', '+33 6 12 34 56 78'],
  ['Mobile: +44 7700\n900377', '+44 7700 900377'],
])('a number that goes on on the next row: %s', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test.each(['Society and lamps, 1860-2000 (Leeds)', 'Lampes en Berlin 2.3 (2006).', '(École Marelle, 75019)\n2008 : diplôme'])(
  'years, numbers of reviews and postcodes are no phones: %j',
  (text) => {
    expect(findPhones(text, 'FR')).toEqual([]);
  },
);

test('a number with its country that no plan knows is still what the top of the CV says', () => {
  expect(first(`Louise Zalblat\n${'Soudeuse à Lodre. '.repeat(12)}\n+55 51 99160-02840\nLodre`)).toBe('+55 51 99160-02840');
});

test('eight digits alone on a row beside the address are a number, a day or a row that says more is none', () => {
  expect(first('Qwertin Zalblat\n• 97422911\n• qwertin@orvane.example')).toBe('97422911');
  expect(first('Qwertin Zalblat\n19900512\nqwertin@orvane.example')).toBeUndefined();
  expect(first('Qwertin Zalblat\nDossier 97422911\nqwertin@orvane.example')).toBeUndefined();
});

test('two numbers that nothing but a dash parts, cut by the end of a row', () => {
  expect(first('TELEPHONE:(+226)72 65 05\n90-74 28 54 98')).toBe('+226 72 65 05 90');
});

test('a number against that of a town, versions in a list', () => {
  expect(first('1999 Berrow AveTirley, NY 12180(802) 282-8205')).toBe('+1 802 282 8205');
  expect(first('qwertin@orvane.example\nécosystème Java (8 · 11 · 17 · 21 · 25), serveurs')).toBeUndefined();
});
