import type { Found, Span } from '../../text/span.ts';
import type { Experience } from './experiences.ts';

const isUndated = ({ value }: Found<Experience>): boolean => value.startDate === '' && value.endDate === '';

/** An undated entry ranks over all, so that it stays where it stands first. */
const rankOf = ({ value }: Found<Experience>): string => `${value.endDate ?? '9999'}|${value.startDate}`;

/** The ongoing experience that began last, else the one that ended last; undated entries only when they stand first. */
export const latestExperience = (experiences: readonly Found<Experience>[]): Found<Experience> | null => {
  let latest: Found<Experience> | null = null;
  for (const experience of experiences) {
    if (
      !latest ||
      (!isUndated(experience) &&
        rankOf(experience) > rankOf(latest) &&
        !(experience.value.training && !latest.value.training && latest.value.endDate === null))
    )
      latest = experience;
  }
  return latest;
};

export interface CurrentRole {
  position: Found<string> | null;
  company: Found<string> | null;
}

/** Position and company of today: the latest experience, the headline where it names no position. */
export const currentRole = (experiences: readonly Found<Experience>[], headline: Found<string> | null): CurrentRole => {
  const latest = latestExperience(experiences);
  const from = (value: string | undefined, span: Span | undefined): Found<string> | null => (value && span ? { value, span } : null);
  return {
    position: (latest?.value.endDate === null ? null : headline) ?? from(latest?.value.position, latest?.span) ?? headline,
    company: from(latest?.value.company, latest?.span),
  };
};
