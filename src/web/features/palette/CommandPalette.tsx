import Search from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import { useAppDispatch } from '#lib/redux';
import { signedOut } from '#lib/session/sessionSlice';
import { OptionGroups } from './components/OptionGroups.tsx';
import { PaletteHints } from './components/PaletteHints.tsx';
import { PaletteStatus } from './components/PaletteStatus.tsx';
import type { PaletteDialog, PaletteScreen } from './entries.ts';
import { groupsFor, type PaletteOption } from './groups.ts';
import { paletteTexts as texts } from './texts.ts';
import { useActiveOption } from './useActiveOption.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

export interface CommandPaletteProps {
  /** The screens of the sidebar. */
  screens: readonly PaletteScreen[];
  onClose: () => void;
  /** Opens another dialog in place of this one. */
  onOpen: (dialog: PaletteDialog) => void;
}

const paper = {
  'aria-label': texts.title,
  sx: {
    alignSelf: 'flex-start',
    mt: { xs: 2, sm: '10vh' },
    width: { xs: 'calc(100% - 32px)', sm: '100%' },
    mx: { xs: 2, sm: 4 },
    maxHeight: { xs: 'calc(100dvh - 32px)', sm: '70vh' },
  },
};

/** Everything of the application by its name: screens, actions and records, with the keyboard alone. */
export const CommandPalette = ({ screens, onClose, onOpen }: CommandPaletteProps) => {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const search = usePaletteSearch(words);
  const listId = useId();
  const dispatch = useAppDispatch();
  const groups = groupsFor(words, screens, search.findings);
  const options = groups.flatMap((group) => group.options);
  const elementId = ({ id }: PaletteOption) => `${listId}-${id}`;
  const { active, activeElementId, setActive, onKeyDown } = useActiveOption(options, elementId);

  const choose = ({ target }: PaletteOption) => {
    onClose();
    if ('opens' in target) onOpen(target.opens);
    if ('does' in target) dispatch(signedOut('user'));
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth transitionDuration={0} slotProps={{ paper }}>
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this one is opened to type
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        placeholder={texts.placeholder}
        startAdornment={<Search sx={{ color: 'text.secondary', mr: 1.5 }} />}
        inputProps={{
          role: 'combobox',
          'aria-label': texts.title,
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeElementId,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 200,
        }}
        sx={{ px: 2.5, py: 1.5, flexShrink: 0, fontSize: '1.0625rem', borderBottom: 1, borderColor: 'divider' }}
      />
      <PaletteStatus words={words} search={search} count={options.length} />
      <OptionGroups id={listId} groups={groups} activeId={active?.id} elementId={elementId} onPoint={setActive} onChoose={choose} />
      <PaletteHints />
    </Dialog>
  );
};
