import type { FastifyInstance } from 'fastify';

/** While the server closes, answers under way end their connection: kept alive, it would hold the close for a minute. */
export const closeGracefully = (app: FastifyInstance) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
