import { useFormikContext } from 'formik';
import { Suspense, useState } from 'react';
import type { Colors } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CvPreview } from '#features/cv';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { SectionCard } from '#ui/SectionCard';
import { codeOf, type ConfigFormValues } from '../configForm.ts';
import { isHexColor } from '../contrast.ts';
import { formTexts } from '../formTexts.ts';
import { configsTexts } from '../texts.ts';

export interface LivePreviewProps {
  templates: readonly Template[];
}

const isWhole = (colors: Colors) => Object.values(colors).every(isHexColor);

/** The sample CV by what is typed; a colour half typed waits. */
export const LivePreview = ({ templates }: LivePreviewProps) => {
  const { values } = useFormikContext<ConfigFormValues>();
  const [shown, setShown] = useState(values.config);
  if (shown !== values.config && isWhole(values.config.colors)) setShown(values.config);
  return (
    <SectionCard title={formTexts.livePreview}>
      <Suspense fallback={<RecordSkeleton />}>
        <CvPreview
          template={codeOf(templates, values.templateId)}
          config={shown}
          title={formTexts.livePreview}
          failure={configsTexts.renderFailed}
        />
      </Suspense>
    </SectionCard>
  );
};
