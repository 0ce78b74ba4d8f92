import { useEffect, useMemo, useRef, useState } from 'react';
import type { StyleConfig } from '#contract/template-configs';
import { cvTexts } from '../texts.ts';
import type { PreviewAnswer, Rendering } from './protocol.ts';

/** A rendering takes some milliseconds; a frame this late hangs, and is replaced. */
const ANSWER_WITHIN_MS = 6000;
/** After the last key. */
const TYPING_PAUSE_MS = 250;

const HUNG: Rendering = { ok: false, message: cvTexts.previewHung, line: null };

/**
 * Has the frame render a template and a configuration again whenever they change. `frameKey` makes the frame a new one after
 * it hung; what hung it is not asked again.
 */
export const useRendering = (template: string, config: StyleConfig) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [frameKey, setFrameKey] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const asked = useRef(0);
  const request = useMemo(() => ({ template, config }), [template, config]);
  const [settled, setSettled] = useState<{ request: typeof request; rendering: Rendering } | null>(null);
  const isSettled = settled?.request === request;
  const isFirst = settled === null;

  useEffect(() => {
    if (isSettled || !isLoaded) return undefined;
    asked.current += 1;
    const id = asked.current;
    const hear = ({ source, data }: MessageEvent<PreviewAnswer | undefined>) => {
      if (source !== null && source === frame.current?.contentWindow && data?.id === id) setSettled({ request, rendering: data });
    };
    const giveUp = () => {
      setSettled({ request, rendering: HUNG });
      setLoaded(false);
      setFrameKey((key) => key + 1);
    };
    let limit: ReturnType<typeof setTimeout>;
    const ask = () => {
      // A frame without origin can be named by no other target.
      frame.current?.contentWindow?.postMessage({ id, ...request }, '*');
      limit = setTimeout(giveUp, ANSWER_WITHIN_MS);
    };
    const pause = setTimeout(ask, isFirst ? 0 : TYPING_PAUSE_MS);
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(pause);
      clearTimeout(limit);
      window.removeEventListener('message', hear);
    };
  }, [request, isSettled, isLoaded, isFirst]);

  return { frame, frameKey, onLoad: () => setLoaded(true), rendering: settled?.rendering ?? null };
};
