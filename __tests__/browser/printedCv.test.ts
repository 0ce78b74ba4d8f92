import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

describe('the printed CV', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it('is downloaded from the candidate’s page as a PDF named by its ids', async () => {
    const page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/candidates`);
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf')]);
    await analysedRow(page, 'Hélène Lefèvre');
    await page.getByRole('link', { name: 'Hélène Lefèvre', exact: true }).first().click();

    await page.getByRole('button', { name: 'Générer CV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Générer un CV' });
    const generate = dialog.getByRole('button', { name: 'Générer le CV' });
    await dialog.getByRole('radio').first().waitFor();
    expect(await generate.isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await dialog.getByRole('radio').first().check();

    const [download] = await Promise.all([page.waitForEvent('download'), generate.click()]);
    expect(download.suggestedFilename()).toMatch(/^cv-[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await waitForToast(page, 'CV généré et téléchargé avec succès');
    expect(chromium.complaints).toEqual([]);
  });
});
