import type { Row } from '../../text/rows.ts';

/** Kinds of work, and what joins them. Folded. */
const KINDS =
  /^(?:(?:stages?|contrats?|cdd|cdi|interim|missions?|emplois?|jobs?|benevolat|volontariat|alternances?|apprentissages?|internships?|placements?|volunteering|contracts?)(?: (?:d'ete|etudiants?|saisonniers?|professionnels?|salaries?))?(?:\s?[,&/]\s?| et | and |\s?:?$)){2,}$/u;

/** Rows without « Stages, contrats et bénévolat », which parts the jobs of a section into groups and names none. */
export const withoutGroupTitles = (rows: readonly Row[]): Row[] =>
  rows.filter(({ folded, from }) => !KINDS.test(folded.slice(from).trim()));
