import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { lacksOfListing } from '#domain/advertising/advertised.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';
import { listingStatements } from './second.ts';

const LISTING = aListing(aGuid(1), {
  address: aCity(1201, '8300', 'Knokke', 51.35, 3.28),
  certification: { epc_value: 212 },
  planning: { permission: 'YES', most_recent_destination: 'WG', priority_purchase: 'NO' },
  flood_information: { parcel_score: 'A', building_score: 'B' },
  financial: { price: 300_000, purchase_price: 200_000 },
});

it('the stored and the sent listing lack the same duties (docs/advertising-law.md)', async () => {
  await store(
    siteStatements(aSite('law')),
    listingStatements('law', LISTING, anEstate(1, { transaction: { id: 'FOR_SALE' } })),
  );
  const doc = await env.DB.prepare('SELECT doc FROM source_listings WHERE site_id = ?')
    .bind('law')
    .first<string>('doc');
  const stored: SkarabeeListing = JSON.parse(doc ?? '');
  const lacks = lacksOfListing(stored).map(({ duty }) => duty.id);
  expect(lacks).toEqual(['flanders-measures', 'flanders-subdivision']);
  expect(lacks).toEqual(lacksOfListing(LISTING).map(({ duty }) => duty.id));
});
