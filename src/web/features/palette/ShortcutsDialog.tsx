import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { Key } from './components/Key.tsx';
import { paletteTexts as texts } from './texts.ts';

const { keys } = texts;

/** Ways to press each shortcut. */
const shortcuts: readonly [string, readonly (readonly string[])[]][] = [
  [
    texts.open,
    [
      [keys.control, 'K'],
      [keys.command, 'K'],
    ],
  ],
  [texts.searchList, [['/']]],
  [texts.help, [['?']]],
  [texts.close, [[keys.escape]]],
];

export interface ShortcutsDialogProps {
  onClose: () => void;
}

export const ShortcutsDialog = ({ onClose }: ShortcutsDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{texts.shortcuts}</DialogTitle>
      <DialogContent dividers>
        <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
          {shortcuts.map(([meaning, ways]) => (
            <Box key={meaning} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <dt>{meaning}</dt>
              <Box component="dd" sx={{ display: 'flex', gap: 1.5, m: 0 }}>
                {ways.map((way) => (
                  <Box key={way.join('')} component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
                    {way.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
