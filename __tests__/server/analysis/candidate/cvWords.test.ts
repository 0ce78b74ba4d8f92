import { readCandidate } from '../../../../src/server/analysis/readCandidate.ts';
import { textDocument } from '../support/textDocument.ts';

const wordsOf = (text: string) => readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).cvWords;

const CV = `Élise Marchand
Ouvrière viticole
elise.marchand@exemple.fr
06 39 98 12 34

2014 - 2020 : Domaine des Coteaux
Taille guyot, épamprage, conduite de l’enjambeur, accueil des enfants des écoles pendant les vendanges.
2010 - 2014 : Caves du Levant, tri des raisins
Certiphyto`;

describe('the words of a CV', () => {
  test('hold what no fact says, folded, each once, sorted', () => {
    const words = wordsOf(CV);
    expect(words).toEqual(expect.arrayContaining(['enjambeur', 'epamprage', 'enfants', 'guyot', 'raisins', 'vendanges']));
    expect(words).toEqual([...new Set(words)].toSorted());
    expect(wordsOf(`${CV}\nTaille guyot`)).toEqual(words);
  });

  test('leave out the name, the contacts and the figures', () => {
    expect(wordsOf(CV).filter((word) => ['elise', 'marchand', 'exemple', '06', '2014'].includes(word))).toEqual([]);
  });

  test.each([
    'Née le 3 mai 1990',
    'Âge : 36 ans',
    'Sexe : féminin',
    'Mariée, deux enfants',
    'Married, 2 children',
    'Nationalité : ghanéenne',
    'Ghanaian and British',
    'Titre de séjour valable jusqu’en 2030',
    'Photo jointe',
  ])('are the same with « %s »', (line) => {
    expect(wordsOf(CV.replace('\n\n', `\n${line}\n\n`))).toEqual(wordsOf(CV));
    expect(wordsOf(`${CV}\n${line}`)).toEqual(wordsOf(CV));
  });

  test('leave out free time and the people who recommend', () => {
    const more = 'CENTRES D’INTÉRÊT\nSaxophone, spéléologie\n\nRÉFÉRENCES\nGaspard Villeneuve, œnologue';
    expect(wordsOf(`${CV}\n\n${more}`).filter((word) => ['saxophone', 'speleologie', 'gaspard', 'villeneuve'].includes(word))).toEqual([]);
  });

  test('of an empty document are none', () => {
    expect(wordsOf('')).toEqual([]);
  });
});
