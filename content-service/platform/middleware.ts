import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentEnv } from './content-env.ts';
import { ContentError } from './errors/content-error.ts';

/**
 * Headers of every answer: no caching between, since the site manages its own cache; pictures are an
 * exception.
 */
export const answerHeaders = (): MiddlewareHandler<ContentEnv> =>
  async function answerHeaders(c, next) {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };

/** Refuses a body with too large a declared length before reading it; others are cut off while being read. */
export const limitBody = (maxBytes: number): MiddlewareHandler<ContentEnv> =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ContentError('body_too_large', `The body is larger than ${maxBytes} bytes.`);
    },
  });
