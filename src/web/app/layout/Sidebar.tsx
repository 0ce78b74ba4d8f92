import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import { Logo } from '#ui/Logo';
import { appTexts } from '../texts.ts';
import { SCREENS } from './navigation.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarSearch } from './SidebarSearch.tsx';
import { SidebarUser } from './SidebarUser.tsx';

export interface SidebarProps {
  collapsed: boolean;
  /** Absent in the drawer, which only opens and closes. */
  onToggle?: () => void;
  onNavigate: () => void;
  onRefer: () => void;
}

/** Logo, the eight entries, the user: the same in the fixed bar and in the drawer. */
export const Sidebar = ({ collapsed, onToggle, onNavigate, onRefer }: SidebarProps) => (
  <Box
    sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: collapsed ? 1 : 2, gap: 2, overflowY: 'auto', overflowX: 'hidden' }}
  >
    <Box
      sx={{
        display: 'flex',
        flexDirection: collapsed ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 40,
      }}
    >
      <Logo markOnly={collapsed} />
      {onToggle ? (
        <IconButton size="small" onClick={onToggle} aria-label={collapsed ? appTexts.expand : appTexts.collapse} aria-expanded={!collapsed}>
          {collapsed ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
        </IconButton>
      ) : null}
    </Box>
    <SidebarSearch collapsed={collapsed} />
    <Box component="nav" aria-label={appTexts.navigation} sx={{ flexGrow: 1 }}>
      <List disablePadding>
        {SCREENS.map(({ path, ...entry }) => (
          <SidebarEntry key={path} {...entry} to={path} collapsed={collapsed} onClick={onNavigate} />
        ))}
        <SidebarEntry label={appTexts.referral} Icon={CardGiftcardOutlined} collapsed={collapsed} onClick={onRefer} />
      </List>
    </Box>
    <Divider />
    <SidebarUser collapsed={collapsed} />
  </Box>
);
