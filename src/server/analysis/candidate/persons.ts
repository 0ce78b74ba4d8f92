import { GIVEN_NAMES } from '../lexicon/givenNames.ts';
import { fold } from '../text/fold.ts';
import { companyScore, titleScore } from '../text/workWords.ts';

const HONORIFIC =
  '(?:Prof(?:essor|esseure?)?|Pr|Dr|Doctor|Docteure?|Mrs?|Ms|Mme|Mlle|Sir|Hon(?:.ble)?|Honou?rable|Senator|Sénat(?:eur|rice)|Congress(?:wo)?man|Representative|Justice|Judge|Maître)\\.?\\s?';
const NAME_WORD = "\\p{Lu}[\\p{L}'’.-]*";
const PARTICLE = 'de|van|von|der|den|el|al|di|da|le|la';
const NAMES = `${NAME_WORD}(?:\\s(?:${NAME_WORD}|${PARTICLE})){0,4}`;
const DEGREES = '(?:,?\\s(?:Ph\\.?\\s?D|M\\.?D|HDR|D\\.?Sc)\\.?(?!\\p{L}))?';
const TITLED = `${HONORIFIC}(?:${HONORIFIC})?${NAMES}${DEGREES}`;
/** One titled name or several. */
const TITLED_ALL = `${TITLED}(?:(?:,\\s|\\s(?:and|et|&)\\s)${TITLED})*`;

/** « Chef d’équipe : Anne Orme » behind other facts: somebody else. */
const LABELLED =
  /(?<=[^,;.(|\s\uE000-\uF8FF–—-])[,;.(|\s\uE000-\uF8FF–—-]+(?:chef(?:fe)? d['’][ée]quipe|directeur(?: de th[èe]se)?|directrice(?: de th[èe]se)?|encadr[ée]e? par|encadrante?s?|superviseure?|supervisors?|supervised by|advis[eo]rs?|guides?|guided by|mentors?|mentored by|tut(?:eur|rice)|ma[îi]tre de stage|line manager|reporting to|n\s?\+\s?[12]|sup[ée]rieure?(?: hi[ée]rarchique)?|principal investigator|PI)\s?:[\s\uE000-\uF8FF]?\p{Lu}[^,;\n|]{2,60}/iu;

/** « under the supervision of Anne Orme and Marc Tellier », « encadrée par Anne Orme »: by whom, at the end of a cell or before its next mark. */
const GUIDED = new RegExp(
  `(?:^|(?<=\\n)|(?<![\\s,;(–—-])[\\s,;(–—-]+)(?:${[
    '(?:[Cc]o-?)?(?:[Ss]upervised|[Aa]dvised|[Mm]entored|[Gg]uided|[Dd]irected) by',
    '[Uu]nder (?:the )?(?:joint )?(?:supervision|direction|guidance|mentorship|tutelage) of',
    "[Ss]ous (?:la |l['’])(?:direction|supervision|responsabilité|tutelle|encadrement) (?:de |d['’]|du )",
    '(?:[Cc]o-?)?(?:[Ee]ncadrée?|[Dd]irigée?|[Ss]upervisée?) par',
  ].join('|')})\\s?(?:${TITLED_ALL}|${NAMES}${DEGREES}(?:(?:,\\s|\\s(?:and|et|&)\\s)${NAMES}${DEGREES})?)\\)?(?=$|[\\s,;)|])`,
  'gu',
);

/** « Assistant to Prof. Orme », « Intern with Dr. Finch », « Optics (Prof. Orme) »: for whom, with a title. */
const TIED = new RegExp(
  `(?:(?<![\\s,;(–—-])[\\s,;(–—-]+(?:with|for|under|to|by|avec|par|auprès d[eu]|pour)\\s|\\s?\\()${TITLED_ALL}(?:\\)|(?=\\s?(?:$|[,;|(\\n])))`,
  'gu',
);

/** « Postdoc with A. Orme »: the same, told by an initial. */
const WITH_INITIAL = /\s(?:with|avec)\s(?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}+(?=$|[\n,;|(])/gu;

/** « Lumio Institute for Anne Orme »: the same, told by the given name. */
const FOR = new RegExp(`\\s(?:for|with|under|avec|par)\\s(${NAME_WORD}(?:\\s${NAME_WORD}){1,2})(?=$|[\\n,;|(])`, 'gu');

/** « Velmar Institute, Prof. Marlow Denby (Orme) » on a row: at whose place, behind the name of an employer. */
const HOSTED = new RegExp(`(?<=^|\\n)([^\\n]{3,80}?),\\s${TITLED_ALL}(?:\\s\\(${NAMES}\\))?(?=\\s?(?:$|\\n))`, 'gu');
const isEmployer = (text: string): boolean => companyScore(text, fold(text)) >= 2 && titleScore(fold(text)) < 3;

/** « in Prof. Anne Orme’s group »: at whose place. */
const OF_GROUP = new RegExp(
  `\\s(?:in|at|within|with|dans)\\s(?:the\\s)?(?:${TITLED}|${NAMES})['’]s\\s(?:research\\s)?(?:group|lab(?:oratory)?|team)(?!\\p{L})`,
  'gu',
);

/** « (dir. Anne Orme) ». */
const DIRECTED = /\s?\((?:co-?)?(?:dir|resp|sup)\.\s?[^()]{3,60}\)/giu;

const withoutGuides = (text: string): string => text.replaceAll(GUIDED, '\n');

/** « Supervised by Prof. Orme »: nothing but under whom somebody studied or worked. */
export const tellsGuide = (text: string): boolean => /\p{L}/u.test(text) && withoutGuides(text).trim() === '';

/** A head’s text without the people somebody worked for. */
export const withoutPersons = (text: string): string =>
  withoutGuides(text.replace(LABELLED, '\n').replaceAll(DIRECTED, '\n').replaceAll(OF_GROUP, ''))
    .replaceAll(HOSTED, (told, name: string) => (isEmployer(name) ? name : told))
    .replaceAll(TIED, '')
    .replaceAll(WITH_INITIAL, '')
    .replaceAll(FOR, (told, name: string) => (isPersonLike(name) ? '' : told));

const TITLED_WHOLE = new RegExp(`^(?:${TITLED_ALL})$`, 'u');
/** What a person’s name has at most. */
const NAME_WORDS = 3;

/** « Prof. Marlow Denby »: somebody, whatever else stands there. */
export const isTitledPerson = (text: string): boolean => TITLED_WHOLE.test(text) && companyScore(text, fold(text)) < 2.5;

/** « Marlow Denby »: written as a person is called; firms are too (« Yves Rocher »). */
export const isPersonLike = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.length <= NAME_WORDS &&
    words.every((word) => /^\p{Lu}(?:\p{Ll}[\p{L}'’-]*|\.)$/u.test(word)) &&
    GIVEN_NAMES.has(fold(words[0]!)) &&
    titleScore(fold(text)) < 2 &&
    companyScore(text, fold(text)) < 2
  );
};
