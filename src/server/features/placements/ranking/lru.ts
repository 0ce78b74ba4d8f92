/** Keeps what was used last, so many at most. */
export const createLru = <T>(max: number) => {
  const kept = new Map<string, T>();

  const set = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > max) kept.delete(kept.keys().next().value!);
    return value;
  };

  const get = (key: string): T | undefined => {
    const value = kept.get(key);
    return value === undefined ? undefined : set(key, value);
  };

  return { get, set };
};
