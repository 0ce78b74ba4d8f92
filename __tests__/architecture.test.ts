import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { FENCES, type FenceName } from './support/architecture/fences.ts';
import { CODE, filesOf, modulesOf, readModule } from './support/architecture/modules.ts';
import { roomOf } from './support/architecture/rooms.ts';

const modules = modulesOf('src');

/** Files that never were, to show what a fence refuses. */
const imagine = (files: Record<string, string>) => Object.entries(files).map(([path, text]) => readModule(path, text));

const names = Object.keys(FENCES) as FenceName[];

describe('src', () => {
  it.each(names)('keeps the fence %s', (name) => {
    expect(FENCES[name](modules)).toEqual([]);
  });

  it('has every file in a room, and the fences see every file of code', () => {
    const files = filesOf('src');
    const notCode = /\.(?:md|html|css|json|sql|hbs|svg|txt|pdf|docx?|odt|rtf|png|jpe?g)$/;
    expect(files.filter((path) => path !== 'src/DECISIONS.md' && roomOf(path) === undefined)).toEqual([]);
    expect(files.filter((path) => !CODE.test(path) && !notCode.test(path))).toEqual([]);
    expect(modules.map(({ path }) => path)).toEqual(files.filter((path) => CODE.test(path)));
    expect(modules.length).toBeGreaterThan(50);
  });
});

describe('the top level', () => {
  const allowed = [
    'README.md',
    '__mocks__',
    '__tests__',
    'babel.config.js',
    'package-lock.json',
    'package.json',
    'public',
    'src',
    'tsconfig.json',
    'webpack.config.ts',
  ];

  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));

  it('holds the design card’s list, the lockfile and dotfiles, nothing else', () => {
    const strange = readdirSync('.').filter((name) => !name.startsWith('.') && !allowed.includes(name));
    expect(strange.filter((name) => !ignored.some((pattern) => posix.matchesGlob(name, pattern)))).toEqual([]);
  });
});

describe('each fence refuses', () => {
  const refused: [FenceName, Record<string, string>][] = [
    ['contract-is-the-floor', { 'src/contract/jobs.ts': "import { env } from '#server/env';" }],
    ['contract-is-the-floor', { 'src/contract/jobs.ts': "export * from '../cv/render.ts';" }],
    ['contract-is-the-floor', { 'src/cv/render.ts': "import type { A } from '#lib/dates';" }],
    ['two-houses', { 'src/web/lib/dates.ts': "import { env } from '#server/env';" }],
    ['two-houses', { 'src/server/env.ts': "const lib = await import('#lib/dates');" }],
    ['nobody-looks-up', { 'src/web/features/jobs/JobsPage.tsx': "import { store } from '../../app/store.ts';" }],
    ['nobody-looks-up', { 'src/web/ui/Toast.tsx': "import type { Flow } from '../app/flows/listen.ts';" }],
    ['nobody-looks-up', { 'src/web/lib/redux.ts': "import { type RootState, store } from '../app/store.ts';" }],
    ['ui-knows-no-store', { 'src/web/ui/Toast.tsx': "import { useSelector } from 'react-redux';" }],
    ['ui-knows-no-store', { 'src/web/ui/Toast.tsx': "import { createSlice } from '@reduxjs/toolkit/react';" }],
    ['ui-knows-no-store', { 'src/web/ui/Toast.tsx': "import { useAppSelector } from '#lib/redux';" }],
    ['enter-by-the-door', { 'src/web/features/jobs/JobsPage.tsx': "import { a } from '../candidates/candidatesApi.ts';" }],
    ['enter-by-the-door', { 'src/web/app/App.tsx': "const page = () => import('../features/jobs/JobsPage.tsx');" }],
    [
      'enter-by-the-service',
      { 'src/server/features/jobs/jobsService.ts': "import { a } from '#server/features/company/companyRepository';" },
    ],
    ['enter-by-the-service', { 'src/server/features/jobs/jobsTasks.ts': "import { a } from './jobsRepository.ts';" }],
    ['routes-hold-no-sql', { 'src/server/features/jobs/jobsRoutes.ts': "import { eq } from 'drizzle-orm';" }],
    ['routes-hold-no-sql', { 'src/server/features/jobs/jobsRoutes.ts': "import { jobs } from '#server/database/schema/jobs';" }],
    ['routes-hold-no-sql', { 'src/server/features/jobs/jobsRoutes.ts': "import { a } from './jobsRepository.ts';" }],
    ['analysis-is-pure', { 'src/server/analysis/engine.ts': "import { sql } from 'drizzle-orm/sql';" }],
    ['analysis-is-pure', { 'src/server/reading/readFile.ts': "import type { FastifyRequest } from 'fastify';" }],
    ['analysis-is-pure', { 'src/server/pdf/print.ts': "import { a } from '#server/features/jobs/jobsService';" }],
    [
      'no-circular',
      {
        'src/cv/a.ts': "import { b } from './b.ts';",
        'src/cv/b.ts': "import { c } from './c.ts';",
        'src/cv/c.ts': "export * from './a.ts';",
      },
    ],
    ['aliases-across-rooms', { 'src/server/queue/worker.ts': "import { a } from '../database/client.ts';" }],
    ['aliases-across-rooms', { 'src/web/features/jobs/JobsPage.tsx': "import { a } from '../company/index.ts';" }],
    ['aliases-across-rooms', { 'src/web/lib/paths.ts': "import { a } from '../../contract/common.ts';" }],
    ['only-neighbours', { 'src/server/database/client.ts': "import { a } from '#server/queue/names';" }],
    ['only-neighbours', { 'src/web/ui/Toast.tsx': "import { a } from '#features/jobs';" }],
    ['only-neighbours', { 'src/server/utils/strings.ts': "import 'node:fs';" }],
    ['imports-lead-somewhere', { 'src/cv/a.ts': "import { b } from './b.ts';" }],
  ];

  it.each(refused)('%s: %j', (name, files) => {
    expect(FENCES[name](imagine(files))).toHaveLength(1);
  });

  it('has an example of refusal for every fence', () => {
    expect(new Set(refused.map(([name]) => name))).toEqual(new Set(names));
  });
});

describe('the fences let pass', () => {
  const lawful: Record<string, string> = {
    'src/web/lib/redux.ts': "import type { RootState } from '../app/store.ts';",
    'src/web/app/store.ts': "import { company } from '#features/company'; import { a } from '#lib/dates';",
    'src/web/features/company/index.ts': "export const page = () => import('./CompanyPage.tsx');",
    'src/web/features/company/CompanyPage.tsx': "import { a } from './index.ts'; const b = <T,>(c: T) => c;",
    'src/server/main.ts': "import { a } from './database/client.ts';",
    'src/server/database/client.ts': "import type { Env } from '../env.ts';",
    'src/server/env.ts': "import 'node:process';",
  };

  it.each(names.filter((name) => name !== 'imports-lead-somewhere'))('%s', (name) => {
    expect(FENCES[name](imagine(lawful))).toEqual([]);
  });
});
