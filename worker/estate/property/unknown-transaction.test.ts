/** An estate with an unknown transaction is neither "for sale" nor an offer (spec 1 §4). */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import {
  contextIn,
  estateWith,
  generalWith,
  listingWith,
  projectWith,
  unitWith,
} from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';

/** Missing and unknown transactions, without a name. */
const TRANSACTIONS = [
  undefined,
  null,
  'FOR_SALE',
  [],
  ...[undefined, null, 99, 'NEW_CODE', [1], {}].map((id) => ({ id, name: null })),
];
const CASES = LOCALES.flatMap((locale) =>
  TRANSACTIONS.map((transaction) => ({
    locale,
    transaction,
    stated: JSON.stringify(transaction) ?? 'absent',
  })),
);

/** Statements that something is for sale, in the page's texts or its structured data. */
function claims(view: EstatePageView, { t }: ReturnType<typeof contextIn>): readonly string[] {
  const said = JSON.stringify([view.headTitle, view.headDescription, view.breadcrumbs, view.priceLabel]);
  const words = [t('status.FOR_SALE'), t('status.TO_RENT'), t('status.TAKE_OVER'), 'status='];
  const found = words.filter((word) => said.toLowerCase().includes(word.toLowerCase()));
  return [...found, ...('offers' in view.jsonLd ? ['offers'] : [])];
}

describe('a transaction that is missing or unknown', () => {
  it.each(CASES)('of the first source is not an offer ($locale, $stated)', ({ locale, transaction }) => {
    const context = contextIn(locale);
    const estate = generalWith({
      transaction,
      title: { nl: 'Villa' },
      description: null,
      shortDescription: null,
    });
    const path = canonicalPath(estate, null, context);
    const view = toEstatePage(estate, null, { path, person: null }, context);
    expect(claims(view, context)).toEqual([]);
    expect(view.headTitle).not.toMatch(/–\s*$|undefined|null|\s{2}/);
    expect(view).toMatchObject({ sold: false, priceLabel: context.t('views.price.label.unknown') });
    expect(view.breadcrumbs[0]?.href).toBe(pathTo('offer', locale));
    expect(JSON.stringify(toEstateCard(estate, context))).not.toContain(context.t('status.FOR_SALE'));
  });

  it.each(CASES)('of the second source is not an offer ($locale, $stated)', ({ locale, transaction }) => {
    const context = contextIn(locale);
    for (const status of [undefined, null, 7, 'NEW_CODE']) {
      const listing = listingWith({ transaction, status });
      const view = toSkarabeePage(listing, { path: '/x', person: null }, context);
      expect(claims(view, context)).toEqual([]);
    }
  });

  it('does not make a unit available, nor count it as free', () => {
    const nl = contextIn();
    const units = [
      unitWith(1),
      unitWith(2),
      unitWith(3, { transaction: { id: 99 } }),
      unitWith(5, { transaction: null }),
    ];
    const project = projectWith(units);
    const view = toEstatePage(project, null, { path: '/x', person: null }, nl);
    expect(view.units.flatMap(({ units: rows }) => rows).map(({ status }) => status)).toEqual([
      { state: 'free', text: 'Beschikbaar' },
      { state: 'sold', text: 'Verkocht' },
      { state: 'unknown', text: 'Status niet vermeld' },
      { state: 'unknown', text: 'Status niet vermeld' },
    ]);
    expect(view.jsonLd.mainEntity).toMatchObject({
      numberOfAccommodationUnits: { value: 4 },
      numberOfAvailableAccommodationUnits: { value: 1 },
    });
  });

  it('does not change known ones', () => {
    const nl = contextIn();
    const view = toEstatePage(estateWith(), null, { path: '/x', person: null }, nl);
    expect(claims(view, nl)).toEqual(['Te koop', 'status=', 'offers']);
  });
});
