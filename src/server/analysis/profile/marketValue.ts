import type { CandidateFacts, CandidateLevel } from '#contract/candidates';
import { listInWords, yearsInWords } from './sentences.ts';

const LEVELS = {
  junior: 'Profil débutant',
  mid_level: 'Profil intermédiaire',
  senior: 'Profil confirmé',
  lead: 'Profil d’encadrement technique ou d’équipe',
  principal: 'Profil d’expertise ou de direction',
} satisfies Record<CandidateLevel, string>;

const CURRENCY_SIGNS = { EUR: 'k€', USD: 'k$', GBP: 'k£', CHF: 'kCHF' } as const;

const salary = ({ expectedSalaryMin: min, expectedSalaryMax: max, salaryCurrency }: CandidateFacts): string => {
  if (min === null) return '';
  const unit = CURRENCY_SIGNS[salaryCurrency ?? 'EUR'];
  return ` Prétentions écrites dans le CV\u00A0: ${max === null ? `${min}\u00A0${unit}` : `de ${min} à ${max}\u00A0${unit}`} par an.`;
};

/** Where the person stands, from title, years and skills; no amount that the CV does not give. */
export const marketValueOf = (facts: CandidateFacts): string => {
  if (facts.candidateLevel === null && facts.currentPosition === '')
    return 'Données insuffisantes\u00A0: le CV ne donne ni poste ni expérience datée.';
  const level = facts.candidateLevel ? LEVELS[facts.candidateLevel] : 'Profil dont le niveau n’est pas établi';
  const role = facts.currentPosition === '' ? '' : ` sur un poste de «\u00A0${facts.currentPosition}\u00A0»`;
  const years = facts.yearsOfExperience === null ? '' : `, avec ${yearsInWords(facts.yearsOfExperience)} d’expérience`;
  const skills =
    facts.technicalSkills.length > 0 ? ` Compétences à comparer au marché\u00A0: ${listInWords(facts.technicalSkills, 4)}.` : '';
  return `${level}${role}${years}.${skills}${salary(facts)}`;
};
