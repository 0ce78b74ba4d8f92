import { errors, jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_MINUTES = 15;

const ISSUER = 'vivier';
const AUDIENCE = 'vivier-api';

interface Holder {
  userId: string;
  sessionId: string;
}

/** Signed JWTs of 15 minutes that name the user and the session, nothing that may change meanwhile (decisions §3). */
export const createAccessTokens = (key: Uint8Array, clock: () => Date) => {
  const sign = ({ userId, sessionId }: Holder): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_MINUTES * 60)
      .sign(key);
  };

  /** null for any token that is not ours or has expired. */
  const verify = async (token: string): Promise<Holder | null> => {
    try {
      const { payload } = await jwtVerify<{ sid: string }>(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock(),
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      return { userId: payload.sub!, sessionId: payload.sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return { sign, verify };
};
export type AccessTokens = ReturnType<typeof createAccessTokens>;
