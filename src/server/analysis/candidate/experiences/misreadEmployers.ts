import { fold } from '../../text/fold.ts';
import type { ExperienceEntry } from './experiences.ts';

/** Abbreviations of diplomas, written as such: « BTS MUC », « BA Business ». */
const DIPLOMA = /^(?:BTS|DUT|BUT|CAP|BEP|DEUG|DEUST|DESS|DEA|CQP|BSc|BA|BS|BEng|MSc|MA|MS|MEng|MBA|LLB|LLM|PhD|PGCE)(?:\s|$)/u;

/** « Pete Dawlish »: two or three words that could be a name. */
const NAME_LIKE = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u;

/** Entries whose employer is the person or a diploma in truth lose it: who the candidate is must not come back as a place of work. */
export const withoutMisreadEmployers = (entries: readonly ExperienceEntry[], fullName: string, firstRow: string): ExperienceEntry[] => {
  const own = fold(fullName !== '' ? fullName : NAME_LIKE.test(firstRow) ? firstRow : '').trim();
  return entries.map((entry) => {
    const { company } = entry.value;
    const misread = company !== '' && (DIPLOMA.test(company) || (own !== '' && fold(company).trim() === own));
    return misread ? { ...entry, value: { ...entry.value, company: '' } } : entry;
  });
};
