import type { Handler } from 'hono';
import { shortEstatePath } from '../../../domain/links.ts';
import { loadEstate } from '../../estate/load-estate.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/**
 * `/{lang}/detail?id=` or `?reference=`: a permanent redirect to the item's own address, else not found
 * (design, "Addresses"). The short address leads on to the canonical one.
 */
export const detail: Handler<AppEnv> = async (c) => {
  const content = siteContent(c);
  const reference = c.req.query('reference');
  const id = c.req.query('id') ?? (reference ? await content.estateIdByReference(reference) : null);
  if (id === null) throw new NotFound('no such item');
  await loadEstate(content, id);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.redirect(shortEstatePath(id, c.get('locale')), 301);
};
