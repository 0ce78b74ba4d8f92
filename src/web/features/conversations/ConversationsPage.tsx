import AddComment from '@mui/icons-material/AddCommentOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCreation } from '#lib/useCreation';
import { usePageTitle } from '#lib/usePageTitle';
import { EmptyState } from '#ui/EmptyState';
import { ConversationList } from './components/ConversationList.tsx';
import { ConversationPane } from './components/ConversationPane.tsx';
import { conversationsTexts as texts } from './texts.ts';

const NewConversationDialog = lazy(async () => ({ default: (await import('./NewConversationDialog.tsx')).NewConversationDialog }));

/** Width of the list (spec 2 §9). */
const LIST_WIDTH = '20rem';

/** The screen fills the window: the bar of a narrow screen and the page's own margins are taken off. */
const HEIGHT = { xs: 'calc(100dvh - 98px)', sm: 'calc(100dvh - 114px)', md: 'calc(100dvh - 48px)', lg: 'calc(100dvh - 64px)' };

/** Two panes: the conversations, and the selected one (spec 2 §2). A narrow screen shows one of them. */
export const ConversationsPage = () => {
  const { conversationId } = useParams();
  const { isCreating, openCreation } = useCreation();
  const navigate = useNavigate();
  /** With the records that the address named: the next conversation is about none. */
  const closeCreation = () => void navigate({ search: '', hash: '' }, { replace: true });
  usePageTitle(texts.title);
  return (
    <Card sx={{ display: 'flex', height: HEIGHT, minHeight: 360, overflow: 'hidden' }}>
      <Box
        sx={{
          display: { xs: conversationId ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          flexShrink: 0,
          width: { xs: '100%', md: LIST_WIDTH },
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
          <Typography variant="h2" component={conversationId ? 'p' : 'h1'}>
            {texts.title}
          </Typography>
          <Button variant="contained" startIcon={<AddComment />} onClick={openCreation}>
            {texts.create}
          </Button>
        </Box>
        <ConversationList selectedId={conversationId ?? null} />
      </Box>
      <Box sx={{ display: { xs: conversationId ? 'flex' : 'none', md: 'flex' }, flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
        {conversationId ? (
          <ConversationPane key={conversationId} id={conversationId} />
        ) : (
          <Box sx={{ m: 'auto' }}>
            <EmptyState title={texts.select} text={texts.selectText} icon={<Forum />} />
          </Box>
        )}
      </Box>
      <Suspense fallback={null}>{isCreating ? <NewConversationDialog onClose={closeCreation} /> : null}</Suspense>
    </Card>
  );
};
