import type { CandidateFacts } from '#contract/candidates';
import { dateInWords, listInWords, roleInWords } from './sentences.ts';

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

/** Months between two dated jobs that no other job covers, the longest; only when both dates give a month. */
const longestGap = ({ workExperience }: CandidateFacts, today: string): { from: string; to: string; months: number } | null => {
  const dated = workExperience
    .filter(({ startDate, endDate }) => startDate.length >= 7 && (endDate === null || endDate.length >= 7))
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  let reached: string | null = null;
  let gap: { from: string; to: string; months: number } | null = null;
  for (const { startDate, endDate } of dated) {
    if (reached !== null) {
      const months = monthOf(startDate) - monthOf(reached) - 1;
      if (months >= 6 && (!gap || months > gap.months)) gap = { from: reached, to: startDate, months };
    }
    const end = endDate ?? today;
    if (reached === null || end > reached) reached = end;
  }
  return gap;
};

/** What the CV leaves unsaid or unproven, to be asked and not to be held against the person. */
export const weaknessesOf = (facts: CandidateFacts, today: string): string[] => {
  const lines: string[] = [];
  const undated = facts.workExperience.filter(({ startDate }) => startDate === '');
  if (facts.workExperience.length === 0) lines.push('Aucune expérience datée n’a été trouvée dans le CV.');
  else if (undated.length > 0) lines.push(`Dates absentes pour ${listInWords(undated.map(roleInWords), 2)}.`);
  const gap = longestGap(facts, today);
  if (gap) lines.push(`Période non décrite entre ${dateInWords(gap.from)} et ${dateInWords(gap.to)} (${gap.months}\u00A0mois).`);
  const silent = facts.workExperience.filter(({ description }) => description.length < 30);
  if (silent.length > 0) lines.push(`Missions peu détaillées\u00A0: ${listInWords(silent.map(roleInWords), 2)}.`);
  if (facts.technicalSkills.length < 3)
    lines.push(
      facts.technicalSkills.length === 0
        ? 'Aucune compétence technique n’est citée.'
        : `Peu de compétences techniques citées\u00A0: ${listInWords(facts.technicalSkills)}.`,
    );
  if (Object.keys(facts.languages).length === 0) lines.push('Aucun niveau de langue n’est indiqué.');
  if (facts.education.length === 0) lines.push('Aucune formation n’est indiquée.');
  return lines;
};
