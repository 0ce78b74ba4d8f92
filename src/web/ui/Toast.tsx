import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { commonTexts } from '#lib/commonTexts';

const LOOKS = {
  success: { title: commonTexts.success, color: 'success.main' },
  error: { title: commonTexts.error, color: 'error.main' },
  info: { title: commonTexts.information, color: 'info.main' },
} as const;

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** A toast of 356 px with its title (spec 1 §8, §9). */
export const Toast = ({ ref, id, message, variant }: ToastProps) => {
  const { title, color } = LOOKS[variant as keyof typeof LOOKS] ?? LOOKS.info;
  return (
    <Box
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        width: 356,
        maxWidth: 'calc(100vw - 32px)',
        p: 1.5,
        pl: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: color,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 6,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ color }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
      <IconButton size="small" aria-label={commonTexts.close} onClick={() => closeSnackbar(id)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
