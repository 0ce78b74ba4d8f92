import ArrowDownward from '@mui/icons-material/ArrowDownward';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Message } from '#contract/conversations';
import { commonTexts } from '#lib/commonTexts';
import { EmptyState } from '#ui/EmptyState';
import { conversationsTexts as texts } from '../texts.ts';
import { useFollowEnd } from '../useFollowEnd.ts';
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
  const { box, isFollowing, goToEnd, onScroll } = useFollowEnd(messages?.at(-1));
  const showEnd = () => {
    goToEnd();
    // The button goes: the keyboard goes on among the messages.
    box.current?.focus();
  };
  const shown = messages?.filter(({ content }) => content !== '') ?? [];
  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        ref={box}
        onScroll={onScroll}
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
      {isFollowing ? null : (
        <Button
          variant="contained"
          color="inherit"
          size="small"
          startIcon={<ArrowDownward />}
          onClick={showEnd}
          sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)', borderRadius: 99, boxShadow: 3 }}
        >
          {texts.goToEnd}
        </Button>
      )}
    </Box>
  );
};
