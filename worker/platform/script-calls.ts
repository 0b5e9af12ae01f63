import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from './env.ts';
import { MethodNotAllowed } from './errors/app-error.ts';
import type { Screens } from './screen.ts';

/**
 * The calls of the site's scripts below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language; those
 * named after cards and pictures are HTML. A method that a call does not support is 405.
 */
export function scriptCalls({ calls }: Pick<Screens, 'calls'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const onMethodNotAllowed = (_c: unknown, methods: string[]): never => {
    throw new MethodNotAllowed(methods);
  };
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  for (const { method, path, answer } of calls) app.on(method, path, answer);
  return app;
}
