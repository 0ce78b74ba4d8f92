import { findName } from '#server/analysis/candidate/names/names';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const nameIn = (text: string, emails: string[] = []) => {
  const rows = toRows(textDocument(text));
  const found = findName(rows, bodySize(rows), emails);
  return found && [found.firstName, found.lastName];
};

/** Ways in which people write their name at the top of a CV. */
test.each<[string, string[], [string, string] | null]>([
  ['marlet ZALBLAT GONCAL\n\nprofil\nVendeuse', ['marletzalblat94@example.com'], ['Marlet', 'Zalblat Goncal']],
  ['# Zalblat norine Lorys\nSoudeuse', ['norine-lorys.zalblat@example.com'], ['Norine Lorys', 'Zalblat']],
  ['# M.ZALBLAT Louis\nOperations Director', [], ['Louis', 'Zalblat']],
  ['Me Louise Zalblat\nAvocate au barreau de Norvale', [], ['Louise', 'Zalblat']],
  ['Miss Louise Zalblat\nNurse', [], ['Louise', 'Zalblat']],
  ['Lic. Luis Zalblat\nNotary', [], ['Luis', 'Zalblat']],
  ['Louise Zalblat Lead Software Engineer & System Architect Norvale, France\nzalblat@example.com', [], ['Louise', 'Zalblat']],
  ['Louise Zalblat Full Stack Developer\nLeeds', [], ['Louise', 'Zalblat']],
  ['Bonjour, je suis Louise!\n\nTitres actuels', [], ['Louise', '']],
  ["# Hello, I'm Tomos ap Zalblat.\nI make radio.", [], ['Tomos', 'ap Zalblat']],
  ['Louise Zalblat .R\nSoudeuse\n06 12 34 56 78', [], ['Louise', 'Zalblat R.']],
  ['ZALBLAT, LOUISE ODILE (MNIM)\n12, Norvale Street', [], ['Louise Odile', 'Zalblat']],
  ['ZALBLAT-ORNE, Thi Mai (dite Marie)\nEsthéticienne', ['thimai.zalblatorne@example.com'], ['Thi Mai', 'Zalblat-Orne']],
  ['NANA LOUISE ZALBLAT ESQ.\n024 455 50 19', [], ['Nana Louise', 'Zalblat']],
  ['WILLIAM H. ("BILL") ZALBLAT III, PE, PMP\n88 Norvale Street', [], ['William H.', 'Zalblat']],
  ['Louise „Lou“ Zalblat\nMechanic', [], ['Louise', 'Zalblat']],
  ['ZALBLAT Jean-Claude dit « Jicé »\nAnimateur radio', [], ['Jean-Claude', 'Zalblat']],
  ['ZALBLAT Marie Claire Epse QWERTIN\nSage-femme', [], ['Marie Claire', 'Zalblat']],
  ['----- CV (Louise Zalblat) -----\nWelder', [], ['Louise', 'Zalblat']],
  ['L É A Z A L B L A T\nGRAPHISTE', ['lea.zal@example.com'], ['Léa', 'Zalblat']],
  ["Prénom\tLouise\nNom d'usage\tZalblat\nMétier\tPlaquiste", [], ['Louise', 'Zalblat']],
  ['Louise Zalblat MCIOB\nSenior Site Manager', [], ['Louise', 'Zalblat']],
  ['Nom(s) / Prénom(s)\tZalblat-Laurent Louise Cristina\nAdresse(s)\tRue Orne', [], ['Louise Cristina', 'Zalblat-Laurent']],
  ['Nom\tZALBLAT-ORNE\tPrénom\tThi Mai Anne\nNé(e) le\t03.11.1985', [], ['Thi Mai Anne', 'Zalblat-Orne']],
  ['Surname: ZALBLAT\tOther names: Louise Wanjiru\nResidence: Norvale', [], ['Louise Wanjiru', 'Zalblat']],
  ['Louise Zalblat l.zalblat@example.fr 06 39 98 81 19\n\nDIPLÔME : Soudeuse', ['l.zalblat@example.fr'], ['Louise', 'Zalblat']],
  ['Bilal Zalblat  S/O Muhammad Aslam Zalblat\nLahore', [], ['Bilal', 'Zalblat']],
  ['ZALBLAT OLUWASEUN PETER\nNo. 14 Norvale Estate', ['seun.zalblat@example.com'], ['Oluwaseun Peter', 'Zalblat']],
  ['#+TITLE: Louise Zalblat\n#+SUBTITLE: Software engineer\n#+AUTHOR: Louise Zalblat', [], ['Louise', 'Zalblat']],
  ['Louise Zalblat Web developper\nMy skills\nHTML5', [], ['Louise', 'Zalblat']],
  ["Surname (father's)\tZALBLAT\nGiven name\tLouise", [], ['Louise', 'Zalblat']],
  ['ETAT CIVIL\n\nZALBLAT\nPrenom: Louise Odile\nNe vers 1970', [], ['Louise Odile', 'Zalblat']],
  ['# LouisPage\nVotre consultant : Anna Orne\nCandidate : Louise Zalblat\nPoste visé : Responsable paie', [], ['Louise', 'Zalblat']],
  ['Curriculum vitæ\n\nJean-Marie\nZALBLAT\nSoudeur', [], ['Jean-Marie', 'Zalblat']],
])('%j', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test('an employer that a domain is called by is nobody', () => {
  expect(nameIn('Zalblat Conseil\nConsultant en organisation', ['contact@zalblat-conseil.fr'])).toBeNull();
});

test('a trade that no family is called by ends no name', () => {
  expect(nameIn('Louise P\nMaximo Consultant - Tarvel Limited\nLeeds')?.[1]).not.toBe('Consultant');
});

test('on an English page a family name stands first where nobody’s family is called as the other is', () => {
  const page = '# Zalblat Kirill\nHead of the mill and of the looms, in charge of the dyes for the towns';
  expect(nameIn(page, ['zalblat.kirill@example.org'])).toEqual(['Kirill', 'Zalblat']);
});
