import * as z from 'zod';
import { fold, foldedWords } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { PageSchema } from '#wire/page.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { ContentRecord } from '../records.ts';

/** A home or a holiday rental of the new site, by what old addresses may say of it. */
export interface OldSiteHome {
  readonly id: string;
  readonly kind: 'home' | 'rental';
  readonly reference: string | null;
  /** Folded "street number zip", in each language. */
  readonly places: readonly string[];
  /** Folded "title place", in each language, also without what follows a comma, and without a place that the title names itself. */
  readonly titles: readonly string[];
  /** Folded names of its type. */
  readonly kinds: readonly string[];
}

/** A list that the agency made itself and gave its own name. */
interface OwnList {
  readonly screen: 'collection' | 'group';
  readonly id: string;
  /** Folded words of its id and titles. */
  readonly words: readonly string[];
}

/** What the new site has, for matching old addresses. */
export interface SiteIndex {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly homes: readonly OldSiteHome[];
  /** Homes by their ids in lower case. */
  readonly byId: ReadonlyMap<string, OldSiteHome>;
  /** Holiday rentals; their ids are apart, since they are numbers as those of homes and pages are. */
  readonly rentals: readonly OldSiteHome[];
  readonly lists: readonly OwnList[];
  /** By the folded reference. */
  readonly byReference: ReadonlyMap<string, readonly OldSiteHome[]>;
  readonly cities: readonly {
    readonly id: string;
    readonly zip: string;
    readonly names: readonly string[];
  }[];
  readonly pages: readonly { readonly id: string; readonly urls: readonly string[] }[];
  /** Whether a page of the agency has this path below a language. */
  readonly isPage: (url: string) => boolean;
}

const text = z.record(z.string(), z.string().nullish()).nullish();
/** An estate with its address, of which other fields do not matter here. */
const HomeSchema = z.looseObject({
  general: z.looseObject({
    id: z.union([z.string(), z.number()]),
    reference: z.string().nullish(),
    title: text,
    subType: z.looseObject({ name: text }).nullish(),
    address: z
      .looseObject({
        street: text,
        number: z.union([z.string(), z.number()]).nullish(),
        city: z.looseObject({ zip: z.union([z.string(), z.number()]).nullish(), name: text }).nullish(),
      })
      .nullish(),
  }),
});
/** A home of the second source. */
const ListingSchema = z.object({
  listing: z.looseObject({
    guid: z.string(),
    external_id: z.string().nullish(),
    title: text,
    address: HomeSchema.shape.general.shape.address,
  }),
});
const RentalSchema = z.object({
  rental: z.looseObject({
    id: z.union([z.string(), z.number()]),
    general: z.looseObject({
      building: z.looseObject({ name: z.string().nullish(), rentalName: z.string().nullish() }).nullish(),
      city: z.looseObject({ name: text }).nullish(),
    }),
  }),
});
const ListSchema = z.looseObject({ id: z.string(), title: text });
const CitySchema = z.object({
  city: z.looseObject({
    id: z.union([z.string(), z.number()]),
    zip: z.union([z.string(), z.number()]),
    name: text,
    alias: text,
  }),
});
const PageRecordSchema = z.object({ page: PageSchema });

const foldedOf = (words: z.infer<typeof text>): string[] => [
  ...new Set(Object.values(words ?? {}).flatMap((one) => (one ? [fold(one)] : []))),
];

const IN_PLACE = / (?:in|te|a|at)$/;

function titlesOf(title: z.infer<typeof text>, city: string): string[] {
  const whole = foldedOf(title);
  const heads = Object.values(title ?? {}).flatMap((one) => {
    const parts = (one ?? '').split(',');
    return parts.map((_part, at) => fold(parts.slice(0, at + 1).join(',')));
  });
  const short = heads.map((head) =>
    head.endsWith(` ${city}`) ? head.slice(0, -city.length - 1).replace(IN_PLACE, '') : head,
  );
  return [...new Set([...whole, ...heads, ...short])].map((one) => `${one} ${city}`);
}

type Address = z.infer<typeof HomeSchema>['general']['address'];

