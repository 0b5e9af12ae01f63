import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { contextIn, generalWith, listingWith } from '../../testing/contexts.ts';
import { listingPath } from '../sources/second/path.ts';
import { canonicalPath } from './estate-link.ts';

describe('addresses of the second source (spec 1 §2, "Addresses")', () => {
  const listing = listingWith({ subType: 'FARMHOUSE' });
  const named = generalWith({
    subType: { id: 'FARMHOUSE', name: { nl: 'Boerderij', fr: 'Vieille ferme', en: 'Barn', de: 'Hof' } },
  });
  const { transaction, address } = listing;
  const summary: Estate = {
    ...named,
    guid: listing.guid,
    general: { ...named.general, transaction, address },
  };

  it.each(LOCALES)('are equal on card and page, whatever the name in the summary (%s)', (locale) => {
    const context = contextIn(locale);
    expect(canonicalPath(summary, null, context)).toBe(listingPath(listing, context));
  });

  it('use the name in the summary for an unknown code', () => {
    const unknown = { id: 'TREEHOUSE', name: { nl: 'Boomhut' } };
    const estate: Estate = { ...summary, general: { ...summary.general, subType: unknown } };
    expect(canonicalPath(estate, null, contextIn('nl'))).toContain('/boomhut-te-koop-');
  });
});

describe('a sub type without a name (spec 1 §2, "Addresses")', () => {
  it('leaves the slug its type, so that it does not begin with the status', () => {
    const nameless = generalWith({ subType: { id: 99_999, name: null } });
    expect(canonicalPath(nameless, null, contextIn('nl'))).toContain('/huis-te-koop-in-elizabetlaan');
  });
});

describe('a home’s address (spec 1 §2, "Addresses")', () => {
  const hidden = { ...generalWith({}).general.address, visible: false };

  it.each(LOCALES)('stays when its status changes, from either source (%s)', (locale) => {
    const context = contextIn(locale);
    const ofFirst = (id: number, name?: string) =>
      canonicalPath(
        generalWith({ transaction: { id, name: name ? { nl: name } : null }, address: hidden }),
        null,
        context,
      );
    // For sale, under option, sold; to let, under option, let: spec 1 §4.
    expect(new Set([ofFirst(1), ofFirst(3), ofFirst(5), ofFirst(1, 'Binnenkort te koop')]).size).toBe(1);
    expect(new Set([ofFirst(2), ofFirst(4), ofFirst(6)]).size).toBe(1);
    expect(ofFirst(1)).not.toBe(ofFirst(2));
    const ofSecond = (status: string) => listingPath(listingWith({ status, address: hidden }), context);
    expect(new Set(['FOR_SALE', 'SOLD'].map(ofSecond)).size).toBe(1);
    expect(new Set(['TO_RENT', 'RENTED'].map(ofSecond)).size).toBe(1);
  });
});
