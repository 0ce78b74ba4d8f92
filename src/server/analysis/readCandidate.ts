import type { AiProfileAnalysis, CandidateFacts, CandidatePassages, Education } from '#contract/candidates';
import type { ReadDocument } from '#contract/documents';
import {
  announcesLessons,
  certificatesAmong,
  isCertificate,
  isCertificateRow,
  namedCertifications,
  readCertifications,
} from './candidate/skills/certifications.ts';
import { besideDates } from './candidate/experiences/besideDates.ts';
import { currentRole } from './candidate/experiences/currentRole.ts';
import { readCvWords } from './candidate/cvWords.ts';
import { readEducation } from './candidate/education/education.ts';
import { findEmails } from './candidate/person/emails.ts';
import { type ExperienceEntry, readExperiences, readSections } from './candidate/experiences/experiences.ts';
import { findHeadline } from './candidate/person/headline.ts';
import { splitItems } from './candidate/items.ts';
import { isLanguageItem, isLanguageRow, readLanguages, type SpokenLanguage } from './candidate/skills/languages.ts';
import { languagesOfSentences } from './candidate/skills/languageSentences.ts';
import { levelOf } from './candidate/experiences/level.ts';
import { findLocation, isPostcodeRow } from './candidate/person/locations.ts';
import { withoutMisreadEmployers } from './candidate/experiences/misreadEmployers.ts';
import { isNoJob } from './candidate/experiences/notJobs.ts';
import { jobsOfOtherSections, jobsOfSharedSections } from './candidate/experiences/otherJobs.ts';
import { findName } from './candidate/names/names.ts';
import { findNationality } from './candidate/person/nationality.ts';
import { findPhones } from './candidate/person/phones.ts';
import { runningRows } from './candidate/runningRows.ts';
import { titleScore } from './text/workWords.ts';
import { skillRowsAmong } from './candidate/skills/skillLists.ts';
import { addSkillsOfProse, addSoftSkills, readSkillRows, SkillSet } from './candidate/skills/skills.ts';
import { findSummary } from './candidate/person/summary.ts';
import { findAvailability, findEmploymentType, findMobility, findNotice, findRemote, findSalary } from './candidate/person/wishes.ts';
import { monthsOfExperience, toldYears, yearsFrom } from './candidate/experiences/years.ts';
import { findPeriods } from './dates/periods.ts';
import { describeProfile } from './profile/describeProfile.ts';
import { teaches } from './sections/content.ts';
import { sectionsOf, toSections, type Section } from './sections/sections.ts';
import { fold } from './text/fold.ts';
import { bodySize, spanOf, toRows, type Row } from './text/rows.ts';
import { type Found, passageMaker, type Span } from './text/span.ts';

export interface ReadCandidateOptions {
  /** ISO code of the company's country: what a phone number without prefix means. */
  country: string;
  /** ISO date that « present » means. */
  today: string;
}

export interface CandidateReading {
  facts: CandidateFacts;
  passages: CandidatePassages;
  analysis: AiProfileAnalysis;
  /** For comparing with offers; see `readCvWords`. */
  cvWords: string[];
}

const distinct = <T extends string>(found: readonly Found<T>[]): Found<T>[] => [
  ...new Map(found.map((one) => [fold(one.value), one])).values(),
];

/** Entries that the contract lets a candidate carry. */
const MAX_ENTRIES = 100;

/** « Née le 3 mai 1990 », « Born on »: a date that is no job's. */
const tellsBirth = (folded: string): boolean =>
  /(?<!\p{L})(?:nee?\s(?:le|en)|born|birth(?:day|date)?|date de naissance|year of birth)(?!\p{L})/u.test(folded);

/** Jobs of the sections that announce them; in a CV without such a heading, dated entries that a word of the trades names. */
const experiencesOf = (sections: readonly Section[], body: number, ofPerson: (row: Row) => boolean): ExperienceEntry[] => {
  const ofJobs = sections.filter(({ kinds }) => kinds[0] === 'experience').map(({ rows }) => besideDates(rows));
  const announced = readSections(ofJobs, body).filter((entry) => !isNoJob(entry));
  const shared = jobsOfSharedSections(sections, body).filter((entry) => !isNoJob(entry));
  const more = [...shared, ...jobsOfOtherSections(sections, body)];
  if (announced.length + more.length > 0) return [...announced, ...more];
  return sections
    .filter(({ kinds }) => kinds[0] === 'head' || kinds[0] === 'summary' || kinds[0] === 'other')
    .flatMap(({ rows }) =>
      readExperiences(
        rows.filter((row) => !teaches(row.folded) && !tellsBirth(row.folded) && !ofPerson(row)),
        body,
      ),
    )
    .filter(({ value }) => titleScore(fold(value.position)) >= 2);
};

