import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AppEnv } from '../env.ts';

/**
 * A part of a page that the site's script inserts into one, rendered by the same components as the page. The script
 * parses it as a document; it has neither head nor frame.
 */
export const renderFragment = (c: Context<AppEnv>, part: ReactNode): Response => {
  c.header('X-Robots-Tag', 'noindex');
  return c.html(`<!DOCTYPE html>${renderToString(part)}`);
};
