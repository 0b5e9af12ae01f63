import type { Estate } from '#wire/estate.ts';
import type { Page } from '#wire/page.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

export { aSite } from '#wire/testing/site.ts';

type General = Estate['general'];

/** An estate with little more than an id; `general` overrides its fields. */
export const anEstate = (
  id: string | number,
  general: Partial<General> = {},
  rest: Partial<Estate> = {},
): Estate => ({
  ...rest,
  general: { transaction: { id: 1, name: { nl: 'Te koop' } }, ...general, id },
});

/** A city with coordinates. */
export const aCity = (
  id: number,
  zip: string,
  name: string,
  lat: number,
  lon: number,
): General['address'] => ({
  visible: true,
  street: { nl: `${name}straat` },
  number: '12',
  city: { id, zip, name: { nl: name } },
  country: { id: 'BE' },
  geoLocation: { lat, lon },
});

/** A page at the given address in Dutch. */
export const aPage = (id: string, url: Page['url'], changes: Partial<Page> = {}): Page => ({
  id,
  url,
  title: { nl: id },
  sections: [{ kind: 'text', body: { nl: 'Tekst' } }],
  ...changes,
});

/** A guid ending in the given digits. */
export const aGuid = (end: number): string => `0f8fad5b-d9cb-469f-a165-${String(end).padStart(12, '0')}`;

/** A listing of the second source. */
export const aListing = (guid: string, changes: Partial<SkarabeeListing> = {}): SkarabeeListing => ({
  guid,
  type: 'HOUSE',
  status: 'FOR_SALE',
  title: { nl: 'Woning' },
  ...changes,
});
