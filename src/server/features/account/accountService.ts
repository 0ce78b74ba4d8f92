import type { PasswordChange, Registration, User, UserUpdate } from '#contract/account';
import { ERROR_MESSAGES } from '#contract/errors';
import type { Database } from '#server/database/client';
import { isUniqueViolation } from '#server/database/uniqueViolation';
import type { CompanyService } from '#server/features/company/companyService';
import type { MailService } from '#server/features/mail/mailService';
import { AppError } from '#server/plugins/errors';
import { createAccessTokens } from './accessTokens.ts';
import { createAttempts } from './attempts.ts';
import { passwordResetsRepository } from './passwordResetsRepository.ts';
import { createPasswordResetsService } from './passwordResetsService.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { sessionsRepository } from './sessionsRepository.ts';
import { createSessionsService } from './sessionsService.ts';
import { TEXTS } from './texts.ts';
import { toUser, type UserChanges, type UserRow, usersRepository } from './usersRepository.ts';

interface Dependencies {
  database: Database;
  company: CompanyService;
  mail: MailService;
  /** Signs access tokens. */
  jwtSecret: Uint8Array;
  appUrl: string;
  clock?: () => Date;
}

interface Caller {
  id: string;
  sessionId: string;
}

const emailTaken = (error: unknown): never => {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw new AppError('email_taken', { fields: { email: ERROR_MESSAGES.email_taken } });
};

/** Accounts and their sessions (spec 1 §3 to §7). */
export const createAccountService = ({ database, company, mail, jwtSecret, appUrl, clock = () => new Date() }: Dependencies) => {
  const loginAttempts = createAttempts({ max: 10, minutes: 15 }, clock);
  const passwordAttempts = createAttempts({ max: 10, minutes: 15 }, clock);
  const mailRequests = createAttempts({ max: 5, minutes: 60 }, clock);
  const accessTokens = createAccessTokens(jwtSecret, clock);
  const users = usersRepository(database);

  const register = async ({ password, ...profile }: Registration): Promise<User> => {
    const passwordHash = await hashPassword(password);
    return toUser(await users.insert({ ...profile, passwordHash }).catch(emailTaken));
  };

  const found = async (id: string): Promise<UserRow> => {
    const user = await users.byId(id);
    if (!user) throw new AppError('unauthenticated');
    return user;
  };

  const me = async (id: string): Promise<User> => toUser(await found(id));

  /** A wrong password of a signed-in user is an error of its field, never a 401 that would sign them out (decisions §2). */
  const confirmPassword = async (id: string, password: string, field: string, sentence: string): Promise<UserRow> => {
    passwordAttempts.take(id);
    const user = await found(id);
    if (!(await verifyPassword(user.passwordHash, password))) throw new AppError('invalid', { fields: { [field]: sentence } });
    passwordAttempts.forget(id);
    return user;
  };

  /** Writes the changes; a new password or address closes the other sessions and voids the links already mailed. */
  const write = async ({ id, sessionId }: Caller, changes: UserChanges): Promise<UserRow> =>
    database.transaction(async (transaction) => {
      if (changes.passwordHash) await sessionsRepository(transaction).revokeAll(id, sessionId);
      if (changes.passwordHash || changes.email) await passwordResetsRepository(transaction).removeAll(id);
      const user = await usersRepository(transaction).update(id, changes);
      if (!user) throw new AppError('unauthenticated');
      return user;
    });

  const changePassword = async (caller: Caller, { currentPassword, newPassword }: PasswordChange): Promise<void> => {
    await confirmPassword(caller.id, currentPassword, 'currentPassword', TEXTS.wrongCurrentPassword);
    await write(caller, { passwordHash: await hashPassword(newPassword) });
  };

  const update = async (caller: Caller, { password, currentPassword, ...profile }: UserUpdate): Promise<User> => {
    const changes: UserChanges = { ...profile };
    if (password) {
      await confirmPassword(caller.id, currentPassword ?? '', 'currentPassword', TEXTS.wrongCurrentPassword);
      changes.passwordHash = await hashPassword(password);
    }
    if (Object.values(changes).every((value) => value === undefined)) return me(caller.id);
    return toUser(await write(caller, changes).catch(emailTaken));
  };

  /** The last member takes the company's data along (decisions §4). */
  const remove = async (id: string, password: string): Promise<void> => {
    await confirmPassword(id, password, 'password', TEXTS.wrongPassword);
    const orphaned = await database.transaction(async (transaction) => {
      const companyId = await usersRepository(transaction).remove(id);
      return companyId !== null && (await company.removeDeserted(transaction, companyId)) ? companyId : null;
    });
    if (orphaned) await company.removeFiles(orphaned);
  };

  return {
    register,
    me,
    update,
    changePassword,
    remove,
    ...createSessionsService({ database, accessTokens, loginAttempts, clock }),
    ...createPasswordResetsService({ database, mail, requests: mailRequests, loginAttempts, appUrl, clock }),
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
