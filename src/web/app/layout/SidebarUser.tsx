import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { signedOut } from '#lib/session/sessionSlice';
import { InitialsAvatar } from '#ui/InitialsAvatar';
import { appTexts } from '../texts.ts';

export interface SidebarUserProps {
  collapsed: boolean;
}

/** Who is signed in, and the way out (spec 1 §2). */
export const SidebarUser = ({ collapsed }: SidebarUserProps) => {
  const user = useAppSelector(({ session }) => session.user);
  const dispatch = useAppDispatch();
  const signOut = () => dispatch(signedOut('user'));
  if (!user) return null;
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();
  if (collapsed) {
    return (
      <Tooltip title={appTexts.signOut} placement="right">
        <IconButton aria-label={appTexts.signOut} onClick={signOut} sx={{ alignSelf: 'center' }}>
          <LogoutOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 0.5 }}>
        <InitialsAvatar initials={initials} size={4.5} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap title={`${user.firstName} ${user.lastName}`}>
            {user.firstName} {user.lastName}
          </Typography>
          <Typography variant="body2" noWrap title={user.email} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <Button
        color="inherit"
        startIcon={<LogoutOutlined fontSize="small" />}
        onClick={signOut}
        sx={{ justifyContent: 'flex-start', color: 'text.secondary' }}
      >
        {appTexts.signOut}
      </Button>
    </Box>
  );
};
