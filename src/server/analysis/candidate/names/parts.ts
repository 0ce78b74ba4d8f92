import { ENGLISH_FAMILIES, PAIRED_FAMILIES, WORLD_FAMILIES, isFamilyName } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO, GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { addressRotates } from './addressParts.ts';
import { addressOrder, domainOrder, isSpelled } from './addresses.ts';

const isGiven = (word: string): boolean =>
  fold(word)
    .split('-')
    .some((part) => GIVEN_NAMES.has(part));
/** « Jean-Claude », where « Pierre-Zalblat » is a family name. */
const isWhollyGiven = (word: string): boolean =>
  fold(word)
    .split('-')
    .every((part) => GIVEN_NAMES.has(part));
/** « J. », « K », « J.Y. », « J.-P. ». */
const isInitial = (word: string): boolean => /^(?:\p{L}\.?|(?:\p{L}\.-?){2,3})$/u.test(word);
/** « DUPONT », whole and no initial. */
export const isCaps = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase() && !isInitial(word) && !isShortGiven(word);
const isParticle = (word: string): boolean =>
  (NAME_PARTICLES.has(fold(word)) && !/^\p{Lu}$/u.test(word)) || /^(?:d['’]|(?:ó|ní|uí|nic)$)/iu.test(word);

/** Of those that are both, names that are nearly always the family’s, in capitals too. */
const SELDOM_GIVEN: ReadonlySet<string> = new Set(
  'chan chen cheng cheung choi chong dang do guo ho hoang hu huang kang kim lam lang lau le lee li liang lim lin ling liu lu luo ly ma ng ngo nguyen pham silva sun tang taylor tran traore vo vu wang wilson wong wu xie xu yang yoon zhang zhao zheng zhou zhu'.split(
    ' ',
  ),
);

/** Of these, given names in the west: in front of a word that nothing knows they open the name, « Kim » where an address has it in front too. */
const GIVEN_IN_THE_WEST: ReadonlySet<string> = new Set(['kim', 'lee', 'taylor', 'wilson']);

/** Family names too, but of twenty who bear one nineteen are given it: behind a word that nothing knows they are no family’s. */
const MOSTLY_GIVEN: ReadonlySet<string> = new Set(
  'alexandre antoine arthur benoit clement david didier etienne fabien fabrice felix florent francois gabriel gilles guillaume jerome julien laurent lucas mathieu matthieu nicolas olivier philippe quentin remi remy romain sebastien stephane sylvain thibault valentin victor vincent xavier yann'.split(
    ' ',
  ),
);
/** Neither a given name nor a family’s, as far as lists tell. */
const isUnknown = (word: string): boolean => !isGiven(word) && !isFamily(word);

/** What opens given names of two words: behind a family name, « Pierre » is no other one. */
const OPENS_COMPOUND: ReadonlySet<string> = new Set(
  'jean marie anne pierre paul louis mohamed mohammed maria ana jose luis juan joao'.split(' '),
);

/** How family names end in languages whose given names do not. */
export const FAMILY_ENDING =
  /.{3}(?:[bdglmnrstvyjz][eo]v|ova|[yj]eva|enko|chuk|czyk|[cdns]ki|ska|sky|(?:oss?|ass?|an)(?:ian|yan)|idze|shvili|oglu|[eo]vic|akis|[ai]dis|idou|opoulo[su]|opoulou|escu|sson|dottir|zadeh)$/u;

/** « María de los Ángeles », « Maria do Carmo »: given names of several words. */
const DEVOTIONS: ReadonlySet<string> = new Set(
  'angeles carmen carmo pilar lourdes luz jesus fatima mar rosario socorro dolores mercedes soledad paz concepcion ceu'.split(' '),
);

/** Given names of people who bear two family names: « Javier Zalblat Qwertin ». Folded. */
const IBERIAN_GIVEN: ReadonlySet<string> = new Set(
  'javier jose juan carlos luis jorge miguel alejandro fernando pablo pedro diego sergio rafael andres raul ricardo eduardo roberto manuel francisco antonio gonzalo alvaro ignacio esteban guillermo felipe mateo santiago joao tiago thiago rodrigo enrique julio hector arturo gerardo emilio ana lucia carmen pilar marta beatriz raquel mercedes guadalupe alejandra fernanda ximena'.split(
    ' ',
  ),
);

/** « Md. Rakibul », « Mª del Carmen », which stand for Mohammed and María: never a name alone. */
const isShortGiven = (word: string): boolean => /^(?:(?:md|mohd|muhd|mst)\.?|m\.?ª)$/iu.test(word);

/** « Petrovich », « Ivanovna », « Mykolaïvna »: of the father, behind the given name. */
const isPatronymic = (word: string): boolean => /.{3}(?:[oe]vich|[oe]vna|[ai]ivna)$/u.test(fold(word));

/** « Nour Eddine », « Seif Allah »: the second half of a given name. */
const isSecondHalf = (word: string): boolean => /^(?:ed|al|ad|ud|od)?-?(?:dine|eddin|uddin|ullah)$|^[ae]llah$/u.test(fold(word));

/** Vietnamese families, which stand in front of three words or more. */
const VIETNAMESE_MIDDLE: ReadonlySet<string> = new Set('van thi duc ngoc minh thanh quang huu xuan quoc dinh'.split(' '));
const LEADING_FAMILIES: ReadonlySet<string> = new Set('nguyen tran pham hoang huynh phan dang bui duong dinh'.split(' '));

/** « hao », « ling »: given names of eastern Asia, one syllable a word. Folded. */
const SYLLABLE = /^[^aeiouy]{0,3}[aeiouy]{1,3}[^aeiouy]{0,2}$/u;

/** « DUPONT-MOREL » → « Dupont-Morel », « DE LA TOUR » → « de La Tour » stays as people write it: « De La Tour ». */
export const softCase = (word: string): string =>
  isCaps(word)
    ? word.toLowerCase().replaceAll(/(^|[-'’\s])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : word;

/** Frequent as a family name, by a list or its use among given ones. */
const isFamily = (word: string): boolean => FAMILY_NAMES_TOO.has(fold(word)) || isFamilyName(fold(word));
/** « Kamau », « Lefebvre », « O’Tarvey »: a family name and no given one. */
const isFamilyOnly = (word: string): boolean => {
  const folded = fold(word);
  return (
    SELDOM_GIVEN.has(folded) ||
    /^(?:o['’]|mc|(?:ben|bel|el|al|ait|ould|abu|abou)-)\p{L}{3}/u.test(folded) ||
    ((PAIRED_FAMILIES.has(folded) || WORLD_FAMILIES.has(folded)) && !isGiven(word))
  );
};
/** How families of countries end that bear two: « Ordóñez », « Figueira ». */
const PAIRED_ENDING = /.{2}(?:[aeiou]z|eir[ao]|inho|[aei]ll[ao]|er[ao]|ad[ao]|os[ao]|ales|ares|ao|ard|ier|eau|aud|ault|oux)$/u;
const isPaired = (word: string): boolean =>
  PAIRED_FAMILIES.has(fold(word)) ||
  /ñ|^s(?:ain)?te?-/iu.test(word) ||
  (!isGiven(word) && !WORLD_FAMILIES.has(fold(word)) && !ENGLISH_FAMILIES.has(fold(word)) && PAIRED_ENDING.test(fold(word)));

const join = (words: readonly string[]): string => words.map(softCase).join(' ');

/** Where the family name begins: what the rows tell (`given` words before it), capitals, particles, given names and, at last, the order people use. */
export const splitName = (
  printed: readonly string[],
  emails: readonly string[],
  given?: number,
): { firstName: string; lastName: string } => {
  // « JOSÉ TARDEL Y VELDE »
  const words = printed.map((word, index) => (word === 'Y' && index > 1 && index < printed.length - 1 ? 'y' : word));
  // « Louise JJ Tardel »: letters between two names
  if (words.length === 3 && /^\p{Lu}{2}$/u.test(words[1]!) && !isParticle(words[1]!) && !isCaps(words[0]!) && !isCaps(words[2]!))
    return { firstName: words.slice(0, 2).join(' '), lastName: join(words.slice(2)) };
  // « D’ORVAL Hugo »: a particle that is glued to its name
  const mixed =
    words.some((word) => isCaps(word) && (!isParticle(word) || SELDOM_GIVEN.has(fold(word)) || /^d['’]\p{L}/iu.test(word))) &&
    words.some((word) => !isCaps(word) && !isParticle(word) && !isInitial(word));
  if (mixed) {
    const last = words.filter(
      (word, index) => isCaps(word) || (isParticle(word) && isCaps(words.slice(index + 1).find((next) => !isParticle(next)) ?? '')),
    );
    const first = words.filter((word) => !last.includes(word));
    // « CLAIRE Montarel », « QWERTIN O’Tarvey »: the given name in capitals
    const isGivenAlone = (word: string): boolean => isGiven(word) && !isFamily(word);
    if (
      words.length === 2 &&
      words.indexOf(last[0]!) === 0 &&
      (last.every(first.some(isGiven) ? isGivenAlone : isGiven) || (first.every(isFamilyOnly) && !last.some(isFamily))) &&
      !first.some(isGivenAlone) &&
      !last.some(isFamilyOnly) &&
      !['may be', 'reversed'].includes(addressOrder(words, emails) ?? '')
    )
      return { firstName: join(last), lastName: join(first) };
    if (first.length > 0) return { firstName: join(first), lastName: join(last) };
  }
  if (words.length > 2 && words.slice(1).every(isInitial))
    return { firstName: join(words.slice(0, 1)), lastName: words.slice(1).join(' ') };
  if (words.length === 3 && isInitial(words[2]!) && words.slice(0, 2).every(isCaps) && !isGiven(words[0]!))
    return { firstName: join(words.slice(1)), lastName: join(words.slice(0, 1)) };
  const isVietnamese = words.length === 3 && SELDOM_GIVEN.has(fold(words[0]!)) && VIETNAMESE_MIDDLE.has(fold(words[1]!));
  // « Qwertina Orsa binti Zalblat »: the father’s name
  const father = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && /^(?:bin|ibn|bint|binte|binti|ould)$/iu.test(word),
  );
  if (father > 0) return { firstName: join(words.slice(0, father)), lastName: join(words.slice(father)) };
  // « De Santis Francesco »
  const behind =
    !isVietnamese && isParticle(words[0]!) ? words.findIndex((_, index) => index > 1 && words.slice(index).every(isWhollyGiven)) : -1;
  if (behind > 0) return { firstName: join(words.slice(behind)), lastName: join(words.slice(0, behind)) };
  // « Ivanov Ivan Sergeevich »
  const opensOnFamily = !isGiven(words[0]!) && (isGiven(words[1] ?? '') || FAMILY_ENDING.test(fold(words[0]!)));
  if (words.length === 3 && opensOnFamily && isPatronymic(words[2]!) && !isPatronymic(words[1]!))
    return { firstName: join(words.slice(1)), lastName: join(words.slice(0, 1)) };
  // « Zalblat Nour Eddine », « Nour Eddine Zalblat »
  const half = words.findIndex((word, index) => index > 0 && isSecondHalf(word));
  if (half === 1 && words.length > 2) return { firstName: join(words.slice(0, 2)), lastName: join(words.slice(2)) };
  if (half > 1 && half === words.length - 1 && !isGiven(words[0]!))
    return { firstName: join(words.slice(half - 1)), lastName: join(words.slice(0, half - 1)) };
  if (given !== undefined) {
    // « Loria van / Vinau », as « loriavan@… » would cut it: a particle goes with the family name, « e » with both
    let cut = given;
    while (cut > 1 && (/^[ey]$/u.test(words[cut]!) || isParticle(words[cut - 1]!))) cut -= 1;
    return { firstName: join(words.slice(0, cut)), lastName: join(words.slice(cut)) };
  }
  const isGivenArticle = (word: string, index: number): boolean =>
    /^el$/iu.test(word) && index + 2 < words.length && isGiven(words[index - 1]!) && isGiven(words[index + 1]!);
  if (words.length > 2 && LEADING_FAMILIES.has(fold(words[0]!)))
    return { firstName: join(words.slice(1)), lastName: join(words.slice(0, 1)) };
  // « Lim Jia Hao », « Le Van Hung »
  const [family = '', ...syllables] = words.map(fold);
  const isEastern = isVietnamese || ((SELDOM_GIVEN.has(family) || LEADING_FAMILIES.has(family)) && !SELDOM_GIVEN.has(fold(words.at(-1)!)));
  if (isEastern && words.length === 3 && syllables.every((word) => SYLLABLE.test(word) && !ENGLISH_FAMILIES.has(word)))
    return { firstName: join(words.slice(1)), lastName: join(words.slice(0, 1)) };
  const devotion = words.findIndex((word) => DEVOTIONS.has(fold(word)));
  const devoted = devotion > 1 && devotion < words.length - 1 && words.slice(1, devotion).every(isParticle) ? devotion : 0;
  // « Zhilan Luo », though the address has luo.zhilan@…
  const endsInFamily = isFamilyOnly(words.at(-1)!) && !isFamilyOnly(words[0]!);
  const rotated = endsInFamily || (isGiven(words[0]!) && !isFamilyOnly(words[0]!)) ? null : addressRotates(words, emails);
  if (rotated !== null) return { firstName: join(words.slice(rotated)), lastName: join(words.slice(0, rotated)) };
  // « Rosa B. Martín Ordóñez de Orne », « Maria Clara R. Tarvallo »: the family name stands behind the initial of a middle one
  const initial = words.findLastIndex((word) => isInitial(word) && /^\p{Lu}/u.test(word) && !isParticle(word));
  const behindInitial = words[initial + 1] ?? '';
  if (
    initial > 0 &&
    !isInitial(words[0]!) &&
    behindInitial !== '' &&
    (initial === words.length - 2 || isFamily(behindInitial) || !isGiven(behindInitial))
  )
    return { firstName: join(words.slice(0, initial + 1)), lastName: join(words.slice(initial + 1)) };
  const particle = words.findIndex((word, index) => index > devoted && isParticle(word) && !isGivenArticle(word, index));
  if (particle > 0 && particle < words.length - 1) {
    // « Thaís Cavalcanti de Orsa »: a family name in front of it
    const before = words[particle - 1]!;
    // « Felipe Orvane da Costa »: in front of « da » an unknown name is a family’s too
    const goesOn =
      (/^d(?:[aeio]|as|os|el|ella)$/iu.test(words[particle]!) && isPaired(before)) ||
      (/^d(?:[ao]|as|os)$/iu.test(words[particle]!) && isGiven(words[0]!) && !isGiven(before)) ||
      /^[eiy]$/u.test(words[particle]!);
    const paired = particle > 1 && goesOn && (!isGiven(before) || PAIRED_FAMILIES.has(fold(before))) ? 1 : 0;
    return { firstName: join(words.slice(0, particle - paired)), lastName: join(words.slice(particle - paired)) };
  }
  const owned = domainOrder(words, emails);
  if (owned) {
    const [given, family] = owned === 'written' ? words : words.toReversed();
    return { firstName: join([given!]), lastName: join([family!]) };
  }
  const order = addressOrder(words, emails);
  const last = words.at(-1)!;
  const familyToo =
    isFamily(last) &&
    order === null &&
    (!words.every(isCaps) || SELDOM_GIVEN.has(fold(last)) || ENGLISH_FAMILIES.has(fold(last))) &&
    !(words.length === 3 && isGiven(words[1]!)) &&
    !(words.length === 2 && MOSTLY_GIVEN.has(fold(last)) && isUnknown(words[0]!));
  const told = isWhollyGiven(last) && !familyToo && !isFamilyOnly(last);
  const inOrder = words.length === 3 && isFamily(last) && isGiven(words[1]!) && !OPENS_COMPOUND.has(fold(words[1]!)) && !words.some(isCaps);
  const isOfFamily = (word: string): boolean => FAMILY_ENDING.test(fold(word)) || isFamilyOnly(word);
  const opensInTheWest = GIVEN_IN_THE_WEST.has(fold(words[0]!)) && (fold(words[0]!) !== 'kim' || order === 'written');
  const endsAsFamily = words.length === 2 && isOfFamily(words[0]!) && !opensInTheWest && !isOfFamily(last) && !isFamily(last);
  // people who write their family name first do so in their address too
  const spelled = words.length === 2 && told && !isFamily(last) && isSpelled(words, emails);
  // « COLLIN LOUISE », where the other is no family’s
  const isLoudFamily =
    words.every(isCaps) && PAIRED_FAMILIES.has(fold(words[0]!)) && !FAMILY_NAMES_TOO.has(fold(words[0]!)) && !isFamily(last);
  const reversed =
    words.length <= 3 &&
    !inOrder &&
    !(opensInTheWest && order === 'written') &&
    (told || endsAsFamily) &&
    (!isGiven(words[0]!) || (words.length === 2 && (isFamilyOnly(words[0]!) || isLoudFamily))) &&
    !isShortGiven(words[0]!) &&
    (order !== 'written' || spelled);
  const givenFirst = isGiven(words[0]!) && !isFamilyOnly(words[0]!) && (!isGiven(last) || (isFamily(last) && !isFamily(words[0]!)));
  if (reversed && words.length === 3 && isGiven(words[1]!) && !isParticle(words[0]!))
    return { firstName: join(words.slice(1)), lastName: join(words.slice(0, 1)) };
  const isTold = order === 'reversed' || (order === 'may be' && (isGiven(last) || isOfFamily(words[0]!)));
  const turned = isTold && !givenFirst && !endsInFamily && !FAMILY_ENDING.test(fold(last));
  if ((reversed || turned) && !isParticle(words[0]!)) return { firstName: join(words.slice(-1)), lastName: join(words.slice(0, -1)) };
  let cut = devoted + 1;
  while (
    cut < words.length - 1 &&
    (isGiven(words[cut]!) || isInitial(words[cut]!) || isPatronymic(words[cut]!) || isGivenArticle(words[cut]!, cut))
  )
    cut += 1;
  const unnamed = (isShortGiven(words[0]!) && cut === 1) || (cut > 1 && words.slice(0, cut).every(isInitial));
  // a middle name that no list knows, where the two others are no pair of families
  const middle =
    cut === 1 &&
    words.length === 3 &&
    !words.slice(1).some(isPaired) &&
    !IBERIAN_GIVEN.has(fold(words[0]!)) &&
    !isParticle(words[1]!) &&
    !/^abd/iu.test(words[1]!) &&
    !isInitial(words[2]!);
  if ((unnamed || middle) && cut < words.length - 1) cut += 1;
  return { firstName: join(words.slice(0, cut)), lastName: join(words.slice(cut)) };
};
