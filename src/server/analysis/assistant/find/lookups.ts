import type { Match, MatchCriterion } from '#contract/matching';
import type { Offer, Person } from '../base.ts';
import { DUTIES_LABEL } from '../../matching/jobFeatures.ts';
import { matchOf } from '../../matching/match.ts';
import { scoreOf } from '../../matching/score.ts';

export interface Scored<T> {
  one: T;
  score: number;
}

/** Everybody for an offer, best first; those that cannot be compared are left out. */
export const rankPeople = (offer: Offer, people: readonly Person[]): Scored<Person>[] =>
  people
    .flatMap((one) => {
      const { score } = scoreOf(offer.features, one.features);
      return score === null ? [] : [{ one, score }];
    })
    .toSorted((a, b) => b.score - a.score);

/** Offers for somebody, best first. */
export const rankOffers = (person: Person, offers: readonly Offer[]): Scored<Offer>[] =>
  offers
    .flatMap((one) => {
      const { score } = scoreOf(one.features, person.features);
      return score === null ? [] : [{ one, score }];
    })
    .toSorted((a, b) => b.score - a.score);

/** A pair, criterion by criterion. */
export const matchPair = (offer: Offer, person: Person): Match =>
  matchOf({ facts: offer.facts, passages: {} }, { facts: person.facts, passages: {} });

export interface PairReading {
  score: number | null;
  met: string[];
  /** Indispensable first. */
  missing: string[];
  partly: string[];
  missingRequired: string[];
  /** Place, contract and salary, which are agreed on rather than held. */
  toAgree: string[];
}

const TERMS: ReadonlySet<MatchCriterion['category']> = new Set(['location', 'contract', 'salary']);

export const readPair = (offer: Offer, person: Person): PairReading => {
  const { score, criteria } = matchPair(offer, person);
  const said = ({ category, label }: MatchCriterion) =>
    category === 'title' ? 'métier' : label === DUTIES_LABEL ? 'missions proches' : label;
  const byWeight = criteria.toSorted((a, b) => b.weight - a.weight);
  const labels = (outcomes: readonly string[]) => byWeight.filter(({ outcome }) => outcomes.includes(outcome));
  const unmet = labels(['not_met', 'not_found']);
  const missing = unmet
    .filter(({ category }) => !TERMS.has(category))
    .toSorted((a, b) => Number(b.kind === 'required') - Number(a.kind === 'required'));
  return {
    score,
    met: labels(['met']).map(said),
    partly: labels(['partly']).map(said),
    missing: missing.map(said),
    toAgree: unmet.filter(({ category }) => TERMS.has(category)).map(said),
    missingRequired: missing.filter(({ kind }) => kind === 'required').map(said),
  };
};