/** Studies of their own section; in a CV without headings, the rows that name both a degree and a school. */
const studiesOf = (sections: readonly Section[]): Found<Education>[] => {
  const announced = sections.filter(({ kinds }) => kinds[0] === 'education');
  if (announced.length > 0)
    return announced.flatMap(({ kinds, rows }) =>
      readEducation(kinds.includes('certifications') ? rows.filter((row) => !isCertificateRow(row)) : rows),
    );
  const head = sectionsOf(sections, 'head', 'other').flatMap(({ rows }) => rows);
  return head.filter((row) => teaches(row.folded) && row.text.length < 160).flatMap((row) => readEducation([row]));
};

/** « CACES R489 » under a heading of education. */
const isLoneCertificate = ({ value: { degree, institution } }: Found<Education>): boolean => institution === '' && isCertificate(degree);

const skillsOf = (sections: readonly Section[], experiences: readonly ExperienceEntry[]) => {
  const [technical, soft] = [new SkillSet(), new SkillSet()];
  for (const section of sectionsOf(sections, 'skills', 'softSkills')) {
    if (section.kinds[0] === 'experience') continue;
    if (section.kinds.includes('skills'))
      readSkillRows(
        section.rows.filter((row) => !isLanguageRow(row)),
        technical,
        soft,
      );
    else section.rows.forEach((row) => addSoftSkills(row, soft));
  }
  for (const section of sections) readSkillRows(skillRowsAmong(section), technical, soft);
  const listed = technical.values.length >= 3;
  const prose = sectionsOf(sections, 'summary', 'projects').flatMap(({ rows }) => rows);
  for (const row of [...experiences.flatMap(({ told }) => told), ...prose]) addSkillsOfProse(row, technical, listed);
  if (technical.values.length === 0)
    sectionsOf(sections, 'head').forEach(({ rows }) => rows.forEach((row) => addSkillsOfProse(row, technical, true)));
  if (soft.values.length === 0) prose.forEach((row) => addSoftSkills(row, soft));
  return { technical: technical.values, soft: soft.values };
};

/** Where languages stand when no section tells them. */
const HOSTS_OF_LANGUAGES = ['skills', 'softSkills', 'contact', 'head', 'interests', 'other', 'certifications'] as const;

/** Languages of their own section, and rows elsewhere that go on with it; without one, rows that open with a language, then sentences. */
const languagesOf = (sections: readonly Section[]): Found<SpokenLanguage>[] => {
  const announced = sectionsOf(sections, 'languages').flatMap((section) => readLanguages(section.rows));
  const hosts = sectionsOf(sections, ...HOSTS_OF_LANGUAGES).filter(({ kinds }) => !kinds.includes('languages'));
  if (announced.length > 0) {
    const known = new Set(announced.map(({ value }) => value.name));
    const labelled = new Set(
      sectionsOf(sections, 'languages').flatMap(({ heading, rows }) => (rows[0]?.index === heading?.index ? [rows.at(-1)!.index] : [])),
    );
    const goesOn = (row: Row): boolean =>
      !row.bullet &&
      (splitItems([row]).every(({ folded }) => isLanguageItem(folded)) || (labelled.has(row.index - 1) && isLanguageRow(row)));
    const more = hosts.flatMap(({ rows }) => readLanguages(rows.filter(goesOn))).filter(({ value }) => !known.has(value.name));
    return [...announced, ...more];
  }
  const rows = hosts.flatMap((section) =>
    readLanguages(section.rows.filter((row) => isLanguageRow(row) || splitItems([row]).some(({ folded }) => isLanguageItem(folded)))),
  );
  if (rows.length > 0) return rows;
  return distinctLanguages(sectionsOf(sections, ...HOSTS_OF_LANGUAGES, 'summary').flatMap((section) => languagesOfSentences(section.rows)));
};

const distinctLanguages = (found: readonly Found<SpokenLanguage>[]): Found<SpokenLanguage>[] =>
  found.filter(({ value }, index) => found.findIndex((other) => other.value.name === value.name) === index);

