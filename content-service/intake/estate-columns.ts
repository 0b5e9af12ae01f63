import { openHousesFrom, timesOf } from '#domain/agenda/open-house.ts';
import type { TraitValues } from '#domain/filter/traits.ts';
import { fold } from '#domain/fold.ts';
import { LOCALES, type Localized } from '#domain/locale.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { priceStepOf } from '#domain/price-steps.ts';
import { type AddressLike, isAddressHidden, showsStreet } from '#domain/rules/address.ts';
import { hidingEntries } from '#domain/rules/hidden-status.ts';
import { isProject, PROJECT_HEAD_TYPE, projectIdOf } from '#domain/rules/project.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import { traitsOf } from '#domain/traits/traits-of.ts';
import type { Estate } from '#wire/estate.ts';
import { transactionKeyOf } from '../estates/transaction-codes.ts';
import type { Row } from '../platform/db/statement.ts';

type Numeric = number | null | undefined;

/** An id as text, since ids are compared as text (contract, "Conventions"). */
export const idText = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined || id === '' ? null : String(id);

/** Prices in euros: -1 and 0 mean "unset", so that no range finds an estate without a price (spec 1 §5). */
const setPrice = (price: Numeric): number | null => (typeof price === 'number' && price > 0 ? price : null);

/** Counts: -1 means "unset", 0 is a count. */
const setCount = (count: Numeric): number | null =>
  typeof count === 'number' && count >= 0 ? Math.trunc(count) : null;

/** Floors may be below ground: -1 is a floor, not "unset" (decision 38). */
const setFloor = (floor: Numeric): number | null => (typeof floor === 'number' ? Math.trunc(floor) : null);

const utcInstant = (text: string | null | undefined): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

export const texts = (localized: Localized | null | undefined): string[] =>
  LOCALES.flatMap((locale) => localized?.[locale] ?? []);

const firstText = (localized: Localized | null | undefined): string | null => texts(localized)[0] ?? null;

/** Coordinates as sources state them. */
export type StatedPoint = { readonly lat?: Numeric; readonly lon?: Numeric } | null | undefined;

/** Whether both coordinates are present. */
export const isPoint = (point: StatedPoint): point is { readonly lat: number; readonly lon: number } =>
  typeof point?.lat === 'number' && typeof point.lon === 'number';

/**
 * Coordinates for search, sorting and maps: the centre of its cell for an estate with a hidden street
 * (decision 34); null when there are none.
 */
const indexedPoint = (
  address: (AddressLike & { readonly geoLocation?: StatedPoint }) | null | undefined,
  sold: boolean,
) => {
  const point = address?.geoLocation;
  if (!isPoint(point)) return null;
  return showsStreet(address, sold) ? point : cellCentre(point);
};

/** End of its last open house; null without one. */
const lastOpen = ({ openHouses }: Estate): string | null => {
  const ends = openHousesFrom(openHouses, '').map((day) => timesOf(day).end);
  return ends.length === 0 ? null : new Date(Math.max(...ends)).toISOString();
};

/** Input of an estate's columns besides its document. */
export interface ColumnContext {
  /** Standing of the listing that it represents, if any: it determines how the estate is found. */
  readonly standing?: Standing;
  /** That listing's document, which says more than the estate. */
  readonly document?: object;
}

/** Columns of its traits; the price per m² only of a price that is paid for an area. */
const traitColumns = (traits: TraitValues, price: number | null) => ({
  traits: traits.coded,
  living_area: traits.livingArea,
  land_area: traits.landArea,
  built_in: traits.year,
  available_on: traits.availableOn,
  price_per_area: price === null || traits.livingArea === null ? null : price / traits.livingArea,
});

/** Columns of `estates` derived from the document; searching and sorting use only these. */
export const estateColumns = (estate: Estate, context: ColumnContext = {}) => {
  const { general } = estate;
  const { address } = general;
  const source = sourceOf(estate);
  const cityName = firstText(address?.city?.name);
  const transactionId = idText(general.transaction?.id);
  const { status, archived, archivedAt } = general;
  const own = standingOf({ source, transaction: transactionId, status, archived, archivedAt });
  const standing = context.standing ?? own;
  const sold = own.gone || standing.gone;
  const point = indexedPoint(address, sold);
  const price = setPrice(general.price?.value);
  const project = isProject(general);
  const parent = idText(projectIdOf(general));
  // The price of the cheapest unit: neither that of an area, nor of one thing over time. A business is no area either.
  const isFrom = project || saysYes(general.price?.priceFrom);
  const traits = traitsOf(...(context.document === undefined ? [] : [context.document]), estate);
  return {
    guid: estate.guid ?? null,
    source,
    sold: sold ? 1 : 0,
    project: project ? 1 : 0,
    on_offer: own.open && standing.open ? 1 : 0,
    open_until: own.open && standing.open ? lastOpen(estate) : null,
    parent_id: parent,
    country_id: idText(address?.country?.id),
    city_id: idText(address?.city?.id),
    city_name: cityName === null ? null : fold(cityName),
    // A project without a type gets the head type Project.
    head_type_id: idText(general.headType?.id) ?? (project ? String(PROJECT_HEAD_TYPE) : null),
    sub_type_id: idText(general.subType?.id),
    transaction_id: transactionId,
    transaction_key: transactionKeyOf(standing),
    hidden_by: JSON.stringify(hidingEntries({ source, transaction: transactionId, status, standing })),
    price,
    price_step: price === null ? null : priceStepOf(price),
    bedroom_count: setCount(general.bedroomCount),
    floor: setFloor(general.floor),
    floor_id: setCount(general.floorId),
    publication_date: utcInstant(general.publicationDate),
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    address_hidden: isAddressHidden(address) ? 1 : 0,
    ...traitColumns(traits, isFrom || standing.purpose === 'TAKE_OVER' ? null : price),
    price_from: isFrom ? 1 : 0,
    history_status: own.open && standing.offered && !isFrom && parent === null ? standing.label : null,
  } satisfies Row;
};
