import { tellsGuide } from '../persons.ts';
import { SCHOOL_WORDS } from '../../lexicon/education.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { isCampusOf } from './campuses.ts';
import { FIELD_LABEL } from './fields.ts';
import { atSchool, atSlash, behindSchool, NAMED_SCHOOL, splitCommas, withoutTown } from './cuts.ts';
import { mayNameSchool, spells } from './names.ts';
import { ofSchool } from './ofSchool.ts';
import { DEPARTMENT_BEHIND, isPlace } from './places.ts';
import { EMPTIED, withoutResults } from './results.ts';
import { withoutTaughtList } from './taughtLists.ts';
import { tidy } from './tidy.ts';
import { inMarks } from './told.ts';
import { KIND_OF_SCHOOL, LINKED, degreeAt, degreeIn, isSchool } from '../../text/studyWords.ts';
import { tellsTradeCertificate } from '../../text/tradeCertificates.ts';
import { bareLabelOf, entryLabelOf } from '../../text/entryLabels.ts';
import { isOnlyPlace } from '../../text/places.ts';

/** A piece of a row between two separators, with what its words say. */
export interface Piece {
  text: string;
  degree: boolean;
  school: boolean;
  place: boolean;
  /** Words behind a school and a comma that name nothing we know: most often its town. */
  behindSchool: boolean;
  /** What parts it from the piece before it: « | », « – », « , », '\n' between cells, '' at the start of a row. */
  mark: string;
  /** How it is set, where the format tells: what looks alike in a section means alike. */
  look: number | null;
  row: number;
}

const SEPARATOR =
  /(\n|\t|\s{3,}|\s*[|•·●]\s*|(?!(?<=\b[A-G]\*?)\s[–—-]\s[A-G]\b)\s[–—-]\s|\s?:\s|\s?;\s|\s[–—](?=\S)|\s@\s|\s~\s|\s－\s|\s*[-_.…]{4,}\s*|(?<=\p{Ll}{3})(?<!Univ|Dipl|Spec|Tech|Dept|Inst|Govt|Prof|Coll|Poly|Engg|Hons|Comm|Elem| cat)\.\s(?=\p{Lu}|\d+ (?:GCSE|A-?\s?[Ll]evel))|(?<=[\p{L}\d][+*]?\))\.\s(?=\p{Lu})|(?<=\p{Ll}{5}|\s\d)\.(?=\p{Lu}\p{Ll}{2}))/gu;

