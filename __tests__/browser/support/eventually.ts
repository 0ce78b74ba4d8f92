/** How long a condition may take to come true, on a machine that has other work to do. */
export const PATIENCE_MS = 120_000;

/** Looks again until a check passes; what it last failed on once patience is over. */
export const eventually = async (check: () => unknown): Promise<void> => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
