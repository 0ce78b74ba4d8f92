import { Form as FormikForm, type FormikErrors, type FormikValues, useFormikContext } from 'formik';
import { type FormEvent, type FormHTMLAttributes, useEffect, useRef } from 'react';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInvalid' | 'action'> {
  /** Nothing is sent because of these errors. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void;
}

const FIRST_IN_ERROR = '[aria-invalid="true"]:not([aria-hidden="true"])';

/** The form element of a Formik form: sends once however often it is asked, and leads to the first field in error. */
export const Form = ({ onInvalid, ...rest }: FormProps) => {
  const { submitCount, isSubmitting, validateForm, submitForm } = useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>(FIRST_IN_ERROR)?.focus();
  }, [submitCount, isSubmitting]);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const errors = await validateForm();
      if (Object.keys(errors).length > 0) onInvalid?.(errors);
      await submitForm();
    } finally {
      isSending.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return <FormikForm ref={form} noValidate {...rest} onSubmit={submit} />;
};
