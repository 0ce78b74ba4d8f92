import Box from '@mui/material/Box';
import { detailTexts } from '../detailTexts.ts';

export interface QuoteProps {
  /** Where the words stand. */
  source: string;
  text: string;
  /** The words prove the criterion. */
  isProof?: boolean;
}

/** Words of a document, as they stand there. */
export const Quote = ({ source, text, isProof = false }: QuoteProps) => (
  <Box
    component="blockquote"
    sx={{
      m: 0,
      mt: 0.75,
      pl: 1.25,
      borderLeft: 3,
      borderColor: isProof ? 'success.main' : 'divider',
      fontSize: '0.8125rem',
      lineHeight: 1.5,
      color: 'text.secondary',
      overflowWrap: 'anywhere',
    }}
  >
    <Box component="span" sx={{ fontWeight: 600, mr: 0.75 }}>
      {source}
    </Box>
    <Box component="q" sx={{ quotes: 'none', color: isProof ? 'text.primary' : undefined }}>
      {detailTexts.quote(text)}
    </Box>
  </Box>
);
