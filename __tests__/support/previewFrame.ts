import { answerTo, isRequest } from '../../src/web/features/cv/preview/frame/answer.ts';
import { FRAME_ADDRESS } from '../../src/web/features/cv/preview/protocol.ts';

const isPreview = (frame: HTMLIFrameElement) => frame.getAttribute('src')?.startsWith(FRAME_ADDRESS);

/**
 * Plays the preview's frames, which jsdom does not load: the real renderer behind the real messages. `silent` frames load
 * and never answer, as one that a template hangs.
 */
export const playPreviewFrames = ({ silent = () => false }: { silent?: (template: string) => boolean } = {}) => {
  const played = new WeakSet<HTMLIFrameElement>();
  /** Templates that frames were asked to render. */
  const asked: string[] = [];
  const play = (frame: HTMLIFrameElement) => {
    played.add(frame);
    frame.contentWindow!.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRequest(data)) return;
      asked.push(data.template);
      if (silent(data.template)) return;
      window.dispatchEvent(new MessageEvent('message', { data: answerTo(data), source: frame.contentWindow }));
    });
    frame.dispatchEvent(new Event('load'));
  };
  const look = () => {
    for (const frame of document.querySelectorAll('iframe')) if (isPreview(frame) && !played.has(frame)) play(frame);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  return { asked, stop: () => observer.disconnect() };
};