/** Sections that tell of other people. */
const REFEREES = /(?<!\p{L})(?:references?|referees|recommandations?|recommendations?)(?!\p{L})/u;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** Rows where contact facts stand: the head, contact sections, and rows beside an e-mail or phone. */
const contactRows = (rows: readonly Row[], sections: readonly Section[], contacts: readonly Span[]) => {
  const near = new Set<number>();
  rows.forEach((row, index) => {
    const { start, end } = spanOf(row, 0);
    if (contacts.some((span) => span.start < end && span.end > start))
      for (let around = index - 2; around <= index + 2; around += 1) near.add(around);
  });
  const inPlace = new Set(sectionsOf(sections, 'head', 'contact').flatMap((section) => section.rows.map((row) => row.index)));
  const elsewhere = new Set(
    sectionsOf(sections, 'experience', 'education').flatMap((section) =>
      section.rows.filter(({ folded }) => findPeriods(folded).length > 0).map((row) => row.index),
    ),
  );
  return {
    near,
    inPlace: rows.filter((row) => inPlace.has(row.index)),
    beside: rows.filter((row) => near.has(row.index) && !inPlace.has(row.index) && !elsewhere.has(row.index)),
  };
};

/**
 * What a CV says, each fact with the passage that proves it, and a profile derived from those facts (decisions §6).
 * Pure and deterministic: the same document gives the same answer.
 */
