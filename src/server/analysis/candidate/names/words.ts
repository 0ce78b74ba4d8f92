import { isFamilyName } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO, GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { LEGAL_FORMS, ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { closeLetterSpacing, headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { isSpelled } from './addresses.ts';

/** Words that name the document, or a button of the page it was, folded. */
export const DOCUMENT_WORDS: ReadonlySet<string> = new Set(
  'cv curriculum vitae vitæ resume portfolio download telecharger pdf homepage website webpage lebenslauf biodata report rapport dossier sommaire'.split(
    ' ',
  ),
);
/** « DUPONT-MOREL » → « Dupont-Morel ». */
export const capital = (word: string): string => word.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** « Louise », « Jean-Orvan »: a word that a given name of the list opens. */
export const opensOnGiven = (word: string): boolean => GIVEN_NAMES.has(fold(word).split('-')[0]!);

/** « Marié », which is not « Marie ». */
const MARRIED = /^mariée?$/iu;
/** Particles that a family name goes on behind. */
export const ENDS_OPEN: ReadonlySet<string> = new Set('de du des d la le les van von der den ten ter da dos das di del della'.split(' '));
/** Particles that are whole family names too. */
const FAMILIES_TOO: ReadonlySet<string> = new Set('le du van la di da do das'.split(' '));
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|d['’]\p{Lu}[\p{L}-]+|\p{Lu}\.)$/u;
export const NOISE: ReadonlySet<string> = new Set(
  'home about contact menu logo picto video videos blog accueil page confidentiel confidential email mail phone tel telephone mobile adresse address linkedin github www http https ans years permis born ne nee date naissance nationality nationalite celibataire france available disponible dossier technique competence hello hi welcome world bonjour salut bienvenue street avenue boulevard linkedin profile skills languages java python sql excel photo version english french anglais anglaise francais francaise objective the and with for from by of your our former ancien ancienne citizen resident passport pour avec'.split(
    ' ',
  ),
);

/** Words of documents that families are called too, behind a given name that a list or the address knows: « Nora Page ». */
const FAMILIES_OF_NOISE: ReadonlySet<string> = new Set('page mail english french france'.split(' '));
/** Letters that an address shares with a name by chance. */
const MIN_LETTERS = 4;

/** Whether what reaches the person spells one of the words: « qwertin87@… » for « Qwertin Baker ». */
const isTold = (words: readonly string[], emails: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_LETTERS && emails.some((email) => email.split('@')[0]!.toLowerCase().includes(word)));

/** « BOULANGER Pieter »: the family name in capitals in front of a given one. */
const isFamilyInCapitals = ([family = '', given = '']: readonly string[]): boolean =>
  family.length > 1 && family === family.toUpperCase() && given !== given.toUpperCase() && GIVEN_NAMES.has(fold(given).split('-')[0]!);

/** « Jean de »: breaks off; « Thuy Le », « Goulven LE DU », « Nihal Kumar Das » do not, where a list or an address knows the name. */
const breaksOff = (words: readonly string[], spelled: boolean): boolean => {
  const last = words.at(-1)!;
  if (!ENDS_OPEN.has(fold(last))) return false;
  const isWhole = spelled || last === 'Das' || (words.length === 2 && GIVEN_NAMES.has(fold(words[0]!)));
  return !(isWhole && FAMILIES_TOO.has(fold(last)) && /^\p{Lu}/u.test(last));
};

/** Trades that no family is called by, whatever given name stands in front: « Maximo Consultant ». Folded. */
const OF_NO_FAMILY: ReadonlySet<string> = new Set(
  'consultant consultante engineer developer manager analyst director designer administrator technician officer executive assistant assistante specialist developpeur developpeuse ingenieur ingenieure technicien technicienne directeur directrice responsable gestionnaire comptable infirmier infirmiere etudiant etudiante student intern stagiaire freelance'.split(
    ' ',
  ),
);

/** « Louise LE BOULANGER »: behind it even a trade is a family. Folded. */
const isArticle = (word: string): boolean => word === 'le' || word === 'la';

/** « B.S. Mathematics »: a degree and its field, where « B.S. Kumar » is a name. Folded. */
const STUDIED =
  /^[bm]\.?(?:a|s|sc|eng|ed|com)\.? \p{L}*(?:ics|ology|istry|ography|sciences?|engineering|arts|history|education|business|economy)(?!\p{L})/u;

/** Words that a name could be made of. `emails`: an address that spells them all makes a name of words of other kinds. */
export const looksLikeName = (words: readonly string[], emails: readonly string[] = []): boolean => {
  if (words.length < 2 || words.length > 6 || words.some((word) => /^i['’]m$/iu.test(word))) return false;
  if (STUDIED.test(fold(words.join(' ')))) return false;
  const folded = words.map((word) => fold(word).replace(/\.$/, ''));
  // « Tardel Conseil », as the domain of an employer has it, is nobody
  const isFirm = folded.some((word) => ORGANISATION_WORDS.has(word));
  const spelled = isSpelled(words, isFirm ? emails.map((email) => `${email.split('@')[0]!}@`) : emails);
  if (folded.some((word) => DOCUMENT_WORDS.has(word)) || words.some((word) => MARRIED.test(word)) || breaksOff(words, spelled))
    return false;
  if (words.length <= 3 && headingKinds(words.join(' ')).length > 0) return false;
  const isFamily = (word: string, index: number): boolean =>
    index === folded.length - 1 &&
    FAMILIES_OF_NOISE.has(word) &&
    (GIVEN_NAMES.has(folded[0]!.split('-')[0]!) || isTold(folded.slice(0, 1), emails));
  if (!spelled && folded.some((word, index) => LEGAL_FORMS.has(word) || (NOISE.has(word) && !isFamily(word, index)))) return false;
  const nameWords = words.filter((word, index) => NAME_WORD.test(word) && !NAME_PARTICLES.has(folded[index]!));
  if (nameWords.length < 1 || words.some((word, index) => !NAME_WORD.test(word) && !NAME_PARTICLES.has(folded[index]!))) return false;
  if (nameWords.length === 1 && /^\p{Ll}/u.test(words[0]!)) return false;
  const given = folded.some((word) => GIVEN_NAMES.has(word.split('-')[0]!));
  // « Julio Pastor Tantaleán »
  const isFamilyBehind = (word: string): boolean => words.length > 2 && GIVEN_NAMES.has(folded[0]!) && isFamilyName(word);
  const occupied = folded.filter(
    (word, index) =>
      (TITLE_HEADS.has(word) &&
        !(index > 0 && (FAMILY_NAMES_TOO.has(word) || isFamilyBehind(word))) &&
        !(index > 1 && given && isArticle(folded[index - 1]!))) ||
      (TITLE_QUALIFIERS.has(word) && !given) ||
      (ORGANISATION_WORDS.has(word) && !given),
  );
  return (
    spelled ||
    occupied.length === 0 ||
    (words.length === 2 && occupied.length === 1 && occupied[0] === folded[1] && isTold(folded, emails)) ||
    (given &&
      occupied.length === 1 &&
      words.length === 2 &&
      !OF_NO_FAMILY.has(folded[1]!) &&
      ((!TITLE_QUALIFIERS.has(folded[0]!) && GIVEN_NAMES.has(folded[0]!.split('-')[0]!)) || isFamilyInCapitals(words)))
  );
};

/** « William “Bill” Smith », « Li Wei 李伟 »: a nickname, or the name once more in another script. */
export const ASIDE =
  /\s(?:["“«„]\s?[\p{L}. -]{1,20}\s?["”»“]|\(["“][\p{L}. -]{1,20}["”]\)|\([\p{L}. -]{1,20}\)|'[\p{L}. -]{1,20}')(?=\s|$)/gu;
export const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** « 李伟 (Li Wei) »: the name in other letters, then in Latin ones. */
export const IN_BRACKETS = new RegExp(`^${OTHER_SCRIPT.source}{1,12}\\s?[(（]([\\p{Script=Latin} .'’-]{3,40})[)）]`, 'u');

/** « MCIPD », « FCCA », « RGN »: letters of bodies and degrees that people write behind their names. */
const LETTERS: ReadonlySet<string> = new Set(
  'BSC MSC BENG MENG PHD BCOM MCOM BBA BTECH MTECH MD DDS DMD DVM DNP PHARMD FACS FACP FRCPC FAAFP APRN ARNP CCRN PT DPT OTR LVN RRT EMT HND PGCE PGDE QTS MCIPD FCIPD ACIPD ACCA FCCA ACA FCA CIMA ACMA FCMA CGMA CPA CFA CMA MICE FICE MIET MIMechE MRICS FRICS ARB RIBA MBCS FBCS MRCP FRCP MRCS FRCS MRCGP MBBS MBChB RGN RMN RN BSN MSN FNP CNA LPN CPT MBA LLB LLM JD MPH PMP CISSP PE EIT MNSE MNIM CIPM FRSA FHEA SFHEA MCIM CSSLP SPHR PHR SHRM-CP SHRM-SCP RD LCSW LMSW CISA CRNP CQSW COREN'.split(
    ' ',
  ),
);

/** « PhD », « EngD », « MSc », « CEng », « MCIPD »: a degree or a chartered title behind a name. */
export const isDegree = (word: string): boolean =>
  /^(?:[JS][rR]\.?|I{2,3}|IV),?$/u.test(word) ||
  LETTERS.has(word.replace(/,$/, '')) ||
  /^[AFM]C[EIO][A-Z]{1,3},?$/u.test(word) ||
  /^(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Lu}{2,}\p{Ll}+),?$/u.test(word);

/** « K.ZALBLAT », « C.J.Zalblat »: initials that stand against the name. */
const GLUED_INITIAL = /(?<![\p{L}.])((?:\p{Lu}\.){1,3})(?=\p{Lu}\p{L}{2})/gu;

export const wordsOf = (text: string): string[] => {
  const words = closeLetterSpacing(text)
    .replaceAll(GLUED_INITIAL, '$1 ')
    .replaceAll(/\s\.(\p{Lu})(?=\s|$)/gu, ' $1.')
    .split(/[\s_]+/)
    .filter((word) => word !== '' && !/^[\p{Extended_Pictographic}\uFE0F]+$/u.test(word));
  const degree = words.findIndex((word, index) => index >= 2 && isDegree(word));
  return degree < 0 ? words : words.slice(0, degree).map((word) => word.replace(/,$/, ''));
};
