import type { Facts } from './facts.ts';
import { PART_OF_SCHOOL, WHOLE_SCHOOL } from './heads.ts';

/** A row of nothing but a whole university. */
const isRoof = ({ degree, period, pieces }: Facts): boolean =>
  !degree && period === null && pieces.some(({ school, text }) => school && WHOLE_SCHOOL.test(text));

/**
 * « Northvale University » over « MSc Botany, School of Science »: the school is the whole above its degree. What a row with a degree
 * says of a part of it names no other school and opens no other entry.
 */
export const withoutParts = (facts: readonly Facts[]): Facts[] => {
  let roofed = false;
  return facts.map((told) => {
    const schools = told.pieces.filter(({ school }) => school);
    const isPart = told.degree && schools.length > 0 && schools.every(({ text, degree }) => !degree && PART_OF_SCHOOL.test(text));
    if (schools.length > 0 && !isPart) roofed = isRoof(told);
    return isPart && roofed ? { ...told, school: false, pieces: told.pieces.filter(({ school }) => !school) } : told;
  });
};
