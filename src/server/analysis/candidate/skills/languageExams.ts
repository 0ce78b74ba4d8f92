import { sectionsOf, type Section } from '../../sections/sections.ts';
import { spanOf } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';

const NAME =
  '(?:toeic|toefl(?: ibt)?|ielts|bulats|linguaskill|delf|dalf|tcf|tef|dele|siele|jlpt|hsk|topik|telc|goethe[- ]zertifikat|cambridge (?:english )?(?:first|advanced|proficiency)|test de bright|bright)(?: (?:academic|general|certificate|tout public|l&r|exam|test(?![ -]de)))?';
const LEVEL = String.raw`(?:[abc][12]\+?|n[1-5])`;
/** « 900 », « 7.5 », « 960/990 », « 109 sur 120 ». */
const SCORE = String.raw`\d{1,3}(?:[.,]\d)?(?:\s?(?:/|sur)\s?\d{1,3})?(?:\s?(?:pts?|points))?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
/** What stands between an examination and what it gave: « : », « niv : », « , total score », « en 2012 : ». */
const BETWEEN = String.raw`\s?(?:[:(–—-]\s?|de |(?:en )?\(?${YEAR}\)?\s?[:–—-]\s?|,?\s?(?:total )?score (?:de |of )?:?\s?)?(?:(?:niveau|niv\.?|level)\s?:?\s?)?`;

/** « TOEIC 900 », « DALF C1 », « IELTS : 7.5 », « 890 points au TOEIC », « C2 au Cambridge Advanced »: an examination of a language and what it gave. Folded. */
const EXAM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${NAME}${BETWEEN}(?!${YEAR}(?!\d))(?:${SCORE}|${LEVEL})\)?|(?:${SCORE}|${LEVEL}\)?)\s(?:(?:au|du|to|at|in|on)\s(?:the\s)?)?${NAME})(?![\p{L}\d])`,
  'gu',
);

/** Sections that tell them: beside languages, studies and what has a heading of its own. */
const TELLING = ['languages', 'education', 'other', 'skills'] as const;

/** Examinations that sections tell with their result: certificates, whatever stands around them. */
export const languageExams = (sections: readonly Section[]): Found<string>[] =>
  sectionsOf(sections, ...TELLING).flatMap(({ rows }) =>
    rows.flatMap((row) =>
      [...row.folded.matchAll(EXAM)].map(({ index, 0: told }) => ({
        value: row.text.slice(index, index + (told.includes('(') ? told.length : told.replace(/\)$/u, '').length)).replaceAll('\n', ' '),
        span: spanOf(row, index, index + told.length),
      })),
    ),
  );
