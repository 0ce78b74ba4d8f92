import { TemplateError } from './templateError.ts';
import { TEXTS } from './texts.ts';

const MAX_STEPS = 50_000;
const MAX_CHARACTERS = 2_000_000;

/** What one rendering may cost: loops and partials nest, so that a short template can ask for endless work. */
export class RenderBudget {
  #steps = 0;
  #characters = 0;

  /** One turn of a loop, one block or one partial, and what it wrote. */
  spend(written: string): string {
    this.#steps += 1;
    this.#characters += written.length;
    if (this.#steps > MAX_STEPS) throw new TemplateError(TEXTS.tooMuchWork);
    if (this.#characters > MAX_CHARACTERS) throw new TemplateError(TEXTS.tooLarge);
    return written;
  }
}
