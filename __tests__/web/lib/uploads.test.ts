import { MAX_UPLOAD_BYTES } from '#contract/candidates';
import { chooseFiles, formatSize, refusalOf, type UploadRules } from '#lib/uploads';

const RULES: UploadRules = { extensions: ['.pdf', '.docx'], wrongType: 'PDF ou DOCX', noFile: 'Aucun fichier' };

const makeFile = (name: string, content = 'x', lastModified = 1) => new File([content], name, { lastModified });

test.each(RULES.extensions)('a %s file is accepted, whatever its case', (extension) => {
  expect(refusalOf(RULES, { name: `CV${extension.toUpperCase()}`, size: 10 })).toBeNull();
});

test.each([
  ['photo.exe', 10, 'PDF ou DOCX'],
  ['pdf', 10, 'PDF ou DOCX'],
  ['cv.pdf', 0, 'Le fichier est vide.'],
  ['cv.pdf', MAX_UPLOAD_BYTES + 1, 'Le fichier dépasse 10 Mo.'],
  ['cv.pdf', MAX_UPLOAD_BYTES, null],
])('%s of %d bytes: %s', (name, size, message) => {
  expect(refusalOf(RULES, { name, size })).toBe(message);
});

test('a file chosen twice counts once, a wrong one does not keep the others out', () => {
  const cv = makeFile('cv.pdf');
  const { files, refused } = chooseFiles(RULES, [cv], [makeFile('cv.pdf'), makeFile('notes.xyz'), makeFile('autre.docx')]);
  expect(files.map(({ name }) => name)).toEqual(['cv.pdf', 'autre.docx']);
  expect(refused).toEqual([{ fileName: 'notes.xyz', message: 'PDF ou DOCX' }]);
});

test('the twenty-first file is refused', () => {
  const many = Array.from({ length: 21 }, (_, rank) => makeFile(`cv-${rank}.pdf`));
  const { files, refused } = chooseFiles(RULES, [], many);
  expect(files).toHaveLength(20);
  expect(refused).toEqual([{ fileName: 'cv-20.pdf', message: 'Vous pouvez déposer 20 fichiers à la fois au maximum.' }]);
});

test.each([
  [10, '0,1\u00A0Ko'],
  [12 * 1024, '12\u00A0Ko'],
  [1.5 * 1024 * 1024, '1,5\u00A0Mo'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
