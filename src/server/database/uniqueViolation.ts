const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because this unique index already holds the value. Drizzle hands the database's error as the cause. */
export const isUniqueViolation = (error: unknown, index: string): boolean => {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === index;
};
