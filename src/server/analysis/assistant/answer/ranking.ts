import { scoreBand } from '#contract/matching';
import type { Base, Offer } from '../base.ts';
import { rankOffers, rankPeople, readPair } from '../find/lookups.ts';
import { holdsSkill, type TextHits } from '../find/holds.ts';
import { readPeopleOf, searchPeople } from '../find/search.ts';
import type { Plan } from '../plan.ts';
import { SKILL_LABELS } from '../understand/skills.ts';
import { Draft, enumerate, piece, plain, plural } from './draft.ts';
import { criteriaLabel } from './labels.ts';
import { scopeOf } from './people.ts';

const BAND = { excellent: 'excellent', good: 'bon', poor: 'faible' } as const;
const scoreText = (score: number | null): string => {
  const band = scoreBand(score);
  return score === null || band === null ? '--' : `${score}\u00A0% (${BAND[band]})`;
};
const few = (labels: readonly string[], most = 3): string =>
  labels
    .slice(0, most)
    .map((label) => piece(label, 50))
    .join(', ');

export const openOffers = ({ offers }: Base): Offer[] => offers.filter(({ facts }) => facts.status === 'active');

const chosen = (plan: Plan, base: Base): Offer[] =>
  plan.offers.length > 0 ? base.offers.filter(({ facts }) => plan.offers.includes(facts.id)) : openOffers(base);

/** Best candidates for one offer, or the best of each. */
export const answerRankPeople = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const offers = chosen(plan, base);
  const { found } = searchPeople(scopeOf(plan, base), plan.criteria, hits);
  const people = found.map(({ person }) => person);
  if (offers.length === 0)
    return draft.say('Vous n’avez aucune offre active à laquelle comparer les candidats. Ajoutez-en une dans «\u00A0Jobs\u00A0».');
  if (people.length === 0)
    return draft.say(
      `Aucun candidat ne remplit cette condition${plan.criteria.length > 0 ? `\u00A0: ${criteriaLabel(plan.criteria)}` : ''}.`,
    );
  const filter =
    plan.criteria.length > 0
      ? ` parmi ${plural(people.length, 'candidat')} (${criteriaLabel(plan.criteria)})`
      : ` parmi ${plural(people.length, 'candidat')}`;

  if (offers.length > 1) {
    draft.say(
      `Meilleurs profils pour chacune de vos ${plural(offers.length, 'offre')}${plan.offers.length > 0 ? '' : ' actives'},${filter}\u00A0:`,
    );
    const rows = offers.slice(0, 12).map((offer) => {
      const [first] = rankPeople(offer, people);
      const reading = first && readPair(offer, first.one);
      return [
        draft.offer(offer),
        first ? draft.person(first.one) : '',
        first ? scoreText(first.score) : '--',
        reading ? few(reading.met) : '',
        reading ? few(reading.missingRequired, 2) : '',
      ];
    });
    draft.table(['Offre', 'Meilleur profil', 'Score', 'Atouts', 'Manque'], rows);
    return draft.say('Le score compare le CV aux critères de l’offre\u00A0; la décision vous revient.');
  }
  const [offer] = offers;
  const ranking = rankPeople(offer!, people).filter(({ score }) => score > 0);
  if (ranking.length === 0)
    return draft.say(
      `Aucun candidat ne se rapproche de l’offre ${draft.offer(offer!)}\u00A0: rien de ce qu’elle demande ne figure dans les CV.`,
    );
  const shown = ranking.slice(0, plan.limit ?? 5);
  const relevant =
    plan.limit === null ? shown.filter(({ score }, rank) => rank === 0 || score >= Math.max(20, shown[0]!.score * 0.4)) : shown;
  draft.people = relevant.map(({ one }) => one.facts.id);
  draft.say(
    `${relevant.length > 1 ? `Les ${relevant.length} profils les plus proches` : 'Le profil le plus proche'} de l’offre ${draft.offer(offer!)} (${plain(offer!.facts.company || 'employeur non précisé')}),${filter}\u00A0:`,
  );
  draft.table(
    ['Candidat', 'Score', 'Atouts', 'Manque'],
    relevant.map(({ one, score }) => {
      const { met, missing } = readPair(offer!, one);
      return [draft.person(one), scoreText(score), few(met), few(missing)];
    }),
  );
  const best = relevant[0]!;
  if (best.score < 60) draft.say(`Aucun n’atteint 60\u00A0%\u00A0: le meilleur ne remplit qu’une partie de ce que l’offre demande.`);
  return draft;
};

