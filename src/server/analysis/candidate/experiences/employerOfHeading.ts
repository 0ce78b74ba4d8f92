import type { Section } from '../../sections/sections.ts';
import { contentOf, spanOf } from '../../text/rows.ts';
import type { ExperienceEntry } from './experiences.ts';

/** « Expériences professionnelles chez Orvane », "Experience at Orvane Ltd": who employed in every job of a section. */
const EMPLOYER = /\s(?:chez|au sein d(?:e |['’])(?:la |l['’])?|at|with)\s?(\p{Lu}[^,:;|()]{1,60}?)\s?:?$/u;

/** Jobs without an employer under a heading that names one. */
export const withEmployersOfHeadings = (entries: readonly ExperienceEntry[], sections: readonly Section[]): ExperienceEntry[] => {
  const roofs = sections.flatMap(({ kinds, heading, rows }) => {
    const company = heading && kinds[0] === 'experience' ? EMPLOYER.exec(contentOf(heading))?.[1] : undefined;
    return company === undefined || rows.length === 0 ? [] : [{ company, start: spanOf(rows[0]!).start, end: spanOf(rows.at(-1)!).end }];
  });
  if (roofs.length === 0) return [...entries];
  return entries.map((entry) => {
    const roof = roofs.find(({ start, end }) => entry.span.start >= start && entry.span.start < end);
    return roof && entry.value.company === '' ? { ...entry, value: { ...entry.value, company: roof.company } } : entry;
  });
};
