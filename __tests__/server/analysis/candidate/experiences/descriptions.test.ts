import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

test('the description is what is left, wrapped lines joined', () => {
  const rows = toRows(
    textDocument('Développeur chez Alpha, 2019 - 2021\n• Refonte du site, avec une attention particulière\nà la vitesse.\n• Tests.'),
  );
  const [first] = readExperiences(rows, 10);
  expect(first!.value.description).toBe('Refonte du site, avec une attention particulière à la vitesse.\nTests.');
});
