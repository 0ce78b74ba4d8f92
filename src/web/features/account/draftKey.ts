/** Where this tab keeps what was typed in the simpler sign-up. */
export const DRAFT_KEY = 'registrationDraft';
