import type { CvRendering } from '#cv/renderCv';

export type RenderRequest = CvRendering;

/** A document, or what is wrong with the template; line null: the whole of it. */
export type RenderAnswer = { ok: true; html: string } | { ok: false; message: string; line: number | null };

/** Told once by a child that has loaded its code. */
export const READY = 'ready';
