import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { matchPath, pathTo } from '#domain/routes.ts';
import { checkTheme } from '#domain/theme/contrast.ts';
import { type Link, NavigationItemSchema } from '#wire/navigation.ts';
import { type Section, SectionSchema } from '#wire/page.ts';
import { demoData } from './index.ts';

const data = demoData();

describe('sites', () => {
  it('have readable themes', () => {
    for (const site of data.sites) expect(checkTheme(site.theme)).toEqual([]);
  });

  it('have their pages and agreements in all their languages: home, about, sell, privacy and terms', () => {
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
      const agreements = data.agreements.filter(({ siteId }) => siteId === site.id);
      for (const { agreement } of agreements)
        expect(site.locales.filter((locale) => !agreement.title[locale] || !agreement.body[locale])).toEqual(
          [],
        );
    }
  });
});

const sections = [
  ...data.pages.map(({ siteId, page }) => ({ siteId, page })),
  ...data.estatePages.map(({ siteId, estatePage }) => ({ siteId, page: estatePage })),
].flatMap(({ siteId, page }) =>
  (page.sections ?? []).map((section) => ({ siteId, section: SectionSchema.parse(section) })),
);

describe('sections', () => {
  const lists = {
    entity: new Set(data.entities.map(({ siteId, entity }) => `${siteId}:${entity.id}`)),
    collection: new Set(data.collections.map(({ siteId, collection }) => `${siteId}:${collection.id}`)),
    group: new Set(data.groups.map(({ siteId, group }) => `${siteId}:${group.id}`)),
  };

  it('name existing lists, collections and groups', () => {
    const named = sections.flatMap(({ siteId, section }) =>
      Object.entries(lists).flatMap(([field, ids]) => {
        const id: unknown = Reflect.get(section, field);
        return typeof id === 'string' ? [{ at: `${siteId}:${id}`, ids }] : [];
      }),
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

const linksOf = (items: readonly unknown[]): Link[] =>
  NavigationItemSchema.array()
    .parse(items)
    .flatMap((item) => [item.link, ...linksOf(item.children ?? [])]);

/** Links in a section. */
const linksIn = (section: Section): Link[] => {
  const linked = 'links' in section ? section.links : 'link' in section ? [section.link] : [];
  return linked.flatMap((one) => (one ? [one.link] : []));
};

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

  it('in menus lead to existing screens and pages', () => {
    const menus = data.navigations.map(({ siteId, navigation }) => ({
      siteId,
      links: linksOf(navigation.items),
    }));
    expect(menus.flatMap(({ links }) => links).length).toBeGreaterThan(20);
    expect(menus.flatMap(({ siteId, links }) => dead(siteId, links))).toEqual([]);
  });

  it('in sections lead to existing screens and pages', () => {
    expect(sections.flatMap(({ siteId, section }) => dead(siteId, linksIn(section)))).toEqual([]);
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
