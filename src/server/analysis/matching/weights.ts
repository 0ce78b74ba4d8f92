/** Of the rules, tables and weights; raised whenever a number could change. Scores of different versions are not compared. */
export const MATCHING_VERSION = '2026.11.8';

/**
 * What each head of an offer weighs before the whole is brought to 1: only what the offer asks for counts. Published in the room's README.
 */
export const WEIGHTS = {
  /** All skills together, once the offer asks for three; fewer weigh less. */
  skills: 36,
  title: 22,
  /** Years that the offer asks for. */
  experience: 12,
  /** Experience in the trade where the offer gives no figure. */
  impliedExperience: 6,
  /** What the text of the offer and the text of the CV have in common. */
  duties: 60,
  education: 6,
  /** A diploma without which the trade may not be practised. */
  regulatedDiploma: 14,
  /** Each language, up to two. */
  language: 5,
  softSkills: 4,
  location: 4,
  remote: 2,
  contract: 2,
  salary: 2,
} as const;

/** Share of one skill beside another. */
export const SKILL_UNITS = {
  /** A technology named in the title: « Développeur Java ». */
  title: 2,
  required: 1,
  preferred: 0.4,
  /** Named in the description only. */
  mentioned: 0.3,
  /** A line that names no known skill, compared word by word. */
  line: 0.5,
  /** Office tools and ways of managing, asked for everywhere. */
  generic: 0.5,
} as const;

/** Skills that make the whole weight of the head. */
export const ENOUGH_SKILLS = 4;

/** Words of an offer that make the whole weight of its duties: a few prove little. */
export const ENOUGH_WORDS = 50;

/** Credit of what the CV does not say and could not be expected to: place, contract, salary. The confidence falls instead. */
export const UNSAID = 0.5;
