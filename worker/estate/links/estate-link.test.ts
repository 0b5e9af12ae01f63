import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/locale.ts';
import type { Estate } from '../../../wire/estate.ts';
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
