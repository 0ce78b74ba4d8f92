import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Node's permission model: the parsers may read their own code and data, write nothing, start nothing. */
const CODE_ONLY = [
  '--permission',
  ...['package.json', 'node_modules/*', 'src/server/reading/*'].map((path) => `--allow-fs-read=${root}${path}`),
  // Packages may lie elsewhere, behind a link: modules are loaded from where they really are.
  `--allow-fs-read=${realpathSync(`${root}node_modules`)}/*`,
];

export const TEXT_PERMISSIONS = CODE_ONLY;

/** The canvas is a native addon and tesseract.js recognises in a thread of its own. */
export const PICTURE_PERMISSIONS = [...CODE_ONLY, '--allow-addons', '--allow-worker'];
