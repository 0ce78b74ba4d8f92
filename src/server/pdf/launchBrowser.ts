import { type Browser, launch } from 'puppeteer-core';
import { findChromium } from './findChromium.mjs';
import { LAUNCH_WITHIN_MS } from './limits.ts';
import { PrintingError } from './printingError.ts';

/** Where a request would go if it escaped the interception: nowhere. Nothing listens on port 9, and no name resolves. */
const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
];

const LEAN = ['--disable-gpu', '--disable-dev-shm-usage', '--disable-crash-reporter', '--no-first-run', '--font-render-hinting=none'];

/** Chromium refuses to run its sandbox as root. */
const sandbox = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** A Chromium without network, spoken to through a pipe: no port is opened, and it ends when we do. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new PrintingError('no_browser');
  try {
    return await launch({
      executablePath,
      pipe: true,
      args: [...NO_NETWORK, ...LEAN, ...sandbox()],
      timeout: LAUNCH_WITHIN_MS,
      protocolTimeout: LAUNCH_WITHIN_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    throw new PrintingError('failed', error);
  }
};
