/** Two fields a row where there is room; sentences of any length keep the rows aligned. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2.5,
  rowGap: 1.5,
  alignItems: 'start',
} as const;

export const wholeRow = { gridColumn: '1 / -1' } as const;
