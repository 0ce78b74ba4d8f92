import { readCandidate } from '#server/analysis/readCandidate';
import { withoutResults } from '#server/analysis/candidate/education/results';
import { pageDocument } from '../../support/pageDocument.ts';

test.each([
  ['BSc Zoology 2:1', 'BSc Zoology'],
  ['B.S. in Zoology (full scholarship)', 'B.S. in Zoology'],
  ['PhD Botany (Moss Lab, PI: Dr. K. Orme)', 'PhD Botany'],
  ['Lycée Aubin (médaille d’or)', 'Lycée Aubin'],
  ['Formation Vitrail (RNCP 5, 3 mois)', 'Formation Vitrail'],
  ['Titre professionnel Vitrail (niveau V)', 'Titre professionnel Vitrail'],
  ['MSc Botany (in progress, thesis phase)', 'MSc Botany'],
  ['HBO Bachelor Botany, diploma obtained', 'HBO Bachelor Botany'],
  ['Weaving Diploma, Dean’s Honour List', 'Weaving Diploma'],
  ['9 GCSEs, grades 9 to 6', '9 GCSEs,'],
  ['Intermediate, A-1 grade', 'Intermediate,'],
  ['MBA (Finance)', 'MBA (Finance)'],
  ['HSC, Carrow School, Tarvel with 94.5% in', 'HSC, Carrow School, Tarvel  in'],
  ['L1 Droit (année non validée)', 'L1 Droit'],
  ['B.Sc Accounting (Second Class Upper)', 'B.Sc Accounting'],
  ['BBA, Second Upper', 'BBA,'],
  ['WASSCE, 7 A1s', 'WASSCE,'],
  ['BSc Botany, currently on track for a 2:1', 'BSc Botany,'],
  ['BSc Botany,\uE000magna cum laude', 'BSc Botany,'],
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
  ['B.A. in Pottery (no degree obtained)', 'B.A. in Pottery'],
  ['BTS Vitrail (diplôme non obtenu), lycée Aubin', 'BTS Vitrail, lycée Aubin'],
  ['BSc Nursing (recognised by the Orvane board)', 'BSc Nursing'],
  ['Licence d’économie (enseignement en anglais)', 'Licence d’économie'],
  ['Certificate in Weaving (120 hours)', 'Certificate in Weaving'],
  ['CAP Vitrail, CNED (par correspondance)', 'CAP Vitrail, CNED'],
  ['KCSE (C+)', 'KCSE'],
  ['Bac Littéraire avec mention', 'Bac Littéraire'],
  ['Licence de russe (moyenne : 14,2)', 'Licence de russe'],
  ['B.A., Botany (Phi Beta Kappa)', 'B.A., Botany'],
  ['Liceo Aubin, final mark 96/100', 'Liceo Aubin,'],
  ['Formation gestes et postures – 2 jours', 'Formation gestes et postures –'],
  ['10 GCSEs at grades A*-B including Maths', '10 GCSEs including Maths'],
  ['9 GCSEs grades 9-5, Carrow School', '9 GCSEs, Carrow School'],
  ['Leaving Certificate (6 honours)', 'Leaving Certificate'],
  ['HNC Mining, Carrow College (day release)', 'HNC Mining, Carrow College'],
  ['BS, Mining (incomplete; 94 credits)', 'BS, Mining'],
  ['BA English (minor Philosophy)', 'BA English'],
  ['Graduate Diploma in Mining, part complete', 'Graduate Diploma in Mining'],
  ['Carrow High School GPA – 3.9 (ACT standards)', 'Carrow High School'],
])('how well it went: %j', (text, rest) => {
  expect(withoutResults(text).trim()).toBe(rest);
});

test.each([
  'First Class Travel College',
  'Bachelor of Arts with Honours',
  'A Levels: Art (A), French (B)',
  'Year 2 B.Sc. Mining',
  'City & Guilds 706/1 and 2330/07',
  'Bac (C)',
  'Certificate III (Commercial Cookery)',
])('words and figures that are no result: %j', (text) => {
  expect(withoutResults(text)).toBe(text);
});

test('how well it went behind a comma where the type changes, and what closes the entry', () => {
  const page = pageDocument([
    ['Formation', 40, { fontSize: 13, bold: true }],
    ['2010–2012 **Master de tissage,** mention AB.'],
    ['2009–2010 **Licence de tissage,** mention bien.'],
  ]);
  expect(
    readCandidate(page, { country: 'FR', today: '2026-11-21' }).facts.education.map(({ degree, field, institution }) => [
      `${degree} ${field}`.trim(),
      institution,
    ]),
  ).toEqual([
    ['Master de tissage', ''],
    ['Licence de tissage', ''],
  ]);
});

test.each(['Développeuse web - Bac +3 - diplôme enregistré au RNCP', 'Développeuse web - Bac +3, titre inscrit au RNCP niveau 6'])(
  'where a diploma is registered: %j',
  (text) => {
    expect(withoutResults(text)).toBe('Développeuse web - Bac +3');
  },
);
