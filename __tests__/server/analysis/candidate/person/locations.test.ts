import { findLocation, isPostcodeRow } from '#server/analysis/candidate/person/locations';
import { readCandidate } from '#server/analysis/readCandidate';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const placeIn = (text: string) => findLocation({ inPlace: toRows(textDocument(text)), beside: [], near: new Set() }, null)?.value;

test.each([
  ['12 rue des Lilas, 69003 Lyon', 'Lyon'],
  ['59000 LILLE', 'Lille'],
  ['20 rue de Carnac, 72 190 Tarvelle, France', 'Tarvelle, France'],
  ['Marelle, 11742, Egypt', 'Marelle, 11742, Egypt'],
  ['33 ans, vis à Paris', 'Paris'],
  ['Mob 050-417 2283 Tel 06-5514 730', undefined],
  ['SIRET 823 640 732 00015 APE 4333Z', undefined],
  ['Adresse : 50 bis chaussée Brune, Tarvel-Deniécourt', 'Tarvel-Deniécourt'],
  ['Tarvel (59770), à 15 minutes de Norvale', 'Tarvel'],
  ['53 ans – 4 enfants – Versailles – 06 61 62 63 64 – orme@example.com', 'Versailles'],
  ['17 av. de Lardenne, 31300\nTarval', 'Tarval'],
  ['Home\tBio CV Paris Projects Contact', undefined],
  ['27 rue des boulangers Marelle 68130', 'Marelle'],
  ['9 rue du général orme,51000 Marelle-en-Orme', 'Marelle-en-Orme'],
  ['marelle MA 02143 orme@example.com', 'Marelle MA'],
  ['14309 SE 17th Street APT#F2 Marelle, WA 98007', 'Marelle, WA'],
  ['0615 SW Orme Hill Rd.\nMarelle, OR 97219', 'Marelle, OR'],
  ['MuCT 5360 Audio Recording\nMarelle, OH 43402', 'Marelle, OH'],
  ['orme@example.com | 06 12 34 56 78 | Marelle, Tarval', 'Marelle, Tarval'],
  ['orme@example.com | 06 12 34 56 78 | Java, Python', undefined],
  ['8 avenue Foch – 92100 Boulogne-Billancourt – France', 'Boulogne-Billancourt – France'],
  ['Rennes (35)', 'Rennes'],
  ['Austin, TX 78701 | (512) 555-0147', 'Austin, TX'],
  ['Nantes, Pays de la Loire, France', 'Nantes, Pays de la Loire, France'],
  ['London, UK', 'London, UK'],
  ['31 Station Road, Norwich NR1 1AB', 'Norwich'],
  ['14 Orme Rise, Marelle NN1 1AA', 'Marelle'],
  ['27 Orme View, Marelle, Co Tarval. NN1 1AA', 'Marelle, Co Tarval'],
  ['3 The Orme, Marelle, Co. Tarval · 087 234 5671', 'Marelle, Co. Tarval'],
  ['orme@example.com / 604.555.0164 / Marelle BC', 'Marelle BC'],
  ['5 Orme Drive, Unit 12 * Marelle, Nova Scotia B2Y 2N4 * (902) 555-0175', 'Marelle, Nova Scotia'],
  ['Cell: 083 123 4567 | Address: 12 Orme Street, Marelle, Tarval-Norval, 3610', 'Marelle'],
  ['Address: 3 Orme Court, Marelle QLD 4551', 'Marelle QLD'],
  ['School of Orme, University of Tarval, Marelle G4 0XX', 'Marelle'],
  ['Ann Orme MA | orme@example.com', undefined],
  ['Address: Flat 2, Orme Hall, St Neots, Rutland LE15 6AB', 'St Neots, Rutland'],
  ['La Farlède (83), disponible à Toulon', 'La Farlède'],
  ['Val-aux-Grives, France | 06 39 98 12 34', 'Val-aux-Grives, France'],
  ['Osh, Kyrgyzstan', 'Osh, Kyrgyzstan'],
  ['Tarval – Normandie', 'Tarval – Normandie'],
  ['Based in Eastmoor (Germany)', 'Eastmoor (Germany)'],
  ['Villeneuve-sur-Aulne, Île-de-France, France', 'Villeneuve-sur-Aulne, Île-de-France, France'],
  ['Marelle, Suisse / Tarval, France', 'Marelle, Suisse'],
  ['12 rue de Lyon, Marelle', 'Marelle'],
  ['12 avenue de Paris\nTarval', 'Tarval'],
  ['3 boulevard de Strasbourg - Tarval - France', 'Tarval - France'],
  ['Mobile : France, Suisse', undefined],
  ['32450, Castelnau', 'Castelnau'],
  ['kattestraat 51\n9150 kruibeke', 'Kruibeke'],
  ["120, route d'echternach, 1453 luxembourg", 'Luxembourg'],
  ['Paris, France ⋄ née en 1998 ⋄ mara@tarval.fr ⋄ +33 6 39 98 12 34 ⋄ Site Web ⋄ LinkedIn ⋄ Github', 'Paris, France'],
  ['Institut Orme Bordeaux Sud-Ouest\nLibourne, France', 'Libourne, France'],
  ['Résidence les Pins, Bât B, Appt 12\n33400 Talence', 'Talence'],
  ['Leeds LS2 9JT, UK', 'Leeds'],
  ['Saint-Orme-d’Hères, Isère', 'Saint-Orme-d’Hères, Isère'],
  ['⌂ Tarval, France', 'Tarval, France'],
  ['Ingénieure logiciel basée à Lyon, dix ans de métier', 'Lyon'],
  ['Née à Lille\nNantes', 'Nantes'],
  ['Née le 3 mai 1990 à Lille', undefined],
  ['Adresse(s) : 26 Grande Rue, 91340 Tarval-la-Roche', 'Tarval-la-Roche'],
  ['Home: 1000 Green St., SF, CA 94133', 'SF, CA'],
  ['Étudiante à l’université de Bordeaux', undefined],
  ['Disponible sur Toulon', undefined],
  ['1941 Born 3/5/1941 Tarval Marelle, UK', undefined],
  ['Tarval, Mexico', 'Tarval, Mexico'],
  ['7 Orme Close, Marelle 2999', 'Marelle'],
  ['4 Orme Road, Tarval - 600001', 'Tarval'],
  ['Address Tarvalska 9, 99-999 Marelle', 'Marelle'],
  ['Rua da Marelle 3, 4050-262 Tarval', 'Tarval'],
  ['Marellestraat 3, 1012 AB Tarval', 'Tarval'],
  ['1012 LE TARVAL', 'LE Tarval'],
  ['Marellegatan 4, 111 22 Tarval', 'Tarval'],
  ['Adresse : Trifouillis', 'Trifouillis'],
  ['Développeur web', undefined],
  ['Chef de projet, expert en rennes', undefined],
])('%s', (text, expected) => {
  expect(placeIn(text)).toBe(expected);
});

