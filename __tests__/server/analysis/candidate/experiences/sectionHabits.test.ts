import { toSegments } from '#server/analysis/candidate/experiences/segments';
import { habitsOf } from '#server/analysis/candidate/experiences/sectionHabits';
import { readSections } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readPage, readText } from '../../support/jobs.ts';
import { pageDocument } from '../../support/pageDocument.ts';

test('an employer without a title word, told by the order of its row', () => {
  expect(readText('Quillstack\nSoftware Engineer\nJune 2020 - Present\n• Search.\nFernwood\nQA Tester\n2018 - 2020\n• Tests.')).toEqual([
    ['Software Engineer', 'Quillstack', '2020-06', null],
    ['QA Tester', 'Fernwood', '2018', '2020'],
  ]);
});

test('between two titles the order of the other entries tells the employer', () => {
  expect(
    readText('Alpha SAS\nDéveloppeur (2019 - 2021)\nCabinet Comptable\nDéveloppeur (2017 - 2019)\nBêta SARL\nTesteur (2015 - 2017)')[1],
  ).toEqual(['Développeur', 'Cabinet Comptable', '2017', '2019']);
});

test('what words leave unsure is read as the sure entries of the section are built: by order', () => {
  expect(
    headsOnPage([
      ['Brindille, Cuisinier\t2019 - 2021'],
      ['Menus.'],
      ['Olivine, Fleuriste\t2017 - 2019'],
      ['Bouquets.'],
      ['Zéphyrine, Tavillonneur\t2015 - 2017'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Brindille'],
    ['Fleuriste', 'Olivine'],
    ['Tavillonneur', 'Zéphyrine'],
  ]);
});

test('… and by type', () => {
  expect(
    headsOnPage([
      ['**Cuisinier** *Brindille*\t2019 - 2021'],
      ['• Menus.'],
      ['*Mairie de Sorb*\t2017 - 2019'],
      ['**Agent**'],
      ['• Pains.'],
      ['*Ville de Lorme* **Boulanger**\t2016 - 2017'],
      ['• Fours.'],
      ['*Zéphyrine* **Accueil du magasin**\t2015 - 2016'],
    ]).at(-1),
  ).toEqual(['Accueil du magasin', 'Zéphyrine']);
});

test('the last cell that holds a place in two entries holds one in all', () => {
  expect(
    headsOnPage([
      ['Orphée\tLyon'],
      ['Cuisinier\t2019 - 2021'],
      ['• Menus.'],
      ['Brindille\tNantes'],
      ['Fleuriste\t2017 - 2019'],
      ['• Bouquets.'],
      ['Mercier\tVal-aux-Grives'],
      ['Tapissier\t2015 - 2017'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Orphée'],
    ['Fleuriste', 'Brindille'],
    ['Tapissier', 'Mercier'],
  ]);
});

test('an employer in the look of the other employers, though a town has its name', () => {
  expect(
    readPage([
      ['2019 - 2021 **Voltenga SARL** *Cook*'],
      ['2017 - 2019 **Tarvel Group** *Waiter*'],
      ['2015 - 2017 **Lens** *Seller*, Nantes'],
    ]).map(([, company]) => company),
  ).toEqual(['Voltenga SARL', 'Tarvel Group', 'Lens']);
});

test('towns behind titles, known in one entry, are towns in the others', () => {
  expect(
    readText('Stage, Lyon          2021 - 2022\nTarvel\n• Ventes\nStage, Sarzolles          2018 - 2020\nOstrel\n• Achats').map(
      ([position, company]) => [position, company],
    ),
  ).toEqual([
    ['Stage', 'Tarvel'],
    ['Stage', 'Ostrel'],
  ]);
});

test('sections of one or two jobs are read as those of the whole CV', () => {
  const page = (lines: Parameters<typeof pageDocument>[0]) => toRows(pageDocument(lines));
  const [long, short] = [
    page([
      ['2019 - 2021 **Voltenga SARL** *Cook*, Leeds'],
      ['2017 - 2019 **Tarvel Group** *Waiter*, Hull'],
      ['2015 - 2017 **Ostrel SA** *Seller*, York'],
    ]),
    page([['2012 - 2014 **Lens** *Teacher*, Leeds']]),
  ];
  expect(readSections([long, short], 10).at(-1)!.value.company).toBe('Lens');
});

test('where most employers stand behind « chez », an unknown name behind « à » is one too', () => {
  expect(
    readText('2019 - 2021 Caissière chez Ostrel\n2017 - 2018 Équipière à Lumibel\n2015 - 2016 Serveuse chez Vermuz').map(
      ([position, company]) => [position, company],
    ),
  ).toEqual([
    ['Caissière', 'Ostrel'],
    ['Équipière', 'Lumibel'],
    ['Serveuse', 'Vermuz'],
  ]);
});

test('of two unknown names around a title on one row the first employs', () => {
  const text = 'Voltenga | Sales advisor | Orrinby | 2021\nTarvel | Cashier | Northvale | 2020\nOrvane | Stock clerk | Lodrex | 2019';
  expect(readText(text).map(([position, company]) => [position, company])).toEqual([
    ['Sales advisor', 'Voltenga'],
    ['Cashier', 'Tarvel'],
    ['Stock clerk', 'Orvane'],
  ]);
});

test('where a dash parts the others from their employers, a comma parts none', () => {
  const text =
    'Developer, Games Software Art - Orvane.io          2021\nHR Director - Tresko Electronics          2020\nIT Manager - Tarvel          2019\nStock clerk - Lodrex          2018';
  expect(readText(text)[0]![1]).toBe('Orvane.io');
});

test('where most employers stand in the last cell, a name behind the dash of a title is none', () => {
  const text =
    '2022          Placement – SciTide group          Orvane Laboratory\n2019 - 2021          Software Engineer          Tresko\n2018 - 2019          Programmer          Voltenga\n2016 - 2018          Tester          Lodrex';
  expect(readText(text).map(([, company]) => company)).toEqual(['Orvane Laboratory', 'Tresko', 'Voltenga', 'Lodrex']);
});

test('a date alone tells nothing of what stands behind « à »', () => {
  const heads = ['Vendeuse à Voltenga', 'Caissière à Tarvel Net', 'Fleuriste, Orvane SARL', 'Barmaid, Norde SARL'];
  const entries = heads.map((head) => toSegments(head, 0, false));
  expect(habitsOf([...entries, []]).townsBehindA).toBe(habitsOf(entries).townsBehindA);
});
