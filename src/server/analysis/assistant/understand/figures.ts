import { NUMBER, numberOf } from '../words.ts';
import type { Sentence } from './sentence.ts';

const LEAST =
  "(?:au moins|minimum|min\\.?|plus d[e']|superieure?s? a|a partir d[e']|au-dela d[e']|depuis plus d[e']|>=?|mini|pas moins d[e'])";
const MOST =
  "(?:au plus|maximum|max\\.?|moins d[e']|inferieure?s? a|jusqu'a|en dessous d[e']|sous|<=?|maxi|pas plus d[e']|n'excedant pas|ne depassant pas|ne depassent pas)";
const YEARS = "(?:ans|an|annees?|annee)(?!\\p{L})(?: d'?(?:e|')?\\s?(?:experience|exp|anciennete|metier|carriere|pratique))?";

/** A range read in a text: from the first pattern that fits. */
const rangeIn = (text: string, unit: string): { min: number | null; max: number | null; start: number; end: number } | null => {
  const forms: [RegExp, (one: number, two: number) => [number | null, number | null]][] = [
    [new RegExp(`(?:entre|de)\\s+${NUMBER}\\s*(?:${unit})?\\s*(?:et|a|-)\\s*${NUMBER}\\s*(?:${unit})`, 'u'), (one, two) => [one, two]],
    [new RegExp(`${LEAST}\\s*${NUMBER}\\s*(?:${unit})`, 'u'), (one) => [one, null]],
    [new RegExp(`${MOST}\\s*${NUMBER}\\s*(?:${unit})`, 'u'), (one) => [null, one]],
    [new RegExp(`${NUMBER}\\s*\\+\\s*(?:${unit})`, 'u'), (one) => [one, null]],
    [
      new RegExp(`${NUMBER}\\s*(?:${unit})[^.?!]{0,12}?(?:minimum|mini\\b|et plus|ou plus|au moins|au minimum|et \\+)`, 'u'),
      (one) => [one, null],
    ],
    [
      new RegExp(`${NUMBER}\\s*(?:${unit})[^.?!]{0,12}?(?:maximum|maxi\\b|max\\b|et moins|ou moins|au plus|au maximum)`, 'u'),
      (one) => [null, one],
    ],
  ];
  for (const [pattern, range] of forms) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [min, max] = range(numberOf(found[1]!), numberOf(found[2] ?? '0'));
    return { min, max, start: found.index, end: found.index + found[0].length };
  }
  return null;
};

/** Years of experience: « au moins 5 ans », « entre 3 et 8 ans d’expérience », « 10 ans ou plus ». */
export const readYears = (sentence: Sentence): void => {
  const { folded } = sentence;
  if (/\bage\b|\bages\b/u.test(folded)) return;
  const add = (start: number, end: number, min: number | null, max: number | null) => {
    const extent = sentence.extentOf(start, end);
    if (extent) sentence.mention(extent, { kind: 'years', min, max });
  };
  const range = rangeIn(folded, YEARS);
  if (range) return add(range.start, range.end, range.min, range.max);
  const plain = new RegExp(`\\b${NUMBER}\\s*${YEARS}`, 'u').exec(folded);
  const clear =
    plain &&
    (/experience|exp\b|metier|anciennete|pratique/u.test(folded) ||
      /\b(?:ayant|avec|a|ont|justifi\w*)\s*$/u.test(folded.slice(0, plain.index)));
  if (clear) add(plain.index, plain.index + plain[0].length, numberOf(plain[1]!), null);
};