/** Offers that suit somebody, best first. */
export const answerRankOffers = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const offers = openOffers(base);
  if (offers.length === 0) return draft.say('Vous n’avez aucune offre active à proposer.');
  for (const person of base.people.filter(({ facts }) => plan.people.includes(facts.id)).slice(0, 3)) {
    const ranking = rankOffers(person, offers).slice(0, plan.limit ?? 5);
    const relevant = ranking.filter(({ score }, rank) => (rank === 0 && score > 0) || score >= 20);
    if (relevant.length === 0) {
      draft.say(`Aucune de vos ${plural(offers.length, 'offre')} actives ne correspond au CV de ${draft.person(person)}.`);
      continue;
    }
    draft.say(`Pour ${draft.person(person)}, parmi vos ${plural(offers.length, 'offre')} actives\u00A0:`);
    draft.table(
      ['Offre', 'Entreprise', 'Score', 'Atouts', 'Manque'],
      relevant.map(({ one, score }) => {
        const { met, missing } = readPair(one, person);
        return [draft.offer(one), piece(one.facts.company), scoreText(score), few(met), few(missing)];
      }),
    );
    if (relevant[0]!.score < 60) draft.say('Aucune n’atteint 60\u00A0% de correspondance.');
  }
  return draft;
};

/** What somebody lacks for an offer; what the whole base lacks for one offer or for all. */
export const answerGaps = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const people = base.people.filter(({ facts }) => plan.people.includes(facts.id));
  const offers = chosen(plan, base);
  if (offers.length === 0) return draft.say('Vous n’avez aucune offre active\u00A0: il n’y a rien à quoi comparer les compétences.');
  if (people.length === 0) return baseGaps(draft, base, offers);
  for (const person of people.slice(0, 3)) {
    const targets =
      plan.offers.length > 0
        ? offers
        : rankOffers(person, offers)
            .slice(0, 1)
            .map(({ one }) => one);
    for (const offer of targets.slice(0, 3)) {
      const { score, met, partly, missing, missingRequired, toAgree } = readPair(offer, person);
      draft.say(`${draft.person(person)} et l’offre ${draft.offer(offer)}\u00A0: **${scoreText(score)}**.`);
      if (met.length > 0) draft.say(`**Acquis**\u00A0: ${enumerate(met.slice(0, 8).map((label) => piece(label)))}.`);
      if (partly.length > 0) draft.say(`**En partie**\u00A0: ${enumerate(partly.slice(0, 6).map((label) => piece(label)))}.`);
      draft.say(
        missing.length > 0
          ? `**Manque, d’après le CV**\u00A0: ${enumerate(missing.slice(0, 8).map((label) => `${piece(label)}${missingRequired.includes(label) ? ' (indispensable)' : ''}`))}.`
          : 'Rien de ce que l’offre demande ne manque au CV.',
      );
      if (toAgree.length > 0) draft.say(`**À convenir**\u00A0: ${enumerate(toAgree.map((label) => piece(label)))}.`);
    }
  }
  return draft.say('Ce qu’un CV ne dit pas n’est pas forcément absent\u00A0: vérifiez-le en entretien.');
};

const baseGaps = (draft: Draft, base: Base, offers: readonly Offer[]): Draft => {
  const people = readPeopleOf(base);
  const holders = (id: string) => people.filter((person) => holdsSkill(person, id)).length;
  const demand = new Map<string, { label: string; offers: Set<Offer>; held: number }>();
  for (const offer of offers)
    for (const id of offer.asked) {
      const entry = demand.get(id) ?? { label: SKILL_LABELS.get(id) ?? id, offers: new Set<Offer>(), held: holders(id) };
      entry.offers.add(offer);
      demand.set(id, entry);
    }
  const sorted = [...demand.values()].toSorted((a, b) => a.held / a.offers.size - b.held / b.offers.size || b.offers.size - a.offers.size);
  const missing = sorted.filter(({ held }) => held === 0);
  const rare = sorted.filter(({ held }) => held > 0 && held <= Math.max(1, people.length * 0.1));
  if (demand.size === 0) return draft.say('Vos offres ne nomment aucune compétence que je sache comparer aux CV.');
  draft.say(
    `${offers.length > 1 ? `Vos ${offers.length} offres demandent` : `L’offre ${draft.offer(offers[0]!)} demande`} **${plural(demand.size, 'compétence')}** que je reconnais\u00A0; **${missing.length}** ne ${missing.length > 1 ? 'figurent' : 'figure'} dans aucun de vos ${plural(people.length, 'CV', 'CV')}.`,
  );
  draft.table(
    ['Compétence', 'Offres qui la demandent', 'Candidats qui l’ont'],
    [...missing, ...rare].slice(0, 15).map(({ label, offers: asking, held }) => [
      plain(label),
      [...asking]
        .slice(0, 3)
        .map((offer) => draft.offer(offer))
        .join(', '),
      String(held),
    ]),
  );
  return missing.length + rare.length === 0 ? draft.say('Chaque compétence demandée est portée par plusieurs candidats.') : draft;
};
