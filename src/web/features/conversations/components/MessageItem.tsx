import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Message } from '#contract/conversations';
import { formatDateTime } from '#lib/dates';
import { conversationsTexts as texts } from '../texts.ts';
import { AnswerText } from './AnswerText.tsx';

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** One message: the person's at the right on a tint, the answer at the left on the page. */
export const MessageItem = memo(({ message: { role, content, note, createdAt } }: { message: Message }) => {
  const isQuestion = role === 'user';
  return (
    <Box
      component="article"
      title={formatDateTime(createdAt)}
      sx={{
        position: 'relative',
        alignSelf: isQuestion ? 'flex-end' : 'flex-start',
        maxWidth: isQuestion ? { xs: '90%', sm: '70%' } : '100%',
        flexShrink: 0,
        ...(isQuestion && { px: 2, py: 1.25, borderRadius: '16px 16px 4px 16px', bgcolor: 'primary.main', color: 'primary.contrastText' }),
      }}
    >
      <Box component="span" sx={hidden}>
        {isQuestion ? texts.you : texts.assistant}
      </Box>
      {isQuestion ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>
      ) : (
        <AnswerText text={content} />
      )}
      {note ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontStyle: 'italic' }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  );
});
