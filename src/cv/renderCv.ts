import { PRODUCT_NAME } from '#contract/common';
import type { CvContent } from '#contract/cv';
import type { StyleConfig } from '#contract/template-configs';
import { checkTemplate } from './checkTemplate.ts';
import { cvPage } from './cvPage.ts';
import { createEngine } from './engine.ts';
import { RenderBudget } from './renderBudget.ts';
import { TemplateError } from './templateError.ts';
import { TEXTS } from './texts.ts';

export interface CvRendering {
  template: string;
  config: Pick<StyleConfig, 'colors' | 'footer'>;
  content: CvContent;
  /** `@font-face` rules, where the reader of the document has not got the typefaces. */
  fontFaces?: string;
}

/** What a template sees: the content, the nine colours and the footer, whose company falls back to the product (spec 2 §2). */
const contextOf = ({ config: { colors, footer }, content }: CvRendering) => ({
  ...content,
  colors,
  footer: { ...footer, companyName: footer.companyName || PRODUCT_NAME },
});

const missingPartial = /^The partial (.+) could not be found$/;

const explain = (error: unknown): TemplateError => {
  if (error instanceof TemplateError) return error;
  // A stack or a text that outgrew the engine's own limits.
  if (error instanceof RangeError) return new TemplateError(TEXTS.tooMuchWork);
  const partial = error instanceof Error && missingPartial.exec(error.message);
  return new TemplateError(partial ? TEXTS.unknownPartial(partial[1]!) : TEXTS.failed);
};

/**
 * The complete HTML document of a CV: the same for the preview, the code view and the PDF. Throws a `TemplateError` with the
 * line of a faulty template. A hostile one is stopped by a budget; who renders it for others adds a process of its own.
 */
export const renderCv = (rendering: CvRendering): string => {
  const engine = createEngine(new RenderBudget());
  checkTemplate(rendering.template, (name) => Object.hasOwn(engine.helpers, name));
  try {
    const body = engine.compile(rendering.template)(contextOf(rendering));
    return cvPage({ name: rendering.content.fullName, colors: rendering.config.colors, fontFaces: rendering.fontFaces ?? '', body });
  } catch (error) {
    throw explain(error);
  }
};
