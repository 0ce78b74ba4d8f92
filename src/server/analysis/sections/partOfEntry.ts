import { entryLabelOf } from '../text/entryLabels.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { degreeAt } from '../text/studyWords.ts';
import type { Heading } from './readHeading.ts';
import type { Section } from './sections.ts';
import { type HeadingStyle, isDressedAs, isDressedLike } from './typography.ts';

/** « Cours principaux : … », « Related courses: … », « Stages : … », « Spécialité : … »: told of a degree. */
const OF_A_STUDY =
  /^\W*(?:(?:related|relevant|main|key|selected|principaux) )?(?:course|cours\b|modules|stages?\b|internships?\b|speciali(?:te|sation|[sz]ation|ty)\b|option\b|filiere\b|majeure\b|mineure\b|major\b|minor\b)/u;

/** « • Cours : statistiques descriptives »: what somebody taught or attended, under the post or the degree that it is told of. */
const COURSES = /^\W*(?:cours|courses?)\s?:/u;

/** « Formation continue », « Études »: of studies, and the name of none. Folded. */
const OF_STUDIES = /^\W*(?:formations?|etudes?|education|cursus|diplomes?|scolarite)(?!\p{L})/u;

/** « Permis : B, C »: of the person, whatever stands above. Folded. */
const LICENCE = /^\W*permis(?: de conduire)?\s?:/u;

/** « Stage » as the title of a job, « • Objectif : … », « Réalisations : … » « Coursework: … » under a degree or « Maîtrise » set otherwise than the heading of its section: words of headings inside an entry. */
export const isPartOfEntry = (
  row: Row,
  { kinds, contentFrom }: Heading,
  { kinds: inside, heading: over }: Section,
  styles: readonly HeadingStyle[],
): boolean => {
  if (inside[0] === 'education' && !OF_STUDIES.test(row.folded) && over && degreeAt(contentOf(row)) === 0 && !isDressedLike(row, over))
    return true;
  if (contentFrom === null)
    return inside[0] === 'experience' && kinds[0] === 'experience' && styles.length >= 3 && !isDressedAs(row, styles);
  if (row.bullet && kinds[0] === 'summary') return inside[0] === 'education' || inside[0] === 'experience';
  if (inside[0] === 'education' && entryLabelOf(contentOf(row))?.kind === 'degree') return true;
  if (LICENCE.test(row.folded)) return false;
  if (row.bullet && COURSES.test(row.folded)) return inside[0] !== 'head';
  return inside[0] === 'education' && (kinds[0] === 'projects' || kinds[0] === 'other' || OF_A_STUDY.test(row.folded));
};
