import { STATE_CODES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { degreeAt } from '../../text/studyWords.ts';
import { isSubject } from './names.ts';

/** « Université Toulouse », « Paris 1 », « Université de Bordeaux III »: what the names of French universities begin with. */
const NUMBERED =
  /^(?:(?:Universit[ée]|Univ\.?) (?:de |d['’])?\p{Lu}[\p{L}-]+(?: (?:[IVX]{1,4}|\d{1,2}))?|\p{Lu}[\p{L}-]+ (?:[IVX]{1,4}|\d{1,2}))$/u;

/** « … – Jean Jaurès », « … Panthéon-Sorbonne »: what they end with, behind a dash or a comma. */
const NAMESAKE =
  /^(?:Panth[ée]on[- ]Sorbonne|Panth[ée]on[- ]Assas|Assas|Sorbonne(?: Nouvelle)?|Diderot|Descartes|Pierre et Marie Curie|Nanterre|La D[ée]fense|Vincennes(?:[- ]Saint[- ]Denis)?|Cr[ée]teil|Val[- ]de[- ]Marne|Marne[- ]la[- ]Vall[ée]e|Sorbonne Paris (?:Nord|Cit[ée])|Lumi[èe]re|Jean[- ]Moulin|Claude[- ]Bernard|Jean[- ]Jaur[èe]s|(?:Le )?Mirail|Capitole|Paul[- ]Sabatier|Montaigne|Michel de Montaigne|Montesquieu|Segalen|Victor Segalen|Sciences et [Tt]echnologies|Charles[- ]de[- ]Gaulle|Droit et [Ss]ant[ée]|Paul[- ]Val[ée]ry|Stendhal|Joseph[- ]Fourier|Pierre[- ]Mend[èe]s[- ]France|Alpes|Marc[- ]Bloch|Robert[- ]Schuman|Louis[- ]Pasteur|Sophia[- ]Antipolis|C[ôo]te d['’]Azur|Blaise[- ]Pascal|Fran[çc]ois[- ]Rabelais|Jules[- ]Verne|Jean[- ]Monnet|Haute[- ]Bretagne|Henri[- ]Poincar[ée])$/u;

/** Universities of several towns, whose name is not whole without one. */
const CAMPUS =
  /^(?:The )?(?:University of (?:California|Illinois|Texas|Wisconsin|North Carolina|Maryland|Massachusetts|Colorado|Nebraska|Missouri|Tennessee|Michigan|Minnesota|Hawaii|Alaska|Nevada|Arkansas|Alabama)|California State University|(?:State|City) University of New York)$/u;

/** « University of Texas, Brazos », « University of Texas - Brazos »: the town that such a name ends with. */
export const isCampusOf = (told: string, piece: string): boolean => isCampus(told.split(', ').at(-1)!, piece);

const isCampus = (school: string, piece: string): boolean =>
  (NUMBERED.test(school) && NAMESAKE.test(piece)) ||
  (CAMPUS.test(school) &&
    !STATE_CODES.has(piece) &&
    (isOnlyPlace(piece, fold(piece)) ||
      (/^\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?$/u.test(piece) && !isSubject(piece) && degreeAt(piece) === null)));
