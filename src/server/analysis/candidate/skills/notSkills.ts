import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { mentionsHumanLanguage } from '../../sections/content.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';

/** « View on GitHub », « website link », « Voir le projet »: what a page is clicked on for. Folded. */
const LINK =
  /^\W*(?:(?:view|see|visit|watch|download|read|click|open|voir|visiter|telecharger|lire|consulter)(?:\s\p{L}+){0,3}\s(?:git(?:hub|lab)|code|projects?|projets?|web ?site|site(?: web)?|demo|certificates?|more|plus|here|ici|link|lien|portfolio|article|pdf)|(?:web ?site|pdf|demo|source|project|live|github) (?:link|demo|code|site))\W*$/u;

/** « Permis B »: who may drive has no trade by it. Folded. */
const DRIVES =
  /^\W*(?:permis (?:de conduire )?(?:[a-d]\d?|be)|permis de conduire|(?:(?:full|clean|valid|uk|eu|us|french)[\s,]+){0,4}driv(?:ing|er['’]?s?) licen[cs]e)(?![\p{L}\d]).{0,12}$/u;

/** « B2 », « C1/C2 »: how well a language beside it is spoken. */
const LEVEL = /^[ABC][12]\+?(?:\s?[/-]\s?[ABC][12])?$/u;

/** « category 4 »: what a form that was not filled in calls its lists. Folded. */
const NUMBERED = /^(?:category|categorie|skill|competence|item|label|type|level|niveau) \d{1,2}$/u;

/** « 2014 Orvane Gallery »: opens with a year. */
const DATED = /^(?:19|20)\d{2}(?:\s?[–-]\s?(?:(?:19|20)?\d{2})?)?\*?(?=[\s:])/u;

/** « 2012–2014 Trésorière du club »: a stay. */
const STAY = /^(?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2}\s/u;

/** « Orvane, L., Tarvel, M. J., & Orme, P. (2025) »: somebody’s work, by whom. */
const CITED = /^\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.[\s-]?){1,3},?\s?(?:(?:&|and|et)\s)?(?:\p{Lu}[\p{L}'’-]+,\s\p{Lu}\.|\((?:19|20)\d{2})/u;

/** Rows that open with a year and make a chronicle of what stands under a heading of skills. */
const CHRONICLE = 3;

/** « v6 », « 5+ ans », « Spring 2018 », « 22 Oct », « etc. »: what stands in lists beside the names. Folded. */
const ASIDE =
  /^\W*(?:v\.? ?\d[\d.]*|(?:plus de |over |more than )?\d+\+? ?(?:ans?|years?|yrs?|mois|months?)(?: d['’]experience| of experience| experience)?|(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver) \d{4}|etc\.*|and more|et plus)\W*$/u;
/** Headings of lists that no list takes for skills, left over where they stand alone. Folded. */
const HEADING =
  /^\W*(?:(?:main |key |autres? |other )?(?:langages?|languages?|langues|frameworks?|librairies|bibliotheques|libraries|outils|tools|logiciels|competences?|skills|technologies|domaines?|divers|autres|others?|misc)|(?:programming|main|scripting) languages(?: (?:and|&) (?:frameworks|tools|libraries))?|langages de programmation|operating systems|systemes d'exploitation|(?:build|version control) systems|test(?:ing)? frameworks|outils de developpement|technologies web|environnements? de travail|curriculum(?: vitae)?)\W*$/u;

const isDateAlone = (folded: string): boolean => {
  const [period] = /\d/u.test(folded) ? findPeriods(folded) : [];
  return period !== undefined && period.end - period.start >= folded.trim().length;
};

/** « Fluency in Dutch & Danish ». Folded. */
const speaks = (folded: string): boolean =>
  /^\W*(?:fluen(?:t|cy|te?ment)|bilingual|trilingual|bilingue|trilingue|conversational|parle)(?!\p{L})/u.test(folded) &&
  mentionsHumanLanguage(folded);

/** Words that sentences are made of and names of skills are not. Folded. */
const OF_SENTENCES =
  /(?<!\p{L})(?:i|we|my|our|their|this|that|which|who|was|were|is|are|has|have|had|been|be|the|an?|using|je|j|nous|mon|ma|mes|ce|cette|qui|que|est|sont|etait|ont|une?|leur|leurs|dont|afin|ainsi)(?!\p{L})/gu;
/** Fewer words are no account. */
const ACCOUNT_WORDS = 12;

/** A row that tells what was done, in sentences: no list. */
export const isAccount = (row: Row): boolean => {
  const words = contentOf(row).split(/\s+/u).length;
  return words >= ACCOUNT_WORDS && (row.folded.match(OF_SENTENCES)?.length ?? 0) * 7 >= words;
};

/** What an item of a list of skills may be beside a skill. */
export const isNoSkill = (text: string): boolean => {
  const folded = fold(text);
  return (
    !/\p{L}/u.test(text) || NUMBERED.test(folded) || LINK.test(folded) || DRIVES.test(folded) || LEVEL.test(text.trim()) || speaks(folded)
  );
};

/** Whether an item is a date, a version, a number of years or the name of the list: left over where names were cut apart. Folded. */
export const isLeftOver = (folded: string): boolean => ASIDE.test(folded) || HEADING.test(folded) || isDateAlone(folded);

/** Points by which a title of something else is larger than the list above it. */
const LARGER = 2;
/** Rows of a list before what is dated behind it tells of something else, and how many of those there must be. */
const [LISTED, DATED_ROWS] = [3, 2];

const holdsStay = ({ folded }: Row): boolean => /\d/u.test(folded) && findPeriods(folded).some(({ single }) => !single);

/** The rows up to where something else begins that no heading announced: a post in larger type, or row after row with a stay. */
const untilOthers = (rows: readonly Row[]): readonly Row[] => {
  const least = Math.min(...rows.map(({ fontSize }) => fontSize));
  const posts = rows.findIndex((row, index) => index > 0 && row.fontSize >= least + LARGER && titleScore(row.folded) >= 3);
  const stays = [...rows.keys()].filter((index) => holdsStay(rows[index]!));
  const dated = stays.length >= DATED_ROWS && stays[0]! >= LISTED ? stays[0]! : -1;
  const ends = [posts, dated].filter((index) => index > 0);
  return rows.slice(0, Math.min(rows.length, ...ends));
};

/** The rows of a list without links, works and stays and, where several open with a year, without those. */
export const withoutOthers = (listed: readonly Row[]): Row[] => {
  const rows = untilOthers(listed);
  const isDated = (row: Row): boolean => DATED.test(contentOf(row));
  const chronicle = rows.filter(isDated).length >= CHRONICLE;
  return rows.filter(
    (row) => !isNoSkill(contentOf(row)) && !CITED.test(contentOf(row)) && !(chronicle && isDated(row)) && !STAY.test(contentOf(row)),
  );
};
