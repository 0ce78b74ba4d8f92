import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type ColorName, DEFAULT_COLORS } from '#contract/template-configs';
import { FieldGrid } from '#ui/FieldGrid';
import { SectionCard } from '#ui/SectionCard';
import { formTexts } from '../formTexts.ts';
import { ColorField } from './ColorField.tsx';

const NAMES = Object.keys(DEFAULT_COLORS) as ColorName[];

/** The nine colours (spec 2 §3). */
export const ColorFields = () => {
  const { setFieldValue } = useFormikContext();
  return (
    <SectionCard
      title={formTexts.sections.colors}
      action={
        <Button size="small" onClick={() => void setFieldValue('config.colors', DEFAULT_COLORS)}>
          {formTexts.standardColors}
        </Button>
      }
    >
      <FieldGrid>
        {NAMES.map((name) => (
          <ColorField key={name} color={name} />
        ))}
      </FieldGrid>
    </SectionCard>
  );
};
