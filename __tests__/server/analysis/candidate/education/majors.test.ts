import { withMajors } from '#server/analysis/candidate/education/majors';

test.each([
  ['Botany Major, Music Minor', 'Major in Botany'],
  ['B.A., Theatre and Dance Major', 'B.A., Major in Theatre and Dance'],
  ["Bachelor's degree, Botany major with a French minor", "Bachelor's degree, Major in Botany"],
  ['Bachelor of Science, Mine Engineering (major) & Botany (minor) cum laude', 'Bachelor of Science, Major in Mine Engineering cum laude'],
  ['Bachelor of Arts, Major: Botany', 'Bachelor of Arts, Major in Botany'],
  ['B.Sc. Major: Botany Minor: Music', 'B.Sc. in Botany, Minor: Music'],
  ['B.A. (Majors: Botany, Music), Orvane University', 'B.A. in Botany, Music, Orvane University'],
  ['Double major in Botany and Music', 'Major in Botany and Music'],
])('the major of %j', (text, read) => {
  expect(withMajors(text)).toBe(read);
});

test.each(['Lycée Major Orval', 'major de promotion', 'Major GPA 3.8', 'Asia Minor College'])('no major: %j', (text) => {
  expect(withMajors(text)).toBe(text);
});
