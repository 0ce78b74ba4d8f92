import QuizOutlined from '@mui/icons-material/QuizOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PlacementNotFound } from '#features/placements';
import type { Question } from '#contract/questions';
import { isAbsence } from '#lib/api/failure';
import { toListState } from '#lib/api/listState';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { ListEmpty } from '#ui/ListEmpty';
import { OutdatedList } from '#ui/OutdatedList';
import { RowsSkeleton } from '#ui/RowsSkeleton';
import { Spinner } from '#ui/Spinner';
import { PrintStyles } from './components/PrintStyles.tsx';
import { QuestionGuide } from './components/QuestionGuide.tsx';
import { QuestionsHeader } from './components/QuestionsHeader.tsx';
import { QuestionsToolbar } from './components/QuestionsToolbar.tsx';
import { filterQuestions, type QuestionFilters, readFilters, writeFilters } from './filters.ts';
import { useListQuestionsQuery } from './questionsApi.ts';
import { questionsTexts } from './texts.ts';

const QuestionDialog = lazy(async () => ({ default: (await import('./QuestionDialog.tsx')).QuestionDialog }));

const NO_FILTER: QuestionFilters = { type: '', difficulty: '', activeOnly: true };

/** The interview questions of a placement (spec 2 §2). Filters live in the URL. */
export const QuestionsPage = () => {
  const { placementId = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const change = (changes: Partial<QuestionFilters>) => setAddress((current) => writeFilters({ ...readFilters(current), ...changes }));
  const list = useListQuestionsQuery(placementId, { selectFromResult: toListState });
  /** null writes a new one, undefined nothing. */
  const [edited, setEdited] = useState<Question | null>();
  const create = () => setEdited(null);

  if (isAbsence(list.error)) {
    return (
      <Suspense fallback={<Spinner />}>
        <PlacementNotFound />
      </Suspense>
    );
  }
  const questions = filterQuestions(list.data?.data ?? [], filters);
  const minutes = questions.reduce((total, { expectedAnswerTime }) => total + expectedAnswerTime, 0);
  const retry = () => void list.refetch();
  return (
    <>
      <PrintStyles />
      <QuestionsHeader placementId={placementId} canPrint={questions.length > 0} onCreate={create} />
      <QuestionsToolbar filters={filters} onChange={change} />
      {list.isOutdated ? <OutdatedList onRetry={retry} /> : null}
      {list.hasFailed ? (
        <Card>
          <ErrorPanel title={commonTexts.loadFailed} text={questionsTexts.loadFailed} onRetry={retry} />
        </Card>
      ) : null}
      {!list.data && !list.hasFailed ? <RowsSkeleton rows={4} /> : null}
      {list.data && !list.hasFailed && questions.length === 0 ? (
        <Card>
          <ListEmpty
            icon={<QuizOutlined />}
            title={questionsTexts.none}
            text={questionsTexts.noneYet}
            create={{ label: questionsTexts.create, onClick: create }}
            filtered={
              list.data.total > 0 ? { text: questionsTexts.noneMatches, onClear: () => change({ ...NO_FILTER, activeOnly: false }) } : null
            }
          />
        </Card>
      ) : null}
      {list.data && !list.hasFailed && questions.length > 0 ? (
        <>
          <Box aria-live="polite" sx={{ mb: 2 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              {questionsTexts.count(questions.length)} · {questionsTexts.totalTime(minutes)}
            </Typography>
          </Box>
          <QuestionGuide questions={questions} onEdit={setEdited} />
        </>
      ) : null}
      <Suspense fallback={null}>
        {edited === undefined ? null : <QuestionDialog placementId={placementId} question={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  );
};
