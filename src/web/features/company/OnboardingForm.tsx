import { Formik, type FormikHelpers } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import { failureFields, failureStatus } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { notify } from '#lib/notify';
import { Form } from '#ui/Form';
import { FormBanner } from '#ui/FormBanner';
import { useCreateCompanyMutation } from './companyApi.ts';
import { BasicsStep } from './components/BasicsStep.tsx';
import { ContactStep } from './components/ContactStep.tsx';
import { DraftKeeper } from './components/DraftKeeper.tsx';
import { OnboardingProgress } from './components/OnboardingProgress.tsx';
import { StepFrame } from './components/StepFrame.tsx';
import { clearDraft, readDraft } from './onboardingDraft.ts';
import { STEP_SCHEMAS, stepOf } from './onboardingSteps.ts';
import { emptyOnboarding, type OnboardingValues, toCompanyCreation } from './onboardingValues.ts';
import { companyTexts as texts } from './texts.ts';

/** A disabled button stops the browser's own submission by Enter (decisions §4). */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

export interface OnboardingFormProps {
  userId: string;
}

/** Two steps of one form (spec 1 §2, §5); on success the guard leads to the dashboard. */
export const OnboardingForm = ({ userId }: OnboardingFormProps) => {
  const [draft] = useState(() => readDraft(userId));
  const [initialValues] = useState(() => ({ ...emptyOnboarding(), ...draft?.values }));
  const [step, setStep] = useState(draft?.step ?? 0);
  const [create, { error, isLoading }] = useCreateCompanyMutation();
  const status = failureStatus(error);
  const isUnexpected = error !== undefined && !isLoading && (status === null || status >= 500);

  const submit = async (values: OnboardingValues, { setStatus, setTouched }: FormikHelpers<OnboardingValues>) => {
    if (step === 0) {
      setStep(1);
      return setTouched({}, false);
    }
    const { error: refused } = await create({ body: toCompanyCreation(values) });
    if (!refused) return clearDraft(userId);
    const fields = failureFields(refused);
    setStatus(refusedFields(fields, values));
    return setStep(stepOf(Object.keys(fields)));
  };

  const refuse = (errors: object) => {
    if (step === 0) return;
    setStep(stepOf(Object.keys(errors)));
    notify('error', commonTexts.invalidForm);
  };

  return (
    <Formik initialValues={initialValues} validationSchema={STEP_SCHEMAS[step]} onSubmit={submit}>
      <Form onInvalid={refuse} onKeyDown={submitOnEnter}>
        <DraftKeeper userId={userId} step={step} />
        <OnboardingProgress step={step} />
        {isUnexpected ? <FormBanner>{texts.unexpected}</FormBanner> : null}
        <StepFrame step={step}>{step === 0 ? <BasicsStep /> : <ContactStep onPrevious={() => setStep(0)} />}</StepFrame>
      </Form>
    </Formik>
  );
};
