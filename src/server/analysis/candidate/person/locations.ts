import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { FRENCH_DEPARTMENT, STATE_CODES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import type { Found, Span } from '../../text/span.ts';
import { contentOf, spanOf, type Row, sliceRow } from '../../text/rows.ts';
import { isMenu } from '../menus.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { AMERICAN, BRITISH, CANADIAN, HOUSE, LOWER_AMERICAN, LOWER_POSTCODE, OF_COUNTY, POSTCODE, POSTCODE_BEHIND } from './postcodes.ts';
import { joinRows } from '../../text/unwrap.ts';
import { tokenize } from '../../text/tokens.ts';
import { findPlaceNames } from '../../text/places.ts';

const LABEL =
  /^\W{0,3}(?:adresse(?:\(s\))?(?: postale| actuelle)?|address|home|lieu de vie|vit a|domiciliee? a|living in|lives in|located in|localisation|location|lieu(?: de residence)?|domicile|ville|city|residence|habite a|base a|based in|current location|residing in)(?![\p{L}-])\s*[:\n]?\s*/u;
/** « 7 rue des Tilleuls Marelle 29200 »: the postcode closes the row, nothing parts the town from its street. */
const FRENCH_BEHIND =
  /^\W{0,3}\d{1,4}(?: ?(?:bis|ter))?,? [^\n|•·@,]{4,50}[ ,]((?:(?:Saint|Sainte|La|Le|Les) )?\p{Lu}[\p{L}'’-]+),? \(?\d{5}\)?\s*$/u;
const behindStreet = (text: string): RegExpExecArray | null => {
  const behind = FRENCH_BEHIND.exec(text);
  return behind && OF_STREET.test(fold(text.slice(0, behind[0].lastIndexOf(behind[1]!)))) ? null : behind;
};

/** « 14309 SE 17th Street », « MuCT 5360 »: the number of a house and of a course are no postcodes. */
const COMPASS = /^(?:[NS][EW]?|[EW])(?![\p{L}-])/u;
const COURSE = /(?<!\p{L})(?!(?:BP|CP|CH|PO)\s)(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{2,5}\s$/u;
/** « 2283 Tel », « 00015 APE 4333Z », « 222 Bldg »: what stands behind other numbers. Folded. */
const NO_TOWN = /^(?:tel|mob|mobile|fax|gsm|cell|phone|ext|ape|naf|siret|siren|rcs|tva|bldg|building|room|floor|suite|bp|cp)(?!\p{L})/u;
/** « a@b.example | 06 12 34 56 78 | Marelle, Orvane »: a cell of two names among those that reach the person. */
const CONTACT_CELL =
  /(?:^|[|•·\n\t]\s*)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=\s*(?:$|[|•·\n\t]))/u;
const REACHES = /@\p{L}|(?<!\d)(?:\+|0)\d(?:[ .()-]?\d){7,}/u;

/** « La Farlède (83) », « Marly (59770) »: a town and its department or postcode. */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}])(\p{Lu}[\p{L}'’-]*(?:[ -](?:\p{Lu}|de |du |des |la |le |les |en |sur |l['’])[\p{L}'’-]*){0,5}) \((?:${FRENCH_DEPARTMENT}|\d{5})\)`,
  'u',
);
/** « Val-aux-Grives, France »: an unknown name before a known country or region. */
const BEFORE_COUNTRY =
  /(?:^(?:\S\s)?|[|•·⋄◦\n:;/–-]\s?|\s{2,}|,\s|(?<!\p{L})(?:à|in)\s)(\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}|de |du |des |la |le |les |en |sur )[\p{L}'’.-]*){0,4})(?:,?\s\d{4,6})?(?:\s?[,(]\s?|\s[–-]\s)$/u;
/** What a place stands behind when nobody lives there: a school, or where one would work. */
const ELSEWHERE =
  /(?:universit\p{L}*|university|ecole|school|college|lycee|iut|chu|institut\p{L}*)\s(?:of|de|d'|du|des|in|at)?\s?$|(?:disponible|mobil\p{L}*|available|relocat\p{L}*)[^;|]{0,60}\s$|(?<!\p{L})(?:nee?|born|naissance|nationalit\p{L}*|citizenship)(?!\p{L})[^;|\n]{0,30}$/u;

/** Where somebody was born. Folded. */
const BIRTH = /(?<!\p{L})(?:nee?|born|naissance|birth)(?!\p{L})[^;|\n]{0,40}$/u;

/** « … développeur basé à Lyon »: the words before a place that make it the person’s. */
const LIVES =
  /(?<!\p{L})(?:based in|vis a|vivons a|basee? (?:a|en)|living in|lives in|located in|habit(?:e|ant) (?:a|en)|vivant a|residant a|domiciliee? a|installee? a)\s$/u;

/** What parts a contact line, and what may stand around a place that is told alone. */
const PARTS = /[|•·⋄◆♦◦;\n\t]|\s{3,}|\s[*–—-]\s/gu;
const OPENS = /(?:^|[,|•·⋄◆♦◦;:(\n\t/–-])\s*\S?\s*$/u;
const ENDS = /^\s*(?:$|[,|•·⋄◆♦◦;()\n\t/–-])/u;

/** Words of the part of a contact line that holds this place. */
const wordsAround = (text: string, from: number, to: number): number => {
  const marks = [...text.matchAll(PARTS)];
  const start = marks.findLast(({ index, 0: mark }) => index + mark.length <= from);
  const end = marks.find(({ index }) => index >= to);
  return text
    .slice(start ? start.index + start[0].length : 0, end?.index ?? text.length)
    .trim()
    .split(/\s+/).length;
};

const STREET =
  /\b(?:rue|avenue|av\.?|bd|boulevard|place|chaussee|voie|passage|sentier|chemin|allee|impasse|route|quai|cours|square|street|st\.|road|rd\.?|lane|drive|ave\.?|apt|residence|batiment|bat\.)[\s,]/u;

/** « 12 rue de », « 8 place », « avenue du général »: what stands behind names the street. */
const OF_STREET =
  /(?<!\p{L})(?:rue|avenue|av|bd|boulevard|place|chaussee|voie|passage|sentier|chemin|allees?|impasse|route|quai|cours|square|faubourg|residence)\.?\s(?:\p{L}+\s)?(?:de la |de l'|d'|de |du |des )?$/u;

/** « 12 rue de Lyon, Marelle », the town of which may be unknown: what stands behind the street. */
const BEHIND_STREET =
  /^\W{0,3}\d{1,4}(?: ?(?:bis|ter|[A-C]))?,? [^,\n|•·@]{4,50}?(?:,\s|\s[–-]\s|\n)(\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,4})(?=$|[,|•·\n]|\s[–-]\s|\s\()/u;

/** « 12 avenue de Paris »: a number and a street, nothing else; its town may stand below. */
const isStreet = (row: Row): boolean =>
  /^\W{0,3}\d{1,4}(?: ?(?:bis|ter))?,? [^,\n@]{4,60}$/u.test(contentOf(row)) && STREET.test(row.folded);
/** « 59500 Douai » on a row of the first page, nothing else. */
export const isPostcodeRow = (row: Row): boolean =>
  row.page === 1 && /^(?:F-)?\d{5} \p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,3}$/u.test(contentOf(row));
const TOWN_ALONE = /^\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,3}(?:,? \(?\p{Lu}[\p{L} -]+\)?)?$/u;

/** Countries that are called as a town of theirs. */
const COUNTRIES_TOO: ReadonlySet<string> = new Set(
  'mexico singapore singapour luxembourg monaco panama guatemala djibouti koweit tunis'.split(' '),
);

interface Candidate extends Found<string> {
  score: number;
}

/** A town in capitals, as people write it: LILLE, Lille. */
const quiet = (place: string): string => place.replaceAll(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** The country, region or state that follows a town: « Lyon, France », « Austin, TX ». */
const tail = (row: Row, end: number): number => {
  const rest = row.text.slice(end);
  const after = /^(?:\s?\(\d{2,3}\))?(?:\s?(?:,|-|–|\||\n)\s?|\s\(|\s)/u.exec(rest);
  if (!after) return end;
  const from = end + after[0].length;
  const state = /^([A-Z]{2,3})(?![\p{L}])/u.exec(row.text.slice(from));
  if (state && STATE_CODES.has(state[1]!) && after[0].includes(',')) return from + 2;
  const next = findPlaceNames(row.folded.slice(from, from + 40))[0];
  if (!next || next.start !== 0 || (next.value === 'city' && after[0].trim() !== ',')) return end;
  return tail(row, from + next.end);
};

/** « France, Suisse », « Comptable – France »: neither a country nor a title is the town. */
const mayBeTown = (text: string): boolean =>
  !/\d/.test(text) &&
  !findPlaceNames(fold(text)).some(({ value }) => value === 'country') &&
  !tokenize(fold(text)).some(({ word }) => TITLE_HEADS.has(word) || TITLE_QUALIFIERS.has(word));

const readRow = (row: Row, rank: number, weight: number): Candidate[] => {
  if (isMenu(row)) return [];
  const at = row.from;
  const text = row.text.slice(at);
  const folded = row.folded.slice(at);
  const labelled = LABEL.exec(folded);
  const bonus = weight + (labelled ? 4 : 0) + (STREET.test(folded) ? 1 : 0) - rank / 100;
  const lengthOf = (from: number, to: number): number => {
    const words = wordsAround(text, from, to);
    return words > 14 ? -4 : words > 9 ? -1 : 0;
  };
  const make = (from: number, to: number, score: number): Candidate => ({
    value: quiet(
      row.text
        .slice(at + from, at + to)
        .replaceAll(/\s*\n\s*/g, ', ')
        .replaceAll(/\s+/g, ' ')
        .replace(/^([^()]+)\(([^()]+)$/u, '$1($2)')
        .trim(),
    ),
    span: spanOf(row, at + from, at + to),
    score: score + bonus + lengthOf(from, to) + (LIVES.test(folded.slice(0, from)) ? 4 : 0),
  });
  const found: Candidate[] = [];
  const postcode = POSTCODE.exec(text);
  const year = postcode && /^(?:19|20)\d\d$/.test(postcode[1]!) && findPlaceNames(fold(postcode[2]!))[0]?.start !== 0;
  const other = postcode && (COMPASS.test(postcode[2]!) || (postcode[1]!.length === 4 && COURSE.test(text.slice(0, postcode.index))));
  // « Marelle, 11742, Egypt »: the number is of the town in front
  const isCountry = postcode && findPlaceNames(fold(postcode[2]!))[0]?.value === 'country';
  const isLabel = isCountry || (postcode && NO_TOWN.test(fold(postcode[2]!)));
  if (postcode && !year && !other && !isLabel && !STREET.test(`${fold(postcode[2]!)} `)) {
    const from = postcode.index + postcode[0].length - postcode[2]!.length;
    const town = postcode[2]!.replace(/\s(?:Cedex|CEDEX)\b.*$/u, '').replace(/\s(?:Tél|Tel|Email|Mail|Mobile|Né|Née|Permis|Port).*$/u, '');
    found.push(make(from, tail(row, at + from + town.length) - at, 5));
  }
  const lower = postcode ? null : LOWER_POSTCODE.exec(text);
  const small = LOWER_AMERICAN.exec(text);
  if (small) {
    const town = make(small.index, small.index + small[0].length - 6, 4);
    found.push({ ...town, value: town.value.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) });
  }
  if (lower && (STREET.test(folded) || lower.index === 0 || findPlaceNames(fold(lower[1]!)).length > 0)) {
    const from = lower.index + lower[0].length - lower[1]!.length;
    const town = make(from, from + lower[1]!.length, 5);
    found.push({ ...town, value: town.value.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) });
  }
  const american = AMERICAN.exec(text);
  if (american && !BIRTH.test(folded.slice(0, american.index + american[1]!.length))) {
    const comma = american[0].includes(',');
    const end = american.index + american[1]!.length + american[0].slice(american[1]!.length).indexOf(american[2]!) + american[2]!.length;
    const alone =
      OPENS.test(text.slice(0, american.index)) && ENDS.test(text.slice(end)) && REACHES.test(text) && !/^M[ADS]$|^PA$/.test(american[2]!);
    if (comma || alone || findPlaceNames(folded.slice(american.index, end)).length > 0) found.push(make(american.index, end, 4));
  }
  const british = BRITISH.exec(text);
  if (british && !BIRTH.test(folded.slice(0, british.index + 1))) {
    const isStreetOf =
      british[1] &&
      (STREET.test(fold(`${british[1]} `)) || HOUSE.test(text.slice(0, british.index)) || ELSEWHERE.test(folded.slice(0, british.index)));
    const from = british.index + (isStreetOf ? british[1]!.length + 2 : 0);
    found.push(make(from, british.index + british[0].lastIndexOf(british[2]!) + british[2]!.length, 4));
  }
  const behind =
    postcode || found.length > 0
      ? null
      : (POSTCODE_BEHIND.exec(text.slice(labelled?.[0].length ?? 0)) ?? (STREET.test(folded) ? behindStreet(text) : null));
  if (behind) {
    const from = text.indexOf(behind[0]) + behind[0].lastIndexOf(behind[1]!);
    found.push(make(from, from + behind[1]!.length, 4));
  }
  const canadian = CANADIAN.exec(text);
  if (canadian) found.push(make(canadian.index, canadian.index + canadian[1]!.length, 5));
  const county = found.length > 0 ? null : OF_COUNTY.exec(text);
  if (county && !BIRTH.test(folded.slice(0, county.index + 1))) found.push(make(county.index, county.index + county[0].length, 4));
  const numbered = NUMBERED.exec(text);
  if (numbered) found.push(make(numbered.index, numbered.index + numbered[1]!.length, 4));
  for (const place of findPlaceNames(folded)) {
    if (!/^\p{Lu}/u.test(text.slice(place.start))) continue;
    if (ELSEWHERE.test(folded.slice(0, place.start)) || OF_STREET.test(folded.slice(0, place.start))) continue;
    const score = { city: 3, region: 1.5, country: 1 }[place.value];
    const opening = labelled?.[0].length ?? 0;
    const country = place.value !== 'city' || COUNTRIES_TOO.has(folded.slice(place.start, place.end));
    const town = !country || place.start < opening ? null : BEFORE_COUNTRY.exec(text.slice(opening, place.start));
    if (town && mayBeTown(town[1]!)) {
      const from = opening + town.index + town[0].indexOf(town[1]!);
      found.push(make(from, tail(row, at + place.end) - at, 3));
      continue;
    }
    const end = tail(row, at + place.end) - at;
    const alone = OPENS.test(text.slice(opening, place.start)) && ENDS.test(text.slice(end));
    found.push(make(place.start, end, score - (alone || place.value !== 'city' ? 0 : 1)));
  }
  const cell = found.length === 0 && REACHES.test(text) ? CONTACT_CELL.exec(text) : null;
  if (cell && skillIdsOf(cell[1]!).length === 0 && mayBeTown(cell[1]!)) {
    const from = cell.index + cell[0].length - cell[1]!.length;
    found.push(make(from, from + cell[1]!.length, 1));
  }
  const address = labelled?.[0].length ?? 0;
  const street = STREET.test(folded) ? BEHIND_STREET.exec(text.slice(address)) : null;
  if (found.length === 0 && street) found.push(make(address + street[0].length - street[1]!.length, address + street[0].length, 2));
  if (found.length === 0 && labelled && /[:\n]\s*$|(?:a|in)\s+$/u.test(labelled[0]) && labelled[0].length < folded.length) {
    const written = text.slice(labelled[0].length);
    if (/^\p{L}/u.test(written) && written.length < 60) found.push(make(labelled[0].length, text.length, 0));
  }
  return found;
};

/** « Castelnau Bar- » over « barens », « 7 av. de Marelle, 29200 » over « Brest »: one row where a narrow column cut it. */
const withoutCuts = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const cut = last?.block === row.block && /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(contentOf(row));
    const addressed =
      last?.block === row.block && STREET.test(last.folded) && /(?<!\d)\d{5}$/u.test(last.text) && TOWN_ALONE.test(contentOf(row));
    if (addressed) whole[whole.length - 1] = joinRows(last, row, ' ');
    else if (cut) whole[whole.length - 1] = joinRows({ ...last, text: last.text.slice(0, -1) }, row, '');
    else whole.push(row);
  }
  return whole;
};

