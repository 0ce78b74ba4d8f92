import { bmpOf, scannedLines, tiffOf } from '../server/reading/build/pictures.ts';
import { wordDoc } from '../server/reading/build/doc.ts';
import { rawOdt } from '../server/reading/build/zip.ts';
import { cvFile } from './support/cvFiles.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

const linesOf = (name: string, email: string) => [
  name,
  'Développeuse C++ et .NET',
  `${email} - 06 39 98 12 04`,
  'COMPÉTENCES',
  'C++, .NET, SQL Server',
];

const odtOf = (lines: string[]) => rawOdt(lines.map((line) => `<text:p>${line}</text:p>`).join(''), '');

const rtfOf = (lines: string[]) =>
  Buffer.from(String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}\f0 ${lines.join(String.raw`\par `)}\par}`, 'latin1');

/** Every kind that the upload accepts (spec 2 §2) besides those of the journey, under a person of its own. */
const CVS = [
  { name: 'Agathe Mercier', file: 'cv.doc', bytesOf: (lines: string[]) => wordDoc(`${lines.join('\n')}\n`) },
  { name: 'Bérénice Fabre', file: 'cv.rtf', bytesOf: rtfOf },
  { name: 'Clotilde Perrin', file: 'cv.odt', bytesOf: odtOf },
  { name: 'Delphine Rolland', file: 'cv.png', bytesOf: (lines: string[]) => scannedLines(lines).encode('png') },
  { name: 'Estelle Guichard', file: 'cv.jpg', bytesOf: (lines: string[]) => scannedLines(lines).encode('jpeg') },
  { name: 'Francine Lambert', file: 'cv.tiff', bytesOf: (lines: string[]) => tiffOf(scannedLines(lines)) },
  { name: 'Héloïse Garnier', file: 'cv.gif', bytesOf: (lines: string[]) => scannedLines(lines).encode('gif') },
  { name: 'Irène Chevalier', file: 'cv.bmp', bytesOf: (lines: string[]) => bmpOf(scannedLines(lines)) },
  { name: 'Gisèle Morin', file: 'cv.webp', bytesOf: (lines: string[]) => scannedLines(lines).encode('webp') },
];

describe('CVs of every other kind', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it('become candidates whose fields are those of the files', async () => {
    const files = CVS.map(async ({ name, file, bytesOf }) =>
      cvFile(file, await bytesOf(linesOf(name, `${name.split(' ')[1]?.toLowerCase()}@example.fr`))),
    );
    const page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/candidates`);
    await uploadCvs(page, await Promise.all(files));
    await waitForToast(page, `${CVS.length} candidats créés avec succès`);
    for (const { name } of CVS) {
      const row = await analysedRow(page, name);
      expect(await row.innerText()).toContain('Développeuse C++ et .NET');
    }
    expect(chromium.complaints).toEqual([]);
  });
});
