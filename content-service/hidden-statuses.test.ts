import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import type { SitemapEntry } from '#wire/sitemap.ts';
import { findMailEstates } from './estates/mail-card.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import { listingStatements } from './intake/sources/second.ts';
import { get } from './testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from './testing/fixtures.ts';
import { store } from './testing/store.ts';

const site = aSite('quiet', {
  settings: {
    hiddenStatus: [8, 'UNDER_OFFER'],
    team: { offices: [], people: [{ id: 'an', name: 'An' }], rules: [{ person: 'an' }] },
  },
});
const only = (id: number, status: string) =>
  listingStatements(
    'quiet',
    aListing(aGuid(id), { status, transaction: null }),
    anEstate(id, { transaction: null, status }),
  );

beforeAll(() =>
  store(
    siteStatements(site),
    only(1, 'FOR_RENT_ORDER_ENDED'),
    only(2, 'UNDER_OFFER'),
    only(3, 'FOR_RENT'),
    only(4, 'OPTION_FOR_SALE'),
    estateStatements('quiet', anEstate(5, { transaction: { id: 8 } })),
    estateStatements('quiet', anEstate(6, { transaction: null, status: 'OFFER_FOR_SALE' })),
    estateStatements('quiet', anEstate(7, { transaction: { id: 3 } })),
  ),
);

const SHOWN = ['3', '4', '7'];

describe('homes of a status that the site hides, by the one reading of it (spec 1 §2, decision 105)', () => {
  it('are not among the offered ones, which alerts and prices ask for', async () => {
    const { results } = await env.DB.prepare(
      "SELECT id FROM offered_estates WHERE site_id = 'quiet' ORDER BY id",
    ).all<{ id: string }>();
    expect(results.map(({ id }) => id)).toEqual(SHOWN);
  });

  it('are not in sitemaps', async () => {
    const answer = await (await get('/sites/quiet/sitemap/estate')).json<{ entries: SitemapEntry[] }>();
    expect(answer.entries.map(({ id }) => id).sort()).toEqual(SHOWN);
  });

  it('are not among the homes of a person', async () => {
    const answer = await (await get('/sites/quiet/people/an/estates')).json<{ results: Estate[] }>();
    expect(answer.results.map(({ general }) => String(general.id)).sort()).toEqual(SHOWN);
  });

  it('are not on offer in mails', async () => {
    const homes = await findMailEstates(env.DB, site, ['1', '2', '3', '4', '5', '6', '7']);
    expect([...homes.values()].filter(({ offered }) => offered).map(({ id }) => id)).toEqual(SHOWN);
  });

  it('are offered again once their status is another', async () => {
    await store(only(1, 'FOR_RENT'));
    const row = await env.DB.prepare(
      "SELECT 1 AS there FROM announced_estates WHERE site_id = 'quiet' AND estate_id = '1'",
    ).first();
    expect(row).toEqual({ there: 1 });
  });
});
