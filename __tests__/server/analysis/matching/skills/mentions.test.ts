import { skillMentions } from '../../../../../src/server/analysis/matching/skills/mentions.ts';

const named = (text: string, listed = false) => skillMentions(text, listed).map(({ id }) => id);

describe('the skills that a text names', () => {
  it.each([
    'Animer les collections de la saison',
    'You will own the design of our claims portal',
    'Suivre les chantiers du planning à la réception',
    'Accueil, conseil et bonne présentation',
    'Bring models to production with the rest of the team',
    'Diary, travel and minutes',
    'Mes missions dans cet office',
  ])('« %s » names none that only everyday words would', (sentence) => {
    expect(named(sentence)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(?:recouvrement|gestion-de-sinistres|consulting|presentations|production|rest|mes|tourisme|microsoft-office)$/u,
        ),
      ]),
    );
  });

  it('are those same words where a list or capitals say so', () => {
    expect(named('Claims', true)).toEqual(['gestion-de-sinistres']);
    expect(named('Conception d’API REST')).toContain('rest');
    expect(named('Production suivie par MES')).toContain('mes');
  });
});
