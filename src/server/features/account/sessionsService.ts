import { v7 as uuidv7 } from 'uuid';
import type { Login, Tokens } from '#contract/account';
import type { Database, Queryable } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import type { Identity } from '#server/plugins/session';
import type { AccessTokens } from './accessTokens.ts';
import type { createAttempts } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { sessionsRepository } from './sessionsRepository.ts';
import { TEXTS } from './texts.ts';
import { usersRepository } from './usersRepository.ts';

const REFRESH_DAYS = 30;
/** Two tabs that wake together send the same refresh token: within this time the second is no thief. */
const GRACE_SECONDS = 10;

interface Dependencies {
  database: Database;
  accessTokens: AccessTokens;
  loginAttempts: ReturnType<typeof createAttempts>;
  clock: () => Date;
}

/** Sign-in, rotation and sign-out (decisions §3). */
export const createSessionsService = ({ database, accessTokens, loginAttempts, clock }: Dependencies) => {
  /** Adds a refresh token to a session, in the caller's transaction. */
  const issue = async (queries: Queryable, userId: string, sessionId: string): Promise<Tokens> => {
    const now = clock();
    const refreshToken = newSecret();
    const repository = sessionsRepository(queries);
    await repository.removeExpired(userId, now);
    const expiresAt = new Date(now.getTime() + REFRESH_DAYS * 86_400_000);
    await repository.add({ userId, sessionId, tokenHash: hashSecret(refreshToken), expiresAt });
    return { accessToken: await accessTokens.sign({ userId, sessionId }), refreshToken };
  };

  const login = async ({ email, password }: Login): Promise<Tokens> => {
    loginAttempts.take(email);
    const user = await usersRepository(database).byEmail(email);
    const matches = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !matches) throw new AppError('bad_credentials');
    loginAttempts.forget(email);
    return issue(database, user.id, uuidv7());
  };

  /** A token that was already used revokes its whole session: one of its two holders stole it. */
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    const tokens = await database.transaction(async (transaction) => {
      const repository = sessionsRepository(transaction);
      const token = await repository.take(hashSecret(refreshToken));
      const now = clock();
      if (!token || token.expiresAt <= now) return null;
      if (token.usedAt && now.getTime() - token.usedAt.getTime() > GRACE_SECONDS * 1000) {
        await repository.revoke(token.sessionId);
        return null;
      }
      if (!token.usedAt) await repository.markUsed(token.id, now);
      return issue(transaction, token.userId, token.sessionId);
    });
    if (!tokens) throw new AppError('unauthenticated', { message: TEXTS.sessionOver });
    return tokens;
  };

  const logout = async (refreshToken: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const repository = sessionsRepository(transaction);
      const token = await repository.take(hashSecret(refreshToken));
      if (token) await repository.revoke(token.sessionId);
    });
  };

  const identify = async (accessToken: string): Promise<Identity | null> => {
    const holder = await accessTokens.verify(accessToken);
    const member = holder && (await usersRepository(database).member(holder.userId, holder.sessionId));
    return member && { ...holder, ...member };
  };

  return { login, refresh, logout, identify };
};
