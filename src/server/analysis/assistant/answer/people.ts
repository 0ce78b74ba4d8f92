import type { Base, Person } from '../base.ts';
import { readPeopleOf, searchPeople, sortPeople, type FoundPerson } from '../find/search.ts';
import { NEAR, RELATED, type TextHits } from '../find/holds.ts';
import { relatedSkills } from '../../matching/skills/relatedSkills.ts';
import type { AtomKind, Criterion, Order, Plan } from '../plan.ts';
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

/** The few whose CVs list a skill close to the one that nobody has. */
const closeSkillOf = ({ any: [atom], not }: Criterion, scope: readonly Person[]): { label: string; people: Person[] } | null => {
  if (not || atom?.kind !== 'skill') return null;
  const close = Object.entries(relatedSkills(atom.id)).toSorted((a, b) => b[1] - a[1]);
  for (const [id, part] of close) {
    const people = scope.filter(({ listed }) => listed.has(id)).slice(0, MOST_NEAR);
    if (part >= NEAR && people.length > 0) return { label: people[0]!.written.get(id)!, people };
  }
  return null;
};

/** Wishes that a recruiter may give up when nobody fulfils them all. */
const NEGOTIABLE: ReadonlySet<AtomKind> = new Set(['level', 'years', 'tenure', 'availability', 'notice', 'remote', 'employment', 'salary']);
const MOST_NEAR = 3;

/** The few who fulfil all but one wish. */
const nearestOf = ({ criteria }: Plan, scope: readonly Person[], hits: TextHits) => {
  for (const without of criteria) {
    if (without.not || criteria.length < 2 || !without.any.every(({ kind }) => NEGOTIABLE.has(kind))) continue;
    const rest = criteria.filter((one) => one !== without);
    const { found } = searchPeople(scope, rest, hits);
    if (found.length > 0 && found.length <= MOST_NEAR) return { without, found };
  }
  return null;
};

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
        ? 'Votre base ne contient encore aucun candidat analysé. Déposez des CV dans «\u00A0Candidats\u00A0» pour commencer.'
        : 'Il n’y a plus personne dans cette sélection.',
    );
  if (ranked.length === 0) {
    draft.people = null;
    const where = whole
      ? `Aucun des ${scope.length} candidats de votre base`
      : `Aucun des ${plural(scope.length, 'candidat')} de cette sélection`;
    if (order && found.length > 0)
      return draft.say(
        `Aucun CV ${whole ? 'de votre base' : 'de cette sélection'} ne précise ${ORDERED[order].silence}${asked ? ` (${asked})` : ''}\u00A0: je ne peux pas les départager sur ce point.`,
      );
    draft.say(
      `${scope.length === 1 && whole ? 'Le seul candidat de votre base ne correspond pas' : `${where} ne correspond`}${asked ? `\u00A0: ${asked}` : ''}.`,
    );
    if (silent.length > 0) draft.say(silenceSentence(plan, silent.length));
    if (plan.criteria.length > 1)
      draft.say(
        `Pris séparément\u00A0: ${enumerate(plan.criteria.map((criterion, index) => `${criterionLabel(criterion)} (${each[index]})`))}.`,
      );
    const close = plan.criteria.length === 1 ? closeSkillOf(plan.criteria[0]!, scope) : null;
    if (close) {
      draft.people = close.people.map(({ facts }) => facts.id);
      draft.say(`Le plus proche\u00A0: ${plain(close.label)}, avec ${enumerate(close.people.map((person) => draft.person(person)))}.`);
    }
    const near = nearestOf(plan, scope, hits);
    if (near) {
      draft.people = near.found.map(({ person }) => person.facts.id);
      draft.say(
        `Sans exiger «\u00A0${criterionLabel(near.without)}\u00A0»\u00A0: ${enumerate(near.found.map(({ person }) => draft.person(person)))}.`,
      );
    }
    return draft;
  }

  const limit = plan.limit ?? (plan.count ? COUNTED_SHOWN : SHOWN);
  const shown = ranked.slice(0, limit);
  const related = found.every(({ notes }) => notes.includes(RELATED));
  const total = `**${plural(ranked.length, 'candidat')}**${whole ? ` sur ${scope.length}` : ''}`;
  draft.say(
    plan.limit === 1 && order
      ? `${asked ? `Pour ${asked}, le` : 'Le'} premier ${ORDERED[order].by}\u00A0:`
      : asked
        ? `${total} ${ranked.length > 1 ? 'correspondent' : 'correspond'}${related ? ' de près' : ''}\u00A0: ${asked}${order ? `, ${ORDERED[order].by}` : ''}.`
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
      return `${draft.person(one.person)}${about ? ` — ${about}` : ''}${proofs.length > 0 ? ` (${proofs.join('\u00A0; ')})` : ''}`;
    }),
  );
  if (plan.limit === 1 && order) draft.people = shown.map(({ person }) => person.facts.id);
  if (ranked.length > shown.length && plan.limit === null)
    draft.say(`Et ${plural(ranked.length - shown.length, 'autre')}\u00A0: précisez la question pour resserrer la liste.`);
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
