import { ValidationError } from 'yup';
import { candidateUpdateSchema } from '#contract/candidates';
import { registrationSchema } from '#contract/account';
import { pageQuery } from '#contract/common';

const sentencesOf = (validate: () => unknown): Record<string, string> => {
  try {
    validate();
  } catch (error) {
    if (ValidationError.isError(error)) return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
  return {};
};
const all = { abortEarly: false };

test('a rule without a sentence of its own speaks French', () => {
  const long = 'x'.repeat(301);
  expect(sentencesOf(() => pageQuery.validateSync({ limit: 'x', offset: -1, search: long }, all))).toEqual({
    limit: 'Valeur invalide',
    offset: 'La valeur minimale est 0',
    search: '200 caractères au plus',
  });
  expect(
    sentencesOf(() => candidateUpdateSchema.validateSync({ technicalSkills: { skills: Array(301).fill('C') }, candidateLevel: 'x' }, all)),
  ).toEqual({
    'technicalSkills.skills': '300 éléments au plus',
    candidateLevel: 'Valeur invalide',
  });
});

test('the sentences of the specification stay as they are', () => {
  expect(
    sentencesOf(() => registrationSchema.validateSync({ password: 'court', email: 'x', role: 'x', phone: '1', lastName: 'x' }, all)),
  ).toEqual({
    firstName: 'First name is required',
    password: 'Password must be at least 8 characters',
    email: 'Invalid email address',
    role: 'Valeur invalide',
  });
});
