import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { listingStatements } from '#content-service/intake/sources/second.ts';
import { get } from '#content-service/testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '#content-service/testing/fixtures.ts';
import { store } from '#content-service/testing/store.ts';
import { STATUS_CODES, STATUSES, type StatusCode } from '#domain/status-code.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

const [REALISED, REACHED] = [371_234, 371_235];
const guidOf = (status: StatusCode): string => aGuid(STATUS_CODES.indexOf(status) + 1);

beforeAll(() => {
  const open = aSite('open');
  const listings = (siteId: string) =>
    STATUS_CODES.flatMap((status, index) =>
      listingStatements(
        siteId,
        aListing(guidOf(status), {
          status,
          transaction: { id: status },
          other: { sold_price: REALISED },
          financial: { price: 380_000 },
          notary: { price_reached: REACHED },
        }),
        anEstate(index + 1, { transaction: { id: status }, price: { value: 380_000 } }),
      ),
    );
  return store(
    siteStatements(aSite('shut')),
    siteStatements({ ...open, settings: { ...open.settings, realisedPrices: true } }),
    listings('shut'),
    listings('open'),
  );
});

const reported = async (siteId: string, status: StatusCode) => {
  const response = await get(`/sites/${siteId}/estates/skarabee/${guidOf(status)}`);
  const { other, notary } = await response.json<SkarabeeListing>();
  return [other?.sold_price, notary?.price_reached];
};

describe.each(STATUS_CODES)('the realised price of a home with status %s (decision 38)', (status) => {
  it('leaves the service only if the site’s settings allow it', async () => {
    const gone = STATUSES[status].state === 'gone';
    // A home that is not gone may show the price reached at an auction.
    const [realised, reached] = await reported('shut', status);
    expect(reached).toBe(gone ? undefined : REACHED);
    expect(realised).toBeUndefined();
    expect(await reported('open', status)).toEqual([REALISED, REACHED]);
  });
});
