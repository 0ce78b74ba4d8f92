import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../../src/server/pdf/findChromium.mjs';

describe('findChromium', () => {
  const { CHROMIUM, PATH } = process.env;
  let folder: string;

  const program = (name: string, mode = 0o755) => {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, mode);
    return path;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vivier-chromium-'));
    delete process.env.CHROMIUM;
    process.env.PATH = ['/nowhere', folder].join(delimiter);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    process.env.PATH = PATH;
    if (CHROMIUM === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = CHROMIUM;
  });

  it('takes the one that CHROMIUM names, before any on the PATH', () => {
    program('chromium');
    process.env.CHROMIUM = program('mine');
    expect(findChromium()).toBe(process.env.CHROMIUM);
  });

  it('takes no other when the one that CHROMIUM names is not a program', () => {
    program('chromium');
    process.env.CHROMIUM = join(folder, 'absent');
    expect(findChromium()).toBeUndefined();
  });

  it('takes Chromium before Chrome on the PATH', () => {
    program('google-chrome-stable');
    const chromium = program('chromium');
    expect(findChromium()).toBe(chromium);
  });

  it('passes over what cannot be run', () => {
    program('chromium', 0o644);
    const chrome = program('google-chrome');
    expect(findChromium()).toBe(chrome);
  });
});
