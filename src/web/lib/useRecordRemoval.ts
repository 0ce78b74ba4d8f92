import { useCallback, useState } from 'react';
import { useLeave } from './useLeave.ts';

/**
 * Deletes the record that a page is about and leads away. `goneId` is the record that went: until the next page is there, its
 * own goes on showing it rather than say that it does not exist.
 */
export const useRecordRemoval = (remove: (id: string) => Promise<boolean>) => {
  const leave = useLeave();
  const [goneId, setGoneId] = useState<string | null>(null);
  const removeAndLeave = useCallback(
    async (id: string, to: string): Promise<void> => {
      if (!(await remove(id))) return;
      setGoneId(id);
      await leave(to, { replace: true });
    },
    [remove, leave],
  );
  return { goneId, removeAndLeave };
};
