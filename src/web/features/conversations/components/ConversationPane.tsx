import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { toRecordState } from '#lib/api/recordState';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { ErrorPanel } from '#ui/ErrorPanel';
import { useGetConversationQuery } from '../conversationsApi.ts';
import { conversationsTexts as texts } from '../texts.ts';
import { Chat } from './Chat.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';

const toState = toRecordState(texts.recordFailed);

export interface ConversationPaneProps {
  id: string;
}

/** The selected conversation: its title, its summary, its messages. */
export const ConversationPane = ({ id }: ConversationPaneProps) => {
  const { refetch, ...query } = useGetConversationQuery(id);
  const { record: conversation, isAbsent, failure } = toState(query);
  if (conversation) {
    return (
      <>
        <ConversationHeader conversation={conversation} />
        <Chat id={id} />
      </>
    );
  }
  if (isAbsent) {
    const back = (
      <Button component={Link} to={paths.conversations} variant="outlined">
        {texts.backToList}
      </Button>
    );
    return (
      <Box sx={{ m: 'auto' }}>
        <EmptyState titleAs="h1" title={texts.notFound} text={texts.notFoundText} action={back} />
      </Box>
    );
  }
  if (failure !== null) {
    return (
      <Box sx={{ m: 'auto' }}>
        <ErrorPanel titleAs="h1" title={commonTexts.loadFailed} text={failure} onRetry={() => void refetch()} />
      </Box>
    );
  }
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={{ p: 2 }}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '1.375rem' }} />
    </Box>
  );
};
