/** Addresses of the agency's own pages in a look that is previewed. */
import type { Context } from 'hono';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { pathTo } from '#domain/routes.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import { estateSource } from '#worker/estate/estate-source.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { unlessOut } from '#worker/platform/failure/outage.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { toSearchRequest } from '#worker/search/request/search-request.ts';
import type { LookPages } from './ShownLook.tsx';

/** The first page, the list of homes, and the page of the newest home, at the address of a preview. */
export async function lookPagesAt(c: Context<AppEnv>, origin: string): Promise<LookPages> {
  const locale = c.get('locale');
  const request = toSearchRequest(EMPTY_FILTER, { source: estateSource(c.get('site')), size: 1 });
  const found = await unlessOut(c, 'look', () => siteContent(c).searchEstates(request));
  const [newest] = found?.results ?? [];
  const href = newest === undefined ? null : toEstateCard(newest, viewContext(c)).href;
  return {
    home: origin + pathTo('home', locale),
    offer: origin + pathTo('offer', locale),
    estate: href === null ? null : origin + href,
  };
}
