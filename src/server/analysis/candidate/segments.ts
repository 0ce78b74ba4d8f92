import { CONTRACT_PHRASES } from '../lexicon/contracts.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../lexicon/jobTitles.ts';
import { KNOWN_EMPLOYERS, LEGAL_FORMS, ORGANISATION_WORDS } from '../lexicon/organisations.ts';
import { STATE_CODES } from '../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { cutAtMarks, type Type, unmarked } from '../text/typed.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { bareLabelOf, entryLabelOf } from './entryLabels.ts';
import { isOnlyPlace } from './places.ts';
import { skillIdsOf } from './skills.ts';

/** A piece of an entry's head between two separators, with what speaks for a title and for an employer. */
export interface Segment {
  text: string;
  title: number;
  company: number;
  place: boolean;
  contract: boolean;
  bold: boolean;
  /** Number of its face, size and colour; null where the format does not tell. */
  look: number | null;
  /** Which header row it stands in. */
  row: number;
  /** In the last of several cells: how many rows below the date; left out elsewhere. */
  slot?: number;
  /** After a comma behind a title: « Vice President, Leveraged Finance », or the employer. */
  afterTitle?: boolean;
  /** Behind a comma. */
  behindComma?: boolean;
  /** Behind a dash. */
  dashed?: boolean;
}

const employers = makeTrie(KNOWN_EMPLOYERS.map((name) => [name, true] as const));
const contracts = makeTrie(CONTRACT_PHRASES.map((name) => [name, true] as const));

/** French words that open a title and never close one: « Main Stage » is no training. */
const OPENS_TITLE: ReadonlySet<string> = new Set('stage alternance apprentissage aide'.split(' '));

/** « Oncologist », « néphrologue », « warehouseman »: endings that only trades have. */
const TRADE_ENDING =
  /.{3}(?:ologist|ologue|ographer|ographe|iatrist|iatre)$|(?:warehouse|stores?|service|repair|trades|crane|crafts|camera|stock)(?:man|woman|person)$|book(?:bind|sell)er$/u;

/** « Professeur (des 4e, 3e et 2de) »: what a bracket adds makes a title no longer. */
const isLong = (folded: string): boolean =>
  folded
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word !== '').length > 12;

/** « QA Consulting », « Chef Solutions », « Student Consultancy »: how firms end their names, and no title. */
const FIRM_ENDING =
  /^(?!.*(?<!\p{L})(?:of|de|du|for|en|senior|junior|lead|head)(?!\p{L})).* (?:consulting|consultancy|technologies|associates|holdings?|labs|studios|agency|magazine)$/u;

