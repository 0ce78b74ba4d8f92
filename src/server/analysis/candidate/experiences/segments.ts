import { fold } from '../../text/fold.ts';
import { endsOnState } from '../../text/places.ts';
import { cutAtMarks, type Type, unmarked } from '../../text/typed.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { splitAddressed } from './addressedCuts.ts';
import { splitBrackets } from './bracketCuts.ts';
import { splitCommas } from './commaCuts.ts';
import { splitEmployed, withoutTown } from './employedCuts.ts';
import { bareLabelOf, entryLabelOf } from '../../text/entryLabels.ts';
import { withoutCourse } from './courses.ts';
import { tellsOfFirm, withoutFirmAccount } from './firmAccounts.ts';
import { asWorking } from './joined.ts';
import { splitCapitals, splitGlued, splitTrailing } from './gluedCuts.ts';
import { withoutPersons } from '../persons.ts';
import { describe, FIRM, NUMBERED, type Segment, tidy } from './segment.ts';
import { splitStops } from './stops.ts';
import { splitStrong } from './strongCuts.ts';
import { withoutTerms } from './terms.ts';
import { isTradesman } from './tradesmen.ts';

/** « Currently working as a Tester in Acme Ltd », « Promoted to Buyer », « Je suis vendeuse ». */
const WORKED = new RegExp(
  `^\\W{0,3}(?:(?:before (?:that|this)|then|afterwards|previously|avant cela|puis|ensuite|auparavant)[,\\s]+)?(?:${[
    '(?:i )?(?:also )?(?:am |was |have |then )?(?:currently |presently )?(?:working|worked|employed|been working|hired|recruited|appointed|served|serving|started|began) as (?:an? |the )?',
    'my (?:first|last|current|previous|present) (?:job|role|position|post) (?:is|was) (?:as )?(?:an? |the )?',
    '(?:(?:i )?(?:was )?promoted to|(?:i )?(?:was )?appointed|i became|became|i (?:am|was|have been)(?= an? | the )) (?:an? |the )?',
    "(?:j['’](?:ai|étais) )?(?:actuellement )?(?:travaill[ée]e? |(?:r[ée])?employ[ée]e? |embauch[ée]e? |recrut[ée]e? |engag[ée]e? )?(?:comme|en tant que?) (?:une? )?",
    "(?:je suis|j['’][ée]tais|j['’]ai [ée]t[ée]|(?:j['’]ai [ée]t[ée] )?(?:promue?|nomm[ée]e?)) (?:une? )?",
    "(?:poste|emploi) (?:de |d['’])(?!\\p{Lu})",
  ].join('|')})`,
  'iu',
);

