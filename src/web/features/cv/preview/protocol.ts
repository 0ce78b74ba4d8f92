import type { StyleConfig } from '#contract/template-configs';

/** Where the frame lives; the server gives this page a policy of its own. */
export const FRAME_ADDRESS = '/preview-frame.html';
/** Shown whole and small: no scroll bar. */
export const THUMBNAIL_MARK = '#vignette';

/** What the page asks of the frame: the sample CV by this template and this configuration. */
export interface PreviewRequest {
  /** Comes back with the answer. */
  id: number;
  template: string;
  config: StyleConfig;
}

/** A document, or what is wrong with the template; line null: the whole of it. */
export type Rendering = { ok: true; html: string } | { ok: false; message: string; line: number | null };

export type PreviewAnswer = Rendering & { id: number };
