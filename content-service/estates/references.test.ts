import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { prepare } from '../platform/db/prepare.ts';
import { answerOf, get } from '../testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { referenceStatement } from './references.ts';

const GONE = { withdrawnAt: '2026-10-01T10:00:00Z' };

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    estateStatements('coast', anEstate(1, { reference: ' KH-001 ' })),
    estateStatements('coast', anEstate(2, { reference: 'KH-002' }), GONE),
    estateStatements('coast', anEstate(3, { reference: 'KH-003' }), GONE),
    estateStatements('coast', anEstate(4, { reference: 'KH-003' })),
    listingStatements('coast', aListing(aGuid(5)), anEstate(5, { reference: 'SK/5 é' })),
    siteStatements(aSite('inland')),
  ),
);

const ask = async (reference: string, site = 'coast') =>
  answerOf(await get(`/sites/${site}/estates/by-reference?${new URLSearchParams({ reference })}`));

describe('GET …/estates/by-reference', () => {
  it.each([
    ['as it is written', 'KH-001', '1'],
    ['in small letters', 'kh-001', '1'],
    ['that two have, of which one is withdrawn', 'KH-003', '4'],
    ['of the second source, by its guid', 'SK/5 é', aGuid(5)],
  ])('finds an estate by a reference %s', async (_what, reference, id) => {
    expect(await ask(reference)).toEqual({ status: 200, body: { id } });
  });

  it.each([
    ['a withdrawn estate', 'KH-002', 'coast', 410],
    ['an unknown one', 'KH-999', 'coast', 404],
    ['another site’s', 'KH-001', 'inland', 404],
    ['none', ' ', 'coast', 400],
    ['one too long', 'x'.repeat(65), 'coast', 400],
  ])('answers %s with its status', async (_what, reference, site, status) => {
    expect((await ask(reference, site)).status).toBe(status);
  });

  it('reads its index', async () => {
    const { sql, params } = referenceStatement('coast', 'KH-001');
    const { results } = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{
      detail: string;
    }>();
    expect(results.map(({ detail }) => detail).join('\n')).toContain('USING INDEX documents_by_reference');
  });
});