/** « "Étude de la corrosion des alliages" »: the subject of a thesis or a project. */
const SUBJECT = /^["“«]\s?[^"”»]{20,}["”»]?$/u;

/** « "The Lamp" – dancer, Orvane Ballet »: what was played, before as what. */
const QUOTED = /^["“«][^"”»]+["”»]$/u;

/** « (6 mois) », « (1 year) »: how long. */
const LASTED = /\s?\(\s?\d{1,2}\s(?:mois|ans?|semaines?|jours|months?|years?|weeks?|days?)(?:\s?\)\s?|,?\s*$)/giu;

/** « (8 personnes) », "(team of 5)": how many. */
const COUNTED =
  /\s?\(\s?(?:(?:[ée]quipe|team|effectif)\s[^()\d]{0,8}\d[^()]{0,16}|\d[\d\s.+]{0,6}(?:personnes?|people|persons|employees|employ[ée]e?s|salari[ée]e?s|collabora\p{L}+|agents|members|engineers|developers|d[ée]veloppeurs|[ée]l[èe]ves|[ée]tudiants|lits|places|couverts|chambres|beds|rooms|students)(?!\p{L})[^()]{0,20})\)\s?/giu;

/** « www.orvane.example »: where an employer is found. */
const ADDRESS = /\(?(?:https?:\/\/|www\.)[^\s()]+\)?/giu;

/** Cuts header text (dates already taken out) into segments; a label that opens it decides. Subjects in quotes are left out. */
export const toSegments = (text: string, row: number, bold: boolean, first: Type | null = null): Segment[] => {
  const faces = facesOf(
    withoutPersons(withoutTerms(text)).replaceAll(LASTED, '\n').replaceAll(ADDRESS, '\n').replaceAll(COUNTED, '\n'),
    first,
    bold,
  );
  const told = faces.filter((face, at) => at === 0 || !tellsOfFirm(tidy(face.text)));
  const segments = told.flatMap((face) =>
    segmentsOf(face.text, row, face.bold).map((segment, at) => ({
      ...segment,
      look: face.look,
      ...(face.dashed && at === 0 ? { dashed: true } : {}),
    })),
  );
  const played = segments.length > 2 && QUOTED.test(segments[0]!.text) && segments[1]!.title >= 3 ? segments.slice(1) : segments;
  return played.length > 1 ? played.filter(({ text: piece, company }) => company >= 6 || !SUBJECT.test(piece)) : played;
};

/** More changes of type than this are words set off in a sentence. */
const MAX_FACES = 5;
/** What stands before or behind a change of type and cannot part two facts. */
const HELD_BEFORE =
  /(?:^|[\s'’(])(?:de|des|du|d['’]|et|and|of|en|in|for|the|la|le|les|l['’]|à|a|au|aux|pour|avec|with|sur|at|chez|&)$|[&/+(@:-]$/iu;
const HELD_BEHIND = /^(?:\p{Ll}|[&/()+])/u;
/** « orvane.example », « iOrvane »: a site or a brand, which has no capital to begin with. */
const SMALL_NAME = /^(?:(?:[a-z\d-]{2,30}\.){1,3}[a-z]{2,8}(?![\p{L}.])|\p{Ll}{1,2}\p{Lu})/u;

/** « **Sessional** Lecturer » beside an employer: one word set off in a title of two. */
const isHalfTitle = (before: string, behind: string): boolean => {
  const [title, ...others] = behind.split('\n');
  const rest = others.join(' ');
  return (
    /^[\s\n]*\p{Lu}\p{Ll}+\s*$/u.test(before) &&
    /^\s*\p{Lu}\p{Ll}+\s*$/u.test(title!) &&
    titleScore(fold(title!)) >= 3 &&
    companyScore(rest, fold(rest)) >= 2.5
  );
};

/** Text in one type, and whether a dash parts it from a name before it. */
interface Face {
  text: string;
  bold: boolean;
  look: number | null;
  dashed?: true;
}

/** « **Orvane** – Lodre »: a name whose dash is set as it is, and what no word tells behind it in another type. */
const NAME_AND_DASH = /\p{L}\s[–—-]\s*$/u;
const isDashed = (name: string, behind: string): boolean => {
  const [first] = behind.split(/,|\n(?=.)/u) as [string];
  return NAME_AND_DASH.test(name) && titleScore(fold(name)) < 2 && tidy(first) !== '' && companyScore(first, fold(first)) < 2;
};

/** A head cut where its type changes: « **Chef de projet** *Groupe Alpha* ». */
const facesOf = (text: string, first: Type | null, bold: boolean): Face[] => {
  const pieces = cutAtMarks(text);
  if (pieces.length === 1) return [{ text, bold, look: first?.look ?? null }];
  if (pieces.length > MAX_FACES) return [{ text: unmarked(text), bold, look: null }];
  const faces: Face[] = [];
  for (const { text: piece, type } of pieces) {
    const last = faces.at(-1);
    const dashed = last !== undefined && isDashed(last.text, piece);
    const held =
      !dashed &&
      last !== undefined &&
      (tidy(last.text) === '' ||
        tidy(piece) === '' ||
        last.text.lastIndexOf('(') > last.text.lastIndexOf(')') ||
        (HELD_BEFORE.test(last.text.trim()) && !endsOnState(last.text.trim())) ||
        isHalfTitle(last.text, piece) ||
        (HELD_BEHIND.test(piece.trim()) && !SMALL_NAME.test(piece.trim())));
    if (held) faces[faces.length - 1] = { ...last, text: `${last.text} ${piece}` };
    else {
      const { bold: strong = bold, look = null } = type ?? first ?? {};
      faces.push({ text: piece, bold: strong, look, ...(dashed ? { dashed } : {}) });
    }
  }
  return faces;
};

/** « Cashier - I worked at the till of a busy shop for the whole season »: what a label announces, without its account. */
const ACCOUNT = /\s?[-–—:;]\s?(?=\p{Lu}\p{Ll}*(?:\s\S+){7})/u;
const withoutAccount = (text: string): string => text.slice(0, ACCOUNT.exec(text)?.index);

/** « Stagiaire chez Alpha au poste de vendeuse »: the post, named behind its employer. */
const AT_POST =
  /\s(?:au poste d(?:e\s|['’]\s?)|en tant qu(?:e\s|['’]\s?)|en qualit[ée] d(?:e\s|['’]\s?)|comme (?:une?\s)?|as (?:an?|the)\s)(?=\p{L}{3})/iu;

/** The pieces of a text that ends with the post; null where it does not. */
const postSegments = (text: string, row: number, bold: boolean): Segment[] | null => {
  const announced = AT_POST.exec(text);
  if (!announced) return null;
  const [post, ...others] = text.slice(announced.index + announced[0].length).split(/\n|,\s|\s[–—-]\s/u);
  if (titleScore(fold(post!)) < 2 || tidy(text.slice(0, announced.index)) === '') return null;
  const [title = '', ...employers] = splitEmployed(` ${post!}`);
  const named = { ...describe(tidy(title), row, bold, false), title: 9, company: 0, place: false, contract: false };
  const employed = employers.map((employer) => describe(tidy(withoutTown(employer)), row, bold, true));
  return [
    ...cutSegments(text.slice(0, announced.index), row, bold),
    named,
    ...employed,
    ...others.flatMap((piece) => cutSegments(piece, row, bold)),
  ];
};

const segmentsOf = (whole: string, row: number, bold: boolean): Segment[] => {
  const text = asWorking(whole.replace(NUMBERED, ''));
  const told = WORKED.exec(text);
  if (told) return cutSegments(text.slice(told[0].length).replace(/\s(?:in|with|for|at)\s(?:the\s)?(?=\p{Lu})/u, ' at '), row, bold);
  const label = entryLabelOf(text);
  if (label?.kind === 'dates') return segmentsOf(text.slice(label.length), row, bold);
  if (label?.kind === 'position') {
    const [told, ...others] = text.slice(label.length).split(/\n|\t|\s{3,}|\s\|\s/u);
    const position = { ...describe(tidy(withoutAccount(told!)), row, bold, false), title: 9, company: 0, place: false, contract: false };
    return [position, ...others.flatMap((piece) => cutSegments(piece, row, bold))];
  }
  if (label?.kind === 'company') {
    const client = CLIENT_LABEL.test(text);
    return cutSegments(text.slice(label.length), row, bold).map((segment, index) =>
      index === 0 ? { ...segment, title: 0, company: client ? 6 : 9, place: false, ...(client ? { client } : {}) } : segment,
    );
  }
  if (label?.kind === 'aside' || label?.kind === 'activities' || isBareLabel(text)) return [];
  return postSegments(text, row, bold) ?? cutSegments(text, row, bold);
};

/** « Advisor: » is a label, « Supervisor » on a row of its own a post. */
const isBareLabel = (text: string): boolean => bareLabelOf(text) !== null && (text.trimEnd().endsWith(':') || titleScore(fold(text)) < 3);

/** Dots or dashes that lead the eye to the right margin, where a place or a date stands. */
const LEADERS = /\s*[-_.…·]{4,}\s*/u;

/** « - réseau IP », « - Projet Alpha » behind a title: more of it, where the employer stands elsewhere. A lone name may be a town. */
const extendsTitle = ({ text, company, place, contract }: Segment): boolean =>
  company < 2 &&
  !/^(?:[ée]quipe|team|group|groupe|lab)\s\p{Lu}/u.test(text) &&
  !place &&
  !contract &&
  (/^\p{Ll}/u.test(text) || text.includes(' '));

/** « en mission chez », « détachée chez »: a client, where another employs. */
const AT_CLIENT =
  /(?:^|[\s,;(–—-])(?:en )?(?:mission|prestation|r[ée]gie|d[ée]tach[ée]e?|client|(?:on )?assignment|assigned|seconded)\s*$/iu;

/** « Client : Orvane »: an employer only where nothing else names one. */
const CLIENT_LABEL = /^\W*client/iu;

/** « Un stage à l’Institut Orvane », "A placement at…": the article of a post; « by Alpha Ltd »: what ties an employer to the row above. */
const ARTICLE = /^[^\p{L}\d]*(?:(?:[Uu]ne?|[Aa]n?)\s(?=\p{Ll}{3})|(?:by|with|for|pour|aux)\s(?=\p{Lu}))/u;

/** « (club qui entretient les chemins de la commune et des environs) »: what is told of an employer. */
const ACCOUNT_WITHIN = /\s\(\p{Ll}[^()]{40,}\)/gu;

/** « (airline software industry) », « (part of the Alpha Group) », « (filiale d’Alpha) », « (acquired by Alpha) », « (YC W21) », « (alpha.io) »: what an employer is, and where it is found; « Stage de fin d’études (PFE) ». */
const TOLD_WITHIN =
  /\s\((?:BTP|ESN|SSII|PME|ETI|TPE|ONG|NGO|SaaS|B2B|B2C|PFE|PFA|TFE|(?:acquired|bought|rachet[ée]e?|YC|Y Combinator|Techstars|Series [A-F])(?!\p{L})[^()]*|(?:now |formerly )?(?:part|division|subsidiary|a (?:division|subsidiary|brand|member)) of [^()]*|(?:filiale|groupe|membre|marque|base|site|agence|magasin|usine|d[ée]p[ôo]t|[ée]tablissement|plate-?forme) (?:de |du |d['’])[^()]*|(?:secteur|branche) [^()]*|client\s?[:–-][^()]*|(?:CD[DI]|vacations?|mi-temps|temps (?:partiel|plein))[\s,][^()]*|(?:CA|turnover|budget)\s[^()]{1,30}|(?:reporting|rattach[ée]e?|en remplacement|management|encadrement)\s[^()]*|[^()]{3,60}\s(?:industry|sector|company|startup|start-up|agency)|[^()]{0,80}(?:(?<!\p{L})(?:C\.A\.|CA)\s|\d\s?(?:k|M|Ma|Mds?)?€|\d\s?(?:salari[ée]s|employ[ée]e?s|collaborateurs|employees))[^()]{0,80}|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\)/giu;

/** « (agence – Partana) », « (mission intérim Partana) »: what sort of employer, before its name. */
const BY_AGENCY = /(?<=\()(?:(?:[Mm]ission |[Ee]n )?[Ii]nt[ée]rim|INT[ÉE]RIM|[Aa]gence|[Aa]gency)(?:\s?[:–—-])?\s(?=\p{Lu})/gu;

/** « (mission longue durée chez Orvane) »: a client in a bracket. */
const ON_MISSION = /\s\((?:en )?(?:mission|prestation|r[ée]gie)[^()]{0,30}?\s(?:chez|pour|au sein d[eu])\s([^()]+)\)/giu;

/** « pour le client Orvane », « de la société Orvane »: as « client chez Orvane », « chez Orvane ». */
const FOR_CLIENT = /\s(?:pour (?:le|notre) client|for (?:the |our )?client)\s(?=\p{Lu})/gu;
const OF_FIRM = /\s(?:de|à) (?:la soci[ée]t[ée]|l['’]entreprise)\s(?=\p{Lu})/gu;

/** « * Lodre, Norvale », « 📍 Lodre »: a cell behind the sign of a place, which fonts of icons write as a star or a half. */
const PLACED = /(?<=^|\n)(?:\*|½|📍)\s?(?=\p{Lu})([^\n]{2,60})/gu;

/** « Vacataire à l’école Orme dans le cadre de la fête »: on what occasion, and part of no name. */
const OCCASION =
  /(?<=\p{L})\s(?:dans le cadre (?:de|du|des|d['’])|afin de|en vue (?:de|du|des|d['’])|as part of|while (?:at|in|studying)|during (?:school|university|college))(?!\p{L})[^\n,;|()]*/giu;

/** « Institut Orme, financée par la région », "… funded by the Orme Council": who paid, and part of no name. */
const FUNDED = /,?\s\(?(?:(?:partly |partially |fully )?(?:funded|sponsored) by|financ[ée]e?s? par)\s[^\n,;|()]*\)?/giu;

/** « Sté Orme rachetée par Tarvel », « Orme, devenue Tarvel »: who owned the employer afterwards. */
const BOUGHT =
  /,?\s\(?(?:rachet[ée]e?|reprise?|absorb[ée]e?) par\s\p{Lu}[^\n,;|()]*\)?|,?\s\(?(?:devenue?|aujourd['’]hui|d[ée]sormais)\s\p{Lu}[^\n,;|()]*\)?/gu;

/** « Alpha Energy FREELANCE », « Alpha CDI »: a contract in capitals behind a name that is not. */
const TAGGED =
  /(?<=\p{Ll}[^\n]*)\s(?=(?:FREELANCE|CD[DI]|STAGE|ALTERNANCE|INT[ÉE]RIM|INTERN(?:SHIP)?|PART[- ]TIME|FULL[- ]TIME|CONTRACT|TEMPORARY|REMOTE)(?:$|\n))/gu;

const cutSegments = (told: string, row: number, bold: boolean): Segment[] => {
  const placed = [...told.matchAll(PLACED)].map(([, place]) => ({
    ...describe(tidy(place!), row, bold, false),
    place: true,
    title: 0,
    company: 0,
  }));
  return [...cutWords(told.replaceAll(PLACED, ''), row, bold), ...placed];
};

const cutWords = (whole: string, row: number, bold: boolean): Segment[] => {
  const text = withoutCourse(
    withoutFirmAccount(whole)
      .replace(ARTICLE, '')
      .replaceAll(BY_AGENCY, '')
      .replaceAll(ON_MISSION, ' en mission chez $1')
      .replaceAll(FOR_CLIENT, ' client chez ')
      .replaceAll(OF_FIRM, ' chez ')
      .replace(ACCOUNT_WITHIN, '')
      .replaceAll(TOLD_WITHIN, '')
      .replace(OCCASION, '')
      .replaceAll(BOUGHT, '')
      .replaceAll(FUNDED, '')
      .replaceAll(TAGGED, '\n'),
  );
  const [told, ...led] = text.split(LEADERS);
  if (led.length > 0)
    return [
      ...cutSegments(told!, row, bold),
      ...led.flatMap((piece) => cutSegments(piece, row, bold)).map((piece) => ({ ...piece, place: piece.company < 2 && piece.title < 3 })),
    ];
  const spaced = splitBrackets(splitCapitals(splitTrailing(splitGlued(splitAddressed(splitStops(text))))));
  const segments: Segment[] = [];
  for (const { text: strong, dashed, stroked, colon } of splitStrong(spaced)) {
    const last = segments.at(-1);
    const [post = '', ...employers] = splitEmployed(` ${strong}`);
    const client = employers.length > 0 && AT_CLIENT.test(post);
    const more = [client ? post.replace(AT_CLIENT, '') : post, ...employers].flatMap((piece, index) =>
      tidy(piece) === ''
        ? []
        : splitCommas(piece, row, bold, index > 0).map((segment) => (client && index > 0 ? { ...segment, client } : segment)),
    );
    if (last !== undefined && last.title >= 3 && isTradesman(tidy(strong))) more[0] = { ...more[0]!, title: 0, company: FIRM };
    const goesOn = dashed && last !== undefined && last.title >= 3 && more.length === 1 && extendsTitle(more[0]!);
    segments.push(
      ...more.map((segment, index) =>
        goesOn || (dashed && index === 0)
          ? { ...segment, dashed, afterTitle: goesOn }
          : (stroked || colon) && index === 0
            ? { ...segment, stroked, behindColon: colon }
            : segment,
      ),
    );
  }
  return segments;
};
