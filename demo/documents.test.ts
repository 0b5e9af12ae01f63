import { describe, expect, it } from 'vitest';
import type { Locale } from '../domain/locale.ts';
import { matchPath, pathTo } from '../domain/routes.ts';
import { checkTheme } from '../domain/theme/contrast.ts';
import { ContactInfoSchema } from '../wire/contact-info.ts';
import { EntityItemSchema, EntitySchema } from '../wire/entities.ts';
import { EstateSchema } from '../wire/estate.ts';
import { type Link, NavigationItemSchema, NavigationSchema } from '../wire/navigation.ts';
import { PageSchema, type Section, SectionSchema } from '../wire/page.ts';
import { RentalUnitSchema } from '../wire/rental-unit.ts';
import { SiteSchema } from '../wire/site.ts';
import { SkarabeeListingSchema } from '../wire/skarabee-listing.ts';
import { TranslationsSchema } from '../wire/translations.ts';
import { demoData } from './demo.ts';

const data = demoData();
/** As sent over the wire: undefined members are dropped. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('documents', () => {
  it('pass the wire schemas without unknown fields or wrong types', () => {
    for (const { estate } of data.estates) expect(sent(EstateSchema.parse(estate))).toEqual(sent(estate));
    for (const { listing, summary } of data.listings) {
      expect(sent(SkarabeeListingSchema.parse(listing))).toEqual(sent(listing));
      expect(sent(EstateSchema.parse(summary))).toEqual(sent(summary));
    }
    for (const site of data.sites) expect(sent(SiteSchema.parse(site))).toEqual(sent(site));
    for (const { navigation } of data.navigations)
      expect(sent(NavigationSchema.parse(navigation))).toEqual(sent(navigation));
    for (const { page } of data.pages) {
      expect(sent(PageSchema.parse(page))).toEqual(sent(page));
      for (const section of page.sections) expect(sent(SectionSchema.parse(section))).toEqual(sent(section));
    }
    for (const { entity, items } of data.entities) {
      expect(sent(EntitySchema.parse(entity))).toEqual(sent(entity));
      for (const item of items) expect(sent(EntityItemSchema.parse(item))).toEqual(sent(item));
    }
    for (const { page } of data.estatePages) {
      expect(sent(PageSchema.parse(page))).toEqual(sent(page));
      for (const section of page.sections) expect(sent(SectionSchema.parse(section))).toEqual(sent(section));
    }
    for (const { contactInfo } of data.contactInfos)
      expect(ContactInfoSchema.parse(contactInfo)).toEqual(contactInfo);
    for (const { unit } of data.rentalUnits) expect(sent(RentalUnitSchema.parse(unit))).toEqual(sent(unit));
    for (const { siteId, agreement } of data.agreements) {
      const locales = data.sites.find(({ id }) => id === siteId)?.locales ?? [];
      expect(locales.filter((locale) => !agreement.title[locale] || !agreement.body[locale])).toEqual([]);
    }
    for (const { texts } of data.translations) expect(TranslationsSchema.parse(texts)).toEqual(texts);
  });

  it('have readable themes', () => {
    for (const site of data.sites) expect(checkTheme(site.theme)).toEqual([]);
  });

  it('have all languages of their site: estate, about, sell, privacy and terms', () => {
    for (const site of data.sites) {
      for (const id of ['home', 'about', 'sell', 'privacy', 'terms']) {
        const found = data.pages.find(({ siteId, page }) => siteId === site.id && page.id === id);
        for (const locale of site.locales) {
          expect(found?.page.title?.[locale], `${site.id} ${id} ${locale}`).toBeTruthy();
          for (const section of found?.page.sections ?? []) {
            expect(SectionSchema.parse(section).heading?.[locale], `${site.id} ${id} ${locale}`).toBeTruthy();
          }
        }
      }
    }
  });
});

const linksOf = (items: readonly unknown[]): Link[] =>
  NavigationItemSchema.array()
    .parse(items)
    .flatMap((item) => [item.link, ...linksOf(item.children ?? [])]);

/** Links in a section. */
const linksIn = (section: Section): Link[] => {
  const linked = 'links' in section ? section.links : 'link' in section ? [section.link] : [];
  return linked.flatMap((one) => (one ? [one.link] : []));
};

