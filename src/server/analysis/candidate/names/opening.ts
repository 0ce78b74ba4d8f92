import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { isMenu } from '../menus.ts';
import { CIVIL } from './civil.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { DOCUMENT_WORDS, looksLikeName, wordsOf } from './words.ts';

/** What stands right under a name that opens a page: an address, a phone number, an e-mail. Folded. */
const REACHED =
  /@|(?:^|[^\d])(?:\+|0)\d(?:[ .()-]?\d){6,}|^\W*(?:tel|phone|mobile|e-?mail|mail|adresse|address)(?!\p{L})|^\W*\d{1,4}(?: ?(?:bis|ter))?,? (?:(?:rue|avenue|av|bd|boulevard|place|chemin|allee|impasse|route|quai)\s|(?:\p{L}+ ){1,3}(?:road|rd|street|st|lane|avenue|ave|drive|dr|court|way|close|hill|crescent|gardens|terrace)(?!\p{L}))|^[^,]{0,40}\d[^,]{0,40},|(?<!\d)\d{5}(?!\d)/u;

/** « Curriculum vitae of », « Resume / CV », a page number: what the document is called. */
export const namesDocument = (row: Row): boolean =>
  row.folded
    .slice(row.from)
    .split(/[^\p{L}\d]+/u)
    .every((word) => DOCUMENT_WORDS.has(word) || /^(?:of|de|du|for|my|the|full|complete|version|digital|online|web|\d+|)$/u.test(word));

/** A row that may stand above a name: a menu, a heading, a name of the document or a title. */
const mayStandAbove = (row: Row): boolean =>
  isMenu(row) || headingKinds(row.text.slice(row.from)).length > 0 || namesDocument(row) || isTitle(row);

/** « Dossier de compétences »: a heading of skills elsewhere, here what the document is. Folded. */
const DOCUMENT_ROW = /^\W*(?:dossier|fiche|profil) (?:de |des )?(?:competences?|technique|candidat\p{L}*)\W*$/u;

/** Of those, what opens no section of which the row below would be an entry. */
const opensNothing = (row: Row): boolean =>
  isMenu(row) ||
  DOCUMENT_ROW.test(row.folded) ||
  (mayStandAbove(row) && headingKinds(row.text.slice(row.from)).every((kind) => kind === 'contact'));

/** « qwertin zalblat » at the very top, over what the person does or what the document is called. */
export const standsOverTitle = (rows: readonly Row[], rank: number): boolean =>
  rank === 0 && rows[1] !== undefined && (isTitle(rows[1]) || namesDocument(rows[1]));

/** « Soudeur » alone on its row. */
const isTitle = (row: Row): boolean =>
  wordsOf(row.text.slice(row.from)).length <= TITLE_WORDS && titleScore(row.folded.slice(row.from)) >= 3;
const TITLE_WORDS = 4;

/** Whether nothing of weight stands above a row, and what reaches the person right below. */
export const opensPage = (rows: readonly Row[], rank: number): boolean => {
  const next = rows[rank + 1];
  return (
    next !== undefined &&
    rank < 4 &&
    rows.slice(0, rank).every(mayStandAbove) &&
    (REACHED.test(next.folded) || isOnlyPlace(contentOf(next), next.folded.slice(next.from).trim()))
  );
};

/** Signs and spaces between a name and what stands behind it. */
const MARKED = /^[\s|·•/–—,-]+/u;

/** What else a row with a name says: nothing (an aside in brackets, an age), what the person does, or something that is no name’s. */
export const besideName = (row: Row, from: number, to: number): 'nothing' | 'title' | 'other' => {
  const [before, after] = [row.folded.slice(row.from, from).trim(), row.folded.slice(to)];
  const aside = /^(?:\W*$|\s*[([]|,?\s(?:(?:nee?|epouse|ep(?:se)?|veuve|vve|divorcee)(?!\p{L})|\d{2} ans))/u.test(after);
  if (before !== '') return 'other';
  return aside ? 'nothing' : titleScore(after.replace(MARKED, '').split(/\s?[|·•]\s?|\n/u)[0]!) >= 3 ? 'title' : 'other';
};

/** How words end that are no names: « Business Development », « Creative Writing ». Folded. */
const COMMON = /(?:tions?|ments?|ness|ology|ologie|iques?|ics|ings?|sciences?|ature)$|^(?:arts?|books?|spontanee|updated)(?!\p{L})/u;
/** How other things open than a name: « Saint-Brieuc », « Le Barillon ». Folded. */
const OPENS_OTHER = /^(?:saint|san|santa|los|las|new|le|la|les|the|last|first)(?!\p{L})/u;
const MAX_WORDS = 4;
/** What people call themselves in a row under their name, when no lexicon knows it: words, few of them. Folded. */
const TAGLINE = /^\W*\p{L}[\p{L}'’&,/|·• -]{3,50}$/u;
const TAGLINE_WORDS = 5;

/** « Référent digital », no title that a lexicon knows, over what forms tell of somebody or what reaches them. */
const isTagline = (row: Row, next: Row | undefined): boolean => {
  const said = contentOf(row).trim();
  return (
    TAGLINE.test(said) &&
    wordsOf(said).length <= TAGLINE_WORDS &&
    !looksLikeName(wordsOf(said)) &&
    next !== undefined &&
    (CIVIL.test(next.folded) || REACHED.test(next.folded) || namesDocument(next))
  );
};

/** « Curriculum vitae » over a name over « Institute of Marelle »: where somebody is, right below who they are. */
const isAffiliated = (rows: readonly Row[], rank: number): boolean => {
  const [above, next] = [rows[rank - 1], rows[rank + 1]];
  return (
    above !== undefined && next !== undefined && namesDocument(above) && companyScore(contentOf(next), next.folded.slice(next.from)) >= 2.5
  );
};

/**
 * A name that nothing knows at the top of a page: over what the person does, a heading, the name of the document or what forms tell
 * of somebody; `told`: its own row tells it, by a title or the name of the document beside it.
 */
export const headsPage = (words: readonly string[], rows: readonly Row[], rank: number, told: boolean): boolean => {
  const next = rows[rank + 1];
  const plain = fold(words.join(' '));
  return (
    rank < 4 &&
    words.length <= MAX_WORDS &&
    rows.slice(0, rank).every(opensNothing) &&
    (told ||
      isAffiliated(rows, rank) ||
      (next !== undefined && (mayStandAbove(next) || CIVIL.test(next.folded) || isTagline(next, rows[rank + 2])))) &&
    (GIVEN_NAMES.has(fold(words[0]!)) || skillIdsOf(plain.replaceAll(INITIAL, '')).length === 0) &&
    findPlaceNames(plain).length === 0 &&
    companyScore(words.join(' '), plain) < 2 &&
    !OPENS_OTHER.test(plain) &&
    !words.some((word) => COMMON.test(fold(word)))
  );
};
/** « R. », which no list of skills is. */
const INITIAL = /(?<!\p{L})\p{L}\.(?!\p{L})/gu;

/** « ZALBLAT Qwertin » over what the person does, or at the very top and of no other kind. */
export const isFormal = (text: string, next: Row | undefined, top: boolean): boolean =>
  /^(?:\p{Lu}[\p{Lu}'’-]+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}[\p{Lu}'’-]+)$/u.test(text) &&
  next !== undefined &&
  (isTitle(next) || (top && skillIdsOf(text).length === 0 && companyScore(text, fold(text)) < 2));
