import type { FastifyRequest } from 'fastify';

type Theme = 'light' | 'dark' | 'auto';

/**
 * The theme that this browser last showed (web/app/theme/appearance), written into the page so that its first pixel has
 * it: scripts run too late, and inline ones are forbidden. Light for a visitor (spec 1 §9).
 */
export const rememberedTheme = ({ headers }: FastifyRequest, visitors: Theme = 'light'): Theme =>
  (/(?:^|;\s*)appearance=(light|dark|auto)\b/.exec(headers.cookie ?? '')?.[1] as Theme | undefined) ?? visitors;
