import type { Row } from '../../text/rows.ts';

const NOW = 'current(?:ly)?|present|ongoing|to date|actuel(?:lement)?|en cours|en poste|poste actuel|a ce jour';
/** « Barmaid — Orvane · Current », « Concurrent / Ongoing » in a cell of its own, « Warden (current), Orvane ». Folded. */
const TELLS_NOW = new RegExp(`[\\n|·•,;:(/–—-]\\s?(?:${NOW})\\s?\\)?\\s*$|\\(\\s?(?:${NOW})\\s?\\)`, 'u');

/** Whether the rows of a head that no date tells hold a word for today: the job goes on, whenever it began. */
export const isOngoing = (rows: readonly Row[]): boolean =>
  rows.some(({ bullet, folded, from }) => !bullet && TELLS_NOW.test(folded.slice(from)));
