import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { renderCv } from '#cv/renderCv';
import { SAMPLE_CV } from '#cv/sampleCv';
import { typefacesFor } from '#server/features/cv/typefaces';
import { closePrinter, printPdf } from '#server/pdf/printPdf';
import { inspectPdf } from '../../support/inspectPdf.ts';
import { makeLongCv, makeStyle } from '../../support/makeCv.ts';
import { printPatiently } from '../../support/printPatiently.ts';

afterAll(closePrinter);

const print = async (template: string, content = SAMPLE_CV, config = makeStyle()) => {
  const fontFaces = typefacesFor(template, JSON.stringify(content));
  return inspectPdf(await printPatiently(renderCv({ template, config, content, fontFaces })));
};
const [classic] = BUILT_IN_TEMPLATES;

describe.each(BUILT_IN_TEMPLATES)('$name', ({ handlebarsTemplate }) => {
  test('is A4, tagged, titled, and its typefaces are embedded as letters, not drawings', async () => {
    const { millimetres, tagged, title, fonts, text } = await print(handlebarsTemplate);
    expect({ millimetres, tagged, title }).toEqual({ millimetres: [210, 297], tagged: true, title: 'CV – Marie Dupont' });
    expect(fonts.length).toBeGreaterThan(1);
    for (const { name, isType3Font, missingFile } of fonts) {
      expect(name).toMatch(/^(Inter|SourceSerif4)-/);
      expect({ isType3Font, missingFile }).toEqual({ isType3Font: false, missingFile: false });
    }
    for (const words of ['Développeuse full-stack senior', 'marie.dupont@exemple.fr', 'Création d’une application', 'Opquast, maîtrise'])
      expect(text).toContain(words);
  });

  test('a long one repeats its footer and counts its pages', async () => {
    const { pages } = await print(
      handlebarsTemplate,
      makeLongCv(4),
      makeStyle({ footer: { ...makeStyle().footer, tagline: 'Au bon endroit' } }),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page.replaceAll(/\s+/g, ' ')).toContain(`${index + 1} / ${pages.length}`);
      expect(page).toContain('Vivier · Au bon endroit');
    }
  });

  test('without footer nothing of it is printed', async () => {
    const { footer } = makeStyle();
    const off = makeStyle({ footer: { ...footer, enabled: false, tagline: 'Au bon endroit' } });
    expect((await print(handlebarsTemplate, SAMPLE_CV, off)).text).not.toMatch(/Vivier|Manager|Au bon endroit/);
  });
});

test('one page is one page, four are four', async () => {
  const onePage = BUILT_IN_TEMPLATES.find(({ key }) => key === 'one-page')!;
  expect((await print(onePage.handlebarsTemplate)).pages).toHaveLength(1);
  expect((await print(classic!.handlebarsTemplate, makeLongCv(8))).pages).toHaveLength(4);
});

test('letters beyond French keep the typeface', async () => {
  const { fonts, text } = await print(classic!.handlebarsTemplate, {
    ...SAMPLE_CV,
    fullName: 'Zoë Œuvrard-Łukaszewska',
    currentPosition: 'Çağrı, ingénieur ő',
  });
  expect(text).toContain('Zoë Œuvrard-Łukaszewska Çağrı, ingénieur ő');
  for (const { name } of fonts) expect(name).toMatch(/^SourceSerif4-/);
});

