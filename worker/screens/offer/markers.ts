import type { Handler } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { urlOf } from '../../platform/request/url.ts';
import { readMapArea, toMarkersRequest, widenedArea } from '../../search/request/markers-request.ts';
import { optionsOf } from './load-offer.ts';
import { toMarkers } from './result-map.ts';

/**
 * `GET /{lang}/ajax/markers?{filter}&bounds=s,w,n,e&size=WxH`: the marks of a part of the map. A failure
 * is a 503 and never an empty map; 404 where the content service has no maps of a search.
 */
export const markers: Handler<AppEnv> = async (c) => {
  const params = urlOf(c).searchParams;
  const filter = filterOf(params);
  const area = widenedArea(readMapArea(params));
  const request = toMarkersRequest(filter, optionsOf(c), area);
  const found = await siteContent(c).estateMarkers(request);
  if (found === null) throw new NotFound('no map of a search');
  c.header('Cache-Control', 'private, max-age=60');
  return c.json(toMarkers(found, filter, area, viewContext(c)));
};
