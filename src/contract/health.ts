import { endpoint } from './endpoint.ts';

export const healthEndpoints = {
  health: endpoint<{ data: { status: 'ok' } }>()({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Le serveur et sa base répondent',
  }),
};
