/** Stands for a part of a library that is never drawn (webpack.config.ts). */
const UnusedPart = () => null;

// oxlint-disable-next-line import/no-default-export -- it takes the place of modules that have one
export default UnusedPart;
export const formControlLabelClasses = {};
export const tablePaginationClasses = {};
