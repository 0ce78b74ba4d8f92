import type { Base } from '../base.ts';
import { readPeopleOf, searchPeople, sortPeople, type FoundPerson } from '../find/search.ts';
import { RELATED, type TextHits } from '../find/holds.ts';
import type { Order, Plan } from '../plan.ts';
import { criteriaLabel, criterionLabel } from './labels.ts';
import { Draft, enumerate, piece, plain, plural } from './draft.ts';
import { availabilityText, headline, noticeText, wishText, yearsText } from './profiles.ts';

const SHOWN = 10;
const COUNTED_SHOWN = 5;

/** Who the question is about: those of the answer before, those it names, or the whole base. */
export const scopeOf = (plan: Plan, base: Base) => {
  const read = readPeopleOf(base);
  const ids = plan.among ?? (plan.people.length > 1 ? plan.people : null);
  return ids === null
    ? read
    : read.filter(({ facts }) => ids.includes(facts.id)).toSorted((a, b) => ids.indexOf(a.facts.id) - ids.indexOf(b.facts.id));
};

const ORDERED: Record<Order, { by: string; value: (found: FoundPerson) => string; silence: string }> = {
  years: { by: 'du moins au plus expérimenté', value: ({ person }) => yearsText(person), silence: 'l’expérience' },
  '-years': { by: 'du plus au moins expérimenté', value: ({ person }) => yearsText(person), silence: 'l’expérience' },
  salary: { by: 'par salaire souhaité croissant', value: ({ person }) => wishText(person), silence: 'le salaire souhaité' },
  '-salary': { by: 'par salaire souhaité décroissant', value: ({ person }) => wishText(person), silence: 'le salaire souhaité' },
  newest: { by: 'du plus récent au plus ancien', value: () => '', silence: '' },
  oldest: { by: 'du plus ancien au plus récent', value: () => '', silence: '' },
  notice: { by: 'par préavis croissant', value: ({ person }) => noticeText(person) || availabilityText(person), silence: 'le préavis' },
};

const contactText = ({ person: { facts } }: FoundPerson): string =>
  [facts.emailAddress, facts.phoneNumber].filter(Boolean).map(plain).join(' · ') || 'coordonnées inconnues';

/** Candidates who fulfil what was asked, each with what proves it. */
export const answerPeople = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const scope = scopeOf(plan, base);
  const whole = plan.among === null && plan.people.length < 2;
  const { found, silent, each } = searchPeople(scope, plan.criteria, hits);
  const order = plan.order;
  const { sorted, known } = order ? sortPeople(found, order) : { sorted: found, known: found.length };
  const ranked = order ? sorted.slice(0, known) : sorted;
  const asked = criteriaLabel(plan.criteria);
  draft.people = ranked.map(({ person }) => person.facts.id);

  if (scope.length === 0)
    return draft.say(
      whole
        ? 'Votre base ne contient encore aucun candidat analysé. Déposez des CV dans « Candidats » pour commencer.'
        : 'Il n’y a plus personne dans cette sélection.',
    );
  if (ranked.length === 0) {
    draft.people = null;
    const where = whole
      ? `Aucun des ${scope.length} candidats de votre base`
      : `Aucun des ${plural(scope.length, 'candidat')} de cette sélection`;
    if (order && found.length > 0)
      return draft.say(
        `Aucun CV ${whole ? 'de votre base' : 'de cette sélection'} ne précise ${ORDERED[order].silence}${asked ? ` (${asked})` : ''} : je ne peux pas les départager sur ce point.`,
      );
    draft.say(
      `${scope.length === 1 && whole ? 'Le seul candidat de votre base ne correspond pas' : `${where} ne correspond`}${asked ? ` : ${asked}` : ''}.`,
    );
    if (silent.length > 0) draft.say(silenceSentence(plan, silent.length));
    if (plan.criteria.length > 1)
      draft.say(
        `Critère par critère : ${enumerate(plan.criteria.map((criterion, index) => `${criterionLabel(criterion)} : ${each[index]}`))}.`,
      );
    return draft;
  }

  const limit = plan.limit ?? (plan.count ? COUNTED_SHOWN : SHOWN);
  const shown = ranked.slice(0, limit);
  const related = found.every(({ notes }) => notes.includes(RELATED));
  const total = `**${plural(ranked.length, 'candidat')}**${whole ? ` sur ${scope.length}` : ''}`;
  draft.say(
    plan.limit === 1 && order
      ? `${asked ? `Pour ${asked}, le` : 'Le'} premier ${ORDERED[order].by} :`
      : asked
        ? `${total} ${ranked.length > 1 ? 'correspondent' : 'correspond'}${related ? ' de près' : ''} : ${asked}${order ? `, ${ORDERED[order].by}` : ''}.`
        : `${whole ? `Votre base compte ${total.replace(/ sur \d+$/, '')}` : `Cette sélection compte ${total}`}${order ? `, ${ORDERED[order].by}` : ''}.`,
  );
  const contact = ['phone', 'email', 'contact'].includes(plan.facet ?? '');
  draft.list(
    shown.map((one) => {
      const proofs = [
        order ? ORDERED[order].value(one) : '',
        ...one.notes.map((note) => (note === RELATED ? note : piece(note))),
        contact ? contactText(one) : '',
      ].filter(Boolean);
      const about = headline(one.person);
      return `${draft.person(one.person)}${about ? ` — ${about}` : ''}${proofs.length > 0 ? ` (${proofs.join(' ; ')})` : ''}`;
    }),
  );
  if (plan.limit === 1 && order) draft.people = shown.map(({ person }) => person.facts.id);
  if (ranked.length > shown.length && plan.limit === null)
    draft.say(`Et ${ranked.length - shown.length} autres : précisez la question pour resserrer la liste.`);
  if (silent.length > 0) draft.say(silenceSentence(plan, silent.length));
  return draft;
};

/** What CVs leave unsaid is told, without naming anybody: silence is no answer. */
const silenceSentence = (plan: Plan, count: number): string => {
  const told = plan.criteria.filter(({ any }) =>
    any.some(({ kind }) =>
      ['availability', 'salary', 'notice', 'remote', 'employment', 'mobile', 'years', 'level', 'language', 'place', 'degree'].includes(
        kind,
      ),
    ),
  );
  const what = enumerate(
    told.map((criterion) => criterionLabel({ ...criterion, not: false })),
    'ou',
  );
  return count > 1
    ? `Pour ${count} autres, le CV ne permet pas de le dire (${what}).`
    : `Pour 1 autre, le CV ne permet pas de le dire (${what}).`;
};
