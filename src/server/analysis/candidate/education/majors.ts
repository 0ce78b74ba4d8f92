import { degreeAt } from '../../text/studyWords.ts';

/** « Computer Science », « Theatre and Dance »: what was studied, in capitals. */
const SUBJECT = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:(?:and|of|&)\s)?\p{Lu}[\p{L}'’-]+){0,5}`;
const OPENS = String.raw`(?<=^|[,;|\n]\s?|\s[–—-]\s)`;
const ENDS = String.raw`(?=\s?(?:$|[,;|&\n]|and\s|with\s))`;

/** « History Major », « History (Major) », « Economics major », « Major: Biology », « Double major in A and B »: the subject that counts most. */
const MAJOR_BEHIND = new RegExp(String.raw`${OPENS}(${SUBJECT})\s(?:\([Mm]ajors?\)|[Mm]ajors?${ENDS})`, 'gu');
const MAJOR_BEFORE = /(?<=^|[,;|\n]\s?|\s[–—-]\s)(?:double |dual |joint )?majors?(?:\s?:\s?|\s(?=in\s))(?:in\s)?(?=\p{Lu})/giu;

/** « French Minor », « & French (minor) », « with a Spanish minor »: what was studied beside it. */
const MINOR_BEHIND = new RegExp(
  String.raw`(?:^|\s?[,;|&]\s?|\s(?:and|with)\s(?:an?\s)?)${SUBJECT}\s(?:\([Mm]inors?\)|[Mm]inors?${ENDS})`,
  'gu',
);

/** « B.S. Major: Biology Minor: Art », « B.A. (Majors: Biology, Art) »: announced behind a degree, nothing or a bracket between. */
const ANNOUNCED = /\s\(?(?:double |dual |joint )?majors?\s?:\s?/iu;
const BEFORE_MINOR = /[,;]?\s(?=minors?\s?:)/iu;

const behindDegree = (text: string): string => {
  const announced = ANNOUNCED.exec(text);
  const degree = text.slice(0, announced?.index);
  if (!announced || degreeAt(degree) === null || /[,;|–—-]$/u.test(degree)) return text;
  const told = text.slice(announced.index + announced[0].length).replace(BEFORE_MINOR, ', ');
  return `${degree} in ${announced[0].includes('(') ? told.replace(')', '') : told}`;
};

/** The words of a row with its major announced in front of the subject, and without a minor that stands behind its own. */
export const withMajors = (text: string): string =>
  /(?<!\p{L})(?:major|minor)s?(?!\p{L})/iu.test(text)
    ? behindDegree(text).replaceAll(MINOR_BEHIND, '').replaceAll(MAJOR_BEHIND, 'Major in $1').replaceAll(MAJOR_BEFORE, 'Major in ')
    : text;
