/** The contract's schema comes when the visitor turns to the form. */
export const loadRules = () => import(/* webpackChunkName: "sign-in-rules" */ './rules.ts');
