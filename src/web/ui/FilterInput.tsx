import InputBase, { type InputBaseProps } from '@mui/material/InputBase';

export type FilterInputProps = InputBaseProps;

/** The box of a filter above a list; it names itself by what it shows, and to a screen reader by its label. */
export const FilterInput = ({ sx, ...rest }: FilterInputProps) => (
  <InputBase
    {...rest}
    sx={[
      (theme) => ({
        minHeight: theme.spacing(5.25),
        px: 1.5,
        gap: 1,
        border: 1,
        borderColor: 'text.disabled',
        borderRadius: 1,
        bgcolor: 'background.paper',
        fontSize: { xs: '1rem', sm: '0.9375rem' },
        '&:hover': { borderColor: 'text.primary' },
        '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1, borderColor: 'primary.main' },
      }),
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
