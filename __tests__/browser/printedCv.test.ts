import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import { openBrowser, type OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, signIn, uploadCvs, waitForToast } from './support/recruiter.ts';
import { startVivier, type Vivier } from './support/startVivier.ts';

describe('the printed CV', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  beforeAll(async () => {
    [vivier, chromium] = await Promise.all([startVivier(), openBrowser()]);
  });
  afterAll(async () => {
    await chromium.close();
    await vivier.stop();
  });

  it('is downloaded from the candidate’s page as a PDF named by its ids', async () => {
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/candidates`);
    await signIn(page, await makeRecruiter(vivier.url));
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
