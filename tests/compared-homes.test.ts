/**
 * Every home of the demo beside one of another source or kind: what its own page shows is never unknown in
 * the comparison (decision 105). Both are read as HTML, as a visitor reads them.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { REGIONAL_LABELS } from '#domain/fields/regional-names.ts';
import { fold } from '#domain/fold.ts';
import { plainText } from '#domain/format/plain-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextKey } from '#locales/translator.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { ComparePage } from '#worker/screens/compare/ComparePage.tsx';
import { toCompare } from '#worker/screens/compare/compare-view.ts';
import type { ComparedEstate } from '#worker/screens/compare/compared-facts.ts';
import { EstatePage } from '#worker/screens/estate/EstatePage.tsx';
import { ALL_HOMES, type DemoHome } from './estate-pages/all-homes.ts';
import { contextOf } from './estate-pages/cases.ts';

const text = (html: string): string => fold(plainText(html.replace(/<[^>]+>/g, ' ')));

interface Shown {
  /** Names in the chain of key figures under the title. */
  readonly chain: readonly string[];
  /** Names of the rows of the facts, the energy and the floods. */
  readonly rows: readonly string[];
}

const namesIn = (list: string): string[] =>
  [...list.matchAll(/<dt[^>]*>(.*?)<\/dt>/gs)].map(([, name]) => text(name ?? ''));

function shownOn(html: string): Shown {
  const near = /<section class="part part--map".*?<\/section>/s.exec(html)?.[0] ?? '';
  // What a home costs is calculated, not stated.
  const costs = /<section class="part part--costs".*?<\/section>/s.exec(html)?.[0] ?? '';
  const lists = [...html.matchAll(/<dl class="fact-list.*?<\/dl>/gs)].map(([list]) => list);
  return {
    chain: namesIn(/<dl class="key-facts">.*?<\/dl>/s.exec(html)?.[0] ?? ''),
    rows: lists.filter((list) => !near.includes(list) && !costs.includes(list)).flatMap(namesIn),
  };
}

/** Rows of the comparison that have another name on a page: in the chain of key figures, and as a row. */
function namesOnPage(
  { t }: ViewContext,
  fact: LeadingName,
): { readonly chain: string[]; readonly rows: string[] } {
  const CHAIN: Readonly<Record<LeadingName, readonly TextKey[]>> = {
    bedrooms: ['views.fact.bedrooms.one', 'views.fact.bedrooms.other'],
    bathrooms: ['views.fact.bathrooms.one', 'views.fact.bathrooms.other'],
    area: ['views.fact.area', 'views.fact.surface'],
    plot: ['views.fact.plot'],
    built: ['views.fact.built'],
    units: ['views.units.freeName'],
    energy: [],
    perArea: [],
  };
  const ROWS: Readonly<Record<LeadingName, readonly string[]>> = {
    bedrooms: ['construction.bedrooms_count'],
    bathrooms: ['construction.bathrooms_count'],
    area: ['dimensions.areaBuild'],
    plot: ['dimensions.areaGround'],
    built: ['technical.constructionYear'],
    units: [],
    energy: ['energy.energyLabel', 'energy.epcValue'],
    perArea: ['financial.price_per_square_meter'],
  };
  const surface = fact === 'area' ? [fold(t('views.field.surface'))] : [];
  return {
    chain: CHAIN[fact].map((key) => fold(t(key as 'views.fact.area'))),
    rows: [
      ...surface,
      ...ROWS[fact].flatMap((path) =>
        (['field', ...REGIONAL_LABELS] as const).flatMap((group) => fold(t.label(group, path) ?? '') || []),
      ),
    ],
  };
}

const LEADING_NAMES = [
  'bedrooms',
  'bathrooms',
  'area',
  'plot',
  'built',
  'units',
  'energy',
  'perArea',
] as const;
type LeadingName = (typeof LEADING_NAMES)[number];

/** What the comparison does not know of the home in that column. */
function unknownIn(html: string, column: number): Set<string> {
  const rows = [...html.matchAll(/<tr[^>]*><th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/gs)];
  return new Set(
    rows
      .filter(([, , cells]) => (cells ?? '').split('<td').slice(1)[column]?.includes('compare__unknown'))
      .map(([, label]) => text(label ?? '')),
  );
}

function stated(html: string): Set<string> {
  const heads = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>|<dt[^>]*>(.*?)<\/dt>/gs)];
  return new Set(heads.map(([, row, alone]) => text(row ?? alone ?? '')));
}

