import type { OpenHouse } from '#domain/agenda/open-house.ts';
import type { HomeHistory } from '#domain/home-history.ts';
import { type AddressLike, addressLine } from '#domain/rules/address.ts';
import { isAbroad } from '#domain/rules/country.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import { floodIconShown, floodScoreShown, worstFloodScore } from '#domain/rules/flood.ts';
import type { Where } from '#domain/rules/planning.ts';
import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { Region } from '#domain/rules/region.ts';
import type { EstateSource, Id } from '#domain/rules/source.ts';
import type { Standing, StatusView } from '#domain/rules/standing.ts';
import { statusView } from '#domain/rules/standing-words.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Picture } from '#wire/picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { DealTerms } from './deal-terms.ts';
import type { EnergyFacts } from './energy-facts.ts';
import type { PriceFacts } from './price.ts';
import type { PropertyWords } from './property-words.ts';
import type { StickerFacts } from './sticker.ts';

/** Address of an estate as sent by the content service; the address rule decides which parts are shown. */
interface PropertyAddress extends AddressLike {
  readonly city?: (AddressLike['city'] & { readonly id?: Id | null }) | null;
  readonly geoLocation?: { readonly lat?: number | null; readonly lon?: number | null } | null;
}

/**
 * Data of an estate for cards and pages, whatever its source. Texts are in the context's language; unset
 * numbers are null.
 */
export interface Property extends PropertyWords {
  /** Id in favourites and in the address: the guid for the second source. */
  readonly id: string;
  readonly source: EstateSource;
  readonly project: boolean;
  readonly kind: PropertyKind;
  /** Title of a card: the building's name of a project, else the sub type (spec 1 §2). */
  readonly name: string;
  readonly subTypeId: Id | null;
  /** Its transaction, else the status that it states in words; a map needs one (spec 1 §4). */
  readonly transactionId: Id | null;
  /** Name of its status; empty when unknown. */
  readonly transactionName: string;
  /** Meaning of its status and transaction. */
  readonly standing: Standing;
  /** Sold, let or taken over: its street and point are no longer shown (spec 1 §2). */
  readonly sold: boolean;
  /** Whether the site hides its status (spec 1 §2, "Estate card"). */
  readonly hidden: boolean;
  readonly address: PropertyAddress | null;
  /** Its point, as exact as the source gives it; the address rule decides how it is shown. */
  readonly point: { readonly lat?: number | null; readonly lon?: number | null } | null;
  /** Precision of the point (spec 2 §3, "Geo precision"): 0 no data … 3 rooftop; null when not given. */
  readonly pointPrecision: number | null;
  /** Region of Belgium; null abroad and when unknown. */
  readonly region: Region | null;
  readonly price: PriceFacts;
  readonly terms: DealTerms;
  /** As the content service answers it, of sites that publish it. */
  readonly history: HomeHistory | null;
  readonly sticker: StickerFacts | null;
  /** Open houses from today on, in order; empty for an estate that is no longer available. */
  readonly openHouses: readonly OpenHouse[];
  readonly pictures: readonly Picture[];
  /** Total number of pictures, where only the first ones are loaded. */
  readonly pictureCount?: number;
  /** Number of rooms, without bathrooms and similar rooms; only when the listing names each room. */
  readonly rooms: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** m². */
  readonly area: number | null;
  /** m². */
  readonly plot: number | null;
  readonly constructionYear: number | null;
  readonly renovationYear: number | null;
  readonly energy: EnergyFacts | null;
  readonly floodBuilding: string | null;
  readonly floodParcel: string | null;
  readonly reference: string | null;
  /** Instants. */
  readonly publicationDate: string | null;
  readonly archivedAt: string | null;
  readonly units: readonly Property[];
  readonly floor: number | null;
  readonly floorId: number | null;
  readonly unitNumber: string | null;
}

/** A number above zero, else null (spec 1 §5: -1 and 0 are empty for counts, areas and years). */
export const positive = (value: number | null | undefined): number | null =>
  hasPositive(value) ? value : null;

/** Zip and city, preceded by the street when the address rule shows it (spec 1 §2). */
export const placeOf = ({ address, sold }: Property, { locale }: ViewContext): string =>
  addressLine(address, locale, sold);

/** Labels of the heart; they name the estate, because a page has many hearts. */
export function toHeart(name: string, place: string, { t }: ViewContext): EstateCardView['heart'] {
  const estate = [name, place].filter((part) => part !== '').join(', ');
  return { add: t('views.heart.add', { estate }), remove: t('views.heart.remove', { estate }) };
}

/** The status of a home, for every place that says it (decision 105). */
export const statusOf = ({ standing, transactionName }: Property, { t }: ViewContext): StatusView =>
  statusView(standing, transactionName, t);

/** The same where it must be said beside the price: null for a home that is free, or of unknown status. */
export function statedStatus(property: Property, context: ViewContext): StatusView | null {
  const status = statusOf(property, context);
  return status.state === 'free' || status.state === 'unknown' ? null : status;
}

/** Its place, for rules by region. */
export const whereOf = ({ region, address }: Property): Where => ({ region, abroad: isAbroad(address) });

/** Text of the flood icon: shown for scores after C, outside Wallonia (spec 1 §5, §9). */
export function floodWarning(property: Property, { t }: ViewContext): string | null {
  const score = worstFloodScore(property.floodBuilding, property.floodParcel);
  const shown = floodIconShown(score) && floodScoreShown(score, whereOf(property));
  return shown && score !== null ? t('views.flood.card', { score }) : null;
}
