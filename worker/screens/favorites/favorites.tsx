import type { Context } from 'hono';
import { stayOf } from '#domain/favorites.ts';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { IDS_PARAMETER, idsQuery, MOST_COMPARED, MOST_SHARED, readFavoriteIds } from '#domain/id-list.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import { ownWays } from '../../form-subject/own-ways.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { favoriteHomes, loadFavorites } from '../../rental/load-favorites.ts';
import { alertHref } from '../../search/alert-href.ts';
import { FavoritesPage } from './FavoritesPage.tsx';
import { SharedListPage } from './SharedListPage.tsx';

/** The page that makes a list for two; null where the agency's own service answers all calls. */
const duoPath = ({ locale, site }: ViewContext): string | null =>
  site.service?.scope === 'full' ? null : pathTo('duo-new', locale);

/** `?ids=…`: a shared list, rendered by the server from its address. Throws in an outage. */
async function sharedList(c: Context<AppEnv>, ids: readonly string[]): Promise<Response> {
  const context = viewContext(c);
  const { locale, t, origin, site } = context;
  const cards = await loadFavorites(siteContent(c), ids, context);
  c.set('listedHomes', favoriteHomes(cards));
  const url = `${origin}${pathTo('favorites', locale)}${idsQuery(ids)}`;
  const compared = cards
    .map(({ id }) => id)
    .filter((id) => stayOf(id) === null)
    .slice(0, MOST_COMPARED);
  const toDuo = duoPath(context);
  const view = {
    cards,
    missing: ids.length - cards.length,
    url,
    own: ownWays({ title: `${t('shared.heading')} · ${site.name}`, url }, t),
    compareHref: compared.length < 2 ? null : `${pathTo('compare', locale)}${idsQuery(compared)}`,
    duoHref: toDuo === null || cards.length === 0 ? null : `${toDuo}${idsQuery(cards.map(({ id }) => id))}`,
    offerHref: pathTo('offer', locale),
  };
  c.header('Cache-Control', 'private, no-cache');
  return renderPage(c, <SharedListPage view={view} t={t} />, {
    head: { title: t('shared.heading'), index: false, sheets: ['favorites'], parts: ['page', 'find'] },
    pathIn: (language) => `${pathTo('favorites', language)}${idsQuery(ids)}`,
  });
}

/** Favourites: the same page for everyone; the list is in the visitor's browser (spec 1 §2). */
export const favorites: Answer = (c) => {
  const { searchParams } = urlOf(c);
  if (searchParams.has(IDS_PARAMETER))
    return sharedList(c, readFavoriteIds(searchParams).slice(0, MOST_SHARED));
  const locale = c.get('locale');
  const t = c.get('t');
  const view = {
    dataHref: ajaxPath(locale, 'favorites'),
    offerHref: pathTo('offer', locale),
    compareHref: pathTo('compare', locale),
    shareHref: pathTo('favorites', locale),
    duoHref: duoPath(viewContext(c)),
    alertsHref: alertHref(EMPTY_FILTER, viewContext(c)),
  };
  return renderPage(c, <FavoritesPage view={view} t={t} />, {
    head: { title: t('favorites.heading'), index: false, sheets: ['favorites'], parts: ['page', 'find'] },
  });
};
