import type { AvailabilityStatus, CandidateLevel, EmploymentType, RemotePreference } from '#contract/candidates';
import type { Atom, AtomKind, Criterion } from '../plan.ts';
import { ANY_LANGUAGE, SEVERAL } from '../understand/spoken.ts';
import { enumerate, figure, inThousands, plain } from './draft.ts';

export const AVAILABILITY = {
  available: 'disponible',
  actively_looking: 'en recherche active',
  open_to_opportunities: 'ouvert aux opportunités',
  not_available: 'non disponible',
} satisfies Record<AvailabilityStatus, string>;

export const LEVEL = {
  junior: 'junior',
  mid_level: 'confirmé',
  senior: 'senior',
  lead: 'lead',
  principal: 'principal',
} satisfies Record<CandidateLevel, string>;

export const REMOTE = { remote: 'télétravail', hybrid: 'hybride', onsite: 'sur site' } satisfies Record<RemotePreference, string>;

export const EMPLOYMENT = {
  full_time: 'temps plein',
  part_time: 'temps partiel',
  contract: 'contrat',
  freelance: 'freelance',
} satisfies Record<EmploymentType, string>;

const range = (min: number | null, max: number | null, unit: (value: number) => string): string =>
  min !== null && max !== null
    ? `entre ${unit(min)} et ${unit(max)}`
    : min !== null
      ? `au moins ${unit(min)}`
      : max !== null
        ? `au plus ${unit(max)}`
        : '';

const label = (atom: Atom): string => {
  switch (atom.kind) {
    case 'skill':
    case 'text':
    case 'place':
    case 'certification':
    case 'availability':
    case 'level':
    case 'remote':
    case 'employment':
    case 'mobile':
    case 'reachable':
    case 'working':
    case 'study':
    case 'degree':
      return plain(atom.label);
    case 'role':
      return `métier «\u00A0${plain(atom.label)}\u00A0»`;
    case 'employer':
      return `${atom.tense === 'current' ? 'en poste' : 'passé'} chez ${plain(atom.label)}`;
    case 'language':
      if (atom.name === ANY_LANGUAGE) return atom.levelLabel === SEVERAL ? `au moins ${atom.level} langues` : 'bilingue';
      return `${atom.name.toLowerCase()}${atom.levelLabel ? ` (${atom.below ? `moins que ${atom.levelLabel}` : `${atom.levelLabel} ou mieux`})` : ''}`;
    case 'years':
      return `${range(atom.min, atom.max, (value) => `${figure(value)} ans`)} d’expérience`;
    case 'tenure':
      return `${range(atom.min, atom.max, (value) => `${figure(value)} ans`)} ${atom.tense === 'current' ? 'chez leur employeur actuel' : 'dans la même entreprise'}`;
    case 'added':
      return `ajout ${/^(?:le|la|ce|cette|depuis|avant|hier|aujourd)/u.test(atom.label) ? '' : 'le '}${plain(atom.label)}`;
    case 'notice':
      return atom.maxWeeks === 0 ? 'sans préavis' : `préavis de ${weeksText(atom.maxWeeks)} au plus`;
    case 'salary':
      return `salaire ${range(atom.min, atom.max, inThousands)}`;
  }
};

/** Weeks, in months where they make some: recruiters speak of « trois mois » of notice. */
export const weeksText = (weeks: number): string => {
  const months = Math.round((weeks * 12) / 52);
  if (months >= 1 && Math.abs(weeks - (months * 52) / 12) <= 0.5) return `${months} mois`;
  return `${figure(weeks)} semaine${weeks >= 2 ? 's' : ''}`;
};

/** What stands before something that is not wanted; « sans » elsewhere. */
const WITHOUT: Partial<Record<AtomKind, string>> = {
  place: 'hors de ',
  role: 'sauf ',
  employer: 'sauf ',
  availability: 'pas ',
  level: 'pas ',
  remote: 'pas ',
  employment: 'pas ',
  mobile: 'pas ',
  working: 'pas ',
};

/** A criterion as the answer repeats it. */
export const criterionLabel = ({ any, not }: Criterion): string =>
  `${not ? (WITHOUT[any[0]!.kind] ?? 'sans ') : ''}${enumerate([...new Set(any.map(label))], 'ou')}`;

export const criteriaLabel = (criteria: readonly Criterion[]): string => criteria.map(criterionLabel).join(' · ');
