import { readdirSync, readFileSync } from 'node:fs';
import type { CandidateFacts } from '#contract/candidates';
import { foldText } from '#contract/common';
import { DEFAULT_ANONYMITY } from '#contract/template-configs';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { renderCv } from '#cv/renderCv';
import { toCvContent } from '#cv/toCvContent';
import { readCandidate } from '#server/analysis/readCandidate';
import { typefacesFor } from '#server/features/cv/typefaces';
import { closePrinter } from '#server/pdf/printPdf';
import { detectKind } from '#server/reading/detectKind';
import { readFile } from '#server/reading/readFile';
import { inspectPdf } from '../../../support/inspectPdf.ts';
import { makeStyle } from '../../../support/makeCv.ts';
import { printPatiently } from '../../../support/printPatiently.ts';

const FOLDER = new URL('../../../../src/server/database/demo/cvs/', import.meta.url);

const read = async (bytes: Uint8Array, name: string): Promise<CandidateFacts> => {
  const document = await readFile(bytes, (await detectKind(bytes, name))!, false);
  return readCandidate(document!, { country: 'FR', today: '2026-11-21' }).facts;
};

const people: CandidateFacts[] = [];
beforeAll(async () => {
  for (const name of readdirSync(FOLDER)) people.push(await read(readFileSync(new URL(name, FOLDER)), name));
});
afterAll(closePrinter);

const print = (facts: CandidateFacts, template: string, config = makeStyle()) => {
  const content = toCvContent(facts, config);
  return printPatiently(renderCv({ template, config, content, fontFaces: typefacesFor(template, JSON.stringify(content)) }));
};

/** What two readings are compared by: letters, whatever the apostrophe (Chromium writes U+02BC for U+2019), and years of studies, which a CV prints without their months. */
const told = (facts: CandidateFacts) => {
  const fold = (parts: string[]) => foldText(parts.join(' | ').replaceAll(/[’\u02BC]/g, "'"));
  return {
    name: fold([facts.firstName, facts.lastName]),
    experiences: facts.workExperience.map(({ position, company, startDate, endDate }) =>
      fold([position, company, startDate, endDate ?? '-']),
    ),
    education: facts.education.map(({ degree, institution, endDate }) => fold([degree, institution, (endDate ?? '-').slice(0, 4)])),
    skills: facts.technicalSkills.map((skill) => fold([skill])),
  };
};

describe.each(BUILT_IN_TEMPLATES)('a CV printed as $name and read by our own reader', ({ handlebarsTemplate }) => {
  test('gives back the same name, experiences, education and skills', async () => {
    const before = people.map(told);
    const after = [];
    for (const facts of people) after.push(told(await read(await print(facts, handlebarsTemplate), 'cv.pdf')));
    expect(after).toEqual(before);
  });

  test('keeps skills apart where lines break, in small letters as in capitals', async () => {
    const technicalSkills = (
      'Google Analytics; pandas; XGBoost; scikit-learn; C; C++; Accompagnement de personnes handicapées; matplotlib; Power BI; ' +
      'Gestion des stocks; pytest; Analyse financière; dbt; Lecture de plans; Excel; Docker; Kubernetes; Photoshop; Canva; Emailing; HubSpot'
    ).split('; ');
    const found = await read(await print({ ...people[0]!, technicalSkills }, handlebarsTemplate), 'cv.pdf');
    expect(told(found).skills.slice(0, technicalSkills.length)).toEqual(technicalSkills.map((skill) => foldText(skill)));
  });

  test('holds, anonymous, neither name nor contact of anybody', async () => {
    const config = makeStyle({ anonymity: { ...DEFAULT_ANONYMITY, enabled: true, name: 'trigram', hideEmployers: true } });
    for (const facts of people.slice(0, 4)) {
      const { text, title } = await inspectPdf(await print(facts, handlebarsTemplate, config));
      const words = foldText(`${text} ${title}`);
      const secrets = [
        facts.lastName,
        facts.emailAddress,
        facts.phoneNumber,
        facts.firstName,
        ...facts.workExperience.map(({ company }) => company),
      ];
      for (const secret of secrets.filter(Boolean)) expect(words).not.toContain(foldText(secret));
    }
  });
});
