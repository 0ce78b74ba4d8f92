// @ts-expect-error -- inside jsdom, which has no types there
import defaultStyleSheet from 'jsdom/lib/jsdom/browser/default-stylesheet.js';
// @ts-expect-error -- inside jsdom, which has no types there
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';
// @ts-expect-error -- what jsdom reads style sheets with
import cssom from 'rrweb-cssom';
import { type Compound, compoundsOf } from './selectors.ts';

/** What a rule or an element declares. */
export interface Declarations {
  readonly length: number;
  readonly [index: number]: string;
  getPropertyValue: (property: string) => string;
  getPropertyPriority: (property: string) => string;
}

interface CssRule {
  selectorText?: string;
  style: Declarations;
  media?: ArrayLike<string>;
  cssRules?: CssRule[];
}
interface Sheet {
  cssRules: CssRule[];
}

/** What jsdom keeps of an element. */
export interface ElementImpl {
  localName: string;
  style: Declarations;
  parentElement: ElementImpl | null;
  getAttributeNS: (namespace: null, name: string) => string | null;
  _ownerDocument: DocumentImpl;
}
export interface DocumentImpl {
  styleSheets: { _list: Sheet[] };
  /** jsdom’s own; null from the moment anything of the page changes. */
  _styleCache: WeakMap<ElementImpl, unknown> | null;
}

interface Rule {
  order: number;
  selector: string;
  compounds: Compound[] | null;
  style: Declarations;
}

const userAgent: Sheet = cssom.parse(defaultStyleSheet);
const known = new Map<string, Compound[] | null>();

const compoundsKnown = (selector: string) => {
  let compounds = known.get(selector);
  if (compounds === undefined) known.set(selector, (compounds = compoundsOf(selector)));
  return compounds;
};

/** Like jsdom, which looks into the media rules that name the screen and into no other. */
const rulesOf = ({ cssRules }: Sheet) =>
  cssRules.flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? (rule.cssRules ?? []) : []) : [rule]));

const matches = (element: ElementImpl, classes: string[], { selector, compounds }: Rule) => {
  const fitting = compounds?.filter(
    ({ tag, classes: asked }) => (tag === null || tag === element.localName.toLowerCase()) && asked.every((name) => classes.includes(name)),
  );
  if (fitting?.length === 0) return false;
  return fitting?.some(({ whole }) => whole) === true || (selectors.matchesDontThrow(element, selector) as boolean);
};

/** The rules of a page, found by what their selectors end with. */
export class RuleIndex {
  /** By `.class`, else by tag, else under `*`. */
  readonly #rules = new Map<string, Rule[]>();
  readonly #sheets: { sheet: Sheet; length: number }[] = [];
  #count = 0;

  constructor(sheets: Sheet[]) {
    this.add([userAgent, ...sheets]);
  }

  /** Whether these sheets begin with those read so far, unchanged. */
  continues(sheets: Sheet[]): boolean {
    return this.#sheets.every(
      ({ sheet, length }, index) => index === 0 || (sheets[index - 1] === sheet && sheet.cssRules.length === length),
    );
  }

  /** Reads the sheets that came since. */
  extend(sheets: Sheet[]): void {
    this.add(sheets.slice(this.#sheets.length - 1));
  }

  private add(sheets: Sheet[]): void {
    for (const sheet of sheets) {
      this.#sheets.push({ sheet, length: sheet.cssRules.length });
      for (const { selectorText: selector, style } of rulesOf(sheet)) {
        if (selector === undefined) continue;
        const rule = { order: (this.#count += 1), selector, compounds: compoundsKnown(selector), style };
        const keys = rule.compounds?.map(({ tag, classes }) => (classes.length > 0 ? `.${classes.at(-1)}` : (tag ?? '*'))) ?? ['*'];
        for (const key of new Set(keys)) {
          const rules = this.#rules.get(key);
          if (rules) rules.push(rule);
          else this.#rules.set(key, [rule]);
        }
      }
    }
  }

  /** What the rules that match an element declare, in their order. */
  declarationsOf(element: ElementImpl): Declarations[] {
    const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).filter(Boolean);
    const keys = ['*', element.localName.toLowerCase(), ...classes.map((name) => `.${name}`)];
    const candidates = new Set(keys.flatMap((key) => this.#rules.get(key) ?? []));
    return [...candidates]
      .filter((rule) => matches(element, classes, rule))
      .toSorted((one, other) => one.order - other.order)
      .map(({ style }) => style);
  }
}
