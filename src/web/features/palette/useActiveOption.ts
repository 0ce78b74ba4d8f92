import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PaletteOption } from './groups.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that the arrows have reached: the first until they are used, and again when it is no longer there. */
export const useActiveOption = (options: PaletteOption[], elementId: (option: PaletteOption) => string) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === chosenId),
  );
  const active = options[index];
  const activeElementId = active && elementId(active);

  useEffect(() => {
    if (chosenId !== null && activeElementId) document.getElementById(activeElementId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId, activeElementId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setChosenId(options[(index + step + options.length) % options.length]!.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(elementId(active))?.click();
    }
  };

  return { active, activeElementId, setActive: setChosenId, onKeyDown };
};
