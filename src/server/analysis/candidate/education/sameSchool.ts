import type { Education } from '#contract/candidates';
import type { Found } from '../../text/span.ts';

/** « Même établissement », « idem », "same school": the school of the entry beside. */
const SAME =
  /^(?:dans le |au |du )?(?:m[êe]me (?:[ée]tablissement|[ée]cole|lyc[ée]e|universit[ée]|coll[èe]ge|facult[ée]|institut|cfa|iut)|idem|ibid\.?|same (?:school|college|university|institution))$/iu;

/** Whether a piece of an entry points at the school of the entry beside. */
export const namesSameSchool = (text: string): boolean => SAME.test(text.trim());

/** Studies of which some point at the school of another: that of the entry above, or below where none stands above. */
export const withSameSchools = (studies: readonly { study: Found<Education>; same: boolean }[]): Found<Education>[] =>
  studies.reduce<Found<Education>[]>((told, { study, same }, index) => {
    const beside = told.at(-1) ?? studies[index + 1]?.study;
    const institution = same && study.value.institution === '' ? (beside?.value.institution ?? '') : study.value.institution;
    return [...told, { ...study, value: { ...study.value, institution } }];
  }, []);
