import { fold } from '../../text/fold.ts';
import type { ExperienceEntry } from './experiences.ts';
import { titleScore } from '../../text/workWords.ts';

/** « Honours thesis », « Travel award », « Bourse de la région »: told among jobs, and none. Folded. */
const IS_NO_JOB =
  /(?<!\p{L})(?:(?:under)?graduate|honou?rs|bachelor(?:'?s)?|master(?:'?s)?|diploma|senior|final[- ]year) (?:thesis|dissertation)$|(?<!\p{L})(?:award|scholarship|prize|medal)s?$|^(?:prix|bourse|medaille|memoire) (?:de|du|des)(?!\p{L})/u;

/** « Second prize », « 3rd place »: a rank, and no post. Folded. */
const RANK =
  /^(?:first|second|third|1st|2nd|3rd|best|premiere?|deuxieme|troisieme|1er|2e|3e)\s(?:\p{L}+\s)?(?:prize|award|place|prix|medal|medaille)(?!\p{L})/u;

/** Whether an entry is the thesis of a degree or an award: something that no word of the trades names. */
export const isNoJob = ({ value: { position, company } }: ExperienceEntry): boolean =>
  RANK.test(fold(position)) || (titleScore(fold(position)) < 2 && [position, company].some((text) => IS_NO_JOB.test(fold(text))));
