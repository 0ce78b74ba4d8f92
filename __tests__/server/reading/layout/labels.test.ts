import { isDateWords } from '#server/reading/layout/labels';

test.each(['Jan 2019 – Feb 2020', 'sept. 2019', 'Oktober 2018', 'De février 2020 à juillet 2021', 'Mai 2019 – présent', 'Mar 2019'])(
  'words and figures of a date: %s',
  (text) => expect(isDateWords(text)).toBe(true),
);

test.each(['Mairie', 'Marseille', 'Novalys', 'Déclic', 'Juliette', 'Mai-Tarvel'])('names that begin like a month are none: %s', (text) =>
  expect(isDateWords(text)).toBe(false),
);
