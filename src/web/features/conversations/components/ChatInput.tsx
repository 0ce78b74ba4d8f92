import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent, KeyboardEvent } from 'react';
import { conversationsTexts as texts } from '../texts.ts';

/** Pixels to which the box grows (spec 2 §9). */
const MAX_HEIGHT = 120;

export interface ChatInputProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** A message is under way: typing goes on, sending waits. */
  isBusy: boolean;
}

/** Enter sends, Shift+Enter adds a line (spec 2 §2). */
export const ChatInput = ({ text, onType, onSend, isBusy }: ChatInputProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBusy) onSend();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Box component="form" onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          multiline
          value={text}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          placeholder={texts.inputHint}
          slotProps={{ htmlInput: { 'aria-label': texts.inputLabel, maxLength: 4000 } }}
          sx={{ '& textarea': { maxHeight: MAX_HEIGHT, overflowY: 'auto !important' } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || text.trim() === ''}
          endIcon={<Send fontSize="small" />}
          sx={{ flexShrink: 0 }}
        >
          {texts.send}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, mt: 0.75, color: 'text.secondary', fontSize: '0.75rem' }}>
        {texts.inputHelp}
      </Typography>
    </Box>
  );
};
