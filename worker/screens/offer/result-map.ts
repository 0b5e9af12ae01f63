import { CLUSTER_ROOM, clusterWidth, markWidth, TARGET } from '#client/ui/result-map/mark-shape.ts';
import { type Corner, readCorners } from '#domain/filter/drawn-area.ts';
import type { EstateFilter } from '#domain/filter/filter.ts';
import { mergeFilter } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { formatPrice, inEuros } from '#domain/format/money.ts';
import { formatNumber, formatTrimmed } from '#domain/format/number.ts';
import { kilometresAround } from '#domain/map/distance.ts';
import { centreOf, DRAWN_LEAST, fitted, scaleOf } from '#domain/map/frame.ts';
import { type Gathered, gather } from '#domain/map/gather.ts';
import { cellCentre, cellsAround } from '#domain/map/hidden-cell.ts';
import { sheetOf } from '#domain/map/sheet.ts';
import { TOWNS } from '#domain/map/towns.ts';
import { ajaxPath } from '#domain/routes.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { isShelved } from '#domain/rules/standing.ts';
import { capital, localized } from '#domain/text.ts';
import type { MapBounds, MarkersView, MarkerView, ResultMapView } from '#domain/views/result-map.ts';
import type { Estate } from '#wire/estate.ts';
import { type MarkerCluster, NAMED_IN_CLUSTER } from '#wire/estate-markers.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { serviceOf, toMap } from '../../estate/place/map.ts';
import { archiveTiles } from '../../estate/place/with-streets.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { type Property, statusOf } from '../../estate/property/property.ts';
import { covers, type MapArchive } from '../../map/index.ts';
import type { EstateMarkers } from '../../platform/content/estate-markers.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { nounOf } from '../../search/noun.ts';
import { offerHref } from '../../search/offer-href.ts';
import { optionName } from '../../search/options/filter-names.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import { DRAWN_SIZE, type MapArea } from '../../search/request/markers-request.ts';
import { clusterWords, type TownNames, townNames } from './cluster-words.ts';

/** Area of a map without markers: the country. */
const COUNTRY: MapBounds = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };
/** Maximum number of the agency's towns named on its map. */
const MOST_TOWNS = 30;
const MILLION = 1_000_000;

/** Text of a marker; a price of seven figures is written in millions, otherwise it would not fit. */
function markLabel(property: Property, context: ViewContext): string {
  const { t } = context;
  if (property.standing.gone || isShelved(property.standing)) return statusOf(property, context).text;
  const price = priceDisplay(property.price, property.sold);
  if (price.kind !== 'amount') return t('views.map.onRequest');
  const { value } = price;
  return value < MILLION
    ? formatPrice(Math.round(value), t)
    : inEuros(t('views.map.million', { n: formatTrimmed(value / MILLION, t) }), t);
}

/** The marker of one estate, before nearby ones are merged. */
interface Single extends Gathered {
  readonly marker: MarkerView;
}

/** The marker of an estate; null if its own page shows no map either (spec 1 §4). */
function toSingle(estate: Estate, context: ViewContext): Single | null {
  const property = propertyOfEstate(estate, context);
  const map = toMap(property, context);
  if (map === null) return null;
  const { id, href, title, place, price, sold, status } = toEstateCard(estate, context);
  const label = markLabel(property, context);
  const { lat, lon } = map.point;
  const town = property.address?.city?.id ?? null;
  const vague = map.radius !== null;
  return {
    lat,
    lon,
    count: 1,
    bounds: { south: lat, west: lon, north: lat, east: lon },
    vague,
    ids: [id],
    towns: town === null ? [] : [{ id: String(town), count: 1, lat, lon }],
    marker: { id, lat, lon, href, label, title, place, price, vague, sold, status },
  };
}

/** A cluster as it may be drawn: moved to whole grid cells when the street of one of its estates is hidden. */
const drawnCluster = (cluster: MarkerCluster): Gathered => {
  const { lat, lon, count, vague, bounds } = cluster;
  const ids = cluster.ids.map(String);
  const towns = cluster.towns.map(({ id, ...town }) => ({ ...town, id: String(id) }));
  if (!vague) return { lat, lon, count, vague, bounds, ids, towns };
  const cells = towns.map((town) => ({ ...town, ...cellCentre(town) }));
  return { ...cellCentre(cluster), count, vague, bounds: cellsAround(bounds), ids, towns: cells };
};

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The same search around a cluster; the circle replaces the cities (spec 1 §5). */
function hrefAround(
  { lat, lon, bounds }: Pick<Gathered, 'lat' | 'lon' | 'bounds'>,
  filter: EstateFilter,
  context: ViewContext,
): string {
  const middle = { lat: Number(lat.toFixed(3)), lon: Number(lon.toFixed(3)) };
  const circle = { km: kilometresAround(middle, bounds), ...middle };
  return offerHref(mergeFilter(filter, { circles: [circle], area: null }), context);
}

type Towns = ResultMapView['towns'];

