import { bottom, median, right, top } from './run.ts';
import type { Run } from './run.ts';

const DATE =
  /\b(?:19|20)\d{2}\b|\b\p{L}{3,9}\.?\s?['’]\d{2}\b|\b\d{1,2}\/\d{2,4}\b|\b(?:0[1-9]|1[0-2])-\d{2}\b|présent|present|aujourd|à ce jour|en cours|current|depuis|since/iu;
/** The first line of a date on two: « Jan 2019 - », « Fall 2014 | ». */
const OPEN_DATE = /\d{2}\s*[-–—‐|/]\s*$/u;
/** Baselines within so many font sizes stand level. */
const LEVEL = 0.25;
const HEADING_LINES = 3;

/** Label lines that follow each other closely, in one look, are one label. */
export function labelGroups(lines: Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const follows = last && line.y - last.y < 1.6 * Math.max(last.fontSize, line.fontSize);
    const another = OPEN_DATE.test(line.text) && groups.at(-1)?.some((other) => OPEN_DATE.test(other.text));
    if (follows && !another && line.bold === last.bold && Math.abs(line.fontSize - last.fontSize) < 0.6) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

export const isDated = (group: Run[]): boolean => group.some((line) => DATE.test(line.text));

/** Letters of a line of a date that is told on several: « October », « 2019 », « | ». */
const DATE_LETTERS = 14;
const DATE_LINES = 5;

/** A date on one line or more, and nothing else. */
export const isOnlyDate = (group: Run[]): boolean =>
  group.length <= DATE_LINES && isDated(group) && group.every((line) => line.text.trim().length <= DATE_LETTERS);

/** Letters of the middle line. */
export const textWidth = (lines: Run[]): number => median(lines.map((line) => line.text.length));

/** Dates, some on two lines, perhaps with the section titles that stand over them. */
export function isDateColumn(lines: Run[]): boolean {
  const groups = labelGroups(lines);
  return textWidth(lines) <= 25 && groups.filter(isDated).length >= 0.6 * groups.length;
}

/** Points by which edges and middles of the lines of one label differ. */
const EDGE = 2;

/** Lines that begin, end or have their middle at one place. */
export const areAtOneEdge = (group: Run[]): boolean =>
  [({ x }: Run) => x, right, (line: Run) => line.x + line.width / 2].some((edge) =>
    group.every((line) => Math.abs(edge(line) - edge(group[0]!)) <= EDGE),
  );

export const level = (a: Run, b: Run): boolean => Math.abs(a.y - b.y) <= LEVEL * Math.min(a.fontSize, b.fontSize);

/** Share of a date's height that it must have in common with the line beside it. */
const COMMON = 0.25;

/** The lines that a label stands level with; beside a date, or else the one that shares most of its height: a title in larger type. */
export function linesBeside(label: Run, others: Run[]): Run[] {
  const lines = others.filter((other) => level(label, other));
  if (lines.length > 0 || !isDated([label])) return lines;
  const common = (other: Run): number => Math.min(bottom(label), bottom(other)) - Math.max(top(label), top(other));
  const [nearest] = others.toSorted((a, b) => common(b) - common(a));
  return nearest && common(nearest) >= COMMON * label.fontSize ? [nearest] : [];
}

/** Share of the lines that stand level with one of the others. */
export function alignedShare(lines: Run[], others: Run[]): number {
  return lines.length === 0 ? 0 : lines.filter((line) => others.some((other) => level(line, other))).length / lines.length;
}

/** Share of the lines that have one of the others beside them, level or not; titles centred between short lines have none. */
export function facingShare(lines: Run[], others: Run[]): number {
  const facing = lines.filter((line) =>
    others.some((other) => Math.min(bottom(line), bottom(other)) - Math.max(top(line), top(other)) > 0.1 * line.fontSize),
  );
  return facing.length / lines.length;
}

/** What LaTeX sets its titles larger than the text by, where that is of eleven points. */
const LARGER = 1.08;

/** Without the section titles of the page, which begin where the labels do: larger or bolder than them, nothing beside any of them. */
export function withoutTitles(lines: Run[], content: Run[]): Run[] {
  const body = median(content.map((line) => line.fontSize));
  const bold = lines.filter((line) => line.bold).length < 0.5 * lines.length;
  const titles = lines.filter((line) => !isDated([line]) && (line.fontSize > LARGER * body || (bold && line.bold)));
  return titles.length > 0 && titles.length < lines.length && facingShare(titles, content) === 0
    ? lines.filter((line) => !titles.includes(line))
    : lines;
}

/** A date in figures is no title: « Présentation » is one. */
const isFigures = (line: Run): boolean => isDated([line]) && /\d{2}/u.test(line.text);

/** The first lines are in capitals, or larger than what follows. */
export function startsWithHeading(lines: Run[]): boolean {
  const [first, ...rest] = lines;
  const body = rest.slice(0, HEADING_LINES).find((line) => !isCapitals(line.text) && line.fontSize <= (first?.fontSize ?? 0));
  return (
    first !== undefined && !isFigures(first) && body !== undefined && (isCapitals(first.text) || first.fontSize > LARGER * body.fontSize)
  );
}

/** A column of its own: a stronger first line over others that begin at the same edge, and no date in it. */
export function isSection(lines: Run[]): boolean {
  const [first, second] = lines;
  if (!first || !second || isDated([first])) return false;
  return first.bold && !second.bold && lines.filter((line) => Math.abs(line.x - first.x) <= 3 || isItem(line)).length >= 0.8 * lines.length;
}

/** A title first and others among the lines, few dates: the column has sections of its own, its lines are no labels. */
export function hasSections(lines: Run[]): boolean {
  if (!lines[0]?.bold || lines.slice(1, 1 + HEADING_LINES).every((line) => line.bold)) return false;
  const titles = lines.filter((line, i) => line.bold && lines[i + 1]?.bold === false).length;
  return titles >= 2 && lines.filter((line) => isDated([line])).length < 0.3 * lines.length;
}

/** Titles in a larger type, the first line one of them, over lines without dates: no labels. */
export function hasLargerTitles(lines: Run[]): boolean {
  const titles = lines.filter((line, i) => line.fontSize > LARGER * (lines[i + 1]?.fontSize ?? Infinity));
  return titles.length >= 2 && titles[0] === lines[0] && !lines.some((line) => isDated([line]));
}

/** Both sides list things: two texts, not the cells of a row. « – mai 2019 » ends a period. */
export const isItem = ({ text }: Run): boolean => /^\s*[•▪●–-]\s/u.test(text) && !isDateWords(text);

/** A label that looks like a title beside its section: bolder or larger than what it stands level with, and no date. */
export function isTitle(group: Run[], content: Run[]): boolean {
  const [first] = group;
  if (!first || isDated(group)) return false;
  const stronger = first.bold && content.filter((line) => line.bold).length < 0.5 * content.length;
  return stronger || isCapitals(first.text) || first.fontSize > LARGER * median(content.map((line) => line.fontSize));
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase();
}

/** Months in full and cut short, and no word that only begins like one: « Mairie », « Marseille », « Decathlon ». */
const MONTH =
  'jan(?:v(?:ier)?|uar[yi]?)?|f[ée]v(?:r(?:ier)?)?|feb(?:r(?:uar[yi]?|ero)?)?|mar(?:s|ch|zo)?|avr(?:il)?|apr(?:ile?)?|mai|may|juin|june?|juil(?:let)?|july?|juli|ao[uû]t?|aug(?:ust)?|sept?(?:i?emb(?:re|er))?|o[ck]t(?:o?b(?:re|er)|ubre)?|nov(?:i?emb(?:re|er))?|d[ée][cz](?:i?emb(?:re|er))?';
const DATE_WORD = new RegExp(
  `^(?:\\d{1,4}|${MONTH}|printemps|[ée]t[ée]|automne|hiver|spring|summer|autumn|fall|winter|à|au|a|to|until|jusqu|ce|jour|pr[ée]sent|now|current|ongoing|today|aujourd|hui|depuis|since|from|de|du|d|en|cours|mois|ans?|months?|years?|semaines?|weeks?|et|and|demi)$`,
  'iu',
);

/** Nothing but the words and figures of a date, of a period or of how long it was. */
export const isDateWords = (text: string): boolean => {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.every((word) => DATE_WORD.test(word));
};
