import { ENGLISH_FAMILIES, PAIRED_FAMILIES } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { addressRotates } from './addressParts.ts';
import { addressOrder, domainOrder, isSpelled } from './addresses.ts';
import {
  DEVOTIONS,
  FAMILY_ENDING,
  GIVEN_IN_THE_WEST,
  IBERIAN_GIVEN,
  LEADING_FAMILIES,
  MOSTLY_GIVEN,
  OPENS_COMPOUND,
  SELDOM_GIVEN,
  SYLLABLE,
  VIETNAMESE_MIDDLE,
  isCaps,
  isFamily,
  isFamilyOnly,
  isGiven,
  isInitial,
  isPaired,
  isParticle,
  isPatronymic,
  isSecondHalf,
  isShortGiven,
  isUnknown,
  isWhollyGiven,
} from './nameKinds.ts';

/** « DUPONT-MOREL » → « Dupont-Morel », « DE LA TOUR » → « de La Tour » stays as people write it: « De La Tour ». */
export const softCase = (word: string): string =>
  isCaps(word)
    ? word.toLowerCase().replaceAll(/(^|[-'’\s])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : word;

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
