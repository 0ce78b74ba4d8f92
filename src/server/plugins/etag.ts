import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tags the answer with a cheap version of what it will hold, and tells whether the caller already has it: a poll of an
 * unchanged list then costs neither its query nor its body. The address and the company are part of the tag.
 */
export const alreadyHeld = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const content = `${request.identity?.companyId} ${request.url} ${version}`;
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  return request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) ?? false;
};
