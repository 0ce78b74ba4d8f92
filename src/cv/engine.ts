import Handlebars from 'handlebars';
import type { RenderBudget } from './renderBudget.ts';
import { TEMPLATE_HELPERS } from './templateHelpers.ts';

type Environment = typeof Handlebars;
type Helper = Handlebars.HelperDelegate;
type InvokePartial = (...values: unknown[]) => unknown;

const BLOCKS = ['each', 'if', 'unless', 'with', 'blockHelperMissing'];

/** A block whose every turn is paid for: `fn` and `inverse` are what runs its content. */
const paidBlock = (block: Helper, budget: RenderBudget): Helper =>
  function paid(this: unknown, ...values: unknown[]) {
    const options = values.at(-1) as Handlebars.HelperOptions;
    const pay = (run: Handlebars.TemplateDelegate): Handlebars.TemplateDelegate =>
      Object.assign((...given: Parameters<Handlebars.TemplateDelegate>) => budget.spend(run(...given)), run);
    const paying = { ...options, ...(options.fn && { fn: pay(options.fn) }), ...(options.inverse && { inverse: pay(options.inverse) }) };
    return Reflect.apply(block, this, [...values.slice(0, -1), paying]) as unknown;
  };

/**
 * A Handlebars of its own for one rendering: our functions, its own blocks held to a budget, its default prototype rules.
 * Nothing is ever registered on the one that the package exports.
 */
export const createEngine = (budget: RenderBudget): Environment => {
  const engine = Handlebars.create();
  for (const name of BLOCKS) engine.registerHelper(name, paidBlock(engine.helpers[name]!, budget));
  engine.unregisterHelper('log');
  engine.registerHelper(TEMPLATE_HELPERS as Record<string, Helper>);
  const runtime = (engine as unknown as { VM: { invokePartial: InvokePartial } }).VM;
  const invokePartial: InvokePartial = (...values) => {
    const written = runtime.invokePartial(...values);
    return typeof written === 'string' ? budget.spend(written) : written;
  };
  return Object.assign(engine, { VM: { ...runtime, invokePartial } });
};
