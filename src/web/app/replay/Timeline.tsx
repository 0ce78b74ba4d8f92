import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEffect } from 'react';
import type { Step } from './steps.ts';
import { replayTexts as texts } from './texts.ts';

export interface TimelineProps {
  steps: Step[];
  current: number;
  onChange: (step: number) => void;
  /** From which step the states are not the recorded ones; null when all are. */
  divergedAt: number | null;
}

/** Where a key leads from a step; null for any other key. */
const targetOf = (key: string, current: number, last: number): number | null =>
  ({ ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last })[key] ?? null;

/** The slider of a replay, at the foot of the window; arrows, Home and End move it from anywhere. */
export const Timeline = ({ steps, current, onChange, divergedAt }: TimelineProps) => {
  const last = steps.length - 1;
  const { name, seconds } = steps[current]!;
  const words = name ?? texts.beginning;
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const target = targetOf(event.key, current, last);
      if (target === null || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      onChange(Math.min(Math.max(target, 0), last));
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [current, last, onChange]);

  return (
    <Paper
      component="section"
      aria-label={texts.title}
      square
      elevation={8}
      sx={{ position: 'fixed', inset: 'auto 0 0 0', zIndex: 'tooltip', px: 2, py: 1 }}
    >
      {divergedAt !== null && current >= divergedAt ? <Alert severity="error">{texts.diverged(divergedAt)}</Alert> : null}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton aria-label={texts.previous} disabled={current === 0} onClick={() => onChange(current - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={texts.next} disabled={current === last} onClick={() => onChange(current + 1)}>
          <ChevronRight />
        </IconButton>
        <Slider
          aria-label={texts.step}
          getAriaValueText={() => words}
          min={0}
          max={last}
          marks
          value={current}
          onChange={(_event, step) => onChange(step)}
        />
      </Stack>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }} role="status">
        <Typography variant="body2" noWrap sx={{ fontFamily: 'monospace' }}>
          {words}
        </Typography>
        <Typography variant="body2" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
          {seconds === null ? null : `${texts.time(seconds)} · `}
          {current} / {last}
        </Typography>
      </Stack>
    </Paper>
  );
};
