import { isFamilyName } from '../../lexicon/familyNames.ts';
import { GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { addressGiven } from './addressParts.ts';
import { isMenu } from '../menus.ts';
import { emailAgreement, handlesOf, isSpelled } from './addresses.ts';
import { citedGiven } from './citations.ts';
import { capitalsElsewhere } from './capitals.ts';
import { nameCell } from './cells.ts';
import { isEnglishOrder } from './english.ts';
import { loneName } from './lone.ts';
import { CIVIL } from './civil.ts';
import { besideName, headsPage, isFormal, opensPage, standsOverTitle } from './opening.ts';
import { FAMILY_ENDING } from './nameKinds.ts';
import { splitName } from './parts.ts';
import { nameFromAddress } from './fromAddress.ts';
import { labelledName } from './labelled.ts';
import { LABEL_ALONE } from './announced.ts';
import { pieces, type PersonName } from './pieces.ts';
import { labelOf, restoredName } from './restored.ts';
import { signedName } from './signatures.ts';
import { goesOn, isFamilyRow, isHalf, stackedNames, type NameCandidate } from './stacks.ts';
import { withoutTitleWords } from './titles.ts';
import { calledName, introducedAs, toldName } from './told.ts';
import { ENDS_OPEN, looksLikeName, wordsOf } from './words.ts';
import { findPlaceNames } from '../../text/places.ts';
import { companyScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';

/** What each row above a name takes from its standing first. */
const PER_ROW = 0.4;

/** « Santa Rosa », « San Antonio »: towns, of which one word is a given name. */
const OPENS_TOWN: ReadonlySet<string> = new Set(['san', 'santa', 'sankt', 'saint', 'sainte', 'fort', 'port', 'new', 'los', 'las']);

/** « Qwertin Traoré », « Qwertina Sokolenko »: a family name that lists or its ending know, behind a word of nothing else. */
const endsOnFamily = (folded: readonly string[]): boolean =>
  folded.length <= 3 &&
  (isFamilyName(folded.at(-1)!) || FAMILY_ENDING.test(folded.at(-1)!)) &&
  companyScore(folded.join(' '), folded.join(' ')) === 0 &&
  skillIdsOf(folded.join(' ')).length === 0;

/** « C. J. Zalblat ». */
const opensOnInitials = (words: readonly string[]): boolean =>
  words.length > 1 && words.slice(0, -1).every((word) => /^(?:\p{Lu}\.){1,3}$/u.test(word)) && /^\p{Lu}\p{L}{2,}$/u.test(words.at(-1)!);

const scoreOf = (words: readonly string[], row: Row, rank: number, largest: number, body: number, emails: readonly string[]): number => {
  const folded = words.map(fold);
  const places = findPlaceNames(folded.join(' '));
  const given = folded.filter((word) => word.split('-').some((part) => GIVEN_NAMES.has(part))).length;
  const known = given > 0 ? 3 : (endsOnFamily(folded) && places.length === 0) || opensOnInitials(words) ? 2 : 0;
  let score = emailAgreement(words, emails) + known + Math.max(0, 3 - rank * PER_ROW);
  if (row.fontSize > body + 1 && row.fontSize >= largest - 0.5) score += row.fontSize > body + 6 ? 4.5 : 3;
  else if (row.fontSize > body + 1) score += 1;
  if (row.bold) score += 0.5;
  if (rank === 0 && row.fontSize > body + 3) score += 1;
  if (words.some((word) => word.length > 2 && word === word.toUpperCase()) && words.some((word) => word !== word.toUpperCase()))
    score += 1.5;
  const told = folded.join(' ');
  const isPlace = places.some(({ start, end }) => start === 0 && end === told.length) || OPENS_TOWN.has(folded[0]!);
  if (places.length > 0 && given === 0) score -= 4;
  else if (isPlace && !isSpelled(words, emails)) score -= 6;
  if (words.length > 4) score -= 1;
  if (row.bullet) score -= 1.5;
  return score;
};

/** « ------ » under a name: a line drawn, and no row of its own. */
const RULE = /^[^\p{L}\p{N}]*$/u;

/** « QZ » over « Qwertine Zalblat »: the initials of what stands below, whatever else tells it. */
const isMonogram = (row: Row | undefined, words: readonly string[]): boolean => {
  const letters = row === undefined ? '' : contentOf(row).replaceAll(/[\s.|/&+-]/gu, '');
  return (
    /^\p{Lu}{2,3}$/u.test(letters) &&
    letters ===
      words
        .map((word) => word.charAt(0))
        .join('')
        .toUpperCase()
  );
};
const MONOGRAM = 3;

/** « Madame Louise Tardel », « Ir. Louise Tardel ». Folded. */
const ADDRESSED = /^(?:mr|mrs|ms|m|mme|mlle|monsieur|madame|mademoiselle|(?:ir|ing)(?=\.))\.?\s/u;

/** « Nom(s) / Prénom(s) Tardel Louise », as forms of Europass ask. Folded. */
const FAMILY_FIRST = /^\W*(?:noms?|surnames?)(?:\(s\))?\s*\/\s*(?:prenoms?|first names?)(?!\p{L})/u;

/** « Candidate : Louise Tardel » under the sign of an agency. Folded. */
const OF_FORM = /^\W*(?:candidate?|applicant|nom complet|full name)\s?:/u;
const ANNOUNCED = 14;

const candidatesOf = (told: readonly Row[], body: number, emails: readonly string[]): NameCandidate[] => {
  const printed = told.map(nameCell);
  const rows = printed.map(withoutTitleWords);
  const largest = Math.max(0, ...rows.map(({ fontSize }) => fontSize));
  const score = (words: readonly string[], row: Row, rank: number): number => scoreOf(words, row, rank, largest, body, emails);
  const candidates: NameCandidate[] = [];
  rows.forEach((row, rank) => {
    if (row.text.length > 160 || headingKinds(row.text.slice(row.from)).length > 0) return;
    const large = row.fontSize > body + 3 && row.fontSize >= largest - 0.5;
    const isFamilyFirst = FAMILY_FIRST.test(row.folded.slice(row.from));
    const add = (written: string[], from: number, to: number, more: number) => {
      const isTurned =
        isFamilyFirst &&
        written.length > 1 &&
        !GIVEN_NAMES.has(fold(written[0]!)) &&
        !written.some((word) => NAME_PARTICLES.has(fold(word)));
      const words = isTurned ? [...written.slice(1), written[0]!] : written;
      if (looksLikeName(words, emails))
        candidates.push({
          words,
          ...(isTurned && { given: words.length - 1 }),
          span: spanOf(row, from, to),
          size: row.fontSize,
          score: score(words, row, rank) + more + (isMonogram(rows[rank - 1], words) ? MONOGRAM : 0),
        });
    };
    const below = rank > 0 && LABEL_ALONE.test(rows[rank - 1]!.folded);
    const titled = below || standsOverTitle(rows, rank) || (rank === 0 && opensPage(rows, rank));
    const restored = isHalf(rows, rank) ? null : restoredName(row, large, titled, emails);
    if (restored) {
      const opens = headsPage(restored, printed, rank, false) || opensPage(rows, rank);
      add(restored, row.from, row.text.length, labelOf(row).length > 2 || below ? 3 : opens && rank < 2 ? 2 : 0);
    }
    const whole = contentOf(printed[rank]!);
    const announced = !whole.startsWith(contentOf(row));
    const addressed = rank < 4 && ADDRESSED.test(row.folded.slice(row.from)) ? 3 : 0;
    const civil = rank < 3 && CIVIL.test(rows[rank + 1]?.folded ?? '') ? 1.5 : 0;
    const document = whole !== contentOf(row) && rank < 4;
    for (const { text, from, labelled } of pieces(row)) {
      const beside = besideName(row, from, from + text.length);
      // « Qwertin Zalblat | Projects | Contact »: what opens the bar of navigation at the top of a page
      const brand = rank === 0 && from === row.from && isMenu(row);
      const heads = (beside !== 'other' || brand) && headsPage(wordsOf(text), printed, rank, beside === 'title' || document || brand);
      const isWhole = text === whole || `${text}.` === whole;
      if (isWhole && (isFamilyRow(rows, rank) || goesOn(row, rows[rank + 1]))) continue;
      // « Louise LE », of « Louise LE BOULANGER »
      if (ENDS_OPEN.has(fold(wordsOf(text).at(-1)!)) && /^\s\p{Lu}/u.test(row.text.slice(from + text.length))) continue;
      if (!isWhole && /^(?:le|la|du|des?|van|von)\s\S+$/iu.test(text)) continue;
      const opens =
        heads || (civil === 0 && (isWhole || beside === 'nothing') && opensPage(rows, rank))
          ? 2 + rank * PER_ROW
          : isWhole && isFormal(text, rows[rank + 1], rank === 0)
            ? 1
            : 0;
      const ofForm = labelled && OF_FORM.test(row.folded.slice(row.from));
      add(
        wordsOf(text),
        from,
        from + text.length,
        ofForm ? ANNOUNCED : labelled || announced || below ? 4 : addressed + Math.max(civil, opens),
      );
    }
    // a name that something stands behind does not go on in the next row
    if (whole.endsWith(contentOf(row)) && !isMonogram(row, wordsOf(contentOf(rows[rank + 1] ?? row))))
      candidates.push(...stackedNames(rows, rank, body, emails, (words, first) => score(words, first, rank)));
  });
  return candidates;
};

/** The same words in whatever order. */
const sameWords = (one: NameCandidate, other: NameCandidate): boolean =>
  one.words.map(fold).toSorted().join() === other.words.map(fold).toSorted().join();

/**
 * The person: rows of the head (and of other first-page rows in a large type), judged by typography, place, given-name
 * evidence and agreement with the e-mail address; then what signs the pages of `document`, then their address. null when nothing is sure enough: a
 * person is never invented.
 */
export const findName = (
  rows: readonly Row[],
  body: number,
  addresses: readonly string[],
  document: readonly Row[] = rows,
): PersonName | null => {
  const emails = [...addresses, ...handlesOf(rows)];
  const labelled = labelledName(rows);
  if (labelled) return labelled;
  const candidates = candidatesOf(
    rows.filter(({ text }) => !RULE.test(text)),
    body,
    emails,
  ).toSorted((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best || best.score < 5)
    return (
      signedName(document, emails) ??
      loneName(rows, body, emails) ??
      toldName(document, emails) ??
      nameFromAddress(document, addresses) ??
      calledName(document)
    );
  const { words, given, span } = candidates
    .filter((one) => sameWords(one, best))
    .reduce((one, other) => (other.size > one.size ? other : one));
  const told = capitalsElsewhere(words, document) ?? introducedAs(words, document);
  if (told) return { ...splitName(told, emails, 1), span };
  const english = isEnglishOrder(words, emails, document) ? 1 : undefined;
  return { ...splitName(words, emails, given ?? addressGiven(words, emails) ?? citedGiven(words, document) ?? english), span };
};
