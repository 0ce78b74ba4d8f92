import { posix } from 'node:path';
import type { Import, Module } from './modules.ts';
import { featureOf, isOurs, NEIGHBOURS, roomOf } from './rooms.ts';

/** What a fence refuses, one sentence each. */
type Fence = (modules: Module[]) => string[];

/** A fence that judges one import at a time. */
const judging =
  (refuses: (path: string, found: Import) => boolean): Fence =>
  (modules) =>
    modules.flatMap(({ path, imports }) =>
      imports.filter((found) => refuses(path, found)).map((found) => `${path} imports ${found.specifier}`),
    );

const inRoom = (path: string, ...rooms: string[]) => rooms.some((room) => path.startsWith(`src/${room}/`));
const isOneOf = (target: string, packages: RegExp) => !isOurs(target) && packages.test(target);

const STORE_PACKAGES = /^(?:react-redux|@reduxjs\/toolkit|redux|redux-persist|reselect)$/;
const STORE_FILES = /^src\/web\/lib\/(?:redux\.ts|api\/|session\/)/;
const DATABASE_PACKAGES = /^(?:drizzle-orm|drizzle-kit|pg|pg-boss|@electric-sql\/.*)$/;
const SERVER_PACKAGES = /^(?:fastify|fastify-plugin|@fastify\/.*)$/;

const isRepository = (target: string) => /Repository\.ts$/.test(target);
const isService = (target: string) => /Service\.ts$/.test(target);

/** Types of the store are the one thing that the app shows the rooms below it. */
const isStoreType = ({ target, typeOnly }: Import) => typeOnly && target === 'src/web/app/store.ts';

/** Whether a room's line in the table names another one. */
const mayEnter = (from: string, to: string) =>
  from === to || NEIGHBOURS[from]!.some((allowed) => allowed === to || (allowed.endsWith('/*') && to.startsWith(allowed.slice(0, -1))));

/** What leads nowhere else than to the file that begins it, following what loads together. */
const circlesOf = (modules: Module[]): string[] => {
  const loads = new Map(
    modules.map(({ path, imports }) => [path, imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy).map(({ target }) => target)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push([...way.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const next of loads.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of loads.keys()) visit(path, []);
  return circles;
};

/** The folder that a relative import may not leave: a feature, else its room. */
const homeOf = (path: string) => `src/${featureOf(path) ?? (roomOf(path) === 'server/build' ? 'server' : roomOf(path))}`;

/** Files directly in a house: they belong to all of its rooms. */
const isInHall = (target: string) => /^src\/(?:server|web)\/[^/]+$/.test(target);

/** The fences of the house, by name. Each answers what it refuses. */
/** Of a web feature: its pages and notices, and its queries for others. */
const DOORS = ['index.ts', 'queries.ts'];

export const FENCES = {
  'contract-is-the-floor': judging(
    (path, { target }) =>
      isOurs(target) &&
      ((inRoom(path, 'contract') && !inRoom(target, 'contract')) || (inRoom(path, 'cv') && !inRoom(target, 'cv', 'contract'))),
  ),

  'two-houses': judging(
    (path, { target }) => (inRoom(path, 'web') && inRoom(target, 'server')) || (inRoom(path, 'server') && inRoom(target, 'web')),
  ),

  'nobody-looks-up': judging(
    (path, found) =>
      inRoom(path, 'web/features', 'web/ui', 'web/lib', 'web/public-site') && inRoom(found.target, 'web/app') && !isStoreType(found),
  ),

  'ui-knows-no-store': judging(
    (path, { target }) => inRoom(path, 'web/ui') && (isOneOf(target, STORE_PACKAGES) || STORE_FILES.test(target)),
  ),

  'enter-by-the-door': judging((path, { target }) => {
    const feature = inRoom(target, 'web/features') ? featureOf(target) : undefined;
    return feature !== undefined && feature !== featureOf(path) && !DOORS.some((door) => target === `src/${feature}/${door}`);
  }),

  'enter-by-the-service': judging((path, { target }) => {
    if (!inRoom(path, 'server/features') || !inRoom(target, 'server/features')) return false;
    if (featureOf(target) !== featureOf(path)) return !isService(target);
    return isRepository(target) && /(?:Routes|Tasks)\.ts$/.test(path);
  }),

  'routes-hold-no-sql': judging(
    (path, { target, typeOnly }) =>
      /Routes\.ts$/.test(path) &&
      (isOneOf(target, DATABASE_PACKAGES) || isRepository(target) || (inRoom(target, 'server/database') && !typeOnly)),
  ),

  'analysis-is-pure': judging(
    (path, { target }) =>
      inRoom(path, 'server/reading', 'server/analysis', 'server/pdf') &&
      (isOneOf(target, DATABASE_PACKAGES) ||
        isOneOf(target, SERVER_PACKAGES) ||
        (isOurs(target) && !inRoom(target, 'contract') && roomOf(target) !== roomOf(path))),
  ),

  'no-circular': circlesOf,

  'aliases-across-rooms': judging((path, { specifier, target }) => {
    if (!specifier.startsWith('.') || !isOurs(target) || inRoom(path, 'scripts')) return false;
    return !target.startsWith(`${homeOf(path)}/`) && !isInHall(target) && target !== 'src/web/app/store.ts'; // which no alias names
  }),

  'only-neighbours': judging((path, found) => {
    const from = roomOf(path);
    const to = isOurs(found.target) ? roomOf(found.target) : from;
    return from === undefined || to === undefined || !(mayEnter(from, to) || isStoreType(found));
  }),

  'imports-lead-somewhere': (modules) => {
    const known = new Set(modules.map(({ path }) => path));
    return judging((_path, { target }) => isOurs(target) && /\.[jt]sx?$|\.mjs$/.test(posix.basename(target)) && !known.has(target))(
      modules,
    );
  },
} satisfies Record<string, Fence>;

export type FenceName = keyof typeof FENCES;
