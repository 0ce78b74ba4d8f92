import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { IconAction } from '#ui/IconAction';
import { conversationsTexts as texts } from '../texts.ts';
import { AnswerText } from './AnswerText.tsx';

export interface ConversationSummaryProps {
  text: string;
  onHide: () => void;
}

export const ConversationSummary = ({ text, onHide }: ConversationSummaryProps) => (
  <Box
    component="section"
    aria-label={texts.summary}
    sx={{ display: 'flex', gap: 1, mx: { xs: 1, sm: 2.5 }, mb: 1.5, px: 2, py: 1, borderRadius: 1, bgcolor: 'action.hover' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, maxHeight: 160, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={texts.summary}>
      <AnswerText text={text} />
    </Box>
    <Box sx={{ flexShrink: 0 }}>
      <IconAction label={texts.hideSummary} Icon={Close} onClick={onHide} />
    </Box>
  </Box>
);
