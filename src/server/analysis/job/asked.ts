import { LANGUAGE_NAMES, LEVEL_WORDS } from '../lexicon/languages.ts';
import { type Row, spanOf } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';

const names = makeTrie(LANGUAGE_NAMES.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));
const levels = makeTrie(LEVEL_WORDS.map((word) => [word, true] as const));
/** Words that stand before a language without telling how well it is spoken. */
const NO_LEVEL = /^(?:maitrise|pratique|bases?|conversation|lu|ecrit|parle|written|spoken|read|technique|bon|good)$/u;
/** Words beside which « français » or « german » is a language and not where something comes from. */
const SPOKEN =
  /(?<!\p{L})(?:langues?|languages?|parle[rz]?|parlee?s?|speak(?:ing|er)?|spoken|maitrise(?:z|r)?|niveau|pratique|communiquer|bilingue|bilingual|fluent|fluency|proficien\p{L}+|oral|ecrite?|written|verbal)(?!\p{L})/u;

export interface AskedLanguage {
  name: string;
  level: string;
}

/** Languages that a requirement asks for, with the level written beside them. */
export const readAskedLanguages = (row: Row, told: boolean): Found<AskedLanguage>[] => {
  const tokens = tokenize(row.folded).filter(({ start }) => start >= row.from);
  const mentions = matchAll(names, tokens);
  const levelWords = matchAll(levels, tokens);
  const leading = (start: number) => levelWords.find(({ end }) => end <= start && start - end < 2 && /\s/u.test(row.folded[end] ?? ''));
  // « Native German and fluent English »: where the first level leads its language, all do.
  const lead = mentions[0] !== undefined && leading(mentions[0].start) !== undefined;
  return mentions.flatMap((mention, index) => {
    const [after, until] = [mention.end, mentions[index + 1]?.start ?? row.text.length];
    const [since, before] = [mentions[index - 1]?.end ?? row.from, mention.start];
    const follows = levelWords.find(({ start, end }) => start >= after && end <= until && start - after < 30);
    const leads = levelWords.findLast(
      ({ start, end }) => start >= since && end <= before && before - end < 14 && !NO_LEVEL.test(row.folded.slice(start, end)),
    );
    const level =
      (lead ? leading(mention.start) : undefined) ??
      (lead && mentions.length > 1 ? undefined : follows) ??
      (mentions.length === 1 || index === 0 ? leads : undefined);
    const alone = mention.first === 0 && mention.after === tokens.length;
    if (!told && !level && !alone && !SPOKEN.test(row.folded)) return [];
    const [from, to] = [Math.min(mention.start, level?.start ?? mention.start), Math.max(mention.end, level?.end ?? mention.end)];
    return [{ value: { name: mention.value, level: level ? row.text.slice(level.start, level.end) : '' }, span: spanOf(row, from, to) }];
  });
};

/** Whether a sentence asks for a language: it names one with its level, or hardly anything else. */
export const asksForLanguage = (folded: string): boolean => {
  const tokens = tokenize(folded);
  if (matchAll(names, tokens).length === 0) return false;
  return tokens.length <= 3 || SPOKEN.test(folded) || matchAll(levels, tokens).length > 0;
};

const DEGREE =
  /(?<![\p{L}\d])(?:bac\s?(?:\+|pro\b|a bac|\d)|bac\+\d|baccalaureat|bts|dut|b\.?u\.?t\b(?=[ ,/]|$)|deug|(?<!driving |forklift )licence(?: pro| professionnelle)?(?! (?:de|iv|taxi|logicielle))|master(?!class|y)|mastere|mba|diplomee?s?|diplome d['’]\p{L}+|ecole (?:d'ingenieurs?|de commerce|superieure)|grande ecole|formation (?:bac|superieure|initiale|d'ingenieur|universitaire|technique|en)|ingenieur diplome|titre professionnel|cap\b|bep\b|dcg|dscg|dess|dea\b|doctorat|phd|ph\.d|bachelor(?:'?s)?|master(?:'?s)? degree|degree|university education|higher education|b\.?sc|m\.?sc|a-levels?|hnd|qualified accountant)(?!\p{L})/u;

/** Whether a requirement asks for a diploma or a level of studies. */
export const asksForDiploma = (folded: string): boolean => DEGREE.test(folded.replace(NO_DIPLOMA, ''));

/** « Jeunes diplômés acceptés », « a valid FLT licence »: nobody asks for a diploma. Folded. */
const NO_DIPLOMA =
  /(?:jeunes? )?diplomee?s? (?:accepte|bienvenu)\p{L}*|(?:valid|hold|current|clean|full|flt|hgv|lgv|cat\p{L}* \p{L}|your|an?)\s(?:\p{L}+ ){0,3}licence/gu;
