import { careerDates, studyDates } from './dates.ts';
import { type Headings, headingsOf } from './headings.ts';
import type { CvSource } from './model.ts';

/** A CV as the layouts print it: every text ready, nothing left to decide but its place. */
export interface CvView {
  source: CvSource;
  name: string;
  first: string;
  last: string;
  headings: Headings;
  /** Street and place on one line. */
  address: string;
  contact: string[];
  careers: { position: string; company: string; place: string; when: string; lines: string[]; tools: string }[];
  studies: { title: string; institution: string; when: string }[];
  skills: { group: string; items: string[] }[];
  languages: { name: string; level: string }[];
  wishes: string[];
}

/** What a skill or certification written `printed=canonical` prints. */
export const printed = (item: string): string => item.split('=')[0]!;

export const viewOf = (source: CvSource): CvView => {
  const { style, language } = source;
  const last = style.upperLast ? source.last.toLocaleUpperCase('fr') : source.last;
  const address = [source.street, source.place].filter(Boolean).join(', ');
  return {
    source,
    first: source.first,
    last,
    name: `${source.first} ${last}`,
    headings: headingsOf(language, style.headings),
    address,
    contact: [source.email, source.phone, address, ...(source.links ?? [])].filter(Boolean),
    careers: source.careers.map((career) => ({
      position: career.position,
      company: career.company,
      place: career.place ?? '',
      when: careerDates(career, style.dates, language),
      lines: career.lines,
      tools: career.tools ?? '',
    })),
    studies: source.studies.map((study) => ({
      title: study.field ? `${study.degree}${style.fieldJoin ?? ', '}${study.field}` : study.degree,
      institution: study.institution,
      when: studyDates(study, language),
    })),
    skills: Object.entries(source.skills).map(([group, items]) => ({ group, items: items.map(printed) })),
    languages: source.languages.map(([name, level]) => ({ name, level })),
    wishes: [
      ...(source.nationality ? [`${language === 'fr' ? 'Nationalité' : 'Nationality'} : ${source.nationality}`] : []),
      ...(source.wishes ?? []).map(([text]) => text),
    ],
  };
};
