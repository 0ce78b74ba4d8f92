import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { hookOf } from '#lib/api/follow';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { useListConversationsInfiniteQuery } from '../conversationsApi.ts';
import { noticeTexts } from '../noticeTexts.ts';
import { conversationsTexts as texts } from '../texts.ts';
import { ConversationLine } from './ConversationLine.tsx';

const asConversations = hookOf('conversations');

const Waiting = () => (
  <Box role="status" aria-label={commonTexts.loading} sx={{ px: 2, display: 'grid', gap: 1 }}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} data-testid="skeleton-conversation" />
    ))}
  </Box>
);

export interface ConversationListProps {
  /** null while none is selected. */
  selectedId: string | null;
}

/** The latest conversations first, fifty at a time. */
export const ConversationList = ({ selectedId }: ConversationListProps) => {
  const { data, fulfilledTimeStamp, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListConversationsInfiniteQuery(
    undefined,
    asConversations,
  );
  if (!data && isError) return <ErrorPanel title={commonTexts.loadFailed} text={noticeTexts.listFailed} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const conversations = data.pages.flatMap((page) => page.data);
  if (conversations.length === 0) {
    return (
      <Box sx={{ px: 3, py: 4, textAlign: 'center', color: 'text.secondary' }}>
        <Typography sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>{texts.none}</Typography>
        <Typography variant="body2">{texts.noneYet}</Typography>
      </Box>
    );
  }
  const now = new Date(fulfilledTimeStamp ?? 0).toISOString();
  return (
    <Box component="nav" aria-label={texts.listLabel} sx={{ overflowY: 'auto', flexGrow: 1, pb: 1 }}>
      <List disablePadding>
        {conversations.map((conversation) => (
          <ConversationLine key={conversation.id} conversation={conversation} isSelected={conversation.id === selectedId} now={now} />
        ))}
      </List>
      {hasNextPage ? (
        <Button fullWidth size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
    </Box>
  );
};
