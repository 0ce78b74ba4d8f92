import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

export interface IconActionProps {
  /** Name of the action, also shown on hover. */
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  disabled?: boolean;
  /** One of the three: a page of the application, another address, something to do. */
  to?: string;
  href?: string;
  onClick?: () => void;
}

/** A small action of a row. A disabled one is a disabled button, whatever it would lead to. */
export const IconAction = ({ label, Icon, disabled = false, to, href, onClick }: IconActionProps) => {
  const look = { size: 'small', 'aria-label': label, title: label } as const;
  const icon = <Icon fontSize="small" />;
  if (disabled || onClick) {
    return (
      <IconButton {...look} disabled={disabled} onClick={onClick}>
        {icon}
      </IconButton>
    );
  }
  if (to !== undefined) {
    return (
      <IconButton {...look} component={Link} to={to}>
        {icon}
      </IconButton>
    );
  }
  return (
    <IconButton {...look} href={href ?? ''}>
      {icon}
    </IconButton>
  );
};
