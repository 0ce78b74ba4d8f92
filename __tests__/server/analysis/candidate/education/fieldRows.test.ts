import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const studies = (...lines: PrintedLine[]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution, endDate } }) => [
    degree,
    field,
    institution,
    endDate,
  ]);
const bold = { bold: true };

test('what was studied stands on the row under each bare degree', () => {
  expect(
    studies(
      ['Université de Marelle', 40, bold],
      ['2011 - 2012', 40],
      ['Licence professionnelle', 40],
      ['Métiers du livre ancien', 40],
      ['Lycée Aubin', 40, bold],
      ['2009 - 2011', 40],
      ['BTS', 40],
      ['Assurance', 40],
    ),
  ).toEqual([
    ['Licence professionnelle', 'Métiers du livre ancien', 'Université de Marelle', '2012'],
    ['BTS', 'Assurance', 'Lycée Aubin', '2011'],
  ]);
});

test('what was studied stands on the row over each bare degree', () => {
  expect(
    studies(
      ['Tarval College', 40, bold],
      ['Bookbinding and Conservation', 40],
      ['Master of Arts', 40],
      ['2016 - 2018', 40],
      ['Northvale University', 40, bold],
      ['Heritage Crafts', 40],
      ['Bachelor of Arts', 40],
      ['2012 - 2015', 40],
    ),
  ).toEqual([
    ['Master of Arts', 'Bookbinding and Conservation', 'Tarval College', '2018'],
    ['Bachelor of Arts', 'Heritage Crafts', 'Northvale University', '2015'],
  ]);
});

test('where dates open the entries, the row under a degree heads no other entry', () => {
  expect(
    studies(
      ['2012 - 2013', 40],
      ['Northvale University', 40],
      ['MSc', 40],
      ['Conservation Biology', 40],
      ['2008 - 2011', 40],
      ['Tarval University', 40],
      ['BSc (Hons)', 40],
      ['Zoology', 40],
    ),
  ).toEqual([
    ['MSc', 'Conservation Biology', 'Northvale University', '2013'],
    ['BSc (Hons)', 'Zoology', 'Tarval University', '2011'],
  ]);
});

test('a row that is told of one entry alone and names no subject is no field', () => {
  expect(
    studies(
      ['Tarval College', 40, bold],
      ['BTS', 40],
      ['2016 - 2018', 40],
      ['Northvale University', 40, bold],
      ['Licence de droit', 40],
      ['2012 - 2015', 40],
      ['Voyage en Norvale', 40],
    )[1],
  ).toEqual(['Licence de droit', '', 'Northvale University', '2015']);
});

test('a field under its degree where no word tells the school beside it', () => {
  expect(
    studies(
      ['BEP', 40, bold],
      ['Comptabilité', 40],
      ['Formatel', 40],
      ['2012 - 2014', 40],
      ['Master', 40, bold],
      ['Verre et lumière', 40],
      ['Université de Marelle', 40],
      ['2009 - 2012', 40],
    ),
  ).toEqual([
    ['BEP', 'Comptabilité', 'Formatel', '2014'],
    ['Master', 'Verre et lumière', 'Université de Marelle', '2012'],
  ]);
});

test('a row between a bare degree and a school that words tell is its field, in one entry too', () => {
  expect(studies(['Cert IV', 40, bold], ['Hedge Laying and Coppice', 40], ['Carrow Polytechnic', 40], ['2012 - 2014', 40])).toEqual([
    ['Cert IV', 'Hedge Laying and Coppice', 'Carrow Polytechnic', '2014'],
  ]);
});

test('what was studied stands behind the school of each degree', () => {
  expect(
    studies(
      ['Master of Teaching', 40, bold],
      ['Northvale State University', 40],
      ['Wind Instruments', 40],
      ['2016 - 2018', 40],
      ['Bachelor', 40, bold],
      ['Tarval University', 40],
      ['music', 40],
      ['2012 - 2015', 40],
    ),
  ).toEqual([
    ['Master of Teaching', 'Wind Instruments', 'Northvale State University', '2018'],
    ['Bachelor', 'music', 'Tarval University', '2015'],
  ]);
});

test('under degrees that say something themselves, where every entry has such a row', () => {
  expect(
    studies(
      ['Université de Marelle', 40, bold],
      ['Licence de lettres', 40],
      ['Histoire ancienne - Moyen Âge', 40],
      ['2012', 40],
      ['Lycée Aubin', 40, bold],
      ['Diplôme de technicien', 40],
      ['Taille de pierre', 40],
      ['2009', 40],
    ).map(([degree, field]) => [degree, field]),
  ).toEqual([
    ['Licence de lettres', 'Histoire ancienne – Moyen Âge'],
    ['Diplôme de technicien', 'Taille de pierre'],
  ]);
});

test('a subject in small type under a bare degree and its school tells what was studied', () => {
  expect(
    studies(
      ['2012\tMaster, Université de Marelle, Lyon', 40, { fontSize: 11 }],
      ['Physique option optique', 90, { fontSize: 10 }],
      ['2010\tLicence, Université de Marelle, Lyon', 40, { fontSize: 11 }],
      ['Mathématiques et physique', 90, { fontSize: 10 }],
      ['2007\tBTS, Lycée Aubin, Lyon', 40, { fontSize: 11 }],
      ['Voyage en Norvale', 90, { fontSize: 10 }],
    ),
  ).toEqual([
    ['Master', 'Physique option optique', 'Université de Marelle', '2012'],
    ['Licence', 'Mathématiques et physique', 'Université de Marelle', '2010'],
    ['BTS', '', 'Lycée Aubin', '2007'],
  ]);
});

test('a speciality under a degree and its school, further in than its date, is what was studied', () => {
  expect(
    studies(
      ['2008\tDoctorat de l’Université de Marelle', 40],
      ['Spécialité : Hydrologie des sols', 90],
      ['2004\tDEA de l’Université de Marelle', 40],
      ['Spécialité : Verres et céramiques', 90],
    ),
  ).toEqual([
    ['Doctorat', 'Hydrologie des sols', 'Université de Marelle', '2008'],
    ['DEA', 'Verres et céramiques', 'Université de Marelle', '2004'],
  ]);
});

test('what a row right under a bare degree announces was studied for it; a year is no field', () => {
  expect(
    studies(
      ['M.Sc., Université de Marelle, Lyon, France\t2019'],
      ['Diplômée en Mécanique des sols, glaciers et avalanches.'],
      ['CPGE, Lycée Aubin, Lyon, France\t2016'],
      ['Filière BCPST, option géologie.'],
      ['BTS, Lycée Aubin, Lyon, France\t2014'],
      ['Diplômée en 2014'],
    ),
  ).toEqual([
    ['M.Sc.', 'Mécanique des sols, glaciers et avalanches', 'Université de Marelle', '2019'],
    ['CPGE', 'BCPST, option géologie', 'Lycée Aubin', '2016'],
    ['BTS', '', 'Lycée Aubin', '2014'],
  ]);
});
