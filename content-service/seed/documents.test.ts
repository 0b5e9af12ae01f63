import { describe, expect, it } from 'vitest';
import { matchPath, pathTo } from '../../domain/routes.ts';
import { checkTheme } from '../../domain/theme/contrast.ts';
import { ContactInfoSchema } from '../../worker/content/schemas/contact-info.ts';
import { EstateSchema } from '../../worker/content/schemas/estate.ts';
import {
  type Link,
  type NavigationItem,
  NavigationItemSchema,
  NavigationSchema,
} from '../../worker/content/schemas/navigation.ts';
import { PageSchema, SectionSchema } from '../../worker/content/schemas/page.ts';
import { SiteSchema } from '../../worker/content/schemas/site.ts';
import { SkarabeeListingSchema } from '../../worker/content/schemas/skarabee-listing.ts';
import { TranslationsSchema } from '../../worker/content/schemas/translations.ts';
import { demoData } from './demo.ts';

const data = demoData();
/** As the wire carries it: nothing undefined. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('documents', () => {
  it('are read back whole by the wire schemas: no field unknown, none of the wrong type', () => {
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
    for (const { contactInfo } of data.contactInfos)
      expect(ContactInfoSchema.parse(contactInfo)).toEqual(contactInfo);
    for (const { texts } of data.translations) expect(TranslationsSchema.parse(texts)).toEqual(texts);
  });

  it('have themes that can be read', () => {
    for (const site of data.sites) expect(checkTheme(site.theme)).toEqual([]);
  });

  it('speak each language of their site: home, about, sell, privacy and terms', () => {
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

const linksOf = (items: readonly NavigationItem[]): Link[] =>
  items.flatMap((item) => [item.link, ...linksOf(NavigationItemSchema.array().parse(item.children ?? []))]);

describe('links', () => {
  const estateIds = new Set(data.estates.map(({ estate }) => String(estate.general.id)));

  const check = (siteId: string, link: Link) => {
    const site = data.sites.find(({ id }) => id === siteId);
    for (const locale of site?.locales ?? []) {
      if (link.type === 'page') {
        const url = link.page?.[locale] ?? '';
        const target = data.pages.find(
          ({ siteId: owner, page }) => owner === siteId && page.url?.[locale] === url,
        );
        expect(target, `${siteId} ${locale} ${url}`).toBeDefined();
        expect(matchPath(`/${locale}/${url}`)?.screen).toBe('page');
      } else {
        expect(['offer', 'estate', 'favorites']).toContain(link.type);
        expect(matchPath(pathTo(link.type, locale, link.params ?? {}))?.screen).toBe(link.type);
      }
    }
    if (link.type === 'estate') expect(estateIds.has(link.params?.id ?? '')).toBe(true);
  };

  it('of menus lead to screens and pages that exist', () => {
    for (const { siteId, navigation } of data.navigations)
      for (const link of linksOf(navigation.items)) check(siteId, link);
  });

  it('of sections lead to screens and pages that exist, and places to cities with homes', () => {
    for (const { siteId, page } of data.pages) {
      for (const section of page.sections.map((one) => SectionSchema.parse(one))) {
        if (section.kind === 'places') {
          for (const { cityId } of section.places) {
            const homes = data.estates.filter(
              ({ siteId: owner, estate }) =>
                owner === siteId && String(estate.general.address?.city?.id) === String(cityId),
            );
            expect(homes.length, `${siteId} ${cityId}`).toBeGreaterThan(2);
          }
        } else if (section.link) check(siteId, section.link.link);
      }
    }
  });
});
