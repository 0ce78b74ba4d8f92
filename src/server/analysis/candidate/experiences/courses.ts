import { SUBJECT_WORDS } from '../../lexicon/subjects.ts';
import { fold } from '../../text/fold.ts';
import { companyScore } from '../../text/workWords.ts';
import { tokenize } from '../../text/tokens.ts';

/** Who teaches a course, which then stands where others have their employer. Folded. */
const TEACHES =
  /(?<!\p{L})(?:teaching|tutor\p{L}*|lecturer|instructor|grader|demonstrator|enseignante?|vacataire|charge\p{L}? (?:de|d'))(?!\p{L})|^ta$/u;

/** « Introduction to », « Travaux dirigés de »: what opens the name of a course. Folded. */
const OPENS =
  /^(?:intro(?:duction)? (?:to|a|aux?) |principles of |fundamentals of |foundations of |initiation (?:a|aux?) |t[dp]s? |travaux (?:diriges|pratiques) |cours d)/u;

/** « Advanced », « II », « 101 » beside a subject. */
const LEVELS: ReadonlySet<string> = new Set(
  'advanced applied basic general intermediate introductory modern i ii iii iv l1 l2 l3 m1 m2 appliquee appliquees generale avancee'.split(
    ' ',
  ),
);

export const teachesCourses = (title: string): boolean => TEACHES.test(fold(title));

/** « Macroeconomics », « Introduction to Optics »: nothing in it but what is taught. */
export const namesCourse = (text: string): boolean => {
  const folded = fold(text);
  const words = tokenize(folded).filter(({ word }) => !/^(?:and|et|of|de|des|du|la|the|in|en|\d+)$/u.test(word) && !LEVELS.has(word));
  return (
    OPENS.test(folded) ||
    (words.length > 0 &&
      words.every(({ word }) => SUBJECT_WORDS.has(word) || SUBJECT_WORDS.has(word.replace(/^(?:micro|macro|bio|geo|astro)/u, ''))))
  );
};

/** « Teaching Assistant: Theory of Computation »: the course behind a colon, unless it is an employer. */
const BEHIND_COLON =
  /((?:teaching (?:assistant|fellow)|tutor|lecturer|instructor|grader|demonstrator|charg[ée]e? de (?:cours|TD|TP)|vacataire)s?)\s?:\s([^\n,;|]{3,60})/iu;

/** A head’s text without the course that stands behind a colon. */
export const withoutCourse = (text: string): string =>
  text.replace(BEHIND_COLON, (told, title: string, course: string) => (companyScore(course, fold(course)) < 2 ? title : told));
