import { findName } from '#server/analysis/candidate/names';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const nameIn = (text: string, emails: string[] = []) => {
  const rows = toRows(textDocument(text));
  const found = findName(rows, bodySize(rows), emails);
  return found && [found.firstName, found.lastName];
};

test.each([
  ['# Jean Dupont\nDéveloppeur web', ['Jean', 'Dupont']],
  ['Développeur web\n# Léa Martin\n06 12 34 56 78', ['Léa', 'Martin']],
  ['Curriculum vitae de Jean Dupont\nLyon', ['Jean', 'Dupont']],
  ['Jean DUPONT – Chef de projet\nParis', ['Jean', 'Dupont']],
  ['# J E A N   D U P O N T\nComptable', ['Jean', 'Dupont']],
  ['# Fatoumata\n# Diarra\nInfirmière en réanimation, à Lille', ['Fatoumata', 'Diarra']],
  ['Nom : Dupont\nPrénom : Jean', ['Jean', 'Dupont']],
  ['Name: Amara Okonkwo\nAustin', ['Amara', 'Okonkwo']],
  ['Dr Sofia Rossi, PhD\nBologna', ['Sofia', 'Rossi']],
  ['# Mark Zalblat EngD CEng MICE\nDesign engineer, in Leeds', ['Mark', 'Zalblat']],
  ['# — Nadia Kessler —\nÉlectrochimiste\nGrenoble', ['Nadia', 'Kessler']],
  ['# Sofia Rossi, MSc\nDesign engineer, in Leeds', ['Sofia', 'Rossi']],
])('%s', (text, expected) => {
  expect(nameIn(text)).toEqual(expected);
});

test.each([
  'HR ADMINISTRATOR\nSummary\nDedicated professional with ten years of experience.',
  '# Expériences Professionnelles\nChef de projet',
  '# Curriculum Vitae\nCompétences\nMicrosoft Excel',
  '# Los Angeles\nSales Manager',
  '# JavaScript\nReact, Angular',
  '# Nancy, France\nChef de rang',
  'Capgemini France SAS\nRapport annuel',
])('nobody is invented in « %s »', (text) => {
  expect(nameIn(text)).toBeNull();
});

test('an unusual name is believed when the e-mail address agrees', () => {
  expect(nameIn('Qwertine Zalblat\nqwertine.zalblat@example.com', ['qwertine.zalblat@example.com'])).toEqual(['Qwertine', 'Zalblat']);
});

test.each([
  ['# Guillaume « Guigui » Sarvel\nMenuisier, à Nantes', [], ['Guillaume', 'Sarvel']],
  ['# Hana Morikawa 森川 花\nTraductrice, à Lyon', [], ['Hana', 'Morikawa']],
  ['# 👋 Louise Tardel 🎨\nIllustratrice, à Brest', [], ['Louise', 'Tardel']],
  ['# Maître Anne Tardel\nAvocate, au barreau de Brest', [], ['Anne', 'Tardel']],
  ['# louise tardel\nillustratrice, à Brest', [], ['Louise', 'Tardel']],
  ['# qwertinezalblat\nengineer, in Leeds', ['qwertine@zalblat.example'], ['Qwertine', 'Zalblat']],
  ['# Zalblat Qwertine\nLinkedIn : qwertine-zalblat-7f21', [], ['Qwertine', 'Zalblat']],
  ['# Qwertine Zalblat\nengineer, in Leeds', ['me@qzalblat.example'], ['Qwertine', 'Zalblat']],
  ['# qwertinezalblat\nengineer, in Leeds', ['qwertine.zalblat@orme.example'], ['Qwertine', 'Zalblat']],
  ['# QwertineZalblat\nengineer, in Leeds', [], ['Qwertine', 'Zalblat']],
  ['# nicolaszalblat\nengineer, in Leeds', [], ['Nicolas', 'Zalblat']],
  ['Curriculum vitae\nPrénom(s) / Nom(s)\tZalblat, Qwertine\nÀ Brest', [], ['Qwertine', 'Zalblat']],
  ['# ZALBLAT, Nicolas\nà Brest', [], ['Nicolas', 'Zalblat']],
  ['# Qwertine Zalblat\nlinkedin.com/in/qwertine-zalblat', ['zalblat.qwertine@example.com'], ['Qwertine', 'Zalblat']],
  ['Hélène Morvan / Cheffe de rang\nBrest', [], ['Hélène', 'Morvan']],
])('%s', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test('titles behind a name set on several rows are no part of it', () => {
  expect(nameIn('# Fatoumata\n# Diarra, MD,\n# FRCS\nSurgeon in Leeds, at the general hospital')).toEqual(['Fatoumata', 'Diarra']);
});

test('an address at a public provider says nothing by its provider', () => {
  expect(nameIn('Orange Blanc\nVendeur, à Nice\n06 12 34 56 78', ['contact@orange.fr'])).toBeNull();
});

test.each([
  ['# María Inés\n# Tarvallo', 'intarvallo@example.org', ['María Inés', 'Tarvallo']],
  ['# Anna Sofie\n# Holmgren', 'holmgren@example.org', ['Anna Sofie', 'Holmgren']],
  ['# Minh Khoa\n# Tran Quoc', 'khoa.tran@example.org', ['Minh', 'Khoa Tran Quoc']],
  ['# Juan Mirello\n# Quintas', 'juanmirello@example.org', ['Juan', 'Mirello Quintas']],
  ['# Lise Ardant\n# Quintas', 'contact@example.org', ['Lise', 'Ardant Quintas']],
])('two rows of a name, %s, %s: the address tells where the family name begins', (text, email, expected) => {
  expect(nameIn(`${text}\nVendeuse en boutique, à Lyon`, [email])).toEqual(expected);
});
