/** What a job description says; '' or null where it is silent. */
export interface JobFacts {
  title: string;
  company: string;
  location: string;
  contract: string;
  experienceLevel: string;
  salaryMin: number | null;
  salaryMax: number | null;
  /** As written: the engine turns it into thousands a year where that is honest. */
  salaryPeriod: 'year' | 'month' | 'day' | null;
  salaryCurrency: 'EUR' | 'GBP' | 'USD' | 'CHF' | null;
  description: string;
  missions: string[];
  mustHave: string[];
  niceToHave: string[];
  benefits: string[];
  deadline: string;
  languages: Record<string, string>;
  education: string;
}

export interface JobSource {
  id: string;
  language: 'fr' | 'en';
  layout: 'letter' | 'sheet' | 'board';
  facts: JobFacts;
  /** The same facts, in the words of the offer. */
  printed: { contract: string; experience: string; salary: string; deadline: string; languages: string; education: string };
  about: string;
}
