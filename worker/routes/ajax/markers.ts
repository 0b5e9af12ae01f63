import type { Handler } from 'hono';
import { parseFilter } from '../../../domain/filter/parse.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { estateSource } from '../../query/estate-source.ts';
import { readMapArea, toMarkersRequest, widenedArea } from '../../query/markers-request.ts';
import { toMarkers } from '../../view-models/result-map.ts';
import { siteContent, viewContext } from '../view-context.ts';

/**
 * `GET /{lang}/ajax/markers?{filter}&bounds=s,w,n,e&size=WxH`: the marks of a part of the map. A failure
 * is a 503 and never an empty map; 404 where the content service has no maps of a search.
 */
export const markers: Handler<AppEnv> = async (c) => {
  const params = new URL(c.req.url).searchParams;
  const filter = parseFilter(params);
  const area = widenedArea(readMapArea(params));
  const request = toMarkersRequest(filter, { source: estateSource(c.get('site')) }, area);
  const found = await siteContent(c).estateMarkers(request);
  if (found === null) throw new NotFound('no map of a search');
  c.header('Cache-Control', 'private, max-age=60');
  return c.json(toMarkers(found, filter, area, viewContext(c)));
};
