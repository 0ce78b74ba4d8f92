import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';

/** A title and an employer that a sentence names. */
export interface ToldJob {
  title: string;
  company: string;
}

/** « J’ai fait un stage d’observation dans la vente chez Alpha », "I completed a placement in sales at Acme". */
const TOLD =
  /(?:^|[\s,(])(?:une?|mon|ma|an?|my)\s((?:stage|alternance|apprentissage|contrat|mission|job|internship|placement|traineeship|apprenticeship|work placement|summer job)(?:\s\p{Ll}[\p{L}'’]{2,}){0,3}?)(?:\s(?:dans|en|in|as|comme)\s[^.;:]{2,50}?)?\s(?:chez|au sein (?:de la|du|des|de|d['’])|auprès (?:de la|du|de|d['’])|at|with)\s?((?:the\s)?\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:(?:de|du|des|la|of|&|and|et)\s)?\p{Lu}[\p{L}\d&'’.-]*){0,4})/u;

/** « Stage au CHU Nord sur la chaîne du froid : … », « Vendeuse chez Alpha pendant deux étés… ». */
const OPENS =
  /^(\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,5}?)\s(?:chez|au sein (?:de la|du|des|de|d['’])|auprès (?:de la|du|de|d['’])|à l['’]|à la|à|au|aux|at|with)\s?((?:the\s)?\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:(?:de|du|des|la|of|&|and|et)\s)?\p{Lu}[\p{L}\d&'’.-]*){0,4})/u;

/** The job that the first sentence under a date tells of; null when it names no kind of post or no employer. */
export const toldJob = ([first]: readonly Row[]): ToldJob | null => {
  const text = first ? contentOf(first).slice(0, 300) : '';
  const opening = OPENS.exec(text);
  const told = TOLD.exec(text) ?? (opening && titleScore(fold(opening[1]!)) >= 3 ? opening : null);
  return told ? { title: told[1]!, company: told[2]!.replace(/[.'’]+$/u, '') } : null;
};
