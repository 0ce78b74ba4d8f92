import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldGrid } from '#ui/FieldGrid';
import { IconAction } from '#ui/IconAction';
import type { CandidateFormValues } from '../../candidateForm.ts';
import { formTexts } from '../../formTexts.ts';

export interface RepeatedGroupProps<Name extends 'workExperience' | 'education'> {
  name: Name;
  title: string;
  /** Name of one item by its rank, from 1. */
  label: (rank: number) => string;
  addLabel: string;
  /** What a new item holds. */
  blank: CandidateFormValues[Name][number];
  /** The fields of one item, whose names begin with this path. */
  fields: (path: string) => ReactNode;
}

/** A list of items that are edited in place, added and removed. */
export const RepeatedGroup = <Name extends 'workExperience' | 'education'>({
  name,
  title,
  label,
  addLabel,
  blank,
  fields,
}: RepeatedGroupProps<Name>) => {
  const { values } = useFormikContext<CandidateFormValues>();
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Box component="section" aria-label={title}>
          <Typography variant="h3" component="h3" sx={{ mt: 1, mb: 1.5 }}>
            {title}
          </Typography>
          {values[name].map((_item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items have no identity of their own, and every input is controlled
            <Box key={index} sx={{ mb: 1.5, p: 2, pb: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
                <Typography variant="subtitle2" component="h4">
                  {label(index + 1)}
                </Typography>
                <IconAction label={formTexts.removeItem(label(index + 1))} Icon={DeleteOutlined} onClick={() => remove(index)} />
              </Box>
              <FieldGrid>{fields(`${name}[${index}]`)}</FieldGrid>
            </Box>
          ))}
          <Button size="small" startIcon={<Add />} onClick={() => push(blank)}>
            {addLabel}
          </Button>
        </Box>
      )}
    </FieldArray>
  );
};
