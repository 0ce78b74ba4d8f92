import type { Base, Person } from '../base.ts';
import { relatedSkills } from '../../matching/skills/relatedSkills.ts';
import { holdsSkill, NEAR, type TextHits } from '../find/holds.ts';
import { readPeopleOf, searchPeople } from '../find/search.ts';
import type { Breakdown, Plan } from '../plan.ts';
import { SKILL_LABELS } from '../understand/skills.ts';
import { townOf } from '../understand/places.ts';
import { Draft, enumerate, figure, percent, piece, plain, plural } from './draft.ts';
import { AVAILABILITY, criteriaLabel, LEVEL } from './labels.ts';
import { scopeOf } from './people.ts';
import { headline, yearsText } from './profiles.ts';
import { openOffers } from './ranking.ts';
import { medianOf } from './salaries.ts';

type Count = [label: string, count: number];

const counted = (labels: readonly string[]): Count[] => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};

/** Skills that CVs list, each under its most frequent writing. */
const skillCounts = (people: readonly Person[]): { id: string; label: string; count: number }[] => {
  const writings = new Map<string, string[]>();
  for (const { written } of people) for (const [id, label] of written) writings.set(id, [...(writings.get(id) ?? []), label]);
  return [...writings]
    .map(([id, labels]) => ({ id, label: counted(labels)[0]![0], count: labels.length }))
    .toSorted((x, y) => y.count - x.count);
};
const labelled = (skills: readonly { label: string; count: number }[]): Count[] => skills.map(({ label, count }) => [label, count]);

const townText = ({ facts }: Person): string => townOf(facts.currentLocation)?.name ?? (facts.currentLocation || 'non précisé');

/** What the base holds per skill, commonest first, or rarest. */
export const answerSkills = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const { found } = searchPeople(scopeOf(plan, base), plan.criteria, hits);
  const people = found.map(({ person }) => person);
  const counts = labelled(skillCounts(people));
  if (counts.length === 0) return draft.say('Aucune compétence n’est renseignée pour ces candidats.');
  const rare = plan.facet === 'rare';
  const shown = (rare ? counts.toReversed() : counts).slice(0, plan.limit ?? 15);
  draft.say(
    `${plural(people.length, 'candidat')}${plan.criteria.length > 0 ? ` (${criteriaLabel(plan.criteria)})` : ''} et **${plural(counts.length, 'compétence')}** reconnues. Les ${rare ? 'plus rares' : 'plus répandues'}\u00A0:`,
  );
  return draft.table(
    ['Compétence', 'Candidats', 'Part'],
    shown.map(([label, count]) => [plain(label), String(count), percent(count, people.length)]),
  );
};

const BREAKDOWNS: Record<Breakdown, { head: string; labels: (person: Person) => string[] }> = {
  place: { head: 'Lieu', labels: (person) => [townText(person)] },
  level: { head: 'Niveau', labels: ({ facts }) => [facts.candidateLevel ? LEVEL[facts.candidateLevel] : 'non précisé'] },
  availability: {
    head: 'Disponibilité',
    labels: ({ facts }) => [facts.availabilityStatus ? AVAILABILITY[facts.availabilityStatus] : 'non précisée'],
  },
  language: { head: 'Langue', labels: ({ facts }) => Object.keys(facts.languages) },
  role: { head: 'Poste', labels: ({ facts }) => [facts.currentPosition || 'non précisé'] },
  years: {
    head: 'Expérience',
    labels: ({ facts: { yearsOfExperience: years } }) => [
      years === null
        ? 'non précisée'
        : years < 3
          ? 'moins de 3 ans'
          : years < 5
            ? '3 à 5 ans'
            : years < 10
              ? '5 à 10 ans'
              : '10 ans et plus',
    ],
  },
};

const table = (draft: Draft, people: readonly Person[], by: Breakdown, most = 15): Draft =>
  draft.table(
    [BREAKDOWNS[by].head, 'Candidats', 'Part'],
    counted(people.flatMap(BREAKDOWNS[by].labels))
      .slice(0, most)
      .map(([label, count]) => [piece(label), String(count), percent(count, people.length)]),
  );

export const answerBreakdown = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const people = searchPeople(scopeOf(plan, base), plan.criteria, hits).found.map(({ person }) => person);
  if (people.length === 0) return draft.say('Aucun candidat analysé à répartir.');
  const years = people.flatMap(({ facts }) => facts.yearsOfExperience ?? []);
  draft.say(`Répartition de ${plural(people.length, 'candidat')}\u00A0:`);
  table(draft, people, plan.breakdown ?? 'place');
  if (plan.breakdown === 'years' && years.length > 0)
    draft.say(
      `Moyenne\u00A0: **${figure(years.reduce((sum, value) => sum + value, 0) / years.length)} ans**\u00A0; médiane\u00A0: ${figure(medianOf(years))} ans.`,
    );
  return draft;
};

/** Latest arrivals. */
export const answerNewest = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const { found } = searchPeople(scopeOf(plan, base), plan.criteria, hits);
  const sorted = found.toSorted((a, b) => (a.person.facts.createdAt < b.person.facts.createdAt ? 1 : -1)).slice(0, plan.limit ?? 5);
  if (sorted.length === 0)
    return draft.say(
      plan.criteria.length > 0
        ? `Aucun candidat ne correspond\u00A0: ${criteriaLabel(plan.criteria)}.`
        : 'Votre base ne contient encore aucun candidat analysé.',
    );
  draft.say(`Les derniers arrivés${plan.criteria.length > 0 ? ` (${criteriaLabel(plan.criteria)})` : ''}\u00A0:`);
  return draft.list(
    sorted.map(
      ({ person }) =>
        `${draft.person(person)} — ${headline(person)} (ajouté le ${new Date(person.facts.createdAt).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })})`,
    ),
  );
};

