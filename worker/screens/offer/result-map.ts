import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { mergeFilter } from '../../../domain/filter/filter.ts';
import { filterQuery } from '../../../domain/filter/serialize.ts';
import { formatPrice } from '../../../domain/format/money.ts';
import { formatNumber, formatTrimmed } from '../../../domain/format/number.ts';
import { kilometresAround, kilometresBetween } from '../../../domain/map/distance.ts';
import { centreOf, fitted, scaleOf } from '../../../domain/map/frame.ts';
import { type Gathered, gather } from '../../../domain/map/gather.ts';
import { cellCentre, cellsAround } from '../../../domain/map/hidden-cell.ts';
import { TOWNS } from '../../../domain/map/towns.ts';
import { ajaxPath } from '../../../domain/routes.ts';
import { isShelved } from '../../../domain/rules/standing.ts';
import { localized } from '../../../domain/text.ts';
import type {
  ClusterView,
  MapBounds,
  MarkersView,
  MarkerView,
  ResultMapView,
} from '../../../domain/views/result-map.ts';
import type { Estate } from '../../../wire/estate.ts';
import { type MarkerCluster, NAMED_IN_CLUSTER } from '../../../wire/estate-markers.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { serviceOf, toMap } from '../../estate/place/map.ts';
import { archiveTiles } from '../../estate/place/with-streets.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import type { Property } from '../../estate/property/property.ts';
import { covers, type MapArchive } from '../../map/index.ts';
import type { EstateMarkers } from '../../platform/content/estate-markers.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { offerHref } from '../../search/offer-href.ts';
import { chosenName } from '../../search/options/filter-names.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import { DRAWN_SIZE, type MapArea } from '../../search/request/markers-request.ts';

/** Area of a map without markers: the country. */
const COUNTRY: MapBounds = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };
/** Maximum number of the agency's towns named on its map. */
const MOST_TOWNS = 30;
const MILLION = 1_000_000;

/** Text of a marker; a price of seven figures is written in millions, otherwise it would not fit. */
function markLabel(property: Property, { t }: ViewContext): string {
  const { gone, label } = property.standing;
  if (gone) return t.label('status', label) ?? '';
  if (isShelved(property.standing)) return t('views.archived');
  const { value } = property.price;
  if (typeof value !== 'number' || value < 0) return t(`views.noun.${property.kind}.one`);
  if (value === 0) return t('views.map.onRequest');
  return value < MILLION
    ? formatPrice(Math.round(value))
    : t('views.map.million', { n: formatTrimmed(value / MILLION, 2) });
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
  const { id, href, title, place, price, sold } = toEstateCard(estate, context);
  const { lat, lon } = map.point;
  const vague = map.radius !== null;
  return {
    lat,
    lon,
    count: 1,
    bounds: { south: lat, west: lon, north: lat, east: lon },
    vague,
    ids: [id],
    marker: { id, lat, lon, href, label: markLabel(property, context), title, place, price, vague, sold },
  };
}

/** A cluster as it may be drawn: moved to whole grid cells when the street of one of its estates is hidden. */
const drawnCluster = (cluster: MarkerCluster): Gathered => {
  const { count, vague, ids } = cluster;
  const named = { count, vague, ids: ids.map(String) };
  return vague
    ? { ...named, ...cellCentre(cluster), bounds: cellsAround(cluster.bounds) }
    : { ...named, lat: cluster.lat, lon: cluster.lon, bounds: cluster.bounds };
};

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The same search around a cluster; the circle replaces the cities (spec 1 §5). */
function hrefAround({ lat, lon, bounds }: Gathered, filter: EstateFilter, context: ViewContext): string {
  const middle = { lat: Number(lat.toFixed(3)), lon: Number(lon.toFixed(3)) };
  const geoRange = { km: kilometresAround(middle, bounds), ...middle };
  return offerHref(mergeFilter(filter, { geoRange }), context);
}

type Towns = ResultMapView['towns'];

/** Maximum distance in kilometres between a cluster and the town that names it. */
const NAMED_WITHIN = 25;

const liesWithin = (
  { south, west, north, east }: MapBounds,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): boolean => lat >= south && lat <= north && lon >= west && lon <= east;

