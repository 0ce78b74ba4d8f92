import type { CvContent } from '#contract/cv';
import type { StyleConfig } from '#contract/template-configs';
import { AppError } from '#server/plugins/errors';
import { PrintingError } from '#server/pdf/printingError';
import { renderInChild } from './rendering/renderInChild.ts';
import { TEXTS } from './texts.ts';
import { typefacesFor } from './typefaces.ts';

interface Printing {
  template: string;
  config: StyleConfig;
  content: CvContent;
}

const render = async ({ template, config, content }: Printing): Promise<string> => {
  const fontFaces = typefacesFor(template, template + JSON.stringify([content, config.footer]));
  const answer = await renderInChild({ template, config, content, fontFaces });
  if (answer?.ok) return answer.html;
  throw new AppError('invalid', { message: TEXTS.renderFailed(answer?.message ?? TEXTS.tooComplex) });
};

const explain = (error: unknown): unknown => {
  if (!(error instanceof PrintingError)) return error;
  if (error.reason === 'too_complex') return new AppError('invalid', { message: TEXTS.renderFailed(TEXTS.tooComplex) });
  return new AppError('unavailable', { message: error.reason === 'no_browser' ? TEXTS.noBrowser : TEXTS.printFailed });
};

/** Template, configuration and content in, PDF out; every failure is one that the caller may be told. */
export const createCvPrinter =
  (printPdf: (html: string) => Promise<Uint8Array>) =>
  async (printing: Printing): Promise<Uint8Array> => {
    const html = await render(printing);
    try {
      return await printPdf(html);
    } catch (error) {
      throw explain(error);
    }
  };
