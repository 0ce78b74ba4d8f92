import { setupServer } from 'msw/node';
import { API_PREFIX } from '#contract/common';
import { accountHandlers } from './accountHandlers.ts';
import { candidateHandlers } from './candidateHandlers.ts';
import { conversationHandlers } from './conversationHandlers.ts';
import { jobHandlers } from './jobHandlers.ts';
import { placementHandlers } from './placementHandlers.ts';
import { questionHandlers } from './questionHandlers.ts';
import { statisticsHandlers } from './statisticsHandlers.ts';
import { templateHandlers } from './templateHandlers.ts';
import { makeWorld, type World } from './world.ts';

/** The server as web tests see it; `server.use(refuse(…))` changes one call for one test. */
export const server = setupServer();

/** The server answers from this world again, after a call was made to fail. */
export const serve = (world: World): void => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // each handler notes where it was made, which is here
  server.resetHandlers(
    ...accountHandlers(world),
    ...candidateHandlers(world),
    ...jobHandlers(world),
    ...placementHandlers(world),
    ...questionHandlers(world),
    ...templateHandlers(world),
    ...conversationHandlers(world),
    ...statisticsHandlers(world),
  );
  Error.stackTraceLimit = stackTraceLimit;
};

/** Starts a test with a server that knows this world only. */
export const startWorld = (differences: Partial<World> = {}): World => {
  const world = makeWorld(differences);
  serve(world);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    world.calls.push(`${request.method} ${new URL(request.url).pathname.slice(API_PREFIX.length)}`);
  });
  return world;
};
