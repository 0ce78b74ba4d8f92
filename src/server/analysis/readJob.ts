import type { ReadDocument } from '#contract/documents';
import type { JobEmploymentType, JobFacts, JobPassages } from '#contract/jobs';
import { isLanguageRow } from './candidate/skills/languages.ts';
import { type AskedLanguage, asksForDiploma, readAskedLanguages } from './job/asked.ts';
import { findContract } from './job/contract.ts';
import { findDeadline } from './job/deadline.ts';
import { readDescription } from './job/description.ts';
import { readExperience } from './job/experience.ts';
import { findEmployer } from './job/employer.ts';
import { readItems } from './job/items.ts';
import { isNotice, readNeeds } from './job/needs.ts';
import { headPieces, namedBy, withoutAside } from './job/pieces.ts';
import { findHeadPlace, findProsePlace, withoutPostcode } from './job/place.ts';
import { readRange, readSalary } from './job/salary.ts';
import { type LabelledRow, readSections } from './job/sections.ts';
import { findTitle } from './job/title.ts';
import type { JobLabel } from './job/vocabulary.ts';
import { fold } from './text/fold.ts';
import { bodySize, contentOf, type Row, spanOf, toRows } from './text/rows.ts';
import { type Found, passageMaker, type Span } from './text/span.ts';

export interface ReadJobOptions {
  /** ISO code of the company's country: which of day and month comes first in a date in figures. */
  country: string;
}

export interface JobReading {
  facts: JobFacts;
  passages: JobPassages;
}

/** What the edit form accepts (contract): a fact beyond it could be read and never saved again. */
const LONGEST = { name: 200, item: 1_000, description: 50_000, items: 200 };

/** Longest text that is looked at. */
const MAX_ROWS = 2_000;

/** A finder over one folded text, as one over rows: labelled ones first, then the head, then the rest. */
const search = <T>(
  labelled: readonly Row[],
  head: readonly Row[],
  others: readonly Row[],
  find: (folded: string, told: boolean) => Found<T> | null,
): Found<T> | null => {
  const places: [readonly Row[], boolean][] = [
    [labelled, true],
    [head, true],
    [others, false],
  ];
  for (const [rows, told] of places) {
    for (const row of rows) {
      const found = find(row.folded.slice(row.from), told);
      if (found) return { value: found.value, span: spanOf(row, row.from + found.span.start, row.from + found.span.end) };
    }
  }
  return null;
};

const whole = (row: Row | undefined): Found<string> | null => (row ? { value: contentOf(row), span: spanOf(row) } : null);

const valuesOf = (found: readonly Found<string>[]): string[] =>
  found.slice(0, LONGEST.items).map(({ value }) => value.slice(0, LONGEST.item));

/** What a job description says, each fact with the passage that proves it (decisions §6). Pure and deterministic: the same document gives the same answer. */
export const readJob = (document: ReadDocument, { country }: ReadJobOptions): JobReading => {
  const rows = toRows(document).slice(0, MAX_ROWS);
  const body = bodySize(rows);
  const { sections, labelled } = readSections(rows);
  const under = (label: JobLabel): Row[] => labelled.filter((one: LabelledRow) => one.label === label).map(({ row }) => row);
  const head = sections[0]!.rows;
  const shortHead = head.filter((row) => contentOf(row).length < 90);

  const title = whole(under('title')[0]) ?? findTitle(head, body);
  const pieces = headPieces(head, title);
  const place = findHeadPlace(pieces);
  const labelledEmployer = under('company')[0];
  const named = labelledEmployer ? namedBy(labelledEmployer) : null;
  const written = whole(under('location')[0]) ?? place ?? named?.town ?? findProsePlace(document.text);
  const location = written && withoutPostcode(withoutAside(written));
  const titled = title ? head.find((row) => spanOf(row).start <= title.span.start && title.span.end <= spanOf(row).end) : undefined;
  const company = named?.name ?? whole(labelledEmployer) ?? findEmployer(pieces, place, document.text, titled);

  const needs = readNeeds(sections, document.text, title?.span);
  const contract = search<JobEmploymentType>(under('contract'), shortHead, rows, findContract);
  const salary = search(under('salary'), shortHead, [], readRange) ?? search(under('salary'), shortHead, rows, readSalary);
  const deadline = search(under('deadline'), [], rows, (folded, told) => findDeadline(folded, told, country === 'US'));
  const experience = readExperience(title, under('experience'), needs.rows, rows);
  const description = readDescription(sections);
  const benefits = sections
    .filter(({ kind }) => kind === 'benefits')
    .flatMap((section) => readItems(section.rows).filter((item) => !isNotice(item.value)));

  const languages = new Map<string, Found<AskedLanguage>>();
  const note = (row: Row, told: boolean) =>
    readAskedLanguages(row, told).forEach((found) => {
      const known = languages.get(found.value.name);
      if (!known || (known.value.level === '' && found.value.level !== '')) languages.set(found.value.name, found);
    });
  [...under('languages'), ...sections.filter(({ kind }) => kind === 'languages').flatMap((section) => section.rows)].forEach((row) =>
    note(row, true),
  );
  needs.rows.forEach((row) => note(row, false));
  rows.filter(isLanguageRow).forEach((row) => note(row, false));

  const told = [...under('education'), ...sections.filter(({ kind }) => kind === 'education').flatMap((section) => section.rows)];
  const education = [
    ...told.flatMap((row) => whole(row) ?? []),
    ...[...needs.must, ...needs.nice].filter(({ value }) => asksForDiploma(fold(value))),
  ];
  const diplomas = [...new Map(education.map((one) => [fold(one.value), one])).values()];

  const facts: JobFacts = {
    title: title?.value.slice(0, LONGEST.name) ?? '',
    description: description?.value.slice(0, LONGEST.description) ?? '',
    company: company?.value.slice(0, LONGEST.name) ?? '',
    location: location?.value.slice(0, LONGEST.name) ?? '',
    salaryMin: salary?.value.min ?? null,
    salaryMax: salary?.value.max ?? null,
    salaryCurrency: salary?.value.currency ?? null,
    requirements: valuesOf(needs.must),
    niceToHave: valuesOf(needs.nice),
    benefits: valuesOf(benefits),
    applicationDeadline: deadline?.value ?? null,
    employmentType: contract?.value ?? null,
    experienceLevel: experience?.value ?? null,
    languages: Object.fromEntries([...languages.values()].map(({ value }) => [value.name, value.level])),
    education: valuesOf(diplomas),
  };

  const passageOf = passageMaker(document);
  const passages: JobPassages = {};
  const prove = (path: string, span: Span | undefined) => {
    if (span) passages[path] = passageOf(span);
  };
  prove('title', title?.span);
  prove('description', description?.span);
  prove('company', company?.span);
  prove('location', location?.span);
  for (const field of ['salaryMin', 'salaryMax', 'salaryCurrency'] as const) if (facts[field] !== null) prove(field, salary?.span);
  prove('applicationDeadline', deadline?.span);
  prove('employmentType', contract?.span);
  prove('experienceLevel', experience?.span);
  const proveAll = (path: string, found: readonly Found<unknown>[]) =>
    found.slice(0, LONGEST.items).forEach(({ span }, index) => prove(`${path}.${index}`, span));
  proveAll('requirements', needs.must);
  proveAll('niceToHave', needs.nice);
  proveAll('benefits', benefits);
  proveAll('education', diplomas);
  for (const { value, span } of languages.values()) prove(`languages.${value.name}`, span);
  return { facts, passages };
};
