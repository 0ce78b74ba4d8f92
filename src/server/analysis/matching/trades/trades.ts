import { stem, wordsOf } from '../text/words.ts';
import { BUSINESS_TRADES } from './business.ts';
import { CARE_TRADES } from './care.ts';
import { COMMERCE_TRADES } from './commerce.ts';
import { FIELD_TRADES } from './field.ts';
import { RARER_TRADES } from './rarer.ts';
import { TECHNOLOGY_TRADES } from './technology.ts';

/** A family of job titles, French and English. */
export interface Trade {
  id: string;
  /** French name of the trade. */
  label: string;
  /** Other trades and how much of this one they are, 0 to 1. */
  near: Record<string, number>;
  titles: readonly string[];
}

const parse = (line: string): Trade => {
  const [id, label, near, titles] = line.split(';');
  return {
    id: id!,
    label: label!,
    near: Object.fromEntries(
      near!
        .split(',')
        .filter((pair) => pair !== '')
        .map((pair) => [pair.split(' ')[0]!, Number(pair.split(' ')[1]) / 100]),
    ),
    titles: titles!.split('|'),
  };
};

export const TRADES: readonly Trade[] = [
  TECHNOLOGY_TRADES,
  BUSINESS_TRADES,
  COMMERCE_TRADES,
  CARE_TRADES,
  FIELD_TRADES,
  RARER_TRADES,
].flatMap((table) => table.split('\n').map(parse));

/** Words of a title that say rank, sex or contract, or nothing. */
const ASIDE: ReadonlySet<string> = new Set(
  'de du des d la le les l en et and of the for in a an au aux un une to at with chez pour sur par dans h f x m w d hf fh senior sr junior jr confirme confirmee experimente experimentee debutant debutante entry level mid ii iii iv i stage stagiaire intern internship alternance alternant alternante apprenti apprentie apprenticeship apprentice trainee cdi cdd interim full part time temps plein partiel temporary freelance independant independante'.split(
    ' ',
  ),
);

/** The stems of a title, without rank, sex and grammar, each once. */
export const titleStems = (title: string): string[] => [
  ...new Set(
    wordsOf(title)
      .flatMap((word) =>
        /^[a-z]{4,}\.[a-z]{2,}$/u.test(word) && !/\.(?:js|net)$/u.test(word) ? word.split('.') : [word.replace(/^\.(?=net$)/u, '')],
      )
      .filter((word) => word !== '' && !ASIDE.has(word) && !/^\d+$/u.test(word))
      // Who holds an account keeps none: « account manager » is no « accounting manager ».
      .map((word) => (/^accounts?$/u.test(word) ? 'accounts' : stem(word))),
  ),
];

interface Phrase {
  trade: string;
  stems: string[];
  /** The title must be these words and no others. */
  whole: boolean;
}

/** Words of a whole sector or of its wares: beside the name of a trade they say where it is practised (« commercial electrician », « assistant, insurance »). */
const SECTORS: ReadonlySet<string> = new Set(
  titleStems(
    'finance banking banque insurance assurance consulting stratégie operations commercial sales retail apparel textile clothing bpo marketing communication publicité advertising événementiel arts biotechnology healthcare fitness construction engineering manufacturing automobile automotive aviation logistique purchasing achats railway culinary hospitality tourisme security military agriculture comptabilité warehouse hr rh',
  ),
);

/** Phrases by one of their words, so that a title meets only those it could be. */
const phrases = new Map<string, Phrase[]>();
for (const { id, titles } of TRADES) {
  for (const title of titles) {
    const stems = titleStems(title.replace(/^=/u, ''));
    const key = stems.toSorted((a, b) => b.length - a.length)[0];
    if (key === undefined) continue;
    phrases.set(key, [...(phrases.get(key) ?? []), { trade: id, stems, whole: title.startsWith('=') }]);
  }
}

const tradesByTitle = new Map<string, readonly string[]>();

const find = (title: string): string[] => {
  const stems = titleStems(title);
  const own = new Set(stems);
  const fitting = stems
    .flatMap((word) => phrases.get(word) ?? [])
    .filter((phrase) => phrase.stems.every((word) => own.has(word)) && (!phrase.whole || phrase.stems.length === own.size));
  // A phrase inside a longer one says nothing of its own: « commercial » in « directeur commercial ».
  const telling = fitting.filter(
    ({ stems: some }) => !fitting.some(({ stems: more }) => more.length > some.length && some.every((word) => more.includes(word))),
  );
  const precise = telling.filter(({ stems: some }) => some.length > 1 || !SECTORS.has(some[0]!));
  const names = precise.length > 0 ? precise : telling;
  const longest = Math.max(0, ...names.map(({ stems: some }) => some.length));
  return [...new Set(names.filter(({ stems: some }) => some.length >= Math.min(2, longest)).map(({ trade }) => trade))].toSorted();
};

/** The trades that a job title names, French or English; empty for a title of no known trade. */
export const tradesOf = (title: string): readonly string[] => {
  const known = tradesByTitle.get(title);
  if (known) return known;
  const found = find(title.slice(0, 200));
  if (tradesByTitle.size < 20_000) tradesByTitle.set(title, found);
  return found;
};
