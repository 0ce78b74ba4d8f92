import { fold } from '../../text/fold.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { NEEDS_TOWN } from './cuts.ts';
import { ACRONYM, isSubject, mayNameSchool, spells } from './names.ts';
import { AT, type Piece } from './pieces.ts';
import { isPlace } from './places.ts';

/** « Orvane », « Port Saint Jean », « Ashmore by Wold »: capitals as towns have them. */
const TOWN_SHAPE =
  /^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|upon|on|under|by|le|la|les|lès|sur|sous|en|de|du|des|d['’]\p{Lu}\p{L}+|\d{1,2}(?:e|er|[èe]me)?)){0,4}$/u;

/** What brackets behind a school hold that is no town. */
const NO_TOWN =
  /(?<!\p{L})(?:ex|anciennement|formerly|online|distance|remote|part[- ]time|full[- ]time|alternance|honou?rs|hons|campus|public|priv[ée]e?|state|private)(?!\p{L})/iu;

const mayBeTown = (text: string): boolean =>
  TOWN_SHAPE.test(text) && !ACRONYM.test(text) && !NO_TOWN.test(text) && !isSubject(text) && !isSchool(text) && degreeAt(text) === null;

const IN_BRACKETS = /^(.{2,}?) \(([^()]{3,40})\)?$/u;
const BEHIND_IN = /^(.{2,}?) (?:à|in|en) (\p{Lu}[^,()]{2,40})$/u;
const BEHIND_COMMA = /^(\p{Lu}[^,]{1,60}), ([^,]{3,40})$/u;

/** How the town stands behind a name. */
type Tie = 'bracket' | 'comma';

/** The ties by which the known towns of a section follow names that are no degree. */
const tiesOf = (entries: readonly { pieces: readonly Piece[] }[]): ReadonlySet<Tie> =>
  new Set(
    entries.flatMap(({ pieces }) =>
      pieces.flatMap((piece, index): Tie[] => {
        const before = pieces[index - 1];
        if (!piece.place || !before || before.row !== piece.row || before.degree || before.place) return [];
        return piece.mark === ',' ? ['comma'] : piece.mark === '\n' ? ['bracket'] : [];
      }),
    ),
  );

/** The name of a piece without the town that stands in it; null when there is none. */
const withoutItsTown = ({ text, school, degree, row, mark }: Piece, next: Piece | undefined, ties: ReadonlySet<Tie>): string | null => {
  if (degree) return null;
  const [, bracketed, inner] = IN_BRACKETS.exec(text) ?? [];
  if (bracketed && (school || ties.has('bracket')) && mayBeTown(inner!) && !spells(inner!, bracketed)) return bracketed;
  const [, within, at] = BEHIND_IN.exec(text) ?? [];
  if (within && !NEEDS_TOWN.test(within) && (isPlace(at!) || (school && mayBeTown(at!) && isOnlyPlace(at!, fold(at!)))))
    return isSchool(within) || !school || mark === AT ? within : null;
  const [, named, behind] = BEHIND_COMMA.exec(text) ?? [];
  const told = next?.place === true && next.row === row;
  return named && !school && !told && ties.has('comma') && mayNameSchool(named) && mayBeTown(behind!) ? named : null;
};

/** Schools without the towns that no list knows, told by how the section writes the known ones: « Harlow School (Ashmore) », « Formatel, Ashmore ». */
export const withoutSchoolTowns = <T extends { pieces: readonly Piece[] }>(entries: readonly T[]): T[] => {
  const ties = tiesOf(entries);
  return entries.map((entry) => ({
    ...entry,
    pieces: entry.pieces.map((piece, index) => {
      const name = withoutItsTown(piece, entry.pieces[index + 1], ties);
      return name === null ? piece : { ...piece, text: name };
    }),
  }));
};
