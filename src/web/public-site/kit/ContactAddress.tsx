import { CONTACT_EMAIL } from '#lib/prerender/placeholders';

/** How to reach the team without a form. */
export const ContactAddress = () => <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
