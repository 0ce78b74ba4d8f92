import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import { commonTexts } from '#lib/commonTexts';
import type { NavigationEntry } from './navigation.ts';

export interface SidebarEntryProps {
  entry: NavigationEntry;
  collapsed: boolean;
  onNavigate: () => void;
}

const look = (collapsed: boolean) => ({
  minHeight: 44,
  borderRadius: 1,
  px: 1.25,
  justifyContent: collapsed ? 'center' : 'flex-start',
  color: 'text.secondary',
  '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText', '& .MuiListItemIcon-root': { color: 'inherit' } },
  '&.active:hover': { bgcolor: 'primary.dark' },
});

export const SidebarEntry = ({ entry: { label, Icon, path }, collapsed, onNavigate }: SidebarEntryProps) => {
  const inner = (
    <>
      <ListItemIcon sx={{ minWidth: collapsed ? 0 : 32, color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {collapsed ? null : <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 550, fontSize: '0.9375rem' } } }} />}
    </>
  );
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <Tooltip title={collapsed ? (path === null ? `${label} (${commonTexts.soon})` : label) : ''} placement="right">
        {path === null ? (
          <ListItemButton
            component="a"
            role="link"
            aria-disabled="true"
            aria-label={collapsed ? `${label} (${commonTexts.soon})` : undefined}
            tabIndex={-1}
            sx={{ ...look(collapsed), cursor: 'default', '&:hover': { bgcolor: 'transparent' } }}
          >
            {inner}
            {collapsed ? null : (
              <Chip
                size="small"
                variant="outlined"
                label={commonTexts.soon}
                sx={{ height: 20, ml: 0.5, fontSize: '0.6875rem', '& .MuiChip-label': { px: 0.75 } }}
              />
            )}
          </ListItemButton>
        ) : (
          <ListItemButton
            component={NavLink}
            to={path}
            aria-label={collapsed ? label : undefined}
            onClick={onNavigate}
            sx={look(collapsed)}
          >
            {inner}
          </ListItemButton>
        )}
      </Tooltip>
    </ListItem>
  );
};
