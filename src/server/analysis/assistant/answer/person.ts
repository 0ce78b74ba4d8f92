import type { Base, Person } from '../base.ts';
import { criterionHolds, type TextHits } from '../find/holds.ts';
import { rankOffers, readPair } from '../find/lookups.ts';
import type { Plan } from '../plan.ts';
import { Draft, enumerate, figure, piece, plain, plural } from './draft.ts';
import { criterionLabel, EMPLOYMENT, REMOTE } from './labels.ts';
import {
  availabilityText,
  headline,
  languagesText,
  levelText,
  noticeText,
  skillsText,
  shortYearsText,
  wishText,
  yearsText,
} from './profiles.ts';
import { openOffers } from './ranking.ts';

const UNTOLD = 'le CV ne le dit pas';

const chosen = (plan: Plan, base: Base): Person[] => plan.people.flatMap((id) => base.people.find(({ facts }) => facts.id === id) ?? []);

/** Phone, e-mail, or both. */
export const answerContact = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const people = chosen(plan, base).slice(0, 10);
  const line = (person: Person) => {
    const { emailAddress, phoneNumber } = person.facts;
    const phone = phoneNumber ? `téléphone ${plain(phoneNumber)}` : 'téléphone inconnu';
    const email = emailAddress ? `e-mail ${plain(emailAddress)}` : 'e-mail inconnu';
    const asked = plan.facet === 'phone' ? [phone] : plan.facet === 'email' ? [email] : [phone, email];
    return `${draft.person(person)}\u00A0: ${asked.join(' · ')}`;
  };
  return people.length === 1 ? draft.say(`${line(people[0]!)}.`) : draft.list(people.map(line));
};

const dates = (start: string, end: string | null): string => {
  const month = (date: string) => date.split('-').slice(0, 2).toReversed().join('/');
  return [month(start), end === null ? 'aujourd’hui' : month(end)].filter(Boolean).join(' – ');
};

const jobsOf = ({ facts }: Person, most = 4): string[] =>
  facts.workExperience.slice(0, most).map(
    ({ position, company, startDate, endDate }) =>
      `${[position, company]
        .filter(Boolean)
        .map((text) => piece(text))
        .join(', ')}${startDate ? ` (${dates(startDate, endDate)})` : ''}`,
  );

const studiesOf = ({ facts }: Person): string[] =>
  facts.education.slice(0, 4).map(({ degree, field, institution }) =>
    [degree, field, institution]
      .filter(Boolean)
      .map((text) => piece(text))
      .join(', '),
  );

/** One fact about somebody, in words; '' when the CV does not tell. */
const FACTS: Record<string, { name: string; tell: (person: Person) => string }> = {
  salary: { name: 'Salaire souhaité', tell: wishText },
  languages: { name: 'Langues', tell: languagesText },
  certifications: { name: 'Certifications', tell: ({ facts }) => enumerate(facts.certifications.map((one) => piece(one))) },
  education: { name: 'Formation', tell: (person) => studiesOf(person).join('\u00A0; ') },
  skills: {
    name: 'Compétences',
    tell: (person) =>
      skillsText(person, 20) +
      (person.facts.softSkills.length > 0 ? ` · qualités\u00A0: ${person.facts.softSkills.map((one) => piece(one)).join(', ')}` : ''),
  },
  notice: { name: 'Préavis', tell: noticeText },
  availability: {
    name: 'Disponibilité',
    tell: (person) => [availabilityText(person), noticeText(person) && `préavis\u00A0: ${noticeText(person)}`].filter(Boolean).join(', '),
  },
  remote: { name: 'Télétravail', tell: ({ facts }) => (facts.remoteWorkPreference ? REMOTE[facts.remoteWorkPreference] : '') },
  place: { name: 'Localisation', tell: ({ facts }) => piece(facts.currentLocation) },
  employer: {
    name: 'Poste actuel',
    tell: ({ facts }) =>
      [facts.currentPosition, facts.currentCompany]
        .filter(Boolean)
        .map((text) => piece(text))
        .join(', '),
  },
  experience: { name: 'Expérience', tell: (person) => [shortYearsText(person), ...jobsOf(person)].filter(Boolean).join('\u00A0; ') },
  contract: {
    name: 'Contrat souhaité',
    tell: ({ facts }) => (facts.employmentTypePreference ? EMPLOYMENT[facts.employmentTypePreference] : ''),
  },
  strengths: {
    name: 'Points forts',
    tell: ({ facts }) => (facts.aiProfileAnalysis?.strengths ?? []).map((one) => piece(one, 200)).join('\u00A0; '),
  },
  weaknesses: {
    name: 'Points à vérifier',
    tell: ({ facts }) => (facts.aiProfileAnalysis?.weaknesses ?? []).map((one) => piece(one, 200)).join('\u00A0; '),
  },
};

const VERDICT = { yes: 'oui', no: 'non, le CV n’en dit rien', unknown: UNTOLD } as const;

