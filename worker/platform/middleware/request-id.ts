import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** Id of the request in logs, in calls to the content service and on error pages; never taken from the client. */
export const requestId = createMiddleware<AppEnv>(function requestId(c, next) {
  c.set('requestId', crypto.randomUUID());
  return next();
});
