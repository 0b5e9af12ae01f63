import type { OpenHouse } from '../../../domain/agenda/open-house.ts';
import { type AddressLike, addressLine } from '../../../domain/rules/address.ts';
import { isAbroad } from '../../../domain/rules/country.ts';
import { hasPositive } from '../../../domain/rules/emptiness.ts';
import { floodIconShown, floodScoreShown, worstFloodScore } from '../../../domain/rules/flood.ts';
import type { Where } from '../../../domain/rules/planning.ts';
import type { Region } from '../../../domain/rules/region.ts';
import type { EstateSource, Id } from '../../../domain/rules/source.ts';
import { isShelved, type Standing } from '../../../domain/rules/standing.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Picture } from '../../../wire/picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { EnergyFacts } from './energy-facts.ts';
import type { PriceFacts } from './price.ts';
import type { PropertyKind } from './property-kind.ts';
import type { PropertyWords } from './property-words.ts';
import type { StickerFacts } from './sticker.ts';

/** Where an estate is, as far as the wire says it; the address rule decides what of it is shown. */
export interface PropertyAddress extends AddressLike {
  readonly city?: (AddressLike['city'] & { readonly id?: Id | null }) | null;
  readonly geoLocation?: { readonly lat?: number | null; readonly lon?: number | null } | null;
}

/**
 * What cards and pages need of an estate, whichever source it comes from. Texts are in the language of
 * the context; numbers that are unset are null.
 */
export interface Property extends PropertyWords {
  /** Key of a favourite and part of the address: the guid for the second source. */
  readonly id: string;
  readonly source: EstateSource;
  readonly project: boolean;
  readonly kind: PropertyKind;
  /** Title of a card: the building's name of a project, else the sub type (spec 1 §2). */
  readonly name: string;
  readonly subTypeId: Id | null;
  readonly transactionId: Id | null;
  /** What its status is called; empty when nobody knows. */
  readonly transactionName: string;
  /** What its status and transaction mean. */
  readonly standing: Standing;
  /** Sold, let or taken over: its street and point are shown no more (spec 1 §2). */
  readonly sold: boolean;
  /** Its status is one the site hides (spec 1 §2, "Estate card"). */
  readonly hidden: boolean;
  readonly address: PropertyAddress | null;
  /** Where it stands, as exact as the source says; the address rule decides what of it is shown. */
  readonly point: { readonly lat?: number | null; readonly lon?: number | null } | null;
  /** How exact the point is (spec 2 §3, "Geo precision"): 0 no data … 3 rooftop; null when nothing is said. */
  readonly pointPrecision: number | null;
  /** Its region of Belgium; null outside it, and where nobody knows. */
  readonly region: Region | null;
  readonly price: PriceFacts;
  readonly sticker: StickerFacts | null;
  /** From today on, in order; none of what nobody can have any more. */
  readonly openHouses: readonly OpenHouse[];
  readonly pictures: readonly Picture[];
  /** How many pictures it has, where only the first ones are at hand. */
  readonly pictureCount?: number;
  /** Rooms to be in, without bathrooms and the like; only where the listing names each. */
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

/** Zip and city, with the street in front where the address rule shows it (spec 1 §2). */
export const placeOf = ({ address, sold }: Property, { locale }: ViewContext): string =>
  addressLine(address, locale, sold);

/** What the heart says: it names the estate, since a page has many hearts. */
export function toHeart(name: string, place: string, { t }: ViewContext): EstateCardView['heart'] {
  const estate = [name, place].filter((part) => part !== '').join(', ');
  return { add: t('views.heart.add', { estate }), remove: t('views.heart.remove', { estate }) };
}

/**
 * The status's name where the estate is sold, let or taken over, or its order has ended; it stands where a sticker
 * would (spec 1 §2).
 */
export const soldLabelOf = ({ standing, transactionName }: Property): string | null =>
  standing.gone || standing.ended ? transactionName : null;

/** The same where nothing else on the tile or in the row says that it is archived. */
export const offLabelOf = (property: Property, { t }: ViewContext): string | null =>
  isShelved(property.standing) ? t('views.archived') : soldLabelOf(property);

/** Where it lies, for the rules of regions. */
export const whereOf = ({ region, address }: Property): Where => ({ region, abroad: isAbroad(address) });

/** What the flood icon says: shown for a score after C, outside Wallonia (spec 1 §5, §9). */
export function floodWarning(property: Property, { t }: ViewContext): string | null {
  const score = worstFloodScore(property.floodBuilding, property.floodParcel);
  const shown = floodIconShown(score) && floodScoreShown(score, whereOf(property));
  return shown && score !== null ? t('views.flood.card', { score }) : null;
}
