import { UNIT } from './commaCuts.ts';
import { opensWithVerb } from './verbs.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { endsOnState, isOnlyPlace } from '../../text/places.ts';
import { withoutPersons } from '../persons.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

/** « Technology used: … », « Stack : … », « Delivered »: what opens the account of a job, never its employer. Folded. */
const TELLS = new RegExp(
  `^(?:${[
    '(?:key |main |core |other )?(?:technolog(?:y|ies)|tools?|software|skills|languages)(?: (?:and tools|& tools|used|utilisee?s))?\\s*:',
    "(?:outils|logiciels|technos?|methodes?|competences)(?: [\\p{L}']+){0,2}\\s*:",
    '(?:key |main )?(?:technolog(?:y|ies)|tools) (?:used|and) ',
    '(?:key )?technologies$|key (?:technologies|deliverables|achievements|responsibilities) ',
    '(?:(?:tech(?:nical|nology|nique)? )?stack(?: technique)?|environnement(?: technique)?|(?:technical )?environment)\\s*(?::|$)',
    '(?:team(?: size)?|equipe|project|projet|context|contexte|sujet|subject|theme|effectif)s?\\s*:\\s*\\S',
    '(?:(?:principaux )?clients|references)\\s*:\\s*\\S',
    '(?:delivered|developed|designed|implemented|maintained|improved|collaborated|created|responsible for|worked (?:on|with))(?: |$)',
    'mise en place |participation (?:a|au|aux) ',
  ].join('|')})`,
  'u',
);

/** « Supervisors: … » under a head: other people. */
const NAMES_SOMEBODY =
  /^(?:(?:co-?)?(?:supervis|host|encadrant|directeur|directrice|tuteur|tutrice|advis[eo]r|tutor|mentor|manager|promot[eo]r|ma[îi]tre de stage)\p{Ll}*|PI|principal investigator)(?: de th[èe]se)?s?\s?:/iu;

/** « Key projects », « Skills used »: a heading inside a job. */
const OPENS_LIST: ReadonlySet<string> = new Set(['projects', 'skills', 'softSkills', 'certifications']);

/** « Mon LinkedIn », « My portfolio »: a link of the page. Folded. */
const POINTS_ELSEWHERE = /^\W*(?:mon|ma|mes|my)\s(?:linked-?in|github|gitlab|cv|resume|portfolio|site|blog|twitter|page|profil)(?!\p{L})/u;

/** « … and software delivery for »: prose that its line cuts. Words that a head has fewer of. */
const CUT = /\s(?:and|or|of|for|with|to|the|that|by|from|et|ou|de|des|du|pour|avec|la|les|que|qui|par|sur)$/iu;
const CUT_WORDS = 7;

/** « Département de physique, Université Orvane. »: names that a full stop ends; « Department of Physics, »: that go on below. */
const NAME_WORDS = 10;
const isNameOfEmployer = (text: string): boolean => {
  const words = text.split(' ').filter((word) => word.length > 3);
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  const lastPiece = text.split(/,\s/u).at(-1)!.replace(/\s?,$/u, '');
  const named = companyScore(text, fold(text)) >= 2.5 || (text.endsWith(',') && UNIT.test(fold(text)));
  const placed = text.endsWith(',') && isOnlyPlace(lastPiece, fold(lastPiece));
  return /[.,]$/u.test(text) && words.length <= NAME_WORDS && names.length * 2 > words.length && (named || placed);
};

