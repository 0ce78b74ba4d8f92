import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Question } from '#contract/questions';
import { StatusChip } from '#ui/StatusChip';
import { useUpdateQuestionMutation } from '../questionsApi.ts';
import { questionsTexts } from '../texts.ts';
import { QuestionMarks } from './QuestionMarks.tsx';

export interface QuestionCardProps {
  question: Question;
  onEdit: () => void;
}

/** One question of the guide: what to ask, what to hear, why. */
export const QuestionCard = ({ question, onEdit }: QuestionCardProps) => {
  const { id, placementId, toAsk, answer, basis, isActive } = question;
  const [update, { isLoading }] = useUpdateQuestionMutation();
  const toggle = () => void update({ params: { placementId, questionId: id }, body: { isActive: !isActive } });
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 2, sm: 2.5 },
        '@media print': { border: 0, boxShadow: 'none', p: 0, pb: 2, breakInside: 'avoid', overflow: 'visible' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <QuestionMarks question={question} />
        {isActive ? null : <StatusChip label={questionsTexts.inactive} tone="neutral" />}
        <Box className="screen-only" sx={{ display: 'flex', gap: 0.5, ml: 'auto', my: -0.5, mr: -1 }}>
          <Button size="small" aria-label={questionsTexts.editWhich(toAsk)} onClick={onEdit}>
            {questionsTexts.edit}
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={isLoading}
            aria-label={isActive ? questionsTexts.deactivateWhich(toAsk) : questionsTexts.activateWhich(toAsk)}
            onClick={toggle}
            sx={{ color: 'text.secondary' }}
          >
            {isActive ? questionsTexts.deactivate : questionsTexts.activate}
          </Button>
        </Box>
      </Box>
      <Typography
        component="h3"
        sx={{ fontWeight: 600, fontSize: '1rem', maxWidth: '72ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {toAsk}
      </Typography>
      {answer === '' ? null : (
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, fontSize: '0.8125rem' }}>
            {questionsTexts.expected}
          </Typography>
          <Typography variant="body2" sx={{ maxWidth: '76ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {answer}
          </Typography>
        </Box>
      )}
      {basis === '' ? null : (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {questionsTexts.basis}&nbsp;: {basis}
        </Typography>
      )}
      <Box
        aria-hidden="true"
        sx={{ display: 'none', '@media print': { display: 'block', mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' } }}
      >
        {questionsTexts.notes}
        {[0, 1, 2].map((line) => (
          <Box key={line} sx={{ height: 26, borderBottom: '1px solid #999' }} />
        ))}
      </Box>
    </Card>
  );
};
