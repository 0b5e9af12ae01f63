import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AppEnv } from '../env.ts';

/**
 * A part of a page that the site's script takes into one, drawn by the components that draw the page. The script
 * reads it as a document; it has neither head nor frame.
 */
export const renderFragment = (c: Context<AppEnv>, part: ReactNode): Response => {
  c.header('X-Robots-Tag', 'noindex');
  return c.html(`<!DOCTYPE html>${renderToString(part)}`);
};
