// @ts-expect-error -- inside jsdom, which has no types there
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

// For each computed style jsdom asks of every rule of the page whether it matches, compiling its selector again and again:
// half of the time of the web tests. Nearly every rule of ours begins with a class, which an element has or has not.

interface Compound {
  tag: string | null;
  classes: string[];
}

/** What jsdom keeps of an element. */
interface ElementImpl {
  localName: string;
  classList: { contains: (name: string) => boolean };
}

const NAME = String.raw`-?[A-Za-z_][\w-]*`;
const COMPOUND = new RegExp(String.raw`^(\*|${NAME})?((?:\.${NAME})*)(?::{1,2}${NAME})*$`);

/** The alternatives of a selector, without what stands in its brackets; null where they are not told from the rest. */
const alternativesOf = (selector: string): string[] | null => {
  if (/["'\\]/.test(selector)) return null;
  let bare = selector;
  for (let outer = ''; outer !== bare;) {
    outer = bare;
    bare = outer.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return bare.split(',');
};

/** What the element itself must be in each alternative; null where that is not simple. */
const compoundsOf = (selector: string): Compound[] | null => {
  const alternatives = alternativesOf(selector);
  const compounds = (alternatives ?? []).map((alternative) =>
    COMPOUND.exec(
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1)!,
    ),
  );
  if (alternatives === null || compounds.includes(null)) return null;
  return compounds.map((found) => ({
    tag: found![1] === undefined || found![1] === '*' ? null : found![1].toLowerCase(),
    classes: found![2]!.split('.').slice(1),
  }));
};

const known = new Map<string, Compound[] | null>();

const mayMatch = (element: ElementImpl, selector: string): boolean => {
  let compounds = known.get(selector);
  if (compounds === undefined) known.set(selector, (compounds = compoundsOf(selector)));
  return (
    compounds === null ||
    compounds.some(
      ({ tag, classes }) =>
        (tag === null || tag === element.localName.toLowerCase()) && classes.every((name) => element.classList.contains(name)),
    )
  );
};

const matches = selectors.matchesDontThrow as (element: ElementImpl, selector: string) => boolean;

/** `undefined` is the selector of an at-rule, which is no element's. */
selectors.matchesDontThrow = (element: ElementImpl, selector: string | undefined) =>
  selector !== undefined && mayMatch(element, selector) && matches(element, selector);
