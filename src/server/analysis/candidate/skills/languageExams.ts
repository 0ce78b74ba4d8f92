import { sectionsOf, type Section } from '../../sections/sections.ts';
import { spanOf } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';

/** « TOEIC 900 », « TOEIC (800 pts) », « DALF C1 », « IELTS : 7.5 », « TOEFL iBT 109/120 »: an examination of a language and what it gave. Folded. */
const EXAM =
  /(?<![\p{L}\d])(?:toeic|toefl(?: ibt)?|ielts|bulats|linguaskill|delf|dalf|tcf|tef|dele|siele|jlpt|hsk|topik|telc|goethe[- ]zertifikat|cambridge (?:english )?(?:first|advanced|proficiency)|test de bright|bright)(?: (?:academic|general|certificate|tout public|l&r))?\s?(?:[:(–—-]\s?|de |score (?:de |of )?)?(?:(?:niveau|level) )?(?:\d{1,3}(?:[.,]\d)?(?:\s?(?:\/|sur)\s?\d{1,3})?(?:\s?(?:pts?|points))?|[abc][12]\+?|n[1-5])\)?(?![\p{L}\d])/gu;

/** Examinations that the sections of languages tell with their result: certificates, whatever stands around them. */
export const languageExams = (sections: readonly Section[]): Found<string>[] =>
  sectionsOf(sections, 'languages').flatMap(({ rows }) =>
    rows.flatMap((row) =>
      [...row.folded.matchAll(EXAM)].map(({ index, 0: told }) => ({
        value: row.text.slice(index, index + (told.includes('(') ? told.length : told.replace(/\)$/u, '').length)).replaceAll('\n', ' '),
        span: spanOf(row, index, index + told.length),
      })),
    ),
  );
