import { untied } from '#domain/format/ties.ts';
import { cityName, showsStreet, streetLine } from '#domain/rules/address.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { Region } from '#domain/rules/region.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { picturesOf, withLeading } from '../../estate/card/pictures.ts';
import { homeInShort } from '../../estate/home-in-short.ts';
import { streetPoint } from '../../estate/place/map.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { socialPicture } from '../../platform/media/social-picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** A home in a catalogue, in the words and figures of its card. */
export interface CatalogueHome {
  readonly id: string;
  readonly title: string;
  /** What it is, such as "Villa". */
  readonly kindName: string;
  readonly kind: PropertyKind;
  /** As the page shows it: without a street that is hidden. */
  readonly place: string;
  readonly city: string;
  readonly zip: string;
  /** Null where it is hidden. */
  readonly street: string | null;
  readonly region: Region | null;
  /** Null without a street, and where it is no more than the middle of a village. */
  readonly point: { readonly lat: number; readonly lon: number } | null;
  readonly toRent: boolean;
  /** Under option or under offer. */
  readonly pending: boolean;
  /** Euros; null where the page shows no single amount. */
  readonly amount: number | null;
  /** The price as the page says it: "Vanaf € 289.000", "Prijs op aanvraag". */
  readonly price: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Figures, energy label and the beginning of the description. */
  readonly text: string;
  /** Absolute addresses; the leading one first. */
  readonly pictures: readonly string[];
  /** Absolute. */
  readonly href: string;
}

/** A home on offer; null for one that is hidden, gone, or neither for sale nor to let. */
export function toCatalogueHome(estate: Estate, context: ViewContext): CatalogueHome | null {
  const { locale, origin } = context;
  const property = propertyOfEstate(estate, context);
  const { standing, address, sold } = property;
  const card = toEstateCard(estate, context);
  const said = homeInShort(card, context);
  // A project without a free unit has nothing to offer.
  const isOffered = standing.open && !property.price.sold && (standing.forSale || standing.toRent);
  if (said.page === null || !isOffered) return null;
  const display = priceDisplay(property.price, standing.gone);
  const facts = [...said.facts, card.energy?.text, card.flood].filter(Boolean).join(' · ');
  return {
    id: said.id,
    title: untied(said.title),
    kindName: property.name,
    kind: property.kind,
    place: untied(said.place),
    city: cityName(address, locale),
    zip: String(address?.city?.zip ?? '').trim(),
    street: showsStreet(address, sold) ? streetLine(address, locale) || null : null,
    region: property.region,
    point: streetPoint(property),
    toRent: standing.toRent,
    pending: standing.option,
    amount: display.kind === 'amount' && !display.from ? display.value : null,
    price: untied(said.price ?? ''),
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    text: untied([facts, card.text?.words].filter(Boolean).join('\n')),
    pictures: withLeading(picturesOf(property, context)).map((one) => socialPicture(one, origin).href),
    href: said.page,
  };
}
