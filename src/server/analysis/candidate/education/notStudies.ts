import type { Draft } from './drafts.ts';

/** « Trainee dental nurse », « Agent saisonnier »: who works, where no school is named. */
const WORKER = /^(?:trainee|stagiaire)(?!\p{L})|(?<!\p{L})(?:saisonni[èe]re?|seasonal|int[ée]rimaire|CDD|CDI)(?!\p{L})/iu;

/** What people list among their studies that is none. */
const NO_STUDY =
  /^(?:course highlights|exp[ée]riences?|stages?|b[ée]n[ée]volat|associatif|volunteer(?:ing)?|internship|assistante?s? d['’][ée]ducation|surveillante?|admissible|service (?:civique|national|militaire)|military service|national (?:youth )?service|white card|(?:re[çc]ue?|admise?|class[ée]e?) [^,]{0,16}?(?:au|aux|du) concours)(?!\p{L})/iu;

/** « Stage de recherche avant le doctorat »: work, whatever degree it was for; « Stage de formation » is a course. */
const PLACEMENT = /^stages? (?:de (?:recherche|fin d|master|m[12]|licence|dea)|en (?:entreprise|laboratoire))(?!\p{L})/iu;

/** « Bourse d’études Master … »: what somebody was given, in the words of a degree too. */
const GIVEN = /^(?:bourses?|scholarships?|fellowships?|awards?|prix|grants?)(?!\p{L})/iu;

/** « Fellow of the Royal Institute … », « Member since 2012 », « Honorary Professor at … »: what somebody belongs to, in the words of a school too. */
const MEMBERSHIP =
  /^(?:(?:elected|chartered|honorary|associate|founding|senior|full|corporate|graduate|life)\s)*(?:(?:fellow|member)(?:ship)? (?:of|since)|honorary (?:fellow|professor|doctor(?:ate)?))(?!\p{L})/iu;

/** « Associate Professor, … », « Postdoctorat, … », « Maître de conférences … »: who works at a university, in the words of a degree and a school. */
const POST =
  /^(?:(?:associate|assistant|adjunct|full|visiting|guest|senior|junior|principal|acting|tenured)\s)*(?:professor|lecturer|researcher|research (?:assistant|associate|fellow|scientist|engineer)|teaching (?:assistant|fellow|programs?)|post-?doc(?:torate?|torant)?|post-?doctoral (?:\p{L}+ )?(?:fellow|researcher|associate|scholar|position)|ph\.?d\.? fellow|ma[iî]tre de conf[ée]rences|attach[ée]e? temporaire d['’]enseignement|ater|chercheu(?:r|se)|ing[ée]nieure? de recherche|monitorat|(?:teaching|research projects?|tutoring|enseignement|tutorat)$)(?!\p{L})/iu;

/** « Semester 1 », « Semestre 2 »: over the courses of a degree told above. */
const PART_OF_YEAR = /^(?:semest(?:er|re)|trimestre|term)\s(?:\d|I{1,3}V?)$/iu;

/** « Workshop. … », « Atelier : … »: a day or two, told among the studies. */
const COURSE_OF_DAYS = /^(?:workshops?|webinars?|ateliers?|s[ée]minaires?|seminars?)(?:$|\s(?:on|in|sur|at|about|for)\s)/iu;

/** Whether words that name no degree tell of something else. */
export const tellsNoStudy = (text: string): boolean => NO_STUDY.test(text);

/** Whether an entry opens with what was given, a membership, a post or, without a degree, anything else that is no study. */
export const isNoStudy = ({ degree, school, pieces }: Draft): boolean => {
  const first = pieces.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? '';
  if (!degree && pieces.some(({ text }) => PART_OF_YEAR.test(text))) return true;
  return (
    GIVEN.test(first) ||
    PLACEMENT.test(first) ||
    MEMBERSHIP.test(first) ||
    POST.test(first) ||
    COURSE_OF_DAYS.test(first) ||
    (!degree && NO_STUDY.test(first)) ||
    (!degree && !school && WORKER.test(first))
  );
};
