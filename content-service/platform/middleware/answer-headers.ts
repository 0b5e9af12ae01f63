import type { MiddlewareHandler } from 'hono';
import type { ContentEnv } from '../../env.ts';

/** Headers of every answer: the site decides what is kept, so nothing between may, pictures apart. */
export const answerHeaders = (): MiddlewareHandler<ContentEnv> =>
  async function answerHeaders(c, next) {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
