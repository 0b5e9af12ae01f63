import type { Handler } from 'hono';
import { EMPTY_FILTER } from '../../../domain/filter/filter.ts';
import { ajaxPath, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { FavoritesPage } from '../../pages/FavoritesPage.tsx';
import { alertHref } from '../../view-models/forms/subscribe.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';

/** Favourites: the same page for everyone; the list is in the visitor's browser (spec 1 §2). */
export const favorites: Handler<AppEnv> = (c) => {
  const locale = c.get('locale');
  const t = c.get('t');
  const view = {
    dataHref: ajaxPath(locale, 'favorites'),
    offerHref: pathTo('offer', locale),
    alertsHref: alertHref(EMPTY_FILTER, viewContext(c)),
  };
  return renderPage(c, <FavoritesPage view={view} t={t} />, {
    head: { title: t('favorites.heading'), index: false },
  });
};
