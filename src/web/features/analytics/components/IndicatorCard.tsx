import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Change } from '#ui/Change';
import { ExampleMark } from '#ui/ExampleMark';
import type { Indicator } from '../indicators.ts';
import { analyticsTexts as texts } from '../texts.ts';

/** One figure, whether it is an example, and how it changed. */
export const IndicatorCard = ({ indicator: { label, value, format, isExample, note, change } }: { indicator: Indicator }) => (
  <Card sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
    <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography
        sx={{ fontFamily: 'h1.fontFamily', fontWeight: 650, fontSize: '1.75rem', lineHeight: 1.25, ...(isExample && { opacity: 0.55 }) }}
      >
        {value === null ? texts.none : format(value)}
      </Typography>
      {isExample ? <ExampleMark label={texts.example} hint={texts.exampleHint} /> : null}
    </Box>
    {note ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    ) : null}
    {change ? (
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 'auto' }}>
        <Change percent={change.percent} versus={texts.versus} />
        {change.isExample && !isExample ? <ExampleMark label={texts.example} hint={texts.exampleHint} /> : null}
      </Box>
    ) : null}
  </Card>
);
