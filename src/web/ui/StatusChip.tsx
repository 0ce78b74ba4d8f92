import Box from '@mui/material/Box';

export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error';

export interface StatusChipProps {
  label: string;
  tone: Tone;
}

/** A state in one or two words, on a light tint of its colour. */
export const StatusChip = ({ label, tone }: StatusChipProps) => (
  <Box
    component="span"
    sx={(theme) => {
      const { palette } = theme.vars ?? theme;
      const color = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
      return {
        display: 'inline-block',
        maxWidth: '100%',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.5,
        color,
        bgcolor: theme.alpha(color, 0.09),
      };
    }}
  >
    {label}
  </Box>
);
