import { withEmployersAsHeadings } from '#server/analysis/sections/employersAsHeadings';
import type { Section } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

/** A section whose first line is its heading. */
const section = (kind: Section['kinds'][number], text: string): Section => {
  const [heading, ...rows] = toRows(textDocument(text));
  return { kinds: [kind], heading: heading!, rows };
};
const told = (sections: readonly Section[]) => withEmployersAsHeadings(sections).map(({ kinds: [kind], rows }) => [kind, rows.length]);

const STUDIES = section('education', 'Formation\n2009 CAP cuisine, Lycée Aubin');
const ORVANE = section('other', 'Orvane\nResponsable de salle\n07/2006 - 06/2012');
const TRESKO = section('other', 'Tresko\nServeuse\n03/2003 - 06/2006\nService du soir');
const AWARDS = section('other', 'Distinctions\nPrix de la ville\n2003 - 2006');

test('employers dressed as the headings of the CV, each over a post and its stay, are its jobs', () => {
  expect(told([STUDIES, ORVANE, TRESKO, AWARDS])).toEqual([
    ['education', 1],
    ['experience', 7],
    ['other', 2],
  ]);
});

test('one alone, or where a section of jobs stands, is none', () => {
  expect(told([STUDIES, ORVANE])).toEqual([
    ['education', 1],
    ['other', 2],
  ]);
  const jobs = section('experience', 'Expérience\n2018 - 2020 Cuisinière, Chez Lou');
  expect(told([jobs, ORVANE, TRESKO])).toEqual([
    ['experience', 1],
    ['other', 2],
    ['other', 3],
  ]);
});
