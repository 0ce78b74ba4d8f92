import { useEffect } from 'react';
import { isTyping } from '#lib/isTyping';
import type { ShellDialog } from './layoutSlice.ts';

/** Ctrl K or ⌘K opens the search from anywhere, '?' lists the shortcuts while nothing is being typed. */
export const useShortcuts = (open: (dialog: ShellDialog) => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const isHelp = key === '?' && !ctrlKey && !metaKey && !isTyping(target);
      if (!isSearch && !isHelp) return;
      event.preventDefault();
      open(isSearch ? 'search' : 'shortcuts');
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [open]);
};
