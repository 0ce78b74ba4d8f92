import { toOffer, toPerson } from '#server/analysis/assistant/base';
import { cleanText, createCleaner } from '#server/analysis/model/cleanText';
import { createMask } from '#server/analysis/model/masking';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';

const lea = toPerson(makeCandidate({ firstName: 'Léa', lastName: 'Moreau' }));
const paul = toPerson(makeCandidate({ firstName: 'Jean-Paul', lastName: 'de la Tour' }));
const other = toPerson(makeCandidate({ firstName: 'Zoé', lastName: 'Nguyen' }));
const offer = toOffer(makeJob());
const make = () => createMask({ people: [lea, paul], offers: [offer], placements: [] }, [lea, paul, other]);

test.each([
  ['Léa Moreau', '[[C1]]'],
  ['MOREAU Lea', '[[C1]]'],
  ['Léa puis Moreau', '[[C1.p]] puis [[C1.n]]'],
  ['jean-paul de la tour', '[[C2]]'],
  ['Zoé Nguyen', '[[X1]]'],
  ['Écrire à lea@example.fr ou +33 6 39 98 00 42', 'Écrire à [[E1]] ou [[T1]]'],
  ['06.39.98.00.42', '[[T1]]'],
  ['de 2019-05 à 2021-03, 45 000 €', 'de 2019-05 à 2021-03, 45 000 €'],
])('%s leaves as %s', (text, masked) => {
  expect(make().mask(text)).toBe(masked);
});

test('a mark is stable, and comes back as what it stood for', () => {
  const mask = make();
  expect(mask.mask('lea@example.fr et paul@example.fr et lea@example.fr')).toBe('[[E1]] et [[E2]] et [[E1]]');
  expect(mask.unmask('[[E2]] : [[C1]], [[C1.p]], [[X1]], [[O1]]')).toBe(
    `paul@example.fr : [Léa Moreau](/candidates/${lea.facts.id}), Léa, Zoé Nguyen, [Développeur C++ H/F](/jobs/${offer.facts.id})`,
  );
});

test('a mark that was never given disappears, and only given records are cited', () => {
  const mask = make();
  expect(mask.unmask('Voir [[C7]] et [[P1]].')).toBe('Voir  et .');
  expect(mask.citationsIn('[[X1]] [[C7]] [[O1]] [[C2]] [[O1]]').map(({ id }) => id)).toEqual([offer.facts.id, paul.facts.id]);
});

test.each([
  ['[clic](https://evil.example/x)', 'clic'],
  ['![vu](https://evil.example/p.png)', ''],
  ['<img src=x onerror=alert(1)>Bonjour', 'Bonjour'],
  ['voir https://evil.example et www.evil.example.', 'voir  et '],
  ['[[C1]](https://evil.example)', '[[C1]]'],
  ['moins de < 5 ans', String.raw`moins de \< 5 ans`],
  ['**gras** et | tableau |', '**gras** et | tableau |'],
])('%s is cleaned to %s', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('pieces, however they are cut, show what the whole would', () => {
  const whole =
    'Le profil [[C1]] est bon (voir [ici](https://evil.example/a b)). Puis ![x](https://evil.example/p.png) et [[C2]] aussi.\n- fin';
  for (const size of [1, 2, 3, 7, 20]) {
    let shown = '';
    const cleaner = createCleaner((text) => {
      shown += text;
    });
    for (let at = 0; at < whole.length; at += size) cleaner.add(whole.slice(at, at + size));
    cleaner.end();
    expect(shown).toBe(cleanText(whole));
  }
});
