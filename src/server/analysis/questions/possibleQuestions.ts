import type { JobFacts } from '#contract/jobs';
import type { Match, MatchCriterion } from '#contract/matching';
import { skillIdsOf } from '../candidate/skills/skills.ts';
import type { MatchedCandidate } from '../matching/features.ts';
import { asksForDiploma } from '../job/asked.ts';
import { sentencesOf } from '../matching/quotes.ts';
import { isTechnology, skillLabel } from '../matching/skills/mentions.ts';
import { relatedSkills } from '../matching/skills/relatedSkills.ts';
import { skillsOfCandidate } from '../matching/skills/candidateSkills.ts';
import { fold } from '../text/fold.ts';
import { roleInWords } from '../profile/sentences.ts';
import { CLAIM, DUTY, JOB, SOFT_SKILL } from './careerPatterns.ts';
import { askAbout, type Possible, quoted } from './draft.ts';
import { EMPLOYER, PRACTICAL, ROLE } from './rolePatterns.ts';
import { LANGUAGE, MISSING_SKILL, NEAR_SKILL, SHARED_SKILL } from './skillPatterns.ts';

export interface QuestionSources {
  job: JobFacts;
  candidate: MatchedCandidate;
  match: Match;
}

/** A sentence that can be quoted in a question. */
const SENTENCE = { shortest: 25, longest: 150, most: 12 };

/** « Compétences : Java, SQL », « Profil : … »: a head, not something that was done. */
const LISTING = /^[\p{L}\s]{2,30}\s?:\s/u;

/** « (H/F) » and its kin, at the end of a title. */
const GENDERS = /\s*[(-]?\s*(?:h\s?\/\s?f|f\s?\/\s?h|m\s?\/\s?f)(?:\s?\/\s?[xd])?\s*\)?\s*$/iu;

/** « CAP ou bac pro, permis B », « Garage indépendant multimarques »: a diploma or a name, nothing to be done. */
const isAsk = (sentence: string): boolean => asksForDiploma(fold(sentence)) || sentence.split(' ').length < 4;

const quotable = (text: string): string[] =>
  sentencesOf(text)
    .map((sentence) =>
      sentence.text
        .replaceAll(/\s+/gu, ' ')
        .replace(/^[\s\-–—•*·]+/u, '')
        .trim(),
    )
    .filter(
      (sentence) =>
        sentence.length >= SENTENCE.shortest && sentence.length <= SENTENCE.longest && !LISTING.test(sentence) && !isAsk(sentence),
    )
    .slice(0, SENTENCE.most);

const aboutSkill = ({ label, outcome }: MatchCriterion, owned: readonly string[]): Possible[] => {
  if (outcome === 'met')
    return askAbout('shared', SHARED_SKILL, inQuestion(label), `Compétence demandée et présente dans le CV\u00A0: ${label}`);
  if (outcome !== 'partly') return askAbout('missing', MISSING_SKILL, inQuestion(label), `Compétence manquante\u00A0: ${label}`);
  const near = skillIdsOf(label)
    .flatMap((id) => Object.entries(relatedSkills(id)))
    .filter(([id]) => owned.includes(id))
    .toSorted(([, a], [, b]) => b - a)[0];
  const basis = `Compétence à confirmer\u00A0: ${label}`;
  return near
    ? askAbout('near', NEAR_SKILL, `${inQuestion(label)} | ${inQuestion(skillLabel(near[0]))}`, basis)
    : askAbout('shared', SHARED_SKILL, inQuestion(label), basis);
};

/** Java, React: technologies stand as they are; other names are quoted, no article fits them all. */
const inQuestion = (label: string): string => (skillIdsOf(label).every(isTechnology) ? label : quoted(label));

/** A line of the offer that names no known skill is asked as a duty. */
const isSkillName = ({ label }: MatchCriterion): boolean => skillIdsOf(label).length > 0 && label.split(' ').length <= 4;

const aboutCriteria = ({ match, candidate }: QuestionSources): Possible[] => {
  const owned = skillsOfCandidate(candidate);
  return match.criteria
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((criterion) => {
      const { category, label } = criterion;
      if (category === 'skill')
        return isSkillName(criterion)
          ? aboutSkill(criterion, owned)
          : askAbout('duty', DUTY, quoted(label), `Exigence de l’offre\u00A0: ${quoted(label)}`);
      if (category === 'soft_skill') return askAbout('soft', SOFT_SKILL, label, `Qualité demandée par l’offre\u00A0: ${label}`);
      if (category === 'language') return askAbout('language', LANGUAGE, label, `Langue demandée par l’offre\u00A0: ${label}`);
      if (category === 'location' || category === 'contract' || category === 'salary')
        return criterion.outcome === 'met' ? [] : askAbout(category, PRACTICAL[category], label, `Point à éclaircir\u00A0: ${label}`);
      return [];
    });
};

const aboutCareer = ({ workExperience }: MatchedCandidate): Possible[] =>
  workExperience.slice(0, 4).flatMap((job) => {
    if (job.position === '' && job.company === '') return [];
    const role = `votre expérience ${roleInWords(job)}`;
    return [
      ...askAbout('job', JOB, role, `Expérience du CV\u00A0: ${roleInWords(job)}`),
      ...quotable(job.description).flatMap((claim) => askAbout('claim', CLAIM, quoted(claim), `Affirmation du CV\u00A0: ${quoted(claim)}`)),
    ];
  });

/** Stands for the title that an offer lacks, and is taken out again. */
const UNNAMED = 'poste proposé';
const withoutName = (one: Possible): Possible => ({ ...one, toAsk: one.toAsk.replace(` (${UNNAMED})`, '') });

const aboutOffer = ({ title, company, description }: JobFacts): Possible[] => {
  const named = title.replace(GENDERS, '') || UNNAMED;
  return [
    ...quotable(description).flatMap((duty) => askAbout('duty', DUTY, quoted(duty), `Mission de l’offre\u00A0: ${quoted(duty)}`)),
    ...(company === '' ? [] : askAbout('employer', EMPLOYER, company, `Employeur de l’offre\u00A0: ${company}`)),
    ...(title === ''
      ? askAbout('role', ROLE, UNNAMED, 'Poste de l’offre').map(withoutName)
      : askAbout('role', ROLE, named, `Poste de l’offre\u00A0: ${named}`)),
  ];
};

/** Every question that can be asked of this pair, the most telling things first. */
export const possibleQuestions = (sources: QuestionSources): Possible[] => [
  ...aboutCriteria(sources),
  ...aboutCareer(sources.candidate),
  ...aboutOffer(sources.job),
];