/** Evidence that a folded text is a job title. */
export const titleScore = (folded: string): number => {
  const words = folded.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
  const parts = words.flatMap((word) => [word, ...word.split(/['-]/)]);
  const heads = parts.filter((word, index) => TITLE_HEADS.has(word) && (index === 0 || !OPENS_TITLE.has(word))).length;
  if (heads === 0) return parts.some((word) => TRADE_ENDING.test(word)) ? 3 : 0;
  while (words.length > 1 && /^(?:i{1,3}|iv|v|f|h)$/.test(words.at(-1)!)) words.pop();
  const last = words.at(-1)!;
  if (words.length <= 3 && FIRM_ENDING.test(words.join(' '))) return 1;
  const atEdge =
    TITLE_HEADS.has(words[0]!) || TITLE_HEADS.has(words[0]!.split('-')[0]!) || (TITLE_HEADS.has(last) && !OPENS_TITLE.has(last));
  const qualified = parts.some((word) => TITLE_QUALIFIERS.has(word));
  return (atEdge ? 3 : 2) + (qualified ? 1 : 0) - (words.length > 12 && isLong(folded) ? 3 : 0);
};

/** Evidence that a text is the name of an organisation. */
export const companyScore = (text: string, folded: string): number => {
  const tokens = tokenize(folded);
  if (tokens.length === 0) return 0;
  let score = 0;
  const isMeant = ({ word, end }: { word: string; end: number }): boolean => word !== 'spa' || end === tokens.at(-1)!.end;
  const legal = tokens.some((token) => LEGAL_FORMS.has(token.word) && tokens.length > 1 && text[token.end] !== '-' && isMeant(token));
  if (legal) score += 4;
  const known = matchAll(employers, tokens)[0];
  if (known && (known.after - known.first) * 2 >= tokens.length) score += 4;
  if (tokens.some((token) => ORGANISATION_WORDS.has(token.word) && isMeant(token))) score += 2.5;
  if (tokens.length <= 3 && /^[\p{Lu}\d&' .-]+$/u.test(text) && /\p{Lu}{2}/u.test(text)) score += 0.5;
  return score - (tokens.length > 10 ? 3 : 0);
};

const STRONG =
  /\n|\t|\s{3,}|(?<=\p{Ll}{5}|\p{Ll}\)|\p{L}\s\p{Lu}\))\.\s(?=\p{Lu})|\s*[|•·●▪■○◦‣]\s*|\s[–—―－-]\s|\s[–—](?=\S)|(?<=\S)[–—]\s|\s?:\s|\s?;\s|\s\/\/?\s|\s(?:=+>|-+>|→|➔|»|[<>~.])\s/gu;
const EMPLOYED =
  /\s(?:chez|at|au sein (?:de la|du|de|des)|pour le compte (?:de la|du|de|des)|(?:pour|dans) (?:la soci[ée]t[ée]|l['’]entreprise)|(?:(?:work|working) )?for the (?:company|firm))\s|\sau sein d(?:e l)?['’]|\s?@\s?/giu;

/** « à l’ESIS », « au CHU Nord »: a name behind a preposition that towns and tasks have too. */
const PLACED = /\s(?:à la|au|à l['’]|dans (?:la|le|l['’]))\s?(?=\p{Lu})|\s(?:à|au|chez|dans|at|in)\s?(?=\p{Lo})/u;
/** « à l’université Alpha », « dans une école Alpha »: behind it a kind of organisation, then a name. */
const KIND_PLACED = /\s(?:à la|au|à|à l['’]|dans (?:la|le|l['’]|une?))\s?(?=\p{L}{4,}\s(?:de |du |d['’])?\p{Lu})/gu;

/** The same at the start of a row: « au Collège Saint-Elme ». */
const OPENING = /^\s*(?:(?:[àÀ] la|[aA]u|[dD]ans l[ae])\s|(?:[àÀ]|[dD]ans) l['’]\s?)(\p{Lu}.*)$/u;

/** « Ashby University at Tirley »: the town of an organisation that has others. */
const OF_TOWN = /\p{L}\sat\s\p{Lu}[^|,;]*$/u;

const isOrganisation = (text: string): boolean => titleScore(fold(text)) === 0 && companyScore(text, fold(text)) >= 2.5;

/** Text cut where an employer is announced. */
const splitEmployed = (text: string): string[] => {
  const cut = text.split(EMPLOYED);
  const pieces = cut.length === 2 && OF_TOWN.test(text) && isOrganisation(cut[0]!) ? [text] : cut;
  const opening = pieces.length === 1 ? OPENING.exec(text) : null;
  if (opening && companyScore(opening[1]!, fold(opening[1]!)) >= 2) return ['', opening[1]!];
  const ofKind = [...text.matchAll(KIND_PLACED)].find(({ index, 0: mark }) => {
    const name = text.slice(index + mark.length).split(',')[0]!;
    return companyScore(name, fold(name)) >= 2;
  });
  const placed = pieces.length === 1 ? (PLACED.exec(text) ?? ofKind) : null;
  const [before, after] = placed ? [text.slice(0, placed.index), text.slice(placed.index + placed[0].length)] : ['', ''];
  return titleScore(fold(before)) >= 2 && titleScore(fold(after)) < 3 ? [before, after] : pieces;
};

/** Dots or dashes that lead the eye to the right margin, where a place or a date stands. */
const LEADERS = /\s*[-_.…·]{4,}\s*/u;

/** « Senior SE », « Staff SWE, Senior SWE »: a rank makes an acronym a title. */
const RANKED_ACRONYM =
  /^(?:senior|junior|staff|principal|lead|sr\.?|jr\.?|research)\s\p{Lu}{2,5}\d?(?:,\s(?:senior|junior|staff|principal|lead)\s\p{Lu}{2,5}\d?)*$/iu;
const RANKED = /^(?:senior|junior|staff|principal|lead)\s/iu;

const titleOf = (text: string): number => (RANKED_ACRONYM.test(text) ? 3 : titleScore(fold(text)));

const describe = (text: string, row: number, bold: boolean, employed: boolean): Segment => {
  const folded = fold(text);
  const tokens = tokenize(folded);
  const contractWords = matchAll(contracts, tokens).reduce((sum, { first, after }) => sum + after - first, 0);
  const title = employed || folded === 'head office' ? 0 : titleOf(text);
  return {
    text,
    title,
    company: companyScore(text, folded) + (employed ? 6 : 0),
    place: title < 3 && isOnlyPlace(text, folded),
    contract: tokens.length > 0 && contractWords === tokens.length,
    bold,
    look: null,
    row,
  };
};

/** « Stage de 6 mois », « Vendeuse en CDD »: how long, and the contract. */
const TIMED = /(?<=\p{L})\s(?:(?:de|pendant|for)\s\d{1,2}\s(?:mois|semaines?|ans?|months?|weeks?|years?)|en\s(?:CDI|CDD|int[ée]rim))$/iu;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:[\s,;:|•·()\]–—―\-/>#*]|\.(?!net(?!\p{L})))+/iu, '')
    .replace(/[\s,;:|•·([–—―\-/<]+$/u, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .replace(TIMED, '')
    .trim();

/** « CDI infirmière »: the contract is no part of the title. */
const CONTRACT_BEFORE = /^\s*(?:CDI|CDD|CDI de nuit|int[ée]rim)\s(?:de\s|en\s)?(?=\p{L}{4})/u;

/** « Alpha (Abingdon, Royaume-Uni) »: a place, its country named last. */
const PLACE_BEHIND = /\s\(([^()]+)\)\.?\s*$/u;

/** « chez Alpha à Lyon. », « Alpha (projet de formation des agents) »: the town behind the employer, what is told of it. */
export const withoutTown = (text: string): string => {
  const inner = PLACE_BEHIND.exec(text)?.[1]?.split(',').at(-1)?.trim();
  return text
    .replace(inner && isOnlyPlace(inner, fold(inner)) ? PLACE_BEHIND : /\s\(\p{Ll}[^()]{20,}\)\.?\s*$/u, '')
    .replace(/\s(?:à|in)\s\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*\.?\s*$/u, '');
};

/** A few words that begin with a capital, as the name of a town. */
const isName = (text: string, most: number): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)*$/u.test(text) && text.split(' ').length <= most;

/** « Network team », « Department of Physics »: a part of an employer. Folded. */
export const UNIT =
  /(?<!\p{L})(?:teams?|department|departement|dept|division|unit|office|program(?:me)?|faculty|section|equipe|service|pole|direction|desk)(?!\p{L})/u;

/** « Alpha, éditeur de logiciels », « Alpha, software for hotels »: what is told of an employer, without a name. */
const IS_TOLD = /^(?!(?:de|du|des|d|et|and|of|la|le|les|l|in|for|à|au|aux)(?!\p{L}))\p{Ll}[^\p{Lu}]*\s[^\p{Lu}]*$/u;

/** Whether what follows a comma is another fact and not the same one going on. */
const splitCommas = (whole: string, row: number, bold: boolean, employed: boolean): Segment[] => {
  const text = employed ? withoutTown(whole) : whole.replace(CONTRACT_BEFORE, '');
  const pieces = text
    .split(/,\s+(?![^(]*\))/)
    .map(tidy)
    .filter((piece) => piece !== '');
  if (pieces.length < 2 || isOnlyPlace(tidy(text), fold(tidy(text)))) return [describe(tidy(text), row, bold, employed)];
  const read = pieces.map((piece, index) => {
    const segment = describe(piece, row, bold, employed && index === 0);
    const town = index > 0 && STATE_CODES.has(pieces[index + 1] ?? '');
    return { ...segment, place: segment.place || town || (index > 0 && STATE_CODES.has(piece)) };
  });
  const segments: Segment[] = [];
  for (const piece of read) {
    const last = segments.at(-1);
    if (last && last.title < 2 && !last.place && IS_TOLD.test(piece.text) && (last.company >= 2 || piece.company >= 2)) continue;
    const suffix = last && /^(?:inc|llc|ltd|corp|co|sa|sas|sarl|plc|llp|gmbh)\.?$/i.test(piece.text);
    const part = last !== undefined && UNIT.test(fold(last.text));
    const town =
      last &&
      !suffix &&
      !part &&
      last.company >= 2.5 &&
      last.company > last.title &&
      piece.company === 0 &&
      piece.title === 0 &&
      isName(piece.text, 3);
    const goesOn = last && last.title >= 3 && /^[^\p{Lu}\d]+$/u.test(piece.text) && piece.company < 2 && !piece.place && !piece.contract;
    const apart =
      !last ||
      town ||
      (!suffix &&
        !goesOn &&
        (piece.place ||
          last.place ||
          piece.contract ||
          last.contract ||
          (part && /^the /u.test(last.text)) ||
          last.title > last.company !== piece.title > piece.company ||
          (last.company === 0 && piece.company >= 2.5 && last.title > 0) ||
          (last.title === 0 && piece.title === 0 && piece.company === 0 && (isName(piece.text, 3) || /^\p{Ll}/u.test(piece.text))) ||
          (last.title >= 3 && piece.company === 0 && piece.title === 0)));
    if (apart)
      segments.push(
        town
          ? { ...piece, place: true, behindComma: true }
          : { ...piece, behindComma: last !== undefined, afterTitle: last !== undefined && last.title >= 3 && !piece.place },
      );
    else segments[segments.length - 1] = describe(`${last.text}, ${piece.text}`, row, bold, employed);
  }
  return segments;
};

/** Marks that may stand inside one fact: « First mate - Tour guide », « Frontend / Backend developer », « Alpha / Beta ». */
const SOFT = /^\s+[–—-]\s+$|^\s+\/\s+$/u;

const DASHED = /^\s+[–—-]\s+$/u;

/** « - réseau IP », « - Projet Alpha » behind a title: more of it, where the employer stands elsewhere. A lone name may be a town. */
const extendsTitle = ({ text, company, place, contract }: Segment): boolean =>
  company < 2 && !place && !contract && (/^\p{Ll}/u.test(text) || text.includes(' '));

/** Whether the pieces on both sides of a soft mark say one thing: two titles, or for a stroke two things of one kind. */
const isOneFact = (before: string, mark: string, behind: string): boolean => {
  const [one, other] = [before, behind].map((text) => describe(tidy(text), 0, false, false)) as [Segment, Segment];
  if (one.text === '' || other.text === '' || one.contract || other.contract) return false;
  if (one.title >= 3 && other.title >= 3) return one.title > one.company && other.title > other.company;
  if (!mark.includes('/')) return false;
  if (behind.includes(',') && Math.max(one.title, other.title) >= 3) return one.company < 2 && other.company < 2 && !one.place;
  return one.title < 2 && other.title < 2 && one.place === other.place && one.company >= 2 === other.company >= 2;
};

/** « (Station Velmar – Lodre) »: a dash inside brackets parts nothing. */
const BROKEN_BRACKET = /\([^()]*$/u;

/** Text cut at its strong separators, but for the soft ones inside one fact. */
const splitStrong = (text: string): { text: string; dashed: boolean }[] => {
  const pieces: { text: string; dashed: boolean }[] = [];
  let from = 0;
  let glue = '';
  const add = (piece: string) => {
    const last = pieces.at(-1);
    const bracketed = last !== undefined && DASHED.test(glue) && BROKEN_BRACKET.test(last.text) && /^[^()]*\)/.test(piece);
    if (last !== undefined && (bracketed || (SOFT.test(glue) && isOneFact(last.text, glue, piece))))
      pieces[pieces.length - 1] = { ...last, text: last.text + glue + piece };
    else pieces.push({ text: piece, dashed: DASHED.test(glue) });
  };
  for (const match of text.matchAll(STRONG)) {
    add(text.slice(from, match.index));
    glue = match[0];
    from = match.index + glue.length;
  }
  add(text.slice(from));
  return pieces;
};

/** « Currently working as a Tester in Acme Ltd ». */
const WORKED =
  /^\W{0,3}(?:(?:i )?(?:am |was |have )?(?:currently |presently )?(?:working|worked|employed|been working) as (?:an? |the )?|(?:j['’](?:ai|étais) )?(?:actuellement )?(?:travaill[ée]e? |employ[ée]e? )?(?:comme|en tant que?) (?:une? )?|(?:poste|emploi) (?:de |d['’])(?!\p{Lu}))/iu;

/** « "Étude de la corrosion des alliages" »: the subject of a thesis or a project. */
const SUBJECT = /^["“«]\s?[^"”»]{20,}["”»]?$/u;

/** « (6 mois) », « (1 year) »: how long. */
const LASTED = /\s?\(\s?\d{1,2}\s(?:mois|ans?|semaines?|months?|years?|weeks?)\s?\)\s?/giu;

/** Cuts header text (dates already taken out) into segments; a label that opens it decides. Subjects in quotes are left out. */
export const toSegments = (text: string, row: number, bold: boolean, first: Type | null = null): Segment[] => {
  const segments = facesOf(text.replace(SOMEBODY, '').replaceAll(LASTED, '\n'), first, bold).flatMap((face) =>
    segmentsOf(face.text, row, face.bold).map((segment) => ({ ...segment, look: face.look })),
  );
  return segments.length > 1 ? segments.filter((segment) => !SUBJECT.test(segment.text)) : segments;
};

/** More changes of type than this are words set off in a sentence. */
const MAX_FACES = 5;
/** What stands before or behind a change of type and cannot part two facts. */
const HELD_BEFORE =
  /(?:^|[\s'’(])(?:de|des|du|d['’]|et|and|of|en|in|for|the|la|le|les|l['’]|à|a|au|aux|pour|avec|with|sur|at|chez|&)$|[&/+(@:-]$/iu;
const HELD_BEHIND = /^(?:\p{Ll}|[&/()+])/u;

/** A head cut where its type changes: « **Chef de projet** *Groupe Alpha* ». */
const facesOf = (text: string, first: Type | null, bold: boolean): { text: string; bold: boolean; look: number | null }[] => {
  const pieces = cutAtMarks(text);
  if (pieces.length === 1) return [{ text, bold, look: first?.look ?? null }];
  if (pieces.length > MAX_FACES) return [{ text: unmarked(text), bold, look: null }];
  const faces: { text: string; bold: boolean; look: number | null }[] = [];
  for (const { text: piece, type } of pieces) {
    const last = faces.at(-1);
    const held =
      last !== undefined &&
      (tidy(last.text) === '' ||
        tidy(piece) === '' ||
        last.text.lastIndexOf('(') > last.text.lastIndexOf(')') ||
        HELD_BEFORE.test(last.text.trim()) ||
        HELD_BEHIND.test(piece.trim()));
    if (held) faces[faces.length - 1] = { ...last, text: `${last.text} ${piece}` };
    else faces.push({ text: piece, bold: (type ?? first)?.bold ?? bold, look: (type ?? first)?.look ?? null });
  }
  return faces;
};

/** « Chef d’équipe : Anne Orme » behind other facts: somebody else. */
const SOMEBODY =
  /(?<=\S)[,;.(|\s\uE000-\uF8FF–—-]+(?:chef(?:fe)? d['’][ée]quipe|directeur(?: de th[èe]se)?|directrice(?: de th[èe]se)?|encadr[ée]e? par|encadrante?s?|superviseure?|supervisors?|supervised by|advis[eo]rs?|tut(?:eur|rice)|ma[îi]tre de stage|line manager|reporting to|principal investigator|PI)\s?:[\s\uE000-\uF8FF]?\p{Lu}[^,;\n|]{2,60}/iu;

const segmentsOf = (text: string, row: number, bold: boolean): Segment[] => {
  const told = WORKED.exec(text);
  if (told) return cutSegments(text.slice(told[0].length).replace(/\s(?:in|with|for|at)\s(?=\p{Lu})/u, ' at '), row, bold);
  const label = entryLabelOf(text);
  if (label?.kind === 'dates') return segmentsOf(text.slice(label.length), row, bold);
  if (label?.kind === 'position') {
    const [told, ...others] = text.slice(label.length).split(/\n|\t|\s{3,}|\s\|\s/u);
    const position = { ...describe(tidy(told!), row, bold, false), title: 9, company: 0, place: false, contract: false };
    return [position, ...others.flatMap((piece) => cutSegments(piece, row, bold))];
  }
  if (label?.kind === 'company')
    return cutSegments(text.slice(label.length), row, bold).map((segment, index) =>
      index === 0 ? { ...segment, title: 0, company: 9, place: false } : segment,
    );
  return bareLabelOf(text) ? [] : cutSegments(text, row, bold);
};

/** « ALPHA GROUP Ingénieure qualité »: an employer in capitals glued to a title that is not. */
const GLUED = /^((?:[\p{Lu}\d][\p{Lu}\d&'’.-]*\s)*\p{Lu}[\p{Lu}\d&'’.-]{2,})\s+(?=\p{Lu}[\p{Ll}\d])/u;

/** An acronym (« QA Engineer »), a rank or a trade before a title belongs to it. */
const mayEmploy = (capitals: string, title: string): boolean => {
  const words = fold(capitals).split(/\s/);
  return (
    capitals.replaceAll(/\P{L}/gu, '').length >= 4 &&
    titleScore(fold(capitals)) === 0 &&
    !words.some((word) => TITLE_QUALIFIERS.has(word)) &&
    (RANKED.test(title) || skillIdsOf(capitals).length === 0)
  );
};

/** « Chargée de projet Université de Lille »: a title, then an organisation in capitals of its own. */
const TRAILING = /^(.*?\p{L})\s((?:\p{Lu}[\p{L}'’.&-]*)(?:\s(?:\p{Lu}[\p{L}'’.&-]*|de|du|des|of|la|le|les|&|et|and))*)(?=,|$|\s?\()/u;

/** « Agent de sécurité VOLTENGA »: a title, then a name in capitals. */
const CAPITALS = /^(\p{Lu}?[^\p{Lu}]{6,}?)\s(\p{Lu}[\p{Lu}\d&'’.-]{3,}(?:\s[\p{Lu}\d&'’.-]{2,})*)(?=\s?\(|$)/u;

const splitCapitals = (text: string): string => {
  const cut = CAPITALS.exec(text);
  const named = cut !== null && !/[,|:]/.test(cut[1]!) && titleScore(fold(cut[1]!)) >= 3 && skillIdsOf(cut[2]!).length === 0;
  return named && !/\s(?:en|à|a|de|in|of|et|and)$/iu.test(cut[1]!) ? `${cut[1]!}\n${text.slice(cut[1]!.length + 1)}` : text;
};

const splitTrailing = (text: string): string => {
  const cut = TRAILING.exec(text);
  if (!cut || /[,|(]/.test(cut[1]!)) return text;
  const [before, after] = [cut[1]!, cut[2]!];
  const lower =
    /\s(?!at |chez |in |for |de |du |des |au |aux |with |pour |of |la |le |les |et |and )\p{Ll}[\p{L}'’-]{2,}$/u.test(before) &&
    !/\s(?:at|chez|in|for|with|pour|des|aux|les|and|sur|dans|par)$/u.test(before);
  return lower && titleScore(fold(before)) >= 3 && companyScore(after, fold(after)) >= 2.5 && titleScore(fold(after)) < 3
    ? `${before}\n${text.slice(before.length + 1)}`
    : text;
};

const splitGlued = (text: string): string => {
  const glued = GLUED.exec(text);
  const rest = glued ? text.slice(glued[0].length) : '';
  return glued && mayEmploy(glued[1]!, rest) && titleOf(rest.split(/[,|(]/)[0]!.trim()) >= 3 ? `${glued[1]!}\n${rest}` : text;
};

/** « (79) »: of a French town. */
const DEPARTMENT = /^(?:\d{2,3}|2[AB])$/u;

const cutSegments = (text: string, row: number, bold: boolean): Segment[] => {
  const [told, ...led] = text.split(LEADERS);
  if (led.length > 0)
    return [
      ...cutSegments(told!, row, bold),
      ...led.flatMap((piece) => cutSegments(piece, row, bold)).map((piece) => ({ ...piece, place: piece.company < 2 && piece.title < 3 })),
    ];
  const spaced = splitCapitals(splitTrailing(splitGlued(text))).replaceAll(/\s?\(([^()]{1,80})\)/g, (whole, inner: string, at: number) => {
    const folded = fold(inner);
    const before = text.slice(0, at).split(STRONG).at(-1) ?? '';
    const titled = titleScore(folded) >= 3 && titleScore(fold(before)) < 2 && before.trim() !== '';
    return titled ||
      DEPARTMENT.test(inner) ||
      isOnlyPlace(inner, folded) ||
      describe(inner, 0, false, false).contract ||
      (companyScore(inner, folded) > 2 && (before.trim() === '' || titleScore(fold(before)) >= 2))
      ? `\n${inner}\n`
      : whole;
  });
  const segments: Segment[] = [];
  for (const { text: strong, dashed } of splitStrong(spaced)) {
    const last = segments.at(-1);
    const more = splitEmployed(` ${strong}`).flatMap((piece, index) =>
      tidy(piece) === '' ? [] : splitCommas(piece, row, bold, index > 0),
    );
    const goesOn = dashed && last !== undefined && last.title >= 3 && more.length === 1 && extendsTitle(more[0]!);
    segments.push(
      ...more.map((segment, index) => (goesOn || (dashed && index === 0) ? { ...segment, dashed, afterTitle: goesOn } : segment)),
    );
  }
  return segments;
};
