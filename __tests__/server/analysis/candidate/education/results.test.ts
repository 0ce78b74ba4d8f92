import { withoutResults } from '#server/analysis/candidate/education/results';

test.each([
  ['BSc Zoology 2:1', 'BSc Zoology'],
  ['B.Sc Accounting (Second Class Upper)', 'B.Sc Accounting'],
  ['BBA, Second Upper', 'BBA,'],
  ['City Diploma 8.7/10', 'City Diploma'],
  ['B.Com, 1st Division', 'B.Com,'],
  ['BSc (Hons, 1st Class) Botany', 'BSc (Hons, ) Botany'],
  ['B.Tech Mining with 71%', 'B.Tech Mining'],
  ['HSC, 845/1100', 'HSC,'],
  ['KCSE, mean grade of B (plain)', 'KCSE, mean grade of B (plain)'],
  ['KCSE – Grade C+', 'KCSE –'],
  ['11 GCSEs A*–C', '11 GCSEs'],
  ['Leaving Certificate, 480 points', 'Leaving Certificate,'],
  ['O Level, 8A’s 1B', 'O Level,'],
  ['Certificate in Weaving, 60 credits', 'Certificate in Weaving,'],
  ['Higher School Certificate, ATAR 91.5', 'Higher School Certificate,'],
  ['M.Tech in Design with 8.4 CGPA', 'M.Tech in Design'],
  ['AS Levels (Two Passes)', 'AS Levels'],
  ['BSc Botany (part-time studies)', 'BSc Botany'],
  ['MSc Botany GPA: 3.46/4.00', 'MSc Botany'],
  ['MSc Botany with excellence', 'MSc Botany'],
  ['CAP Vitrail (obtenu avec mention bien)', 'CAP Vitrail'],
  ['BTS Vitrail, avec les félicitations du jury', 'BTS Vitrail'],
  ['Licence de russe – grande distinction', 'Licence de russe'],
  ['Master de russe, major de promotion', 'Master de russe'],
  ['DUT Verrerie (rang 3/120)', 'DUT Verrerie'],
  ['BSc Botany, top 5% of the cohort', 'BSc Botany,'],
  ['Class XII — 71% — Tarvel School', 'Class XII —  — Tarvel School'],
  ['MSc Botany with High Distinction', 'MSc Botany'],
  ['BA Botany (First- class Honours)', 'BA Botany'],
  ['PhD Botany (not completed)', 'PhD Botany'],
  ['Licence de russe (inachevée)', 'Licence de russe'],
  ['BSc Botany (night classes)', 'BSc Botany'],
  ['CAP Vitrail, CFA Aubin (apprentissage chez Orvane)', 'CAP Vitrail, CFA Aubin'],
  ['BTS Vitrail en alternance chez Orvane', 'BTS Vitrail'],
  ['BA Botany, Carrow College (Graduated with honors)', 'BA Botany, Carrow College'],
  ['BA Botany, Dean’s List all semesters', 'BA Botany'],
  ['Bac scientifique -Mention, Très Bien', 'Bac scientifique'],
])('how well it went: %j', (text, rest) => {
  expect(withoutResults(text).trim()).toBe(rest);
});

test.each([
  'First Class Travel College',
  'Bachelor of Arts with Honours',
  'A Levels: Art (A), French (B)',
  'Year 2 B.Sc. Mining',
  'City & Guilds 706/1 and 2330/07',
])('words and figures that are no result: %j', (text) => {
  expect(withoutResults(text)).toBe(text);
});
