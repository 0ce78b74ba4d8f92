import { LANGUAGE_NAMES } from '../../lexicon/languages.ts';
import { fold } from '../../text/fold.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { isEmptyWord, isTypoOf, NUMBER, numberOf } from '../words.ts';
import type { Sentence } from './sentence.ts';

const names = makeTrie(LANGUAGE_NAMES.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** « anglophones » and the like. */
const SPEAKERS: Record<string, string> = {
  anglophone: 'Anglais',
  francophone: 'Français',
  hispanophone: 'Espagnol',
  germanophone: 'Allemand',
  italophone: 'Italien',
  lusophone: 'Portugais',
  arabophone: 'Arabe',
  russophone: 'Russe',
  sinophone: 'Chinois',
  neerlandophone: 'Néerlandais',
  japonophone: 'Japonais',
};

/** Levels from A1 (1) to native (7), the words that tell them in a CV or a question. First that is found. */
const LEVELS: [RegExp, number][] = [
  [/\b(?:langue )?maternelle?s?\b|\bnati(?:f|ve|fs|ves)\b|\bmother tongue\b/u, 7],
  [/\bc2\b|\bbilingu(?:e|es|al)\b|\bparfait/u, 6],
  [
    /\bc1\+?|\bcour(?:ant|ante|ants|amment|emment)\b|\bflu(?:ent|ently|ide)\b|\bfull professional\b|\bavancee?\b|\badvanced\b|\btres bon|\bexcellent/u,
    5,
  ],
  [/\bb2\+?|\bprofessionn?el(?:le)?\b|\bprofessional\b|\boperationn?el(?:le)?\b|\bupper|\bautonome\b|\bbon(?:ne)?\b|\blu,? ecrit/u, 4],
  [/\bb1\+?|\bintermediaire\b|\bintermediate\b|\bmoyen\b|\bcorrect\b|\bconversation/u, 3],
  [/\ba2\+?|\bscolaire\b|\belementa/u, 2],
  [/\ba1\+?|\bnotions?\b|\bbases?\b|\bbasi(?:c|que)|\bdebutante?\b|\bbeginner\b/u, 1],
];

/** 1 to 7, null when the words tell no level. */
export const levelOf = (written: string): number | null => {
  const folded = fold(written);
  return LEVELS.find(([words]) => words.test(folded))?.[1] ?? null;
};

export const LEVEL_LABELS = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'langue maternelle'] as const;

/** « Bilingue », whatever the language. */
export const ANY_LANGUAGE = '*';
/** Marks a count of languages where a level would stand. */
export const SEVERAL = 'langues';

const SPOKEN =
  /\b(?:parl\w*|langues?|bilingues?|trilingues?|couramment|niveau|natif|native|maternelle|[abc][12]|courant|locuteurs?|speakers?|maitris\w*|ecrit|notions?|anglophone)\b/u;
const PERSON_BEFORE =
  /(?:candidat|candidate|profil|personne|gens|homme|femme|developpeur|ingenieur|commercial|ressortissant|nationalite|origine|citoyen|passeport)e?s?(?: (?:de |d'))?\s*$/u;

/**
 * Languages, with the level asked for. « Candidats portugais » speaks of a nationality, not of a language: those words stay
 * free, for the refusal to see.
 */
export const readSpoken = (sentence: Sentence): void => {
  const spoken = SPOKEN.test(sentence.folded);
  const spokenOf = matchAll(names, sentence.tokens);
  const textOf = (from: number, to: number): string =>
    from >= to ? '' : sentence.folded.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end);
  /** The words after a language tell its level, else those before it, as far as the next language. */
  const around = (first: number, after: number) => {
    const next = spokenOf.find((one) => one.first >= after)?.first ?? sentence.tokens.length;
    const previous = spokenOf.findLast((one) => one.after <= first)?.after ?? 0;
    const texts = [textOf(after, Math.min(next, after + 6)), textOf(Math.max(previous, first - 6), first)].map((text) =>
      text.replaceAll(/\bbas(?:ee?s?) (?:a|sur|en|dans)\b|\b(?:bonjour|bon|bonne)\b(?! (?:niveau|anglais|en ))|langues? /gu, ' '),
    );
    const text = texts.find((one) => levelOf(one) !== null);
    if (text === undefined) return { level: null, levelLabel: '', below: false };
    const strict = /(?:mieux que|superieure? a|plus (?:que|de)|au-dessus d[eu'])\s*(?:le |du |niveau |un )*[abc][12]/u.test(text);
    const below = /(?:inferieure? a|moins (?:que|de|bon que)|(?:en )?dessous d[eu'])\s*(?:le |du |niveau |un )*[abc][12]/u.test(text);
    const level = Math.min(7, levelOf(text)! + (strict ? 1 : 0));
    return { level, levelLabel: LEVEL_LABELS[level]!, below };
  };
  const add = (first: number, after: number, name: string) =>
    sentence.mention({ first, after }, { kind: 'language', name, ...around(first, after) });
  const several = new RegExp(`\\b${NUMBER} langues\\b`, 'u').exec(sentence.folded);
  const counted = several && sentence.extentOf(several.index, several.index + several[0].length);
  if (counted && numberOf(several[1]!) > 1)
    sentence.mention(counted, { kind: 'language', name: ANY_LANGUAGE, level: numberOf(several[1]!), levelLabel: SEVERAL, below: false });
  for (const { value, first, after } of spokenOf) {
    if (!sentence.isFree({ first, after })) continue;
    const word = sentence.word(first);
    if (word === 'latin' || word === 'fon' || word === 'basque' || word === 'corse' || word === 'lao') if (!spoken) continue;
    if (!spoken && PERSON_BEFORE.test(sentence.before(first))) continue;
    if (/\bnationalite|ressortissant|origine/u.test(sentence.before(first))) continue;
    add(first, after, value);
  }
  const bilingual = sentence.free.find((index) => /^(?:bilingues?|trilingues?|polyglottes?)$/.test(sentence.word(index)));
  if (bilingual !== undefined && !sentence.mentions.some(({ atom }) => atom.kind === 'language'))
    sentence.mention(
      { first: bilingual, after: bilingual + 1 },
      { kind: 'language', name: ANY_LANGUAGE, level: 6, levelLabel: '', below: false },
    );
  for (const index of sentence.free) {
    const word = sentence.word(index).replace(/s$/, '');
    const speaker = SPEAKERS[word];
    if (speaker) add(index, index + 1, speaker);
    else if (spoken && word.length >= 6 && !isEmptyWord(word)) {
      const meant = LANGUAGE_NAMES.find(([name = '']) => isTypoOf(word, fold(name)));
      if (meant) add(index, index + 1, meant[0]!);
    }
  }
  for (const index of sentence.free)
    if (sentence.mentions.some(({ atom }) => atom.kind === 'language') && LEVEL_ALONE.has(sentence.word(index)))
      sentence.take({ first: index, after: index + 1 });
};

const LEVEL_ALONE: ReadonlySet<string> = new Set(
  'a1 a2 b1 b2 c1 c2 bilingue bilingues courant courante couramment natif native natifs maternelle professionnel intermediaire scolaire notions debutant fluent operationnel avance parfait parfaitement lu ecrit'.split(
    ' ',
  ),
);
