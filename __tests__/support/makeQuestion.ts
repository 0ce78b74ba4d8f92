import type { Question } from '#contract/questions';

let made = 0;

/** A generated technical question; each has an id and a number of its own. */
export const makeQuestion = (differences: Partial<Question> = {}): Question => {
  made += 1;
  return {
    id: `0199f000-0000-7003-8000-${made.toString(16).padStart(12, '0')}`,
    placementId: '0199f000-0000-7002-8000-000000000001',
    toAsk: `Comment gérez-vous la mémoire en C++ ? (${made})`,
    answer: 'La réponse cite RAII et les pointeurs intelligents.',
    questionType: 'technical',
    expectedAnswerTime: 5,
    difficulty: 'medium',
    isActive: true,
    basis: 'Compétence demandée par l’offre : C++.',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...differences,
  };
};