test('a town inside the name of the person is no place', () => {
  const rows = toRows(textDocument('Philippe de Rochefort\nParis'));
  expect(findLocation({ inPlace: rows, beside: [], near: new Set() }, { start: 0, end: 21 })?.value).toBe('Paris');
});

const printed = (...lines: PrintedLine[]) => toRows(pageDocument(lines));

test('a town cut by a narrow column is whole', () => {
  const rows = printed(['32450, Castelnau Bar-'], ['barens']);
  expect(findLocation({ inPlace: rows, beside: [], near: new Set() }, null)?.value).toBe('Castelnau Barbarens');
});

test('a place beside the contacts is nearer to the person than the town of a laboratory', () => {
  const rows = printed(['Institut Orme Bordeaux Sud-Ouest'], ['Libourne, France'], ['mara@tarval.fr']);
  const place = findLocation({ inPlace: rows.slice(0, 1), beside: rows.slice(1), near: new Set([1, 2]) }, null);
  expect(place?.value).toBe('Libourne, France');
});

test('elsewhere on the first page only a whole address is a place', () => {
  const where = (text: string) => findLocation({ inPlace: [], beside: [], elsewhere: printed([text]), near: new Set() }, null)?.value;
  expect(where('Home: SF, CA 94133')).toBe('SF, CA');
  expect(where('Curieuse de tout, passionnée par Lyon')).toBeUndefined();
});

test('a row of a postcode and its town is told from the rows around it', () => {
  const rows = printed(['mon profil'], ['59500 DOUAI'], ['Miribel 01700, comptable'], ['2018 Marelle, stage']);
  expect(rows.filter(isPostcodeRow).map((row) => row.text)).toEqual(['59500 DOUAI']);
});

test('the places of jobs that no heading parts from the head are not the person’s', () => {
  const place = (text: string) => readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).facts.currentLocation;
  expect(place('Marie Tessier\nProducer of films\nMay 2015 – April 2018  Norvale Films, York')).toBe('');
  expect(place('Marie Tessier\nLeeds, UK\nMay 2015 – April 2018  Norvale Films, York')).toBe('Leeds, UK');
});

test('the town of a job or a school right under the contacts is not where the person lives', () => {
  const cv = (contacts: string) =>
    `Iris Orme\n${contacts}\n\nEXPÉRIENCES\nRelieuse, Atelier Marelle, Paris\nJanvier 2021 – mai 2023\n\nFORMATION\nCAP Reliure, Lycée Tarval, 2020`;
  const placeOf = (text: string) => readCandidate(textDocument(text), { country: 'FR', today: '2026-01-01' }).facts.currentLocation;
  expect(placeOf(cv('iris.orme@exemple.fr'))).toBe('');
  expect(placeOf(cv('Nantes\niris.orme@exemple.fr'))).toBe('Nantes');
});
