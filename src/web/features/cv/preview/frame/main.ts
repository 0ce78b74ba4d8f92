import { THUMBNAIL_MARK } from '../protocol.ts';
import { answerTo, isRequest } from './answer.ts';
import { shownDocument } from './shownDocument.ts';
import { FONT_FACES } from './typefaces.ts';

/** Pixels of an A4 sheet on a screen. */
const SHEET_WIDTH = 794;

const sheet = document.querySelector('iframe')!;
if (window.location.hash === THUMBNAIL_MARK) sheet.scrolling = 'no';

/** Fits the sheet to the frame's width. */
const fit = () => {
  const scale = window.innerWidth / SHEET_WIDTH;
  sheet.style.width = `${SHEET_WIDTH}px`;
  sheet.style.height = `${window.innerHeight / scale}px`;
  sheet.style.transform = `scale(${scale})`;
};
window.addEventListener('resize', fit);
fit();

/**
 * This page has no origin, no network and nobody's tokens: the only place of the application where a template is compiled
 * (decisions §6). What it makes is shown in a frame where no script runs at all.
 */
window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === null || source !== window.parent || !isRequest(data)) return;
  const answer = answerTo(data);
  if (answer.ok) sheet.srcdoc = shownDocument(answer.html, FONT_FACES);
  window.parent.postMessage(answer, origin);
});
