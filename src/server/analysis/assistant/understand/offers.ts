import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Offer } from '../base.ts';
import { areKin, EMPTY_WORDS, isTypoOf, stemOf } from '../words.ts';
import type { Sentence } from './sentence.ts';

const NOT_TELLING: ReadonlySet<string> = new Set('h f hf fh x le la les de du des d l en et a au un une cdi cdd'.split(' '));

const stemsOf = (text: string): string[] =>
  tokenize(fold(text))
    .map(({ word }) => word)
    .filter((word) => !NOT_TELLING.has(word))
    .map(stemOf);

/** What announces an offer: « l’offre de », « pour le poste », « mission chez ». */
const ANNOUNCED = /\b(?:offres?|postes?|annonces?|missions?|fiche(?:s)? de poste|jobs?|recrutements?|ouvertures?|besoins?)\b/u;

interface Reading {
  offer: Offer;
  share: number;
  extent: number[];
}

const readingOf = (sentence: Sentence, offer: Offer, from: number): Reading => {
  const title = stemsOf(offer.facts.title);
  const company = stemsOf(offer.facts.company);
  const place = stemsOf(offer.facts.location);
  const extent: number[] = [];
  const hits = (stems: string[]) =>
    stems.filter((stem) => {
      const at = sentence.free.find((index) => {
        const word = sentence.word(index);
        return index >= from && !extent.includes(index) && (areKin(stemOf(word), stem) || isTypoOf(stemOf(word), stem));
      });
      if (at !== undefined) extent.push(at);
      return at !== undefined;
    }).length;
  const named = title.length === 0 ? 0 : hits(title) / title.length;
  const telling = company.filter((stem) => stem.length > 3);
  const employed = telling.length === 0 ? 0 : hits(telling) / telling.length;
  const share = Math.max(named, employed >= 0.5 ? 0.7 + employed / 4 : 0) + (named > 0 && place.length > 0 && hits(place) > 0 ? 0.05 : 0);
  return { offer, share, extent };
};

/** « L’offre de », « le poste chez »: one offer, which the words after it tell. */
const ONE_OFFER =
  /\b(?:(?:l'|cette )offre|(?:le|ce|au|du) poste|(?:la |cette )mission|l'annonce)\s+(?:de |d'|chez |pour |a |sur |en |intitulee? )/u;

/** Its employer's whole name stands in the question. */
const namesEmployer = (sentence: Sentence, { facts }: Offer): boolean => {
  const words = stemsOf(facts.company).filter((stem) => stem.length > 2);
  if (words.length === 0 || (words.length === 1 && words[0]!.length < 5)) return false;
  const said = sentence.free.map((index) => stemOf(sentence.word(index)));
  return words.every((stem) => said.some((one) => isTypoOf(one, stem)));
};

const liesThere = (sentence: Sentence, { facts }: Offer, from: number): boolean => {
  const [town] = stemsOf(facts.location);
  return town !== undefined && town.length > 2 && sentence.free.some((index) => index >= from && stemOf(sentence.word(index)) === town);
};

export interface OfferMention {
  offers: Offer[];
  /** The question speaks of one offer and names words that none has. */
  unknown: boolean;
}

/**
 * Offers that the question names, by title or employer. Without a word such as « offre » or « poste » before it, only after
 * « pour », or where offers are looked at first, and only by its whole title.
 */
export const readOffers = (sentence: Sentence, offers: readonly Offer[], expectsOffer: boolean, continues: boolean): OfferMention => {
  const employing = offers.filter((offer) => namesEmployer(sentence, offer));
  if (employing.length > 0) {
    const titled = employing.map((offer) => readingOf(sentence, offer, 0));
    for (const { extent } of titled) for (const index of extent) sentence.take({ first: index, after: index + 1 });
    const best = Math.max(...titled.map(({ share }) => share));
    return { offers: titled.filter(({ share }) => share >= best - 0.01).map(({ offer }) => offer), unknown: false };
  }
  const announced = ANNOUNCED.exec(sentence.folded);
  const after = /\bpour (?:l[ae']?|un|une|notre|mon|cette|ce|les|des|nos|mes)?\s*/u.exec(sentence.folded);
  const from = (offset: number) => sentence.tokens.findIndex(({ start }) => start >= offset);
  const start = announced
    ? from(announced.index + announced[0].length)
    : after
      ? from(after.index + after[0].length)
      : expectsOffer
        ? 0
        : -1;
  if (start < 0) return { offers: [], unknown: false };
  const needed = announced || continues ? 0.3 : 0.65;
  const readings = offers.map((offer) => readingOf(sentence, offer, start)).filter(({ share }) => share >= needed);
  if (readings.length === 0 && ONE_OFFER.test(sentence.folded)) {
    const there = offers.filter((offer) => liesThere(sentence, offer, start));
    for (const index of there.length > 0 ? sentence.free.filter((at) => at >= start) : [])
      if (there.some(({ facts }) => stemsOf(facts.location).includes(stemOf(sentence.word(index)))))
        sentence.take({ first: index, after: index + 1 });
    if (there.length > 0) return { offers: there, unknown: false };
  }
  const best = Math.max(...readings.map(({ share }) => share), 0);
  const winners = readings.filter(({ share }) => share >= best - 0.01);
  for (const { extent } of winners) for (const index of extent) sentence.take({ first: index, after: index + 1 });
  const left = sentence.free.filter((index) => index >= start && !EMPTY_WORDS.has(sentence.word(index)));
  return { offers: winners.map(({ offer }) => offer), unknown: winners.length === 0 && ONE_OFFER.test(sentence.folded) && left.length > 0 };
};
