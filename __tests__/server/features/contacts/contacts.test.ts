import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contactSchema } from '#contract/contacts';
import { contacts } from '#server/database/schema/contacts';
import { createContactsService } from '#server/features/contacts/contactsService';
import { createMailService } from '#server/features/mail/mailService';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const message = {
  firstName: ' Inès ',
  lastName: 'Lefèvre',
  email: 'Ines@Exemple.fr',
  phone: '06 39 98 00 12',
  companyName: 'Atelier des Quais',
  message: 'Pouvez-vous nous montrer le produit ?',
};

const send = (body: unknown, headers?: Record<string, string>) => server.call('POST', '/contacts', { body, headers });
const stored = () => server.database.select().from(contacts);

describe('a message of the contact form', () => {
  test('is kept, and mailed to the team, who answers its author', async () => {
    const { status, body } = await send(message);
    expect(status).toBe(201);
    expect(await stored()).toEqual([
      { ...message, id: body.data.id, firstName: 'Inès', email: 'ines@exemple.fr', createdAt: expect.any(Date) },
    ]);
    const mail = (await server.mails()).at(-1)!;
    expect(mail).toContain('To: equipe@localhost');
    expect(mail).toContain('Reply-To: ines@exemple.fr');
    expect(mail.replaceAll('=\r\n', '')).toContain('Pouvez-vous nous montrer le produit');
  });

  test('may come from a signed-in user, whatever state her company or token is in', async () => {
    const { token } = await server.signUp();
    const colleague = await server.signUp({ company: true });
    for (const used of [token, colleague.token, 'expired']) {
      expect((await server.call('POST', '/contacts', { body: message, token: used })).status).toBe(201);
    }
  });

  test('without a phone holds the placeholder, and the mail says that none was given', async () => {
    for (const phone of [undefined, '', '  ']) {
      const { body } = await send({ ...message, phone });
      expect((await stored()).find(({ id }) => id === body.data.id)!.phone).toBe('0000000000');
    }
    expect((await server.mails()).at(-1)!.replaceAll('=\r\n', '')).toContain('non communiqu');
  });

  test('pasted with a character that no database keeps is kept without it', async () => {
    const { body } = await send({ ...message, message: 'Une page\0 de PDF' });
    expect((await stored()).find(({ id }) => id === body.data.id)!.message).toBe('Une page de PDF');
  });

  test('adds no header to the mail, whatever it holds', async () => {
    await send({ ...message, firstName: 'x\r\nBcc: victime@exemple.fr\r\n', companyName: '<script>alert(1)</script>' });
    expect((await server.mails()).at(-1)!.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

describe('is refused', () => {
  test('with every sentence of the form when it is empty', async () => {
    const before = (await stored()).length;
    const { status, body } = await send({});
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'invalid',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: {
        firstName: 'Le prénom est requis',
        lastName: 'Le nom est requis',
        email: 'Email invalide',
        companyName: "L'entreprise est requise",
        message: 'Le message doit contenir au moins 10 caractères',
      },
    });
    expect(await stored()).toHaveLength(before);
  });

  test.each([
    ['email', 'ines', 'Email invalide'],
    ['email', 'ines@exemple.fr\r\nBcc: b@exemple.fr', 'Email invalide'],
    ['message', '  court   ', 'Le message doit contenir au moins 10 caractères'],
    ['message', 'x'.repeat(5001), '5000 caractères au plus'],
    ['firstName', 'x'.repeat(101), '100 caractères au plus'],
  ])('%s %j', async (field, value, sentence) => {
    const { status, body } = await send({ ...message, [field]: value });
    expect([status, body.fields]).toEqual([422, { [field]: sentence }]);
  });

  test.each([
    ['a list', []],
    ['a text', '"bonjour"'],
    ['broken JSON', '{'],
  ])('as malformed when it is %s', async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });
});

test('a relay that is down loses no message', async () => {
  const failures: unknown[] = [];
  const mail = createMailService({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'Vivier <test@localhost>',
    outboxFolder: server.dataDir,
    onFailure: (error) => failures.push(error),
  });
  const service = createContactsService({ database: server.database, mail, contactEmail: 'equipe@localhost' });
  const { id } = await service.receive(contactSchema.cast(message));
  await mail.close();
  expect(failures).toHaveLength(1);
  expect((await stored()).map((row) => row.id)).toContain(id);
});

test('one address is refused past twenty messages an hour, with the time to wait', async () => {
  const flooded = await buildTestServer();
  const answers = await Promise.all(Array.from({ length: 21 }, () => flooded.call('POST', '/contacts', { body: message })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]!.body.code).toBe('too_many_requests');
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await flooded.database.select().from(contacts)).toHaveLength(20);
  await flooded.close();
});
