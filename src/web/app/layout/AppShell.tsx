import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { Logo } from '#ui/Logo';
import { Spinner } from '#ui/Spinner';
import { appTexts } from '../texts.ts';
import { dialogOpened, drawerClosed, drawerOpened, sidebarToggled } from './layoutSlice.ts';
import { ShellDialogs } from './ShellDialogs.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Pixels (spec 1 §2). */
const SIDEBAR_WIDTH = { collapsed: 64, expanded: 256 } as const;

const MAIN_ID = 'contenu';

/** The sidebar on a wide screen, a bar and a drawer on a narrow one, and the page. */
export const AppShell = () => {
  const { sidebarCollapsed, drawerOpen } = useAppSelector(({ layout }) => layout);
  const dispatch = useAppDispatch();
  const closeDrawer = () => dispatch(drawerClosed());
  const refer = () => dispatch(dialogOpened('referral'));
  const width = sidebarCollapsed ? SIDEBAR_WIDTH.collapsed : SIDEBAR_WIDTH.expanded;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Link
        href={`#${MAIN_ID}`}
        sx={{
          position: 'absolute',
          left: 16,
          top: -60,
          zIndex: 'tooltip',
          p: 1.5,
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:focus': { top: 12 },
        }}
      >
        {appTexts.skipToContent}
      </Link>
      <Box
        component="aside"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          flexShrink: 0,
          width,
          height: '100vh',
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Sidebar collapsed={sidebarCollapsed} onToggle={() => dispatch(sidebarToggled())} onNavigate={closeDrawer} onRefer={refer} />
      </Box>
      <Drawer
        open={drawerOpen}
        onClose={closeDrawer}
        slotProps={{ paper: { 'aria-label': appTexts.navigation, sx: { width: SIDEBAR_WIDTH.expanded } } }}
        sx={{ display: { md: 'none' } }}
      >
        <Sidebar collapsed={false} onNavigate={closeDrawer} onRefer={refer} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          component="header"
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <IconButton onClick={() => dispatch(drawerOpened())} aria-label={appTexts.openMenu}>
            <MenuIcon />
          </IconButton>
          <Logo />
          <IconButton onClick={() => dispatch(dialogOpened('search'))} aria-label={appTexts.search} sx={{ ml: 'auto' }}>
            <Search />
          </IconButton>
        </Box>
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ maxWidth: 1280, mx: 'auto', p: { xs: 2, sm: 3, lg: 4 }, outline: 'none' }}>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      <ShellDialogs />
    </Box>
  );
};
