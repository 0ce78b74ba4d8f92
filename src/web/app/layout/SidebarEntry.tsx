import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

export interface SidebarEntryProps {
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  /** Absent for an entry that leads to no screen. */
  to?: string;
  /** Screens elsewhere that the entry stands for too. */
  also?: string;
  collapsed: boolean;
  onClick: () => void;
}

export const SidebarEntry = ({ label, Icon, to, also, collapsed, onClick }: SidebarEntryProps) => {
  const { pathname } = useLocation();
  const isElsewhere = also !== undefined && `${pathname}/`.startsWith(`${also}/`);
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <ListItemButton
          {...(to === undefined ? { component: 'button' } : { component: NavLink, to })}
          {...(isElsewhere && { className: 'active', 'aria-current': 'page' as const })}
          aria-label={collapsed ? label : undefined}
          onClick={onClick}
          sx={(theme) => ({
            minHeight: theme.spacing(5.5),
            py: 0.5,
            borderRadius: 1,
            px: 1.25,
            justifyContent: collapsed ? 'center' : 'flex-start',
            color: 'text.secondary',
            '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText', '& .MuiListItemIcon-root': { color: 'inherit' } },
            // Away from the edge, where it would be taken for the page.
            '&.Mui-focusVisible': { outlineOffset: -4 },
            '&.active:hover': { bgcolor: 'primary.dark' },
          })}
        >
          <ListItemIcon sx={{ minWidth: collapsed ? 0 : 32, color: 'inherit' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {collapsed ? null : <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 550, fontSize: '0.9375rem' } } }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
};
