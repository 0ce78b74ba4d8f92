import type { Base, Offer, Person } from '../base.ts';
import { matchPair, rankOffers, rankPeople } from '../find/lookups.ts';
import { writeQuestions } from '../../questions/writeQuestions.ts';
import type { Plan } from '../plan.ts';
import { Draft, piece } from './draft.ts';
import { openOffers } from './ranking.ts';
import { readPeopleOf } from '../find/search.ts';

const RUNNING: readonly string[] = ['to_analyze', 'analyzed', 'reviewed', 'presented', 'interviewed'];
const MOST_PAIRS = 3;

/** Whom to interview for what: as named, else by the running placements, else by the best match. */
const pairsOf = (plan: Plan, base: Base): [Person, Offer][] => {
  const person = (id: string) => base.people.find(({ facts }) => facts.id === id);
  const offer = (id: string) => base.offers.find(({ facts }) => facts.id === id);
  const named = plan.people.flatMap((id) => person(id) ?? []);
  const wanted = plan.offers.flatMap((id) => offer(id) ?? []);
  if (named.length > 0 && wanted.length > 0) return named.map((one) => [one, wanted[0]!]);
  const placed = base.placements
    .filter(({ placementStatus }) => RUNNING.includes(placementStatus))
    .filter(({ candidateId }) => named.length === 0 || plan.people.includes(candidateId))
    .filter(({ jobId }) => wanted.length === 0 || plan.offers.includes(jobId))
    .flatMap(({ candidateId, jobId }): [Person, Offer][] => {
      const pair = [person(candidateId), offer(jobId)];
      return pair[0] && pair[1] ? [pair as [Person, Offer]] : [];
    });
  if (placed.length > 0) return placed;
  if (named.length > 0)
    return named.flatMap((one) =>
      rankOffers(one, openOffers(base))
        .slice(0, 1)
        .map(({ one: best }): [Person, Offer] => [one, best]),
    );
  return wanted.flatMap((one) =>
    rankPeople(one, readPeopleOf(base))
      .slice(0, 1)
      .map(({ one: best }): [Person, Offer] => [best, one]),
  );
};

/** Interview questions, each tied to what the CV and the offer say. */
export const answerQuestions = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const pairs = pairsOf(plan, base);
  if (pairs.length === 0)
    return draft.say(
      'Aucun placement n’est en cours. Créez-en un dans «\u00A0Placements\u00A0», ou citez un candidat et une offre\u00A0: je proposerai des questions pour cet entretien.',
    );
  for (const [person, offer] of pairs.slice(0, MOST_PAIRS)) {
    const count = pairs.length > 1 ? 4 : (plan.limit ?? 8);
    const questions = writeQuestions({ job: offer.facts, candidate: person.facts, match: matchPair(offer, person), existing: [] }).slice(
      0,
      count,
    );
    draft.say(`**${draft.person(person)}** pour ${draft.offer(offer)}\u00A0:`);
    draft.list(questions.map(({ toAsk, basis }) => `${piece(toAsk, 400)}${basis && !toAsk.includes(basis) ? ` — *${piece(basis)}*` : ''}`));
  }
  if (pairs.length > MOST_PAIRS)
    draft.say(`${pairs.length - MOST_PAIRS} autres placements sont en cours\u00A0: citez-en un pour ses questions.`);
  return draft;
};
