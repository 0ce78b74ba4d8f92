import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { RejectedFile } from '#contract/candidates';

export interface RefusedFilesProps {
  title: string;
  refused: readonly RejectedFile[];
}

/** Each refused file and why (decisions §6). */
export const RefusedFiles = ({ title, refused }: RefusedFilesProps) => (
  <Alert severity="error">
    <AlertTitle>{title}</AlertTitle>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {refused.map(({ fileName, message }, rank) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
        <Box component="li" key={`${fileName}-${rank}`} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{fileName}</strong>
          <Box component="span" sx={{ display: 'block' }}>
            {message}
          </Box>
        </Box>
      ))}
    </Box>
  </Alert>
);
