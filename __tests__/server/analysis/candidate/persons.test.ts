import { headsOnPage, readText } from '../support/jobs.ts';

test.each([
  [
    'a supervisor over the department',
    'Research Intern          2018 - 2019\nDr. Ann Finch, Department of Physics, University of Harlow',
    ['Research Intern', 'Department of Physics, University of Harlow'],
  ],
  [
    'a supervisor behind the post',
    'Research Assistant for Prof. Ann Orme (Optics), Harlow University, 2018 - 2019',
    ['Research Assistant (Optics)', 'Harlow University'],
  ],
  [
    'a supervisor behind a comma',
    'Research Assistant, Professor Ann Orme, Harlow University, 2018 - 2019',
    ['Research Assistant', 'Harlow University'],
  ],
  [
    'a supervisor behind the employer',
    '2018 - 2019 Kiln study\nHarlow Institute for Glass, Prof. Marlow Denby (Orme)\n• Kilns.',
    ['Kiln study', 'Harlow Institute for Glass'],
  ],
  [
    'a group that is somebody’s',
    'Postdoctoral researcher in Prof. Ann Orme’s group, Harlow University, 2018 - 2019',
    ['Postdoctoral researcher', 'Harlow University'],
  ],
  ['a supervisor in brackets', 'Chercheuse (dir. Anne Orme), Laboratoire Orphée, 2018 - 2019', ['Chercheuse', 'Laboratoire Orphée']],
  [
    'two supervisors',
    'Intern, supervised by Prof. Ann Orme and Dr. Paul Finch, Harlow University, 2018 - 2019',
    ['Intern', 'Harlow University'],
  ],
  [
    'for whom, by her given name',
    'Research Assistant, Harlow Institute for Anne Orme, 2018 - 2019',
    ['Research Assistant', 'Harlow Institute'],
  ],
  ['under whom', 'Stage, sous la direction d’Anne Orme\nUniversité Orphée\n2018 - 2019', ['Stage', 'Université Orphée']],
  [
    'a supervisor in front of the employer',
    'Anne Orme, Harlow University          2018 - 2019\nResearch Assistant',
    ['Research Assistant', 'Harlow University'],
  ],
])('%s is no employer', (_, text, head) => {
  expect(readText(text)).toEqual([[...head, '2018', '2019']]);
});

test.each([
  ['Medical secretary          2018 - 2019\nDr Anne Orme', 'Medical secretary', 'Dr Anne Orme'],
  ['Secrétaire médicale, Cabinet du Dr Orme, 2018 - 2019', 'Secrétaire médicale', 'Cabinet du Dr Orme'],
  ['Vendeuse, Paul Orme, 2018 - 2019', 'Vendeuse', 'Paul Orme'],
])('a person who employs: %s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2018', '2019']]);
});

test.each([['Legislative Aide, Senator Marlow Denby, Tirley University, 2018 - 2020', ['Legislative Aide', 'Tirley University']]])(
  'whom somebody works for is no title: %s',
  (line, head) => {
    expect(headsOnPage([[line]])).toEqual([head]);
  },
);