const summary = (draft: Draft, base: Base, person: Person): void => {
  const { facts } = person;
  const about = headline(person);
  draft.say(`**${draft.person(person)}**${about ? ` — ${about}` : ''}.`);
  const lines: [string, string][] = [
    ['Expérience', [shortYearsText(person), levelText(person)].filter(Boolean).join(', ')],
    ['Compétences', skillsText(person, 12)],
    ['Langues', languagesText(person)],
    ['Parcours', jobsOf(person, 3).join('\u00A0; ')],
    ['Formation', studiesOf(person).slice(0, 2).join('\u00A0; ')],
    ['Certifications', enumerate(facts.certifications.slice(0, 5).map((one) => piece(one)))],
    ['Disponibilité', FACTS.availability!.tell(person)],
    ['Salaire souhaité', wishText(person)],
  ];
  draft.list(lines.filter(([, value]) => value !== '').map(([name, value]) => `**${name}**\u00A0: ${value}`));
  const strengths = facts.aiProfileAnalysis?.strengths.slice(0, 2) ?? [];
  if (strengths.length > 0)
    draft.say(`**À retenir**\u00A0: ${strengths.map((one) => piece(one, 200).replace(/\.$/u, '')).join('\u00A0; ')}.`);
  const [best] = rankOffers(person, openOffers(base));
  if (best && best.score >= 40) draft.say(`Offre la plus proche\u00A0: ${draft.offer(best.one)} (${best.score}\u00A0%).`);
};

/** What is known of somebody: all of it in short, one fact, or whether something is true. */
export const answerPerson = (plan: Plan, base: Base, hits: TextHits): Draft => {
  const draft = new Draft(base);
  const people = chosen(plan, base).slice(0, 10);
  if (people.length === 0) return draft.say('Ce candidat n’est plus dans votre base.');
  for (const person of people.filter(({ facts }) => facts.status === 'ai_analyzing'))
    draft.say(`Le CV de ${draft.person(person)} est encore en cours d’analyse.`);
  const read = people.filter(({ facts }) => facts.status !== 'ai_analyzing');
  if (plan.criteria.length > 0) {
    draft.list(
      read.map((person) => {
        const answers = plan.criteria.map((criterion) => {
          const { holds, notes } = criterionHolds(person, criterion, hits);
          return `${criterionLabel(criterion)}\u00A0: **${VERDICT[holds]}**${notes.length > 0 ? ` (${notes.map((note) => piece(note)).join('\u00A0; ')})` : ''}`;
        });
        return `${draft.person(person)} — ${answers.join(' · ')}`;
      }),
    );
    return draft;
  }
  const fact = plan.facet ? FACTS[plan.facet] : undefined;
  if (fact) return draft.list(read.map((person) => `${draft.person(person)} — ${fact.name}\u00A0: ${fact.tell(person) || UNTOLD}`));
  if (read.length > 1 && !plan.facet) {
    draft.say(`${plural(read.length, 'candidat')}\u00A0:`);
    return draft.list(
      read.map((person) => `${draft.person(person)} — ${[headline(person), yearsText(person)].filter(Boolean).join(', ')}`),
    );
  }
  for (const person of read) summary(draft, base, person);
  return draft;
};

/** People side by side, on what their CVs tell, and before the offer named. */
export const answerCompare = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const ids = plan.people.length > 1 ? plan.people : (plan.among ?? plan.people);
  const people = chosen({ ...plan, people: ids }, base).slice(0, 4);
  if (people.length < 2) return draft.say('Pour comparer, il me faut au moins deux candidats de votre base\u00A0: citez-les par leur nom.');
  const offers = base.offers.filter(({ facts }) => plan.offers.includes(facts.id)).slice(0, 2);
  const row = (name: string, tell: (person: Person) => string) => [name, ...people.map((person) => tell(person) || '–')];
  const rows = [
    row('Poste', ({ facts }) => piece([facts.currentPosition, facts.currentCompany].filter(Boolean).join(', '))),
    row('Lieu', ({ facts }) => piece(facts.currentLocation)),
    row('Expérience', shortYearsText),
    row('Niveau', levelText),
    row('Compétences', (person) => skillsText(person, 10)),
    row('Langues', languagesText),
    row('Formation', (person) => studiesOf(person)[0] ?? ''),
    row('Disponibilité', (person) => FACTS.availability!.tell(person)),
    row('Salaire souhaité', wishText),
    ...offers.map((offer) => row(`Score\u00A0: ${draft.offer(offer)}`, (person) => `${readPair(offer, person).score ?? '--'}\u00A0%`)),
  ];
  draft.table(
    ['', ...people.map((person) => draft.person(person))],
    rows.filter((cells) => cells.slice(1).some((cell) => cell !== '–')),
  );
  const [first, second] = people;
  const common = [...first!.listed].filter((id) => people.every(({ listed }) => listed.has(id)));
  draft.say(
    common.length > 0
      ? `En commun\u00A0: ${plural(common.length, 'compétence')} de leurs listes.`
      : 'Aucune compétence de leurs listes n’est commune.',
  );
  const years = [first!, second!].map(({ facts }) => facts.yearsOfExperience);
  if (people.length === 2 && years[0] !== null && years[1] !== null && Math.abs(years[0]! - years[1]!) >= 1) {
    const [more, less] = years[0]! > years[1]! ? [first!, second!] : [second!, first!];
    draft.say(
      `${draft.person(more)} a environ ${figure(Math.round(more.facts.yearsOfExperience! - less.facts.yearsOfExperience!))} ans d’expérience de plus.`,
    );
  }
  return draft;
};
