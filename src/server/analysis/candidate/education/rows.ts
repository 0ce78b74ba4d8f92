import { findPeriods } from '../../dates/periods.ts';
import { bareLabelOf, entryLabelOf, opensLabel } from '../../text/entryLabels.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row, sliceRow } from '../../text/rows.ts';
import { markedText } from '../../text/typed.ts';
import { joinRows, withoutHyphen } from '../../text/unwrap.ts';
import { endsOnState, isOnlyPlace } from '../../text/places.ts';
import { toPieces } from './pieces.ts';
import { isPlace, NAMED_FIELD } from './places.ts';
import { TYPE_CHANGE } from './tidy.ts';
import { tellsTradeCertificate } from '../../text/tradeCertificates.ts';
import { degreeAt, isCutDegree, isSchool, KIND_OF_SCHOOL, LINKED, opensSchool } from '../../text/studyWords.ts';

/** « Advanced **Diploma** of Dance »: what stands in front tells which. */
const KIND_OF_DEGREE = /^(?:degree|diploma|certificate)(?!\p{L})/iu;

/** « **École de Marelle** (ENSO) »: what a name is called for short, in another type. */
const CALLED = /^\(\p{Lu}[\p{L}\d.&-]{1,11}\)/u;

/** « … des collèges »: no name begins so. */
const GOES_ON_WITH = /^(?:de|des|du|d['’]|of|in|en|et|and|&)(?!\p{L})/iu;

/** A row whose changes of type part its words, behind a comma or in front of a degree or a school. */
export const cutAtTypes = (row: Row): Row => {
  const marked = markedText(row);
  if (marked === row.text) return row;
  const turns = Array.from(row.text, (letter, at) => letter !== marked[at] || letter === '\n');
  const cut = (at: number): string => {
    if (row.text[at - 1] === ',') return TYPE_CHANGE;
    const next = turns.indexOf(true, at + 1);
    const run = row.text.slice(at + 1, next < 0 ? row.text.length : next);
    const before = row.text.slice(Math.max(row.from, row.text.lastIndexOf('\n', at - 1) + 1), at);
    if (
      isSchool(run.split(',')[0]!) &&
      degreeAt(run) === null &&
      !GOES_ON_WITH.test(run) &&
      degreeAt(before) !== null &&
      !isSchool(before) &&
      !LINKED.test(before)
    )
      return '\n';
    const after = row.text.slice(at + 1, at + 80);
    if (KIND_OF_DEGREE.test(after) && !/(?:[\n,]|^)\s*$/.test(before)) return ' ';
    if (CALLED.test(after)) return ' ';
    const initial = row.caps && /^\p{Lu}{1,3}\s/u.test(after);
    return !initial && (degreeAt(after) === 0 || opensSchool(after)) ? '\n' : ' ';
  };
  return {
    ...row,
    text: Array.from({ length: row.text.length }, (_, at) => (marked[at] === row.text[at] ? row.text[at]! : cut(at))).join(''),
  };
};

/** « École de Marelle Section dessin » where « École de Marelle » is a row elsewhere: two rows that were joined. */
export const cutAtRepeated = (rows: readonly Row[]): Row[] => {
  const whole = new Set(rows.map(contentOf).filter((text) => text.includes(' ') && isSchool(text) && degreeAt(text) === null));
  return rows.map((row) => {
    const content = row.text.slice(row.from);
    const name = [...whole].find((text) => content.startsWith(`${text} `) && /^\p{Lu}/u.test(content.slice(text.length + 1)));
    const at = name === undefined ? -1 : row.from + name.length;
    return at < 0 ? row : { ...row, text: `${row.text.slice(0, at)}\n${row.text.slice(at + 1)}` };
  });
};

/** What stands between an entry’s date and the next entry: « (2015), and a … ». */
const BEHIND_DATE = /^[\s).;,/–—-]*(?:and (?:(?:an?|my|then) )?)?/u;

/** What parts the trainings of one row, and how each closes: « Word (2020) · Photographie (Orvane, 2022) · Dessin (en cours) ». */
const RUN_MARK = /\s?[·•|;]\s/gu;
const closes = (text: string): boolean => /\((?:[^()]*\d{4}|en cours|in progress)\)\s*$/u.test(text);

/** A row of several trainings, each with its date in brackets, cut between them. */
const partRun = (row: Row): Row[] => {
  const cuts = [...row.text.slice(row.from).matchAll(RUN_MARK)].map(({ index, 0: mark }) => [row.from + index, mark.length] as const);
  const bounds = [...cuts, [row.text.length, 0] as const];
  const parts = bounds.map(([to], index) => [index === 0 ? 0 : cuts[index - 1]![0] + cuts[index - 1]![1], to] as const);
  const whole = parts.length > 1 && parts.every(([from, to]) => closes(row.text.slice(from, to)));
  return whole ? parts.map(([from, to]) => sliceRow(row, from, to)) : [row];
};

/** Where a sentence ends in front of another, or goes on with the next study. */
const SENTENCE_END =
  /(?<=[\p{L})\d]{2}\.)\s+(?=\p{Lu})|,?\s(?:and (?:then )?|then |before |puis |et )?(?=(?:went on to|going on to) |j['’]ai (?:obtenu|suivi|pass[ée]|fait|valid[ée]|int[ée]gr[ée]) )/gu;

/** « I graduated from A in 2009 with a BA. I then completed a PGCE at B in 2010. »: sentences that each tell a study and when. */
const partSentences = (row: Row): Row[] => {
  const ends = [...row.text.matchAll(SENTENCE_END)].filter(({ index }) => index > row.from);
  const parts = [...ends, null].map((end, index) => {
    const before = ends[index - 1];
    return [before ? before.index + before[0].length : row.from, end?.index ?? row.text.length] as const;
  });
  const told = parts
    .map(([from, to]) => row.text.slice(from, to))
    .every((text) => findPeriods(fold(text)).length > 0 && degreeAt(text) !== null);
  return parts.length > 1 && told ? parts.map(([from, to], index) => sliceRow(row, index === 0 ? 0 : from, to)) : [row];
};

/** « Bac S, lycée A (2015) BTS, lycée B (2017) » on one row: each behind the date of the one before it. */
export const oneEach = (row: Row): Row[] => {
  const parts = [partRun(row), partSentences(row)].find(({ length }) => length > 1);
  if (parts) return parts;
  const dated = findPeriods(row.folded);
  const cuts = dated.flatMap(({ end }, index) => {
    const mark = BEHIND_DATE.exec(row.text.slice(end))![0].length;
    const next = row.text.slice(end + mark);
    const before = toPieces(row.text.slice(row.from, end), row.index);
    const [studied, named] = [before.some(({ degree }) => degree), before.some(({ school }) => school)];
    const again =
      index < dated.length - 1
        ? ((degreeAt(next) === 0 || tellsTradeCertificate(next)) && studied) || (opensSchool(next) && named)
        : degreeAt(next) === 0 && studied && named && isSchool(next);
    return mark > 0 && again ? [end + mark] : [];
  });
  if (cuts.length === 0) return [row];
  const bounds = [row.from, ...cuts, row.text.length];
  return bounds.slice(0, -1).map((from, index) => sliceRow(row, index === 0 ? 0 : from, bounds[index + 1]!));
};

const BROKEN_OFF = /\s(?:de|des|du|d['’]|et|and|of|en|in|at|for|the|la|le|les|l['’]|à|au|aux|pour|with|to|&|[–—/])$|\p{L}{3},$/iu;
/** A column so narrow, in points, that names of schools seldom fit in it. */
const NARROW = 240;

const lastPart = (text: string): string =>
  text
    .split(/[,\n|•·:(]|\s[–—-]\s/u)
    .at(-1)!
    .trim();
const firstPart = (text: string): string => text.split(/[,\n|•·:(]|\s[–—-]\s/u)[0]!.trim();

/** The words of a row that the next one may go on with: all, or its first cell beside a date or a place. */
const ownWords = (row: Row): string => {
  const end = row.text.indexOf('\n');
  const cell = row.text.slice(row.from, end < 0 ? row.text.length : end).trim();
  return findPeriods(row.folded.slice(0, row.from + cell.length)).some(({ start, end: to }) => to - start > cell.length - 4)
    ? contentOf(row)
    : cell;
};

/** The next row behind the words that it goes on with, in front of the other cells. */
const append = (row: Row, next: Row): Row => {
  const end = row.text.indexOf('\n');
  if (end < 0 || ownWords(row) === contentOf(row)) return joinRows(row, next, ' ');
  const cell = { ...row, text: row.text.slice(0, end), parts: row.parts.filter(({ at }) => at < end) };
  const joined = joinRows(cell, next, ' ');
  const shift = joined.text.length - end;
  const text = joined.text + row.text.slice(end);
  const others = row.parts.filter(({ at }) => at > end).map((part) => ({ ...part, at: part.at + shift }));
  return { ...row, text, folded: fold(text), right: joined.right, parts: [...joined.parts, ...others] };
};

/** « … – Harlow » over « High School »: the rest of a name, and no diploma. */
const LEVEL_OF_SCHOOL =
  /^(?:(?:senior|junior) )?(?:high|secondary|grammar|primary|middle|elementary) school(?! (?:diploma|certificate|degree|leaving|education))/iu;
/** « (ENSO) » alone: what the name above is called for short. */
const SHORT_NAME = /^\(\p{Lu}[\p{L}\d.&-]{1,11}\)$/u;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u;

const isBare = (text: string): boolean => degreeAt(text) === null && !isSchool(text) && findPeriods(fold(text)).length === 0;

/** « … – Acme Nan- » over « terre | 2019 », « … – Harlow » over « College | 2019 »: a date stands beside the end of what was cut. */
const isEndOfCell = (above: Row, row: Row, right: number): boolean => {
  const [first, second] = row.text.slice(row.from).split('\n');
  if (above.parts.length > 1 || row.parts.length > 2 || first === undefined || second === undefined) return false;
  const [period] = findPeriods(fold(second));
  if (!period || second.slice(0, period.start).trim() !== '' || findPeriods(fold(first)).length > 0) return false;
  if (findPeriods(above.folded).length > 0 || right - Math.min(above.x, row.x) > 1.3 * NARROW) return false;
  return (/\p{L}-$/u.test(above.text) && /^\p{Ll}/u.test(first)) || (KIND_OF_SCHOOL.test(first) && isBare(lastPart(above.text)));
};

/** « University / 2014 », « School, Louth »: a kind of school behind which something else is told. */
const OPENS_WITH_KIND = /^(?:University|College|School|Institute|Academy|Polytechnic)(?=\s?[,(|/:;–—]|\s-|\s\d)/u;

/** « … / Utah State » over « University / 2014 »: no room was left for the end of the name. */
const endsName = (above: Row, words: string, row: Row, next: string, right: number): boolean => {
  const kind = OPENS_WITH_KIND.exec(next)?.[0];
  const [name] = words.split(/[,\n|•·:(/]|\s[–—-]\s/u).slice(-1);
  if (kind === undefined || row.bullet || !NAME.test(name!.replace(/^[\s\d./–-]+/u, '').trim())) return false;
  const letter = (row.right - row.x) / Math.max(1, next.length);
  return above.parts.length === 1 && above.right + (kind.length + 1) * letter > right;
};

/** « de Marelle », « and Design »: no row begins so by itself. */
const GOES_ON = /^(?:de|du|des|d['’]|à|aux?|en|et|ou|sur|pour|par|la|les?|l['’]|of|in|at|and|or|for|with|the|to|on)(?!\p{L})/u;

/** Whether a row only goes on with the one above: what it breaks off with, the kind of school it ends or begins with, no room left. */
const goesOn = (above: Row, last: Row, row: Row, after: Row | undefined, right: number): boolean => {
  const [words, next] = [ownWords(above), contentOf(row)];
  const near = row.page === last.page && row.y > last.y && row.y - last.y < 3 * last.fontSize;
  if (near && !row.bullet && above.parts.length === 1 && /\p{Ll}{2}-$/u.test(words) && /^\p{Ll}{2}/u.test(next)) return true;
  const tight = row.y - above.y < 1.6 * above.fontSize || above.parts.length > 1;
  if (near && tight && !row.bullet && row.bold === above.bold && isCutDegree(words, next)) return true;
  if (near && !row.bullet && SHORT_NAME.test(next)) return true;
  if (near && tight && (bareLabelOf(`${words} ${next}`) !== null || opensLabel(`${words} ${next}`))) return true;
  if (near && tight && endsName(above, words, row, next, right)) return true;
  const name = lastPart(words);
  if (near && !row.bullet && LEVEL_OF_SCHOOL.test(next) && name !== words && NAME.test(name) && isBare(name)) return true;
  if (!near || row.bullet || NAMED_FIELD.test(next) || words.length > 300 || degreeAt(next) === 0 || entryLabelOf(next)) return false;
  const dated = findPeriods(row.folded).length > 0;
  if (isEndOfCell(above, row, right)) return true;
  if (!dated && row.parts.length === 1 && /^(?:of|de|du|des|and|et)\s\p{Lu}/u.test(next) && isSchool(lastPart(words))) return true;
  if (row.parts.length === 1 && !dated && BROKEN_OFF.test(words) && !endsOnState(words)) return true;
  const narrow = row.x > 0 && right - row.x <= NARROW;
  if (
    KIND_OF_SCHOOL.test(lastPart(words)) &&
    (narrow || lastPart(words) !== words) &&
    /^\p{Lu}\p{L}/u.test(next) &&
    isBare(firstPart(next)) &&
    !isOnlyPlace(firstPart(next), fold(firstPart(next)))
  )
    return true;
  if (dated || isPlace(next) || row.parts.length > 1 || !narrow) return false;
  if (KIND_OF_SCHOOL.test(next.replace(/,$/, '')) && !isSchool(words) && isBare(lastPart(words)) && Math.abs(row.x - above.x) < 3)
    return true;
  const letter = (row.right - row.x) / Math.max(1, row.text.length);
  const full = above.right + (next.split(' ')[0]!.length + 1) * letter > right;
  if (/^\p{Ll}/u.test(next) && !/[.;:]$/.test(words)) return above.parts.length > 1 || GOES_ON.test(next) || (full && !opensSchool(next));
  const alike = row.bold === above.bold && Math.abs(row.fontSize - above.fontSize) < 0.3 && tight;
  if (alike && row.bold && after?.bold === false && isSchool(words) && isBare(next) && next.split(' ').length <= 3) return true;
  return alike && full && above.parts.length === 1 && firstPart(next) !== next && isBare(firstPart(next));
};

/** A row that breaks off goes on in the next one, whatever its margin: a date may stand in front of the first. */
export const joinBroken = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  const right = Math.max(0, ...rows.map((row) => row.right));
  for (const [index, row] of rows.entries()) {
    const last = joined.at(-1);
    if (!last || !goesOn(last, rows[index - 1]!, row, rows[index + 1], right)) joined.push(row);
    else if (/\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(contentOf(row)))
      joined[joined.length - 1] = joinRows(withoutHyphen(last), row, '');
    else joined[joined.length - 1] = append(last, row);
  }
  return joined;
};
