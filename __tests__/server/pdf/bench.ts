import { execFileSync } from 'node:child_process';
import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER } from '#contract/template-configs';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { SAMPLE_CV } from '#cv/sampleCv';
import { createCvPrinter } from '#server/features/cv/cvPrinter';
import { closeRenderer } from '#server/features/cv/rendering/renderInChild';
import { closePrinter, printPdf } from '#server/pdf/printPdf';

/**
 * `npm run bench:pdf`: what a printed CV costs, from the template to the last byte, over all built-in templates: the first one of
 * a cold start, then one after the other, then two at once.
 */
const ROUNDS = 5;
const config = { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY };
const print = createCvPrinter(printPdf);
const templates = Array.from({ length: ROUNDS }, () => BUILT_IN_TEMPLATES.map(({ handlebarsTemplate }) => handlebarsTemplate)).flat();

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const printOne = (template: string) => print({ template, config, content: SAMPLE_CV });

/** Resident megabytes of the browser and the rendering child; null where there is no such command. */
const megabytes = (): number | null => {
  try {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
    const below = (parent: number): number =>
      processes.filter(([, ppid]) => ppid === parent).reduce((sum, [pid, , rss]) => sum + rss + below(pid), 0);
    return below(process.pid) / 1024;
  } catch {
    return null;
  }
};

const cold = await timed(() => printOne(templates[0]!));
const each: number[] = [];
for (const template of templates) each.push(await timed(() => printOne(template)));
const together = await timed(() => Promise.all(templates.map(printOne)));
const memory = megabytes();
await Promise.all([closePrinter(), closeRenderer()]);

const sorted = each.toSorted((a, b) => a - b);
const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
console.log(`Cold, first CV: ${cold.toFixed(0)} ms`);
console.log(`Warm, one after the other: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms (${templates.length} CVs)`);
console.log(
  `Together: ${(templates.length / (together / 1000)).toFixed(1)} CVs a second, ${((templates.length / together) * 60_000).toFixed(0)} a minute`,
);
if (memory !== null) console.log(`Memory of browser and renderer, shared pages counted each time: ${memory.toFixed(0)} MB`);
