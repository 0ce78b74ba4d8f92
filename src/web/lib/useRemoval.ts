import { useCallback, useRef } from 'react';

/**
 * Deletes a record once the person confirms; false when she does not, when it failed, or when this record is already on its
 * way or gone: a list shows it until it is read again, a page until the next one is there.
 */
export const useRemoval = (
  question: string,
  remove: (id: string) => PromiseLike<{ error?: unknown }>,
): ((id: string) => Promise<boolean>) => {
  const going = useRef(new Set<string>());
  return useCallback(
    async (id) => {
      if (going.current.has(id) || !window.confirm(question)) return false;
      going.current.add(id);
      const { error } = await remove(id);
      if (error !== undefined) going.current.delete(id);
      return error === undefined;
    },
    [question, remove],
  );
};
