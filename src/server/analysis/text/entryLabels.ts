import { ENTRY_LABELS, type EntryLabel } from '../lexicon/entryLabels.ts';
import { fold } from './fold.ts';

const labels = new Map(
  (Object.keys(ENTRY_LABELS) as EntryLabel[]).flatMap((kind) => ENTRY_LABELS[kind].map((label) => [label, kind] as const)),
);
const SHAPE = /^\s*(?:\d{1,2}[.)]\s)?([^:\n\t]{3,70}?)\s*(?::|\n|\t)\s*/u;

/** « Role – Estimator », « Company – Orvane »: labels that a dash parts from what they tell, none of which opens a title or a name. */
const DASHED = /^\s*(role|position|job title|designation|company|employer|organi[sz]ation|dates|period|duration)\s[–—-]\s+/iu;

/** The label that opens a text (« Employeur : Acme »), with its length; null when there is none. */
export const entryLabelOf = (text: string): { kind: EntryLabel; length: number } | null => {
  const match = DASHED.exec(text) ?? SHAPE.exec(text);
  const kind = match ? labels.get(fold(match[1]!).replaceAll(/\s+/g, ' ')) : undefined;
  return match && kind ? { kind, length: match[0].length } : null;
};

/** Words from which on the beginning of a label tells it. */
const MIN_WORDS = 3;

/** « Name and type of organisation »: a label that the end of the line cut. */
export const opensLabel = (text: string): boolean => {
  const told = fold(text).replaceAll(/\s+/g, ' ').trim();
  return told.split(' ').length >= MIN_WORDS && [...labels.keys()].some((label) => label.startsWith(`${told} `));
};

/** « Period  Position  Employer  Town », « | Dates | Role | Company | »: what the columns of a table of jobs are called. */
export const isLabelRow = (text: string): boolean => {
  const cells = text.split(/[\n|]/u).filter((cell) => cell.trim() !== '');
  return cells.length > 2 && cells.every((cell) => bareLabelOf(cell) !== null);
};

/** The label that a whole row is, its value standing elsewhere. */
export const bareLabelOf = (text: string): EntryLabel | null =>
  labels.get(
    fold(text)
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s:]+$/, '')
      .trim(),
  ) ?? null;
