import { ofSchool } from '#server/analysis/candidate/education/ofSchool';

test.each([
  ["Doctorat de l'École de Marelle", ['Doctorat', 'École de Marelle']],
  ['Ingénieur diplômé de l’INSA de Marelle', ['Ingénieur diplômé', 'INSA de Marelle']],
  ['Diplôme de la Faculté de droit', ['Diplôme', 'Faculté de droit']],
  ['BTS Vitrail du Lycée Aubin', ['BTS Vitrail', 'Lycée Aubin']],
  ['MSc of the University of Harlow', ['MSc', 'University of Harlow']],
])('a degree and the school that gave it: %j', (text, parts) => {
  expect(ofSchool(text)).toEqual(parts);
});

test.each([
  'Diplôme d’Université',
  'Faculté des sciences de l’Université de Marelle',
  'Licence d’histoire de l’École',
  'Master Droit du Travail',
])('words that name no school behind a degree: %j', (text) => {
  expect(ofSchool(text)).toEqual([text]);
});
