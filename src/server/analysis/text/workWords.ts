import { ACTIVITY_ENDINGS, ACTIVITY_OPENINGS, TITLE_HEADS, TITLE_QUALIFIERS } from '../lexicon/jobTitles.ts';
import { EMPLOYER_ENDINGS, EMPLOYER_OPENINGS, KNOWN_EMPLOYERS, LEGAL_FORMS, ORGANISATION_WORDS } from '../lexicon/organisations.ts';
import { STATE_CODES } from '../lexicon/places.ts';
import { fold } from './fold.ts';
import { tokenize } from './tokens.ts';
import { makeTrie, matchAll } from './trie.ts';

const employers = makeTrie(KNOWN_EMPLOYERS.map((name) => [name, true] as const));

/** French words that open a title and never close one: « Main Stage » is no training. */
const OPENS_TITLE: ReadonlySet<string> = new Set('stage alternance apprentissage aide'.split(' '));

/** « Oncologist », « néphrologue », « warehouseman »: endings that only trades have. */
const TRADE_ENDING =
  /.{3}(?:ologist|ologue|ographer|ographe|iatrist|iatre|technicien(?:ne)?|mecanicien(?:ne)?)$|(?:warehouse|stores?|service|repair|trades|crane|crafts|camera|stock|sea|draughts|watch|lines|signal|delivery|maintenance)(?:man|woman|person)$|book(?:bind|sell)er$|.{3}keeper$/u;

/** « Femme de chambre », « Garde champêtre », « Point focal »: trades of several words, none of which names one alone. Folded. */
const TRADE_PHRASE =
  /^(?:(?:femme|homme|dame|valet) (?:de (?:chambre|menage|compagnie|service)|toutes? mains?|a tout faire)|garde[- ](?:champetre|forestier|chasse|peche|malades?|barrieres?)|point focal|relais communautaire|enseigne de vaisseau|titulaire de la fonction publique)(?!\p{L})/u;

/** « Shop assistant, later storekeeper », « Apprentice then fitter »: what somebody became is no part of what tells the title. */
const LATER = /(?:,| and)? (?:later|then|subsequently|afterwards|puis|ensuite|promoted to) .*$/u;

/** « Various bar and call centre work », « Divers emplois saisonniers »: jobs told together. */
const VARIOUS =
  /^(?:various|several|divers(?:es)?|plusieurs) (?:.{1,40} )?(?:jobs?|work|roles?|positions?|posts?|assignments?|temping|emplois|boulots|jobs etudiants)(?: \p{L}+)?$/u;

/** « Tech. de labo », « Cond. de travaux »: trades cut short. Folded. */
const CUT_SHORT = /^(?:tech|ing|cond|surv|adj|resp|empl|ouv|agt|asst|coord|prep|magas|jard|mec|cuis)\. ?\p{L}/u;

/** « Professeur (des 4e, 3e et 2de) »: what a bracket adds makes a title no longer. */
const isLong = (folded: string): boolean =>
  folded
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word !== '').length > 12;

/** « Tester Consulting », « Chef Solutions », « Student Consultancy »: how firms end their names, and no title. */
const FIRM_ENDING =
  /^(?!.*(?<!\p{L})(?:of|de|du|for|en|senior|junior|lead|head)(?!\p{L})).* (?:consulting|consultancy|technologies|associates|holdings?|labs|studios|group|groupe|agency|magazine|newspaper|union|society|association|council|club|guild|police)$/u;

/** « Partana Intérim »: an agency, where « cariste intérim » is a post. */
const isAgency = (words: readonly string[]): boolean =>
  words.length > 1 && words.length <= 3 && words.at(-1) === 'interim' && !words.slice(0, -1).some((word) => TITLE_HEADS.has(word));

/** « Surveillance des examens », "Construction work": what is done stands for a title, where nothing names who does it. */
const isActivity = (words: readonly string[]): boolean =>
  words.length <= ACTIVITY_WORDS && (ACTIVITY_OPENINGS.has(words[0]!) || ACTIVITY_ENDINGS.has(words.at(-1)!));

/** Words of an activity that stands for a title at most. */
const ACTIVITY_WORDS = 8;

