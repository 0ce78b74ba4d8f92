import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { mentionsHumanLanguage } from '../../sections/content.ts';
import { fold } from '../../text/fold.ts';
import { EMPLOYER_OPENINGS, ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { cutByCase } from './caseCuts.ts';
import { employerAt } from './addressedCuts.ts';
import { tellsSubject } from './courses.ts';
import { withoutTown } from './employedCuts.ts';
import { nameBeforeTown } from './townBehind.ts';
import { FIRM, REGIONS } from './segment.ts';
import { skillIdsOf } from '../skills/skills.ts';

/** What ties an employer to the title of its piece: « pour », « à », « de la », a bracket, nothing at all. */
export type Tie = 'preposition' | 'à' | 'of' | 'bracket' | 'nothing';

/** A piece that goes on with its employer, or begins with it. */
export interface Announced {
  title: string;
  company: string;
  companyFirst: boolean;
  tie: Tie;
}

/** « chez » in other words: « pour Total », « auprès de Total », « with Acme ». Tools and clients stand behind them too. */
const OPEN =
  /\s(?:pour|dans|with|for|within|via|through|auprès (?:de la|des|du|de|d['’])|au service (?:de la|des|du|de|d['’])|on behalf of|(?:working|work) for|travaillant pour|employed by)\s?(?:(?:la|le|les|l['’]|the)\s?)?(?:(?:compagnie|enseigne|boutique|magasin)\s(?=\p{Lu}))?(?=[\p{Lu}\d])/gu;

/** « pour la boulangerie Orme », « aux éditions Orme »: a kind of organisation in small letters before its name. */
const OPEN_KIND =
  /\s(?:(?:pour|dans|auprès de|with|for|within) (?:la |le |les |l['’]|the |une? )|aux )(?=\p{Ll}[\p{L}'’-]{3,}\s(?:(?:de|du|des|la|le|les|l['’]|d['’])\s?)*\p{Lu})/gu;

/** « dans un restaurant »: what kind of employer, and no name. */
const UNNAMED = /\s(?:pour|dans|chez|with|for|in) (?:une?|an?) (?=\p{Ll})/gu;

/** « à Total »: an employer, or a town that no list knows. */
const AT = /\s[àÀ]\s(?=[\p{Lu}\d])/gu;

/** « de la MJC »: what follows must be an organisation by its own words. */
const OWNED = /\s(?:de la|de l['’]|du|des|de|d['’])\s?(?=\p{Lu})/gu;

/** « Gérante de L’Atelier », "Co-founder of Orvane": behind those who own or lead one, an employer needs no word of its own. */
const OWNED_BY =
  /(?<=(?:^|[\s-])(?:[Ff]ounder|[Oo]wner|PDG|[Pp]resident|[Cc]hair(?:man|woman)?|CEO|CTO|[Tt]reasurer|[Gg][ée]rante?|[Ff]ondat(?:eur|rice)|[Pp]ropri[ée]taire|[Pp]r[ée]sidente?|[Tt]r[ée]sori(?:er|[èe]re)|[Dd]irigeante?))\s(?:of|de la|du|de|d['’])\s?(?:the\s|l['’]\s?(?=\p{Ll}{4,}\s))?(?=\p{Lu}|(?:association|entreprise|soci[ée]t[ée]|boutique|magasin|librairie|restaurant|bar|h[ôo]tel|salon|camping|g[îi]te|ferme|exploitation|pharmacie|garage|cabinet)\s(?:\p{Ll}+\s)*(?:[«"“]\s?)?\p{Lu})/gu;

/** "Scientific Advisor to Orvane": whom somebody advises, where it is no person. */
const ADVISED =
  /(?<=(?:[Aa]dvis[eo]r|[Cc]ounsel|[Cc]onsultant))\sto\s(?:the\s)?(?!(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir|Lord)(?!\p{L}))(?=\p{Lu})/gu;

/** "Librarian of Orvane School": behind what also joins the words of a title, a name that ends as those of organisations do. */
const OF =
  /\sof\s(?:the\s)?(?=\p{Lu}[^,]*\s(?:School|College|University|Hospital|Clinic|Museum|Gallery|Library|Church|Theatre|Theater|Academy|Club|Society|Association|Hotel|Orchestra|Choir|Centre|Center|Institute|Foundation|Trust)$)/gu;

/** « Vendeuse Boulangerie Morvan »: a kind of organisation and its name, right behind the title. */
const KIND =
  /\s(?=(?:Asso(?:ciation|\.)|Universit[ée]|University of|Institute?|[ÉE]cole|Lyc[ée]e|Coll[èe]ge|Clinique|H[ôo]pital|Centre [Hh]ospitalier|CHU|CHR|EHPAD|Ehpad|Mairie|Minist[èe]re|Restaurant|H[ôo]tel|Camping|Pharmacie|Boulangerie|P[âa]tisserie|Boucherie|Librairie|Banque|Soci[ée]t[ée]|Garage|Ets\.?|[ÉE]ts\.?|Ent\.|St[ée]\.?|[EÉ]tablissements|Mus[ée]e|Th[éê]âtre|Fondation|R[ée]sidence|Cr[èe]che|Ferme|Domaine|Ch[âa]teau|MJC|SARL|SAS)\s(?:(?:de|du|des|la|le|les|et)\s|[dl]['’])*\p{Lu})/gu;

/** « Serveuse Le Vieux Moulin »: a name that its article opens, in the middle of a piece. */
const ARTICLED = /(?<=\p{Ll}{2})\s(?=(?:(?:La|Le|Les|Au|Aux|Chez)\s|L['’])\p{L}{3})/gu;

/** « Serveuse "Le Vieux Moulin" »: a name in quotes behind the title; the subject of a placement stands so too. */
const QUOTED = /^([^«»"“”]{4,60}?)\s?[«"“]\s?(\p{Lu}[^«»"“”]{2,40}?)\s?[»"”](?:[\s,]\s?(?:à )?\p{Lu}[\p{L}'’-]+)?$/u;
const HAS_SUBJECT =
  /(?<!\p{L})(?:stage|stagiaire|projet|project|th[èe]se|thesis|m[ée]moire|internship|intern|recherche|research)(?!\p{L})/iu;

/** « Employée commerciale Super U »: a name that everybody knows, right behind the title; « Partana Intérim Cariste »: right before it. */
const CAPITAL = /\s(?=\p{Lu})/gu;

const AGENCY = /\s[Ii]nt[ée]rim$/u;

/** « Pompiste (Station Velmar) », « Pompiste [Velmar »: an employer behind its title; its bracket may have closed behind a date. */
const BRACKETED = /^([^()[\]]+?)\s?[([](\p{Lu}[^()[\]]{1,80})(?:[)\]]?\.?|\) à \p{Lu}[^()[\],;]{1,30})$/u;

/** « Velmar, plateforme de Lodre »: what is told of an employer. */
const TOLD_OF = /,\s(?:\p{Ll}[\p{L}'’-]*\s)+\p{Lu}?[\p{L}'’-]+$/u;

/** « Collège », « Caisse »: a kind of employer and no name. */
const KIND_ALONE = /^\p{Lu}\p{Ll}+$/u;

/** « à Domicile », « à Temps partiel »: how or where one works, in capitals. Folded. */
export const WAYS = /^(?:domicile|distance|temps|mi-temps|plein|son compte|mon compte|l'international)(?!\p{L})/u;

/** An employer's name has no more words than this. */
const MAX_WORDS = 7;
const BRACKET_WORDS = 10;
const KIND_WORDS = 4;
/** What an organisation's own words must say behind « de », which joins anything. */
const NAMED = 2.5;

type Judge = (name: string) => boolean;

const countWords = (text: string): number => text.split(' ').length;

/** « à Orvane. Accueil des clients »: a sentence behind the name, and no « Ste. », « Dr. ». */
const SENTENCE =
  /(?<=[\p{L}\d)]{2})(?<!(?<!\p{L})(?:Jr|Sr|Dr|Pr|Prof|Mgr|Ste?|Mt|Ets?|Inc|Ltd|Corp|Co|Bros|Dept|Univ))\.\s+(?=\p{Lu}\p{Ll}{3}).*$/u;

const cutAt = (text: string, tie: Tie, marker: RegExp, least: number, isEmployer: Judge): Announced | null => {
  for (const match of text.matchAll(marker)) {
    const [title, company] = [
      text.slice(0, match.index).trim(),
      withoutTown(
        text
          .slice(match.index + match[0].length)
          .replace(SENTENCE, '')
          .trim(),
      ),
    ];
    if (titleScore(fold(title)) < least) continue;
    if (countWords(company) <= MAX_WORDS && titleScore(fold(company)) < 3 && isEmployer(company))
      return { title, company, companyFirst: false, tie };
  }
  return null;
};

/** When somebody works, behind the title. */
const SHIFTS = /^(?:night|day|evening|weekend|shift|part|full)s?$/iu;
const SHIFT_BEHIND = /(?:\s(?:nights?|days?|evenings?|weekends?|shifts?))+$/iu;

/** « EMPLOYEE DE MAISON »: in capitals too, what joins the words of a title opens no name. */
const JOINED = /^(?:DE|DU|DES|D['’].*|EN|AU|AUX|ET|A|À)$/u;

/** "Care Assistant Willow Court Home": where the words of a title end, the name of an organisation that opens with a word of its own. */
const behindHead = (text: string): Announced | null => {
  for (const { index } of text.matchAll(CAPITAL)) {
    const [title, company] = [text.slice(0, index), withoutTown(text.slice(index + 1))];
    const [first = '', ...others] = company.split(' ');
    const own =
      !ORGANISATION_WORDS.has(fold(first)) && !TITLE_QUALIFIERS.has(fold(first)) && !SHIFTS.test(first) && skillIdsOf(first).length === 0;
    if (
      own &&
      !JOINED.test(first) &&
      others.length > 0 &&
      TITLE_HEADS.has(fold(title.replace(SHIFT_BEHIND, '').split(' ').at(-1)!)) &&
      titleScore(fold(company)) === 0 &&
      isNamed(company)
    )
      return { title, company, companyFirst: false, tie: 'nothing' };
  }
  return null;
};

/** « Garage Orme Mécanicien auto »: a kind of organisation and its name, then a title that a trade opens. */
const isNamedKindBefore = (company: string, title: string): boolean =>
  /^\p{Lu}\p{L}+\s\p{Lu}/u.test(company) && isKind(company) && isNamed(company) && TITLE_HEADS.has(fold(title.split(' ')[0]!));

/** « Partana Intérim Agent de production »: the employer in front of its title. */
const cutBefore = (text: string): Announced | null => {
  for (const { index } of text.matchAll(CAPITAL)) {
    const [company, title] = [text.slice(0, index), text.slice(index + 1)];
    const employs = titleScore(fold(company)) === 0 && (isKnown(company) || AGENCY.test(company) || isNamedKindBefore(company, title));
    if (employs && titleScore(fold(title)) >= 2) return { title, company, companyFirst: true, tie: 'nothing' };
  }
  return null;
};

/** The employer of a bracket without its town: « Orme, Lodre », « Orme – Lodre »; a part of an employer stands before it. */
const nameInBrackets = (told: string): string => {
  const pieces = told.split(/,\s|\s[–—-]\s/u);
  const named = pieces.find(isNamed);
  const [first = '', second = ''] = pieces;
  if (pieces.length === 1 || (named !== undefined && named !== first) || /\d/.test(second)) return told;
  return isTownLike(pieces.at(-1)!) && !told.includes(' – ') ? pieces.slice(0, -1).join(', ') : told;
};

/** The employer in the brackets that end a title; what tells of the title itself, a language or a kind of work, is none. */
const inBrackets = (text: string, voted: boolean): Announced | null => {
  const [, title = '', inside = ''] = BRACKETED.exec(text) ?? [];
  if (tellsSubject(title, inside)) return null;
  const told = inside.replace(TOLD_OF, '');
  const company = nameInBrackets(told);
  const [worth, folded] = [titleScore(fold(title)), fold(told)];
  const free =
    worth >= (voted ? 0 : 3) &&
    isFree(company) &&
    !ORGANISATION_WORDS.has(fold(company)) &&
    titleScore(folded) === 0 &&
    !mentionsHumanLanguage(folded);
  const town = told.slice(company.length).replace(/^\W+/u, '');
  const placed = worth >= 3 && town !== '' && isOnlyPlace(town, fold(town));
  const named = placed || (isNamed(company) && !KIND_ALONE.test(company));
  return (free || named || isKnown(company)) && countWords(company) <= BRACKET_WORDS
    ? { title, company, companyFirst: false, tie: 'bracket' }
    : null;
};

const inQuotes = (text: string): Announced | null => {
  const [, title = '', company = ''] = QUOTED.exec(text) ?? [];
  const posted = titleScore(fold(title)) >= 3 && !HAS_SUBJECT.test(title) && titleScore(fold(company)) < 3;
  return posted && isFree(company) ? { title, company, companyFirst: false, tie: 'nothing' } : null;
};

/** « Caissière Orme » where others of the section are cut so. */
export const behindTitle = (text: string): Announced | null => {
  const words = text.split(' ');
  const at = titleScore(fold(text)) < 2 ? -1 : employerAt(words);
  const [title, company] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return at > 0 && titleScore(fold(title)) >= 3 && isFree(company) && countWords(company) <= MAX_WORDS
    ? { title, company, companyFirst: false, tie: 'nothing' }
    : null;
};

/** « Coursière à vélo Rapido »: parted by their letters alone. */
const byCase = (text: string): Announced | null => {
  const cut = cutByCase(text);
  return cut && isFree(cut.company) ? { ...cut, tie: 'nothing' } : null;
};

/** « Bus Driver Norvale Manchester »: the town behind a name tells it. */
const beforeTown = (text: string): Announced | null => {
  const cut = nameBeforeTown(text);
  return cut && isFree(cut.company) ? { ...cut, companyFirst: false, tie: 'nothing' } : null;
};

const isTownLike = (text: string): boolean => /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(text) && !isNamed(text);
const isNamed: Judge = (name) => companyScore(name, fold(name)) >= NAMED;
const isNamedKind: Judge = (name) => isNamed(name.charAt(0).toLocaleUpperCase('fr') + name.slice(1));
/** « ferme », « centre équestre »: a word of employers opens what is told of one. */
const isKind: Judge = (name) => {
  const [first = '', ...others] = fold(name).split(' ');
  return (ORGANISATION_WORDS.has(first) || EMPLOYER_OPENINGS.has(first)) && others.length < KIND_WORDS;
};
const isKnown: Judge = (name) => companyScore(name, fold(name)) >= FIRM && skillIdsOf(name).length === 0;
/** « Manutention pour Alpha SA »: few words, which no word of the trades need open. */
const isShort = (text: string): boolean => /^\p{Lu}/u.test(text) && countWords(text) <= MAX_WORDS;
const isFree: Judge = (name) =>
  !isOnlyPlace(name, fold(name)) && !REGIONS.test(fold(name)) && !WAYS.test(fold(name)) && skillIdsOf(name).length === 0;

const cutAnnounced = (text: string, townsBehindA: boolean, ties: ReadonlySet<Tie>): Announced | null =>
  cutAt(text, 'preposition', OPEN, ties.has('preposition') ? 0 : 2, (name) => isNamed(name) || isFree(name)) ??
  cutAt(text, 'preposition', OPEN_KIND, ties.has('preposition') ? 0 : 2, isNamedKind) ??
  cutAt(text, 'preposition', UNNAMED, 2, isKind) ??
  cutAt(text, 'à', AT, ties.has('à') ? 0 : 2, (name) => isNamed(name) || (!townsBehindA && isFree(name))) ??
  cutAt(text, 'of', OWNED, 2, (name) => isNamed(name) && !KIND_ALONE.test(name)) ??
  cutAt(text, 'of', OF, 2, isNamed) ??
  cutAt(text, 'preposition', ADVISED, 2, (name) => isNamed(name) || isFree(name)) ??
  cutAt(text, 'of', OWNED_BY, 2, (name) => isNamed(name) || isFree(name)) ??
  beforeTown(text) ??
  behindHead(text) ??
  cutAt(text, 'nothing', KIND, 3, isNamed) ??
  cutAt(text, 'nothing', ARTICLED, 3, isFree) ??
  cutAt(text, 'nothing', CAPITAL, 3, isKnown) ??
  (isShort(text) ? cutAt(text, 'preposition', OPEN, 0, isNamed) : null) ??
  inBrackets(text, ties.has('bracket')) ??
  inQuotes(text) ??
  cutBefore(text) ??
  (ties.has('nothing') ? behindTitle(text) : null) ??
  byCase(text);

/** Cuts that are remembered: a piece is asked for once by each way in which its section may be built. */
const MAX_REMEMBERED = 2_000;
const remembered = new Map<string, Announced | null>();

/**
 * « Développeur web à Voltenga »: a title that goes on with its employer; null when what follows may be anything else.
 * `townsBehindA`: the section names its employers elsewhere, an unknown name behind « à » is a town. `ties`: what ties the sure employers
 * of the section ties those of unknown titles too.
 */
export const announcedEmployer = (text: string, townsBehindA: boolean, ties: ReadonlySet<Tie>): Announced | null => {
  const asked = `${townsBehindA}\n${[...ties].toSorted().join()}\n${text}`;
  const known = remembered.get(asked);
  if (known !== undefined) return known;
  const cut = cutAnnounced(text, townsBehindA, ties);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(asked, cut);
  return cut;
};
