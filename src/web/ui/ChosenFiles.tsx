import Close from '@mui/icons-material/Close';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatSize } from '#lib/uploads';
import { uiTexts } from './texts.ts';

export interface ChosenFilesProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
}

export const ChosenFiles = ({ files, disabled, onRemove }: ChosenFilesProps) => (
  <section aria-label={uiTexts.chosenFiles(files.length)}>
    <Typography variant="subtitle2" component="p" aria-live="polite">
      {uiTexts.chosenFiles(files.length)}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Box
          component="li"
          key={`${file.name}-${file.size}-${file.lastModified}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <DescriptionOutlined aria-hidden="true" fontSize="small" sx={{ color: 'text.secondary' }} />
          <Typography variant="body2" noWrap title={file.name} sx={{ flexGrow: 1 }}>
            {file.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatSize(file.size)}
          </Typography>
          <IconButton size="small" aria-label={uiTexts.removeFile(file.name)} disabled={disabled} onClick={() => onRemove(file)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  </section>
);
