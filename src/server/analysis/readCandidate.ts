import type { AiProfileAnalysis, CandidateFacts, CandidatePassages } from '#contract/candidates';
import type { ReadDocument } from '#contract/documents';
import { readCvWords } from './candidate/cvWords.ts';
import { educationOfCv } from './candidate/education/educationOfCv.ts';
import { currentRole } from './candidate/experiences/currentRole.ts';
import { experiencesOfCv } from './candidate/experiences/experiencesOfCv.ts';
import { levelOf } from './candidate/experiences/level.ts';
import { withoutMisreadEmployers } from './candidate/experiences/misreadEmployers.ts';
import { monthsOfExperience, toldYears, yearsFrom } from './candidate/experiences/years.ts';
import { findName } from './candidate/names/names.ts';
import { contactRows, isDatedEntry } from './candidate/person/contactRows.ts';
import { cutEmails, withWhole } from './candidate/person/cutEmails.ts';
import { byName } from './candidate/person/emailOwners.ts';
import { findEmails } from './candidate/person/emails.ts';
import { findHeadline } from './candidate/person/headline.ts';
import { findLocation, isPostcodeRow } from './candidate/person/locations.ts';
import { findNationality } from './candidate/person/nationality.ts';
import { findPhones } from './candidate/person/phones.ts';
import { ownContacts, tellsOfOthers } from './candidate/person/referees.ts';
import { findSummary } from './candidate/person/summary.ts';
import { findAvailability, findEmploymentType, findMobility, findNotice, findRemote, findSalary } from './candidate/person/wishes.ts';
import { runningRows } from './candidate/runningRows.ts';
import { certificationsOfCv, isLoneCertificate } from './candidate/skills/certificationsOfCv.ts';
import { languagesOfCv } from './candidate/skills/languagesOfCv.ts';
import { skillsOfCv } from './candidate/skills/skillsOfCv.ts';
import { describeProfile } from './profile/describeProfile.ts';
import { sectionsOf, toSections } from './sections/sections.ts';
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

/** Entries that the contract lets a candidate carry. */
const MAX_ENTRIES = 100;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

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

  const { emails: reached, phones } = ownContacts(rows, sections, {
    emails: withWhole(findEmails(document.text), cutEmails(document)),
    phones: findPhones(document.text, country),
  });
  const contacts = contactRows(
    rows,
    sections,
    [reached[0], phones[0]].flatMap((one) => (one ? [one.span] : [])),
  );
  const firstPage = rows.filter(
    ({ page }, index) =>
      page === 1 && (contacts.near.has(index) || contacts.inPlace.includes(rows[index]!) || index < 12 || rows[index]!.fontSize > body + 3),
  );
  const name = findName(
    firstPage,
    body,
    reached.map(({ value }) => value),
    rows,
  );
  const emails = byName(reached, name);
  const head = sectionsOf(sections, 'head').flatMap((section) => section.rows);
  const headline = findHeadline(head.length > 0 ? head : firstPage, name);

  const own = [name, emails[0], phones[0]].flatMap((found) => (found ? [found.span] : []));
  const ofPerson = (row: Row): boolean => own.some((span) => overlaps(spanOf(row, 0), span));
  const fullName = [name?.firstName, name?.lastName].filter(Boolean).join(' ');
  const running = runningRows(rows, fullName || (rows[0]?.text ?? ''));
  const told = sections.map((section) => ({ ...section, rows: section.rows.filter((row) => !running.has(row)) }));
  const experiences = withoutMisreadEmployers(
    experiencesOfCv(told, body, ofPerson).slice(0, MAX_ENTRIES),
    fullName,
    rows[0]?.text.trim() ?? '',
  );
  const studies = educationOfCv(told);
  const education = studies.filter((study) => !isLoneCertificate(study)).slice(0, MAX_ENTRIES);
  const role = currentRole(experiences, headline);
  const months = monthsOfExperience(
    experiences.map(({ value }) => value),
    today,
  );
  const toldOnly = toldYears(flat);
  const years = months === null ? (toldOnly?.value ?? null) : yearsFrom(months);
  const skills = skillsOfCv(told, experiences);
  const languages = languagesOfCv(sections);
  const certifications = certificationsOfCv(told, studies, rows).slice(0, MAX_ENTRIES);
  const personal = sectionsOf(sections, 'summary', 'other')
    .filter((section) => !tellsOfOthers(section))
    .flatMap((section) => section.rows.filter((row) => row.page === 1 && !isDatedEntry(row)));
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
