/** Babel only strips types and JSX; `tsc --noEmit` checks them. Jest asks for the running Node, webpack for browsers. */
export default (api) => {
  const forTests = api.env('test');
  const refresh = api.caller((caller) => Boolean(caller?.name === 'babel-loader' && process.env.WEBPACK_SERVE));
  return {
    presets: [
      ['@babel/preset-env', { targets: forTests ? { node: 'current' } : 'baseline widely available' }],
      ['@babel/preset-react', { runtime: 'automatic', development: !forTests && process.env.NODE_ENV === 'development' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    // The build itself runs the public pages, and has nothing to refresh.
    overrides: refresh ? [{ exclude: /[\\/]public-site[\\/]/, plugins: ['react-refresh/babel'] }] : [],
  };
};
