import { degreeAt, isSchool } from '../../text/studyWords.ts';
import { tellsField } from './fields.ts';

/** Names between commas from so many on are a list. */
const LISTED = 3;

/** What stands before and behind the colon of a cell. */
const EXPLAINED = /^([^\n:]{8,120}?)\s?:\s(\p{L}[^\n:]*)$/u;

/** « Licence de droit : droit civil, droit pénal, histoire »: the courses behind a degree that says what was studied are no part of it. */
export const withoutTaughtList = (text: string): string =>
  text
    .split('\n')
    .map((cell) => {
      const [, degree, taught] = EXPLAINED.exec(cell) ?? [];
      if (!degree || !taught || degreeAt(degree) !== 0 || !tellsField(degree)) return cell;
      return taught.split(/,\s/u).length >= LISTED && !isSchool(taught) && degreeAt(taught) === null ? degree : cell;
    })
    .join('\n');