describe('a hostile document', () => {
  let listener: Server;
  let origin: string;
  const seen: string[] = [];
  beforeAll(async () => {
    listener = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('ESCAPED');
    });
    listener.on('connection', () => seen.push('connection'));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });
  afterAll(() => listener.close());

  const printRaw = async (body: string) =>
    (await inspectPdf(await printPatiently(`<!doctype html><html><head></head><body>${body} end</body></html>`))).text;

  test('runs nothing, and nothing leaves the machine or enters from it', async () => {
    const text = await printRaw(`
      <link rel="stylesheet" href="${origin}/style.css"><link rel="prefetch" href="${origin}/prefetch"><link rel="preload" as="image" href="${origin}/preload">
      <link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="${origin}"><link rel="icon" href="${origin}/icon.ico"><link rel="manifest" href="${origin}/m.json">
      <style>@import url(${origin}/import.css); @font-face { font-family: F; src: url(${origin}/font.woff2) } body { font-family: F; background: url(${origin}/background.png) }</style>
      <script>document.title = 'ran'; document.body.append('SCRIPT RAN'); fetch('${origin}/fetch'); new WebSocket('${origin.replace('http', 'ws')}')</script>
      <script src="${origin}/script.js"></script><script type="module">import '${origin}/module.js'</script>
      <img src="${origin}/image.png" srcset="${origin}/set.png 2x" onerror="document.body.append('HANDLER RAN')"><img src="file:///etc/hostname">
      <iframe src="${origin}/frame"></iframe><iframe src="file:///etc/passwd"></iframe><iframe srcdoc="<script>parent.document.body.append('SRCDOC RAN')</script><img src='${origin}/srcdoc.png'>"></iframe>
      <object data="${origin}/object"></object><object data="file:///etc/passwd" type="text/plain"></object><embed src="${origin}/embed"><video src="${origin}/video.mp4" poster="${origin}/poster.png" autoplay></video><audio src="${origin}/audio.mp3"></audio>
      <svg><image href="${origin}/svg.png"/><use href="${origin}/use.svg#a"/><foreignObject><iframe src="${origin}/foreign"></iframe></foreignObject></svg>
      <meta http-equiv="refresh" content="0;url=${origin}/refresh"><base href="${origin}/"><form action="${origin}/form"><input type="image" src="${origin}/input.png"></form>`);
    expect(text).toContain('end');
    expect(text).not.toMatch(/RAN|ESCAPED|root:/);
    expect(seen).toEqual([]);
  });

  test('a page that leads elsewhere at once is printed as it is, or not at all', async () => {
    const outcome = await printRaw(`<meta http-equiv="refresh" content="0;url=file:///etc/passwd">`).catch(() => 'end');
    expect(outcome).toContain('end');
    expect(outcome).not.toContain('root:');
  });
});

describe('the browser', () => {
  /** Living Chromium processes with their parents, the browser itself first: one listing, since some live for an instant only. */
  const family = (): { pid: number; parent: number }[] => {
    const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n');
    const living = lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , state, program]) => !state!.startsWith('Z') && program!.includes('chrom'));
    const below = (parent: string): { pid: number; parent: number }[] =>
      living.filter(([, ppid]) => ppid === parent).flatMap(([pid]) => [{ pid: Number(pid), parent: Number(parent) }, ...below(pid!)]);
    return below(String(process.pid));
  };
  const chromiums = (): number[] => family().map(({ pid }) => pid);
  const isLiving = (pid: number) => {
    const state = execFileSync('ps', ['-eo', 'pid=,stat='], { encoding: 'utf8' })
      .split('\n')
      .find((line) => line.trim().startsWith(`${pid} `));
    return state !== undefined && !state.includes('Z');
  };

  /** All have ended; a test whose processes stay runs out of its time. */
  const areGone = async (pids: number[]) => {
    while (pids.some(isLiving)) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('is started once for documents that come together', async () => {
    await closePrinter();
    expect(chromiums()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map((n) => printPatiently(`<p>${n}</p>`)));
    expect(family().filter(({ parent }) => parent === process.pid)).toHaveLength(1);
  });

  test('that dies under a document costs that document alone', async () => {
    await printPatiently('<p>warm</p>');
    const [browser] = chromiums();
    const lost = printPdf(`<p>${'word '.repeat(300_000)}</p>`).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.kill(browser!, 'SIGKILL');
    expect(await lost).toMatchObject({ reason: 'failed' });
    expect((await inspectPdf(await printPatiently('<p>next</p>'))).text).toContain('next');
  });

  test('is taken from a document that outlasts its time, and the next one finds a fresh one', async () => {
    await printPatiently('<p>warm</p>');
    const [browser] = chromiums();
    await expect(printPdf(`<p>${'word '.repeat(300_000)}</p>`, 20)).rejects.toMatchObject({ reason: 'too_complex' });
    expect((await inspectPdf(await printPatiently('<p>next</p>'))).text).toContain('next');
    await areGone([browser!]);
  });

  test('leaves no process behind', async () => {
    await printPatiently('<p>one</p>');
    const pids = chromiums();
    expect(pids.length).toBeGreaterThan(1);
    await closePrinter();
    await areGone(pids);
  });

  test('is asked for in words when there is none', async () => {
    const { CHROMIUM } = process.env;
    process.env.CHROMIUM = '/nowhere';
    await expect(printPdf('<p>none</p>')).rejects.toMatchObject({ reason: 'no_browser' });
    if (CHROMIUM === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = CHROMIUM;
    expect((await inspectPdf(await printPatiently('<p>back</p>'))).text).toContain('back');
  });
});
