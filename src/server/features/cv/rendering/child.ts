import { renderCv } from '#cv/renderCv';
import { TemplateError } from '#cv/templateError';
import { READY, type RenderAnswer, type RenderRequest } from './protocol.ts';

const answerTo = (request: RenderRequest): RenderAnswer => {
  try {
    return { ok: true, html: renderCv(request) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { ok: false, message: error.message, line: error.line };
  }
};

// The forked side: one template at a time, gone as soon as its parent is.
process.on('disconnect', () => process.exit(0));
process.on('message', (request: RenderRequest) => process.send?.(answerTo(request)));
process.send?.(READY);
