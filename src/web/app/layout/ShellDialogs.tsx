import { Suspense, useCallback } from 'react';
import { CommandPalette, ShortcutsDialog } from '#features/palette';
import { ReferralDialog } from '#features/referral';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { dialogClosed, dialogOpened, type ShellDialog } from './layoutSlice.ts';
import { SCREENS } from './navigation.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Dialogs that open over any screen; their code comes when they are first asked for. */
export const ShellDialogs = () => {
  const dialog = useAppSelector(({ layout }) => layout.dialog);
  const dispatch = useAppDispatch();
  const open = useCallback((next: ShellDialog) => dispatch(dialogOpened(next)), [dispatch]);
  const close = () => dispatch(dialogClosed());
  useShortcuts(open);
  return (
    <Suspense fallback={null}>
      {dialog === 'search' ? <CommandPalette screens={SCREENS} onClose={close} onOpen={open} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      {dialog === 'referral' ? <ReferralDialog onClose={close} /> : null}
    </Suspense>
  );
};
