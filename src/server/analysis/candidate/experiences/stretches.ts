import { MONTHS } from '../../dates/vocabulary.ts';
import { TRAINING_WORDS } from '../../lexicon/jobTitles.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import type { Habits } from './habits.ts';
import { FIRM, isNamedAsTrade, type Segment } from './segment.ts';

/** Segments [from, to) of a head, all of one row, that are one fact. */
export interface Stretch {
  from: number;
  to: number;
  text: string;
}

/** Segments that one fact is made of at most. */
const MAX_JOINED = 3;

const training = makeTrie(TRAINING_WORDS.map((word) => [word, true] as const));

export const isTraining = (text: string): boolean => matchAll(training, tokenize(fold(text))).length > 0;

/** What a person without an employer writes in its place. */
const OWN = 'freelance|self[ -]employed|independ[ae]nte?|auto[- ]entrepreneure?|micro[- ]entreprise|a mon compte';
const ON_ONES_OWN = new RegExp(`^(?:${OWN})(?:\\s?[/&,]\\s?(?:${OWN}))?$`, 'u');

export const isOnOnesOwn = (text: string): boolean => ON_ONES_OWN.test(fold(text));

/** « Juillet-août »: what is left of dates told in several pieces. */
const isOnlyMonths = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || MONTHS.has(word) || /^(?:et|and|a|to|au)$/u.test(word));

/** « 6 months »: how long, and no employer. */
const isDuration = (text: string): boolean =>
  /^\W*(?:environ )?\d{1,2} (?:ans?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:(?: et| and|,)?(?: demie?| \d{1,2} (?:mois|months?|mos?))?)?\W*$/u.test(
    fold(text),
  );

/** « deux soirs par semaine », "20 hours per week": how often. */
const OFTEN =
  /^(?:une?|deux|trois|one|two|three|once|twice|\d{1,2})[\s-]?(?:[\p{L}-]+\s){0,2}(?:par|per|a|an|each|every)\s(?:semaine|mois|an|jour|week|month|year|day)s?\.?$/iu;

