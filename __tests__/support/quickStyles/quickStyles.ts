// @ts-expect-error -- what jsdom keeps declarations in
import cssstyle from 'cssstyle';
// @ts-expect-error -- inside jsdom, which has no types there
import idlUtils from 'jsdom/lib/jsdom/living/generated/utils.js';
// @ts-expect-error -- inside jsdom, which has no types there
import styleRules from 'jsdom/lib/jsdom/living/helpers/style-rules.js';
import { type Declarations, type DocumentImpl, type ElementImpl, RuleIndex } from './ruleIndex.ts';

// For each computed style jsdom asks of every rule of the page whether it matches, and resolves seventeen properties where
// roles, visibility and clicks ask for one: half of the time of the web tests. The answers are the same here.

interface Writable extends Declarations {
  setProperty: (property: string, value: string, priority: string) => void;
  removeProperty: (property: string) => void;
}

const indexes = new WeakMap<DocumentImpl, RuleIndex>();

const indexOf = (document: DocumentImpl) => {
  const sheets = document.styleSheets._list;
  const index = indexes.get(document);
  if (index?.continues(sheets)) index.extend(sheets);
  else indexes.set(document, new RuleIndex(sheets));
  return indexes.get(document)!;
};

/** What was found since anything of the page changed last. */
class Found {
  readonly index: RuleIndex;
  readonly declarations = new WeakMap<ElementImpl, Declarations[]>();
  readonly values = new WeakMap<ElementImpl, Map<string, string>>();
  constructor(document: DocumentImpl) {
    this.index = indexOf(document);
  }
}
const founds = new WeakMap<WeakMap<ElementImpl, unknown>, Found>();

const foundIn = (document: DocumentImpl) => {
  const cache = (document._styleCache ??= new WeakMap());
  let found = founds.get(cache);
  if (!found) founds.set(cache, (found = new Found(document)));
  return found;
};

const declarationsOf = (element: ElementImpl) => {
  const { declarations, index } = foundIn(element._ownerDocument);
  let list = declarations.get(element);
  if (!list) declarations.set(element, (list = [...index.declarationsOf(element), element.style]));
  return list;
};

const declare = (target: Writable, from: Declarations, property: string) => {
  const value = from.getPropertyValue(property);
  if (value === 'unset') target.removeProperty(property);
  else target.setProperty(property, value, from.getPropertyPriority(property));
};

/** In the place of jsdom’s function of this name. */
styleRules.getDeclarationForElement = (element: ElementImpl) => {
  foundIn(element._ownerDocument);
  const cache = element._ownerDocument._styleCache!;
  if (!cache.has(element)) {
    const declaration = new cssstyle.CSSStyleDeclaration() as Writable;
    for (const from of declarationsOf(element)) for (const property of Array.from(from)) declare(declaration, from, property);
    cache.set(element, declaration);
  }
  return cache.get(element);
};

/** Properties that no shorthand sets, with what the root has; null where the parent’s value does not pass on. */
const ALONE: Record<string, string | null> = { display: null, opacity: null, visibility: 'visible', 'pointer-events': 'auto' };

const findValue = (element: ElementImpl, property: string): string => {
  const declaring = declarationsOf(element).filter((from) => from.getPropertyValue(property) !== '');
  const declaration = new cssstyle.CSSStyleDeclaration() as Writable;
  for (const from of declaring) declare(declaration, from, property);
  const own = declaring.length === 0 ? '' : declaration.getPropertyValue(property);
  const root = ALONE[property]!;
  if (own !== '' || root === null) return own;
  return element.parentElement === null ? root : valueOf(element.parentElement, property);
};

const valueOf = (element: ElementImpl, property: string): string => {
  const { values } = foundIn(element._ownerDocument);
  if (!values.has(element)) values.set(element, new Map());
  const known = values.get(element)!;
  if (!known.has(property)) known.set(property, findValue(element, property));
  return known.get(property)!;
};

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type GetComputedStyle = (element: unknown, pseudo?: string | null) => CSSStyleDeclaration;

/** `getComputedStyle` that makes the whole of a style when more is asked than what is asked all the time. */
export const quickComputedStyle =
  (whole: GetComputedStyle): GetComputedStyle =>
  (element, pseudo) => {
    const impl = idlUtils.implForWrapper(element) as ElementImpl | undefined;
    if (!impl || pseudo) return whole(element, pseudo);
    let made: CSSStyleDeclaration | undefined;
    const all = () => (made ??= whole(element));
    const getPropertyValue = (property: string) => (property in ALONE ? valueOf(impl, property) : all().getPropertyValue(property));
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (typeof name === 'string' && dashed(name) in ALONE) return valueOf(impl, dashed(name));
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? (value.bind(all()) as unknown) : value;
      },
      has: (_, name) => name in all(),
    });
  };