/**
 * The town that names a cluster: the one with the most homes among those inside it, otherwise the town
 * nearest to its centre; empty when none is near. `towns` has the order of `toTowns`.
 */
function townOf(cluster: Gathered, towns: Towns): string {
  const fullest = towns.find((town) => liesWithin(cluster.bounds, town));
  if (fullest !== undefined) return fullest.name;
  const [nearest] = towns
    .map(({ name, ...town }) => ({ name, km: kilometresBetween(cluster, town) }))
    .filter(({ km }) => km <= NAMED_WITHIN)
    .toSorted((one, other) => one.km - other.km);
  return nearest?.name ?? '';
}

function toCluster(cluster: Gathered, filter: EstateFilter, towns: Towns, context: ViewContext): ClusterView {
  const town = townOf(cluster, towns);
  return {
    lat: rounded(cluster.lat),
    lon: rounded(cluster.lon),
    count: cluster.count,
    town,
    label: context.t.count('views.map.cluster', cluster.count, { town }).trim(),
    bounds: cluster.bounds,
    ids: cluster.ids,
    href: hrefAround(cluster, filter, context),
  };
}

const isSingle = (mark: Gathered): mark is Single => 'marker' in mark;

/**
 * Markers and clusters, from north to south, in reading order. Estates with a hidden street are drawn
 * elsewhere than the content service clustered them, so overlapping markers are merged here.
 */
export function toMarkers(
  { clusters, results }: Pick<EstateMarkers, 'clusters' | 'results'>,
  filter: EstateFilter,
  { area, towns }: { readonly area: MapArea; readonly towns: Towns },
  context: ViewContext,
): MarkersView {
  const southwards = (one: { readonly lat: number }, other: { readonly lat: number }) => other.lat - one.lat;
  const { bounds, size } = area;
  const drawn = [
    ...clusters.map(drawnCluster),
    ...results.flatMap((estate) => toSingle(estate, context) ?? []),
  ];
  const marks = gather(drawn, { scale: scaleOf(bounds, size), size, mostIds: NAMED_IN_CLUSTER });
  return {
    markers: marks
      .filter(isSingle)
      .map(({ marker }) => marker)
      .toSorted(southwards),
    clusters: marks
      .filter((mark) => !isSingle(mark))
      .map((cluster) => toCluster(cluster, filter, towns, context))
      .toSorted(southwards),
  };
}

/** Towns with estates of the agency, the one with most first, followed by well-known towns for orientation. */
export function toTowns(options: OfferOptions | null, context: ViewContext): Towns {
  const own = (options?.locations ?? [])
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .flatMap(({ id, lat, lon }) =>
      typeof lat === 'number' && typeof lon === 'number'
        ? [{ name: chosenName('city', String(id), options, context), lat: rounded(lat), lon: rounded(lon) }]
        : [],
    )
    .slice(0, MOST_TOWNS);
  const known = TOWNS.map(({ name, lat, lon }) => ({ name: localized(name, context.locale), lat, lon }));
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...known.filter(({ name }) => !names.has(name))];
}

/** The search results on a map: the same estates as in the list beside it. */
export function toResultMap(
  found: EstateMarkers,
  filter: EstateFilter,
  { options, archive }: { readonly options: OfferOptions | null; readonly archive: MapArchive | null },
  context: ViewContext,
): ResultMapView {
  const { t, locale } = context;
  const { total, located } = found;
  const bounds = fitted(found.extent ?? COUNTRY, DRAWN_SIZE);
  const towns = toTowns(options, context);
  const streets = archive !== null && covers(archive, centreOf(bounds)) ? archive : null;
  return {
    ...toMarkers(found, filter, { area: { bounds, size: DRAWN_SIZE }, towns }, context),
    bounds,
    towns,
    note:
      located < total
        ? t.count('views.map.note', total, { located: formatNumber(located), total: formatNumber(total) })
        : null,
    dataHref: `${ajaxPath(locale, 'markers')}${filterQuery(filter)}`,
    areaHref: offerHref(mergeFilter(filter, { city: [], geoRange: null }), context),
    cardsHref: ajaxPath(locale, 'favorites'),
    streets: streets && archiveTiles(streets, context),
    service: serviceOf(context),
    listStill: t.count('views.map.listStill', total, { total: formatNumber(total) }),
  };
}
