import { foldText } from '#contract/common';
import type { CvContent, CvExperience } from '#contract/cv';
import type { Anonymity } from '#contract/template-configs';
import { TEXTS } from './texts.ts';
import { initialsOf } from './templateHelpers.ts';

const MAIL = /\S+@\S+\.\p{L}{2,}/gu;
const WEB = /(?:https?:\/\/|www\.)\S+|\b(?:[\w-]+\.)*(?:linkedin|github|gitlab|malt|behance|twitter|facebook|instagram)\.\p{L}{2,}\S*/giu;
/** Eight digits and more, as people group them: dates and amounts have fewer or other signs between. */
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\(?\d{1,3}\)?(?:[ .\u00A0\u202F-]?\(?\d{1,4}\)?){3,7}(?!\d)/gu;

const isPhone = (found: string): boolean => {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits >= 9 && digits <= 15;
};

/** First letter of the first name, two of the last: « Marie Dupont » → MDU. */
const trigramOf = (firstName: string, lastName: string): string => {
  const letters = (text: string, count: number) => (text.normalize('NFC').match(/\p{L}/gu) ?? []).slice(0, count).join('');
  return (letters(firstName, 1) + letters(lastName, 2)).toUpperCase();
};

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];

/** Parts of a name that would betray it alone: « de la Tour » is « Tour ». */
const tellingWords = (...names: string[]): Set<string> =>
  new Set(
    names.flatMap(wordsOf).filter((word) => word.length > 2 && !['des', 'del', 'der', 'van', 'von', 'dos', 'las', 'los'].includes(word)),
  );

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Takes out of a text what names the person. A name is written with a capital: « un petit groupe » is not Mme Petit. */
const cleanerOf = (content: CvContent, nationality: string, shown: string, employers: string[]) => {
  const telling = tellingWords(content.firstName, content.lastName);
  const named = new RegExp(employers.map(escapePattern).join('|'), 'gi');
  const nation = nationality && new RegExp(String.raw`(?:de\s+)?nationalité\s*:?\s*${escapePattern(nationality)}`, 'giu');
  return (text: string): string => {
    let clean = text
      .replaceAll(MAIL, '')
      .replaceAll(WEB, '')
      .replaceAll(PHONE, (found) => (isPhone(found) ? '' : found));
    if (nation) clean = clean.replaceAll(nation, '');
    if (employers.length > 0) clean = clean.replaceAll(named, TEXTS.confidentialCompany.toLowerCase());
    const capital = clean.replaceAll(/\p{Lu}\p{L}*/gu, (word) => (telling.has(foldText(word)) ? shown : word));
    return capital.replaceAll(new RegExp(`${escapePattern(shown)}(?:[ \u00A0-]+${escapePattern(shown)})+`, 'g'), shown).trim();
  };
};

/**
 * « CV anonymisé » (issue: name, contacts and nationality stay out, employers on request). The words written by the person
 * are searched too: a summary often begins with a name and ends with an address.
 */
export const anonymise = (content: CvContent, { name, hideEmployers }: Anonymity, nationality = ''): CvContent => {
  const full = `${content.firstName} ${content.lastName}`;
  const initials = (initialsOf(full).match(/\p{L}/gu) ?? []).map((letter) => `${letter}.`).join(' ');
  const shown = (name === 'trigram' ? trigramOf(content.firstName, content.lastName) : initials) || TEXTS.hiddenName;

  const employers = hideEmployers ? content.workExperience.map(({ company }) => company).filter((company) => company.length > 2) : [];
  const clean = cleanerOf(content, nationality, shown, employers);
  const cleanAll = (texts: string[]) => texts.map(clean).filter(Boolean);

  const cleanExperience = (experience: CvExperience): CvExperience => ({
    ...experience,
    title: clean(experience.title),
    company: hideEmployers && experience.company ? TEXTS.confidentialCompany : clean(experience.company),
    location: clean(experience.location),
    context: clean(experience.context),
    description: clean(experience.description),
    responsibilities: cleanAll(experience.responsibilities),
  });

  return {
    firstName: '',
    lastName: shown,
    fullName: shown,
    email: '',
    phone: '',
    currentPosition: clean(content.currentPosition),
    location: clean(content.location),
    summary: clean(content.summary),
    workExperience: content.workExperience.map(cleanExperience),
    education: content.education.map((studies) => ({
      ...studies,
      degree: clean(studies.degree),
      institution: clean(studies.institution),
      location: clean(studies.location),
      description: clean(studies.description),
    })),
    technicalSkills: cleanAll(content.technicalSkills),
    softSkills: cleanAll(content.softSkills),
    languages: content.languages,
    certifications: cleanAll(content.certifications),
  };
};
