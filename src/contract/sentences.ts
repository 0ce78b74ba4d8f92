import { setLocale } from 'yup';

/** What a rule says when it was given no sentence of its own. Imported before any schema is built: Yup reads it then. */
setLocale({
  mixed: {
    default: 'Valeur invalide',
    required: 'Ce champ est requis',
    defined: 'Ce champ est requis',
    notNull: 'Ce champ est requis',
    oneOf: 'Valeur invalide',
    notType: 'Valeur invalide',
  },
  string: {
    min: ({ min }: { min: number }) => `${min} caractères au moins`,
    max: ({ max }: { max: number }) => `${max} caractères au plus`,
    matches: 'Format invalide',
    email: 'Email invalide',
    url: 'URL invalide',
  },
  number: {
    min: ({ min }: { min: number }) => `La valeur minimale est ${min}`,
    max: ({ max }: { max: number }) => `La valeur maximale est ${max}`,
    integer: 'Un nombre entier est attendu',
  },
  array: {
    min: ({ min }: { min: number }) => `${min} éléments au moins`,
    max: ({ max }: { max: number }) => `${max} éléments au plus`,
  },
});
