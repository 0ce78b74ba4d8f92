import { mayNotNameWork } from '../../sections/headings.ts';
import { teaches } from '../../sections/content.ts';
import { titleScore } from '../../text/workWords.ts';
import { readExperiences, type ExperienceEntry } from './experiences.ts';
import { teachesCourses } from './courses.ts';
import type { Section } from '../../sections/sections.ts';
import { fold } from '../../text/fold.ts';
import { findPeriods } from '../../dates/periods.ts';
import type { Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';

/** « Scientific research », « University teaching », « Enseignement »: work that no word of jobs announces. Folded. */
const OF_WORK = /(?<!\p{L})(?:research|recherches?|teaching|enseignements?|tutoring|tutorat|clinical|clinique|laboratory)(?!\p{L})/u;
/** « Research interests », « Volunteer teaching », « Teaching awards »: no posts. Folded. */
const NOT_OF_WORK =
  /(?<!\p{L})(?:interests?|interets?|publications?|papers?|articles?|projects?|projets?|awards?|prix|prizes|grants?|statement|skills?|competences?|volunteer\p{L}*|benevol\p{L}*|outreach|presentations?|conferences?|talks?|themes?|topics|summary|philosophy|trainings?|courses?|cours|certificat\p{L}*|diplomas?|scholarships?|bourses?|exhibitions?|expositions?|bibliograph\p{L}*|references?|honou?rs|distinctions?)(?!\p{L})/u;

/** « Responsabilités collectives », « Committees », « Supervision »: dated, and no posts of their own. Folded. */
const DUTIES =
  /(?<!\p{L})(?:responsabilites?|committees?|comites?|service|encadrements?|supervision|students|mentor\p{L}*|reviewing|editorial\p{L}*|exposes?|semina\p{L}+|jurys?|media|savantes|memberships?)(?!\p{L})/u;

/** Whether a heading announces what is no post. */
export const announcesNoWork = ({ folded }: Row): boolean => NOT_OF_WORK.test(folded) || DUTIES.test(folded);

/** Whether a heading is set below another: smaller, or without its capitals. */
const isUnder = (heading: Row, over: Row): boolean => heading.fontSize < over.fontSize - 0.5 || (over.caps && !heading.caps);

/** Whether a row is set as its heading is, and opens something else. */
const isSetAs = (heading: Row, row: Row): boolean =>
  row.bold === heading.bold &&
  row.caps === heading.caps &&
  Math.abs(row.fontSize - heading.fontSize) < 0.3 &&
  typeAt(row, row.from)?.look === typeAt(heading, heading.from)?.look &&
  row.fontSize > 0 &&
  (heading.bold || heading.caps) &&
  findPeriods(row.folded).length === 0;

/** Rows up to one that is set as the heading over them, other than the first. */
const upToNext = (heading: Row, rows: readonly Row[]): Row[] => {
  const next = rows.findIndex((row, at) => at > 0 && isSetAs(heading, row) && !isSetAs(heading, rows[0]!));
  return rows.slice(0, next < 0 ? undefined : next);
};

/** The rows under each heading of work, the lesser headings that follow it among them. */
const rowsOfWork = (sections: readonly Section[]): { rows: Row[]; mayBeSought: boolean }[] => {
  const found: { over: Row; rows: Row[]; mayBeSought: boolean }[] = [];
  let open = false;
  for (const { kinds, heading, rows } of sections) {
    const last = found.at(-1);
    // « Recherche » is what somebody looks for, or what a researcher does.
    const other = heading !== null && (kinds[0] === 'other' || (kinds.includes('wishes') && !kinds.includes('experience')));
    if (open && other && last && isUnder(heading, last.over)) {
      last.rows.push(heading, ...rows);
      continue;
    }
    open = other && OF_WORK.test(heading.folded) && !NOT_OF_WORK.test(heading.folded);
    if (open) found.push({ over: heading!, rows: upToNext(heading!, rows), mayBeSought: kinds[0] !== 'other' });
  }
  return found;
};

/** « Mission d’enseignement », « Monitorat », « Vacations »: what a doctoral student is paid for beside the thesis. Folded. */
const TEACHES = /^(?:(?:missions?|activites?|charges?) (?:complementaires? )?d'enseignement|monitorat|vacations?)(?!\p{L})/u;

/** Who teaches a course often leaves out where: the school that she studies at. */
const isDatedPost = ({ value }: ExperienceEntry): boolean =>
  (titleScore(fold(value.position)) >= 3 || TEACHES.test(fold(value.position))) &&
  (value.company !== '' || teachesCourses(value.position)) &&
  value.startDate + (value.endDate ?? '') !== '';

/** Posts told under headings such as « Scientific research »: those that have a title, an employer and a date; one alone may be the post that is looked for. */
export const jobsOfOtherSections = (sections: readonly Section[], body: number): ExperienceEntry[] =>
  rowsOfWork(sections).flatMap(({ rows, mayBeSought }) => {
    const posts = readExperiences(rows, body).filter(isDatedPost);
    return mayBeSought && posts.length < 2 ? [] : posts;
  });

/** « Projets et stages », « Formation et expériences »: posts among what the heading names first. */
export const jobsOfSharedSections = (sections: readonly Section[], body: number): ExperienceEntry[] =>
  sections
    .filter(
      ({ kinds, heading }) =>
        kinds[0] !== 'experience' && kinds.includes('experience') && !(kinds[0] === 'other' && mayNotNameWork(heading?.text ?? '')),
    )
    .flatMap(({ rows }) => readExperiences(rows, body))
    .filter((entry) => isDatedPost(entry) && !teaches(fold(entry.value.position)));
