import type { Database } from '#server/database/client';
import type { MailService } from '#server/features/mail/mailService';
import { AppError } from '#server/plugins/errors';
import type { createAttempts } from './attempts.ts';
import { passwordResetsRepository } from './passwordResetsRepository.ts';
import { hashPassword } from './passwords.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { sessionsRepository } from './sessionsRepository.ts';
import { TEXTS } from './texts.ts';
import { usersRepository } from './usersRepository.ts';

const LINK_MINUTES = 60;

interface Dependencies {
  database: Database;
  mail: MailService;
  /** Mails asked for one address. */
  requests: ReturnType<typeof createAttempts>;
  loginAttempts: ReturnType<typeof createAttempts>;
  appUrl: string;
  clock: () => Date;
}

/** Forgotten passwords: a mail with a link of one hour that works once (decisions §1). */
export const createPasswordResetsService = ({ database, mail, requests, loginAttempts, appUrl, clock }: Dependencies) => {
  const sendLink = async (email: string): Promise<void> => {
    const user = await usersRepository(database).byEmail(email);
    if (!user) return;
    const token = newSecret();
    const expiresAt = new Date(clock().getTime() + LINK_MINUTES * 60_000);
    await passwordResetsRepository(database).add({ tokenHash: hashSecret(token), userId: user.id, expiresAt });
    const link = new URL(`/reset-password?token=${token}`, appUrl).href;
    await mail.send({ to: user.email, ...TEXTS.resetMail(user.firstName, link) });
  };

  /** Answers before anything is looked up: neither words nor time tell whether the address is known. */
  const forgot = (email: string): void => {
    requests.take(email);
    mail.later(() => sendLink(email));
  };

  /** Sets the password and closes every session. */
  const reset = async (token: string, password: string): Promise<void> => {
    const passwordHash = await hashPassword(password);
    const user = await database.transaction(async (transaction) => {
      const resets = passwordResetsRepository(transaction);
      const request = await resets.consume(hashSecret(token));
      if (!request || request.expiresAt <= clock()) return null;
      await resets.removeAll(request.userId);
      await sessionsRepository(transaction).revokeAll(request.userId);
      return usersRepository(transaction).update(request.userId, { passwordHash });
    });
    if (!user) throw new AppError('invalid', { message: TEXTS.resetLinkOver, fields: { token: TEXTS.resetLinkOver } });
    loginAttempts.forget(user.email);
  };

  return { forgot, reset };
};
