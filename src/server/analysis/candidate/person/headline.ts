import { fold } from '../../text/fold.ts';
import { contentOf, sliceRow, spanOf, type Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { titleScore } from '../../text/workWords.ts';
import { toSegments } from '../experiences/segments.ts';
import { RANK } from '../names/titles.ts';
import { isMenu } from '../menus.ts';
import type { PersonName } from '../names/pieces.ts';

/** « À la recherche de… », « Looking for… »: what is wanted is no position held. Folded. */
const WANTS =
  /(?<!\p{L})(?:(?:a la |en |actuellement en )?recherche (?:d['’]|de |un|active)|je recherche|cherche (?:un|a )|looking for|seeking|searching for|in search of|open to|souhaite|disponible pour|candidature (?:au|pour|spontanee)|je postule|applying for|application for|^\W*(?:en )?reconversion(?!\p{L})|reconversion (?:vers|en|comme))/u;

/** Somebody who speaks: a sentence of the profile. Folded. */
const SPEAKS = /(?<!\p{L})(?:je|j['’](?=\p{L})|nous|i['’]m|i am|i have|my|who|qui|afin|whose|dont)(?!\p{L})/u;

/** A row that the row below goes on with: prose, and so are both. */
const PROSE = 60;

const goesOn = (row: Row | undefined, below: Row | undefined): boolean =>
  row !== undefined &&
  below !== undefined &&
  row.text.length >= PROSE &&
  row.block === below.block &&
  /[\p{L}\d,]$/u.test(row.text) &&
  /^\p{Ll}/u.test(contentOf(below));

/** What cuts a row of the head into parts. */
const PARTS = /\s*[|·•]\s*|\n|\t|\s{3,}/gu;

/** « Midwife · Leeds · a.b@orvane.example »: the parts of a row before one that reaches the person. */
const withoutContacts = (row: Row): Row => {
  const reaches = row.text.search(/[^\s|·•]{0,64}@|https?:|(?:\+|(?<!\d)0)\d(?:[ .()-]?\d){6,}/u);
  const cut = reaches < 0 ? undefined : [...row.text.matchAll(PARTS)].findLast(({ index }) => index > row.from && index < reaches);
  return cut ? sliceRow(row, 0, cut.index) : row;
};

/** « Prof. », « Curriculum vitae : »: what may stand before a name. Folded. */
const BEFORE_NAME =
  /^(?:\W|prof(?:essor|esseure?)?(?!\p{L})|dr(?!\p{L})|m(?:r|rs|s|me|lle)?(?!\p{L})|curriculum vit(?:ae|æ)|cv(?!\p{L})|resume(?!\p{L}))*$/u;

const isBeforeName = (folded: string): boolean => BEFORE_NAME.test(folded) || RANK.test(`${folded}x x`);

/** « , RN, BSc »: degrees and licences behind a name. */
const LETTERS = /^(?:,\s*\p{Lu}[\p{Ll}.]{0,2}\p{Lu}[\p{L}.]{0,5}(?=,|\s|$))+/u;

/** « Caterer with 8 years of experience », « Cuisinier, 10 ans d’expérience »: how long, behind the title. */
const HOW_LONG = /(?:,|\s[–—-]|\swith|\savec|\sdepuis)\s(?:over |more than |plus de )?\d{1,2}\+? (?:years?|yrs?|ans)(?!\p{L}).*$/iu;

/** « Designer in Leeds », « Soudeur à Brest »: the title of a row that says where, too. */
const titleOf = (text: string): string => {
  const at = /\s(?:in|from|at|based in|à|basée? à)\s(?=\p{Lu}[\p{L}, '’-]*$)/u.exec(text);
  const rest = at ? text.slice(at.index + at[0].length) : '';
  return at && isOnlyPlace(rest, fold(rest)) && titleScore(fold(text.slice(0, at.index))) >= 3 ? text.slice(0, at.index) : text;
};

/** « Jean Tardel-soudeur », « Soudeur Jean Tardel », « Prof. Jean Tardel »: what a row says beside the name, which is no title. */
const besideName = (row: Row, name: PersonName | null): Row => {
  const [first, last] = [fold(name?.firstName ?? ''), fold(name?.lastName ?? '')];
  const ends =
    first === '' ? [] : [`${first} ${last}`, `${last} ${first}`].map((whole) => ({ whole, at: row.folded.indexOf(whole.trim()) }));
  const found = ends.find(({ at }) => at >= 0 && isBeforeName(row.folded.slice(row.from, at)));
  const closing = ends.find(({ at, whole }) => at > row.from && at + whole.trim().length === row.folded.trimEnd().length);
  if (!found) return closing ? sliceRow(row, 0, closing.at) : row;
  const end = found.at + found.whole.trim().length;
  if (/^\p{L}/u.test(row.text.slice(end))) return row;
  const letters = LETTERS.exec(row.text.slice(end))?.[0].length ?? 0;
  return sliceRow(row, end + letters + /^[^\p{L}(]*/u.exec(row.text.slice(end + letters))![0].length, row.text.length);
};

/** The title that a person gives themselves near the name: « Développeur full stack senior ». */
export const findHeadline = (head: readonly Row[], name: PersonName | null): Found<string> | null => {
  for (const [index, printed] of head.slice(0, 14).entries()) {
    const row = withoutContacts(besideName(printed, name));
    const text = contentOf(row);
    if (text.split(' ').length > 14 || text.length > 120 || /[@.]$|@|https?:/.test(text)) continue;
    if (WANTS.test(row.folded) || SPEAKS.test(row.folded) || isMenu(row)) continue;
    if (goesOn(printed, head[index + 1]) || goesOn(head[index - 1], printed)) continue;
    for (const segment of toSegments(titleOf(row.text.slice(row.from).replace(HOW_LONG, '')), 0, row.bold)) {
      if (segment.title < 3 || segment.title <= segment.company || segment.text.length > 100) continue;
      const at = row.text.indexOf(segment.text.split(' ')[0]!, row.from);
      const span = segment.text === row.text.slice(at, at + segment.text.length) ? spanOf(row, at, at + segment.text.length) : spanOf(row);
      if (name && span.start === name.span.start) continue;
      return { value: segment.text, span };
    }
  }
  return null;
};
