import { refusal, refusedFields } from '#lib/formErrors';

const values = { slug: 'etang', experiences: [{ title: 'Chef' }] };
const status = refusedFields({ slug: 'Déjà pris', 'experiences[0].title': 'Inconnu' }, values);

test('a sentence stands as long as the value that was refused', () => {
  expect(refusal(status, 'slug', 'etang')).toBe('Déjà pris');
  expect(refusal(status, 'slug', 'etang-2')).toBeNull();
});

test('fields inside lists are found by their path', () => {
  expect(refusal(status, 'experiences[0].title', 'Chef')).toBe('Inconnu');
});

test('other fields, and a form that was never refused, have none', () => {
  expect(refusal(status, 'name', undefined)).toBeNull();
  expect(refusal(undefined, 'slug', 'etang')).toBeNull();
});
