import { DEGREE_PHRASES, SCHOOL_KINDS, SCHOOL_WORDS } from '../lexicon/education.ts';
import { ORGANISATION_WORDS } from '../lexicon/organisations.ts';
import { STATE_CODES } from '../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { bareLabelOf, entryLabelOf } from './entryLabels.ts';
import { isSubject } from './educationNames.ts';
import { findPlaceNames, isOnlyPlace } from './places.ts';

const degrees = makeTrie(DEGREE_PHRASES.map((phrase) => [phrase, true] as const));
/** Too short to mean a degree inside a sentence or in lower case: « be », « ms », « de », « but ». */
const CAPS_ONLY: ReadonlySet<string> = new Set(
  'be ms ma ba bs de but du mp psi m1 m2 l1 l2 l3 aa cap med dec bp md jd ece pc pt tb mpi pass las mst rn bds msn dis des ecg'.split(' '),
);

/** « Higher Secondary School », « Graduate School »: the name of a school, no degree. */
const SCHOOL_KIND =
  /^(?:higher secondary|senior secondary|graduate|undergraduate|postgraduate|intermediate|ph\.?d|doctoral|mba|master|masters|bachelor) (?:school|college|university|institute|academy)$/u;

/** Words that are a degree only where they open the text: « admis au concours … », « Moreau Formation ». */
const OPENING: ReadonlySet<string> = new Set(['concours', 'formation']);

