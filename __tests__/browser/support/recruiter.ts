import type { BrowserContextOptions, Page } from 'playwright-core';
import { accountEndpoints, type Registration, type Tokens } from '#contract/account';
import { companyEndpoints } from '#contract/company';
import { type EndpointDefinition, endpointUrl } from '#contract/endpoint';
import { makeCompany, makeRegistration } from '../../support/makeAccount.ts';
import type { CvFile } from './cvFiles.ts';
import { eventually } from './eventually.ts';
import type { OpenBrowser } from './openBrowser.ts';

/** Calls the server beside the browser, as another client of the same person would. */
export const callAs = async (url: string, accessToken: string | null, endpoint: EndpointDefinition, body?: object): Promise<unknown> => {
  const answer = await fetch(url + endpointUrl(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
};

const tokensOf = async (url: string, { email, password }: Registration) =>
  ((await callAs(url, null, accountEndpoints.login, { email, password })) as { data: Tokens }).data;

/** Someone with a company, and tokens of a session of her own. */
export const makeRecruiter = async (url: string): Promise<Registration & Tokens> => {
  const registration = makeRegistration();
  await callAs(url, null, accountEndpoints.register, registration);
  const { accessToken } = await tokensOf(url, registration);
  await callAs(url, accessToken, companyEndpoints.create, makeCompany());
  return { ...registration, ...(await tokensOf(url, registration)) };
};

/** A page of the application as someone sees it who has signed in before. */
export const openAs = async (
  { accessToken, refreshToken }: Tokens,
  { newPage }: OpenBrowser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const localStorage = Object.entries({ accessToken, refreshToken }).map(([name, value]) => ({ name, value }));
  const page = await newPage({ ...options, storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] } });
  await page.goto(address);
  return page;
};

/** Fills and sends the sign-in form. The page that leads to it is still drawn under its address, with fields of the same names. */
export const signIn = async (page: Page, { email, password }: Pick<Registration, 'email' | 'password'>) => {
  await page.getByRole('heading', { name: 'Connexion', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

/** Chooses files in the upload dialog, and sends them. */
export const uploadCvs = async (page: Page, files: CvFile[]) => {
  await page.getByRole('button', { name: 'Nouveau candidat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau candidat' });
  await dialog.getByLabel('Fichiers CV').setInputFiles(files);
  await dialog.getByRole('button', { name: /^Créer/ }).click();
};

/** The row of a candidate in the list, once the analysis has ended well. */
export const analysedRow = async (page: Page, name: string) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `Modifier ${name}` }).waitFor();
  return row;
};

/** The pathname that the page ends on. Looked at again and again: `waitForURL` fails when one way there gives way to another. */
export const waitForPath = async (page: Page, path: string) => {
  await eventually(() => {
    if (new URL(page.url()).pathname !== path) throw new Error(`${page.url()} is not ${path}`);
  });
  await page.waitForLoadState();
};
