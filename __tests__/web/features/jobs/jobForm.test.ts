import { jobCreationSchema, jobUpdateSchema } from '#contract/jobs';
import { BLANK_JOB, parseLines, toCreation, toFieldName, toFormValues, toUpdate } from '../../../../src/web/features/jobs/jobForm.ts';
import { makeJob } from '../../../support/makeJob.ts';

test.each([
  ['', []],
  ['SQL', ['SQL']],
  [' SQL \n\n C++, .NET\r\n', ['SQL', 'C++, .NET']],
])('the lines %j are read as %j', (typed, items) => {
  expect(parseLines(typed)).toEqual(items);
});

test('what the offer does not say is empty in the form, and empty is null when sent', async () => {
  const job = makeJob({
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    applicationDeadline: null,
    employmentType: null,
    experienceLevel: null,
  });
  const values = toFormValues(job);
  expect(values).toMatchObject({
    salaryMin: '',
    salaryMax: '',
    salaryCurrency: 'EUR',
    applicationDeadline: '',
    employmentType: '',
    experienceLevel: '',
  });
  const update = toUpdate(values, job);
  expect(update).toMatchObject({
    salaryMin: null,
    salaryMax: null,
    applicationDeadline: null,
    employmentType: null,
    experienceLevel: null,
  });
  await expect(jobUpdateSchema.validate(update, { strict: true })).resolves.toBeDefined();
});

test('a list that was not touched goes back as it came, even when an item holds two lines', () => {
  const job = makeJob({ requirements: ['Permis B\net véhicule'], benefits: ['Mutuelle'] });
  const update = toUpdate({ ...toFormValues(job), benefits: 'Mutuelle\nRTT' }, job);
  expect(update.requirements).toEqual(['Permis B\net véhicule']);
  expect(update.benefits).toEqual(['Mutuelle', 'RTT']);
});

test('a status that the form does not offer is not sent', () => {
  const job = makeJob({ status: 'archived' as 'active' });
  expect(toUpdate(toFormValues(job), job)).not.toHaveProperty('status');
});

test('a typed offer is what the server accepts', async () => {
  const values = { ...BLANK_JOB, title: ' Comptable ', description: 'Tenue des comptes', company: 'Halage', location: 'Lyon' };
  const creation = toCreation(values);
  expect(creation).toMatchObject({ title: 'Comptable', status: 'active', salaryCurrency: 'EUR', requirements: [] });
  await expect(jobCreationSchema.validate(creation, { strict: true })).resolves.toBeDefined();
});

test.each([
  ['title', 'title'],
  ['requirements[3]', 'requirements'],
  ['benefits.0', 'benefits'],
])('the server’s path %s is the input %s', (path, name) => {
  expect(toFieldName(path)).toBe(name);
});
