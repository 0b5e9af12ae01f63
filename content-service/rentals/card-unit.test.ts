/** The card document of a rental unit (docs/decisions/0065). */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { answerOf, get, post } from '../testing/call.ts';
import { aRentalOffer, aRentalUnit } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';

const photos = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ original: `https://cdn.example/${name}.jpg` }));
const LONG = { description: { nl: 'Een lange tekst.' }, geoLocation: { lat: 51.3, lon: 3.2 } };

beforeAll(() => store(aRentalOffer('coast', aRentalUnit('flat', LONG, { photos }))));

const listed = async (): Promise<RentalUnit | undefined> => {
  const { results } = await (await post('/sites/coast/rental-units', { query: {} })).json<{
    results: RentalUnit[];
  }>();
  return results[0];
};

it('has the first photos and their total, and nothing that its card does not show', async () => {
  const unit = await listed();
  expect(unit).toMatchObject({
    id: 'flat',
    photos: photos.slice(0, 3),
    photoCount: 5,
    general: { maxOccupation: 4, building: { rentalName: 'Unit flat' } },
  });
  expect(unit?.pricesFrom?.length).toBeGreaterThan(0);
  expect(unit?.general).not.toHaveProperty('description');
  expect(unit?.general).not.toHaveProperty('geoLocation');
  // The card shows the total with them (decision 106).
  expect(unit?.costs).toEqual({ cleaning: 95, deposit: 300, touristTaxPerPersonNight: 2.5 });
});

it('is the same for a unit stored before card documents existed', async () => {
  const before = await listed();
  await env.DB.prepare("UPDATE rental_units SET card = NULL WHERE site_id = 'coast'").run();
  expect(await listed()).toEqual(before);
});

it('has all photos on the unit’s page', async () => {
  const { body } = await answerOf(await get('/sites/coast/rental-units/flat'));
  expect(body).toMatchObject({ photos, general: LONG });
  expect(body).not.toHaveProperty('photoCount');
});
