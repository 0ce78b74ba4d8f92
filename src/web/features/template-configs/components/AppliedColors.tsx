import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Colors } from '#contract/template-configs';
import { formTexts } from '../formTexts.ts';
import { configsTexts } from '../texts.ts';

const SHOWN = ['primary', 'accent', 'bgPrimary'] as const;

export interface AppliedColorsProps {
  colors: Colors;
}

/** Three swatches (spec 2 §2). */
export const AppliedColors = ({ colors }: AppliedColorsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {configsTexts.appliedColors}
    </Typography>
    {SHOWN.map((name) => (
      <Box
        key={name}
        role="img"
        aria-label={`${formTexts.colors[name]} ${colors[name]}`}
        title={`${formTexts.colors[name]} ${colors[name]}`}
        sx={{ width: 22, height: 22, borderRadius: '50%', border: 1, borderColor: 'action.disabled', backgroundColor: colors[name] }}
      />
    ))}
  </Box>
);
