import { DIFFICULTIES, QUESTION_TYPES, questionSchema } from '#contract/questions';
import { matchOf } from '../../../../src/server/analysis/matching/match.ts';
import { writeQuestions } from '../../../../src/server/analysis/questions/writeQuestions.ts';
import { makeFacts, makeOffer } from '../support/matching.ts';

const sources = (job = makeOffer(), candidate = makeFacts()) => ({
  job,
  candidate,
  match: matchOf({ facts: job, passages: {} }, { facts: candidate, passages: {} }),
});
const bare = sources(
  makeOffer({ title: 'Fleuriste', description: '', company: '', location: '', requirements: [], niceToHave: [], languages: {} }),
  makeFacts({ currentPosition: '', workExperience: [], technicalSkills: [], professionalSummary: '' }),
);

const generations = (from: ReturnType<typeof sources>, times: number) => {
  const existing: string[] = [];
  return Array.from({ length: times }, () => {
    const written = writeQuestions({ ...from, existing });
    existing.push(...written.map(({ toAsk }) => toAsk));
    return written;
  });
};

describe('written questions', () => {
  it.each([
    ['full offer and CV', sources(), 4],
    ['title alone', bare, 2],
  ])('are 8 to 12, of several types and all difficulties, none written twice: %s', (_, from, times) => {
    const all = generations(from, times);
    for (const written of all) {
      expect(written.length).toBeGreaterThanOrEqual(8);
      expect(written.length).toBeLessThanOrEqual(12);
      expect(new Set(written.map(({ difficulty }) => difficulty))).toEqual(new Set(DIFFICULTIES));
    }
    expect(new Set(all[0]!.map(({ questionType }) => questionType))).toEqual(new Set(QUESTION_TYPES));
    const asked = all.flat().map(({ toAsk }) => toAsk);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('say what they come from and what a good answer contains, in fields that the form accepts', () => {
    for (const question of generations(sources(), 3).flat()) {
      expect(question.basis).not.toBe('');
      expect(question.answer.length).toBeGreaterThan(40);
      expect(question.toAsk).toMatch(/[?.]$/u);
      expect(questionSchema.isValidSync(question)).toBe(true);
    }
  });

  it('come from the missing skill, the claim and the duty of this pair', () => {
    const bases = generations(sources(), 2)
      .flat()
      .map(({ basis }) => basis)
      .join('\n');
    expect(bases).toContain('Compétence manquante\u00A0: Docker');
    expect(bases).toContain('Affirmation du CV\u00A0: «');
    expect(bases).toContain('Mission de l’offre\u00A0: «');
  });

  it('keep to the number asked for, between 8 and 12', () => {
    expect(writeQuestions({ ...sources(), existing: [], count: 12 })).toHaveLength(12);
    expect(writeQuestions({ ...sources(), existing: [], count: 1 })).toHaveLength(8);
    expect(writeQuestions({ ...sources(), existing: [], count: 500 })).toHaveLength(12);
  });

  it('are not written again when a person changed only their typography', () => {
    const [first] = writeQuestions({ ...sources(), existing: [] });
    const shouted = first!.toAsk.toUpperCase().replaceAll('\u00A0', ' ');
    expect(writeQuestions({ ...sources(), existing: [shouted] }).map(({ toAsk }) => toAsk)).not.toContain(first!.toAsk);
  });
});
