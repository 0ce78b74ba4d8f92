import { findPeriods } from '../dates/periods.ts';
import type { SectionKind } from '../lexicon/headings.ts';
import type { Row } from '../text/rows.ts';
import { listsHumanLanguages, mentionsHumanLanguage, namesDegree, teaches } from './content.ts';
import { listsDegrees } from './qualifications.ts';
import type { Section } from './sections.ts';

/** « Languages : Java, C++ » announces skills, « Langages : anglais, italien » languages. */
export const kindsByContent = (kinds: SectionKind[], content: Row): SectionKind[] => {
  const told = content.folded.slice(content.from);
  if (kinds.includes('languages')) return mentionsHumanLanguage(told) ? kinds : ['skills'];
  return kinds.join() === 'skills' && listsHumanLanguages(told) ? ['languages'] : kinds;
};

/** « Parcours »: of jobs, or of studies. */
const AMBIGUOUS_PATH = /^\W*(?:mon |my )?(?:parcours|path|journey)\W*$/u;

/** « Qualifications & training »: what was learnt, and no skills. Folded. */
const QUALIFIED = /^\W*(?:professional )?qualifications? (?:&|and|et|\/) /u;

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
  const ambiguous = /^\W*(?:professional |key )?qualifications?\W*$|^\W*credentials\W*$/u.test(section.heading.folded);
  if (ambiguous && section.rows.length < 14 && (teaches(text) || listsDegrees(section.rows))) return { ...section, kinds: ['education'] };
  return section;
};
