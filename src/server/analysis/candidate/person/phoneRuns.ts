/** Runs of digits with the marks people put between them; a label or an address may be glued to them, an extension may follow. */
const RUN =
  /(?:(?<![\p{L}\p{N}])|(?<=@[\p{L}\p{N}.-]{2,40}\.(?:com|fr|org|net|edu))|(?<=(?<!\p{L})(?:t[ée]l|t[ée]l[ée]phone|phone|mobile|portable|gsm|cell|port|mob|t|m|p))|(?<=\p{L}{2})(?=\+\d|0\d{9}(?!\d)|0\d{3,4}[ .-]\d{3}[ .-]\d{3}|0\d{3}(?: \d{2}){3})|(?<=\d{5})(?=\+\d))(?:\+\s?|00)?\(?\d[\d .()\p{Zs}\u200B\u2060/\u2010-\u2015\u2212·•⋅‧'’_\-\t]{6,44}\d(?![\p{N}@])(?!(?!(?:x|ext|poste)\.?\s?\d|www\.|https?:|\p{L}[\p{L}\p{N}._+-]{1,60}@|\p{L}{3,12}\s?:)\p{L})/giu;
/** A number so written that words glued to it change nothing: « Nantes06 12 34 56 78 », « 06 12 34 56 78Mail ». */
const SURE = /(?<![\d.,+-] ?)(?:(?:\+33|0033) ?(?:\(0\) ?)?|[0O])[1-9](?:(?:[ .-]\d{2}){4}|(?:,\d{2}){4})(?!\d)/gu;
/** « Né le 05/10/1999 06 12 34 56 78 »: a date in front of a number. */
const DATE_IN_FRONT = /^\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}\s+(?=[\d+(])/u;

/** « Troy, NY 12180(802) 282-8205 »: the number of a town that a number stands against. */
const ZIP_IN_FRONT = /^\d{5}(?=\(\d{3}\))/u;

export interface DigitRun {
  text: string;
  start: number;
}

const contains = (one: DigitRun, other: DigitRun): boolean =>
  one.start <= other.start && one.start + one.text.length >= other.start + other.text.length;

/** Stretches of a text that may be phone numbers. */
export const digitRuns = (text: string): DigitRun[] => {
  const found = (pattern: RegExp): DigitRun[] => [...text.matchAll(pattern)].map(({ 0: run, index }) => ({ text: run, start: index }));
  const sure = found(SURE);
  const runs = found(RUN).flatMap((run) => {
    const front = (DATE_IN_FRONT.exec(run.text) ?? ZIP_IN_FRONT.exec(run.text))?.[0].length ?? 0;
    const cutShort = sure.some((one) => contains(one, run) && one.text.length > run.text.length);
    return cutShort ? [] : [{ text: run.text.slice(front), start: run.start + front }];
  });
  return [...runs, ...sure.filter((one) => !runs.some((run) => contains(run, one)))];
};

const DIGITS: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine,zéro un deux trois quatre cinq six sept huit neuf'
    .split(',')
    .flatMap((words) => words.split(' ').map((word, digit) => [word, String(digit)] as const)),
);
const WORD = `(?:${[...DIGITS.keys()].join('|')})(?!\\p{L})`;
/** Digits of which some are words: « zéro six 12 34 56 78 ». */
const SPELLED = new RegExp(`(?<!\\p{L})(?:(?:${WORD}|\\d)[ .-]{0,2}){7,15}`, 'giu');

/** The text with digits for the words that spell them within a number; as long as the original. */
export const withDigits = (text: string): string =>
  text.replaceAll(SPELLED, (run) =>
    run.replaceAll(new RegExp(WORD, 'giu'), (word) => DIGITS.get(word.toLowerCase())!.padEnd(word.length, '\u2060')),
  );
