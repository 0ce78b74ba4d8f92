import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { FloatingBadge } from './FloatingBadge.tsx';
import { uiTexts } from './texts.ts';

export interface AnalysisRunningProps {
  title: string;
  text: string;
}

/** On a record's page: its file is being read, and the page follows. */
export const AnalysisRunning = ({ title, text }: AnalysisRunningProps) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    <AlertTitle>{title}</AlertTitle>
    {text}
    <Box sx={{ mt: 1.5 }}>
      <FloatingBadge pulsing>{uiTexts.autoRefresh}</FloatingBadge>
    </Box>
  </Alert>
);
