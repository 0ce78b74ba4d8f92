import { SUBJECT_WORDS } from '../../lexicon/subjects.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { companyScore } from '../../text/workWords.ts';

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

/** « Hydrologie », "Econometrics": endings that only subjects have. Folded. */
const SUBJECT_ENDING = /.{3}(?:ologie|ology|ometrie|ometry|ometrics|onomie|onomy)$/u;

export const teachesCourses = (title: string): boolean => TEACHES.test(fold(title));

/** « Macroeconomics », « Introduction to Optics »: nothing in it but what is taught. */
export const namesCourse = (text: string): boolean => {
  const folded = fold(text);
  const words = tokenize(folded).filter(({ word }) => !/^(?:and|et|of|de|des|du|la|the|in|en|\d+)$/u.test(word) && !LEVELS.has(word));
  return (
    OPENS.test(folded) ||
    (words.length > 0 &&
      words.every(
        ({ word }) =>
          SUBJECT_WORDS.has(word) || SUBJECT_ENDING.test(word) || SUBJECT_WORDS.has(word.replace(/^(?:micro|macro|bio|geo|astro)/u, '')),
      ))
  );
};

/** « Private Tutor (Secondary School Physics) »: behind who teaches, what ends with a subject is taught; « School of Physics » is not. */
export const tellsSubject = (title: string, inside: string): boolean => {
  const last = tokenize(fold(inside)).at(-1)?.word ?? '';
  return teachesCourses(title) && SUBJECT_WORDS.has(last) && !/\s(?:of|de|des|d['’])\s?/iu.test(inside);
};

/** « Teaching Assistant: Theory of Computation »: the course behind a colon, unless it is an employer. */
const BEHIND_COLON =
  /((?:teaching (?:assistant|fellow)|tutor|lecturer|instructor|grader|demonstrator|charg[ée]e? de (?:cours|TD|TP)|vacataire)s?)\s?:\s([^\n,;|]{3,60})/iu;

/** « Teaching Assistant, OPT310: Optics »: the course behind who teaches it. */
const COURSE =
  /((?:(?<!\p{L})ta(?!\p{L})|professor|teach|tutor|lectur|instruct|grader|marker|demonstrator|assistant|enseign|charg|moniteur|vacataire)\p{L}*[^,;(\n]*?)(?:\s(?:for|in))?[,;(\s–—-]+\p{Lu}{2,4}\s?\d{3,4}\p{Lu}?(?::\s[^,;()\n]{2,60})?\)?(?=\.?\s*(?:$|[,;\n]))/iu;

/** « Teaching Assistant for Introduction to Optics (OPT 255) », « … (6.858) »: the course and its number. */
const NUMBERED =
  /((?:teaching (?:assistant|fellow)|tutor|lecturer|instructor|grader|marker|demonstrator)s?) (?:for|of|in) [^,;|()\n]{3,80} \((?:\p{Lu}{2,5}[\s-]?)?\d[\d.]{1,6}\p{Lu}?\)/giu;

/** « Teaching Assistant | Soils and Water, Undergraduate »: a course and whom it is taught to. */
const COURSE_OF_LEVEL =
  /((?:teach|tutor|lectur|instruct|grader|marker|demonstrator|enseign|charg|moniteur|vacataire)\p{L}*[^,;(\n]*[\n,:][\s\uE000-\uF8FF]*)(\p{Lu}[^,;()\n]{2,60}),\s(?=(?:(?:under|post)-?)?graduate|l[1-3](?!\p{L})|m[12](?!\p{L})|licence|masters?(?!\p{L}))/iu;

/** A head’s text without the course that somebody taught. */
export const withoutCourse = (text: string): string =>
  text
    .replaceAll(NUMBERED, '$1')
    .replace(COURSE, '$1')
    .replace(BEHIND_COLON, (told, title: string, course: string) => (companyScore(course, fold(course)) < 2 ? title : told))
    .replace(COURSE_OF_LEVEL, (whole, before: string, course: string) => (companyScore(course, fold(course)) < 2 ? before : whole));