/** « Grande école d’ingénieurs », « Université »: a kind of school, not its name. */
export const KIND_OF_SCHOOL =
  /^(?:grande )?(?:[ée]cole|universit[ée]|university|college|lyc[ée]e|school|institut|institute|business school|engineering school|graduate school|facult[ée]|faculty|cfa|iut)(?: (?:d['’]ing[ée]nieurs?|de commerce|sup[ée]rieure?|publique?|priv[ée]e?))?$/iu;

/** Whether a text has a word that says what a school is: « college », never « Stanford ». */
const namesKindOfSchool = (text: string): boolean => tokenize(fold(text)).some(({ word }) => SCHOOL_KINDS.has(word));

/** Where the name of a degree stands; null when the text names none. */
export const degreeIn = (text: string): { start: number; end: number } | null => {
  const folded = fold(text).replaceAll(/[‘’'](?=a['’]? levels?\b|['’]? levels?\b)/gu, ' ');
  const tokens = tokenize(folded);
  const inCaps = tokens.length > 3 && text === text.toUpperCase();
  for (const match of matchAll(degrees, tokens)) {
    const written = text.slice(match.start, match.end);
    const after = tokens[match.after];
    if (after && SCHOOL_KIND.test(folded.slice(match.start, after.end))) continue;
    if (match.first > 0 && match.after === match.first + 1 && OPENING.has(tokens[match.first]!.word)) continue;
    if (inCaps && match.first > 0 && CAPS_ONLY.has(folded.slice(match.start, match.end))) continue;
    if (!CAPS_ONLY.has(folded.slice(match.start, match.end).replaceAll('.', '')) || written === written.toUpperCase()) return match;
  }
  return null;
};

export const degreeAt = (text: string): number | null => degreeIn(text)?.start ?? null;

/** « Paris VI », « Lyon 2 »: what a French university is called for short. */
const NUMBERED =
  /^(?:paris|lyon|lille|bordeaux|rennes|grenoble|toulouse|montpellier|nancy|strasbourg|nice|caen|rouen|tours|aix|aix-marseille|clermont)[ -](?:[ivx]{1,4}|1[0-3]|[1-9])(?![\p{L}\d])/u;

/** « IUT », « I.U.T. » */
const namesSchool = (word: string): boolean => SCHOOL_WORDS.has(word) || (word.includes('.') && SCHOOL_WORDS.has(word.replaceAll('.', '')));

/** « Northvale Tech », « Marelle Formation »: a name in front of the word, and nothing else. */
const TECH = /^(?:\p{Lu}[\p{L}’'.-]+ ){1,2}(?:Tech|Poly|Uni|Univ|Formations?)$/u;

export const isSchool = (text: string): boolean => {
  const folded = fold(text);
  return (
    NUMBERED.test(folded) ||
    /(?<!\p{L})sixth form(?!\p{L})/u.test(folded) ||
    TECH.test(text) ||
    tokenize(folded).some(({ word }) => namesSchool(word))
  );
};

/** A piece of a row between two separators, with what its words say. */
export interface Piece {
  text: string;
  degree: boolean;
  school: boolean;
  place: boolean;
  /** Words behind a school and a comma that name nothing we know: most often its town. */
  behindSchool: boolean;
  /** What parts it from the piece before it: « | », « – », « , », '' at the start of a row. */
  mark: string;
  /** How it is set, where the format tells: what looks alike in a section means alike. */
  look: number | null;
  row: number;
}

const SEPARATOR =
  /(\n|\t|\s{3,}|\s*[|•·●]\s*|(?!(?<=\b[A-G]\*?)\s[–—-]\s[A-G]\b)\s[–—-]\s|\s?:\s|\s?;\s|\s[–—](?=\S)|\s@\s|\s－\s|\s*[-_.…]{4,}\s*|(?<=\p{Ll}{3})(?<!Univ|Dipl|Spec|Tech|Dept|Inst)\.\s(?=\p{Lu}|\d+ (?:GCSE|A-?\s?[Ll]evel))|(?<=\p{Ll}{5}|\s\d)\.(?=\p{Lu}\p{Ll}{2}))/gu;

/** What is told of a degree behind a mark: « Directeur : … », « Rang 9 », « with honours », « GPA 3.8/4 ». */
const ASIDE =
  /(?<=^|[,;(|\n][\s\uE000]?|\s[–—-]\s|\.\s)\(?(?:(?:co-?)?(?:directeur|directrice|encadrante?|promoteur|promotrice|tuteur|tutrice)s?(?: de (?:thèse|mémoire|recherche))?|advis[eo]rs?|(?:co-?)?supervis(?:or|ed by)s?|(?:thesis|dissertation|mémoire|thèse)(?: title)?(?=\s?:)|titre de (?:la |ma )?thèse|sujet(?: de (?:la |ma )?thèse)?|jury|rang|classement|rank(?:ed)?|c?gpa|moyenne(?: générale)?|overall grade|final grade|ucas points|(?:relevant )?coursework|modules)(?:\s?[:=]\s?|\s(?=[\d«"“]))[^\n,;()|]*\)?|(?<=[,;|\n][\s\uE000]?|\s[–—-]\s)(?:with (?:high(?:est)? |first[- ]class )?(?:honou?rs|distinction|merit)|mention\s?[«"“]?\s?(?:assez |très )?bien\s?[»"”]?|(?:magna |summa )?cum laude|major de promo(?:tion)?|(?:highest |high )?honou?rs|dean['’]?s['’]? list|\d+\s?\/\s?\d+ (?:e lode|cum laude)|avec (?:les )?félicitations(?: du jury)?)(?=[\s).,;|\n]|$)|(?<=^|[,;|\n(][\s\uE000]?)(?:en cours|in progress|ongoing)(?=[\s).,;|\n]|$)/giu;
/** « BSc at Acme University », « Master à l’Université… »: only behind a degree. */
const AT_SCHOOL =
  /\s(?:obtenue? (?:à|en|au) )?(?:avec (?:le |la |l['’])|au sein (?:du |de la |de l['’]|des )|chez |à l['’]|à la |à |au |at the |at |from (?:the )?)(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut)/gu;

/** « Relevant coursework: A, B, C »: the rest of its cell tells what was taught. */
const TAUGHT =
  /(?<=^|[,;(|\n.][\s\uE000]?|\s[–—-]\s)\(?(?:(?:relevant |main |key |selected |core )?(?:coursework|courses|modules|subjects|electives)|(?:principaux )?cours(?: principaux| suivis)?|modules(?: suivis)?|mati[èe]res(?: principales)?)\s?:[^\n]*/giu;

/** Stands for the space behind a comma where the type changes: it parts what the comma would leave together. */
export const TYPE_CHANGE = '\uE000';

/** « mention AB », « mention très honorable », « (2:1) », « (Distinction) », « (1er/24) »: how well it went. */
const GRADE =
  /(?:,\s|\s[–—-]\s|\s|^)(?:avec (?:la )?)?mention\s?:?\s?[«"“]?\s?(?:(?:assez |tr[èe]s )?bien|(?:tr[èe]s )?honorable|passable|excellente?|tb|ab|b)(?: (?:avec|et) (?:les )?f[ée]licitations(?: du jury)?)?\s?[»"”]?(?![\p{L}\d)])|\s?\((?:[^()]{0,20}\d\s?[:.,/]\s?\d[^()]{0,16}|[12]\.?[12]|\d{1,3}(?:[.,]\d+)?\s?%|(?:with )?(?:distinction|merit|(?:highest |high )?honou?rs|credit|pass|(?:non )?(?:d[ée]fendue?|soutenue?|obtenue?|valid[ée]e?)|en cours)|(?:first|second|upper second|lower second)[ -]class[^()]{0,20}|1st|\d{1,2}(?:e|er|ère|ème|th|nd|rd)\s?(?:\/|sur|of|out of)\s?\d+)\)/giu;

/** « Niveau Bac+3 : Bachelor … »: the level in front of the degree. */
const LEVEL = /^niveau (?:bac\s?\+\s?\d|[ivx]+|\d)\s?[:–-]\s?(?=\p{L})/iu;

/** « Diplômé en 2010 du … », « Titulaire d’un … »: the degree stands behind it. */
const GRADUATED =
  /^(?:dipl[oôö]m[ée]e?|titulaire|obtention|obtenu|validation|admise?|re[çc]ue?)\s*(?:en|in|le)?\s*(?:(?:du|des|de la|d['’]une?|d['’]un)\s+|de l['’]\s?)(?=\p{L})/iu;

export const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|•().–—\uE000»”½-]+/u, '')
    .replace(/^(?:2[:.][12]|1st|first[- ]class)\s(?=(?:BSc|BA|BEng|LLB|M\p{L}{1,3})(?!\p{L}))/iu, '')
    .replace(/^obtention (?:du|des|de la|de l['’]|d['’]une? )\s?/iu, '')
    .replace(/\sobtenue?(?:\sen)?$/iu, '')
    .replace(/^(?:au|à l['’]|à la|chez|at the)\s?(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut)/u, '')
    .replace(/[\s,;:|•(/–—-]+$/u, '')
    .replace(/(?<=\p{Ll}{4})(?<!Univ|Dipl|Spec|Tech|Dept|Inst)\.$/u, '')
    .replace(/(?<!,)\s(?:in|en|with|from|de|of|year|du|des|de la|de l['’]|à l['’]|à)$/iu, '')
    .trim();

/** « CY Tech (ex-EISTI) »: another name of the same school. */
const FORMER = /^(?:ex|anc|anciennement|formerly|now|devenue?|groupe)(?!\p{L})/iu;

const lastPart = (text: string): string => text.split(/[,\n\t|•·]|\s[–—-]\s/u).at(-1)!;

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
  if (bareLabelOf(text)) return [];
  const strong = joinNames(
    text
      .replace(GRADUATED, '')
      .replace(LEVEL, '')
      .replaceAll(TAUGHT, ' ')
      .replaceAll(ASIDE, ' ')
      .replaceAll(GRADE, ' ')
      .replaceAll(/\s?\(([^()]{3,80})\)/g, (whole, inner: string, at: number, all: string) =>
        isOnlyPlace(inner, fold(inner)) ||
        isPlace(inner) ||
        (isSchool(inner) && !FORMER.test(inner) && !isSchool(lastPart(all.slice(0, at))))
          ? `\n${inner}\n`
          : whole,
      )
      .split(SEPARATOR),
  );
  return strong.flatMap(({ text: whole, mark }) =>
    atSlash(whole)
      .flatMap((side) => atSchool(withoutTown(side)))
      .flatMap((part, at) =>
        behindSchool(part)
          .flatMap(splitCommas)
          .map((piece, index, all) => toPiece(piece, all[index - 1], index > 0 ? ',' : at > 0 ? AT : mark, row)),
      ),
  );
};

/** « Langues appliquées / Université de Marelle »: a school at one side of the stroke. */
const atSlash = (text: string): string[] => {
  const sides = text.split(' / ');
  return sides.length === 2 && isSchool(sides[0]!) !== isSchool(sides[1]!) ? sides.map(tidy) : [text];
};

/** « PACES à Caen »: the town behind what was studied. */
const withoutTown = (text: string): string => {
  const town = /\sà (\p{Lu}[\p{L}'’ -]{1,30})\.?$/u.exec(text);
  return town && !isSchool(town[1]!) && isOnlyPlace(town[1]!, fold(town[1]!)) ? text.slice(0, town.index) : text;
};

/** « Spécialisation IA » is no town of Iowa. */
export const NAMED_FIELD =
  /^(?:sp[ée]cialisation|sp[ée]cialit[ée]|option|mention|fili[èe]re|parcours|majeure?|mineure?|major|minor|concentration)\s/iu;

/** « Town, Country »: towns are too many to know, what stands behind the comma is not. */
const TOWN = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}, (\p{Lu}[\p{L} .-]+)$/u;

/** « Noisy-le-Sec », « Saint-Denis »: a town, known or not. */
export const FRENCH_TOWN =
  /^(?:(?:Saint|Sainte|St|Ste)[ -]\p{Lu}|\p{Lu}[\p{L}'’]+-(?:sur|sous|lès?|les?|la|de|du|des|en|aux?|d)-)[\p{L}'’ -]{1,40}$/u;

/** « Stanford, CA »: a town, though a school has its name. */
const IN_STATE = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2},? [A-Z]{2}$/u;

/** A country or a region and nothing else. */
const isWide = (text: string): boolean =>
  findPlaceNames(fold(text)).some(({ value, start, end }) => value !== 'city' && start === 0 && end === text.length);

export const isPlace = (text: string): boolean => {
  if (NAMED_FIELD.test(text) || (degreeAt(text) === 0 && text.includes(' '))) return false;
  if (FRENCH_TOWN.test(text) && !isSchool(text)) return true;
  if (IN_STATE.test(text) && STATE_CODES.has(text.slice(-2)) && !namesKindOfSchool(text)) return true;
  const behind = TOWN.exec(text)?.[1];
  return !isSchool(text) && (isOnlyPlace(text, fold(text)) || (behind !== undefined && degreeAt(text) === null && isWide(behind)));
};

/** « Lowell High School »: a school, where « High School Diploma » is a degree. */
const NAMED_SCHOOL = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:(?:senior|junior) )?(?:high|secondary|grammar|preparatory) school$/iu;

/** « Lycée ECS Moreau », « Institut des MP », « College of Graduate Studies »: words in the name of a school are no degree. */
const opensWithSchool = (text: string, at: number): boolean => {
  if (at > 0 && isSchool(text.slice(0, at)) && LINKED.test(text.slice(0, at).trim()) && !/\s(?:in|en)$/iu.test(text.slice(0, at).trim()))
    return true;
  if (at > 0 && NAMED_SCHOOL.test(text)) return true;
  const [first] = tokenize(fold(text));
  const [named] = tokenize(fold(text.slice(at)));
  return first !== undefined && at > 0 && SCHOOL_WORDS.has(first.word) && named !== undefined && named.word.length <= 4;
};

/** « High School Diploma in Chemistry »: the words of a degree name no school. */
const withoutDegree = (text: string): string => {
  const degree = degreeIn(text);
  return degree && !opensWithSchool(text, degree.start) ? `${text.slice(0, degree.start)} ${text.slice(degree.end)}` : text;
};

/** The mark of what « at », « à l’ » names: a school, whatever its words. */
const AT = 'at';

const toPiece = (text: string, before: string | undefined, mark: string, row: number): Piece => {
  const [at, school, place] = [degreeAt(text), isSchool(withoutDegree(text)) || mark === AT, isPlace(text)];
  return {
    text,
    degree: at !== null && !place && !KIND_OF_SCHOOL.test(text) && !(school && opensWithSchool(text, at)),
    school,
    place,
    behindSchool: !school && at === null && before !== undefined && isSchool(before) && !KIND_OF_SCHOOL.test(before),
    mark,
    look: null,
    row,
  };
};

const DASH = /^\s[–—-]\s?$/u;
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
    if (piece === '') continue;
    const last = pieces.at(-1);
    const name = last !== undefined && DASH.test(mark) && isSchool(last.text) && degreeAt(last.text) === null && degreeAt(piece) === null;
    if (name && (isSchool(piece) || (isPlace(piece) && cut.slice(index + 1).some((other) => tidy(other).startsWith(piece)))))
      last.text = `${last.text}${mark}${piece}`;
    else pieces.push({ text: piece, mark: mark.trim().replace(/^[—-]$/u, '–') });
  }
  return pieces;
};

/** « Master en gestion à l’École …», « Études au collège … », « Formation en design au Centre … »: the school behind its preposition. */
const atSchool = (text: string): string[] => {
  const studied = degreeAt(text) !== null;
  const cuts = [...text.matchAll(AT_SCHOOL)].map((match) => ({
    english: /at|from/.test(match[0]),
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));
  const learnt = cuts.filter(({ before }) => (studied ? degreeAt(before) !== null : STUDIES.test(before)));
  const cut =
    learnt.find(({ after }) => opensSchool(after)) ??
    learnt.find(({ after, english }) => english || isSchool(after.split(',')[0]!)) ??
    learnt.find(({ after }) => ORGANISATION_WORDS.has(tokenize(fold(after))[0]?.word ?? ''));
  return cut ? [cut.before, cut.after].map(tidy) : [text];
};

const STUDIES =
  /^(?:(?:d[ée]bute|suit|suivi) (?:une |d['’]une ))?(?:[ée]tudes?|[ée]tudiante?|[ée]l[èe]ve|student|scolarit[ée]|cursus|form\p{L}+|studies|studied|training)(?!\p{L})/iu;

export const opensSchool = (text: string): boolean => namesSchool(tokenize(fold(text))[0]?.word ?? '');

/** « Faculté des sciences de l’ », « College of »: a name goes on behind it. */
const LINKED = /(?:\s(?:de|du|des|de la|of|of the|in|en|for|et|and|&)|(?<!\p{L})[dl]['’])$/iu;

/** « Ph.D. Northvale University »: nothing but the letters of a degree stands before a name that its last word tells. */
const LETTERS =
  /^(?:(?:\p{Lu}\p{Ll}{0,2}\.){2,4}|\p{Lu}[\p{Lu}\p{Ll}]{0,2}\p{Lu}|Ph\.?D\.?|Masters?|Bachelors?|Licence|Doctorat)\s(?=\p{Lu})/u;
const NAME_OF_SCHOOL = /^(?:\p{Lu}[\p{L}’'.&-]+ ){1,5}(?:University|College|School|Institute|Academy|Polytechnic|Business School|Tech)$/u;

const lettersAndSchool = (text: string): string[] | null => {
  const letters = LETTERS.exec(text)?.[0];
  if (letters === undefined || degreeIn(text)?.start !== 0) return null;
  const rest = text.slice(letters.length);
  return NAME_OF_SCHOOL.test(rest.split(',')[0]!.trim()) && !isSubject(rest.split(' ')[0]!) && degreeAt(rest) === null
    ? [letters.trim(), rest]
    : null;
};

/** « Bachelor of Science in Physics University of Northvale »: a name that opens as universities do, behind what was studied. */
const UNIVERSITY =
  /\s(?=(?:University of|Universit(?:é|y|à|ät) d(?:e|es|u)|Universidad de|Universidade (?:de|do|da)|Università d(?:i|egli)|[ÉE]cole (?:d|n|s)|Lyc[ée]e|IUT de) ?['’]?\p{L})/u;

const fieldAndSchool = (text: string): string[] | null => {
  const at = degreeAt(text) === 0 ? text.search(UNIVERSITY) : -1;
  const before = at < 0 ? '' : text.slice(0, at);
  return before.includes(' ') && !/[,(]/u.test(before) && !LINKED.test(before) && !isSchool(before)
    ? [before, text.slice(at)].map(tidy)
    : null;
};

/** « Ingénieur ENSIMAG », « Chalmers University of Technology Master of Science »: a degree in capitals glued to the name of its school. */
const behindSchool = (text: string): string[] => {
  const apartFrom = lettersAndSchool(text) ?? fieldAndSchool(text);
  if (apartFrom) return apartFrom;
  const degree = degreeIn(text);
  const rest = degree?.start === 0 ? text.slice(degree.end) : '';
  if (/^[.)]?\s\p{Lu}/u.test(rest) && opensSchool(rest)) return [text.slice(0, degree!.end + rest.search(/\s/u)), rest].map(tidy);
  const at = degree?.start ?? 0;
  const before = text.slice(0, at).trim();
  const apart = before.includes(' ') && isSchool(before) && !/[,(]/u.test(before) && !LINKED.test(before);
  return apart && /^\p{Lu}/u.test(text.slice(at)) ? [before, text.slice(at)].map(tidy) : [text];
};

/** How somebody studied: neither a field nor a school. */
const STUDY_MODE =
  /^(?:(?:formation )?(?:à distance|en ligne|par correspondance|en alternance|en apprentissage|en formation (?:initiale|continue))|alternance|apprentissage|online|remote|distance learning|full[- ]time|part[- ]time)$/iu;

/** Universities of several towns, whose name is not whole without one. */
const CAMPUS =
  /^(?:The )?(?:University of (?:California|Illinois|Texas|Wisconsin|North Carolina|Maryland|Massachusetts|Colorado|Nebraska|Missouri|Tennessee|Michigan|Minnesota|Hawaii|Alaska|Nevada|Arkansas|Alabama)|California State University|(?:State|City) University of New York)$/u;

/** « Queen Mary, University of London »: a college of a university, by its name alone. */
const COLLEGE = /^(?:\p{Lu}[\p{L}'’.-]+)(?: (?:\p{Lu}[\p{L}'’.-]+|of|and|&)){0,4}$/u;

/** « Institut de l’image, du son et du multimédia »: no town, no field begins so. */
const NAME_GOES_ON = /^(?:et |and )?(?:(?:du|de|des|of)\s|d['’])/u;

/** Commas part a degree from a school or a place; other commas stay. */
const splitCommas = (text: string): string[] => {
  if (isPlace(text.replaceAll(TYPE_CHANGE, ' '))) return [tidy(text)];
  const cut = text
    .split(/,\s*/)
    .map((piece) => ({ text: tidy(piece), typed: piece.startsWith(TYPE_CHANGE) }))
    .filter((piece) => piece.text !== '' && !STUDY_MODE.test(piece.text));
  const pieces = cut.map((piece) => piece.text);
  const kept: string[] = [];
  const state = pieces.findIndex((piece, index) => index > 0 && STATE_CODES.has(piece));
  const town =
    state > 1 && (!isSchool(pieces[state - 1]!) || isSchool(pieces[0]!)) && degreeAt(pieces[state - 1]!) === null ? state - 1 : state;
  for (const [index, piece] of pieces.entries()) {
    if (state > 0 && (index === state || index === town)) continue;
    const last = kept.at(-1);
    if (last !== undefined && isSchool(last) && NAME_GOES_ON.test(piece)) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    if (last !== undefined && /^University of \p{Lu}/u.test(piece) && COLLEGE.test(last) && degreeAt(last) === null && !isSubject(last)) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    const campus = last !== undefined && CAMPUS.test(last) && !STATE_CODES.has(piece);
    if (
      campus &&
      (isOnlyPlace(piece, fold(piece)) ||
        (/^\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?$/u.test(piece) && !isSubject(piece) && degreeAt(piece) === null))
    ) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    if (last !== undefined && /^(?:and|et|&)\s/u.test(piece) && !isSchool(last)) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    const apart =
      last === undefined ||
      cut[index]!.typed ||
      isOnlyPlace(piece, fold(piece)) ||
      isOnlyPlace(last, fold(last)) ||
      isSchool(piece) !== isSchool(last) ||
      (degreeAt(piece) !== null) !== (degreeAt(last) !== null);
    if (apart) kept.push(piece);
    else kept[kept.length - 1] = `${last}, ${piece}`;
  }
  return kept;
};
