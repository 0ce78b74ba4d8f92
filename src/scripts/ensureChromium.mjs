import { existsSync } from 'node:fs';
import { findChromium } from '../server/pdf/findChromium.mjs';
import { refuse, run } from './run.mjs';
import { texts } from './texts.mjs';

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const install = async () => {
  console.log(texts.installingChromium);
  const quiet = { environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet); // stale lists may still do: the installation decides
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
};

/** The path of a Chromium, installed from Debian's packages when there is none and we may. */
export const ensureChromium = async () => {
  if (!process.env.CHROMIUM && !findChromium() && mayInstall()) await install();
  return findChromium() ?? refuse(texts.chromiumMissing);
};
