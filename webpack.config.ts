import { globSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import type {} from 'webpack-dev-server';

const folder = import.meta.dirname;
const serverPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '3001';

/** Where CV templates are rendered, apart from the application. */
const PREVIEW_FRAME = 'preview-frame';

/** `public/` beside the bundle, so that its files are compressed like the others. */
const publicFiles = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('public', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'public', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const name of readdirSync(join(folder, 'public'))) {
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(join(folder, 'public', name))));
        }
      });
    }),
};

const unusedPart = join(folder, 'src/web/ui/unusedPart.ts');

/** Parts that the data grid brings for panels, filters and a footer that no list of ours shows: 30 KiB compressed. */
const unusedGridParts =
  /^@mui\/material\/(?:Autocomplete|Badge|Checkbox|Chip|ClickAwayListener|FormControl|FormControlLabel|InputBase|InputLabel|MenuItem|MenuList|Select|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton)$/;
const withoutUnusedGridParts = new webpack.NormalModuleReplacementPlugin(unusedGridParts, (resource) => {
  if (/x-data-grid[\\/]material$/.test(resource.context)) resource.request = unusedPart;
});

/** The theme turns every ripple off (app/theme/components.ts), and each page would load it all the same. */
const withoutRipples = new webpack.NormalModuleReplacementPlugin(/^\.\/TouchRipple\.mjs$/, (resource) => {
  if (/material[\\/]ButtonBase$/.test(resource.context)) resource.request = unusedPart;
});