/** The parts of a row of contacts; none of a row that is one. */
const cellsOf = (row: Row): Row[] => {
  const marks = [...row.text.matchAll(PARTS)].filter(({ index }) => index > row.from);
  const starts = [row.from, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  const cells = starts.map((from, at) => sliceRow(row, from, marks[at]?.index ?? row.text.length)).filter(({ text }) => text.trim() !== '');
  return cells.length > 1 && REACHES.test(row.text) ? cells : [];
};

export interface ContactRows {
  /** The head and the sections of contacts. */
  inPlace: readonly Row[];
  /** Rows beside an e-mail address or a phone number, in other sections. */
  beside: readonly Row[];
  /** Other rows of the first page that tell of the person: only a whole address counts there. */
  elsewhere?: readonly Row[];
  /** Indexes of the rows near an e-mail address or a phone number. */
  near: ReadonlySet<number>;
}

/** A postcode, a state or a label makes an address. */
const WHOLE_ADDRESS = 4;

/** Where the person lives, as written, without street or postcode: best near the e-mail and phone. */
export const findLocation = ({ inPlace, beside, elsewhere = [], near }: ContactRows, name: Span | null): Found<string> | null => {
  const read = (rows: readonly Row[], penalty: number): Candidate[] =>
    withoutCuts(rows).flatMap((row, rank, all) => {
      const above = all[rank - 1];
      if (above && isStreet(above) && above.page === row.page && TOWN_ALONE.test(contentOf(row)))
        return [{ value: quiet(contentOf(row)), span: spanOf(row), score: 4 - penalty }];
      const weight = (near.has(row.index) ? 1 : 0) - penalty;
      const told = readRow(row, rank, weight);
      return told.length > 0 ? told : cellsOf(row).flatMap((cell) => readRow(cell, rank, weight));
    });
  const ownFirst = [...read(inPlace, 0), ...read(beside, 0.5)];
  const candidates = ownFirst.some(({ score }) => score >= 0.5)
    ? ownFirst
    : read(elsewhere, 0.5).filter(({ score }) => score >= WHOLE_ADDRESS - 1);
  const best = candidates
    .filter(({ span }) => !name || span.start >= name.end || span.end <= name.start)
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 0.5 ? best : null;
};
