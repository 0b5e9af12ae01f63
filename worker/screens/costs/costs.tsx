import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import { purchaseOf } from '../../estate/costs/purchase.ts';
import { foundPath, foundProperty } from '../../estate/found.ts';
import { loadEstate, loadProject } from '../../estate/load-estate.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { readAsked } from './asked.ts';
import { CostsPage } from './CostsPage.tsx';
import { toCosts } from './costs-view.ts';

export const loadCosts = ({ content, params }: Given) => ({ found: loadEstate(content, params.id) });

/**
 * What buying a home costs, with the answers of its address. A home of which that cannot be said (decision 179) leads to
 * its own page. Never cached, since its address contains what the visitor typed, and never indexed.
 */
export async function costs(c: Context<AppEnv>, loaded: ReturnType<typeof loadCosts>): Promise<Response> {
  const context = viewContext(c);
  if (context.site.settings.costs !== true) throw new NotFound('no such screen');
  const found = await loaded.found;
  const property = foundProperty(found, context);
  const home = foundPath(found, await loadProject(siteContent(c), found), context);
  const purchase = purchaseOf(property, context);
  c.header('Cache-Control', 'private, no-cache');
  if (purchase === null) return c.redirect(home, 302);
  const { searchParams, search } = urlOf(c);
  const view = toCosts({ property, purchase, home, asked: readAsked(searchParams) }, context);
  return renderPage(c, <CostsPage view={view} t={context.t} />, {
    head: { title: context.t('costs.title'), index: false, sheets: ['costs'], parts: ['page'] },
    pathIn: (locale) => pathTo('costs', locale, { id: property.id }) + search,
  });
}
