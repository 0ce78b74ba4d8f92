import Handlebars from 'handlebars';
import { MAX_TEMPLATE_LENGTH } from '#contract/templates';
import { TemplateError } from './templateError.ts';
import { TEXTS } from './texts.ts';

/** Names that a call may have: `{{name argument}}` or `{{#name …}}`. */
type Known = (name: string) => boolean;

const mismatch = /^(\S+) doesn't match \S+ - (\d+):\d+$/;
const syntaxLine = /^(?:Parse|Lexical) error on line (\d+)/;

/** Handlebars' own words, made ours. */
const explain = (error: unknown): TemplateError => {
  const said = error instanceof Error ? error.message : '';
  const unclosed = mismatch.exec(said);
  if (unclosed) return new TemplateError(TEXTS.unclosed(unclosed[1]!), Number(unclosed[2]));
  const line = syntaxLine.exec(said)?.[1] ?? (error as { lineNumber?: number } | undefined)?.lineNumber;
  return new TemplateError(line === undefined ? TEXTS.failed : TEXTS.syntax, line === undefined ? null : Number(line));
};

/** Handlebars reads and compiles blocks in a time that grows with the square of their number, and worse with their depth. */
const MAX_BLOCKS = 1000;
const MAX_DEPTH = 50;
const BLOCK_ENDS = /\{\{\{?\{?~?\s*(?:[#^]\s*[^\s}~]|(\/))/g;

const checkBlocks = (template: string): void => {
  let blocks = 0;
  let depth = 0;
  for (const [, closing] of template.matchAll(BLOCK_ENDS)) {
    depth += closing ? -1 : 1;
    blocks += closing ? 0 : 1;
    if (blocks > MAX_BLOCKS || depth > MAX_DEPTH) throw new TemplateError(TEXTS.tooManyBlocks);
  }
};

/** Refuses a call of a function that does not exist, with its line: Handlebars would only find it while rendering, and without. */
class CallChecker extends Handlebars.Visitor {
  readonly #known: Known;

  constructor(known: Known) {
    super();
    this.#known = known;
  }

  #check(node: hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression, isCall: boolean) {
    const path = node.path as hbs.AST.PathExpression;
    if (isCall && path.type === 'PathExpression' && !this.#known(path.original))
      throw new TemplateError(TEXTS.unknownHelper(path.original), node.loc.start.line);
  }

  override MustacheStatement(node: hbs.AST.MustacheStatement): void {
    this.#check(node, node.params.length > 0);
    super.MustacheStatement(node);
  }

  override BlockStatement(node: hbs.AST.BlockStatement): void {
    this.#check(node, node.params.length > 0);
    super.BlockStatement(node);
  }

  override SubExpression(node: hbs.AST.SubExpression): void {
    this.#check(node, true);
    super.SubExpression(node);
  }
}

/** Checks a template's size, syntax and calls. Always from a text: a tree given from outside could carry code. */
export const checkTemplate = (template: string, known: Known): void => {
  if (typeof template !== 'string') throw new TemplateError(TEXTS.notText);
  if (template.length > MAX_TEMPLATE_LENGTH) throw new TemplateError(TEXTS.tooLong);
  checkBlocks(template);
  try {
    new CallChecker(known).accept(Handlebars.parse(template));
  } catch (error) {
    throw error instanceof TemplateError ? error : explain(error);
  }
};
