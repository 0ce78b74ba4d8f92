import { renderCv } from '#cv/renderCv';
import { sampleCvFor } from '#cv/sampleCv';
import { TemplateError } from '#cv/templateError';
import type { PreviewAnswer, PreviewRequest } from '../protocol.ts';

/** Whether a message is a request: extensions and test tools speak to frames too. */
export const isRequest = (data: unknown): data is PreviewRequest =>
  typeof data === 'object' && data !== null && 'id' in data && 'template' in data && 'config' in data;

/** The sample CV as the printer would make it, or what is wrong with the template. */
export const answerTo = ({ id, template, config }: PreviewRequest): PreviewAnswer => {
  try {
    return { id, ok: true, html: renderCv({ template, config, content: sampleCvFor(config) }) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { id, ok: false, message: error.message, line: error.line };
  }
};
