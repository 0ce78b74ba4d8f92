import Box from '@mui/material/Box';

export interface InitialsAvatarProps {
  /** '' draws an empty disc. */
  initials: string;
  /** Steps of the theme's spacing, 8 pixels each unless the mode is compact. */
  size?: number;
}

/** A portrait made of initials: decorative, the name always stands beside it. */
export const InitialsAvatar = ({ initials, size = 5 }: InitialsAvatarProps) => (
  <Box
    aria-hidden="true"
    sx={(theme) => ({
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: theme.spacing(size),
      height: theme.spacing(size),
      borderRadius: '50%',
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: theme.spacing(size * 0.36),
      fontWeight: 650,
      lineHeight: 1,
      color: 'primary.main',
      bgcolor: theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
    })}
  >
    {initials}
  </Box>
);
