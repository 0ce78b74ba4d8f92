import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { CvPreview, type Rendering } from '#features/cv';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { SectionCard } from '#ui/SectionCard';
import { formTexts } from '../formTexts.ts';
import { PLAIN_STYLE, type TemplateFormValues } from '../templateForm.ts';
import { templatesTexts } from '../texts.ts';

export interface LivePreviewProps {
  onRendered: (rendering: Rendering) => void;
}

/** The sample CV by the code being typed. */
export const LivePreview = ({ onRendered }: LivePreviewProps) => {
  const { values } = useFormikContext<TemplateFormValues>();
  return (
    <SectionCard title={formTexts.livePreview}>
      <Suspense fallback={<RecordSkeleton />}>
        <CvPreview
          template={values.handlebarsTemplate}
          config={PLAIN_STYLE}
          title={formTexts.livePreview}
          failure={templatesTexts.renderFailed}
          onRendered={onRendered}
        />
      </Suspense>
    </SectionCard>
  );
};
