/** Builders of valid wire documents for tests of view models. */

import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#locales/translator.ts';
import { type Estate, EstateSchema } from '#wire/estate.ts';
import { pictureHosts } from '#wire/picture-hosts.ts';
import { type Site, SiteSchema } from '#wire/site.ts';
import { type SkarabeeListing, SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { aSite } from '#wire/testing/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { type HostRule, hostRule } from '../platform/media/picture-hosts.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** A wire document before parsing. */
export type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `changes` merged into `base`, group by group; lists and null replace the old value. */
const merged = (base: Loose, changes: Loose): Loose =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(changes)])].map((key) => {
      const [old, next] = [base[key], changes[key]];
      if (!(key in changes)) return [key, old];
      return [key, isObject(old) && isObject(next) ? merged(old, next) : next];
    }),
  );

/** The document with a value at a dotted path. */
export function withValue(document: Loose, path: string, value: unknown): Loose {
  const [key = '', ...rest] = path.split('.');
  const member = document[key];
  const next = rest.length === 0 ? value : withValue(isObject(member) ? member : {}, rest.join('.'), value);
  return { ...document, [key]: next };
}

const SITE: Loose = {
  ...aSite('duinzicht', {
    name: 'Duinzicht',
    hostnames: ['duinzicht.localhost'],
    locales: ['nl', 'fr', 'en', 'de'],
    settings: {
      hiddenStatus: [8],
      features: ['projects', 'rentals'],
      stickers: [
        { id: 1, color: '#0c5d74', colorText: '#ffffff' },
        { id: 2, color: '#ffffff', colorText: '#000000' },
      ],
      contact: { phone: '050 55 12 80', email: 'hallo@duinzicht.example', zip: '8300', city: 'Knokke-Heist' },
    },
  }),
};

/** A live agency with all four languages and filters by traits; status 8 is hidden, sticker 1 coloured and 2 not. */
export const siteWith = (
  changes: Loose = {},
): Site & { readonly knowsTraits: true; readonly knowsAreas: true } => ({
  ...readLoosely(SiteSchema, merged(SITE, changes)),
  knowsTraits: true,
  knowsAreas: true,
});

/** The rule for foreign pictures in a deployment without picture hosts. */
export const allowsHostOf = (site: Site): HostRule => hostRule(pictureHosts('', site), () => undefined);

export const contextIn = (locale: Locale = 'nl', site: Site = siteWith()): ViewContext => ({
  site,
  locale,
  t: createTranslator(locale),
  origin: 'https://duinzicht.example',
  today: '2026-11-21',
  allowsHost: allowsHostOf(site),
});

const ESTATE = {
  general: {
    id: 4711,
    title: { nl: 'Villa in cottagestijl', fr: 'Villa de style cottage' },
    shortDescription: { nl: 'Rustig gelegen, met een tuin op het zuiden.' },
    description: { nl: 'Eerste alinea.\n\nTweede alinea.' },
    headType: { id: 3, name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
    subType: { id: 31, name: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' } },
    transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
    reference: 'DZ-4711',
    publicationDate: '2026-11-14T09:30:00+01:00',
    bedroomCount: 5,
    bathroomCount: 3,
    address: {
      visible: true,
      street: { nl: 'Elizabetlaan' },
      number: 41,
      city: { id: 1201, zip: 8300, name: { nl: 'Knokke-Heist' } },
      country: { id: 'BE' },
      region: 'FLANDERS',
      geoLocation: { lat: 51.34567, lon: 3.28765 },
    },
    price: { value: 1_495_000 },
    floodingBuildingScore: 'A',
    floodingParcelScore: 'B',
  },
  dimensions: { areaBuild: 284, areaGround: 1210.5 },
  energy: { epcValue: 241, energyLabel: 'C', epcReference: '20240912-0003318457-RES-1' },
  technical: { constructionYear: 1924, renovationYear: 2019, condition: { id: 'GOOD_CONDITION' } },
  pictures: [
    { file: 'villa-2', index: 2 },
    { file: 'villa-1', index: 1 },
  ],
};

/** A villa for sale on the coast, its address visible. */
export const estateWith = (changes: Loose = {}): Estate => readLoosely(EstateSchema, merged(ESTATE, changes));

/** The same with some of its `general` changed. */
export const generalWith = (general: Loose): Estate => estateWith({ general });

/** A unit of project 900; even ids are sold. */
export const unitWith = (id: number, general: Loose = {}): Loose =>
  merged(
    {
      general: {
        id,
        parentId: 900,
        headType: { id: 1, name: { nl: 'Appartement' } },
        subType: { id: 11, name: { nl: 'Appartement' } },
        transaction: { id: id % 2 === 0 ? 5 : 1 },
        entityNumber: `1.${id}`,
        floor: 1,
        floorId: id,
        bedroomCount: 2,
        price: { value: 300_000 + id },
        address: ESTATE.general.address,
      },
      dimensions: { areaBuild: 90 + id },
    },
    { general },
  );

/** A project of apartments. */
export const projectWith = (units: readonly Loose[], general: Loose = {}): Estate =>
  estateWith({
    general: {
      id: 900,
      project: true,
      title: { nl: 'De "Vaartmolen".' },
      buildingName: 'De Vaartmolen',
      headType: { id: 9, name: { nl: 'Project' } },
      price: null,
      bedroomCount: null,
      bathroomCount: null,
      children: units,
      ...general,
    },
    dimensions: null,
  });

const LISTING = {
  guid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  type: 'HOUSE',
  subType: 'VILLA',
  status: 'FOR_SALE',
  transaction: { id: 'FOR_SALE', name: { fr: 'À vendre', nl: 'Te koop' } },
  title: { fr: 'Fermette en pierre du pays' },
  description: { fr: 'Une fermette.' },
  publicationDate: '2026-11-14T09:30:00+01:00',
  address: {
    visible: true,
    street: { fr: 'Rue du Fourneau' },
    number: '12',
    city: { id: 5530, zip: '5530', name: { fr: 'Yvoir' } },
  },
  geo: { lat: 50.32111, lon: 4.87222 },
  construction: {
    bedrooms_count: 4,
    bathrooms_count: 2,
    living_area_surface: 218,
    construction_type: 'OPEN',
  },
  certification: { epc_value: 341, energy_label: 'D', electrical_certificate: 'OBTAINED' },
  financial: { price: 385_000, cadastral_income: 1284 },
  planning: { permission: 'YES' },
};

/** A farmhouse in the Ardennes, as the second source sends it. */
export const listingWith = (changes: Loose = {}): SkarabeeListing =>
  readLoosely(SkarabeeListingSchema, merged(LISTING, changes));
