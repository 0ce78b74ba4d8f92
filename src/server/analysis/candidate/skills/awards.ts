import type { Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { readCertifications } from './certifications.ts';

/** What is won and no certificate. Folded. */
const WON =
  /(?<!\p{L})(?:awards?(?! in(?!\p{L}))|prizes?|prix|scholarships?|bourses?|fellowships?|grants?|winners?|laureate?s?|medals?|medailles?|olympiads?|olympiades?|finalists?|finalistes?|competitions?|concours|contests?|hackathons?|trophy|trophees?|participants?|participation|(?:dean|president)['’]?s|honou?rs?|(?:1st|2nd|3rd|first|second|third|top) (?:place|position|rank|prize|\d+)|rank(?:ed)?|nominat\p{L}+|mention|most valuable|presidente?|of the (?:week|month|year))(?!\p{L})/u;

/** Under « Awards and certificates »: what is not won is a certificate. */
export const certificatesAmongAwards = (rows: readonly Row[]): Found<string>[] =>
  readCertifications(rows.filter(({ folded }) => !WON.test(folded)));

/** Whether a heading announces what was won, beside certificates. Folded. */
export const announcesAwards = (heading: string): boolean =>
  /(?<!\p{L})(?:awards?|achievements?|honou?rs|scholarships?|prix|bourses|distinctions|recompenses)(?!\p{L})/u.test(heading);
