import { withoutTaughtList } from '#server/analysis/candidate/education/taughtLists';

test.each([
  ['Licence de droit : droit civil, droit pénal, histoire', 'Licence de droit'],
  ['Diplôme d’ingénieur en optique : lasers, verres, capteurs\nOrvane', 'Diplôme d’ingénieur en optique\nOrvane'],
  ['Licence de droit : droit civil', 'Licence de droit : droit civil'],
  ['Master : optique, lasers, verres', 'Master : optique, lasers, verres'],
  ['Master en optique : Université de Marelle, Lyon, France', 'Master en optique : Université de Marelle, Lyon, France'],
])('courses behind a degree: %j', (text, rest) => {
  expect(withoutTaughtList(text)).toBe(rest);
});
