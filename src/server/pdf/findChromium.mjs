import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'];

const windowsFolders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];

/** Where installers put a Chromium that is not on the PATH. */
const standardPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...windowsFolders.flatMap((folder) =>
    folder
      ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'), join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')]
      : [],
  ),
];

/** @param {string} path */
const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/**
 * The Chromium to use: the one named by CHROMIUM, else the first on the PATH, else one in a standard place.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...standardPlaces].find(isProgram);
};
