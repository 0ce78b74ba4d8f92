import { listsHumanLanguages } from '../../sections/content.ts';
import { sectionsOf, type Section } from '../../sections/sections.ts';
import type { Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { splitItems } from '../items.ts';
import { isLanguageItem, isLanguageName, isLanguageRow, readLanguages, type SpokenLanguage } from './languages.ts';
import { languagesOfSentences } from './languageSentences.ts';

const distinctLanguages = (found: readonly Found<SpokenLanguage>[]): Found<SpokenLanguage>[] =>
  found.filter(({ value }, index) => found.findIndex((other) => other.value.name === value.name) === index);

/** « Langues Français, Anglais » among lists of other things. Folded. */
const LABEL = /^(?:langues?|languages?)(?: (?:etrangeres|parlees|vivantes|spoken|known))?\s*[:–—-]?\s+/u;

/** The rows that such a label opens, from their list on. */
const labelledLists = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => {
    const label = LABEL.exec(row.folded.slice(row.from));
    const from = row.from + (label?.[0].length ?? 0);
    return label && listsHumanLanguages(row.folded.slice(from).replace(/[\s.]+$/u, '')) ? [{ ...row, from }] : [];
  });

/** « Langues » in the type of the entries of another section: the rows below it that open with a language. */
const underTitle = (rows: readonly Row[]): Row[] => {
  const at = rows.findIndex((row) => TITLE.test(row.folded.slice(row.from)));
  const below = at < 0 ? [] : rows.slice(at + 1);
  const end = below.findIndex((row) => !isLanguageRow(row));
  return below.slice(0, end < 0 ? below.length : end);
};
const TITLE = /^(?:langues?|languages?)(?: (?:etrangeres|parlees|vivantes|spoken))?\s?:?$/u;

/** Where languages stand when no section tells them. */
const HOSTS_OF_LANGUAGES = ['skills', 'softSkills', 'contact', 'head', 'interests', 'other', 'certifications'] as const;

/** Languages of their own section, and rows elsewhere that go on with it; without one, rows that open with a language, rows of a profile that say nothing else, then sentences. */
export const languagesOfCv = (sections: readonly Section[]): Found<SpokenLanguage>[] => {
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
  const lists = hosts.flatMap((section) => readLanguages(labelledLists(section.rows)));
  if (lists.length > 0) return lists;
  const rows = hosts.flatMap((section) =>
    readLanguages(section.rows.filter((row) => isLanguageRow(row) || splitItems([row]).some(({ folded }) => isLanguageItem(folded)))),
  );
  if (rows.length > 0) return rows;
  const among = sectionsOf(sections, 'skills', 'softSkills').flatMap((section) =>
    readLanguages(section.rows.filter((row) => row.text.includes(',') && splitItems([row]).some(({ folded }) => isLanguageName(folded)))),
  );
  if (among.length > 0) return distinctLanguages(among);
  const titled = sections.flatMap((section) => readLanguages(underTitle(section.rows)));
  if (titled.length > 0) return titled;
  const labelled = sectionsOf(sections, 'summary').flatMap((section) =>
    section.rows.filter((row) => isLanguageItem(row.folded.slice(row.from))),
  );
  if (labelled.length > 0) return readLanguages(labelled);
  return distinctLanguages(sectionsOf(sections, ...HOSTS_OF_LANGUAGES, 'summary').flatMap((section) => languagesOfSentences(section.rows)));
};
