import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import type { StyleConfig } from '#contract/template-configs';
import { FRAME_ADDRESS, type Rendering } from './protocol.ts';
import { useRendering } from './useRendering.ts';

export interface CvPreviewProps {
  /** Handlebars. */
  template: string;
  /** Must keep its identity while it does not change. */
  config: StyleConfig;
  /** Names the frame. */
  title: string;
  /** Said in red when nothing can be rendered; the reason follows. */
  failure: string;
  onRendered?: (rendering: Rendering) => void;
}

/** The sample CV by a template and a configuration, rendered in a frame of its own (spec 2 §2; decisions §6). */
export const CvPreview = ({ template, config, title, failure, onRendered }: CvPreviewProps) => {
  const { frame, frameKey, onLoad, rendering } = useRendering(template, config);

  useEffect(() => {
    if (rendering) onRendered?.(rendering);
  }, [rendering, onRendered]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {rendering?.ok === false ? (
        <Alert severity="error" role="alert">
          <AlertTitle>{failure}</AlertTitle>
          {rendering.message}
        </Alert>
      ) : null}
      <Box sx={{ position: 'relative', aspectRatio: '210 / 297', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <iframe
          key={frameKey}
          ref={frame}
          src={FRAME_ADDRESS}
          sandbox="allow-scripts"
          title={title}
          onLoad={onLoad}
          style={{ display: 'block', width: '100%', height: '100%', border: 0, opacity: rendering?.ok === false ? 0.35 : 1 }}
        />
        {rendering === null ? <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 'auto' }} /> : null}
      </Box>
    </Box>
  );
};