describe('sections', () => {
  const known = (list: readonly { readonly siteId: string; readonly id: string }[]) =>
    new Set(list.map(({ siteId, id }) => `${siteId}:${id}`));
  const lists = {
    entity: known(data.entities.map(({ siteId, entity }) => ({ siteId, id: entity.id }))),
    collection: known(data.collections.map(({ siteId, collection }) => ({ siteId, id: collection.id }))),
    group: known(data.groups.map(({ siteId, group }) => ({ siteId, id: group.id }))),
  };

  it('name existing lists, collections and groups', () => {
    const named = data.pages.flatMap(({ siteId, page }) =>
      page.sections.flatMap((section) =>
        Object.entries(lists).flatMap(([field, ids]) => {
          const id = (section as Record<string, unknown>)[field];
          return typeof id === 'string' ? [{ at: `${siteId}:${id}`, ids }] : [];
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(9);
    expect(named.filter(({ at, ids }) => !ids.has(at))).toEqual([]);
  });

  it('of groups name existing estates', () => {
    const estates = new Set(data.estates.map(({ siteId, estate }) => `${siteId}:${estate.general.id}`));
    const members = data.groups.flatMap(({ siteId, estateIds }) => estateIds.map((id) => `${siteId}:${id}`));
    expect(members.filter((member) => !estates.has(member))).toEqual([]);
  });
});

describe('links', () => {
  const estateIds = new Set(data.estates.map(({ estate }) => String(estate.general.id)));

  /** Whether a link has a target in a language of its site. */
  const leads = (siteId: string, link: Link, locale: Locale): boolean => {
    if (link.type === 'page') {
      const url = link.page?.[locale] ?? '';
      const known = data.pages.some((one) => one.siteId === siteId && one.page.url?.[locale] === url);
      return known && matchPath(`/${locale}/${url}`)?.screen === 'page';
    }
    const site = data.sites.find(({ id }) => id === siteId);
    if (link.type === 'rentals' && !site?.settings.features.includes('rentals')) return false;
    const screens = ['offer', 'estate', 'estate-page', 'favorites', 'contact', 'rentals', 'valuation'];
    if (!screens.includes(link.type)) return false;
    if (link.type.startsWith('estate') && !estateIds.has(link.params?.id ?? '')) return false;
    return matchPath(pathTo(link.type, locale, link.params ?? {}))?.screen === link.type;
  };
  const dead = (siteId: string, links: readonly Link[]) =>
    (data.sites.find(({ id }) => id === siteId)?.locales ?? []).flatMap((locale) =>
      links.filter((link) => !leads(siteId, link, locale)).map((link) => ({ siteId, locale, link })),
    );
  const sections = [...data.pages, ...data.estatePages].flatMap(({ siteId, page }) =>
    page.sections.map((section) => ({ siteId, section: SectionSchema.parse(section) })),
  );

  it('in menus lead to existing screens and pages', () => {
    const found = data.navigations.flatMap(({ siteId, navigation }) =>
      dead(siteId, linksOf(navigation.items)),
    );
    expect(found).toEqual([]);
  });

  it('in sections lead to existing screens and pages', () => {
    const found = sections.flatMap(({ siteId, section }) => dead(siteId, linksIn(section)));
    expect(found).toEqual([]);
  });

  it('to places lead to cities with several estates', () => {
    const cities = sections.flatMap(({ siteId, section }) =>
      section.kind === 'places' ? section.places.map(({ cityId }) => `${siteId}:${cityId}`) : [],
    );
    const estates = data.estates.map(({ siteId, estate }) => `${siteId}:${estate.general.address?.city?.id}`);
    expect(cities).toHaveLength(18);
    expect(cities.filter((city) => estates.filter((estate) => estate === city).length < 3)).toEqual([]);
  });
});