/** What is told of a degree behind a mark: « Directeur : … », « Rang 9 », « with honours », « minor in French », « GPA 3.8/4 ». */
const ASIDE =
  /(?<=^|[,;(|\n][\s\uE000]?|\s[–—-]\s|\.\s)\(?(?:(?:co-?)?(?:directeur|directrice|encadrante?|promoteur|promotrice|tuteur|tutrice)s?(?: de (?:thèse|mémoire|recherche))?|advis[eo]rs?|guides?(?=\s?:)|(?:co-?)?supervisors?|(?:(?:thesis|dissertation|mémoire|thèse)(?: title)?|grades?(?: achieved| obtained| awarded)?)(?=\s?:)|titre de (?:la |ma )?thèse|sujet(?: de (?:la |ma )?thèse)?|(?:research |thesis )?topic(?=\s?:)|jury|rang|classement|rank(?:ed)?|c?gpa|moyenne(?: générale)?|overall grade|final grade|ucas points|(?:relevant )?coursework|modules)(?:\s?[:=]\s?|\s(?=[\d«"“]))(?:[^\n,;()|]|\([^()\n]*\)(?=[\s,;.]))*(?:,\s(?:Ph\.?\s?D|Dr|D\.?Sc|M\.?Sc|MD|HDR)(?![\p{L}])\.?)?\)?|(?<=[,;|\n][\s\uE000]?|\s[–—-]\s)(?:with (?:high(?:est)? |first[- ]class )?(?:honou?rs|distinction|merit)|mention\s?[«"“]?\s?(?:assez |très )?bien\s?[»"”]?|(?:magna |summa )?cum laude|major de promo(?:tion)?|(?:highest |high )?honou?rs|dean['’]?s['’]? list|phi (?:beta kappa|kappa phi|theta kappa)|tau beta pi|valedictorian|salutatorian|\d+\s?\/\s?\d+ (?:e lode|cum laude)|avec (?:les )?félicitations(?: du jury)?|(?:graduated|graduating|awarded|completed)(?: (?:with|in|on)(?: [\p{L}-]+){0,3})?)(?=[\s).,;|\n]|$)|(?<=[,;|\n(][\s\uE000]?|\s[–—-]\s)(?:(?:with|incl(?:uding|\.)?|dont) (?:an? )?)?(?:double |academic )?minors?(?:\s?[:=]\s?|\s(?:in|of)\s)(?:(?!\s[–—-]\s)[^\n,;()|])*|\s(?:with|and) (?:an? )?(?:double )?minors?(?:\s?:\s?|\s(?:in|of)\s)(?:(?!\s[–—-]\s)[^\n,;()|])*|(?<=[,;|\n(]\s?)(?:(?:co-?)?supervis(?:ed by|[ée]e? par)|(?:dirig|encadr)[ée]e? par|sous la direction d(?:e|u)) [^\n,;()|]*|(?<=[,;|\n(][\s\uE000]?|\s[–—-]\s)(?:incl(?:uding|\.)?|dont|profile) [^\n;()|]*|(?<=[,;|\n(][\s\uE000]?)(?:voir|see|view|download|t[ée]l[ée]charger) (?:(?:le|la|les|the|my|online) )?(?:certificate?s?|dipl[oô]mes?|diploma|transcripts?|relev[ée]s?|r[ée]sultats?|results)(?=[\s).,;|\n]|$)|(?<=[,;|\n(][\s\uE000]?)\d{1,2} subjects(?: all)?(?: (?:at )?(?:higher|ordinary) level)?(?=[\s).,;|\n]|$)|(?<=[,;|\n(][\s\uE000]?)results?\s\d[^\n,;()|]*|(?<=^|[,;|\n(][\s\uE000]?|\s[–—-]\s)(?:(?:en cours|in progress|ongoing|current|forthcoming)(?=[\s).,;|\n]|$)|candidate(?=\s*(?:$|[),;|\n])))/giu;
/** « Thèse de doctorat … : « Du verre » »: what it was about, in quotes or not, and when it was defended. */
const THESIS = /(?<!\p{L})th[èe]se(?!\p{L})/iu;
const SUBJECT = /(?:\s?:)?\s?«[^«»]{8,}»|,?\ssoutenue(?:\s(?:le|en))?(?=[\s,]*(?:\n|$))/giu;

/** « Ph.D.: “Of lamps and their light” », « Doctorat – « Des lampes … » »: what a thesis is called, behind its degree. */
const THESIS_TITLE = /\s?[:,–—-]\s?["“«][^"“”«»\n]{20,}["”»]/gu;
const DOCTORATE = /(?<!\p{L})(?:ph\.?\s?d|doctora(?:l|te|t)|d\.?phil)(?!\p{L})/iu;

/** « Relevant coursework: A, B, C »: the rest of its cell tells what was taught. */
const TAUGHT =
  /(?<=^|[,;(|\n.][\s\uE000]?|\s[–—-]\s)\(?(?:(?:relevant |notable |main |key |selected |core )?(?:coursework|courses|modules|subjects|electives)|(?:principaux )?cours(?: principaux| suivis)?|modules(?: suivis)?|mati[èe]res(?: principales)?)\s?:[^\n]*/giu;

/** « … avec une moyenne de 11,44/20 », « … et validation des unités … »: how it went, in the sentence. */
const EARNED =
  /\savec (?:une |la )?(?:moyenne|note|mention)(?: générale)?(?: de)? (?:\d{1,2}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{2})?|(?:très |assez )?bien)(?![\p{L}\d])|\set (?:validation|obtention) (?:de |des |du |d['’])[^\n]*/giu;

/** « 2. BTS Vente, … »: the number of an entry in a list. */
const NUMBER = /^\d{1,2}[.)]\s(?=\p{Lu})/u;

/** « Niveau Bac+3 : Bachelor … »: the level in front of the degree. */
const LEVEL = /^niveau (?:bac\s?\+\s?\d|[ivx]+|\d)\s?[:–-]\s?(?=\p{L})/iu;
/** « Bac + 5 - Master … », « Licence … (bac+3) »: what years a degree takes. */
const YEARS_BEFORE = /^(?:niveau\s)?bac\s?\+\s?\d\s?[:,|–—-]?\s?(?=\p{L})/iu;
const YEARS_BEHIND = /\s\((?:niveau\s)?bac\s?\+\s?\d\)/giu;

/** The words of an entry without the years that its degree takes. */
const withoutYears = (text: string): string => {
  const years = YEARS_BEFORE.exec(text)?.[0];
  if (years !== undefined) return degreeAt(text.slice(years.length)) === 0 ? text.slice(years.length) : text;
  const rest = text.replaceAll(YEARS_BEHIND, '');
  return degreeAt(rest) === 0 ? rest : text;
};

/** « VAE : BTS … », « Niveau bac : … », « Formation continue : … », « Third level: … »: which kind of study it was, in front of what it was. */
const KIND_OF_STUDY =
  /^(?:(?:vae|validation des acquis(?: de l['’]exp[ée]rience)?)\s?[:,–-]|(?:niveau (?:d['’][ée]tudes?|bac|cap|bep|brevet|licence|master)|(?:formations?|[ée]tudes|dipl[oô]mes?) (?:initiale?s?|continue?s?|compl[ée]mentaires?|professionnel(?:le)?s?|universitaires?|secondaires?|sup[ée]rieure?s?|scolaires?|g[ée]n[ée]rale?s?|techniques?|obtenus?)|(?:post|under)?[ -]?graduation|schooling|currently (?:enrolled|pursuing|studying)|(?:secondary|primary|tertiary|higher|further|post-?secondary|third level|post-?graduate|undergraduate)(?: (?:education|level|studies|school|degree))?)\s?:)\s?(?=\p{L})/iu;

/** « (Lycée Harlow, 2014) », « (2014, Lycée Harlow) »: what stands with the date in its brackets tells of the entry, never of the name in front of it. */
const BESIDE_DATE = /\s?\(\s*([^()\n]{3,80}?)[\s,;–-]*\n\s*\)|\s?\(\s*\n[\s,;:–-]*([^()\n]{3,80})\)/gu;

/** « (Marelle/Paris) »: the towns of a school. */
const TOWNS = /\s\(\p{Lu}[\p{L}'’ -]{1,30}(?:\/\s?\p{Lu}[\p{L}'’ -]{1,30}){1,2}\)/gu;

/** « (Ingénieur civil – génie urbain) »: a dash inside brackets parts nothing. */
const DASHED_BRACKET = /\([^()\n]{3,80}\)/gu;

/** « | www.harlow.example », « (https://…) »: where to read more. */
const ADDRESS = /(?<=^|[\n|,;(]\s?|\s[–—-]\s)(?:https?:\/\/|www\.)[^\s|,;()]+/gu;

/** « Diplôme « BTS Vente » »: the marks around the name of a degree. */
const QUOTED = /[«“"]\s*([^«»“”"\n]{2,80}?)\s*[»”"]/gu;

/** What stands in front of the name of a degree and says no more than that it is one. */
const BARE_DEGREE =
  /^(?:dipl[oô]mes?|diploma|degree|titre|formation|certificate?|qualification|obtention|obtained|obtenu|study|studies|[ée]tudes|programme?|program|course|award)$/iu;

/** « Baccalauréat – Bac S … »: the diploma, in front of which one it was. */
const BACCALAUREATE = /^bac(?:calaur[ée]at)?$/iu;
const NAMED_BACCALAUREATE = /^bac(?:calaur[ée]at)?\s/iu;

/** « BTS Vitrail / Lycée Aubin / Tours »: strokes that part all of an entry. */
const STROKES = /\s\/\s(?![^()]*\))/u;
const withoutStrokes = (text: string): string => {
  const sides = text.split(STROKES);
  const parted =
    sides.length > 2 && sides.filter(isSchool).length === 1 && sides.some((side) => degreeAt(side) !== null && !isSchool(side));
  return parted ? sides.join('\n') : text;
};

/** « Université A en cotutelle avec l’Université B »: the school that shares a degree with the one in front of it. */
const SHARED_WITH =
  /\s\(?(?:en (?:co-?tutelle|partenariat|collaboration)|co-?tutelle|conjointement|in (?:partnership|collaboration|cotutelle)|jointly|affiliated) (?:avec|with|to) [^,;|\n()]*\)?/iu;

/** The words of an entry without the school that shares its degree. */
const withoutPartner = (text: string): string => {
  const shared = SHARED_WITH.exec(text);
  return shared && isSchool(text.slice(0, shared.index)) ? text.replace(SHARED_WITH, '') : text;
};

/** « CY Tech (ex-EISTI) »: another name of the same school. */
const FORMER = /^(?:ex|anc|anciennement|formerly|now|devenue?|groupe)(?!\p{L})/iu;

/** « Orvane, Lyon »: a name and its town. */
const namesSchoolInTown = (text: string): boolean => {
  const [name, ...town] = text.split(/,\s?/u);
  return town.length > 0 && mayNameSchool(name!) && degreeAt(name!) === null && !isPlace(name!) && isPlace(town[0]!);
};

const lastPart = (text: string): string => text.split(/[,\n\t|•·]|\s[–—-]\s/u).at(-1)!;

/** « B.E (ECE) », « B.Tech – ECE »: letters that name a school elsewhere. */
const OF_BRANCH = /(?<!\p{L})([BM]\.?\s?(?:Tech|E|Eng)\.?)\s?(?:[(:–-]\s?)?(ECE|ISE|EIE|EEE|CSE)(?:\)|(?!\p{L}))/u;

/** « Lieu : Brève », « Country: Norvale ». */
const PLACE_LABEL = /^\s*(?:lieu|ville|pays|r[ée]gion|location|place|city|town|country|state)\s?:\s*(?=\S)/iu;

/** Cuts a row of an education section (its date already taken out) into degree, school, field and place. */
export const toPieces = (text: string, row: number): Piece[] => {
  const label = entryLabelOf(text);
  if (label?.kind === 'degree' || label?.kind === 'school' || label?.kind === 'field' || label?.kind === 'dates') {
    const read = toPieces(text.slice(label.length), row);
    return read.map((piece, index) =>
      index > 0
        ? piece
        : { ...piece, degree: label.kind === 'degree' || piece.degree, school: label.kind === 'school' || piece.school, place: false },
    );
  }
  const kind = KIND_OF_STUDY.exec(text)?.[0];
  if (kind !== undefined)
    return toPieces(text.slice(kind.length), row).map((piece, index, all) => ({
      ...piece,
      degree: piece.degree || (index === 0 && !piece.school && !piece.place && all.every(({ degree }) => !degree)),
    }));
  if (bareLabelOf(text) || label?.kind === 'activities' || tellsGuide(text)) return [];
  const place = PLACE_LABEL.exec(text)?.[0];
  if (place && !isSchool(text.slice(place.length)))
    return toPieces(text.slice(place.length), row).map((piece) => ({ ...piece, degree: false, school: false, place: true }));
  if (label?.kind === 'aside' && !place) return [];
  const strong = joinNames(
    withoutStrokes(inMarks(withoutTaughtList(withoutYears(withoutPartner(withoutResults(text)).replace(NUMBER, '')))))
      .replace(OF_BRANCH, '$1 in $2')
      .replace(LEVEL, '')
      .replaceAll(QUOTED, (whole, inner: string) => (degreeAt(inner) === 0 ? `\n${inner}\n` : whole))
      .replaceAll(BESIDE_DATE, (_, before: string | undefined, behind: string | undefined) => `\n${before ?? behind}\n`)
      .replaceAll(THESIS.test(text) ? SUBJECT : TAUGHT, ' ')
      .replaceAll(DOCTORATE.test(text) ? THESIS_TITLE : TAUGHT, ' ')
      .replaceAll(TAUGHT, ' ')
      .replaceAll(EARNED, ' ')
      .replaceAll(ADDRESS, ' ')
      .replaceAll(ASIDE, ' ')
      .replaceAll(EMPTIED, '')
      .replaceAll(GLUED_BEHIND, ')\n')
      .replaceAll(/\s?\(([^()]{3,80})\)/g, (whole, inner: string, at: number, all: string) =>
        isOnlyPlace(inner, fold(inner)) ||
        namesSchoolInTown(inner) ||
        isPlace(inner) ||
        (FIELD_LABEL.test(inner) && isSchool(all.slice(0, at)) && degreeAt(all.slice(0, at)) === null) ||
        (isSchool(inner) && !FORMER.test(inner) && !EXAMINERS.test(inner) && !isSchool(lastPart(all.slice(0, at))))
          ? `\n${inner}\n`
          : degreeAt(inner) === 0 &&
              isSchool(all.slice(0, at)) &&
              degreeAt(all.slice(0, at)) === null &&
              !EXAMINERS.test(inner) &&
              !spells(inner.split(' ')[0]!, all.slice(0, at))
            ? `\n${inner}\n`
            : degreeAt(inner) === 0 && isSchool(lastPart(all.slice(0, at)))
              ? ' '
              : whole,
      )
      .replaceAll(DEPARTMENT_BEHIND, (whole, at: number, all: string) => (isSchool(lastPart(all.slice(0, at))) ? ' ' : whole))
      .replaceAll(TOWNS, (whole) =>
        whole
          .slice(2, -1)
          .split('/')
          .some((one) => isPlace(one.trim()))
          ? ' '
          : whole,
      )
      .replaceAll(DASHED_BRACKET, (whole) => whole.replaceAll(/\s[–—-]\s/gu, (dash) => `\uE001${dash[1]!}\uE001`))
      .split(SEPARATOR)
      .map((piece) => piece.replaceAll('\uE001', ' ')),
  );
  const named = strong.some(({ text: one }) => !BARE_DEGREE.test(one) && degreeAt(one) === 0);
  const written = strong.filter(({ text: one }, index) => {
    const behind = strong[index + 1]?.text ?? '';
    return !(degreeAt(behind) === 0 && spells(one, behind)) && !(BACCALAUREATE.test(one) && NAMED_BACCALAUREATE.test(behind));
  });
  return (named ? written.filter(({ text: one }) => !BARE_DEGREE.test(one)) : written).flatMap(({ text: whole, mark }) =>
    atSlash(whole)
      .flatMap((side) => atSchool(withoutTown(side)).flatMap(ofSchool))
      .flatMap((part, at) =>
        behindSchool(part)
          .flatMap(splitCommas)
          .map((piece, index, all) => toPiece(piece, all[index - 1], index > 0 ? ',' : at > 0 ? AT : mark, row)),
      ),
  );
};

/** « Lycée ECS Moreau », « Institut des MP », « College of Graduate Studies »: words in the name of a school are no degree. */
const opensWithSchool = (text: string, at: number): boolean => {
  if (/(?:^|\s)board of (?:\p{L}+ ){0,2}$/iu.test(text.slice(0, at))) return true;
  if (at > 0 && isSchool(text.slice(0, at)) && LINKED.test(text.slice(0, at).trim()) && !/\s(?:in|en)$/iu.test(text.slice(0, at).trim()))
    return true;
  if (at > 0 && NAMED_SCHOOL.test(text)) return true;
  const [first] = tokenize(fold(text));
  const [named] = tokenize(fold(text.slice(at)));
  return first !== undefined && at > 0 && SCHOOL_WORDS.has(first.word) && named !== undefined && named.word.length <= 4;
};

/** « Tarvel Public School (CBSE) »: who examines there, no degree. */
const EXAMINERS = /^(?:CBSE|ICSE|CISCE|ISC|NIOS|(?:\p{L}+ )?(?:State |Education )?[Bb]oard)$/u;

/** « High School Diploma in Chemistry »: the words of a degree name no school. */
const withoutDegree = (text: string): string => {
  const degree = degreeIn(text);
  return degree && !opensWithSchool(text, degree.start) ? `${text.slice(0, degree.start)} ${withoutDegree(text.slice(degree.end))}` : text;
};

/** « Diplôme supérieur de gestion DSG »: letters that only spell the words in front of them name no school. */
const withoutShort = (text: string): string =>
  text.replace(/\s\(?(\p{Lu}{3,6})\)?$/u, (short, letters: string, at: number) => (spells(letters, text.slice(0, at)) ? '' : short));

/** « B.E.M.T.I.R »: capitals with their points, as diplomas are called for short. */
export const DOTTED = /^(?:\p{Lu}\.){3,}\p{Lu}?$/u;

/** « Master of Engineering (CEIT)Orvane University »: a cell that stands against a bracket. */
const GLUED_BEHIND = /\)(?=\p{Lu}\p{Ll}{2})/gu;

/** The mark of what « at », « à l’ » names: a school, whatever its words. */
export const AT = 'at';

/** « … en 2010 à Marelle »: the town behind a date. */
const IN_TOWN = /^(?:à|in) \p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

const toPiece = (text: string, before: string | undefined, mark: string, row: number): Piece => {
  const [at, school, place] = [
    DOTTED.test(text) ? 0 : degreeAt(text),
    isSchool(withoutDegree(withoutShort(text))) || mark === AT || mark === '@',
    isPlace(text) || (IN_TOWN.test(text) && !isSchool(text)),
  ];
  return {
    text,
    degree: (at !== null && !place && !KIND_OF_SCHOOL.test(text) && !(school && opensWithSchool(text, at))) || tellsTradeCertificate(text),
    school,
    place,
    behindSchool: !school && at === null && before !== undefined && isSchool(before) && !KIND_OF_SCHOOL.test(before),
    mark,
    look: null,
    row,
  };
};

const DASH = /^\s[–—-]\s?$/u;
/** Where a cell ends. */
const CELL = /^(?:\n|\t|\s{3,})$/u;
/** « En 2014, … »: what is left of the words around a date. */
const LONE =
  /^(?:en|in|de|from|le|à|on|depuis|since|du|au|to|puis|then|and(?: an?| my)?|academic years?|ann[ée]es? (?:acad[ée]miques?|scolaires?|universitaires?)|sessions?)$/iu;
/** Pieces between strong marks; the parts of a school's name that a dash joins stay together. */
const joinNames = (cut: readonly string[]): { text: string; mark: string }[] => {
  const pieces: { text: string; mark: string }[] = [];
  let mark = '';
  for (const [index, text] of cut.entries()) {
    if (index % 2 === 1) {
      mark = text;
      continue;
    }
    const piece = tidy(text);
    if (piece === '' || LONE.test(piece)) continue;
    const last = pieces.at(-1);
    const name = last !== undefined && DASH.test(mark) && isSchool(last.text) && degreeAt(last.text) === null && degreeAt(piece) === null;
    if (
      name &&
      (isSchool(piece) ||
        isCampusOf(last.text, piece) ||
        (isPlace(piece) && cut.slice(index + 1).some((other) => tidy(other).startsWith(piece))))
    )
      last.text = `${last.text}${mark}${piece}`;
    else pieces.push({ text: piece, mark: CELL.test(mark) ? '\n' : mark.trim().replace(/^[—-]$/u, '–') });
  }
  return pieces;
};
