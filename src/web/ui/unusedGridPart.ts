/** Stands for a part of the data grid that is never drawn (webpack.config.ts). */
const UnusedGridPart = () => null;

// oxlint-disable-next-line import/no-default-export -- it takes the place of modules that have one
export default UnusedGridPart;
export const formControlLabelClasses = {};
export const tablePaginationClasses = {};
