import { findPeriods } from '../dates/periods.ts';
import type { SectionKind } from '../lexicon/headings.ts';
import type { Row } from '../text/rows.ts';
import { listsHumanLanguages, mentionsHumanLanguage, namesDegree, teaches } from './content.ts';
import { listsDegrees } from './qualifications.ts';
import type { Section } from './sections.ts';

/** « Comprendre ¦ Parler ¦ Écrire », "Listening, reading": the columns of a European table of languages. Folded. */
const OF_TABLE =
  /^(?:\W*(?:comprendre|comprehension|understanding|ecouter|listening|lire|lecture|reading|parler|oral|speaking|conversation|interaction|ecrire|ecrit|expression|writing)(?!\p{L}))+\W*$/u;

/** « Languages : Java, C++ » announces skills, « Langages : anglais, italien » languages. */
export const kindsByContent = (kinds: SectionKind[], content: Row): SectionKind[] => {
  const told = content.folded.slice(content.from);
  if (kinds.includes('languages')) return mentionsHumanLanguage(told) || OF_TABLE.test(told) ? kinds : ['skills'];
  return kinds.join() === 'skills' && listsHumanLanguages(told) ? ['languages'] : kinds;
};

/** « Parcours »: of jobs, or of studies. */
const AMBIGUOUS_PATH = /^\W*(?:mon |my )?(?:parcours|path|journey)\W*$/u;

/** « Qualifications & training »: what was learnt, and no skills. Folded. */
const QUALIFIED = /^\W*(?:professional )?qualifications? (?:&|and|et|\/) /u;

/** « Registered Engineer, COREN », « HSE Level 2 – 2012 », « ACCA (finalist) »: what a body registers or awards. Folded. */
const AWARDED =
  /(?<!\p{L})(?:registered|chartered|certified|licen[cs]ed|accredited|qualified|fellow|(?:corporate |associate |student |graduate )?member(?:ship)?|certificat\p{L}+|diploma|institute|association|council|society|board|level \d|(?:19|20)\d{2})(?!\p{L})/u;
/** « Professional qualifications » over bodies and dates: no skills. */
const listsMemberships = ({ heading, rows }: Section): boolean =>
  /^\W*professional qualifications?(?: (?:&|and) (?:memberships?|training))?\W*$/u.test(heading!.folded) &&
  rows.length < 14 &&
  rows.filter(({ folded }) => AWARDED.test(folded)).length * 2 > rows.length;

/** Headings that say one thing over content that says another: « Languages » over Java, « Qualifications » over a degree. */
export const rectify = (section: Section): Section => {
  if (section.kinds.join() === 'skills,certifications' && QUALIFIED.test(section.heading?.folded ?? '')) {
    const told = section.rows.map(({ folded }) => folded).join('\n');
    return { ...section, kinds: teaches(told) || listsDegrees(section.rows) ? ['education', 'certifications'] : ['certifications'] };
  }
  if (section.kinds.length !== 1 || section.rows.length === 0 || !section.heading) return section;
  if (section.kinds[0] === 'experience' && AMBIGUOUS_PATH.test(section.heading.folded)) {
    const dated = section.rows.filter((row) => findPeriods(row.folded).length > 0);
    const studies = dated.filter((row) => namesDegree(row.folded));
    return studies.length * 2 > dated.length ? { ...section, kinds: ['education'] } : section;
  }
  const text = section.rows.map(({ folded }) => folded).join('\n');
  if (section.kinds[0] === 'skills' && listsHumanLanguages(text)) return { ...section, kinds: ['languages'] };
  if (section.kinds[0] === 'languages' && !mentionsHumanLanguage(text)) return { ...section, kinds: ['skills'] };
  if (listsMemberships(section)) return { ...section, kinds: ['certifications'] };
  const ambiguous = /^\W*(?:professional |key )?qualifications?\W*$|^\W*credentials\W*$/u.test(section.heading.folded);
  if (ambiguous && section.rows.length < 14 && (teaches(text) || listsDegrees(section.rows)))
    return { ...section, kinds: ['education', 'certifications'] };
  return section;
};
