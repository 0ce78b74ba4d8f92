import Tooltip from '@mui/material/Tooltip';
import Box from '@mui/material/Box';

export interface ExampleMarkProps {
  label: string;
  /** Why it stands there, on hover and focus. */
  hint: string;
}

/** Beside a figure that is not the company's own (decisions §5). */
export const ExampleMark = ({ label, hint }: ExampleMarkProps) => (
  <Tooltip title={hint}>
    <Box
      component="span"
      tabIndex={0}
      sx={{
        px: 0.75,
        py: 0.125,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'text.disabled',
        color: 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      {label}
    </Box>
  </Tooltip>
);
