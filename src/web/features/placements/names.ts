import type { PlacementCandidate, PlacementJob } from '#contract/placements';
import { placementsTexts } from './texts.ts';

export const personName = ({ firstName, lastName }: Pick<PlacementCandidate, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || placementsTexts.unnamed;

export const offerTitle = ({ title }: Pick<PlacementJob, 'title'>): string => title || placementsTexts.untitledJob;

/** What is known of the two, between points. */
export const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' · ');

/** An address that a mail program opens; null when it is unknown. */
export const mailLink = (email: string): string | null => (email === '' ? null : `mailto:${email}`);

/** An address that a telephone opens; null when it is unknown. */
export const phoneLink = (phone: string): string | null => (phone === '' ? null : `tel:${phone.replaceAll(/[^\d+]/g, '')}`);
