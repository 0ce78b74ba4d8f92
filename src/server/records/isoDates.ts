/** A record with its dates as the contract writes them. */
export const isoDates = <T extends { createdAt: Date; updatedAt: Date }>({ createdAt, updatedAt, ...rest }: T) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
