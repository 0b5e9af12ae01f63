import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { cachedView } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { urlOf } from '../../platform/request/url.ts';
import { toOfferOptions } from '../../search/options/offer-options.ts';
import { readMapArea, toMarkersRequest, widenedArea } from '../../search/request/markers-request.ts';
import { townNames } from './cluster-words.ts';
import { optionsOf } from './load-offer.ts';
import { toMarkers } from './result-map.ts';

/**
 * `GET /{lang}/ajax/markers?{filter}&bounds=s,w,n,e&size=WxH`: the markers of a part of the map. A failure is
 * a 503 and never an empty map; 404 when the content service does not support maps of a search.
 */
export const markers: Answer = async (c) => {
  const params = urlOf(c).searchParams;
  const filter = filterOf(params, c.get('site'));
  const area = readMapArea(params);
  const [found, options] = await Promise.all([
    siteContent(c).estateMarkers(toMarkersRequest(filter, optionsOf(c), widenedArea(area))),
    loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()),
  ]);
  if (found === null) throw new NotFound('no map of a search');
  c.header('Cache-Control', 'private, max-age=60');
  const context = viewContext(c);
  const whole = valueOr(options, null);
  const names = townNames(
    cachedView(context, 'offer options', [whole, whole], () => toOfferOptions(whole, whole)),
    context,
  );
  return c.json(toMarkers(found, filter, { area, names }, context));
};
