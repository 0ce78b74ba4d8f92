import { foldText } from '#contract/common';
import { corpusJobs, tuningJobs } from './corpus.ts';
import { jobHtml } from './html.ts';
import type { JobSource } from './model.ts';

const squeeze = (text: string): string => foldText(text).replaceAll(/[\s\u00a0]+/g, ' ');

const writtenText = (job: JobSource): string =>
  squeeze(
    jobHtml(job)
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&amp;', '&'),
  );

describe('the labelled job descriptions', () => {
  it.each(corpusJobs.map((job) => [job.id, job] as const))('%s says every fact of its label', (_, job) => {
    const { title, company, location, contract, description, missions, mustHave, niceToHave, benefits, languages } = job.facts;
    const text = writtenText(job);
    const facts = [
      title,
      company,
      location,
      contract,
      description,
      ...missions,
      ...mustHave,
      ...niceToHave,
      ...benefits,
      ...Object.entries(languages).flat(),
    ];
    expect(facts.filter((fact) => !text.includes(squeeze(fact)))).toEqual([]);
  });

  it('prints every salary and deadline that a label has', () => {
    const figures = (job: JobSource) => [job.facts.salaryMin, job.facts.salaryMax].filter((figure) => figure !== null).map(String);
    const digits = (text: string) => text.replaceAll(/(?<=\d)[\s\u00a0,.](?=\d)/g, '');
    const silent = corpusJobs.filter(
      (job) =>
        figures(job).some((figure) => !digits(job.printed.salary).includes(figure)) ||
        (job.facts.deadline !== '') !== (job.printed.deadline !== ''),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('has twelve or more, in two languages, a third held out, each named once', () => {
    expect(corpusJobs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(corpusJobs.map(({ id }) => id)).size).toBe(corpusJobs.length);
    expect(tuningJobs.length / corpusJobs.length).toBeCloseTo(2 / 3, 1);
    expect(new Set(corpusJobs.map(({ language }) => language))).toEqual(new Set(['fr', 'en']));
  });
});
