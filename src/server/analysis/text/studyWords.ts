import { DEGREE_PHRASES, SCHOOL_KINDS, SCHOOL_LETTERS, SCHOOL_WORDS } from '../lexicon/education.ts';
import { GIVEN_NAMES } from '../lexicon/givenNames.ts';
import { fold } from './fold.ts';
import { tokenize, type Token } from './tokens.ts';
import { makeTrie, matchAll } from './trie.ts';

const degrees = makeTrie(DEGREE_PHRASES.map((phrase) => [phrase, true] as const));
/** Too short to mean a degree inside a sentence or in lower case: « be », « ms », « de », « but ». */
export const CAPS_ONLY: ReadonlySet<string> = new Set(
  'acca aat cima cipd bn desc be ms ma ba bs de but du mp psi m1 m2 l1 l2 l3 aa cap med dec bp md jd ece pc pt tb mpi pass las mst rn bds msn dis des ecg dep ceb aec cep ics ple uce nce onc puc dpt pgp spm fsc rgn rmn'.split(
    ' ',
  ),
);

/** « Higher Secondary School », « Graduate School »: the name of a school, no degree. */
const SCHOOL_KIND =
  /^(?:higher secondary|senior secondary|graduate|undergraduate|postgraduate|intermediate|ph\.?d|doctoral|mba|master|masters|bachelor) (?:school|college|university|institute|academy)$/u;

