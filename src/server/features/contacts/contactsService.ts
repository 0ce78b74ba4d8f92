import type { Contact } from '#contract/contacts';
import type { Database } from '#server/database/client';
import type { MailService } from '#server/features/mail/mailService';
import { contactsRepository } from './contactsRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  mail: MailService;
  /** Who reads the messages. */
  contactEmail: string;
}

/** Messages of the public contact form: kept first, then mailed, so that a relay that is down loses none (spec 1 §4). */
export const createContactsService = ({ database, mail, contactEmail }: Dependencies) => ({
  async receive(contact: Contact): Promise<{ id: string }> {
    const id = await contactsRepository(database).insert(contact);
    mail.later(() => mail.send({ to: contactEmail, replyTo: contact.email, ...TEXTS.contactMail(contact) }));
    return { id };
  },
});
export type ContactsService = ReturnType<typeof createContactsService>;
