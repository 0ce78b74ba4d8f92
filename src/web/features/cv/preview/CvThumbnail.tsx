import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StyleConfig } from '#contract/template-configs';
import { cvTexts } from '../texts.ts';
import { FRAME_ADDRESS, THUMBNAIL_MARK } from './protocol.ts';
import { useRendering } from './useRendering.ts';

export interface CvThumbnailProps {
  /** Handlebars. */
  template: string;
  /** Must keep its identity while it does not change. */
  config: StyleConfig;
}

const cover = { position: 'absolute', inset: 0, height: 'auto' } as const;

/** The top of the sample CV, small: decorative, and only rendered once it is scrolled to. */
export const CvThumbnail = ({ template, config }: CvThumbnailProps) => {
  const { frame, frameKey, onLoad, rendering } = useRendering(template, config);
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', pointerEvents: 'none' }}>
      <iframe
        key={frameKey}
        ref={frame}
        src={FRAME_ADDRESS + THUMBNAIL_MARK}
        sandbox="allow-scripts"
        loading="lazy"
        tabIndex={-1}
        title={cvTexts.preview}
        onLoad={onLoad}
        style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
      />
      {rendering === null ? <Skeleton variant="rectangular" sx={cover} /> : null}
      {rendering?.ok === false ? (
        <Box sx={{ ...cover, display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {cvTexts.previewUnavailable}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
};
