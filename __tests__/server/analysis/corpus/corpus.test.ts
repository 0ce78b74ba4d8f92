import { foldText } from '#contract/common';
import { corpusCvs } from './corpus.ts';
import { fileNameOf, fileOf } from './files.ts';
import { typedLines } from './formats/lines.ts';
import type { Printer } from './formats/print.ts';
import { labelOf } from './label.ts';
import { cvHtml } from './layouts/html.ts';
import { CORPUS_FORMATS, type CorpusFormat, type CvSource, LAYOUTS } from './model.ts';
import { viewOf } from './view.ts';

const TYPED: CorpusFormat[] = ['docx', 'doc', 'odt', 'rtf', 'txt'];

const squeeze = (text: string): string =>
  foldText(text)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** What a person reads in the file: the words of the page or of the typed lines. */
const writtenText = (source: CvSource): string => {
  const view = viewOf(source);
  if (TYPED.includes(source.format))
    return squeeze(
      typedLines(view)
        .map(({ text }) => text)
        .join('\n'),
    );
  const words = cvHtml(view)
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');
  return squeeze(words);
};

/** Every text of the label, under the form that the CV prints. */
const labelledTexts = (source: CvSource): string[] => {
  const { facts, alternatives } = labelOf(source);
  return [
    facts.firstName,
    facts.lastName,
    facts.emailAddress,
    source.phone,
    facts.nationality,
    facts.currentPosition,
    facts.currentCompany,
    facts.currentLocation,
    facts.professionalSummary,
    ...facts.technicalSkills.map((skill) => alternatives.skills[skill] ?? skill),
    ...facts.softSkills,
    ...facts.workExperience.flatMap(({ position, company, description }) => [position, company, ...description.split('\n')]),
    ...facts.education.flatMap(({ degree, field, institution, startDate, endDate }) => [
      degree,
      field,
      institution,
      startDate,
      endDate ?? '',
    ]),
    ...Object.entries(facts.languages).flat(),
    ...facts.certifications,
    ...(source.wishes ?? []).map(([text]) => text),
  ].filter(Boolean);
};

const noPrinter: Printer = {
  pdf: () => Promise.reject(new Error('no printer')),
  scan: () => Promise.reject(new Error('no printer')),
  picture: () => Promise.reject(new Error('no printer')),
  close: () => Promise.resolve(),
};

describe('the labelled corpus', () => {
  const sources = corpusCvs.map(({ source }) => source);

  it.each(sources.map((source) => [source.id, source] as const))('%s says every fact of its label', (_, source) => {
    const text = writtenText(source);
    expect(labelledTexts(source).filter((fact) => !text.includes(squeeze(fact)))).toEqual([]);
  });

  it('names each CV and each address once', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(new Set(sources.map(({ email }) => email)).size).toBe(sources.length);
    expect(new Set(sources.map(({ phone }) => phone)).size).toBe(sources.length);
  });

  it('writes only to example domains', () => {
    expect(sources.filter(({ email }) => !/[@.]example\.(com|org|net|fr|co\.uk)$/.test(email)).map(({ id }) => id)).toEqual([]);
  });

  it('has sixty CVs or more, half of them French, a third held out, in every layout and format', () => {
    const count = (of: (entry: (typeof corpusCvs)[number]) => boolean) => corpusCvs.filter(of).length / corpusCvs.length;
    expect(sources.length).toBeGreaterThanOrEqual(60);
    expect(count(({ source }) => source.language === 'fr')).toBeCloseTo(0.5, 1);
    expect(count(({ part }) => part === 'held-out')).toBeGreaterThan(0.3);
    expect(new Set(sources.map(({ layout }) => layout))).toEqual(new Set(LAYOUTS));
    expect(new Set(sources.map(({ format }) => format))).toEqual(new Set(CORPUS_FORMATS));
  });

  it('makes the same bytes twice', async () => {
    const typed = sources.filter(({ format }) => TYPED.includes(format));
    const build = () =>
      Promise.all(typed.map(async (source) => [fileNameOf(source), Buffer.from(await fileOf(source, noPrinter)).toString('base64')]));
    expect(await build()).toEqual(await build());
  });

  it('orders the dates of every job and degree', () => {
    const backwards = sources.filter(({ careers, studies }) =>
      [...careers, ...studies].some(({ start = '', end }) => end !== null && start > end),
    );
    expect(backwards.map(({ id }) => id)).toEqual([]);
  });
});
