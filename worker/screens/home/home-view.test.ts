import { describe, expect, it } from 'vitest';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { NO_BLOCK_DATA } from '../../blocks/block-data.ts';
import { CachedPageSchema } from '../../platform/content/cached-page.ts';
import { contextIn, estateWith, siteWith } from '../../testing/contexts.ts';
import { toHomeHead, toHomeView } from './home-view.ts';

const nl = contextIn('nl');

describe('toHomeView', () => {
  const page = readLoosely(CachedPageSchema, {
    id: 'home',
    sections: [],
    title: { nl: 'Thuis' },
    hero: { file: 'hero', width: 3200, height: 1800 },
  });
  const options = readLoosely(EstateFiltersSchema, {
    headTypes: [{ id: 3, name: null, count: 5 }],
    transactions: [
      { id: 1, name: null, count: 60 },
      { id: 3, name: null, count: 7 },
      { id: 2, name: null, count: 5 },
    ],
    prices: { min: 350_000, max: 950_000, steps: [] },
  });

  it('has the extra facts of the site’s first screen, only for compositions that show them (decision 90)', () => {
    const newest = { ok: true, value: { total: 84, results: [estateWith()] } } as const;
    const moreOf = (hero: string) => {
      const team = { people: [{ id: 'an', name: 'An Vermeire', phone: '050 55 12 81' }] };
      const site = siteWith({ theme: { choices: { hero } }, settings: { team } });
      const view = toHomeView({ page, options, newest, blocks: NO_BLOCK_DATA }, contextIn('nl', site));
      return {
        signed: view.note?.name,
        block: view.titleBlock.length > 0,
        hung: view.wall.map(({ id }) => id),
      };
    };
    expect(moreOf('horizon')).toEqual({ signed: undefined, block: false, hung: [] });
    expect(moreOf('letter')).toEqual({ signed: 'An Vermeire', block: false, hung: [] });
    expect(moreOf('sheet')).toEqual({ signed: undefined, block: true, hung: [] });
    expect(moreOf('wall')).toEqual({ signed: undefined, block: false, hung: ['4711'] });
  });

  it('shows the newest estates and a search form that fits the agency', () => {
    const newest = { ok: true, value: { total: 84, results: [estateWith()] } } as const;
    const view = toHomeView({ page, options, newest, blocks: NO_BLOCK_DATA }, nl);
    expect(view).toMatchObject({
      headline: 'Thuis',
      search: {
        action: '/nl/aanbod',
        types: [{ value: '3', label: 'Huis' }],
        // Number of results for "Te koop", which is preselected: not all 84 estates.
        total: 67,
      },
      newest: { total: 84, failed: false, allHref: '/nl/aanbod', cards: [{ id: '4711' }] },
    });
    expect(
      view.search.budgets.map(({ label, options }) => [label, options.map(({ value }) => value)]),
    ).toEqual([
      ['Te koop', ['200000', '300000', '400000', '600000', '900000']],
      ['Te huur', ['750', '1000', '1250', '1500', '2000']],
    ]);
    expect(view.search.status.filter(({ checked }) => checked)).toHaveLength(1);
    expect(view.hero?.srcSet).toContain('2400w');
    expect(toHomeHead(page, view, nl)).toMatchObject({ title: 'Thuis', index: true });
  });

  it('has the site’s own picture for shared links, else the one at its top', () => {
    const newest = { ok: true, value: { total: 0, results: [] } } as const;
    const image = (settings: object) => {
      const context = contextIn('nl', siteWith({ settings }));
      const view = toHomeView({ page, options, newest, blocks: NO_BLOCK_DATA }, context);
      return toHomeHead(page, view, context).image;
    };
    expect(image({})).toMatchObject({ src: '/media/800/hero.webp' });
    expect(image({ socialPicture: 'street' })).toBeNull();
  });

  it('sets the language of headline and lead in another language (WCAG 3.1.2)', () => {
    const newest = { ok: true, value: { total: 0, results: [] } } as const;
    const words = readLoosely(CachedPageSchema, {
      id: 'home',
      title: { nl: 'Thuis' },
      lead: { nl: 'Hier', fr: 'Ici' },
      sections: [],
    });
    const view = toHomeView({ page: words, options, newest, blocks: NO_BLOCK_DATA }, contextIn('fr'));
    expect(view).toMatchObject({ headline: 'Thuis', headlineLang: 'nl', lead: 'Ici' });
    expect(view).not.toHaveProperty('leadLang');
  });

  it('works when page, options and search all failed, and says so for the estates', () => {
    const view = toHomeView(
      { page: null, options: null, newest: { ok: false }, blocks: NO_BLOCK_DATA },
      contextIn('de', siteWith({ settings: { features: [] } })),
    );
    expect(view).toMatchObject({
      headline: 'Finden Sie Ihr neues Zuhause',
      search: { total: null, types: [], place: { typed: '', circles: [] } },
      newest: { cards: [], total: null, failed: true },
    });
    expect(view.search.budgets.length).toBeGreaterThan(0);
    expect(view.search.status.map(({ label }) => label)).toEqual(['Zu verkaufen', 'Zu vermieten']);
  });
});
