import { useField, useFormikContext } from 'formik';
import { refusal, type RefusedFields } from '#lib/formErrors';
import { type SearchOption, type SearchResults, SearchSelect } from '#ui/SearchSelect';

export interface RecordsFieldProps {
  name: string;
  label: string;
  results: SearchResults;
}

/** Records of the base that a conversation is about. */
export const RecordsField = ({ name, label, results }: RecordsFieldProps) => {
  const [{ value }, , { setValue }] = useField<SearchOption[]>(name);
  const { status } = useFormikContext<unknown>();
  return (
    <SearchSelect
      multiple
      label={label}
      {...results}
      value={value}
      onChange={(chosen) => void setValue(chosen)}
      error={refusal(status as RefusedFields | undefined, name, value)}
    />
  );
};