/** « Tarvel High School », « Saint Odile Nursery & Primary School »: behind a name, the level of a school is part of it. */
const SCHOOL_LEVEL = /^(?:(?:upper |lower )?secondary|(?:higher|senior) secondary|high|primary) school$/u;
const BEHIND_NAME = /(?:\p{Lu}[\p{L}’'.-]*|&) $/u;
const NUMBERED_SCHOOL = /^ (?:no|nr|n°|#)(?!\p{L})/u;

/** « M.B.A. » as « MBA »: the points of abbreviations that are known without them. */
const withoutPoints = (token: Token): Token =>
  token.word.includes('.') && !degrees.root.next.has(token.word) ? { ...token, word: token.word.replaceAll('.', '') } : token;

/** Words that are a degree only where they open the text: « admis au concours … », « Moreau Formation ». */
const OPENING: ReadonlySet<string> = new Set(['concours', 'formation']);

/** « PhD College of Mines »: a degree in front of a school that has its name. Folded. */
const GLUED_SCHOOL = /^(?:ph\.?d|mba|msc)\.? (?:school|college|institute|academy) of /u;

/** « Grande école d’ingénieurs », « Université »: a kind of school, not its name. */
export const KIND_OF_SCHOOL =
  /^(?:grande )?(?:[ée]cole|universit[ée]|university|college|lyc[ée]e|school|(?:trade|vocational|technical|grad|middle|grammar|junior high|community) (?:school|college)|institut|institute|business school|engineering school|graduate school|facult[ée]|faculty|cfa|iut)(?: (?:d['’]ing[ée]nieure?s?(?: dipl[oô]m[ée]e?s?)?|de commerce|sup[ée]rieure?|publique?|priv[ée]e?))?$/iu;

/** Whether a text has a word that says what a school is: « college », never « Stanford ». */
export const namesKindOfSchool = (text: string): boolean => tokenize(fold(text)).some(({ word }) => SCHOOL_KINDS.has(word));

/** « CHAMBRE DE COMMERCE »: words of a name in capitals. */
const LINKS: ReadonlySet<string> = new Set(['de', 'du']);

/** « Sciences de l’ingénieur »: a subject. Folded. */
const OF_ENGINEERS = /(?:sciences?|sciences? et techni\p{L}+|techni\p{L}+|outils|methodes) (?:de|pour) l['’]$/u;

/** « Year 12 », « +2 »: a year of school, where it opens the text. */
const SCHOOL_YEAR =
  /^(?:(?:year|grade|form|standard|std\.?) (?:1[0-3]|[4-9]|xi{0,2}|iv|vi?)|(?:10 ?)?\+ ?2)(?![\p{L}\d])|^(?:xi{0,2}|1[0-2])(?:th)?(?: (?:std|standard|class|grade))?(?= ?(?:$|[,(:|]| [–-] | from ))/u;

/** « Senior School Certificate », « Certificate of Primary Education », « First School Leaving Certificate »: what schools end with, by the words of schools. */
const SCHOOL_EXAM =
  /(?<!\p{L})(?:(?:(?:senior|junior|first|lower|upper|middle|higher|high|primary|secondary|elementary|school|ontario college|leaving)\s){1,4}(?:certificate|diploma|leaving exam(?:ination)?s?|exam(?:ination)?s?)|certificate of (?:(?:primary|secondary|basic|lower|upper|general)\s){0,2}education)(?!\p{L})/u;

/** Whether a text names what a school ends with, no course and no certificate of a trade. */
export const isSchoolExam = (text: string): boolean => SCHOOL_EXAM.test(fold(text));

/** « STATIStiQUE »: capitals, but for the letters that a font joins. */
const isInCapitals = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return (letters.match(/\p{Ll}/gu)?.length ?? 0) * 8 < letters.length;
};

/** Where the name of a degree stands; null when the text names none. */
export const degreeIn = (text: string): { start: number; end: number } | null => {
  const folded = fold(text).replaceAll(/[‘’'](?=a['’]? levels?\b|['’]? levels?\b)/gu, ' ');
  const year = SCHOOL_YEAR.exec(folded);
  if (year) return { start: 0, end: year[0].length };
  const exam = SCHOOL_EXAM.exec(folded);
  const tokens = tokenize(folded).map(withoutPoints);
  const inCaps = tokens.length > 3 && isInCapitals(text);
  for (const match of matchAll(degrees, tokens)) {
    const written = text.slice(match.start, match.end);
    const after = tokens[match.after];
    if (after && SCHOOL_KIND.test(folded.slice(match.start, after.end)) && !GLUED_SCHOOL.test(folded.slice(match.start))) continue;
    if (folded.startsWith('ingenieur', match.start) && OF_ENGINEERS.test(folded.slice(0, match.start))) continue;
    const isNamed = BEHIND_NAME.test(text.slice(0, match.start)) || NUMBERED_SCHOOL.test(folded.slice(match.end));
    if (isNamed && SCHOOL_LEVEL.test(folded.slice(match.start, match.end))) continue;
    if (match.first > 0 && match.after === match.first + 1 && OPENING.has(tokens[match.first]!.word)) continue;
    if (match.first > 0 && tokens.length > 2 && LINKS.has(folded.slice(match.start, match.end)) && isInCapitals(text)) continue;
    if (inCaps && match.first > 0 && CAPS_ONLY.has(folded.slice(match.start, match.end))) continue;
    const named =
      !CAPS_ONLY.has(folded.slice(match.start, match.end).replaceAll('.', '')) ||
      written === written.toUpperCase() ||
      /^\p{Lu}\S*\.\p{L}/u.test(written);
    if (named) return exam && exam.index <= match.start ? spanOfExam(exam) : match;
  }
  return exam && spanOfExam(exam);
};

const spanOfExam = ({ 0: words, index }: RegExpExecArray): { start: number; end: number } => ({ start: index, end: index + words.length });

export const degreeAt = (text: string): number | null => degreeIn(text)?.start ?? null;

/** « Paris VI », « Lyon 2 »: what a French university is called for short. */
const NUMBERED =
  /^(?:paris|lyon|lille|bordeaux|rennes|grenoble|toulouse|montpellier|nancy|strasbourg|nice|caen|rouen|tours|aix|aix-marseille|clermont)[ -](?:[ivx]{1,4}|1[0-3]|[1-9])(?![\p{L}\d])/u;

/** Schools that none of their words tells. Folded. */
const BY_NAME =
  /(?<!\p{L})(?:sciences po|arts et metiers paris ?tech|sup de co|paris[- ]dauphine|pantheon[- ]assas|compagnons du devoir|georgia tech|virginia tech|penn state|carnegie mellon|johns hopkins|queen mary|goldsmiths|birkbeck|sacred heart|don bosco|central saint martins|royal holloway|charterhouse|texas a&m|cal (?:poly|state)|general assembly|international house|alliance francaise|cours (?:florent|simon|prives?)|pont superieur|pole sup(?:erieur)?|le cordon bleu|cooper union|west point|job corps|george brown|emily carr|john jay|cfp (?:de|du|des) |beaux[- ]arts d[e'’]|em (?:normandie|strasbourg)|la femis|ivy tech|city lit|hack reactor|compagnons du tour de france|centres? (?:de formation|d[e'’] ?(?:apprentissage|enseignement|perfectionnement))|maison familiale|training cent(?:er|re)|langues o|uc (?:berkeley|davis|irvine|los angeles|merced|riverside|san diego|santa barbara|santa cruz)|ut (?:austin|dallas|arlington|san antonio|el paso)|unc (?:chapel hill|charlotte|greensboro|wilmington))(?!\p{L})/u;

/** « Uni. Marelle », « TU Northvale »: letters for a kind of university in front of its town. */
const LETTERS_AND_TOWN = /^(?:Uni|TU|FH|HTL|KU|RU)\.? \p{Lu}\p{Ll}/u;

/** « IUT », « I.U.T. » */
const namesSchool = (word: string): boolean => SCHOOL_WORDS.has(word) || (word.includes('.') && SCHOOL_WORDS.has(word.replaceAll('.', '')));

/** « Tarvel Senior High », « Carrow Comprehensive »: a name in front of a kind of school. */
const SCHOOL_BY_KIND =
  /^(?:\p{Lu}[\p{L}’'.-]+ ){1,4}(?:High|Comprehensive|Comp|(?<!^(?:Higher|Senior|Upper|Lower|Junior|Post|Post-) ?)Secondary|Grammar|Elementary|Sixth Form|Collegiate|Convent|Board|C\.I\.|[JSCG]?HS|G?HSS)(?=$|,)/u;

/** « State Board », « Board of Secondary Education »: who examines schools. */
const BOARD =
  /(?<!\p{L})(?:(?:state|central|secondary|intermediate|examinations?|matriculation|education) board|board of [^,;\n]{0,60}?(?:education|examinations?|studies|intermediate))(?!\p{L})/u;

/** Where a word or letters that name a school stand, behind `from`; « LP Paul Aubin » is a lycée, « LP Commerce » a licence. */
export const schoolWordAt = (text: string, folded = fold(text), from = 0): number | undefined => {
  const tokens = tokenize(folded);
  return tokens.find(
    ({ word, start, end }, index) =>
      start >= from &&
      (namesSchool(word) ||
        SCHOOL_LETTERS.has(text.slice(start, end)) ||
        (word === 'lp' && GIVEN_NAMES.has(tokens[index + 1]?.word ?? ''))),
  )?.start;
};

/** « Professeur des écoles », « préparation aux grandes écoles », « School Leadership »: schools in general. */
const SCHOOLS =
  /(?<!\p{L})(?:(?:aux|des)\s(?:grandes |hautes )?(?:ecoles|colleges|universites|lycees)|(?:school|college|university|higher education) (?:leadership|counsell?ing|psychology|administration|improvement|librarianship|nursing))(?!\p{L})/gu;

/** « Northvale Tech », « Marelle Formation »: a name in front of the word, and nothing else; « Food Tech » is taught at school. */
const TECH = /^(?!(?:Food|Design|Music|Sound|Info|Health) )(?:\p{Lu}[\p{L}’'.-]+ ){1,2}(?:Tech|Poly|Uni|Univ|Formations?)$/u;

export const isSchool = (text: string): boolean => {
  const folded = fold(text)
    .replace(SCHOOL_EXAM, (exam) => ' '.repeat(exam.length))
    .replaceAll(SCHOOLS, (schools) => ' '.repeat(schools.length));
  return (
    SCHOOL_BY_KIND.test(text) ||
    BOARD.test(folded) ||
    NUMBERED.test(folded) ||
    BY_NAME.test(folded) ||
    /(?<!\p{L})sixth form(?!\p{L})/u.test(folded) ||
    TECH.test(text) ||
    LETTERS_AND_TOWN.test(text) ||
    schoolWordAt(text, folded) !== undefined
  );
};

export const opensSchool = (text: string): boolean => {
  const [first, second] = tokenize(fold(text).replace(SCHOOL_EXAM, ' ').replaceAll(SCHOOLS, ' '));
  if (BY_NAME.exec(fold(text).trim())?.index === 0) return true;
  return namesSchool((first?.word === 'the' ? second : first)?.word ?? '');
};

/** « Faculté des sciences de l’ », « College of »: a name goes on behind it. */
export const LINKED = /(?:\s(?:de|du|des|de la|of|of the|in|en|for|et|and|&)|(?<!\p{L})[dl]['’])$/iu;

/** « Senior Secondary School »: words for a level, and no name. */
const NAMELESS = /^(?:(?:senior|junior|first|lower|upper|middle|higher|high|primary|secondary|elementary|school|leaving) ?)+$/u;

/** « Senior Secondary School » over « Certificate », « Master of » over « Science »: the name of a degree runs over both rows. */
export const isCutDegree = (above: string, below: string): boolean => {
  const last = fold(above)
    .split(/[,:]\s|\s[–—-]\s|(?<!\p{L})(?:my|an?|the)\s/u)
    .at(-1)!;
  if (isSchool(last) && !NAMELESS.test(last)) return false;
  const degree = degreeIn(`${above} ${below}`);
  return degree !== null && degree.start < above.length && degree.end > above.length + 1;
};
