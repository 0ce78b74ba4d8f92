import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../env.ts';

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of one answer, for the style elements that Emotion adds. */
export const styleNonce = (response: ServerResponse): string => {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
};

/**
 * Security headers on every answer. HTTPS is asked for only where people reach the application by it: on a plain
 * http address of a local network `upgrade-insecure-requests` would break every page.
 */
export const secureHeaders = async (app: FastifyInstance, { appUrl, apiBaseUrl }: Pick<Env, 'appUrl' | 'apiBaseUrl'>) => {
  const https = new URL(appUrl).protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${styleNonce(response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https,
  });
};

/** The policy of an answer whose styles never change: their hashes stand in place of its nonce. */
export const allowStyles = (reply: FastifyReply, hashes: string[]) => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  reply.header('content-security-policy', policy.replace(`'nonce-${styleNonce(reply.raw)}'`, hashes.join(' ')));
};
