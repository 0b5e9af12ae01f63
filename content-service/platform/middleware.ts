import type { MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { ContentEnv } from '../env.ts';
import { ContentError } from './errors/content-error.ts';

/** Headers of every answer: the site decides what is kept, so nothing between may, pictures apart. */
export const answerHeaders = (): MiddlewareHandler<ContentEnv> =>
  async function answerHeaders(c, next) {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };

/** Asks for the bearer token where one is set; the service binding needs none. */
export const authorization = (): MiddlewareHandler<ContentEnv> =>
  async function authorization(c, next) {
    const token = c.env.CONTENT_SERVICE_TOKEN;
    if (token !== undefined && token !== '') {
      const given = c.req.header('Authorization') ?? '';
      if (!(await timingSafeEqual(given, `Bearer ${token}`))) {
        throw new ContentError('unauthorized', 'A valid bearer token is required.');
      }
    }
    await next();
  };
