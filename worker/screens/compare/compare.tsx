import type { Context } from 'hono';
import { idsQuery, MOST_COMPARED, readIds } from '#domain/id-list.ts';
import { pathTo } from '#domain/routes.ts';
import { foundPage, foundPath, foundProperty } from '../../estate/found.ts';
import { loadEstate, loadProject } from '../../estate/load-estate.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { codeOf } from '../../platform/errors/app-error.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { ComparePage } from './ComparePage.tsx';
import { toCompare } from './compare-view.ts';
import type { ComparedEstate } from './compared-facts.ts';

/** An estate, as on its page; null when it is not, or no longer, offered. Throws in an outage. */
export async function loadCompared(c: Context<AppEnv>, id: string): Promise<ComparedEstate | null> {
  const context = viewContext(c);
  const content = siteContent(c);
  try {
    const found = await loadEstate(content, id);
    const project = await loadProject(content, found);
    const path = foundPath(found, project, context);
    const view = foundPage(found, project, { path, person: null }, context);
    return { view, property: foundProperty(found, context), path };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'not_found' || code === 'gone') return null;
    throw error;
  }
}

/**
 * `/{lang}/vergelijken?ids=…`: two to four estates side by side. The page reports how many estates were
 * withdrawn, and how many after the fourth are left out. Never indexed, because it only repeats other pages.
 */
export const compare: Answer = async (c) => {
  const { searchParams } = urlOf(c);
  const context = viewContext(c);
  const asked = readIds(searchParams);
  // A form sends one parameter per estate; redirect to the short address, which is kept and shared.
  if (searchParams.getAll('ids').length > 1) {
    return c.redirect(`${pathTo('compare', context.locale)}${idsQuery(asked)}`, 302);
  }
  const found = await Promise.all(asked.slice(0, MOST_COMPARED).map((id) => loadCompared(c, id)));
  const estates = found.filter((estate) => estate !== null);
  c.set('listedHomes', {
    measure: 'compared',
    homes: estates.map(({ view }) => ({ kind: 'estate', id: view.id })),
  });
  const view = toCompare(
    {
      estates,
      missing: found.length - estates.length,
      left: Math.max(0, asked.length - MOST_COMPARED),
      onlyDifferences: searchParams.get('only') === 'differences',
    },
    context,
  );
  c.header('Cache-Control', 'private, no-cache');
  return renderPage(c, <ComparePage view={view} t={context.t} />, {
    head: { title: context.t('compare.heading'), index: false, sheets: ['compare'], parts: ['page', 'find'] },
    pathIn: (locale) => `${pathTo('compare', locale)}${idsQuery(asked)}`,
  });
};