/** « Expériences en restauration », « Duties »: what heads a part of the CV or of a job. */
const HEADING =
  /^(?:(?!(?:customer|client|user|guest|visitor|patient|employee|member|brand|digital)s? )\p{L}+ (?:work )?experience|(?:autres? )?exp[ée]riences?(?!\p{L})(?! (?:director|designer|manager|lead))[^,]*|(?:(?:main|key|job) )?(?:duties|tasks|responsibilities|achievements)|missions?(?: principales?)|t[âa]ches|r[ée]alisations|activit[ée]s|comp[ée]tences|centres? d['’]int[ée]r[êe]ts?|loisirs|hobbies|interests)$/iu;

/** « website link », « voir le site »: what a page says of its links. */
const LINK_TEXT =
  /^(?:(?:website|site|web|pdf|external|project|company) ?links?|links?|liens?|(?:voir|visit|see|view) (?:le |la |l['’]|the |our |my )?(?:site|website|link|more|projet|project|certificate?|attestation|reference|letter|lettre)|site web|website|web ?site|(?:read|learn|show|see) more|lire la suite|en savoir (?:plus|\+)|voir plus)$/iu;

/** « j’ai tenu la caisse », "I was in charge": a sentence among the pieces of a head. */
const SENTENCE = /^(?:je\s|j['’]\p{L}|i\s(?:am|was|have|had|did|work|also)(?!\p{L})|i['’]m\s)/iu;

/** « Undergraduate », « Graduate level », « L2 »: who is taught. */
const LEVEL = /^(?:(?:(?:under|post)[ -]?)?graduate|bachelors?|licence|l[1-3]|m[12])(?: (?:level|students?|courses?))?$/iu;

/** « saison d’été », « trois saisons »: when, and no employer. */
const SEASON =
  /^(?:(?:une?|deux|trois|quatre|\d) )?saisons?(?: d['’](?:[ée]t[ée]|hiver)| estivales?| hivernales?| touristiques?)?$|^(?:summer|winter|holiday|christmas|harvest) (?:season|job)$/iu;

/** « 350 bulletins », « 15 collaborateurs »: how many. */
const COUNT = /^[+~]?\d{1,3}(?:[ .,]?\d{3})*\+? \p{Ll}{4,}(?: \p{Ll}+)*$/u;

/** « a mobile payments company », « l’un des leaders du bois »: what an employer is. */
const TOLD = /^(?:an?|une?|one of|l['’]une?)\s\p{Ll}+\s\p{L}/u;

/** « various farms », « divers cabinets »: employers without a name. */
const VARIOUS = /^(?:various|several|different|divers(?:es)?|plusieurs|diff[ée]rents?|diff[ée]rentes)\s\p{Ll}+$/iu;

/** « société revendue », « entreprise familiale »: what became of an employer, or of whom it is. */
const FATE =
  /^(?:soci[ée]t[ée]|entreprise|PME|TPE|magasin|commerce|site|usine|start-?up)\s(?:familiale?|(?:re)?vendue?|c[ée]d[ée]e?|ferm[ée]e?|liquid[ée]e?|dissoute?|rachet[ée]e?)(?!\p{L})/iu;

/** « PME de 35 salariés », « groupe de 1 200 personnes »: how large an employer is. */
const SIZE =
  /^(?:PME|TPE|ETI|PMI|entreprise|soci[ée]t[ée]|groupe|structure|association|magasin|cabinet|start-?up) (?:de |d['’]environ )[\d\s.]+\p{Ll}[\p{Ll}\s]*$/iu;

/** « Series B health-tech », « seed-stage start-up », "Fortune 500 retailer": what sort of firm. */
const SORT_OF_FIRM =
  /^(?:(?:post-)?series [a-f]|(?:pre-)?seed|(?:seed|early|late|growth)[ -]stage|bootstrapped|(?:vc|venture|private equity|pe|yc)[ -]backed|fortune \d+|ftse \d+|publicly (?:traded|listed|held)|privately held|fast[ -]growing)(?!\p{L})/iu;

/** « Store #1142 », « Job No. 4471 », "req. 55182": a number. */
const NUMBERED =
  /^(?:store|shop|site|unit|branch|depot|job|req(?:uisition)?|project|contract|vacancy|post)\.?\s?(?:#|n[o°]\.?|number|ref\.?|id)?\s?:?\s?[A-Z-]{0,4}\d{2,}$/iu;

/** « Current », « Poste actuel »: what is told of the stay. */
const ONGOING = /^(?:current(?:ly)?|present|actuel(?:lement)?|en cours|(?:poste|emploi) actuel|current (?:position|role|job))$/iu;

/** What holds neither a title nor an employer. */
const NO_FACTS = [ONGOING, VARIOUS, FATE, SIZE, TOLD, OFTEN, HEADING, LINK_TEXT, SENTENCE, LEVEL, SEASON, COUNT, SORT_OF_FIRM, NUMBERED];

/** Whether a segment can hold a fact. */
export const isFact = ({ text }: Segment): boolean =>
  /\p{L}{2}|\p{L}\s?&\s?\p{L}|(?:\p{Lu}\.\s?){2}/u.test(text) &&
  !isOnlyMonths(text) &&
  !isDuration(text) &&
  !NO_FACTS.some((pattern) => pattern.test(text));

/** « (79) »: a French department, what stands before it is mostly a town. */
export const isDepartment = (text: string): boolean => /^(?:\d{2,3}|2[AB])$/u.test(text);

/** « Securel, à Oiron », « Août 2016 à Oiron »: the town of what stands before it. */
const isAtTown = ({ behindComma, text, company }: Segment): boolean =>
  company < 2 &&
  (behindComma === true ? /^(?:à|at|in|en)\s\p{Lu}/u.test(text) : /^[àÀ]\s\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(text));

/** « Vendeur » over « Boulanger, Oiron »: a firm called as a trade, where something else is the title. */
const asFirms = (segments: readonly Segment[]): readonly Segment[] => {
  const first = segments.find(({ title }) => title >= 3);
  return segments.map((segment) => (isNamedAsTrade(segment) && first !== segment ? { ...segment, title: 0, company: FIRM } : segment));
};

/** The segments of a head that say something. */
export const factsOf = (segments: readonly Segment[]): Segment[] =>
  asFirms(segments)
    .filter((segment) => isFact(segment) || isDepartment(segment.text))
    .map((segment) => (isAtTown(segment) ? { ...segment, place: true } : segment));

/** Whether a piece may go on with the one before it. */
const mayJoin = (before: Segment, { row, dashed, stroked, behindComma, place, contract, client }: Segment): boolean =>
  row === before.row &&
  (dashed === true || stroked === true || behindComma === true) &&
  !contract &&
  !before.contract &&
  !client &&
  !(place && before.place);

/** Every stretch of a head that could be one fact. */
export const stretchesOf = (facts: readonly Segment[]): Stretch[] => {
  const stretches: Stretch[] = [];
  facts.forEach((first, from) => {
    if (!isFact(first)) return;
    let text = first.text;
    stretches.push({ from, to: from + 1, text });
    for (let at = from + 1; at < Math.min(facts.length, from + MAX_JOINED); at += 1) {
      const segment = facts[at]!;
      if (!isFact(segment) || !mayJoin(facts[at - 1]!, segment)) break;
      text += `${segment.dashed ? ' - ' : segment.stroked ? ' / ' : ', '}${segment.text}`;
      if (!segment.place) stretches.push({ from, to: at + 1, text });
    }
  });
  return stretches;
};

export const isSetAs = ({ look }: Segment, looks: ReadonlySet<number>): boolean => look !== null && looks.has(look);

/** « Intérim », « Missions d’intérim », « Service civique »: posts where nothing else names one. Folded. */
const AGENCY_WORK = /^(?:missions? (?:d'|en )?)?interim$/u;
const isKindOfPost = (folded: string): boolean => folded === 'service civique' || AGENCY_WORK.test(folded);

/** Whether a stretch can be a title: a place alone is none, a contract only when it is called so. */
export const mayBeTitle = (facts: readonly Segment[], { from, to, text }: Stretch): boolean => {
  const { place, contract, title } = facts[from]!;
  if (
    to - from === 1 &&
    AGENCY_WORK.test(fold(text)) &&
    facts.some((other) => other.title >= 3 && !other.contract && !AGENCY_WORK.test(fold(other.text)))
  )
    return false;
  return to - from > 1 || (!place && (!contract || title >= 3 || isTraining(text) || isKindOfPost(fold(text))));
};

/** « 64 h/an », « 128h éq. TD », "40 hours": how much was taught or worked. */
const HOURS = /^\d{1,4}\s?(?:h|heures|hours)(?!\p{L})/iu;

/** « Accueil des clients et »: a sentence that goes on in the next row. */
const OPEN_END = /\s(?:et|ou|au|aux|de|du|des|la|le|les|en|à|pour|par|sur|avec|dans|and|or|of|the|to|for|with|from)$/u;

/** Whether a stretch can be an employer: a place alone only where it is set as employers are and the place is not. */
export const mayBeCompany = (facts: readonly Segment[], { from, to, text }: Stretch, { companyLooks }: Habits): boolean => {
  const first = facts[from]!;
  const townNamed = isSetAs(first, companyLooks) && facts.some((other) => other.place && !isSetAs(other, companyLooks));
  return (
    !HOURS.test(text) && !OPEN_END.test(text) && (to - from > 1 || !first.place || townNamed) && (!first.contract || isOnOnesOwn(text))
  );
};
