import { fold } from '../../text/fold.ts';
import { UNIT } from './commaCuts.ts';

/** « Agence Ouest », « Head office »: a part of the employer. Folded. */
const BRANCH =
  /^(?:agence|siege|succursale|filiale|direction|departement|service|division|pole|site|antenne|head office|headquarters|department|dept|branch|school of|college of)(?!\p{L})|(?<!\p{L})(?:branch|segment|office|division|department|headquarters|account)$/u;

/** « Magasin de Lodre », « Usine d’Oiron »: one of several, called as its town. */
const OF_TOWN =
  /^(?:[Mm]agasin|[Bb]outique|[Uu]sine|[Ee]ntrep[ôo]t|[Pp]late-?forme|[ÉEée]tablissement|[Dd][ée]p[ôo]t) (?:de |du |d['’])\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?$/u;

export const isBranch = (text: string): boolean => BRANCH.test(fold(text)) || OF_TOWN.test(text);

/** « Sales division », « Direction des achats »: a part of an employer. */
/** « MT Northern Heron », « M/V Gannet »: the ship of an owner. */
const VESSEL = /^(?:M\/?[TVSY]|S\/?[SY]|RV|FPSO)\s\p{Lu}\p{L}/u;

export const isPart = (text: string): boolean => UNIT.test(fold(text)) || isBranch(text) || VESSEL.test(text);

/** « Advanced Materials Group », « Centre for Light »: where somebody worked inside an employer, no more of a title. Folded. */
const GROUP =
  /(?:group|division|department|unit|practice|lab|laborator(?:y|ies)|cent(?:re|er)|institute|team)$|^(?:cent(?:re|er)|institute|laboratory|department|school) (?:for|of) /u;
export const isGroup = (text: string): boolean => GROUP.test(fold(text));
