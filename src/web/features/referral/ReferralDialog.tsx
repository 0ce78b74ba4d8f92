import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { useAppSelector } from '#lib/redux';
import { referralLink } from './referralLink.ts';
import { referralTexts as texts } from './texts.ts';

export interface ReferralDialogProps {
  onClose: () => void;
}

/** Absent on plain http, refused by some browsers. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Parrainage (decisions §6). Without the clipboard the link is selected, ready to be copied by hand. */
export const ReferralDialog = ({ onClose }: ReferralDialogProps) => {
  const userId = useAppSelector(({ session }) => session.user?.id);
  const [outcome, setOutcome] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const linkId = useId();
  if (userId === undefined) return null;
  const link = referralLink(userId);
  const select = () => input.current?.select();

  const copyLink = async () => {
    const isCopied = await copy(link);
    if (!isCopied) {
      input.current?.focus();
      select();
    }
    setOutcome(isCopied ? texts.copied : texts.selected);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{texts.text}</Typography>
        <Typography component="label" htmlFor={linkId} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
          {texts.link}
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
          <TextField
            id={linkId}
            value={link}
            inputRef={input}
            onFocus={select}
            slotProps={{ htmlInput: { readOnly: true, sx: { textOverflow: 'ellipsis' } } }}
          />
          <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copyLink()} sx={{ flexShrink: 0 }}>
            {texts.copy}
          </Button>
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: '1.5em', color: 'text.secondary' }}>
          {outcome}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
