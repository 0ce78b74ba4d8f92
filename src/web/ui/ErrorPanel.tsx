import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { commonTexts } from '#lib/commonTexts';

export interface ErrorPanelProps {
  title: string;
  /** A page's only heading, or a paragraph of one that has another. */
  titleAs?: 'h1' | 'p';
  text: string;
  onRetry?: () => void;
}

export const ErrorPanel = ({ title, titleAs = 'p', text, onRetry }: ErrorPanelProps) => (
  <Box role="alert" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5, px: 3, py: 8 }}>
    <ErrorOutlined color="error" sx={{ fontSize: 40 }} />
    <Typography variant="h3" component={titleAs}>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Typography>
    {onRetry ? (
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
        {commonTexts.retry}
      </Button>
    ) : null}
  </Box>
);
