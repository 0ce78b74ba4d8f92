/** French words and sentences of the printed CV and of its failures. */
export const TEXTS = {
  present: 'Aujourd’hui',
  ongoing: 'En cours',
  confidentialCompany: 'Entreprise confidentielle',
  hiddenName: 'Candidat',
  documentTitle: (name: string) => (name ? `CV – ${name}` : 'CV'),

  tooLong: 'Le template ne peut pas dépasser 200 000 caractères.',
  syntax: 'la syntaxe Handlebars n’est pas valable.',
  unknownHelper: (name: string) => `la fonction «\u00A0${name}\u00A0» n’existe pas.`,
  unclosed: (name: string) => `le bloc «\u00A0${name}\u00A0» n’est pas fermé par la bonne balise.`,
  unknownPartial: (name: string) => `le fragment «\u00A0${name}\u00A0» n’existe pas.`,
  notText: 'Le template n’est pas un texte.',
  tooManyBlocks: 'Le template a trop de blocs, ou des blocs trop imbriqués.',
  tooMuchWork: 'Le template demande trop de calculs\u00A0: réduisez ses boucles.',
  tooLarge: 'Le document produit par le template est trop volumineux.',
  failed: 'Le template n’a pas pu être rendu.',
};
