import * as z from 'zod';
import { fold } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { PageSchema } from '#wire/page.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { ContentRecord } from '../records.ts';

/** A home of the new site, by what old addresses may say of it. */
export interface OldSiteHome {
  readonly id: string;
  readonly reference: string | null;
  /** Folded "street number zip", in each language. */
  readonly places: readonly string[];
  /** Folded "title place", in each language, also without what follows a comma, and without a place that the title names itself. */
  readonly titles: readonly string[];
  /** Folded names of its type. */
  readonly kinds: readonly string[];
}

/** What the new site has, for matching old addresses. */
export interface SiteIndex {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly homes: readonly OldSiteHome[];
  readonly byId: ReadonlyMap<string, OldSiteHome>;
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

function homeOf(value: unknown): OldSiteHome {
  const { general } = HomeSchema.parse(value);
  const { address } = general;
  const zip = String(address?.city?.zip ?? '');
  const cities = foldedOf(address?.city?.name);
  return {
    id: String(general.id),
    reference: general.reference ?? null,
    places: address?.number
      ? foldedOf(address.street).map((street) => `${street} ${fold(String(address.number))} ${zip}`)
      : [],
    titles: cities.flatMap((city) => titlesOf(general.title, city)),
    kinds: foldedOf(general.subType?.name),
  };
}

/** Reads the records of a site for matching. */
export function indexSite(
  site: { readonly locales: readonly Locale[]; readonly defaultLocale?: Locale | null | undefined },
  records: Readonly<Record<'estate' | 'city' | 'page', readonly ContentRecord[]>>,
): SiteIndex {
  const homes = records.estate
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .flatMap(({ estate }) => {
      const children = (estate as { general?: { children?: unknown[] | null } }).general?.children ?? [];
      return [homeOf(estate), ...children.map(homeOf)];
    });
  const unique = [...new Map(homes.toReversed().map((one) => [one.id, one])).values()];
  const byReference = new Map<string, OldSiteHome[]>();
  for (const one of unique) {
    const key = fold(one.reference ?? '');
    if (key !== '') byReference.set(key, [...(byReference.get(key) ?? []), one]);
  }
  const pages = records.page
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map((record) => readLoosely(PageRecordSchema, record).page)
    .map(({ id, url }) => ({
      id: String(id),
      urls: LOCALES.flatMap((locale) => url?.[locale]?.trim() || []),
    }));
  return {
    locales: site.locales,
    defaultLocale: site.defaultLocale ?? site.locales[0] ?? 'nl',
    homes: unique,
    byId: new Map(unique.map((one) => [one.id, one])),
    byReference,
    cities: records.city.map((record) => {
      const { city } = CitySchema.parse(record);
      return { id: String(city.id), zip: String(city.zip), names: [...foldedOf(city.name)] };
    }),
    pages,
    isPage: (url) => pages.some(({ urls }) => urls.includes(url)),
  };
}
