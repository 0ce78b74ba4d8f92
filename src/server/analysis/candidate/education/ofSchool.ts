import { degreeAt, isSchool, KIND_OF_SCHOOL, LINKED, opensSchool } from '../../text/studyWords.ts';
import { tidy } from './tidy.ts';

/** What a degree is of: « de l’École », « du Lycée », « of the University ». */
const OF = /\s(?:de l['’] ?|de la |du |of the )(?=\p{Lu})/gu;

/** « Doctorat de l’Université de Marelle », « Ingénieur diplômé de l’ENSIM », « MSc of the University of Harlow »: a degree and the school that gave it. */
export const ofSchool = (text: string): string[] => {
  if (degreeAt(text) !== 0) return [text];
  for (const { 0: link, index } of text.matchAll(OF)) {
    const [before, after] = [text.slice(0, index), text.slice(index + link.length)];
    const names = opensSchool(after) && !KIND_OF_SCHOOL.test(after);
    if (names && degreeAt(before) === 0 && !isSchool(before) && !LINKED.test(before)) return [before, after].map(tidy);
  }
  return [text];
};
