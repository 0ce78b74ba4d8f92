import type { Base } from '../base.ts';
import { readPeopleOf } from '../find/search.ts';
import { likePerson } from '../find/similar.ts';
import type { Plan } from '../plan.ts';
import { Draft, piece } from './draft.ts';
import { headline } from './profiles.ts';

const SHOWN = 5;
/** Below this, two CVs have next to nothing in common. */
const LEAST = 15;
/** From here on, two titles belong together. */
const NEAR_TRADE = 30;

/** Who resembles somebody: the same trade, the same skills. */
export const answerSimilar = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const model = base.people.find(({ facts }) => facts.id === plan.people[0]);
  if (!model) return draft.say('Ce candidat n’est plus dans votre base.');
  const near = likePerson(model, readPeopleOf(base))
    .filter(({ one, score, trade }) => score >= LEAST && (trade >= NEAR_TRADE || [...one.listed].some((id) => model.listed.has(id))))
    .slice(0, plan.limit ?? SHOWN);
  if (near.length === 0)
    return draft.say(`Personne d’autre dans votre base ne ressemble à ${draft.person(model)}\u00A0: ni le métier, ni les compétences.`);
  draft.say(`Les profils les plus proches de ${draft.person(model)} (${headline(model)}), par métier et compétences\u00A0:`);
  draft.people = near.map(({ one }) => one.facts.id);
  draft.table(
    ['Candidat', 'Poste', 'Proximité', 'En commun'],
    near.map(({ one, score }) => [
      draft.person(one),
      piece(one.facts.currentPosition, 60),
      `${score}\u00A0%`,
      [...one.listed]
        .flatMap((id) => (model.listed.has(id) ? piece(one.written.get(id)!, 40) : []))
        .slice(0, 6)
        .join(', '),
    ]),
  );
  return near[0]!.score < 50
    ? draft.say('Aucun n’est vraiment équivalent\u00A0: le plus proche ne couvre qu’une partie de ce profil.')
    : draft;
};
