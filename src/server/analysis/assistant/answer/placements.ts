import { PLACEMENT_STATUS_NAMES } from '#contract/placements';
import type { Base } from '../base.ts';
import type { Plan } from '../plan.ts';
import { dayOf } from '../understand/dates.ts';
import { Draft, plural } from './draft.ts';

/** Placements by status, offer or candidate. */
export const answerPlacements = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const among = plan.among ?? plan.people;
  const days = plan.criteria.flatMap(({ any }) => any.flatMap((atom) => (atom.kind === 'added' ? [atom] : [])));
  const found = base.placements
    .filter(({ jobId }) => plan.offers.length === 0 || plan.offers.includes(jobId))
    .filter(({ candidateId }) => among.length === 0 || among.includes(candidateId))
    .filter(({ placementStatus }) => plan.statuses.length === 0 || plan.statuses.includes(placementStatus))
    .filter(({ createdAt }) =>
      days.every(({ from, to }) => dayOf(new Date(createdAt)) >= from && (to === '' || dayOf(new Date(createdAt)) <= to)),
    )
    .toSorted((a, b) => (b.matchScore ?? -1) - (a.matchScore ?? -1));
  const offers = base.offers.filter(({ facts }) => plan.offers.includes(facts.id));
  const of = offers.length > 0 ? ` pour ${offers.map((offer) => draft.offer(offer)).join(', ')}` : '';
  const status =
    plan.statuses.length > 0 && plan.statuses.length < 5
      ? ` (${plan.statuses.map((one) => PLACEMENT_STATUS_NAMES[one].toLowerCase()).join(', ')})`
      : '';
  if (base.placements.length === 0)
    return draft.say('Vous n’avez encore aucun placement. Rapprochez un candidat d’une offre dans «\u00A0Placements\u00A0».');
  if (found.length === 0) return draft.say(`Aucun placement${status}${of}, sur ${base.placements.length} au total.`);
  draft.people = [...new Set(found.map(({ candidateId }) => candidateId))];
  draft.say(`**${plural(found.length, 'placement')}**${status}${of}\u00A0:`);
  draft.table(
    ['Candidat', 'Offre', 'Statut', 'Score'],
    found.slice(0, plan.limit ?? 15).map(({ id, candidateId, jobId, placementStatus, matchScore }) => {
      const person = base.people.find(({ facts }) => facts.id === candidateId);
      const offer = base.offers.find(({ facts }) => facts.id === jobId);
      return [
        person ? draft.person(person) : '',
        offer ? draft.offer(offer) : '',
        draft.placement(id, candidateId, jobId, PLACEMENT_STATUS_NAMES[placementStatus]),
        matchScore === null ? '--' : `${matchScore}\u00A0%`,
      ];
    }),
  );
  if (found.length > 15 && plan.limit === null) draft.say(`Et ${found.length - 15} autres dans «\u00A0Placements\u00A0».`);
  return draft;
};
