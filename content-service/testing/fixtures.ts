import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import type { Estate } from '#wire/estate.ts';
import type { Page } from '#wire/page.ts';
import type { Site } from '#wire/site.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

const PAIR: [string, string] = ['#ffffff', '#000000'];

/** A site of the given id, on `{id}.test`. */
export const aSite = (id: string, changes: Partial<Site> = {}): Site => ({
  id,
  name: `Agency ${id}`,
  hostnames: [`${id}.test`],
  state: 'live',
  locales: ['nl', 'fr'],
  defaultLocale: 'nl',
  theme: {
    paper: PAIR,
    tint: PAIR,
    ink: PAIR,
    muted: PAIR,
    line: PAIR,
    accent: PAIR,
    onAccent: PAIR,
    fontDisplay: 'newsreader',
    display: { weight: 400, tracking: 0 },
    radius: 4,
    choices: PLAIN_THEME.choices,
  },
  settings: {
    source: 'first',
    hiddenStatus: [],
    features: ['alerts', 'staff'],
    stickers: [],
    contact: {},
    legal: {},
  },
  ...changes,
});

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
