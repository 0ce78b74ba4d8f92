import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { EndpointDefinition } from '#contract/endpoint';
import type { Table } from './table.ts';

type Module = Record<string, unknown>;

const load = (file: string) => jest.requireActual<Module>(resolve(file));

/** Every table of endpoints of the contract, found in its files. */
const contract = globSync('src/contract/*.ts').flatMap((file) =>
  Object.entries(load(file)).filter(([name]) => name.endsWith('Endpoints')),
) as [string, Record<string, EndpointDefinition>][];

const tables = globSync('__tests__/web/faults/tables/*.ts').map((file) => {
  const name = basename(file, '.ts');
  return { name, table: load(file)[name] as Table };
});

test.each(contract)('%s: every endpoint meets every fault', (_name, endpoints) => {
  const { table } = tables.find((one) => one.table.endpoints === endpoints) ?? {};
  expect(Object.keys(table?.rows ?? {}).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test.each(tables)('the table $name is checked', ({ name }) => {
  expect(existsSync(`__tests__/web/faults/${name}.test.ts`)).toBe(true);
});

test('there is a contract to check', () => {
  expect(contract.map(([name]) => name)).toContain('candidateEndpoints');
});
