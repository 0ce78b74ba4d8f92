import { readText } from '../../support/jobs.ts';

test.each([
  [
    'an employer and its town in brackets behind each title',
    'Software Engineer (mimorel, Dublin, Ireland), May 2013 - July 2016\nTester (Korvane Institute (KDI), London), 2012\nFounder (orvane.app, Dunmore), 2010 - 2011',
    [
      ['Software Engineer', 'mimorel', '2013-05', '2016-07'],
      ['Tester', 'Korvane Institute (KDI)', '2012', '2012'],
      ['Founder', 'orvane.app', '2010', '2011'],
    ],
  ],
  [
    'the same behind their dates, a department in the bracket',
    '2013 - 2016 : Appui aux familles (Orvane, Toulouse (31))\n2011 - 2012 : Vendeuse (Harmel, Lyon)\n2009 : Serveuse (Primavel, Pau)',
    [
      ['Appui aux familles', 'Orvane', '2013', '2016'],
      ['Vendeuse', 'Harmel', '2011', '2012'],
      ['Serveuse', 'Primavel', '2009', '2009'],
    ],
  ],
  [
    'an employer and its town in the first sentence, the title in the second',
    '2019 - 2021 Orvane, Lyon. Vendeuse. Accueil des clients et tenue de la caisse.\n2017 - 2018 Harmel, Paris. Monitrice. Cours aux enfants.\n2015 Primavel, Lodre. Serveuse. Service en salle.',
    [
      ['Vendeuse', 'Orvane', '2019', '2021'],
      ['Monitrice', 'Harmel', '2017', '2018'],
      ['Serveuse', 'Primavel', '2015', '2015'],
    ],
  ],
  [
    'a title with a full stop of its own',
    '2019 - 2021 Jr. Designer. Orvane, London. Drew the covers of the books.\n2017 - 2018 Printer. Harmel, Leeds. Kept the press.',
    [
      ['Jr. Designer', 'Orvane', '2019', '2021'],
      ['Printer', 'Harmel', '2017', '2018'],
    ],
  ],
  [
    'an employer before the bracket: the bracket tells where it is',
    'Stage à Harmel (Tirley, Royaume-Uni), 2013 - 2016\nVendeuse chez Orvane (Lodre, France), 2011 - 2012\nStage à Primavel (Dunmore, Irlande), 2009',
    [
      ['Stage', 'Harmel', '2013', '2016'],
      ['Vendeuse', 'Orvane', '2011', '2012'],
      ['Stage', 'Primavel', '2009', '2009'],
    ],
  ],
  [
    'one bracket among heads of another build stays one',
    'Vendeuse, Orvane, 2019 - 2021\nMonitrice (natation, Lyon), Club Harmel, 2017 - 2018\nServeuse, Primavel, 2015 - 2016',
    [
      ['Vendeuse', 'Orvane', '2019', '2021'],
      ['Monitrice (natation, Lyon)', 'Club Harmel', '2017', '2018'],
      ['Serveuse', 'Primavel', '2015', '2016'],
    ],
  ],
])('%s', (_, text, jobs) => {
  expect(readText(text)).toEqual(jobs);
});
