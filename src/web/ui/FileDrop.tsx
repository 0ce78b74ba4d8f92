import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';

export interface FileDropProps {
  /** Name of the input. */
  label: string;
  title: string;
  hint: string;
  /** What is accepted, under the zone. */
  limits: string;
  accept: readonly string[];
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** A zone to drop files on, which is also a file picker for the mouse and the keyboard. Refusing files is the caller's matter. */
export const FileDrop = ({ label, title, hint, limits, accept, disabled = false, onFiles }: FileDropProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 0.5,
        px: 3,
        py: 4,
        borderRadius: 1,
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        bgcolor: isOver ? 'action.selected' : 'background.default',
        cursor: disabled ? 'default' : 'pointer',
        opacity: disabled ? 0.6 : 1,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadFileOutlined aria-hidden="true" sx={{ fontSize: 36, color: 'primary.main', mb: 0.5 }} />
      <Typography variant="subtitle1" component="span">
        {title}
      </Typography>
      <Typography component="span" sx={{ color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 3 }}>
        {hint}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mt: 1, textWrap: 'balance' }}>
        {limits}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        multiple
        aria-label={label}
        accept={accept.join(',')}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' }}
      />
    </Box>
  );
};
