import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface StepIndicatorProps {
  /** From 0. */
  step: number;
  count: number;
  label: string;
}

/** One dot per step, those before the current one filled (spec 1 §2). */
export const StepIndicator = ({ step, count, label }: StepIndicatorProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.75 }}>
      {Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          data-filled={index < step}
          sx={{
            width: index === step ? 24 : 10,
            height: 10,
            borderRadius: 5,
            border: 2,
            borderColor: index <= step ? 'primary.main' : 'text.disabled',
            bgcolor: index < step ? 'primary.main' : 'transparent',
            transition: 'width 200ms',
          }}
        />
      ))}
    </Box>
    <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
  </Box>
);
