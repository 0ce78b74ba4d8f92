import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { QUICK_MESSAGES } from '#contract/conversations';
import { conversationsTexts as texts } from '../texts.ts';

export interface QuickMessagesProps {
  disabled: boolean;
  onSend: (content: string) => void;
}

/** The six questions asked most, each sent in one click (spec 2 §2); a finger slides them, a mouse sees them all. */
export const QuickMessages = ({ disabled, onSend }: QuickMessagesProps) => (
  <Box
    role="group"
    aria-label={texts.quickMessages}
    sx={{ display: 'flex', flexWrap: { md: 'wrap' }, gap: 1, pb: 1.25, overflowX: 'auto', scrollbarWidth: 'none' }}
  >
    {Object.values(QUICK_MESSAGES).map(({ label, content }) => (
      <Chip key={label} label={label} title={content} variant="outlined" disabled={disabled} onClick={() => onSend(content)} />
    ))}
  </Box>
);
