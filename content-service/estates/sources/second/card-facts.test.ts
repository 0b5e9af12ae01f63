import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { listingStatements } from '#content-service/intake/sources/second.ts';
import { post } from '#content-service/testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '#content-service/testing/fixtures.ts';
import { store } from '#content-service/testing/store.ts';
import type { Estate } from '#wire/estate.ts';

const address = { visible: true, city: { id: 1, zip: '8300' }, country: { id: 'BE' } };
const summary = (id: string, general: Partial<Estate['general']> = {}) =>
  anEstate(id, { address, ...general });

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    listingStatements(
      'coast',
      aListing(aGuid(1), {
        address,
        geo: { address: { country: 'ES' } },
        flood_information: { parcel_score: 'D', building_score: 'A' },
      }),
      summary('1'),
    ),
    listingStatements(
      'coast',
      aListing(aGuid(2), { address, flood_information: { parcel_score: 'D' } }),
      summary('2', { floodingParcelScore: 'B' }),
    ),
  ),
);

describe('an estate in lists that represents a listing', () => {
  it('has the country and flood scores that only its listing states', async () => {
    const answer = await post('/sites/coast/estates/skarabee', { query: {} });
    const { results } = await answer.json<{ results: Estate[] }>();
    const facts = results
      .toSorted((one, other) => String(one.general.id).localeCompare(String(other.general.id)))
      .map(({ general }) => [
        general.address?.country?.id,
        general.floodingParcelScore,
        general.floodingBuildingScore,
      ]);
    expect(facts).toEqual([
      ['ES', 'D', 'A'],
      ['BE', 'B', undefined],
    ]);
  });
});
