import type { Base } from '../base.ts';
import type { TextHits } from '../find/holds.ts';
import { searchOffers, searchPeople } from '../find/search.ts';
import type { Plan } from '../plan.ts';
import { Draft, inThousands, plural } from './draft.ts';
import { criteriaLabel } from './labels.ts';
import { offerSalary } from './offers.ts';
import { scopeOf } from './people.ts';
import { headline, wishText } from './profiles.ts';

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const middleOf = (min: number | null, max: number | null): number | null => (min === null ? max : max === null ? min : (min + max) / 2);

const spread = (values: readonly number[]): string =>
  `de ${inThousands(Math.min(...values))} à ${inThousands(Math.max(...values))}, médiane **${inThousands(medianOf(values))}**`;

/** Wished salaries beside offered ones; thousands a year. Figures of one currency at a time would need several: euros are by far the rule. */
export const answerSalaries = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const offersOnly = base.offers.filter(({ facts }) => facts.status !== 'closed');
  const offers =
    plan.offers.length > 0
      ? offersOnly.filter(({ facts }) => plan.offers.includes(facts.id))
      : searchOffers(offersOnly, plan.criteria, hits);
  const titled = plan.offers.length > 0 && plan.criteria.length === 0 ? offers.flatMap(({ asked }) => [...asked]) : null;
  const { found } = searchPeople(scopeOf(plan, base), plan.criteria, hits);
  const people = titled ? found.filter(({ person }) => titled.some((id) => person.listed.has(id))) : found;
  const wishes = people.flatMap(({ person }) => {
    const middle = middleOf(person.facts.expectedSalaryMin, person.facts.expectedSalaryMax);
    return middle === null ? [] : [{ person, middle }];
  });
  const paid = offers.flatMap((offer) => {
    const middle = middleOf(offer.facts.salaryMin, offer.facts.salaryMax);
    return middle === null ? [] : [{ offer, middle }];
  });
  const asked = plan.criteria.length > 0 ? ` (${criteriaLabel(plan.criteria)})` : '';
  draft.say(
    wishes.length > 0
      ? `**Souhaités par les candidats**${asked}\u00A0: ${spread(wishes.map(({ middle }) => middle))}, d’après ${plural(wishes.length, 'CV', 'CV')} sur ${people.length}.`
      : `**Souhaités par les candidats**${asked}\u00A0: ${people.length === 0 ? 'aucun candidat ne correspond' : `aucun des ${plural(people.length, 'CV', 'CV')} ne donne de prétention salariale. Vous pouvez la renseigner sur chaque fiche`}.`,
  );
  if (wishes.length > 0 && wishes.length <= 10)
    draft.list(
      wishes
        .toSorted((a, b) => a.middle - b.middle)
        .map(({ person }) => `${draft.person(person)} — ${headline(person)}\u00A0: ${wishText(person)}`),
    );
  if (paid.length > 0) {
    draft.say(
      `**Proposés par vos offres**\u00A0: ${spread(paid.map(({ middle }) => middle))}, d’après ${plural(paid.length, 'offre')} sur ${offers.length}.`,
    );
    draft.table(
      ['Offre', 'Salaire proposé'],
      paid.slice(0, 12).map(({ offer }) => [draft.offer(offer), offerSalary(offer)]),
    );
  } else if (plan.criteria.length === 0) draft.say('**Proposés par vos offres**\u00A0: aucune offre ne précise de salaire.');
  if (wishes.length > 0 && paid.length > 0) {
    const gap = medianOf(wishes.map(({ middle }) => middle)) - medianOf(paid.map(({ middle }) => middle));
    draft.say(
      Math.abs(gap) < 0.5
        ? 'Les deux médianes se rejoignent.'
        : `La médiane des souhaits est ${gap > 0 ? 'supérieure' : 'inférieure'} de ${inThousands(Math.abs(gap))} à celle des offres.`,
    );
  }
  return draft.say('Montants bruts annuels, en milliers d’euros, au milieu des fourchettes.');
};
