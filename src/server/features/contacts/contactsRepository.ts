import type { Contact } from '#contract/contacts';
import type { Queryable } from '#server/database/client';
import { contacts } from '#server/database/schema/contacts';

export const contactsRepository = (database: Queryable) => ({
  async insert(contact: Contact): Promise<string> {
    const [row] = await database.insert(contacts).values(contact).returning({ id: contacts.id });
    return row!.id;
  },
});
