import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#contract/endpoint';
import { AppError } from './errors.ts';

/** Who is calling. */
export interface Identity {
  userId: string;
  sessionId: string;
  /** null until the user has created a company. */
  companyId: string | null;
}

/** Reads an access token; null when it is expired, forged, or its session was closed. */
export type Identify = (accessToken: string) => Promise<Identity | null>;

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify;
  }
  interface FastifyRequest {
    /** null on public routes, whatever token they carry. */
    identity: Identity | null;
  }
}

/** Makes callers known by their `Authorization: Bearer` header (spec 1 §7). */
export const knowCallers = (app: FastifyInstance, identify: Identify) => {
  app.decorate('identify', identify);
  app.decorateRequest('identity', null);
};

/** Lets in whom the endpoint's `access` lets in: 401 without a session, 403 without a company (decisions §2). */
export const admit = (access: Exclude<Access, 'public'>) => async (request: FastifyRequest) => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const identity = token ? await request.server.identify(token) : null;
  if (!identity) throw new AppError('unauthenticated');
  if (access === 'company' && !identity.companyId) throw new AppError('company_required');
  request.identity = identity;
};
