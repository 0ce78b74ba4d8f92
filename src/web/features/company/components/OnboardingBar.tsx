import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAppDispatch } from '#lib/redux';
import { signedOut } from '#lib/session/sessionSlice';
import { Logo } from '#ui/Logo';
import { companyTexts as texts } from '../texts.ts';

/** Nothing of the application is open yet, but one may leave. */
export const OnboardingBar = () => {
  const dispatch = useAppDispatch();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 2, sm: 4 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo />
      <Button color="inherit" startIcon={<LogoutOutlined />} onClick={() => dispatch(signedOut('user'))} sx={{ color: 'text.secondary' }}>
        {texts.signOut}
      </Button>
    </Box>
  );
};
