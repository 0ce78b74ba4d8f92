import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { bareLabelOf } from '../../text/entryLabels.ts';
import { endsOnState } from '../../text/places.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { degreeAt, isCutDegree, isSchool } from '../../text/studyWords.ts';
import { STAY } from './facts.ts';
import { withoutResults } from './results.ts';

/** Words that go on in the next line, whatever that says. */
const GOES_ON = /(?:\s(?:de|des|du|et|and|of|en|in|at|for|the|la|le|les|à|au|aux|pour|with|avec|to)|[dl]['’]|[,&/:(–—-])$|\([^()]*$/iu;
const goesOn = (text: string): boolean => GOES_ON.test(text) && !endsOnState(text);

/** « Diplôme obtenu … »: the word for any degree. */
const SAYS_NOTHING = /^(?:dipl[oô]mes?|certificate?s?|certificats?|formations?|degrees?|diplomas?)(?!\p{L})/iu;

/** What stands behind the date that closes an entry, its marks taken out; null where a date opens it or none is told. */
const behindDate = (text: string): string | null => {
  const last = findPeriods(fold(text)).at(-1);
  return last && /\p{L}{2}/u.test(text.slice(0, last.start)) ? withoutResults(text.slice(last.end)) : null;
};

/** Whether a line that was joined to the words above begins another entry: with a degree, or with a school behind a whole entry. */
const opensAnother = (above: string, line: string): boolean => {
  if (!/^[\p{Lu}\d]/u.test(line) || goesOn(above)) return false;
  if (STAY.test(line)) return true;
  const rest = behindDate(above);
  const [degree, school] = [degreeAt(above) !== null, isSchool(above)];
  if (degreeAt(line) === 0 && !isCutDegree(above, line))
    return rest !== null || (degree && school) || (degreeAt(above) === 0 && !SAYS_NOTHING.test(line));
  return rest !== null && !/\p{L}{2}/u.test(rest) && (degree || school) && isSchool(line);
};

/** « Name and type of organisation providing education and training »: no value says as much. */
const isLongLabel = (text: string): boolean => text.split(' ').length > 2 && bareLabelOf(text) !== null;

/** Lines of a narrow column that look cut because each fills it: entries of their own where the words say so. */
export const partWrapped = (row: Row): Row[] => {
  const cuts: number[] = [];
  for (const { at, length } of row.parts.slice(1)) {
    const above = row.text.slice(cuts.at(-1) ?? row.from, at - 1);
    const line = row.text.slice(at, at + length);
    const label = isLongLabel(above) || (bareLabelOf(line) === 'dates' && !goesOn(above));
    if (row.text[at - 1] === ' ' && (label || opensAnother(above, line))) cuts.push(at);
  }
  const ends = [...cuts.map((at) => at - 1), row.text.length];
  return cuts.length === 0 ? [row] : ends.map((end, index) => sliceRow(row, index === 0 ? 0 : cuts[index - 1]!, end));
};
