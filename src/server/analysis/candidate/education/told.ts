import { degreeAt, isSchool, opensSchool } from '../../text/studyWords.ts';
import { isSubject } from './names.ts';

/** « Diplômé en 2010 du … », « Titulaire d’un … »: the degree stands behind it. */
const GRADUATED =
  /^(?:(?:je suis|[ée]tant|actuellement) )?(?:dipl[oôö]m[ée]e?|titulaire|obtention|obtenu|validation|admise?|re[çc]ue?)\s*(?:en|in|le)?\s*(?:(?:du|des|de la|d['’]une?|d['’]un)\s+|de l['’]\s?)(?=\p{L})/iu;

/** « Diplôme de l’École … »: a degree and its school, nobody who « graduated ». */
const isDiplomaOf = (words: string, rest: string): boolean => /^dipl[oô]mes? d/iu.test(words) && opensSchool(rest);

/** « Je suis actuellement en deuxième année de BUT … », « I am in my final year of … »: what is studied stands behind it. */
const IN_YEAR =
  /^(?:(?:je suis|i am|i['’]m|actuellement|currently|étudiante?)[\s,]+){0,3}(?:en|in(?: my)?|[ée]tudiante? en|student in) (?:\p{L}+|\d(?:[èe]re?|[èe]me|nde?|e|st|nd|rd|th)) (?:ann[ée]e|year) (?:de |d['’]une? |du |d['’]|of (?:an? |my )?)(?=\p{L})/iu;

/** « Après un bac … »: what was studied first. */
const AFTER = /^(?:apr[èe]s|following|after) (?:l['’]obtention d['’]\s?)?(?:une?|mon|ma|my|an?) (?=\p{L})/iu;

/** « J’ai obtenu mon … », « I earned a … », « obtained my … »: the degree stands behind it. */
const OBTAINED =
  /^(?:en|in|puis|ensuite|then)?[\s,]*(?:j['’]ai (?:\p{L}+ )?|i (?:have |was )?(?:then )?)?(?:awarded|obtenu|valid[ée]|pass[ée]|d[ée]croch[ée]|r[ée]ussi|suivi|pr[ée]par[ée]|effectu[ée]|[ée]tudi[ée]|fait|commenc[ée]|d[ée]but[ée]|poursuivi|entrepris|termin[ée]|obtained|earned|gained|completed|received|achieved|passed|did)\s(?:(?:mon|ma|mes|le|la|les|des|un|une|my|a|an|the) |l['’]|\s*(?:de |d['’]))(?=[\p{L}\d])/iu;

/** « Before that I », « I then », « Currently »: who tells it, and when. */
const WHO =
  /(?:(?:and|before that|after that|afterwards|later|then|next|finally|currently|previously|subsequently|i|she|he|i['’](?:ve|m)|have|has|am|was|also|first|now|recently|initially|successfully)[\s,]+){0,5}/u
    .source;

/** What somebody did at a school, or for a degree. */
const DID =
  /(?:(?:graduated|qualified)(?: (?:from|at)| with)?|went on to (?:study|read|do|take|complete|obtain)|attend(?:ed|ing)|went (?:on )?to|educated (?:at|in)|enrolled (?:at|in|on)|(?:studying|studied|reading|working)(?: (?:for|towards|at))?|hold|possess|passed|obtained|earned|gained|rec(?:ei|ie)ved|achieved|attained|completed|awarded|did|took|sat|read|pursuing|undertaking|doing|completing|undertook|have|has)(?: (?:my|the|an?(?! levels?)))?/u
    .source;

/** « I went to … », « Then I gained a … », « Currently studying for an … », « Passed … ». */
const OPENS = new RegExp(String.raw`^\s*${WHO}${DID}\s+`, 'iu');

/** « Left school with … », « Graduate of the … », « de BTS » behind how long it took: what stands behind it is told. */
const LEFT = /^\s*(?:i )?left (?:school|college|education)\s+(?:(?:in|at|aged?)\s+)?(?:\d\d\s+)?(?:with\s)?(?=[\p{L}\d])/iu;
const ALUMNUS = /^(?:graduate|alumn(?:us|a)|former student) (?:of|from) (?:the )?(?=\p{L})/iu;
const LASTED = /^(?:de |d['’])(?=\p{L})/iu;

/** What a name opens with. */
const NAME = /^(?:\p{Lu}|\d|\+)/u;

/** « …, where I took A Levels », « …, where I was head girl ». */
const WHERE =
  /[\s,]+(?:where|in which|during which) (?:i|she|he)\s(?:(?:have|had|was|also|then)\s)?(?:\p{L}+\s(?:for\s)?)(?:(?:my|the|an?(?! levels?))\s)?/iu;

/** « … and left with 6 O levels », « …, gaining an HNC », « … with a BSc »: what a school gave. */
const GAVE =
  /[\s,]+(?:(?:and )?(?:left|leaving|graduated|graduating|qualified|finished) with|(?:and )?(?:gaining|obtaining|achieving|earning|attaining|completing|receiving|gained|obtained|achieved|earned|attained|received|studying|reading|to study|to read)(?: for)?|with|for)\s(?:(?:my|the|an?(?! levels?))\s)?/giu;

/** Words that stand before a degree in the words for it: « three GCE A levels ». */
const LEAD = 12;

const opensWithDegree = (text: string): boolean => (degreeAt(text) ?? LEAD) < LEAD;

/** « Graduated from Harlow with … », « Attended Harlow, gaining … »: what follows is a school, whatever its name. */
const ATTENDED = new RegExp(
  String.raw`^\s*${WHO}(?:(?:graduated|qualified) (?:from|at)|attend(?:ed|ing)|left|went (?:on )?to|educated (?:at|in)|studied at)\s(?:the )?`,
  'iu',
);

/** The degree that such a school gave, in front of it; null where none is told. */
const degreeOfSchool = (text: string): string | null => {
  const opening = ATTENDED.exec(text)?.[0];
  if (opening === undefined || !NAME.test(text.slice(opening.length))) return null;
  const rest = text.slice(opening.length);
  const gave = [...rest.matchAll(GAVE)].find(({ 0: words, index }) => opensWithDegree(rest.slice(index + words.length)));
  return gave ? `${rest.slice(gave.index + gave[0].length)} at ${rest.slice(0, gave.index)}` : null;
};

/** « History at Harlow College », « lettres à l’université de … »: what was studied there. */
const atItsSchool = (text: string): string => {
  const at = / (?:(?:at|from) (?:the )?(?=\p{Lu})|(?:à l['’]|à la |au )(?=\p{L}))/u.exec(text);
  return at && isSchool(text.slice(at.index)) && !isSchool(text.slice(0, at.index))
    ? `${text.slice(0, at.index)}\n${text.slice(at.index + at[0].length)}`
    : text;
};

/** « Étudiant en BTS … »: who studies it. */
const STUDENT = /^(?:[ée]tudiante?|[ée]l[èe]ve|student|inscrite?|actuellement) (?:en|in) /iu;

/** A study told in a sentence, without its verbs: the school and what it gave in cells of their own. */
export const inMarks = (told: string): string => {
  const given = degreeOfSchool(told);
  if (given !== null) return given;
  const bare = told
    .replace(IN_YEAR, '')
    .replace(AFTER, (words) => (opensWithDegree(told.slice(words.length)) ? '' : words))
    .replace(OBTAINED, '')
    .replace(LEFT, '')
    .replace(ALUMNUS, '')
    .replace(LASTED, (words) => (degreeAt(told.slice(words.length)) === 0 ? '' : words))
    .replace(GRADUATED, (words, at: number, all: string) => (isDiplomaOf(words, all.slice(at + words.length)) ? words : ''))
    .replace(STUDENT, (words) => (opensWithDegree(told.slice(words.length)) ? '' : words));
  const opening = OPENS.exec(bare)?.[0] ?? '';
  const opens =
    opening !== '' && (NAME.test(bare.slice(opening.length)) || isSubject(bare.slice(opening.length).split(/ (?:at|from) /u)[0]!));
  const text = opens || OBTAINED.test(told) ? atItsSchool(bare.slice(opening.length)) : bare;
  const where = WHERE.exec(text);
  const behind = where ? text.slice(where.index + where[0].length) : '';
  const whole = where ? text.slice(0, where.index) + (opensWithDegree(behind) ? `\n${behind}` : '') : text;
  return whole.replaceAll(GAVE, (words, at: number) =>
    opensWithDegree(whole.slice(at + words.length)) && isSchool(whole.slice(0, at)) ? '\n' : words,
  );
};

/** « … scholarship »: what is given beside a degree. */
const PRIZE = /(?<!\p{L})(?:medals?|prizes?|awards?|scholarships?|fellowships?|grants?|bursar(?:y|ies)|bourses?|prix)(?!\p{L})/iu;

/** Whether a row says that somebody was given the degree that its next words name: « Received BS in Botany ». */
export const isGiven = (text: string): boolean => {
  const opening = OPENS.exec(text)?.[0] ?? '';
  const rest = text.slice(opening.length);
  return opening !== '' && NAME.test(rest) && degreeAt(rest) === 0 && !PRIZE.test(rest);
};

/** « Completed Glazing Course, Harlow Academy »: no degree, and a study. */
const COURSE = /^(?:\p{Lu}[\p{L}-]* ){1,5}(?:course|programme?|training)(?!\p{L})/iu;

/** Whether a row tells in a sentence which degree somebody has of which school. */
export const tellsStudy = (text: string): boolean => {
  if (degreeOfSchool(text) !== null) return true;
  const attended = ATTENDED.exec(text)?.[0];
  if (attended !== undefined && /^(?:\p{Lu}[\p{L}'’.-]*\s){1,5}/u.test(text.slice(attended.length)) && isSchool(text)) return true;
  const opening = OPENS.exec(text)?.[0] ?? '';
  const rest = text.slice(opening.length);
  return opening !== '' && NAME.test(rest) && (degreeAt(rest) !== null || COURSE.test(rest)) && isSchool(rest);
};
