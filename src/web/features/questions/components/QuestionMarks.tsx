import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { Question } from '#contract/questions';
import { StatusChip } from '#ui/StatusChip';
import { difficultyLabel, TIME_LABELS, timeBucket } from '../labels.ts';

export interface QuestionMarksProps {
  question: Pick<Question, 'difficulty' | 'expectedAnswerTime'>;
}

/** Difficulty, and how long an answer takes. */
export const QuestionMarks = ({ question: { difficulty, expectedAnswerTime } }: QuestionMarksProps) => (
  <>
    <StatusChip {...difficultyLabel(difficulty)} />
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <ScheduleOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
      {TIME_LABELS[timeBucket(expectedAnswerTime)]}
    </Box>
  </>
);
