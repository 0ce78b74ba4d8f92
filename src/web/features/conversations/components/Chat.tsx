import Box from '@mui/material/Box';
import { hookOf } from '#lib/api/follow';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { useListMessagesInfiniteQuery } from '../conversationsApi.ts';
import { useChat } from '../useChat.ts';
import { conversationsTexts as texts } from '../texts.ts';
import { ChatInput } from './ChatInput.tsx';
import { MessageList } from './MessageList.tsx';
import { QuickMessages } from './QuickMessages.tsx';

const asConversations = hookOf('conversations');

export interface ChatProps {
  id: string;
}

/** The messages of a conversation, and what to say next. */
export const Chat = ({ id }: ChatProps) => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListMessagesInfiniteQuery(id, asConversations);
  const { text, type, send, sendTyped, isAnswering } = useChat(id);
  if (!data && isError) {
    return (
      <Box sx={{ m: 'auto' }}>
        <ErrorPanel title={commonTexts.loadFailed} text={texts.messagesFailed} onRetry={() => void refetch()} />
      </Box>
    );
  }
  return (
    <>
      <MessageList
        messages={data?.pages.toReversed().flat() ?? null}
        isAnswering={isAnswering}
        onOlder={hasNextPage ? () => void fetchNextPage() : null}
        isLoadingOlder={isFetchingNextPage}
      />
      <Box sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <QuickMessages disabled={isAnswering || !data} onSend={send} />
        <ChatInput text={text} onType={type} onSend={sendTyped} isBusy={isAnswering || !data} />
      </Box>
    </>
  );
};
