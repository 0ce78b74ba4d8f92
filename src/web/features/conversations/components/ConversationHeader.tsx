import ArrowBack from '@mui/icons-material/ArrowBack';
import Delete from '@mui/icons-material/DeleteOutlined';
import Notes from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Conversation } from '#contract/conversations';
import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { useRemoval } from '#lib/useRemoval';
import { IconAction } from '#ui/IconAction';
import { useRemoveConversationMutation, useSummariseConversationMutation } from '../conversationsApi.ts';
import { noticeTexts } from '../noticeTexts.ts';
import { conversationsTexts as texts, SEARCH_TYPE_LABELS, TYPE_LABELS } from '../texts.ts';
import { AboutRecords } from './AboutRecords.tsx';
import { ConversationSummary } from './ConversationSummary.tsx';
import { ConversationTitle } from './ConversationTitle.tsx';

export interface ConversationHeaderProps {
  conversation: Conversation;
}

export const ConversationHeader = ({ conversation }: ConversationHeaderProps) => {
  const { id, title, type, context, relatedRecords, summary, lastMessageAt } = conversation;
  const remove = useRemoval(texts.confirmRemoval(title), useRemoveConversationMutation()[0]);
  const { removeAndLeave } = useRecordRemoval(remove);
  const [summarise, { isLoading: isSummarising, data: answer }] = useSummariseConversationMutation();
  const [isSummaryHidden, setSummaryHidden] = useState(false);
  const renewSummary = () => {
    setSummaryHidden(false);
    void summarise(id);
  };
  const shownSummary = answer ? answer.summary || summary || noticeTexts.summarised : summary;
  const summaryLabel = isSummarising ? texts.summarising : texts.summarise;
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1, sm: 2.5 }, py: 1.5 }}>
        <Box sx={{ display: { md: 'none' } }}>
          <IconAction label={texts.backToList} Icon={ArrowBack} to={paths.conversations} />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <ConversationTitle id={id} title={title} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TYPE_LABELS[type]} · {SEARCH_TYPE_LABELS[context.searchType]}
          </Typography>
        </Box>
        <Button
          size="small"
          startIcon={<Notes />}
          loading={isSummarising}
          loadingPosition="start"
          disabled={lastMessageAt === null}
          onClick={renewSummary}
          aria-label={summaryLabel}
          sx={{ flexShrink: 0, minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {summaryLabel}
          </Box>
        </Button>
        <IconAction label={texts.remove} Icon={Delete} onClick={() => void removeAndLeave(id, paths.conversations)} />
      </Box>
      {relatedRecords.length > 0 ? <AboutRecords records={relatedRecords} /> : null}
      {shownSummary !== '' && !isSummaryHidden ? <ConversationSummary text={shownSummary} onHide={() => setSummaryHidden(true)} /> : null}
    </Box>
  );
};
