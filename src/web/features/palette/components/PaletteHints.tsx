import Box from '@mui/material/Box';
import { paletteTexts as texts } from '../texts.ts';
import { Key } from './Key.tsx';

const { keys } = texts;
const hints: readonly [readonly string[], string][] = [
  [[keys.up, keys.down], texts.move],
  [[keys.enter], texts.choose],
  [[keys.escape], texts.close],
];

/** The palette's own keys, where there is a keyboard to press them. */
export const PaletteHints = () => (
  <Box
    sx={{
      display: { xs: 'none', sm: 'flex' },
      gap: 2.5,
      px: 2.5,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      fontSize: '0.8125rem',
      color: 'text.secondary',
    }}
  >
    {hints.map(([pressed, meaning]) => (
      <Box key={meaning} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        {pressed.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {meaning}
      </Box>
    ))}
  </Box>
);