export const readCandidate = (document: ReadDocument, { country, today }: ReadCandidateOptions): CandidateReading => {
  const rows = toRows(document);
  const body = bodySize(rows);
  const sections = toSections(rows);
  const folded = fold(document.text);
  const flat = folded.replaceAll(/[\n\f\t]/g, ' ');

  const tellsOfOthers = ({ heading }: Section): boolean => heading !== null && REFEREES.test(heading.folded);
  const referees = sections.filter(tellsOfOthers).flatMap((section) => section.rows);
  const ofReferees = (span: Span): boolean => referees.some((row) => overlaps(spanOf(row, 0), span));
  const ownFirst = <T>(all: readonly Found<T>[]): Found<T>[] =>
    all.toSorted((a, b) => Number(ofReferees(a.span)) - Number(ofReferees(b.span)));
  const emails = ownFirst(findEmails(document.text));
  const phones = ownFirst(findPhones(document.text, country));
  const contacts = contactRows(
    rows,
    sections,
    [emails[0], phones[0]].flatMap((one) => (one ? [one.span] : [])),
  );
  const firstPage = rows.filter(
    ({ page }, index) =>
      page === 1 && (contacts.near.has(index) || contacts.inPlace.includes(rows[index]!) || index < 12 || rows[index]!.fontSize > body + 3),
  );
  const name = findName(
    firstPage,
    body,
    emails.map(({ value }) => value),
    rows,
  );
  const head = sectionsOf(sections, 'head').flatMap((section) => section.rows);
  const headline = findHeadline(head.length > 0 ? head : firstPage, name?.span ?? null);

  const own = [name, emails[0], phones[0]].flatMap((found) => (found ? [found.span] : []));
  const ofPerson = (row: Row): boolean => own.some((span) => overlaps(spanOf(row, 0), span));
  const fullName = [name?.firstName, name?.lastName].filter(Boolean).join(' ');
  const running = runningRows(rows, fullName || (rows[0]?.text ?? ''));
  const told = sections.map((section) => ({ ...section, rows: section.rows.filter((row) => !running.has(row)) }));
  const experiences = withoutMisreadEmployers(
    experiencesOf(told, body, ofPerson).slice(0, MAX_ENTRIES),
    fullName,
    rows[0]?.text.trim() ?? '',
  );
  const studies = studiesOf(told);
  const education = studies.filter((study) => !isLoneCertificate(study)).slice(0, MAX_ENTRIES);
  const role = currentRole(experiences, headline);
  const months = monthsOfExperience(
    experiences.map(({ value }) => value),
    today,
  );
  const toldOnly = toldYears(flat);
  const years = months === null ? (toldOnly?.value ?? null) : yearsFrom(months);
  const skills = skillsOf(sections, experiences);
  const languages = languagesOf(sections);
  const certificates = [
    ...told
      .filter(({ kinds }) => kinds[0] === 'certifications')
      .flatMap(({ kinds, rows: listed, heading }) =>
        readCertifications(listed, kinds.includes('skills') || announcesLessons(heading?.folded ?? '')),
      ),
    ...told
      .filter(({ kinds }) => kinds[0] === 'education' && kinds.includes('certifications'))
      .flatMap((section) => readCertifications(section.rows.filter(isCertificateRow), false, false)),
    ...told.filter(({ kinds }) => kinds[0] === 'other' || kinds[0] === 'interests').flatMap((section) => certificatesAmong(section.rows)),
    ...studies.filter(isLoneCertificate).map(({ value, span }) => ({ value: value.degree, span })),
  ];
  const certifications = distinct([...certificates, ...namedCertifications(rows, certificates)]).slice(0, MAX_ENTRIES);
  const personal = sectionsOf(sections, 'summary', 'other')
    .filter((section) => !tellsOfOthers(section))
    .flatMap((section) => section.rows.filter(({ page }) => page === 1));
  const location = findLocation({ ...contacts, elsewhere: [...personal, ...rows.filter(isPostcodeRow)] }, name?.span ?? null);
  const nationality = findNationality(document.text, folded);
  const summary = findSummary(sections);
  const [availability, remote, employment] = [findAvailability(flat), findRemote(flat), findEmploymentType(flat)];
  const [mobility, notice, salary] = [findMobility(flat), findNotice(flat), findSalary(flat)];
  const level = levelOf(role.position?.value ?? '', years);

  const facts: CandidateFacts = {
    firstName: name?.firstName ?? '',
    lastName: name?.lastName ?? '',
    emailAddress: emails[0]?.value ?? '',
    phoneNumber: phones[0]?.value ?? '',
    nationality: nationality?.value ?? '',
    currentPosition: role.position?.value ?? '',
    currentCompany: role.company?.value ?? '',
    currentLocation: location?.value ?? '',
    yearsOfExperience: years,
    professionalSummary: summary?.value ?? '',
    technicalSkills: skills.technical.map(({ value }) => value),
    softSkills: skills.soft.map(({ value }) => value),
    workExperience: experiences.map(({ value: { training: _, ...experience } }) => experience),
    education: education.map(({ value }) => value),
    languages: Object.fromEntries(languages.map(({ value }) => [value.name, value.level])),
    certifications: certifications.map(({ value }) => value),
    availabilityStatus: availability?.value ?? null,
    candidateLevel: level,
    remoteWorkPreference: remote?.value ?? null,
    employmentTypePreference: employment?.value ?? null,
    expectedSalaryMin: salary?.value.min ?? null,
    expectedSalaryMax: salary?.value.max ?? null,
    salaryCurrency: salary?.value.currency ?? null,
    noticePeriodWeeks: notice?.value ?? null,
    willingToRelocate: mobility?.value ?? null,
  };

  const passageOf = passageMaker(document);
  const passages: CandidatePassages = {};
  const prove = (path: string, span: Span | null | undefined) => {
    if (span) passages[path] = passageOf(span);
  };
  const latest = experiences[0]?.span;
  prove('firstName', facts.firstName === '' ? null : name?.span);
  prove('lastName', facts.lastName === '' ? null : name?.span);
  prove('emailAddress', emails[0]?.span);
  prove('phoneNumber', phones[0]?.span);
  prove('nationality', nationality?.span);
  prove('currentPosition', role.position?.span);
  prove('currentCompany', role.company?.span);
  prove('currentLocation', location?.span);
  prove('yearsOfExperience', months === null ? toldOnly?.span : latest);
  prove('professionalSummary', summary?.span);
  prove('availabilityStatus', availability?.span);
  prove('candidateLevel', level === null ? null : (role.position?.span ?? toldOnly?.span ?? latest));
  prove('remoteWorkPreference', remote?.span);
  prove('employmentTypePreference', employment?.span);
  prove('noticePeriodWeeks', notice?.span);
  prove('willingToRelocate', mobility?.span);
  for (const field of ['expectedSalaryMin', 'expectedSalaryMax', 'salaryCurrency'] as const)
    prove(field, facts[field] === null ? null : salary?.span);
  const proveAll = (path: string, found: readonly Found<unknown>[]) => found.forEach(({ span }, index) => prove(`${path}.${index}`, span));
  proveAll('technicalSkills', skills.technical);
  proveAll('softSkills', skills.soft);
  proveAll('workExperience', experiences);
  proveAll('education', education);
  proveAll('certifications', certifications);
  for (const { value, span } of languages) prove(`languages.${value.name}`, span);

  const identity = [name, ...emails, ...phones, location, nationality].flatMap((found) => (found ? [found.span] : []));
  const cvWords = readCvWords(
    sections.filter((section) => !tellsOfOthers(section)),
    identity,
  );
  return { facts, passages, analysis: describeProfile(facts, today), cvWords };
};
