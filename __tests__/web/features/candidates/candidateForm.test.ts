import { candidateFormSchema, candidateUpdateSchema } from '#contract/candidates';
import type { ValidationError } from 'yup';
import {
  currentAvailability,
  currentContactMethod,
  emptyRequired,
  formatLanguages,
  parseLanguages,
  parseList,
  summaryText,
  toFieldName,
  toFormValues,
  toUpdate,
  withNotTold,
} from '../../../../src/web/features/candidates/candidateForm.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';

test.each([
  ['', []],
  ['C++', ['C++']],
  [' C++ , .NET,, C ', ['C++', '.NET', 'C']],
  ['Java, java, JAVA', ['Java']],
  ['Gestion d’équipe, Équipe', ['Gestion d’équipe', 'Équipe']],
])('the list %j is read as %j', (typed, words) => {
  expect(parseList(typed)).toEqual(words);
});

test.each([
  ['', {}],
  ['Français:natif, Anglais:C1', { Français: 'natif', Anglais: 'C1' }],
  [' Français : natif ,Anglais :C1', { Français: 'natif', Anglais: 'C1' }],
  ['Anglais', { Anglais: '' }],
  ['Anglais:', { Anglais: '' }],
  [':C1, ,', {}],
  ['Anglais:B2, Anglais:C1', { Anglais: 'C1' }],
  ['Anglais:C1, anglais', { Anglais: 'C1' }],
  ['Anglais:C1:TOEIC 950', { Anglais: 'C1:TOEIC 950' }],
])('the languages %j are read as %j', (typed, languages) => {
  expect(parseLanguages(typed)).toEqual(languages);
});

test('languages are written as they are read', () => {
  const languages = { Français: 'natif', Anglais: '' };
  expect(formatLanguages(languages)).toBe('Français:natif, Anglais');
  expect(parseLanguages(formatLanguages(languages))).toEqual(languages);
});

test.each([
  ['actively_looking', 'available'],
  ['available', 'available'],
  ['open_to_opportunities', 'open_to_opportunities'],
  ['not_available', 'not_available'],
  [null, ''],
] as const)('availability %j is edited as %j', (stored, edited) => {
  expect(currentAvailability(stored)).toBe(edited);
});

test.each([
  ['linkedin', 'email'],
  ['phone', 'phone'],
  [null, 'email'],
])('contact method %j is edited as %j', (stored, edited) => {
  expect(currentContactMethod(stored)).toBe(edited);
});

test.each([
  ['Dix ans de métier', 'Dix ans de métier'],
  [{ content: 'a' }, 'a'],
  [{ text: 'b' }, 'b'],
  [{ summary: 'c' }, 'c'],
  [{}, ''],
  [null, ''],
])('the summary %j is read as %j', (stored, text) => {
  expect(summaryText(stored)).toBe(text);
});

test('what the CV does not say takes the defaults of the specification', () => {
  const nothing = makeCandidate({
    yearsOfExperience: null,
    candidateLevel: null,
    remoteWorkPreference: null,
    employmentTypePreference: null,
    salaryCurrency: null,
    noticePeriodWeeks: null,
    preferredContactMethod: null,
    expectedSalaryMin: null,
  });
  expect(toFormValues(nothing)).toMatchObject({
    yearsOfExperience: 0,
    candidateLevel: 'mid_level',
    remoteWorkPreference: 'hybrid',
    employmentTypePreference: 'full_time',
    salaryCurrency: 'EUR',
    noticePeriodWeeks: 4,
    preferredContactMethod: 'email',
    expectedSalaryMin: '',
  });
});

test('the update wraps the summary and the lists, and the server accepts it', async () => {
  const candidate = makeCandidate({ nationality: 'Française', certifications: ['PMP'] });
  const values = { ...toFormValues(candidate), technicalSkills: 'C++, Rust', languages: 'Breton', expectedSalaryMax: '' as const };
  const update = toUpdate(values, candidate);
  expect(update).toMatchObject({
    professionalSummary: { content: candidate.professionalSummary },
    technicalSkills: { skills: ['C++', 'Rust'] },
    softSkills: { skills: [] },
    certifications: { certifications: ['PMP'] },
    workExperience: { experiences: candidate.workExperience },
    education: { education: candidate.education },
    languages: { Breton: '' },
    expectedSalaryMin: 45,
    expectedSalaryMax: null,
  });
  await expect(candidateUpdateSchema.validate(update, { strict: true })).resolves.toMatchObject({ firstName: 'Léa' });
});

test('a list that was not touched goes back as it came, commas included', () => {
  const candidate = makeCandidate({ technicalSkills: ['Excel (VBA, macros)'], languages: { Anglais: 'C1, TOEIC 950' } });
  const update = toUpdate({ ...toFormValues(candidate), firstName: 'Zoé' }, candidate);
  expect(update.technicalSkills).toEqual({ skills: ['Excel (VBA, macros)'] });
  expect(update.languages).toEqual({ Anglais: 'C1, TOEIC 950' });
});

test('an availability that stays unknown is not sent', () => {
  const candidate = makeCandidate({ availabilityStatus: null });
  expect(toUpdate(toFormValues(candidate), candidate)).not.toHaveProperty('availabilityStatus');
});

test.each([
  ['firstName', 'firstName'],
  ['professionalSummary.content', 'professionalSummary'],
  ['technicalSkills.skills[3]', 'technicalSkills'],
  ['certifications.certifications[0]', 'certifications'],
  ['languages.Anglais', 'languages'],
  ['workExperience.experiences[0].company', 'workExperience[0].company'],
  ['education.education[2].startDate', 'education[2].startDate'],
  ['education.education', 'education'],
])('the server’s path %s is the input %s', (path, name) => {
  expect(toFieldName(path)).toBe(name);
});

test('Non précisé(e) fills what is empty and nothing else', () => {
  const values = toFormValues(makeCandidate({ nationality: '', currentCompany: ' ' }));
  expect(emptyRequired(values)).toEqual(['nationality', 'currentCompany']);
  expect(withNotTold(values)).toEqual({ ...values, nationality: 'Non précisé(e)', currentCompany: 'Non précisé(e)' });
});

test.each([
  ['firstName', '', 'Le prénom est requis'],
  ['lastName', '', 'Le nom est requis'],
  ['currentPosition', '', 'La position actuelle est requise'],
  ['currentCompany', '', "L'entreprise actuelle est requise"],
  ['currentLocation', '', 'La localisation est requise'],
  ['nationality', '', 'La nationalité est requise'],
  ['professionalSummary', '', 'Le résumé professionnel est requis'],
  ['salaryCurrency', undefined, 'La devise est requise'],
  ['emailAddress', 'léa@', 'Email invalide'],
  ['yearsOfExperience', -1, "L'expérience doit être positive"],
  ['yearsOfExperience', undefined, "L'expérience doit être positive"],
  ['noticePeriodWeeks', -1, 'Le délai de préavis doit être positif'],
  ['noticePeriodWeeks', undefined, 'Le délai de préavis doit être positif'],
])('the form refuses %s = %j: %s', async (name, value, sentence) => {
  const values = { ...toFormValues(makeCandidate({ nationality: 'Française' })), expectedSalaryMin: null, [name]: value };
  const error = await candidateFormSchema.validate(values, { abortEarly: false }).catch((refused: ValidationError) => refused);
  expect((error as ValidationError).errors).toEqual([sentence]);
});
