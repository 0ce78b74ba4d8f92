import { distanceBetween, placeOf } from '../../../../../src/server/analysis/matching/places/places.ts';

const between = (one: string, other: string) => distanceBetween(placeOf(one)!, placeOf(other)!);

describe('the distance between two places', () => {
  it.each([
    ['Lyon 7e', 'Lyon (69)', 'same_town'],
    ['Villeurbanne', 'Lyon', 'near'],
    ['Nanterre', 'Paris', 'near'],
    ['Grenoble', 'Lyon', 'same_region'],
    ['Région parisienne', 'Versailles', 'same_region'],
    ['Rennes', 'Marseille', 'far'],
    ['London, UK', 'Lyon', 'far'],
    ['Trifouillis', 'Lyon', 'unknown'],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(between(one, other)).toBe(expected);
    expect(between(other, one)).toBe(expected);
  });

  it('is none of a place that nobody wrote', () => {
    expect(placeOf('')).toBeNull();
  });
});
