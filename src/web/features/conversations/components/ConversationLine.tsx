import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Conversation } from '#contract/conversations';
import { formatConversationDate } from '#lib/dates';
import { paths } from '#lib/paths';
import { TYPE_LABELS } from '../texts.ts';

export interface ConversationLineProps {
  conversation: Conversation;
  isSelected: boolean;
  /** ISO instant that the date is told from. */
  now: string;
}

export const ConversationLine = ({
  conversation: { id, title, type, createdAt, lastMessageAt },
  isSelected,
  now,
}: ConversationLineProps) => {
  const date = lastMessageAt ?? createdAt;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={paths.conversation(id)}
        selected={isSelected}
        aria-current={isSelected ? 'page' : undefined}
        sx={{ display: 'block', px: 2, py: 1.25 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography noWrap title={title} sx={{ flexGrow: 1, fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="time" dateTime={date} variant="body2" sx={{ flexShrink: 0, color: 'text.secondary' }}>
            {formatConversationDate(date, now)}
          </Typography>
        </Box>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {TYPE_LABELS[type]}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
};
