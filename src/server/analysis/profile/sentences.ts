/** « 1 an », « 7 ans », « 2,5 ans ». */
export const yearsInWords = (years: number): string =>
  `${years.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0an${years >= 2 ? 's' : ''}`;

/** « Java, Kafka et Docker »; the first few, the others counted. */
export const listInWords = (words: readonly string[], shown = 5): string => {
  const kept = words.slice(0, shown);
  const others = words.length - kept.length;
  if (others > 0) return `${kept.join(', ')} et ${others}\u00A0autre${others > 1 ? 's' : ''}`;
  return kept.length > 1 ? `${kept.slice(0, -1).join(', ')} et ${kept.at(-1)!}` : (kept[0] ?? '');
};

/** A date of a CV as people say it: 2021, mars 2021. */
export const dateInWords = (date: string): string => {
  const [year, month] = date.split('-');
  if (!month) return year ?? '';
  return new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${year}-${month}-01T00:00:00Z`),
  );
};

/** « Développeuse chez Acme », « chez Acme » or the title alone, as the CV writes them. */
export const roleInWords = ({ position, company }: { position: string; company: string }): string =>
  position !== '' && company !== ''
    ? `«\u00A0${position}\u00A0» chez ${company}`
    : position !== ''
      ? `«\u00A0${position}\u00A0»`
      : `poste chez ${company}`;
