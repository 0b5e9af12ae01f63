import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';

/**
 * `/{key}.txt`: shows search engines that whoever tells them of changed pages (IndexNow, decision 194) has the key of this
 * host. Only of a live site with that key.
 */
export const indexNowKey: Answer = (c) => {
  const key = (c.req.param('file') ?? '').replace(/\.txt$/, '');
  const { indexNow } = c.get('site').settings;
  if (c.get('preview') || c.get('secret') || indexNow !== key) throw new NotFound('no such key');
  return c.text(key, 200, { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' });
};
