import type { CandidateFacts } from '#contract/candidates';

export type CorpusLanguage = 'fr' | 'en';

export const LAYOUTS = [
  'classic',
  'leftSidebar',
  'rightSidebar',
  'threeHeader',
  'latex',
  'europass',
  'linkedin',
  'dossier',
  'creative',
  'minimal',
  'academic',
  'splitName',
  'wordPlain',
  'wordTable',
  'plainText',
  'boxes',
  'marginHeads',
  'freeform',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Layouts whose reading order is not top to bottom. */
export const TWO_COLUMN_LAYOUTS: readonly LayoutName[] = [
  'leftSidebar',
  'rightSidebar',
  'linkedin',
  'creative',
  'splitName',
  'wordTable',
  'boxes',
];

export const CORPUS_FORMATS = ['pdf', 'scan', 'docx', 'doc', 'odt', 'rtf', 'txt', 'png', 'jpg'] as const;
export type CorpusFormat = (typeof CORPUS_FORMATS)[number];

export const DATE_STYLES = ['monthWords', 'since', 'shortMonth', 'slash', 'dots', 'iso', 'apostrophe', 'years'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export interface CvStyle {
  dates: DateStyle;
  skills: 'commas' | 'bullets' | 'bars' | 'table';
  /** Descriptions as one paragraph instead of bullets. */
  prose?: boolean;
  /** Last name in capitals, as French CVs often write it. */
  upperLast?: boolean;
  accent?: string;
  /** Which synonym of each heading is used. */
  headings?: number;
  /** What stands between a degree and its field; ', ' unless told. */
  fieldJoin?: string;
}

/** One past or present job. `start` and `end` are `AAAA-MM`; a null end means present. */
export interface Career {
  position: string;
  company: string;
  place?: string;
  start: string;
  end: string | null;
  /** Printed instead of the dates: `Summer 2020`, `Été 2019`. */
  when?: string;
  lines: string[];
  /** Printed as the technical environment of the job, where the layout has one. */
  tools?: string;
}

/** A degree. Years; '' when the CV gives no start. */
export interface Study {
  degree: string;
  field?: string;
  institution: string;
  start?: string;
  end: string | null;
}

/** One fictional person, with what the CV says and how it is made. The facts to find are derived by `labelOf`. */
export interface CvSource {
  id: string;
  language: CorpusLanguage;
  layout: LayoutName;
  format: CorpusFormat;
  style: CvStyle;
  first: string;
  last: string;
  email: string;
  /** As printed; '' when the CV gives none. */
  phone: string;
  country?: 'FR' | 'GB' | 'US' | 'BE' | 'CH' | 'CA';
  headline?: string;
  place: string;
  /** Street printed before the place. */
  street?: string;
  nationality?: string;
  summary?: string;
  careers: Career[];
  studies: Study[];
  /** Technical skills by group; `k8s=Kubernetes` prints the left side and accepts both. */
  skills: Record<string, string[]>;
  soft?: string[];
  languages: [name: string, level: string][];
  certifications?: string[];
  /** Printed sentences and the facts that they state. */
  wishes?: [text: string, facts: Partial<CandidateFacts>][];
  /** Sections that state no fact: interests, references, publications, driving licence. */
  extras?: [heading: string, lines: string[]][];
  links?: string[];
  /** The page itself, for the `freeform` layout: a CV that follows no template. */
  page?: string;
  /** A `freeform` page that is read in columns. */
  twoColumns?: boolean;
}
