import { HEADING_MODIFIERS, HEADING_PHRASES, SECTION_KINDS, type SectionKind } from '../lexicon/headings.ts';
import { fold } from '../text/fold.ts';
import { matchAt, makeTrie } from '../text/trie.ts';
import { tokenize } from '../text/tokens.ts';

const phrases = makeTrie(SECTION_KINDS.flatMap((kind) => HEADING_PHRASES[kind].map((phrase) => [phrase, kind] as const)));

/** « E X P É R I E N C E S » → « EXPÉRIENCES »: single letters set apart, words set apart by wider gaps. */
export const closeLetterSpacing = (text: string): string => {
  const pieces = text.trim().split(/\s/);
  const singles = pieces.filter((piece) => piece.length === 1).length;
  if (singles < 4 || singles < 0.7 * pieces.length) return text;
  return text
    .trim()
    .split(/\s{2,}|\n/)
    .map((word) => word.replaceAll(/\s/g, ''))
    .join(' ');
};

/** « ACTIVITÉS D E RECHERCHE », « MÉTHODES D ' ENQUÊTE »: a small word whose letters alone were set apart. */
const SPACED_WORD = /(?<=^|\s)(\p{Lu})\s(\p{Lu}|['’])\s(?=\p{Lu}{3})/gu;
const closeSmallWords = (text: string): string =>
  text === text.toUpperCase()
    ? text.replaceAll(SPACED_WORD, (_, first: string, second: string) => first + second + (/\p{L}/u.test(second) ? ' ' : ''))
    : text;

const squeezed = new Map(
  SECTION_KINDS.flatMap((kind) => HEADING_PHRASES[kind].map((phrase) => [phrase.replaceAll(' ', ''), kind] as const)),
);

/** Doubled letters, plurals and a letter left out at the end are where headings are misspelt. */
const plain = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.replaceAll(/(.)\1/gu, '$1').replace(/(?<=.{5})(?:es|e|s)$/u, ''))
    .join('');
const misspelt = new Map(
  SECTION_KINDS.flatMap((kind) => HEADING_PHRASES[kind].map((phrase) => [plain(phrase), kind] as const)).filter(
    ([phrase]) => phrase.length >= 9,
  ),
);

/** Letters that a heading needs to be known with a gap inside a word. */
const MIN_LETTERS = 8;

/** « Compe tences », « Forma tion »: small capitals and ligatures may leave a gap in the middle of a word. */
const closedKind = (words: string): SectionKind | undefined => {
  const letters = words.replaceAll(' ', '');
  return letters.length >= MIN_LETTERS ? squeezed.get(letters) : undefined;
};

const nearKind = (words: string): SectionKind[] => {
  const kind = closedKind(words) ?? misspelt.get(plain(words));
  return kind ? [kind] : [];
};

/** « Certificate of Higher Education »: what somebody holds, in words of headings. */
const HELD = /^(?:certificate|diploma|degree|certificat|diplome|brevet) (?:of|in|de|d|en)(?!\p{L})/u;

/** « en cours » beside or under a date: a period that goes on; « en formation continue »: how somebody studied. */
const ONGOING = /^\W*en (?:cours|formation|formation (?:continue|initiale)|alternance|apprentissage)\W*$/u;

/** What the last word of an English title, or the first of a French one, says of a section whose other words are unknown. */
const HEAD_NOUNS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^experiences?\b|\b(?:experiences?|employment)$/u, 'experience'],
  [
    /\b(?:education|studies|degrees)$|^(?:academic|scholastic)$|^(?:academic|educational|school|scholastic)(?!\p{L}).*\bqualifications?$/u,
    'education',
  ], // « Formation … » opens entries too
  [
    /^(?:(?:mes|nos|les) )?(?:etudes|diplomes|formations|scolarite|qualifications)(?! (?:de|des|du|d|en|a|au|pour|sur)(?!\p{L}))(?: (?:[/&+] )?\p{L}+){0,4}$|^(?:ma|mon) (?:formation|scolarite|cursus|parcours (?:scolaire|d['’]etudes|de formation))(?!\p{L})/u,
    'education',
  ],
  [
    /^(?:post-?graduate|undergraduate|graduate|university|academic|higher) (?:courses|program(?:me)?s|training|diplomas|qualifications)$/u,
    'education',
  ],
  [/^(?:where i (?:have )?(?:studied|learn)|schools?(?: and colleges?)?(?: attended| i attended)?$|schooling|learning$)/u, 'education'],
  [
    /^(?:pratique|connaissances?|competences?|niveaux?|maitrise|usage) (?:de|des|en) (?:mes )?langues(?: \p{L}+)?$|^langu(?:ages|es) (?:and|et|&) (?:travels?|voyages?|sejours?|mobilite|cultures?)$|^(?:languages?|linguistic|communication) (?:competenc(?:y|ies)|proficiency|languages|abilities)$|^languages spoken(?!\p{L})/u,
    'languages',
  ],
  [
    /\b(?:certifications|certificates|accreditations|habilitations|attestations|agrements)$|^(?:certifications|certificats|habilitations|attestations|agrements)\b|\b(?:safety|compliance|mandatory|statutory|security|workplace|professional) training$/u,
    'certifications',
  ],
  [
    /^(?:competences|connaissances)\b|\b(?:skills|competencies|techniques)$|^(?:techniques(?: maitrisees)?|mediums?|materiaux|materials)$|^(?:(?:mes|les) )?(?:outils|logiciels)\b|\b(?:tools|software)$/u,
    'skills',
  ],
  [
    /^(?:bilan|champs?|palette|portefeuille|synthese|eventail) (?:de |des |d['’])(?:mes )?(?:competences?|expertises?|savoir[- ]faire)$|^(?:skills|competenc(?:i?es|y)) (?:obtained|acquired|gained|developed|learn(?:ed|t)|used)$|\bspeciali[sz]ms$/u,
    'skills',
  ],
  [
    /^(?:materiels?|machines?|engins?|instruments?|equipements?|appareils?|machinery|equipment|plant|tools)(?: (?:et|and|&|de) (?:materiels?|machines?|engins?|outils|instruments?|equipements?|chantier|musique|machinery|equipment|plant))?(?: (?:maitrisee?s?|utilisee?s?|conduits|pratiquee?s?|used|operated|known|played))?$/u,
    'skills',
  ],
  [/^(?:bienvenue|welcome)(?!\p{L})/u, 'summary'],
  [/^projets\b|\bprojects$/u, 'projects'],
  [/^(?:en dehors|hors|a cote) (?:du|de|des|d)(?!\p{L})/u, 'interests'],
  [
    /^(?:awards|honou?rs|prizes|grants|publications|conferences?|prix|distinctions|bourses)\b|\b(?:awards|honou?rs|prizes|grants|publications|presentations|talks|posters|lectures|outreach|committees|supervision|competitions|exhibitions|contributions|recordings)$|^services?$|(?:^|[ /])(?:university|departmental|professional|academic|public|editorial) services?$/u,
    'other',
  ],
];
/** « Volunteer experience », « Customer experience »: nobody was employed there; who manages leads at work. */
const NOT_OF_WORK =
  /(?<!\p{L})(?:volunteer|benevol|extra|(?<!management (?:and|&) )leadership(?! (?:and|&) management)|projects?(?!\p{L})|projets?(?!\p{L})|life(?!\p{L})|vie(?!\p{L})|educational|(?:travel|user|customer) experience)/u;
/** « Community experience »: posts or good works, as what stands under it tells. */
const AMBIGUOUS = /(?<!\p{L})(?:associati|communit)/u;

/** A folded title without what closes it. */
const closed = (title: string): string =>
  fold(title)
    .replace(/[\s.:]+$/u, '')
    .trim();

const nounOf = (folded: string): SectionKind | null => HEAD_NOUNS.find(([noun]) => noun.test(folded))?.[1] ?? null;

/** Whether a title says that nobody was employed there. */
export const mayNotNameWork = (title: string): boolean => NOT_OF_WORK.test(fold(title)) || AMBIGUOUS.test(fold(title));

/** Whether a title in unknown words may stand over jobs: « Engineering experience ». */
export const mayNameWork = (title: string): boolean => {
  const folded = closed(title);
  return nounOf(folded) === 'experience' && !NOT_OF_WORK.test(folded);
};

/** The kind of a section by the head noun of its title, « Yoga and wellness experience »; null when it has none that is known. */
export const kindOfTitle = (title: string): SectionKind | null => {
  const kind = nounOf(closed(title));
  return kind === 'experience' && (!mayNameWork(title) || AMBIGUOUS.test(fold(title))) ? 'other' : kind;
};

/** « Autres emplois », « Other studies »: more of what the heading names. */
const OTHERS = /^\W*(?:autres?|others?|additional)(?!\p{L})/u;

/** « Technical projects »: of what kind they are, and no skills beside them. */
const TECHNICAL = /^\W*technical (?!skills?|and |&)\p{L}/u;

/** « Social skills and competences », « Aptitudes et compétences informatiques »: of a European CV. Folded. */
const OF_PEOPLE = /(?<!\p{L})(?:social(?! media)(?:es)?|organi[sz]ational|organisationnelles|relationnelles)(?!\p{L})/u;
const OF_TOOLS = /(?<!\p{L})(?:informatiques?|numeriques?|techniques?|computer|digital|technical|it)(?!\p{L})/u;

/** « Schools attended with dates », as Nigerian CVs announce them. */
const WITH_DATES = /\s\(?with (?:the |their )?dates?\)?$/u;

/** Kinds that a text announces when it is a heading and nothing else, in the order written; empty when it is none. */
export const headingKinds = (text: string): SectionKind[] => {
  if (text.length > 90) return [];
  const unspaced = closeSmallWords(closeLetterSpacing(text));
  const folded = fold(unspaced)
    .replaceAll(/\((?:s|e|es|x)\)/g, '')
    .replaceAll(/[/|+_]/g, ' ')
    .trim()
    .replace(WITH_DATES, '');
  if (unspaced !== text) {
    const kind = squeezed.get(folded.replaceAll(/[^\p{L}]/gu, ''));
    if (kind) return [kind];
  }
  const tokens = tokenize(folded).map((token) => ({ ...token, breaks: false }));
  if (tokens.length === 0 || tokens.length > 8 || ONGOING.test(folded) || HELD.test(folded)) return [];
  const kinds: SectionKind[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = matchAt(phrases, tokens, index);
    if (match) {
      if (!kinds.includes(match.value)) kinds.push(match.value);
      index = match.after;
    } else if (HEADING_MODIFIERS.has(tokens[index]!.word)) index += 1;
    else return nearKind(tokens.map(({ word }) => word).join(' '));
  }
  const told = kinds.length > 1 && kinds[0] === 'skills' && TECHNICAL.test(folded) ? kinds.slice(1) : kinds;
  if (told.length > 1 && told[0] === 'other' && OTHERS.test(folded)) return told.slice(1);
  if (told.length === 2 && told[1] === 'skills' && OF_PEOPLE.test(folded)) return ['softSkills'];
  return told.join() === 'softSkills,skills' && OF_TOOLS.test(folded) ? ['skills'] : told;
};
