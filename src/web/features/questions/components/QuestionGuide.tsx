import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Question } from '#contract/questions';
import { groupByType } from '../filters.ts';
import { typeLabel } from '../labels.ts';
import { QuestionCard } from './QuestionCard.tsx';

export interface QuestionGuideProps {
  questions: readonly Question[];
  onEdit: (question: Question) => void;
}

/** The questions as one reads them in an interview: by type, each with what to hear. */
export const QuestionGuide = ({ questions, onEdit }: QuestionGuideProps) => (
  <Box sx={{ display: 'grid', gap: 3.5 }}>
    {groupByType(questions).map((group) => (
      <Box key={group.type} component="section" aria-label={typeLabel(group.type)}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5, '@media print': { breakAfter: 'avoid' } }}>
          {typeLabel(group.type)}
          <Box component="span" sx={{ ml: 1, fontWeight: 400, fontSize: '0.875rem', color: 'text.secondary' }}>
            {group.questions.length}
          </Box>
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {group.questions.map((question) => (
            <QuestionCard key={question.id} question={question} onEdit={() => onEdit(question)} />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);
