import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { toListState } from '#lib/api/listState';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { QuestionMarks } from './components/QuestionMarks.tsx';
import { typeLabel } from './labels.ts';
import { useGenerateQuestionsMutation, useListQuestionsQuery } from './questionsApi.ts';
import { questionsTexts } from './texts.ts';

export interface QuestionsPanelProps {
  placementId: string;
}

const SHOWN = 4;

/** On a placement's page: its latest active questions, and the way to all of them (spec 2 §2). */
export const QuestionsPanel = ({ placementId }: QuestionsPanelProps) => {
  const list = useListQuestionsQuery(placementId, { selectFromResult: toListState });
  const [generate, { isLoading }] = useGenerateQuestionsMutation();
  const active = (list.data?.data ?? [])
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, SHOWN);
  const total = list.data?.total ?? 0;
  return (
    <SectionCard
      title={questionsTexts.panelTitle}
      action={
        <Button size="small" component={Link} to={paths.placementQuestions(placementId)}>
          {total > 0 ? questionsTexts.all(total) : questionsTexts.open}
        </Button>
      }
    >
      {list.hasFailed ? (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>{questionsTexts.loadFailed}</Typography>
          <Button size="small" onClick={() => void list.refetch()}>
            {commonTexts.retry}
          </Button>
        </Box>
      ) : null}
      {!list.data && !list.hasFailed ? <Skeleton variant="rounded" height={96} /> : null}
      {list.data && active.length === 0 ? (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
          <Nothing text={total > 0 ? questionsTexts.noneActive : questionsTexts.noneYet} />
          <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void generate(placementId)}>
            {isLoading ? questionsTexts.generating : questionsTexts.generate}
          </Button>
        </Box>
      ) : null}
      {active.length > 0 ? (
        <Box component="ul" sx={{ display: 'grid', gap: 1.75, m: 0, p: 0, listStyle: 'none' }}>
          {active.map((question) => (
            <Box component="li" key={question.id}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{question.toAsk}</Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
                <StatusChip label={typeLabel(question.questionType)} tone="primary" />
                <QuestionMarks question={question} />
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </SectionCard>
  );
};
