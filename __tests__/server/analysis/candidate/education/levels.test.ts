import { readStudies } from '../../support/studies.ts';

test.each([
  [
    'Soudeur industriel, titre professionnel niveau 3, AFPA Marelle, 2019',
    ['titre professionnel', 'Soudeur industriel', 'AFPA Marelle', '', '2019'],
  ],
  ['Plaquiste – GRETA\nTitre professionnel niveau V (bac+2)\n2019', ['Titre professionnel', 'Plaquiste', 'GRETA', '', '2019']],
  ['Secrétaire comptable Afpa\nFormation de niveau IV\n2019', ['Secrétaire comptable', '', 'Afpa', '', '2019']],
  ['Titre professionnel Développeur web, Simplon, 2019', ['Titre professionnel', 'Développeur web', 'Simplon', '', '2019']],
])('what was studied stands beside a degree that only tells its level: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});