function placed(address: Address, title: z.infer<typeof text>): Pick<OldSiteHome, 'places' | 'titles'> {
  const zip = String(address?.city?.zip ?? '');
  const cities = foldedOf(address?.city?.name);
  return {
    places: address?.number
      ? foldedOf(address.street).map((street) => `${street} ${fold(String(address.number))} ${zip}`)
      : [],
    titles: cities.flatMap((city) => titlesOf(title, city)),
  };
}

function homeOf(value: unknown): OldSiteHome {
  const { general } = HomeSchema.parse(value);
  return {
    id: String(general.id),
    kind: 'home',
    reference: general.reference ?? null,
    ...placed(general.address, general.title),
    kinds: foldedOf(general.subType?.name),
  };
}

function listingOf(value: unknown): OldSiteHome {
  const { listing } = ListingSchema.parse(value);
  return {
    id: listing.guid,
    kind: 'home',
    reference: listing.external_id ?? null,
    ...placed(listing.address, listing.title),
    kinds: [],
  };
}

/** A rental is known by its name, alone or with its place. */
function rentalOf(value: unknown): OldSiteHome {
  const { id, general } = RentalSchema.parse(value).rental;
  const { building } = general;
  const names = [
    ...new Set([building?.rentalName, building?.name].flatMap((one) => (one ? [fold(one)] : []))),
  ];
  const cities = foldedOf(general.city?.name);
  return {
    id: String(id),
    kind: 'rental',
    reference: null,
    places: [],
    titles: names.flatMap((name) => [name, ...cities.map((city) => `${name} ${city}`)]),
    kinds: [],
  };
}

function listOf(screen: OwnList['screen'], value: unknown): OwnList {
  const { id, title } = ListSchema.parse(value);
  return { screen, id, words: foldedWords([id, ...Object.values(title ?? {})].join(' ')) };
}

const SHOWN = ({ withdrawnAt }: ContentRecord): boolean => !withdrawnAt;

/** Kinds of records that `indexSite` reads. */
export const INDEXED = ['estate', 'listing', 'rental', 'city', 'page', 'collection', 'group'] as const;

/** Reads the records of a site, by kind, for matching. */
export function indexSite(
  site: { readonly locales: readonly Locale[]; readonly defaultLocale?: Locale | null | undefined },
  records: (kind: (typeof INDEXED)[number]) => readonly ContentRecord[],
): SiteIndex {
  const estates = records('estate')
    .filter(SHOWN)
    .flatMap(({ estate }) => {
      const children = (estate as { general?: { children?: unknown[] | null } }).general?.children ?? [];
      return [homeOf(estate), ...children.map(homeOf)];
    });
  const homes = [...estates, ...records('listing').filter(SHOWN).map(listingOf)];
  const unique = [...new Map(homes.toReversed().map((one) => [one.id, one])).values()];
  const byReference = new Map<string, OldSiteHome[]>();
  for (const one of unique) {
    const key = fold(one.reference ?? '');
    if (key !== '') byReference.set(key, [...(byReference.get(key) ?? []), one]);
  }
  const pages = records('page')
    .filter(SHOWN)
    .map((record) => readLoosely(PageRecordSchema, record).page)
    .map(({ id, url }) => ({
      id: String(id),
      urls: LOCALES.flatMap((locale) => url?.[locale]?.trim() || []),
    }));
  return {
    locales: site.locales,
    defaultLocale: site.defaultLocale ?? site.locales[0] ?? 'nl',
    homes: unique,
    byId: new Map(unique.map((one) => [one.id.toLowerCase(), one])),
    rentals: records('rental').filter(SHOWN).map(rentalOf),
    lists: (['collection', 'group'] as const).flatMap((screen) =>
      records(screen).map((record) => listOf(screen, record[screen])),
    ),
    byReference,
    cities: records('city').map((record) => {
      const { city } = CitySchema.parse(record);
      return { id: String(city.id), zip: String(city.zip), names: [...foldedOf(city.name)] };
    }),
    pages,
    isPage: (url) => pages.some(({ urls }) => urls.includes(url)),
  };
}
