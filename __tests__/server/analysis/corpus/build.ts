import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, fileOf } from './files.ts';
import { openPrinter, type Printer } from './formats/print.ts';
import { demoJobs } from './jobs/demo.ts';
import { jobHtml } from './jobs/html.ts';
import { demoField } from './people/demoField.ts';
import { demoOffice } from './people/demoOffice.ts';

const DEMO = join(import.meta.dirname, '../../../../src/server/database/demo');

const writeDemo = async (printer: Printer): Promise<void> => {
  const cvs = join(DEMO, 'cvs');
  const jobs = join(DEMO, 'jobs');
  await mkdir(cvs, { recursive: true });
  await mkdir(jobs, { recursive: true });
  for (const source of [...demoOffice, ...demoField]) await writeFile(join(cvs, fileNameOf(source)), await fileOf(source, printer));
  for (const job of demoJobs) await writeFile(join(jobs, `${job.id}.pdf`), await printer.pdf(jobHtml(job)));
};

/** Rebuilds the demonstration files: `node __tests__/server/analysis/corpus/build.ts`. */
const printer = await openPrinter();
try {
  await writeDemo(printer);
} finally {
  await printer.close();
}
