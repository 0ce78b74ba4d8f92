/** What the element itself must be in one alternative of a selector. */
export interface Compound {
  tag: string | null;
  classes: string[];
  /** It says all that the alternative asks for. */
  whole: boolean;
}

const NAME = String.raw`-?[A-Za-z_][\w-]*`;
const COMPOUND = new RegExp(String.raw`^(\*|${NAME})?((?:\.${NAME})*)(?::{1,2}${NAME})*$`);
const PLAIN = /^[\w*.-]+$/;

/** The alternatives of a selector, without what stands in its brackets; null where they are not told from the rest. */
const alternativesOf = (selector: string): string[] | null => {
  if (/["'\\]/.test(selector)) return null;
  let bare = selector;
  for (let outer = ''; outer !== bare;) {
    outer = bare;
    bare = outer.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return bare.split(',').map((alternative) => alternative.trim());
};

/** What the element itself must be in each alternative; null where that is not simple. */
export const compoundsOf = (selector: string): Compound[] | null => {
  const alternatives = alternativesOf(selector);
  const isBare = alternatives?.join() === selector.replaceAll(/\s*,\s*/g, ',').trim();
  const compounds = (alternatives ?? []).map((alternative) => COMPOUND.exec(alternative.split(/[\s>+~]+/).at(-1)!));
  if (alternatives === null || compounds.includes(null)) return null;
  return compounds.map((found, index) => ({
    tag: found![1] === undefined || found![1] === '*' ? null : found![1].toLowerCase(),
    classes: found![2]!.split('.').slice(1),
    whole: isBare && PLAIN.test(alternatives[index]!),
  }));
};
