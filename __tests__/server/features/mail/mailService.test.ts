import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMailService } from '#server/features/mail/mailService';

const MAIL = { to: 'amelie@exemple.fr', subject: 'Réunion', text: 'À demain.' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const service = (smtpUrl: string | null, onFailure: (error: unknown) => void = () => {}) =>
  createMailService({ smtpUrl, from: 'Vivier <ne-pas-repondre@exemple.fr>', outboxFolder: join(folder, 'outbox'), onFailure });

test('without SMTP a mail is a file that only its owner reads', async () => {
  const mail = service(null);
  await mail.send(MAIL);
  const [name] = await readdir(join(folder, 'outbox'));
  const path = join(folder, 'outbox', name!);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('From: Vivier <ne-pas-repondre@exemple.fr>');
  expect(text).toContain('To: amelie@exemple.fr');
});

test('a line break in a subject or an address adds no header', async () => {
  const mail = service(null);
  await mail.send({ ...MAIL, to: 'a@exemple.fr\r\nBcc: b@exemple.fr', subject: 'x\r\nBcc: c@exemple.fr' });
  const [name] = await readdir(join(folder, 'outbox'));
  const head = (await readFile(join(folder, 'outbox', name!), 'utf8')).split('\r\n\r\n')[0];
  expect(head).not.toMatch(/^Bcc:/im);
});

/** The least of an SMTP server: accepts one mail and keeps what it was told. */
const smtpServer = async () => {
  let heard = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (inData) {
        if (heard.includes('\r\n.\r\n')) {
          inData = false;
          socket.write('250 ok\r\n');
        }
        return;
      }
      inData = text.startsWith('DATA');
      socket.write(inData ? '354 go\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard, close: () => new Promise((done) => server.close(done)) };
};

test('with SMTP a mail leaves by it and no file is written', async () => {
  const smtp = await smtpServer();
  const mail = service(smtp.url);
  await mail.send(MAIL);
  await mail.close();
  await smtp.close();
  expect(smtp.heard()).toContain('RCPT TO:<amelie@exemple.fr>');
  expect(await readdir(folder)).toEqual([]);
});

test('a mailing that nobody waits for reports its failure', async () => {
  const failures: unknown[] = [];
  const mail = service('smtp://127.0.0.1:1', (error) => failures.push(error));
  mail.later(() => mail.send(MAIL));
  await mail.close();
  expect(failures).toHaveLength(1);
});
