import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { IconAction } from '#ui/IconAction';
import { useRenameConversationMutation } from '../conversationsApi.ts';
import { conversationsTexts as texts } from '../texts.ts';

/** The person asked to write here. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** A long title goes on under itself, once. */
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere' };

export interface ConversationTitleProps {
  id: string;
  title: string;
}

/** The title, edited in place: Enter saves, Escape cancels (spec 2 §2). A failed save keeps what was typed. */
export const ConversationTitle = ({ id, title }: ConversationTitleProps) => {
  /** null while it is not being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const [rename, { isLoading }] = useRenameConversationMutation();
  if (typed === null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h3" component="h1" title={title} sx={twoLines}>
          {title}
        </Typography>
        <IconAction label={texts.rename} Icon={Edit} onClick={() => setTyped(title)} />
      </Box>
    );
  }
  const cancel = () => setTyped(null);
  const save = async () => {
    const wanted = typed.trim();
    if (wanted === '' || isLoading) return;
    if (wanted === title) return cancel();
    const { error } = await rename({ id, title: wanted });
    if (!error) cancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') cancel();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        inputRef={focus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        error={typed.trim() === ''}
        slotProps={{ htmlInput: { 'aria-label': texts.titleLabel, maxLength: 200 } }}
      />
      <IconAction label={texts.saveTitle} Icon={Check} disabled={typed.trim() === '' || isLoading} onClick={() => void save()} />
      <IconAction label={texts.cancelTitle} Icon={Close} onClick={cancel} />
    </Box>
  );
};
