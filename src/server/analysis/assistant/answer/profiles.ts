import type { Person } from '../base.ts';
import { AVAILABILITY, LEVEL, weeksText } from './labels.ts';
import { figure, inThousands, piece } from './draft.ts';

/** « Développeuse C++ senior, Mécatron Rhône, Lyon ». */
export const headline = ({ facts }: Person): string =>
  [facts.currentPosition, facts.currentCompany, facts.currentLocation]
    .filter(Boolean)
    .map((text) => piece(text, 60))
    .join(', ');

export const yearsText = ({ facts }: Person): string =>
  facts.yearsOfExperience === null
    ? ''
    : `${figure(Math.floor(facts.yearsOfExperience))} an${facts.yearsOfExperience >= 2 ? 's' : ''} d’expérience`;

/** Beside the word « Expérience ». */
export const shortYearsText = (person: Person): string => yearsText(person).replace(' d’expérience', '');

export const wishText = ({ facts: { expectedSalaryMin: min, expectedSalaryMax: max } }: Person): string => {
  if (min !== null && max !== null && min !== max) return `${figure(min)} à ${inThousands(max)}`;
  const one = min ?? max;
  return one === null ? '' : inThousands(one);
};

export const languagesText = ({ facts }: Person): string =>
  Object.entries(facts.languages)
    .map(([name, level]) => piece(level ? `${name} (${level})` : name))
    .join(', ');

export const availabilityText = ({ facts }: Person): string => (facts.availabilityStatus ? AVAILABILITY[facts.availabilityStatus] : '');
export const levelText = ({ facts }: Person): string => (facts.candidateLevel ? LEVEL[facts.candidateLevel] : '');

export const noticeText = ({ facts }: Person): string =>
  facts.noticePeriodWeeks === null ? '' : facts.noticePeriodWeeks === 0 ? 'sans préavis' : weeksText(facts.noticePeriodWeeks);

export const skillsText = ({ facts }: Person, most = 8): string => {
  const shown = facts.technicalSkills.slice(0, most).map((skill) => piece(skill, 40));
  return shown.join(', ') + (facts.technicalSkills.length > most ? '…' : '');
};
