import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import type { Message } from '#contract/conversations';
import { commonTexts } from '#lib/commonTexts';
import { EmptyState } from '#ui/EmptyState';
import { conversationsTexts as texts } from '../texts.ts';
import { useScrollToEnd } from '../useScrollToEnd.ts';
import { MessageItem } from './MessageItem.tsx';
import { Thinking } from './Thinking.tsx';

export interface MessageListProps {
  /** Oldest first; null while they load. */
  messages: readonly Message[] | null;
  isAnswering: boolean;
  /** null when nothing older is left. */
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
}

const Waiting = () => (
  <Box role="status" aria-label={commonTexts.loading} sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" height={48} sx={{ ml: 'auto', width: '45%' }} />
    <Skeleton variant="rounded" height={120} sx={{ width: '70%' }} />
  </Box>
);

/** The messages, the latest in sight. */
export const MessageList = ({ messages, isAnswering, onOlder, isLoadingOlder }: MessageListProps) => {
  const box = useRef<HTMLDivElement>(null);
  useScrollToEnd(box, messages?.at(-1));
  const shown = messages?.filter(({ content }) => content !== '') ?? [];
  return (
    <Box
      ref={box}
      role="log"
      aria-label={texts.messagesLabel}
      tabIndex={0}
      sx={{
        flexGrow: 1,
        minHeight: 0,
        overflowY: 'auto',
        px: { xs: 1.5, sm: 2.5 },
        py: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      {messages ? null : <Waiting />}
      {onOlder ? (
        <Button size="small" loading={isLoadingOlder} onClick={onOlder} sx={{ alignSelf: 'center', flexShrink: 0 }}>
          {texts.older}
        </Button>
      ) : null}
      {messages?.length === 0 && !isAnswering ? (
        <Box sx={{ m: 'auto' }}>
          <EmptyState title={texts.firstTitle} text={texts.firstText} icon={<QuestionAnswer />} />
        </Box>
      ) : null}
      {shown.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
      {isAnswering && shown.at(-1)?.role !== 'assistant' ? <Thinking /> : null}
    </Box>
  );
};
