import type { CandidateFacts, WorkExperience } from '#contract/candidates';
import { listInWords, roleInWords, yearsInWords } from './sentences.ts';

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

const monthsOf = ({ startDate, endDate }: WorkExperience, today: string): number =>
  startDate === '' || endDate === '' ? 0 : monthOf(endDate ?? today) - monthOf(startDate);

const longest = (experiences: readonly WorkExperience[], today: string): WorkExperience | null =>
  experiences.reduce<WorkExperience | null>((best, one) => (!best || monthsOf(one, today) > monthsOf(best, today) ? one : best), null);

const FIGURE =
  /(?:\d[\d\s\u00A0\u202F.,]*\s?(?:%|k€|M€|€|k\$|\$|millions?|personnes|salariés|collaborateurs|clients|people|users|utilisateurs))/u;

const figured = (experiences: readonly WorkExperience[]): string | null => {
  for (const { description } of experiences) {
    const line = description.split('\n').find((sentence) => FIGURE.test(sentence) && sentence.length <= 160);
    if (line) return line.replace(/[.;]$/, '');
  }
  return null;
};

const fluent = (languages: Record<string, string>): string[] =>
  Object.entries(languages).flatMap(([name, level]) =>
    /\b[BC][12]\b|bilingue|courant|fluent|native|professional|maternelle|avancé|advanced/iu.test(level) ? [`${name} (${level})`] : [],
  );

/** What the CV proves in the person's favour; each sentence names its evidence. */
export const strengthsOf = (facts: CandidateFacts, today: string): string[] => {
  const lines: string[] = [];
  const jobs = facts.workExperience.length;
  if (facts.yearsOfExperience !== null && facts.yearsOfExperience >= 1)
    lines.push(`${yearsInWords(facts.yearsOfExperience)} d’expérience${jobs > 1 ? `, au fil de ${jobs} postes décrits dans le CV` : ''}.`);
  const loyal = longest(facts.workExperience, today);
  if (loyal && monthsOf(loyal, today) >= 36)
    lines.push(`Expérience suivie\u00A0: ${yearsInWords(Math.floor(monthsOf(loyal, today) / 12))} comme ${roleInWords(loyal)}.`);
  if (facts.technicalSkills.length >= 3) lines.push(`Compétences techniques citées\u00A0: ${listInWords(facts.technicalSkills, 6)}.`);
  const proof = figured(facts.workExperience);
  if (proof) lines.push(`Résultat ou périmètre chiffré\u00A0: «\u00A0${proof}\u00A0».`);
  const school = facts.education.find(({ degree }) => degree !== '');
  if (school)
    lines.push(
      `Formation\u00A0: ${school.degree}${school.field && !school.degree.includes(school.field) ? `, ${school.field}` : ''}${school.institution ? ` (${school.institution})` : ''}.`,
    );
  const spoken = fluent(facts.languages);
  if (spoken.length >= 2) lines.push(`Langues de travail\u00A0: ${listInWords(spoken)}.`);
  if (facts.certifications.length > 0)
    lines.push(
      `${facts.certifications.length > 1 ? 'Certifications mentionnées' : 'Certification mentionnée'}\u00A0: ${listInWords(facts.certifications, 3)}.`,
    );
  return lines;
};
