import type { CandidateFacts } from '#contract/candidates';
import { listInWords, roleInWords } from './sentences.ts';

/** What a recruiter may do next, from what the CV says and leaves out. */
export const recommendationsOf = (facts: CandidateFacts): string[] => {
  const lines: string[] = [];
  const missing = [
    facts.emailAddress === '' && 'l’adresse e-mail',
    facts.phoneNumber === '' && 'le téléphone',
    facts.currentLocation === '' && 'la localisation',
  ].filter((word) => word !== false);
  if (missing.length > 0) lines.push(`Compléter ${listInWords(missing)}\u00A0: le CV ne ${missing.length > 1 ? 'les ' : 'l’'}indique pas.`);
  const latest = facts.workExperience.find(({ endDate }) => endDate === null) ?? facts.workExperience[0];
  if (latest)
    lines.push(
      `Faire préciser le périmètre et les résultats du ${latest.endDate === null ? 'poste actuel' : 'dernier poste'}\u00A0: ${roleInWords(latest)}.`,
    );
  if (facts.technicalSkills.length > 0) lines.push(`Vérifier en entretien le niveau sur ${listInWords(facts.technicalSkills, 3)}.`);
  const ask = [
    facts.availabilityStatus === null && facts.noticePeriodWeeks === null && 'la disponibilité',
    facts.expectedSalaryMin === null && 'les prétentions salariales',
    facts.remoteWorkPreference === null && 'le souhait de télétravail',
  ].filter((word) => word !== false);
  if (ask.length > 0) lines.push(`Demander ${listInWords(ask)}\u00A0: le CV n’en dit rien.`);
  return lines;
};
