import { skillLabel, skillMentions } from '../skills/mentions.ts';
import { meaningOf } from './words.ts';

/** The words that carry meaning, skills under one name: « JS » and « JavaScript », « accounts payable » and « comptabilité fournisseurs » are one. */
export const canonicalWords = (written: string): string[] => {
  let named = '';
  let reached = 0;
  for (const { id, start, end } of skillMentions(written, false)) {
    named += `${written.slice(reached, start)} ${skillLabel(id)} `;
    reached = end;
  }
  return meaningOf(named + written.slice(reached));
};
