import { numberOf, textOf, valueAt } from '#domain/fields/read.ts';
import { headTypeOf, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';
import type { Estate } from '#wire/estate.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { listedPrice } from '../../estates/sources/second/listed-price.ts';

type General = Estate['general'];

/**
 * Type and sub type in the numbering of lists, with the vocabulary's names, as cards, filters and search use
 * them.
 */
function typesOf({ type, subType }: SkarabeeListing): Pick<General, 'headType' | 'subType'> {
  const sub = subTypeOf(subType);
  // A project's sub type states what is built.
  const headType = (type === 'PROJECT' ? null : sub?.headType) ?? headTypeOf(type);
  return {
    headType: headType === null ? null : { id: headType, name: headTypeNames(headType) },
    subType: sub === null ? null : { id: sub.id, name: subTypeNames(String(subType)) },
  };
}

/**
 * The estate that represents a second-source listing in lists, when its record has no card. Its number is the
 * listing's own id at its source, which must be digits (`values/advice.ts`). Values that
 * `listingStatements` takes from the listing are not repeated: country, flood scores, withheld prices.
 */
export function cardOf(listing: SkarabeeListing): Estate {
  const number = (path: string) => numberOf(valueAt(listing, path));
  const floor = number('construction.floor');
  return {
    guid: listing.guid,
    general: {
      id: Number(listing.external_id),
      project: listing.type === 'PROJECT',
      title: listing.title,
      description: listing.description,
      shortDescription: listing.short_description,
      ...typesOf(listing),
      transaction: listing.transaction,
      status: listing.status,
      reference: textOf(valueAt(listing, 'general.dossierNumber')) ?? listing.external_id,
      floor,
      floorId: floor,
      sticker: listing.sticker,
      publicationDate: listing.publicationDate,
      archivedAt: listing.archived_at,
      bedroomCount: number('construction.bedrooms_count'),
      bathroomCount: number('construction.bathrooms_count'),
      address: listing.address,
      price: { value: listedPrice(listing), priceFrom: listing.type === 'PROJECT' },
    },
    dimensions: {
      areaBuild: number('construction.living_area_surface'),
      areaGround: number('construction.land_surface'),
    },
    energy: {
      epcValue: number('certification.epc_value'),
      energyLabel: textOf(valueAt(listing, 'certification.energy_label')),
    },
    technical: { constructionYear: number('construction.construction_year') },
    pictures: listing.pictures,
  };
}