const top = (counts: readonly Count[], most: number): string =>
  enumerate(counts.slice(0, most).map(([label, count]) => `${piece(label)} (${count})`));

/** The base, or the candidates of the conversation, in figures. */
export const answerOverview = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const people = scopeOf(plan, base);
  const waiting = base.people.filter(({ facts }) => facts.status === 'ai_analyzing').length;
  const failed = base.people.filter(({ facts }) => facts.status === 'analysis_failed').length;
  if (people.length === 0)
    return draft.say(
      'Votre base ne contient encore aucun candidat analysé.',
      waiting > 0 && `${plural(waiting, 'CV', 'CV')} en cours d’analyse.`,
    );
  const years = people.flatMap(({ facts }) => facts.yearsOfExperience ?? []);
  draft.say(
    `**${plural(people.length, 'candidat')}** ${people.length > 1 ? 'analysés' : 'analysé'}`.concat(
      waiting > 0 ? `, ${waiting} en cours d’analyse` : '',
      failed > 0 ? `, ${failed} illisible${failed > 1 ? 's' : ''}` : '',
      `\u00A0; **${plural(openOffers(base).length, 'offre active', 'offres actives')}** et ${plural(base.placements.length, 'placement')}.`,
    ),
  );
  const lines = [
    years.length > 0 &&
      `**Expérience**\u00A0: médiane ${figure(medianOf(years))} ans, de ${figure(Math.floor(Math.min(...years)))} à ${figure(Math.floor(Math.max(...years)))} ans`,
    `**Niveaux**\u00A0: ${top(counted(people.flatMap(BREAKDOWNS.level.labels)), 5)}`,
    `**Lieux**\u00A0: ${top(counted(people.map(townText)), 6)}`,
    `**Compétences les plus répandues**\u00A0: ${top(labelled(skillCounts(people)), 8)}`,
    `**Langues**\u00A0: ${top(counted(people.flatMap(BREAKDOWNS.language.labels)), 6)}`,
    `**Disponibilité**\u00A0: ${top(counted(people.flatMap(BREAKDOWNS.availability.labels)), 5)}`,
  ];
  draft.list(lines.filter((line): line is string => line !== false));
  const [most] = people
    .filter(({ facts }) => facts.yearsOfExperience !== null)
    .toSorted((a, b) => b.facts.yearsOfExperience! - a.facts.yearsOfExperience!);
  if (most && people.length > 1)
    draft.say(`Le profil le plus expérimenté est ${draft.person(most)} (${headline(most)}, ${yearsText(most)}).`);
  const unreachable = people.filter(({ facts }) => !facts.emailAddress && !facts.phoneNumber).length;
  if (unreachable > 0) draft.say(`${plural(unreachable, 'candidat')} sans e-mail ni téléphone.`);
  draft.people = plan.among ?? null;
  return draft;
};

/** What offers ask for beside what candidates hold. */
export const answerMarket = (_plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const people = readPeopleOf(base);
  const offers = openOffers(base);
  if (people.length === 0 || offers.length === 0)
    return draft.say(
      `Il me faut des candidats analysés et des offres actives pour dégager des tendances\u00A0: vous avez ${plural(people.length, 'candidat')} et ${plural(offers.length, 'offre active', 'offres actives')}.`,
    );
  const demand = counted(offers.flatMap(({ asked }) => [...asked]))
    .map(([id, count]) => ({ id, count, held: people.filter((person) => holdsSkill(person, id)).length }))
    .toSorted((a, b) => b.count - a.count || a.held - b.held);
  draft.say(
    `D’après vos **${plural(people.length, 'candidat')}** et **${plural(offers.length, 'offre active', 'offres actives')}** (votre base seule, pas le marché entier)\u00A0:`,
  );
  draft.table(
    ['Compétence demandée', 'Offres', 'Candidats', 'Tension'],
    demand
      .slice(0, 10)
      .map(({ id, count, held }) => [
        plain(SKILL_LABELS.get(id) ?? id),
        String(count),
        String(held),
        held === 0 ? 'introuvable' : held < count * 2 ? 'forte' : 'modérée',
      ]),
  );
  const idle = skillCounts(people).filter(
    ({ id }) => !demand.some((asked) => asked.id === id || (relatedSkills(asked.id)[id] ?? 0) >= NEAR),
  );
  draft.list([
    `**Offres par lieu**\u00A0: ${top(counted(offers.map(({ facts }) => facts.location || 'non précisé')), 5)}`,
    `**Candidats par lieu**\u00A0: ${top(counted(people.map(townText)), 5)}`,
    ...(idle.length > 0 ? [`**Compétences présentes qu’aucune offre ne demande**\u00A0: ${top(labelled(idle), 6)}`] : []),
  ]);
  return draft.say(
    `Offres concernées\u00A0: ${offers
      .slice(0, 8)
      .map((offer) => draft.offer(offer))
      .join(', ')}.`,
  );
};
