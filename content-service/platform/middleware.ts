import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentEnv } from './content-env.ts';
import { ContentError } from './errors/content-error.ts';

/** Headers of every answer: the site decides what is kept, so nothing between may, pictures apart. */
export const answerHeaders = (): MiddlewareHandler<ContentEnv> =>
  async function answerHeaders(c, next) {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };

/** Refuses a body that is declared larger before any of it is read; others are cut while they are read. */
export const limitBody = (maxBytes: number): MiddlewareHandler<ContentEnv> =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ContentError('body_too_large', `The body is larger than ${maxBytes} bytes.`);
    },
  });
