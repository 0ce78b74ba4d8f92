import Box from '@mui/material/Box';
import { useAppSelector } from '#lib/redux';
import { appTexts } from './texts.ts';

/** Says that the network is lost, until it is back: what was typed stays, what is sent fails clearly. */
export const OfflineBanner = () => {
  const isOnline = useAppSelector(({ api }) => api.config.online);
  return isOnline ? null : (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'snackbar',
        p: 1,
        textAlign: 'center',
        fontWeight: 600,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      {appTexts.offline}
    </Box>
  );
};
