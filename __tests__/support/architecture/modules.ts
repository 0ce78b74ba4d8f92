import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type Node } from '@babel/core';

/** One import as a fence sees it. */
export interface Import {
  /** As written. */
  specifier: string;
  /** A path of ours such as `src/server/env.ts`, or the package's name. */
  target: string;
  /** Erased before it runs. */
  typeOnly: boolean;
  /** Loaded when asked for, not with the file. */
  lazy: boolean;
}

export interface Module {
  path: string;
  imports: Import[];
}

export const CODE = /\.(?:ts|tsx|mjs|js)$/;

/** The alias map of package.json, `#lib/*` → `./src/web/lib/*.ts`. */
const aliases: [alias: string, place: string][] = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports);

/** Where an alias leads, or nothing when no alias has that form. */
const followAlias = (specifier: string) => {
  for (const [alias, place] of aliases) {
    const [start = '', end = ''] = alias.split('*');
    if (specifier.startsWith(start) && specifier.endsWith(end))
      return posix.normalize(place.replace('*', specifier.slice(start.length, specifier.length - end.length)));
  }
  return undefined;
};

/** `@scope/name/deep` → `@scope/name`. */
const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const resolve = (from: string, specifier: string) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return followAlias(specifier) ?? packageName(specifier);
};

type AnyNode = Node & Record<string, unknown>;

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

const isTypeOnly = ({ importKind, exportKind, specifiers }: AnyNode): boolean => {
  if (importKind === 'type' || exportKind === 'type') return true;
  const names = (specifiers ?? []) as AnyNode[];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
};

const literal = (value: unknown) => (isNode(value) && typeof value.value === 'string' ? value.value : undefined);

/** The module that a node names, if it names one: import, re-export, `import()`, `require()`, `import('…')` in a type. */
const importAt = (node: AnyNode): Omit<Import, 'target'> | undefined => {
  const found = (specifier: string | undefined, typeOnly: boolean, lazy: boolean) =>
    specifier === undefined ? undefined : { specifier, typeOnly, lazy };
  switch (node.type as string) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return found(literal(node.source), isTypeOnly(node), false);
    case 'ImportExpression':
      return found(literal(node.source), false, true);
    case 'TSImportType':
      return found(literal(node.argument) ?? literal((node.argument as AnyNode).literal), true, false);
    case 'CallExpression': {
      const callee = node.callee as AnyNode;
      const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
      return loads ? found(literal((node.arguments as unknown[])[0]), false, true) : undefined;
    }
    default:
      return undefined;
  }
};

const collect = (value: unknown, into: Omit<Import, 'target'>[]): void => {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  if (!isNode(value)) return;
  const found = importAt(value);
  if (found) into.push(found);
  for (const [key, child] of Object.entries(value)) if (key !== 'loc' && typeof child === 'object') collect(child, into);
};

/** The imports of one file. */
export const readModule = (path: string, text: string): Module => {
  const plugins = [...(/\.tsx?$/.test(path) ? ['typescript' as const] : []), ...(/x$/.test(path) ? ['jsx' as const] : [])];
  const tree = parseSync(text, { filename: path, babelrc: false, configFile: false, parserOpts: { plugins, sourceType: 'module' } });
  const imports: Omit<Import, 'target'>[] = [];
  collect(tree?.program.body, imports);
  return { path, imports: imports.map((each) => ({ ...each, target: resolve(path, each.specifier) })) };
};

/** Every file below a folder of the repository, code or not. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .toSorted();

/** All code below a folder, read. */
export const modulesOf = (folder: string): Module[] =>
  filesOf(folder)
    .filter((path) => CODE.test(path))
    .map((path) => readModule(path, readFileSync(path, 'utf8')));
