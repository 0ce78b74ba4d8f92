import Add from '@mui/icons-material/Add';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense } from 'react';
import { PlacementTitle } from '#features/placements';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { useGenerateQuestionsMutation } from '../questionsApi.ts';
import { questionsTexts } from '../texts.ts';

export interface QuestionsHeaderProps {
  placementId: string;
  canPrint: boolean;
  onCreate: () => void;
}

/** Whose questions they are, and what to do: generate, write one, print the guide (spec 2 §2). */
export const QuestionsHeader = ({ placementId, canPrint, onCreate }: QuestionsHeaderProps) => {
  const [generate, { isLoading }] = useGenerateQuestionsMutation();
  return (
    <>
      <Box className="screen-only">
        <BackLink to={paths.placement(placementId)} label={questionsTexts.backToPlacement} />
      </Box>
      <PageHeader
        title={questionsTexts.title}
        subtitle={
          <Suspense fallback={'\u00A0'}>
            <PlacementTitle id={placementId} />
          </Suspense>
        }
        actions={
          <>
            <Button
              className="screen-only"
              variant="outlined"
              startIcon={<PrintOutlined />}
              disabled={!canPrint}
              onClick={() => window.print()}
            >
              {questionsTexts.print}
            </Button>
            <Button className="screen-only" variant="outlined" startIcon={<Add />} onClick={onCreate}>
              {questionsTexts.create}
            </Button>
            <Button
              className="screen-only"
              variant="contained"
              startIcon={<AutoAwesomeOutlined />}
              disabled={isLoading}
              onClick={() => void generate(placementId)}
            >
              {isLoading ? questionsTexts.generating : questionsTexts.generate}
            </Button>
          </>
        }
      />
      {isLoading ? (
        <Alert severity="info" role="status" className="screen-only" sx={{ mb: 3, '& .MuiAlert-message': { flexGrow: 1 } }}>
          {questionsTexts.generatingText}
          <LinearProgress aria-label={questionsTexts.generating} sx={{ mt: 1 }} />
        </Alert>
      ) : null}
    </>
  );
};
