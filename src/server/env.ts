import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { secretKey } from './secrets.ts';
import { StartupError } from './startupError.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that the environment decides, checked once. The README's settings table says the same in words. */
export interface Env {
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, the encrypted files, the secrets and the outbox. */
  dataDir: string;
  /** null means the embedded database. */
  databaseUrl: string | null;
  jwtSecret: Uint8Array;
  filesKey: Uint8Array;
  /** Where people reach the application, without a final slash: links in mails. */
  appUrl: string;
  /** null means that mails go to the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Who reads the contact form's messages; the public pages show it. */
  contactEmail: string;
  /** Who publishes this installation, for the legal notice; '' when its owner has not said. */
  legalNotice: string;
  /** Whose `X-Forwarded-For` is believed: nobody, everybody, that many hops, or those addresses. */
  trustProxy: boolean | number | string;
  /** Handed to the web page; '' means the same origin. */
  apiBaseUrl: string;
  authSiteUrl: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether this process also works on the background tasks. */
  worker: boolean;
  /** OpenAI-compatible model that words the assistant’s answers; null means the built-in assistant alone. */
  model: { baseUrl: string; apiKey: string; model: string } | null;
}

type Source = Record<string, string | undefined>;

const refuse = (name: string, expectation: string): never => {
  throw new StartupError(`Le réglage ${name} n’est pas valable : ${expectation}.`);
};

const port = (value: string): number => {
  const number = Number(value);
  return /^\d+$/.test(value) && number <= 65_535 ? number : refuse('PORT', 'un nombre entre 0 et 65535 est attendu');
};

const url = (name: string, value: string, protocols: string[]): string => {
  const valid = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  return valid
    ? value.replace(/\/+$/, '')
    : refuse(name, `une adresse commençant par ${protocols.map((p) => `${p}//`).join(' ou ')} est attendue`);
};

const email = (name: string, value: string): string =>
  /^[^\s@<>"]+@[^\s@<>"]+$/.test(value) ? value : refuse(name, 'une adresse email est attendue');

const flag = (name: string, value: string): boolean => {
  if (['true', '1', 'on', 'yes'].includes(value)) return true;
  return ['false', '0', 'off', 'no'].includes(value) ? false : refuse(name, '« true » ou « false » est attendu');
};

const isAddress = (value: string) => {
  const [address = '', prefix = '0'] = value.split('/');
  return isIP(address) > 0 && /^\d{1,3}$/.test(prefix);
};

const trustProxy = (value: string): Env['trustProxy'] => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddress)
    ? addresses.join(',')
    : refuse('TRUST_PROXY', '« true », « false », un nombre de relais ou une liste d’adresses est attendu');
};

const logLevel = (value: string): Env['logLevel'] =>
  LOG_LEVELS.find((level) => level === value) ?? refuse('LOG_LEVEL', `l’une de ces valeurs est attendue : ${LOG_LEVELS.join(', ')}`);

const WEB = ['http:', 'https:'];

/** A model needs an address and a name; many local ones ask for no key. */
const modelOf = (baseUrl: string | null, model: string | undefined, apiKey = 'none'): Env['model'] => {
  if (baseUrl === null && model === undefined) return null;
  if (baseUrl === null) return refuse('LLM_BASE_URL', 'il accompagne LLM_MODEL');
  return model === undefined ? refuse('LLM_MODEL', 'il accompagne LLM_BASE_URL') : { baseUrl, apiKey, model };
};

/** Reads and checks the environment; a bad value is one French sentence. */
export const readEnv = (source: Source = process.env): Env => {
  const setting = (name: string) => source[name]?.trim() || undefined;
  const optionalUrl = (name: string, protocols: string[]) => {
    const value = setting(name);
    return value === undefined ? null : url(name, value, protocols);
  };
  const listenPort = port(setting('PORT') ?? '3000');
  const dataDir = resolve(setting('DATA_DIR') ?? 'data');
  const appUrl = optionalUrl('APP_URL', WEB) ?? `http://localhost:${listenPort}`;
  return {
    port: listenPort,
    host: setting('HOST') ?? 'localhost',
    dataDir,
    databaseUrl: optionalUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    appUrl,
    smtpUrl: optionalUrl('SMTP_URL', ['smtp:', 'smtps:']),
    contactEmail: email('CONTACT_EMAIL', setting('CONTACT_EMAIL') ?? `contact@${new URL(appUrl).hostname}`),
    legalNotice: setting('LEGAL_NOTICE') ?? '',
    mailFrom: setting('MAIL_FROM') ?? 'Vivier <ne-pas-repondre@localhost>',
    trustProxy: trustProxy(setting('TRUST_PROXY') ?? 'false'),
    apiBaseUrl: optionalUrl('API_BASE_URL', WEB) ?? '',
    authSiteUrl: optionalUrl('AUTH_SITE_URL', WEB) ?? '',
    logLevel: logLevel(setting('LOG_LEVEL') ?? 'warn'),
    worker: flag('WORKER', setting('WORKER') ?? 'true'),
    model: modelOf(optionalUrl('LLM_BASE_URL', WEB), setting('LLM_MODEL'), setting('LLM_API_KEY')),
    jwtSecret: secretKey('JWT_SECRET', setting('JWT_SECRET'), dataDir),
    filesKey: secretKey('FILES_KEY', setting('FILES_KEY'), dataDir),
  };
};