/** Compressed once, here: the server only chooses the file. Not the page, which differs in each answer. */
const compressible = { test: /\.(?:js|css|svg|webmanifest)$/, threshold: 512, minRatio: 0.95 };
const compressed = [
  new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz', compressionOptions: { level: 9 } }),
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/** The build runs the public pages, where nothing is refreshed. */
const PRERENDERED = /[\\/]public-site[\\/]/;

/** The script of the public pages. */
const SITE = 'site';

/** The public site, prerendered: `src/web/public-site/renderSite.tsx` is run once for each file. */
const siteFiles = [
  ...['home', 'about', 'blog', 'careers', 'legal', 'privacy', 'terms', 'cookies'].map((name) => `${name}.html`),
  'sitemap.xml',
  'robots.txt',
];
const prerendered = (
  file: string,
  module: string,
  values: (scripts: string[], compilation: Compilation) => Record<string, string>,
  chunk: string,
) =>
  new HtmlPlugin({
    template: `!!${join(folder, 'src/web/lib/prerender/prerender.mjs')}!${join(folder, module)}?${file}`,
    filename: `site/${file}`,
    chunks: [chunk],
    inject: false,
    minify: false,
    templateParameters: (compilation: Compilation, { js }: { js: string[] }) => ({ values: values(js, compilation) }),
  });
const sitePlugins = (values: Record<string, string>) =>
  siteFiles.map((file) =>
    prerendered(file, 'src/web/public-site/renderSite.tsx', ([script]) => ({ __SITE_SCRIPT__: script!, ...values }), SITE),
  );

/** The sign-in as a page of its own, and its script; in development the application's own sign-in stands at its address. */
const SIGN_IN = 'sign-in';
const signInFolder = 'src/web/features/account/sign-in-page';
/** What the application begins with, which whoever signs in needs next. */
const startOf = ({ entrypoints }: Compilation) =>
  (entrypoints.get('main')?.getFiles() ?? []).filter((name) => /\.(?:js|css)$/.test(name)).map((name) => `/${name}`);
const signInPlugin = prerendered(
  'login.html',
  `${signInFolder}/renderSignIn.tsx`,
  ([script], compilation) => ({ __SIGN_IN_SCRIPT__: script!, __APP_FILES__: startOf(compilation).join(' ') }),
  SIGN_IN,
);
/** What the server would fill in. */
const developmentSite = {
  __APP_URL__: `http://localhost:${webPort}`,
  __APP_URL_ENCODED__: encodeURIComponent(`http://localhost:${webPort}`),
  __AUTH_SITE_URL__: '',
  __API_BASE_URL__: '',
  __CONTACT_EMAIL__: 'contact@localhost',
  __LEGAL_NOTICE__: 'LEGAL_NOTICE',
  __THEME__: 'auto',
};
/** The public pages load nothing that the application is made of, nor do they change how it is cut up. */
const ofTheSite = /^(?:site|contact-form|sign-in|sign-in-rules)$/;

/** The application on a recording (`npm run replay -- FILE --ui`), with every call that a page would bring on demand. */
const replayEntry = () => ['./src/web/nonce.ts', ...globSync(join(folder, 'src/web/features/*/*Api.ts')), './src/web/app/replay/main.tsx'];

interface Environment {
  /** Path of a recording. */
  replay?: string;
}

/** The web application: `src/web/main.tsx` → `dist/web`, in which the server fills the page's nonce and settings. */
export default ({ replay }: Environment, { mode }: { mode?: Configuration['mode'] }): Configuration => {
  const production = mode === 'production';
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: {
      main: replay ? replayEntry() : ['./src/web/nonce.ts', './src/web/main.tsx'],
      // A page of its own, with nothing of the application in it: one file, its runtime inside.
      [PREVIEW_FRAME]: { import: './src/web/features/cv/preview/frame/main.ts', runtime: false },
      [SITE]: { import: './src/web/public-site/script/site.ts', runtime: false },
      ...(production && { [SIGN_IN]: { import: `./${signInFolder}/script/signIn.ts`, runtime: false } }),
    },
    output: {
      path: join(folder, 'dist', 'web'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, include: join(folder, 'src'), loader: 'babel-loader', options: { cacheDirectory: true } },
        {
          test: /\.css$/,
          oneOf: [
            {
              include: ['src/web/public-site', signInFolder].map((path) => join(folder, path)),
              loader: 'css-loader',
              options: { exportType: 'string' },
            },
            { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
          ],
        },
        { test: /\.woff2?$/, oneOf: [{ resourceQuery: /inline/, type: 'asset/inline' }, { type: 'asset/resource' }] },
      ],
    },
    plugins: [
      publicFiles,
      withoutUnusedGridParts,
      withoutRipples,
      new HtmlPlugin({ template: './src/web/index.html', excludeChunks: [PREVIEW_FRAME, SITE, SIGN_IN], minify: false }),
      ...sitePlugins(production ? {} : developmentSite),
      new HtmlPlugin({
        template: './src/web/features/cv/preview/frame/frame.html',
        filename: `${PREVIEW_FRAME}.html`,
        chunks: [PREVIEW_FRAME],
        minify: false,
      }),
      new MiniCssExtractPlugin({ filename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css' }),
      ...(production ? [signInPlugin, ...compressed] : [new ReactRefreshPlugin({ exclude: [/node_modules/, PRERENDERED] })]),
    ],
    optimization: {
      minimize: production && { html: false }, // it would unquote the attributes that the server fills
      runtimeChunk: 'single',
      splitChunks: {
        chunks: ({ name }) => name !== PREVIEW_FRAME && !ofTheSite.test(name ?? ''),
        cacheGroups: {
          // changes with our dependencies only, and every page needs it
          react: {
            test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            name: 'react',
            priority: 10,
          },
        },
      },
    },
    cache: { type: 'filesystem', buildDependencies: { config: [import.meta.filename, join(folder, 'babel.config.js')] } },
    devtool: production ? false : 'cheap-module-source-map',
    performance: false,
    stats: production ? 'errors-warnings' : 'minimal',
    devServer: {
      host: 'localhost',
      port: webPort,
      hot: true,
      devMiddleware: { index: false }, // `/` is the landing page
      historyApiFallback: {
        rewrites: siteFiles.map((file) => ({
          from: new RegExp(`^/${file.replace(/^home\.html$|\.html$/, '').replace('.', '\\.')}$`),
          to: `/site/${file}`,
        })),
      },
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: replay ? [] : [{ context: ['/api'], target: `http://localhost:${serverPort}` }],
      ...(replay && {
        open: true,
        historyApiFallback: true,
        setupMiddlewares: (middlewares) => [
          {
            name: 'recording',
            path: '/recording',
            middleware: (_request: unknown, response: ServerResponse) => void response.end(readFileSync(replay)),
          },
          ...middlewares,
        ],
      }),
    },
  };
};
