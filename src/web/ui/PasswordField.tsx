import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** A password of a Formik form, which can be looked at. */
export const PasswordField = (props: Omit<FormFieldProps, 'type' | 'slotProps'>) => {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="small"
      edge="end"
      aria-label={isShown ? commonTexts.hideCharacters : commonTexts.showCharacters}
      aria-controls={props.id ?? `field-${props.name}`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
  return <FormField {...props} type={isShown ? 'text' : 'password'} slotProps={{ input: { endAdornment: toggle } }} />;
};