const isSingle = (mark: Gathered): mark is Single => 'marker' in mark;

/** The map that markers are for. */
interface MarkersOn {
  readonly area: MapArea;
  readonly names: TownNames;
  /** Smallest share of its size at which it is shown. */
  readonly least?: number;
}

/**
 * Markers and clusters, from north to south, in reading order. Estates with a hidden street are drawn
 * elsewhere than the content service clustered them, and only here is the width of a marker known, so overlapping
 * markers are merged here.
 */
export function toMarkers(
  { clusters, results }: Pick<EstateMarkers, 'clusters' | 'results'>,
  filter: EstateFilter,
  { area, names, least = 1 }: MarkersOn,
  context: ViewContext,
): MarkersView {
  const southwards = (one: { readonly lat: number }, other: { readonly lat: number }) => other.lat - one.lat;
  const { bounds, size } = area;
  const drawn = [
    ...clusters.map(drawnCluster),
    ...results.flatMap((estate) => toSingle(estate, context) ?? []),
  ];
  const scale = scaleOf(bounds, size);
  const widthOf = (mark: Gathered): number =>
    isSingle(mark) ? markWidth(mark.marker) : clusterWidth({ text: formatNumber(mark.count, context.t) });
  const marks = gather(drawn, {
    scale,
    size,
    mostIds: NAMED_IN_CLUSTER,
    widthOf: (mark) => widthOf(mark) / least,
    // On a phone their targets may overlap, but not what is drawn.
    height: Math.max(TARGET, CLUSTER_ROOM.height / least),
  });
  const sheet = sheetOf(bounds, size);
  const words = clusterWords(marks, { names, noun: nounOf(filter), widthOf, sheet, least }, context);
  return {
    markers: marks
      .filter(isSingle)
      .map(({ marker }) => marker)
      .toSorted(southwards),
    clusters: [...words]
      .map(([{ lat, lon, count, bounds, ids }, text]) => ({
        ...text,
        lat: rounded(lat),
        lon: rounded(lon),
        count,
        bounds,
        ids,
        href: hrefAround({ lat, lon, bounds }, filter, context),
      }))
      .toSorted(southwards),
  };
}

/** Towns with estates of the agency, the one with most first, followed by well-known towns for orientation. */
function toTowns(options: OfferOptions | null, context: ViewContext): Towns {
  const own = (options?.locations ?? [])
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .flatMap((option) => {
      const { lat, lon } = option;
      if (typeof lat !== 'number' || typeof lon !== 'number') return [];
      return { name: optionName('city', option, context), lat: rounded(lat), lon: rounded(lon) };
    })
    .slice(0, MOST_TOWNS);
  const known = TOWNS.map(({ name, lat, lon }) => ({ name: localized(name, context.locale), lat, lon }));
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...known.filter(({ name }) => !names.has(name))];
}

/** The box around the corners of an area, and around what else is shown. */
function boundsOf(corners: readonly Corner[], shown: MapBounds | null): MapBounds {
  const edges =
    shown === null
      ? []
      : ([
          [shown.south, shown.west],
          [shown.north, shown.east],
        ] as const);
  const all = [...corners, ...edges];
  const [lats, lons] = [all.map(([lat]) => lat), all.map(([, lon]) => lon)];
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  };
}

/** The search results on a map: the same estates as in the list beside it, and the whole of a drawn area. */
export function toResultMap(
  found: EstateMarkers,
  filter: EstateFilter,
  { options, archive }: { readonly options: OfferOptions | null; readonly archive: MapArchive | null },
  context: ViewContext,
): ResultMapView {
  const { t, locale } = context;
  const { total, located } = found;
  const noun = nounOf(filter);
  const area = filter.area === null ? null : readCorners(filter.area);
  const extent = found.extent ?? null;
  const bounds = fitted(area === null ? (extent ?? COUNTRY) : boundsOf(area, extent), DRAWN_SIZE);
  const streets = archive !== null && covers(archive, centreOf(bounds)) ? archive : null;
  return {
    ...toMarkers(
      found,
      filter,
      { area: { bounds, size: DRAWN_SIZE }, names: townNames(options, context), least: DRAWN_LEAST },
      context,
    ),
    bounds,
    towns: toTowns(options, context),
    note:
      located < total
        ? capital(
            t('views.map.note', {
              noun: t(`${noun}.other`),
              located: formatNumber(located, t),
              total: formatNumber(total, t),
            }),
            locale,
          )
        : null,
    dataHref: `${ajaxPath(locale, 'markers')}${filterQuery(filter)}`,
    areaHref: offerHref(mergeFilter(filter, { city: [], circles: [], area: null }), context),
    draws: context.site.knowsAreas === true,
    area,
    cardsHref: ajaxPath(locale, 'favorites'),
    streets: streets && archiveTiles(streets, context),
    service: serviceOf(context),
    listStill: t('views.map.listStill', {
      total: formatNumber(total, t),
      noun: t.count(noun, total),
    }),
  };
}
