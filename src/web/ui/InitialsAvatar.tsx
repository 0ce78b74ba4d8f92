import Box from '@mui/material/Box';

export interface InitialsAvatarProps {
  /** '' draws an empty disc. */
  initials: string;
  /** Pixels. */
  size?: number;
}

/** A portrait made of initials: decorative, the name always stands beside it. */
export const InitialsAvatar = ({ initials, size = 40 }: InitialsAvatarProps) => (
  <Box
    aria-hidden="true"
    sx={(theme) => ({
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: '50%',
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: size * 0.36,
      fontWeight: 650,
      lineHeight: 1,
      color: 'primary.main',
      bgcolor: theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
    })}
  >
    {initials}
  </Box>
);