/** « Constructeur automobile », « Éditeur de logiciels »: a kind of firm in place of its name, and no trade. Folded. */
const KIND_OF_FIRM =
  /^(?:grand )?(?:constructeur|equipementier|producteur|fournisseur|distributeur|operateur|editeur|assureur) (?:automobiles?|aeronautique|ferroviaire|telecoms?|mutualiste|d['’](?:energie|electricite)|de (?:logiciels?|telecommunications?))$/u;

/** « Centre commercial La Plaine »: no salesman. */
const SHOPPING = /(?<!\p{L})centre commercial(?!\p{L})/u;

/** « ST5 General Surgery », « CT1 Medicine »: posts of doctors by their grade; « Office junior »: a trade of two words; « Board of Trustees »: a seat that somebody has; « TA »: who assists a course. Folded. */
const GRADED =
  /^board of (?:trustees|directors|governors)$|^(?:(?:gp)?st[1-8]|ct[1-3]|fy[12]|f[12]|i[12]|pgy-?[1-7]|sho|spr)(?: \p{L}{3}|$)|(?:^| )office junior$|^(?:(?:head|lead) )?ta$/u;

/** « 3rd Supply Squadron, Norvale Air National Guard »: a corps, and nobody who guards. Folded. */
const CORPS = /(?<!\p{L})(?:national|coast) guard$|^(?:gendarmerie|police) (?:nationale|municipale)$/u;

/** Evidence that a folded text is a job title. */
export const titleScore = (folded: string): number => {
  if (KIND_OF_FIRM.test(folded) || CORPS.test(folded)) return 0;
  if (VARIOUS.test(folded) || GRADED.test(folded) || TRADE_PHRASE.test(folded)) return 3;
  const words = folded
    .replace(LATER, '')
    .replace(SHOPPING, 'centre')
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word !== '');
  const parts = words.flatMap((word) => [word, ...word.split(/['-]/)]);
  const heads = parts.filter((word, index) => TITLE_HEADS.has(word) && (index === 0 || !OPENS_TITLE.has(word))).length;
  if (CUT_SHORT.test(folded)) return 3;
  if (heads === 0) return parts.some((word) => TRADE_ENDING.test(word)) ? 3 : isActivity(words) ? 1 : 0;
  if (words[0] === 'faculty' && words[1] === 'of') return 0;
  while (words.length > 1 && /^(?:i{1,3}|iv|v|f|h)$/.test(words.at(-1)!)) words.pop();
  const last = words.at(-1)!;
  if (isAgency(words)) return 0;
  if (words.length === 1 && last === 'interim') return 1;
  if (words.length <= 3 && FIRM_ENDING.test(words.join(' '))) return 1;
  const atEdge =
    TITLE_HEADS.has(words[0]!) || TITLE_HEADS.has(words[0]!.split('-')[0]!) || (TITLE_HEADS.has(last) && !OPENS_TITLE.has(last));
  const qualified = parts.some((word) => TITLE_QUALIFIERS.has(word));
  return (atEdge ? 3 : 2) + (qualified ? 1 : 0) - (words.length > 12 && isLong(folded) ? 3 : 0);
};

/** « Ferme du Lac », « Piscine municipale »: a name behind its kind, and no « radio en ligne ». */
const GOES_ON = /[\s'’]\p{Lu}|^\s(?:municipal|communal|r[ée]gional|national|d[ée]partemental)/u;
/** « Amicale des étudiants »: people who join, called as those whom they are. */
const GROUP_OF = /^(?:Amicale|Collectif|F[ée]d[ée]ration|Comit[ée]) (?:des?|du|d['’])/u;

/** « famille Orvane », « salon Tarvel »: kinds of employers in small letters right before a name. Folded. */
const SMALL_KIND =
  /^(?:famille|salon|camping|ferme|auberge|gite|pizzeria|creperie|epicerie|librairie|boucherie|menuiserie|exploitation|atelier|cantine)$/u;

/** Words of a name that its last one may tell to be an employer’s. */
const NAME_WORDS = 5;

/** « Orvane S.A. », « Tarvel s.r.l. », « Norvin s.r.o. »: a legal form behind a name, its letters apart. Folded. */
const DOTTED_FORM =
  /\p{L}[,\s]+(?:s\.a\.(?:s\.|r\.l\.)?|s\.?a\.r\.l\.|s\.r\.l\.|s\.p\.a\.|s\.l\.|s\.c\.|b\.v\.|n\.v\.|l\.l\.c\.|s\.r\.o\.|d\.o\.o\.|sp\. z o\. ?o\.)(?!\p{L})/u;

/** « UMR 7190 », « EA 4321 »: laboratories by their number. Folded. */
const LABORATORY = /(?<!\p{L})(?:umr|upr|usr|umi|uar|ea|ur|ums) ?\d{3,4}(?!\d)/u;

/** « Cours de niveau collège »: for whom, and no school. Folded. */
const OF_LEVEL = /^niveaux?$/u;

/** « Orvane.com »: a firm that is called as its site. */
const DOMAIN = /^\p{Lu}[\p{L}\d-]{2,}\.(?:com|org|ai|co\.uk|fr|de)$/u;

/** « Trust & Safety »: what a team does, and no trust. Folded. */
const TRUST_TEAM = /^trust (?:&|and) safety(?!\p{L})/u;

/** « Tirley, CO », « Tirley, NV »: of a state, no company. */
const isState = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /,\s$/u.test(text.slice(0, start)) && STATE_CODES.has(text.slice(start, end));

/** « S.N.C.F. »: letters that name an employer, each with its dot. */
const DOTTED = /(?<![\p{L}.])(?:\p{Lu}\.){3,}(?!\p{L})/gu;

/** Posts as English ends a title with. */
const ENGLISH_POST =
  /^(?:advis[eo]r|manager|director|teacher|nurse|officer|assistant|engineer|clerk|technician|analyst|consultant|coordinator|supervisor|administrator|secretary|librarian|counsell?or|worker|developer|lecturer|tutor|trainer|intern|trainee|attendant|representative)$/u;

/** Evidence that a text is the name of an organisation. */
export const companyScore = (written: string, told: string): number => {
  const text = written.replaceAll(DOTTED, (letters) => letters.replaceAll('.', ''));
  const folded = text === written ? told : fold(text);
  const tokens = tokenize(folded);
  if (tokens.length === 0) return 0;
  let score = 0;
  const isMeant = ({ word, start, end }: { word: string; start: number; end: number }): boolean =>
    word === 'etude'
      ? start === tokens[0]!.start
      : word === 'trust'
        ? !TRUST_TEAM.test(folded.slice(start))
        : word !== 'spa' || end === tokens.at(-1)!.end;
  const legal = tokens.some(
    (token) => LEGAL_FORMS.has(token.word) && tokens.length > 1 && text[token.end] !== '-' && isMeant(token) && !isState(text, token),
  );
  if (legal || DOTTED_FORM.test(folded)) score += 4;
  const known = matchAll(employers, tokens).find(
    ({ first }) => !TITLE_HEADS.has(tokens[first]!.word) || /\p{Lu}/u.test(text[tokens[first]!.start]!),
  );
  if (known && (known.after - known.first) * 2 >= tokens.length) score += 4;
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const isWritten = ({ start }: { start: number }): boolean => tokens.length > 1 && /\p{Lu}/u.test(text[start]!);
  const group = GROUP_OF.test(text);
  const small = SMALL_KIND.test(first.word) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(first.end));
  const opens = group || small || (EMPLOYER_OPENINGS.has(first.word) && isWritten(first) && GOES_ON.test(text.slice(first.end)));
  const ends = tokens.length <= NAME_WORDS && EMPLOYER_ENDINGS.has(last.word) && isWritten(last);
  const capital = /\p{Lu}/u.test(text);
  const named = tokens.some(
    (token, at) =>
      ORGANISATION_WORDS.has(token.word) && isMeant(token) && (capital || at === 0) && !OF_LEVEL.test(tokens[at - 1]?.word ?? ''),
  );
  const branch = known?.first === 0 && tokens.length >= 3 && tokens.length <= NAME_WORDS && /^(?:\p{Lu}[\p{L}&'’.-]*\s?)+$/u.test(text);
  const organised =
    opens || ends || named || branch || DOMAIN.test(text) || LABORATORY.test(folded) || KIND_OF_FIRM.test(folded) || CORPS.test(folded);
  // « Pharmacy Advisor », « School Nurse »: in English what stands last says what it is
  const isPost = tokens.length > 1 && tokens.length <= NAME_WORDS && ENGLISH_POST.test(last.word) && !legal && !opens;
  if (!isPost && (organised || isAgency(tokens.map(({ word }) => word)))) score += 2.5;
  if (tokens.length <= 3 && /^[\p{Lu}\d&' .-]+$/u.test(text) && /\p{Lu}{2}/u.test(text)) score += 0.5;
  return score - (tokens.length > 10 ? 3 : 0);
};