const ONE_EMPLOYER =
  /\b(?:(?:dans|chez|pour|au sein d[eu']) (?:l[ae] |un |une |leur |son )?(?:meme|seule?) (?:entreprise|societe|boite|employeur|maison|poste|groupe|boulot)|(?:la |le |l')?meme (?:entreprise|societe|boite|employeur|maison|poste)|(?:dans|chez) (?:leur|son|l[ae]) (?:entreprise|societe|boite|employeur|poste) actuel(?:le)?|(?:en poste|a leur poste|a son poste) depuis)\b/u;

/** Years with one employer: « plus de 5 ans dans la même entreprise ». */
export const readTenure = (sentence: Sentence, today: string): void => {
  const { folded } = sentence;
  const where = ONE_EMPLOYER.exec(folded);
  if (!where) return;
  const plain = new RegExp(`\\b(?:depuis )?${NUMBER}\\s*${YEARS}`, 'u').exec(folded);
  const range =
    rangeIn(folded, YEARS) ?? (plain && { min: numberOf(plain[1]!), max: null, start: plain.index, end: plain.index + plain[0].length });
  if (!range) return;
  const extent = sentence.extentOf(range.start, range.end);
  if (!extent) return;
  const tense = /\bactuel|en poste|a (?:leur|son) poste/u.test(folded) ? 'current' : 'any';
  sentence.mention(extent, { kind: 'tenure', min: range.min, max: range.max, tense, today: today.slice(0, 7) });
  const rest = sentence.extentOf(where.index, where.index + where[0].length);
  if (rest) sentence.take(rest);
};

const MONEY = 'k(?!\\p{L})\\s?(?:€|euros?|eur)?|000\\s?(?:€|euros?|eur)?|mille(?: euros)?|€|euros?|eur';

/** A written amount in thousands a year. */
const thousands = (value: number): number => (value >= 1000 ? value / 1000 : value);

/** Wished salary: « moins de 50 k€ », « 45 000 euros maximum », « un budget de 48k ». Thousands a year. */
export const readSalary = (sentence: Sentence): void => {
  const folded = sentence.folded.replaceAll(/(?<=\d)[\s.](?=\d{3}(?!\d))/gu, '_').replaceAll('_', '');
  const squeezed = sentence.folded.length !== folded.length;
  const whole = (): { first: number; after: number } | null => {
    const at = sentence.folded.search(/\d[\d\s.,]*\s*(?:k\b|€|euros?|eur|mille)/u);
    if (at < 0) return null;
    const found =
      /\d[\d\s.,]*\s*(?:k\b\s?(?:€|euros?)?|€|euros?|eur|mille)?(?:\s*(?:et|a|-)\s*\d[\d\s.,]*\s*(?:k\b\s?(?:€|euros?)?|€|euros?|eur)?)?/u.exec(
        sentence.folded.slice(at),
      )!;
    return sentence.extentOf(at, at + found[0].trimEnd().length);
  };
  const range = rangeIn(folded, MONEY);
  const add = (min: number | null, max: number | null, start: number, end: number) => {
    const extent = squeezed ? whole() : sentence.extentOf(start, end);
    if (extent)
      sentence.mention(extent, { kind: 'salary', min: min === null ? null : thousands(min), max: max === null ? null : thousands(max) });
  };
  if (range) return add(range.min, range.max, range.start, range.end);
  const plain = new RegExp(`\\b(\\d+(?:[.,]\\d+)?)\\s*(?:${MONEY})`, 'u').exec(folded);
  if (!plain) return;
  const value = numberOf(plain[1]!);
  add(null, value, plain.index, plain.index + plain[0].length);
};

/** Notice: « préavis d’un mois maximum », « sans préavis », « qui peut démarrer sous deux semaines ». */
export const readNotice = (sentence: Sentence): void => {
  const { folded } = sentence;
  const start = /\b(?:preavis|demarr\w+|operationnel\w*|commenc\w+|debut\w+|prise de poste|arriv\w+|libre[s]?|dispo\w*)\b/u.exec(folded);
  if (!start) return;
  const time = new RegExp(
    `(?:${MOST}\\s*|dans (?:les? )?|sous |d'ici |de |d'|a )?${NUMBER}\\s*(semaines?|mois|jours?)(?: (?:maximum|maxi|max|au plus|ou moins))?`,
    'u',
  ).exec(folded);
  if (time) {
    const weeks = numberOf(time[1]!) * (time[2]!.startsWith('m') ? 52 / 12 : time[2]!.startsWith('j') ? 1 / 7 : 1);
    const extent = sentence.extentOf(time.index, time.index + time[0].length);
    if (extent) sentence.mention(extent, { kind: 'notice', maxWeeks: Math.round(weeks * 10) / 10 });
  } else if (/\b(?:sans|aucun|pas de) preavis\b/u.test(folded)) {
    const extent = sentence.extentOf(start.index, start.index + start[0].length);
    if (extent) sentence.mention(extent, { kind: 'notice', maxWeeks: 0 });
  } else if (/\bpreavis\s+(?:tres )?(?:court|faible|bref|reduit)/u.test(folded)) {
    const extent = sentence.extentOf(start.index, start.index + start[0].length);
    if (extent) sentence.mention(extent, { kind: 'notice', maxWeeks: 4.4 });
  }
};
