/** Prints html/*.html to the PDFs beside it, and one of them again as a scan: `node __tests__/server/reading/files/print.ts [chromium]`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ deviceScaleFactor: 1.7 });
for (const name of readdirSync(here('html'))) {
  await page.setContent(readFileSync(here(`html/${name}`), 'utf8'));
  await page.pdf({ path: here(name.replace('.html', '.pdf')), preferCSSPageSize: true, printBackground: true, tagged: false });
  if (name !== 'left-sidebar.html') continue;
  await page.setViewportSize({ width: 794, height: 1123 });
  const scan = await page.screenshot({ type: 'jpeg', quality: 45, scale: 'device', clip: { x: 0, y: 0, width: 794, height: 1123 } });
  const paper = await browser.newPage();
  await paper.setContent(`<style>@page{size:A4;margin:0}body{margin:0}img{width:100%}</style><img src="data:image/jpeg;base64,${scan.toString('base64')}">`);
  writeFileSync(here('scanned-sidebar.pdf'), await paper.pdf({ preferCSSPageSize: true, tagged: false }));
}
await browser.close();
