import { findPeriods } from '#server/analysis/dates/periods';
import { fold } from '#server/analysis/text/fold';

const read = (text: string) =>
  findPeriods(fold(text)).map(({ startDate, endDate, start, end }) => [startDate, endDate, text.slice(start, end)]);

test.each([
  ['depuis mars 2021', '2021-03', null],
  ['dès 01/2025', '2025-01', null],
  ['à compter du 1er mars 2023', '2023-03-01', null],
  ['depuis le mois de mars 2019', '2019-03', null],
  ['Du mois de mars au mois de juin 2014', '2014-03', '2014-06'],
  ['Sept 22 – Août 24 :', '2022-09', '2024-08'],
  ['2015 à …', '2015', null],
  ['Avril 2009 à Jan- vier 2012', '2009-04', '2012-01'],
  ['Octo- ber 2019 - Decem- ber 2020', '2019-10', '2020-12'],
  ['vendanges 2016', '2016', '2016'],
  ['Parly 2 – 2015 à 2018', '2015', '2018'],
  ['3-2015 à 04 - 2018', '2015-03', '2018-04'],
  ['2021/…', '2021', null],
  ['2017-… Tisserande', '2017', null],
  ['2018 —› 2020', '2018', '2020'],
  ['Depuis le 1er janvier 2022', '2022-01-01', null],
  ['depuis la rentrée 2020', '2020', null],
  ['depuis la rentrée de septembre 2020', '2020-09', null],
  ['de la rentrée 2017 à juin 2020', '2017', '2020-06'],
  ['09/2019 – à ce jour', '2019-09', null],
  ['01/2020–courant', '2020-01', null],
  ['Novembre 2022 - toujours en poste', '2022-11', null],
  ['2017 - toujours', '2017', null],
  ['Harlow College; May 2017–.', '2017-05', null],
  ['mars 2018 - aujourd hui', '2018-03', null],
  ['2018 - til now', '2018', null],
  ['03/2019 – à l’heure actuelle', '2019-03', null],
  ['2018–Pres', '2018', null],
  ['2015--', '2015', null],
  ['2010--15', '2010', '2015'],
  ['2018-pres.', '2018', null],
  ['GPA: 3.7 Oct 2017 – Sept 2020', '2017-10', '2020-09'],
  ['GPA 3.8/4 Oct 2017 – Sept 2020', '2017-10', '2020-09'],
  ['Grade 12\nMay 2017 – Oct 2020', '2017-05', '2020-10'],
  ['2018 – près de Marelle', '2018', '2018'],
  ['2018-2020', '2018', '2020'],
  ['2018/19', '2018', '2019'],
  ['3.85 – 2018', '2018', '2018'],
  ['3.8/4.0 – 2018', '2018', '2018'],
  ['2008-09', '2008', '2009'],
  ['1993-7', '1993', '1997'],
  ['2016–18:', '2016', '2018'],
  ['Lent term 2005-08', '2005', '2008'],
  ['2008-09 - 2010-02', '2008-09', '2010-02'],
  ['2004-09 - present', '2004-09', null],
  ['août 2006 à ... ', '2006-08', null],
  ['2014-09', '2014-09', '2014-09'],
  ['2015—2018', '2015', '2018'],
  ['Summer 2020', '2020', '2020'],
  ["Summer '15", '2015', '2015'],
  ["Fall '19 - Spring '21", '2019', '2021'],
  ['Avril 2017 - Jui 2017', '2017-04', '2017'],
  ['Octobre 2018 - Encore', '2018-10', null],
  ['2020-2021 (novembre 2020 - juin 2021)', '2020-11', '2021-06'],
  ['2020 (mars 2020 - juin 2020)', '2020-03', '2020-06'],
  ['Q3 2020', '2020-07', '2020-09'],
  ['Q1 2023 - Q3 2025', '2023-01', '2025-09'],
  ['Q3-Q4 2024', '2024-07', '2024-12'],
  ['05-17 - 11-19', '2017-05', '2019-11'],
  ['05-17 - now', '2017-05', null],
  ['04/12-02/14', '2012-04', '2014-02'],
  ['été 2019', '2019', '2019'],
  ['sept. 19', '2019-09', '2019-09'],
  ['Sept. 19 - Juin 21', '2019-09', '2021-06'],
  ["Nov '18 - Mar '20", '2018-11', '2020-03'],
  ['de mars à juin 2019', '2019-03', '2019-06'],
  ['novembre - février 2020', '2019-11', '2020-02'],
  ['01/02/2018 - 03/04/2019', '2018-02-01', '2019-04-03'],
  ['March 15, 2021 to Current', '2021-03-15', null],
  ['2008.7-2011.9', '2008-07', '2011-09'],
  ['06.2015–08.2017', '2015-06', '2017-08'],
  ['1er septembre 2020 au 31 août 2021', '2020-09-01', '2021-08-31'],
  ['MAY 2014 – PRESENT', '2014-05', null],
  ['2021-03 / 2022-04', '2021-03', '2022-04'],
  ['novembre 2018 → aujourd’hui', '2018-11', null],
  ['janv. 2014 - juil. 2016 (2 ans 7 mois)', '2014-01', '2016-07'],
  ['Feburary 2014 - Septmber 2016', '2014-02', '2016-09'],
  ['Avri 2014 - Déce 2016', '2014-04', '2016-12'],
  ['2020 -', '2020', null],
  ['2022-06–2022-12', '2022-06', '2022-12'],
  ['2022/06-2022/12', '2022-06', '2022-12'],
  ['Étés 2019 - 2021', '2019', '2021'],
  ['08–09 2012', '2012-08', '2012-09'],
  ['07/14—curr.', '2014-07', null],
  ['September 2015 - expected: July 2019', '2015-09', '2019-07'],
  ['April 2023 | Present', '2023-04', null],
  ['2016 | 2022', '2016', '2022'],
  ['2019 – ...', '2019', null],
  ['2020 à nos jours', '2020', null],
  ['2015–ajd.', '2015', null],
  ['2018/2019 – 2020/2021', '2018', '2021'],
  ['2017-18 - 2019-20', '2017', '2020'],
  ['2018 ➔ 2020', '2018', '2020'],
  ['15 mai – 30 juin 2019', '2019-05-15', '2019-06-30'],
  ['15/05 – 30/06/2019', '2019-05-15', '2019-06-30'],
  ['May 15 – June 30, 2019', '2019-05-15', '2019-06-30'],
  ['01.10.19 – 31.12.19', '2019-10-01', '2019-12-31'],
  ['06/15/18 - 08/20/18', '2018-06-15', '2018-08-20'],
  ['07/2013 to 03/02/15', '2013-07', '2015-02-03'],
  ['03/02/15 to 07/2016', '2015-02-03', '2016-07'],
  ['May 2019–.', '2019-05', null],
  ['2006–… : ', '2006', null],
  ['juin, juillet et août 2018', '2018-06', '2018-08'],
  ['June, July 2019', '2019-06', '2019-07'],
  ['Juillet-août, décembre 2018 et juin-juillet 2019', '2018-07', '2019-07'],
  ['2019.9 – 2021.6', '2019-09', '2021-06'],
  ['7 April 2016 – 12 April', '2016-04-07', '2016-04-12'],
  ['2020 Jul – 2021 Aug', '2020-07', '2021-08'],
  ['2020 July - Present', '2020-07', null],
  ['8/19 – 5/21', '2019-08', '2021-05'],
  ['2020 – Till Present', '2020', null],
  ['2021 – actualidad', '2021', null],
  ['marzo de 2019 – junio de 2020', '2019-03', '2020-06'],
  ['März 2019 – Mai 2020', '2019-03', '2020-05'],
  ['ottobre - dicembre 2018', '2018-10', '2018-12'],
  ['du 1er au 30 juin 2019', '2019-06-01', '2019-06-30'],
  ['6 – 21 Oct 2014', '2014-10-06', '2014-10-21'],
  ['03.06. – 28.06.2019', '2019-06-03', '2019-06-28'],
  ['mars 2019 - juin', '2019-03', '2019-06'],
  ['2019 (mars - juin)', '2019-03', '2019-06'],
  ['2019, mars à juin', '2019-03', '2019-06'],
  ['2020 (juillet)', '2020-07', '2020-07'],
  ['06/2019 08/2019', '2019-06', '2019-08'],
  ['2012 2015', '2012', '2015'],
  ['2021 – 2018', '2018', '2021'],
  ['June 2020 – March 2019', '2019-03', '2020-06'],
  ['Present – 2019', '2019', null],
  ['Fall 2016, 2017, 2019', '2016', '2019'],
  ['Fall 2018 & Spring 2019', '2018', '2019'],
  ['2019, 2017', '2017', '2019'],
  ['Juillet-Août 2018, 2019', '2018-07', '2019-08'],
  ['2014 – 2016 & 2018 – present', '2014', null],
  ['fin 2019 - début 2020', '2019', '2020'],
  ['1er semestre 2019', '2019', '2019'],
  ['Sept 2019 up to June 2020', '2019-09', '2020-06'],
  ['2019 onwards', '2019', null],
  ['Saison estivale 2019', '2019', '2019'],
  ['2021-: Acheteuse', '2021', null],
  ['2006–… : Acheteuse', '2006', null],
  ['May 2018–.', '2018-05', null],
  ['2019 -> ', '2019', null],
  ['2020 (Nov – today)', '2020-11', null],
  ['2021 (mars – )', '2021-03', null],
  ['Août 2019 – Jui. 2020', '2019-08', '2020'],
  ['juillet, août 2019', '2019-07', '2019-08'],
  ['July & August 2019', '2019-07', '2019-08'],
  ['juin, juillet et août 2019', '2019-06', '2019-08'],
  ['novembre, décembre et janvier 2020', '2019-11', '2020-01'],
  ['Juillet, décembre 2018 et janvier-février, avril 2019', '2018-07', '2019-04'],
])('%s', (text, startDate, endDate) => {
  expect(read(text)[0]?.slice(0, 2)).toEqual([startDate, endDate]);
});

