import { ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { STATE_CODES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { isCampusOf } from './campuses.ts';
import { isSubject, spells } from './names.ts';
import { isPlace } from './places.ts';
import { TYPE_CHANGE, tidy } from './tidy.ts';
import { LINKED, degreeAt, degreeIn, isSchool, namesKindOfSchool, opensSchool } from '../../text/studyWords.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { titleScore } from '../../text/workWords.ts';

/** « BSc at Acme University », « Master à l’Université… »: only behind a degree. */
const AT_SCHOOL =
  /\s(?:obtenue? (?:à|en|au) )?(?:avec (?:le |la |l['’])|au sein (?:du |de la |de l['’]|des )|chez |sur |à l['’]|à la |à |au |at the |at (?!Work(?!\p{L}))|by (?![Rr]esearch|[Cc]oursework|[Tt]hesis|[Dd]istance)(?:the )?|from (?:the )?|(?:went to|attended) (?:the )?)(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut|[ée]cole|facult[ée]|conservatoire|centre de formation|centre d['’])/gu;

/** « BEPC AU COLLÈGE … », « BTS INFORMATIQUE A ITEM MARELLE »: capitals go without accents. */
const IN_CAPITALS = /\p{Lu}{3} (?:A|À|AU|CHEZ|[AÀ] LA|[AÀ] L['’]) ?\p{Lu}{2}/u;
const AT_SCHOOL_IN_CAPITALS = new RegExp(AT_SCHOOL.source.replaceAll('à', '[àa]'), 'giu');

/** « Langues appliquées / Université de Marelle »: a school at one side of the stroke; « BFA / BA, … » are two degrees of one study, « …, Université de Marelle / Ensal » two schools. */
export const atSlash = (text: string): string[] => {
  const sides = text.split(/ \/ (?![^()]*\))/u);
  const joint = sides.some((side) => isSchool(side) && degreeAt(side) !== null);
  return sides.length === 2 && !joint && !sides.every((side) => degreeAt(side) === 0) && isSchool(sides[0]!) !== isSchool(sides[1]!)
    ? sides.map(tidy)
    : [text];
};

/** « Washington University in St. Louis », « American University in Cairo »: names that would be others’ without their town. */
export const NEEDS_TOWN = /(?:^|,\s)(?:The )?(?:Washington|American|British|German|French) University$/u;

/** « PACES à Caen »: the town behind what was studied. */
export const withoutTown = (text: string): string => {
  const town = /\s(?:à|in) (\p{Lu}[\p{L}'’ -]{1,30})\.?$/u.exec(text);
  return town && !NEEDS_TOWN.test(text.slice(0, town.index)) && !isSchool(town[1]!) && isOnlyPlace(town[1]!, fold(town[1]!))
    ? text.slice(0, town.index)
    : text;
};

/** « à l’ABC de Marelle », « au Cnef »: a name, whatever it says. */
const NAME_BEHIND = /^\p{Lu}[\p{L}\d.&’'-]+/u;

/** « State University of Harlow » in front of « at Brockton »: the town that its name ends with. */
const OF_CAMPUSES = /(?<!\p{L})University(?: of(?: \p{Lu}[\p{L}.'’-]+){1,3})?$/u;

/** « Master en gestion à l’École …», « Études au collège … », « Formation en design au Centre … »: the school behind its preposition. */
export const atSchool = (text: string): string[] => {
  const studied = degreeAt(text) !== null;
  const cuts = [...text.matchAll(IN_CAPITALS.test(text) ? AT_SCHOOL_IN_CAPITALS : AT_SCHOOL)]
    .map((match) => ({
      english: /at|by|from|went/i.test(match[0]),
      linked:
        /l['’]|la|au|avec|chez|sein/i.test(match[0]) ||
        (!/sur/i.test(match[0]) && /^\p{Lu}{3}/u.test(text.slice(match.index + match[0].length))),
      host: /chez/i.test(match[0]),
      before: text.slice(0, match.index),
      after: text.slice(match.index + match[0].length),
    }))
    .filter(({ before, after }) => !OF_CAMPUSES.test(before) || isSchool(after.split(',')[0]!));
  const learnt = cuts.filter(({ before }) => (studied ? degreeAt(before) !== null : STUDIES.test(before)));
  const inSchool = studied ? IN_SCHOOL.exec(text) : null;
  const within = inSchool && / in /u.test(text.slice(0, inSchool.index)) && !isSchool(text.slice(0, inSchool.index)) ? inSchool : null;
  const cut =
    cuts.find(({ after, english }) => !studied && english && opensSchool(after)) ??
    cuts.find(({ before, after, english }) => !studied && english && before.includes(' ') && isSchool(after.split(/,| in /u)[0]!)) ??
    cuts.find(({ before, after, host }) => !studied && host && before.includes(' ') && NAME_BEHIND.test(after) && !WORKED.test(before)) ??
    learnt.find(({ after }) => opensSchool(after)) ??
    cuts.find(({ before, after }) => !studied && before.includes(' ') && opensSchool(after) && !isSchool(before) && !WORKED.test(before)) ??
    learnt.find(({ after, english }) => english || isSchool(after.split(',')[0]!)) ??
    learnt.find(({ before, after }) => !AT_WORK.test(before) && ORGANISATION_WORDS.has(tokenize(fold(after))[0]?.word ?? '')) ??
    cuts.find(
      ({ before, after, english }) =>
        !studied &&
        english &&
        !isSchool(before) &&
        before.split(' ').length <= 6 &&
        NAME_BEHIND.test(after) &&
        !WORKED.test(before) &&
        !isPlace(after),
    ) ??
    learnt.find(({ after }) => {
      const [name, town] = after.split(', ');
      return town !== undefined && NAME_BEHIND.test(name!) && isPlace(town) && !isPlace(name!);
    }) ??
    learnt.find(
      ({ before, after, linked }) =>
        linked && !AT_WORK.test(before) && NAME_BEHIND.test(after) && !isPlace(after.split(/[,(]/u)[0]!.trim()),
    );
  if (!cut && within) return [text.slice(0, within.index), text.slice(within.index + 4)].map(tidy);
  return cut ? [cut.before, cut.after].map(tidy) : [text];
};

/** « Bachelor in Botany in Harlow University »: behind a second « in », the school. */
const IN_SCHOOL =
  /\sin (?=(?:the )?\p{Lu}[\p{L}'’.-]*(?: (?!in )[\p{L}'’.-]+){0,3} (?:[Uu]niversity|[Cc]ollege|[Ss]chool|[Ii]nstitute|[Pp]olytechnic|[Aa]cademy)(?!\p{L}))/u;

/** « En alternance chez … »: an employer. */
const WORKED =
  /(?<!\p{L})(?:alternance|apprentie?s?|apprentissage|stages?|stagiaire|emploi|travail|contrat|intern(?:ship)?|work)(?!\p{L})/iu;

/** « … en apprentissage à l’Atelier Morvan »: what stands behind is where somebody worked meanwhile. */
const AT_WORK = /(?<!\p{L})(?:alternance|apprentissage|stage|internship|apprenticeship)$/iu;

const STUDIES =
  /^(?:(?:d[ée]bute|suit|suivi) (?:une |d['’]une ))?(?:[ée]tudes?|[ée]tudiante?|[ée]l[èe]ve|student|scolarit[ée]|cursus|form\p{L}+|studies|studied|training)(?!\p{L})/iu;

/** « Ph.D. Northvale University »: nothing but the letters of a degree stands before a name that its last word tells. */
const LETTERS =
  /^(?:(?:\p{Lu}\p{Ll}{0,2}\.){2,4}|\p{Lu}[\p{Lu}\p{Ll}]{0,2}\p{Lu}|Ph\.?D\.?|Masters?|Bachelors?|Licence|Doctorat)\s(?=\p{Lu})/u;
const NAME_OF_SCHOOL =
  /^(?:\p{Lu}[\p{L}’'.&-]+ ){1,5}(?:(?:University|College|School|Institute|Academy|Polytechnic|Business School|Tech)|(?:School|College|Institute|Academy) of \p{Lu}[\p{L} &]+)$/u;

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
  /\s(?=(?:University of|Universit(?:é|y|à|ät) d(?:e|es|u)|Universidad de|Universidade (?:de|do|da)|Università d(?:i|egli)|[ÉE]cole (?:d|n|s)|Lyc[ée]e|Coll[èe]ge(?=\s\p{Lu})|Universit[ée](?=\s\p{Lu})|Institut(?=\s(?:\p{Lu}|d|sup|nat))|Facult[ée](?=\sd)|IUT de|LP(?=\s\p{Lu})) ?['’]?\p{L})/u;

/** « MSc Economics Northvale University »: the word in front of the kind of school is its name, with what names of towns open with. */
const NAMED_UNIVERSITY =
  /\s(?=(?:(?:New|San|Santa|Saint|St\.?|North|South|East|West|Northern|Southern|Eastern|Western|Los|Royal|Johns|Carnegie) )?(\p{Lu}[\p{L}’'.-]+) (?:(?:State|Technical|National|Business|Community|Junior) )?(?:University|College|Polytechnic|High School)(?![\p{L}'’]| of))/u;

const namedUniversity = (text: string): number => {
  const match = NAMED_UNIVERSITY.exec(text);
  return match && !isSubject(match[1]!) && !SCHOOL_ADJECTIVE.test(match[1]!) ? match.index : -1;
};

/** « Technical University », « Engineering College »: no name of its own stands in front of it. */
const SCHOOL_ADJECTIVE =
  /^(?:Technical|State|National|International|Medical|Open|Community|Junior|Senior|Central|Federal|Catholic|Graduate)$/u;

const fieldAndSchool = (text: string): string[] | null => {
  const opening = degreeAt(text) === 0 ? text.search(UNIVERSITY) : -1;
  const at = opening < 0 && degreeAt(text) === 0 ? namedUniversity(text) : opening;
  const before = at < 0 ? '' : text.slice(0, at);
  return before.includes(' ') && !/[,(]/u.test(before) && !LINKED.test(before) && !isSchool(before)
    ? [before, text.slice(at)].map(tidy)
    : null;
};

/** « Harlow School 9 GCSEs », « … three A Levels »: how many of them. */
const COUNT = /(?<=\s)(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s?x)?\s$/iu;

/** « Préparation d’une thèse … »: what is done for a degree, in front of it. */
const PREPARED = /^(?:pr[ée]paration|obtention|pr[ée]pare) (?:(?:de |du |d['’])(?:la |l['’]|une? )?|une? |la |le )$/iu;

/** « Ingénieur ENSIMAG », « Chalmers University of Technology Master of Science »: a degree in capitals glued to the name of its school. */
export const behindSchool = (text: string): string[] => {
  const apartFrom = lettersAndSchool(text) ?? fieldAndSchool(text) ?? tradeAndSchool(text) ?? nameAndTown(text);
  if (apartFrom) return apartFrom;
  const degree = degreeIn(text);
  const opens = degree !== null && (degree.start === 0 || PREPARED.test(text.slice(0, degree.start)));
  const rest = opens ? text.slice(degree.end) : '';
  if (/^[.)]?\s\p{Lu}/u.test(rest) && opensSchool(rest)) return [text.slice(0, degree!.end + rest.search(/\s/u)), rest].map(tidy);
  const at = text.slice(0, degree?.start ?? 0).replace(COUNT, '').length;
  const before = text.slice(0, at).trim();
  const apart = before.includes(' ') && isSchool(before) && !/[,(]/u.test(before.replaceAll(/\([^()]*\)/gu, '')) && !LINKED.test(before);
  return apart && (/^\s?[\p{Lu}\d]/u.test(text.slice(at)) || STAYED.test(text.slice(at))) ? [before, text.slice(at)].map(tidy) : [text];
};

/** « … exchange program »: what somebody did at the school in front of it. */
const STAYED = /^\s?(?:exchange|[ée]change|study abroad|semest(?:er|re)|visiting)(?!\p{L})/iu;

/** What a school is called by, in front of its name. */
const KIND_OPENS =
  /\s(?=(?:Instituts?|[ÉE]coles?|Universit[ée]|Lyc[ée]e|Coll[èe]ge|CFA|IUT|IFSI|GRETA|Greta|AFPA|CNAM|Campus|Academy|University of)\s\p{Lu})/u;

/** « Initiation comptabilité AFPA », « BEP Vente ORFA Brive »: capitals that name a school behind what was studied, their town behind them. */
const TAIL = /^([^,()]*\p{Ll}{3})\s((?:\p{Lu}{3,}[/-])*\p{Lu}{3,}(?:\s\p{Lu}\p{Ll}[\p{L}-]*)?)$/u;

/** « BEP Vente ZKVA Nîmes », « Brevet des collèges Tardel Nîmes »: a name that nothing knows between what was studied and a known town. */
const NAME_AND_TOWN = /^(\S.*\p{Ll}{3}\S*)\s((\p{Lu}{3,6}|\p{Lu}\p{Ll}{3,})\s(\p{Lu}\p{Ll}[\p{L}-]+))$/u;
const nameAndTown = (text: string): string[] | null => {
  const [, before = '', school = '', name = '', town = ''] = NAME_AND_TOWN.exec(text) ?? [];
  const degree = degreeIn(text);
  const named = before.includes(' ') && degree?.start === 0 && degree.end <= before.length && isOnlyPlace(town, fold(town));
  if (!named || /[,(]/u.test(before) || LINKED.test(before) || isSchool(before) || isSubject(name) || spells(name, before)) return null;
  return isOnlyPlace(name, fold(name)) || skillIdsOf(name).length > 0 || findPlaceNames(fold(school)).some(({ start }) => start === 0)
    ? null
    : [before, school].map(tidy);
};

/** « Secrétaire médicale Institut Harlow », « Développeur web Simplon »: a trade that was learnt, glued to the name of its school. */
const tradeAndSchool = (text: string): string[] | null => {
  const tail = TAIL.exec(text);
  if (
    tail &&
    (degreeAt(text) === 0 || /\s\p{Ll}{4}/u.test(tail[1]!)) &&
    isSchool(tail[2]!) &&
    !spells(tail[2]!, tail[1]!) &&
    !isSchool(tail[1]!) &&
    (degreeIn(text)?.end ?? 0) <= tail[1]!.length &&
    !LINKED.test(tail[1]!)
  )
    return [tail[1]!, tail[2]!].map(tidy);
  const kind = text.search(KIND_OPENS);
  const last = text.lastIndexOf(' ');
  const named = last > 0 && !namesKindOfSchool(text.slice(last)) && opensSchool(text.slice(last + 1));
  const at = kind > 0 ? kind : named ? last : -1;
  const before = at < 0 ? '' : text.slice(0, at).trim();
  const trade = /[ -]/u.test(before) && !/[,(]/u.test(before) && !LINKED.test(before) && !isSchool(before) && titleScore(fold(before)) >= 3;
  return trade && degreeAt(text) === null ? [before, text.slice(at)].map(tidy) : null;
};

/** How somebody studied: neither a field nor a school. */
const STUDY_MODE =
  /^(?:by |via )?(?:(?:formation )?(?:à distance|en ligne|par correspondance|en alternance|en apprentissage|en formation (?:initiale|continue))|alternance|apprentissage|online|remote|distance learning|full[- ]time|part[- ]time)$/iu;

/** « B.Mus. », « Master »: behind it stands what was studied. */
const isBareDegree = (text: string): boolean => {
  const degree = degreeIn(text);
  return degree?.start === 0 && /^\W*$/u.test(text.slice(degree.end));
};

/** « Queen Mary, University of London »: a college of a university, by its name alone. */
const COLLEGE = /^(?:\p{Lu}[\p{L}'’.-]+)(?: (?:\p{Lu}[\p{L}'’.-]+|of|and|&)){0,4}$/u;

/** « Institut de l’image, du son et du multimédia », « Tecnológico de Brava, Campus Sur »: no town, no field begins so. */
const NAME_GOES_ON = /^(?:et |and )?(?:(?:du|de|des|of)\s|d['’])/u;
/** « School of Music », « Faculté de droit »: what such a name tells may be a list, « …, Dance and Drama ». */
const SCHOOL_OF =
  /(?<!\p{L})(?:Faculty|School|College|Department|Institute|Facult[ée]|UFR|[ÉE]cole) (?:of|for|de|des|du|d['’]) ?[\p{L}\s]+$/u;
const END_OF_LIST = /^[\p{L}-]+(?: [\p{L}-]+)? (?:and|et|&) [\p{L}-]+(?: [\p{L}-]+)?(?: \(\p{Lu}+\))?$/u;
const CAMPUS_NAME = /^campus (?:de |d['’]|of )?\p{Lu}/iu;

const goesOn = (school: string, piece: string): boolean =>
  NAME_GOES_ON.test(piece) || (SCHOOL_OF.test(school) && END_OF_LIST.test(piece) && !isSchool(piece) && degreeAt(piece) === null);

/** « Lowell High School »: a school, where « High School Diploma » is a degree. */
export const NAMED_SCHOOL = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:(?:senior|junior) )?(?:high|secondary|grammar|preparatory) school$/iu;

/** « BSc (Hons, Joint) History »: the commas of brackets part nothing. */
const COMMA_INSIDE = '\uE002';
const splitOutsideBrackets = (text: string): string[] =>
  text
    .replaceAll(/\([^()]*\)/g, (bracket) => bracket.replaceAll(',', COMMA_INSIDE))
    .split(/,\s*/)
    .map((part) => part.replaceAll(COMMA_INSIDE, ','));

/** « Denby, TX. », « Sion, VS »: the letters of a state, or any two behind a known town. */
const isStateBehind = (piece: string, before: string): boolean =>
  STATE_CODES.has(piece.replace(/\.$/u, '')) || (/^[A-Z]{2}$/.test(piece) && isOnlyPlace(before, fold(before)));

/** « CHU de Marelle »: where doctors learn. */
const HOSPITAL = /^(?:CHR?U|Centre hospitalier|H[ôo]pital)(?!\p{L})/u;

/** Commas part a degree from a school or a place; other commas stay. */
export const splitCommas = (text: string): string[] => {
  const written = text.replaceAll(TYPE_CHANGE, ' ');
  if (isPlace(written)) return [tidy(written)];
  const cut = splitOutsideBrackets(text)
    .map((piece) => ({ text: tidy(piece), typed: piece.startsWith(TYPE_CHANGE) }))
    .filter((piece) => piece.text !== '' && !STUDY_MODE.test(piece.text));
  const pieces = cut.map((piece) => piece.text);
  const kept: string[] = [];
  const state = pieces.findIndex((piece, index) => index > 0 && isStateBehind(piece, pieces[index - 1]!));
  const town =
    state > 1 && (!isSchool(pieces[state - 1]!) || isSchool(pieces[0]!)) && degreeAt(pieces[state - 1]!) === null ? state - 1 : state;
  for (const [index, piece] of pieces.entries()) {
    if (state > 0 && (index === state || index === town)) continue;
    const last = kept.at(-1);
    if (piece === last) continue;
    if (last !== undefined && ((isSchool(last) && goesOn(last, piece)) || (CAMPUS_NAME.test(piece) && degreeAt(last) === null))) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    if (
      last !== undefined &&
      /^University of \p{Lu}/u.test(piece) &&
      COLLEGE.test(last) &&
      degreeAt(last) === null &&
      !isSubject(last) &&
      !isBareDegree(kept.at(-2) ?? '')
    ) {
      kept[kept.length - 1] = `${last}, ${piece}`;
      continue;
    }
    if (last !== undefined && isCampusOf(last, piece)) {
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
      NAMED_SCHOOL.test(piece) ||
      HOSPITAL.test(piece) ||
      isOnlyPlace(piece, fold(piece)) ||
      isPlace(piece) ||
      isOnlyPlace(last, fold(last)) ||
      isSchool(piece) !== isSchool(last) ||
      (degreeAt(piece) !== null) !== (degreeAt(last) !== null);
    if (apart) kept.push(piece);
    else kept[kept.length - 1] = `${last}, ${piece}`;
  }
  return kept;
};
