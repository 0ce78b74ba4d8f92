import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';

export interface Mail {
  to: string;
  subject: string;
  /** Who is answered, when it is not the sender. */
  replyTo?: string;
  text: string;
}

interface Dependencies {
  /** null without SMTP: mails are then written to the outbox folder, one `.eml` each (decisions §1). */
  smtpUrl: string | null;
  from: string;
  outboxFolder: string;
  /** Told of a mail that could not leave. */
  onFailure: (error: unknown) => void;
}

/** Sends mails by SMTP where it is configured, to a folder otherwise. */
export const createMailService = ({ smtpUrl, from, outboxFolder, onFailure }: Dependencies) => {
  const smtp = smtpUrl === null ? null : createTransport(smtpUrl);
  const outbox = createTransport({ streamTransport: true, buffer: true });
  const underway = new Set<Promise<void>>();

  const send = async (mail: Mail): Promise<void> => {
    if (smtp) {
      await smtp.sendMail({ from, ...mail });
      return;
    }
    const { message } = await outbox.sendMail({ from, ...mail });
    await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
    await writeFile(join(outboxFolder, `${uuidv7()}.eml`), message as Buffer, { mode: 0o600 });
  };

  /** Runs a mailing that nobody waits for. */
  const later = (mailing: () => Promise<void>) => {
    const task = mailing()
      .catch(onFailure)
      .finally(() => underway.delete(task));
    underway.add(task);
  };

  /** Waits for what is still leaving. */
  const settled = async (): Promise<void> => {
    await Promise.all(underway);
  };

  const close = async (): Promise<void> => {
    await settled();
    smtp?.close();
  };

  return { send, later, settled, close };
};
export type MailService = ReturnType<typeof createMailService>;