/** Names that stand in two rows, of which each is said of some homes only. */
function twice(html: string): string[] {
  const table = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, name]) => text(name ?? ''));
  const alone = [...html.matchAll(/<section>.*?<\/section>/gs)].map(([section]) => new Set(namesIn(section)));
  const all = [...table, ...alone.flatMap((names) => [...names])];
  return all.filter((name, at) => all.indexOf(name) < at).map((name) => `${name} (twice)`);
}

const seen = (home: DemoHome, context: ViewContext): ComparedEstate => ({
  view: home.view(context),
  property: home.property(context),
  path: '/',
});

/** Facts of the page that the comparison does not know, or does not have at all. */
function missing(home: DemoHome, other: DemoHome, locale: Locale): string[] {
  const context = contextOf(home.siteId, locale);
  const own = seen(home, context);
  const estates = [own, { ...seen(other, context), path: '/other' }];
  const page = shownOn(renderToStaticMarkup(createElement(EstatePage, { view: own.view, t: context.t })));
  const view = toCompare({ estates, missing: 0, left: 0, onlyDifferences: false }, context);
  const html = renderToStaticMarkup(createElement(ComparePage, { view, t: context.t }));
  const [unknown, there] = [unknownIn(html, 0), stated(html)];
  const renovated = [
    fold(context.t('views.fact.renovated')),
    fold(context.t.label('field', 'technical.renovationYear') ?? ''),
  ];
  const leading = LEADING_NAMES.map((fact) => ({
    row: [
      fold(context.t(`compare.${fact}`)),
      // Beside a garage it is no living area.
      ...(fact === 'area' ? [fold(context.t('views.field.surface'))] : []),
    ].find((name) => there.has(name)),
    ...namesOnPage(context, fact),
  }));
  const lost = (name: string, row: string | undefined): boolean =>
    row === undefined ? unknown.has(name) || !there.has(name) : unknown.has(row) || !there.has(row);
  return [
    ...twice(html),
    ...page.chain.filter((name) =>
      lost(
        name,
        name === renovated[0] ? renovated[1] : leading.find(({ chain }) => chain.includes(name))?.row,
      ),
    ),
    ...page.rows.filter((name) =>
      lost(name, there.has(name) ? name : leading.find(({ rows }) => rows.includes(name))?.row),
    ),
  ];
}

/** The next home of another source, else the next one. */
const beside = (at: number): DemoHome => {
  const rest = [...ALL_HOMES.slice(at + 1), ...ALL_HOMES.slice(0, at)];
  const home = ALL_HOMES[at];
  const other = rest.find(({ source }) => source !== home?.source) ?? rest[0];
  if (other === undefined) throw new Error('The demo has only one home.');
  return other;
};

describe('every home of the demo, compared', () => {
  it('are homes of both sources', () => {
    const sources = ALL_HOMES.map(({ source }) => source);
    expect([...new Set(sources)].sort()).toEqual(['first', 'second']);
    expect(ALL_HOMES.length).toBeGreaterThan(300);
  });

  it.each([
    ['nl', 3],
    ['fr', 7],
    ['en', 11],
    ['de', 13],
  ] as const)('shows in %s the same facts as the home’s own page (every %dth home)', (locale, step) => {
    const wrong = ALL_HOMES.flatMap((home, at) => {
      if (at % step !== 0) return [];
      const facts = missing(home, beside(at), locale);
      return facts.length === 0 ? [] : [`${home.name}: ${facts.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
