import { attachment, extensionOf, safeFileName } from '#server/plugins/fileNames';

test.each([
  ['CV Zoe\u0301.pdf', 'CV Zoé.pdf'],
  ['../../etc/passwd.txt', '....etcpasswd.txt'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['nul\u0000.txt', 'nul.txt'],
  ['', 'document'],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(195)}.docx`],
])('%j is kept as %j', (name, kept) => {
  expect(safeFileName(name)).toBe(kept);
});

test('an extension is compared in lower case', () => {
  expect([extensionOf('CV.PDF'), extensionOf('archive.tar.gz'), extensionOf('cv')]).toEqual(['.pdf', '.gz', '']);
});

test.each([
  ['CV.pdf', `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`],
  ['Café "été".pdf', `attachment; filename="Cafe _ete_.pdf"; filename*=UTF-8''Caf%C3%A9%20%22%C3%A9t%C3%A9%22.pdf`],
  ["l'offre (1).pdf", `attachment; filename="l_offre (1).pdf"; filename*=UTF-8''l%27offre%20%281%29.pdf`],
])('%j is offered as %s', (name, header) => {
  expect(attachment(name)).toBe(header);
});
