import { ENGLISH_FAMILIES, PAIRED_FAMILIES, WORLD_FAMILIES, isFamilyName } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO, GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';

export const isGiven = (word: string): boolean =>
  fold(word)
    .split('-')
    .some((part) => GIVEN_NAMES.has(part));
/** « Jean-Claude », where « Pierre-Zalblat » is a family name. */
export const isWhollyGiven = (word: string): boolean =>
  fold(word)
    .split('-')
    .every((part) => GIVEN_NAMES.has(part));
/** « J. », « K », « J.Y. », « J.-P. ». */
export const isInitial = (word: string): boolean => /^(?:\p{L}\.?|(?:\p{L}\.-?){2,3})$/u.test(word);
/** « DUPONT », whole and no initial. */
export const isCaps = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase() && !isInitial(word) && !isShortGiven(word);
export const isParticle = (word: string): boolean =>
  (NAME_PARTICLES.has(fold(word)) && !/^\p{Lu}$/u.test(word)) || /^(?:d['’]|(?:ó|ní|uí|nic)$)/iu.test(word);

/** Of those that are both, names that are nearly always the family’s, in capitals too. */
export const SELDOM_GIVEN: ReadonlySet<string> = new Set(
  'chan chen cheng cheung choi chong dang do guo ho hoang hu huang kang kim lam lang lau le lee li liang lim lin ling liu lu luo ly ma ng ngo nguyen pham silva sun tang taylor tran traore vo vu wang wilson wong wu xie xu yang yoon zhang zhao zheng zhou zhu'.split(
    ' ',
  ),
);

/** Of these, given names in the west: in front of a word that nothing knows they open the name, « Kim » where an address has it in front too. */
export const GIVEN_IN_THE_WEST: ReadonlySet<string> = new Set(['kim', 'lee', 'taylor', 'wilson']);

/** Family names too, but of twenty who bear one nineteen are given it: behind a word that nothing knows they are no family’s. */
export const MOSTLY_GIVEN: ReadonlySet<string> = new Set(
  'alexandre antoine arthur benoit clement david didier etienne fabien fabrice felix florent francois gabriel gilles guillaume jerome julien laurent lucas mathieu matthieu nicolas olivier philippe quentin remi remy romain sebastien stephane sylvain thibault valentin victor vincent xavier yann'.split(
    ' ',
  ),
);
/** Neither a given name nor a family’s, as far as lists tell. */
export const isUnknown = (word: string): boolean => !isGiven(word) && !isFamily(word);

/** What opens given names of two words: behind a family name, « Pierre » is no other one. */
export const OPENS_COMPOUND: ReadonlySet<string> = new Set(
  'jean marie anne pierre paul louis mohamed mohammed maria ana jose luis juan joao'.split(' '),
);

/** How family names end in languages whose given names do not. */
export const FAMILY_ENDING =
  /.{3}(?:[bdglmnrstvyjz][eo]v|ova|[yj]eva|enko|chuk|czyk|[cdns]ki|ska|sky|(?:oss?|ass?|an)(?:ian|yan)|idze|shvili|oglu|[eo]vic|akis|[ai]dis|idou|opoulo[su]|opoulou|escu|sson|dottir|zadeh)$/u;

/** « María de los Ángeles », « Maria do Carmo »: given names of several words. */
export const DEVOTIONS: ReadonlySet<string> = new Set(
  'angeles carmen carmo pilar lourdes luz jesus fatima mar rosario socorro dolores mercedes soledad paz concepcion ceu'.split(' '),
);

/** Given names of people who bear two family names: « Javier Zalblat Qwertin ». Folded. */
export const IBERIAN_GIVEN: ReadonlySet<string> = new Set(
  'javier jose juan carlos luis jorge miguel alejandro fernando pablo pedro diego sergio rafael andres raul ricardo eduardo roberto manuel francisco antonio gonzalo alvaro ignacio esteban guillermo felipe mateo santiago joao tiago thiago rodrigo enrique julio hector arturo gerardo emilio ana lucia carmen pilar marta beatriz raquel mercedes guadalupe alejandra fernanda ximena'.split(
    ' ',
  ),
);

/** « Md. Rakibul », « Mª del Carmen », which stand for Mohammed and María: never a name alone. */
export const isShortGiven = (word: string): boolean => /^(?:(?:md|mohd|muhd|mst)\.?|m\.?ª)$/iu.test(word);

/** « Petrovich », « Ivanovna », « Mykolaïvna »: of the father, behind the given name. */
export const isPatronymic = (word: string): boolean => /.{3}(?:[oe]vich|[oe]vna|[ai]ivna)$/u.test(fold(word));

/** « Nour Eddine », « Seif Allah »: the second half of a given name. */
export const isSecondHalf = (word: string): boolean => /^(?:ed|al|ad|ud|od)?-?(?:dine|eddin|uddin|ullah)$|^[ae]llah$/u.test(fold(word));

/** Vietnamese families, which stand in front of three words or more. */
export const VIETNAMESE_MIDDLE: ReadonlySet<string> = new Set('van thi duc ngoc minh thanh quang huu xuan quoc dinh'.split(' '));
export const LEADING_FAMILIES: ReadonlySet<string> = new Set('nguyen tran pham hoang huynh phan dang bui duong dinh'.split(' '));

/** « hao », « ling »: given names of eastern Asia, one syllable a word. Folded. */
export const SYLLABLE = /^[^aeiouy]{0,3}[aeiouy]{1,3}[^aeiouy]{0,2}$/u;

/** Frequent as a family name, by a list or its use among given ones. */
export const isFamily = (word: string): boolean => FAMILY_NAMES_TOO.has(fold(word)) || isFamilyName(fold(word));
/** « Kamau », « Lefebvre », « O’Tarvey »: a family name and no given one. */
export const isFamilyOnly = (word: string): boolean => {
  const folded = fold(word);
  return (
    SELDOM_GIVEN.has(folded) ||
    /^(?:o['’]|mc|(?:ben|bel|el|al|ait|ould|abu|abou)-)\p{L}{3}/u.test(folded) ||
    ((PAIRED_FAMILIES.has(folded) || WORLD_FAMILIES.has(folded)) && !isGiven(word))
  );
};
/** How families of countries end that bear two: « Ordóñez », « Figueira ». */
const PAIRED_ENDING = /.{2}(?:[aeiou]z|eir[ao]|inho|[aei]ll[ao]|er[ao]|ad[ao]|os[ao]|ales|ares|ao|ard|ier|eau|aud|ault|oux)$/u;
export const isPaired = (word: string): boolean =>
  PAIRED_FAMILIES.has(fold(word)) ||
  /ñ|^s(?:ain)?te?-/iu.test(word) ||
  (!isGiven(word) && !WORLD_FAMILIES.has(fold(word)) && !ENGLISH_FAMILIES.has(fold(word)) && PAIRED_ENDING.test(fold(word)));