test.each(['Office 365', '15 000 clients', 'poste 204', 'ISO 9001', '06 39 98 12 34', '85 %', '3/4', '12.08.34.56.78'])(
  '%s is no date',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test('several dates of a line stay apart, each with its own words', () => {
  expect(read('Alpha 2016, Bravo 2017, Charly depuis 2019')).toEqual([
    ['2016', '2016', '2016'],
    ['2017', '2017', '2017'],
    ['2019', null, 'depuis 2019'],
  ]);
});

test('what is told of a date belongs to it', () => {
  expect(read('Vendeuse, fin 2019')[0]?.[2]).toBe('fin 2019');
  expect(read('Saison 2018 : Vendeuse')[0]?.[2]).toBe('Saison 2018');
  expect(read('Tutor, academic year 2019/20')[0]?.[2]).toBe('academic year 2019/20');
  expect(read('2e année 2019')[0]?.[2]).toBe('2019');
});

test('a word that is a month only elsewhere dates nothing', () => {
  expect(read('Marco, vendeur en 2019')).toEqual([['2019', '2019', '2019']]);
  expect(read('2019 - mai be')).toEqual([['2019', '2019', '2019']]);
});

test('a word may be glued to a year, a unit or a decade may not', () => {
  expect(read('2018 - 2020Vendeuse').map(([start, end]) => [start, end])).toEqual([['2018', '2020']]);
  expect(['2000mg', '2010s', '2020ème'].flatMap(read)).toEqual([]);
});

test('« from » without an end on its row runs on', () => {
  const [open] = findPeriods('department chair, orvane, lodre from mar. 2021.');
  expect(open).toMatchObject({ startDate: '2021-03', endDate: null });
  expect(findPeriods('a letter from march 2021 about lamps')[0]).toMatchObject({ single: true });
});
