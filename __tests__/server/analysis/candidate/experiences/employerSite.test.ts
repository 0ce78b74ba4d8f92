import { readText } from '../../support/jobs.ts';

test('an address in place of an employer names it', () => {
  expect(
    readText(
      '01/11-03/13 | Web designer | https://www.orvane.example/\n• Pages for bakers\n05/10-01/11 | Web designer | https://tarvel.example\n• Pages for millers',
    ),
  ).toEqual([
    ['Web designer', 'orvane.example', '2011-01', '2013-03'],
    ['Web designer', 'tarvel.example', '2010-05', '2011-01'],
  ]);
});

test('neither an address beside its employer nor a platform', () => {
  expect(readText('2011 - 2013 | Web designer | Orvane Ltd | https://orvane.example\n• Pages for bakers')).toEqual([
    ['Web designer', 'Orvane Ltd', '2011', '2013'],
  ]);
  expect(readText('2011 - 2013 | Web designer | https://github.com\n• Pages for bakers')).toEqual([['Web designer', '', '2011', '2013']]);
});
