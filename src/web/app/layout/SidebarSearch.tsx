import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useAppDispatch } from '#lib/redux';
import { appTexts } from '../texts.ts';
import { dialogOpened } from './layoutSlice.ts';

export interface SidebarSearchProps {
  collapsed: boolean;
}

/** Opens the search, and tells its shortcut. */
export const SidebarSearch = ({ collapsed }: SidebarSearchProps) => {
  const dispatch = useAppDispatch();
  return (
    <ButtonBase
      onClick={() => dispatch(dialogOpened('search'))}
      aria-label={collapsed ? appTexts.search : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      title={appTexts.search}
      sx={(theme) => ({
        gap: 1,
        flexShrink: 0,
        minHeight: theme.spacing(5),
        px: 1.25,
        border: 1,
        borderColor: 'text.disabled',
        borderRadius: 1,
        color: 'text.secondary',
        font: 'inherit',
        fontSize: '0.9375rem',
        justifyContent: collapsed ? 'center' : 'flex-start',
        '&:hover': { borderColor: 'text.primary' },
        '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
      })}
    >
      <Search fontSize="small" />
      {collapsed ? null : (
        <>
          <span>{appTexts.search}</span>
          <Box component="kbd" aria-hidden="true" sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: '0.75rem' }}>
            {appTexts.searchKeys}
          </Box>
        </>
      )}
    </ButtonBase>
  );
};
