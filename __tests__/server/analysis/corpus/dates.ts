import type { Career, CorpusLanguage, DateStyle, Study } from './model.ts';

const MONTHS = {
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};
const SHORT_MONTHS = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};
const PRESENT: Record<DateStyle, Record<CorpusLanguage, string>> = {
  monthWords: { fr: 'aujourd’hui', en: 'Present' },
  since: { fr: 'aujourd’hui', en: 'present' },
  shortMonth: { fr: 'présent', en: 'Present' },
  slash: { fr: 'à ce jour', en: 'Current' },
  dots: { fr: 'en cours', en: 'Now' },
  iso: { fr: 'présent', en: 'present' },
  apostrophe: { fr: 'présent', en: 'Present' },
  years: { fr: 'aujourd’hui', en: 'present' },
};

const oneDate = (date: string, style: DateStyle, language: CorpusLanguage): string => {
  const [year = '', month = '01'] = date.split('-');
  const index = Number(month) - 1;
  switch (style) {
    case 'monthWords':
    case 'since':
      return `${MONTHS[language][index]} ${year}`;
    case 'shortMonth':
      return `${SHORT_MONTHS[language][index]} ${year}`;
    case 'slash':
      return `${month}/${year}`;
    case 'dots':
      return `${month}.${year}`;
    case 'iso':
      return `${year}-${month}`;
    case 'apostrophe':
      return `${SHORT_MONTHS[language][index]} ’${year.slice(2)}`;
    case 'years':
      return year;
  }
};

/** The period of a job as this CV writes it. */
export const careerDates = (career: Career, style: DateStyle, language: CorpusLanguage): string => {
  if (career.when) return career.when;
  const start = oneDate(career.start, style, language);
  const end = career.end && oneDate(career.end, style, language);
  if (!end && (style === 'since' || style === 'years')) return `${language === 'fr' ? 'Depuis' : 'Since'} ${start}`;
  if (style === 'since') return language === 'fr' ? `De ${start} à ${end}` : `From ${start} to ${end}`;
  if (start === end) return start;
  return `${start} ${style === 'slash' || style === 'apostrophe' ? '-' : '–'} ${end ?? PRESENT[style][language]}`;
};

/** The years of a degree as this CV writes them. */
export const studyDates = (study: Study, language: CorpusLanguage): string => {
  const end = study.end ?? (language === 'fr' ? 'en cours' : 'ongoing');
  return study.start && study.start !== study.end ? `${study.start} – ${end}` : end;
};

/** A date as precise as the style that printed it. */
export const printedPrecision = (date: string, style: DateStyle): string => (style === 'years' ? date.slice(0, 4) : date);