/** « Vendeuse au Bazar Orvane. »: a post and its employer, which a full stop ends. */
const POSTED = /^(\p{Lu}.{3,60}?),?\s(?:at|with|for|chez|à la|à l['’]|au|aux|à)\s?(?:the )?\p{Lu}/u;
const POSTED_WORDS = 14;
const isPosted = (text: string): boolean => {
  const [, title = ''] = POSTED.exec(text) ?? [];
  return text.endsWith('.') && text.split(' ').length <= POSTED_WORDS && titleScore(fold(title)) >= 2 && !/\.\s/u.test(text);
};

/** « Ingénieur de recherche, spécialiste des fours, Centre de calcul Orvane, Reims. »: a title and names, however long, that a full stop may end. */
const isListed = (text: string): boolean => {
  if (text.split(' ').length > LISTED_WORDS || /[.;:!?]\s/u.test(text)) return false;
  const [title = '', ...names] = text.replace(/\.$/u, '').split(/,\s/u);
  return titleScore(fold(title)) >= 2 && names.some((name) => /^\p{Lu}/u.test(name) && companyScore(name, fold(name)) >= 2.5);
};
const LISTED_WORDS = 22;

/** « Cust. Serv. Rep. », "Admin. Asst.": words cut short. */
const isAbbreviated = (text: string): boolean => /^\p{Lu}\p{L}{0,6}\.(?: (?:\p{L}{1,7}\.|&|to|of|\p{Lu}\p{L}*)){1,4}$/u.test(text);

/** « Orvane (Lodre, Norvale) Weaver, »: an employer, its place and a post behind them, which a comma ends. */
const isPlacedPost = (text: string): boolean => {
  const [, place = '', post = ''] = /^\p{Lu}[^()]{1,50}\s\((\p{Lu}[^()]{2,40})\)\s?(\p{L}[^(),]{3,50}),$/u.exec(text) ?? [];
  return place !== '' && place.split(', ').some((piece) => isOnlyPlace(piece, fold(piece))) && titleScore(fold(post)) >= 3;
};

/** « Project: … », « Encadrants : … » between a head and the date under it: no part of either. */
export const isAsideOfHead = (row: Row): boolean =>
  !row.bullet && /:\s*\S/u.test(contentOf(row)) && (TELLS.test(row.folded.slice(row.from)) || NAMES_SOMEBODY.test(contentOf(row)));

/** « **Orvane Insurance:** »: an employer over its posts, no label of an account. */
const opensPosts = (row: Row): boolean => {
  const name = contentOf(row).replace(/\s?:$/u, '');
  return (
    row.bold &&
    /:$/u.test(contentOf(row)) &&
    name.split(' ').length <= ROOF_WORDS &&
    name.split(' ').every((word) => word.length < 4 || /^\p{Lu}/u.test(word)) &&
    companyScore(name, fold(name)) >= 2 &&
    headingKinds(name).length === 0
  );
};
const ROOF_WORDS = 6;

const isLong = (text: string, words: number): boolean => text.length > 130 || words > 16;

/** « Doctorante, Laboratoire Orme, sous la direction de Anne Tarvel et Marc Orme »: short but for the people that it names. */
const LED_WORDS = 26;
const isLedHead = (text: string): boolean => {
  const own = withoutPersons(text).trim();
  return own !== text && !isLong(own, own.split(/\s+/u).length);
};

/** Whether a row could belong to the head of an entry: short, no bullet, no sentence. */
export const isHeaderLike = (row: Row): boolean => {
  const text = contentOf(row);
  const words = text.split(' ').length;
  if (row.bullet && words > 4) return false;
  if (OPENS_LIST.has(headingKinds(text)[0] ?? '')) return false;
  if (TELLS.test(row.folded.slice(row.from).trimStart()) || opensWithVerb(text) || NAMES_SOMEBODY.test(text)) return false;
  if (isLong(text, words) && !isListed(text) && !(words <= LED_WORDS && isLedHead(text))) return false;
  if (
    /[.;,:]$/.test(text) &&
    !isNameOfEmployer(text) &&
    !isPosted(text) &&
    !isListed(text) &&
    !isAbbreviated(text) &&
    !isPlacedPost(text) &&
    !opensPosts(row) &&
    !/\b(?:inc|ltd|co|corp|llc)\.$|(?:^|[\s.])\p{L}\.$/iu.test(text)
  )
    return false;
  if (words >= CUT_WORDS && CUT.test(text) && !endsOnState(text)) return false;
  if (POINTS_ELSEWHERE.test(row.folded.slice(row.from))) return false;
  return !/^\p{Ll}/u.test(text) || row.opens === true || (row.bold && /^[a-z\d-]+\.[a-z]{2,}$/.test(text)) || namesPlaceOfWork(row);
};

/** « chez Alpha », « au CHU Nord », « by Alpha Ltd »: goes on with the row above, and opens no entry. */
export const namesPlaceOfWork = (row: Row): boolean =>
  /^(?:(?:chez|at|en|in|au|a la)\s|a l['’])/u.test(row.folded.slice(row.from)) || /^(?:by|with|for|pour|aux)\s\p{Lu}/u.test(contentOf(row));

/** Whether something beside its shortness says that the row is a head: a title word, an employer word, its type. */
export const isStrongHeader = (row: Row, body: number): boolean => {
  const text = contentOf(row);
  const folded = row.folded.slice(row.from);
  if (row.bullet || isOnlyPlace(row.text.slice(row.from), row.folded.slice(row.from))) return false;
  if (row.bold || row.caps || row.fontSize > body + 0.4) return true;
  return text.split(' ').length <= 12 && (titleScore(folded) >= 3 || companyScore(text, folded) >= 2);
};
