/** Values as the page of a home writes them (worker/screens/staff/homes/), from a draft to a record (decision 155). */
import { expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import type { Estate } from '#wire/estate.ts';
import type { ActionDone, DraftSaved, OpenedHome } from '#wire/written-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { getRecord } from '../../testing/records.ts';
import { aWritingAgency, sessionOf } from '../../testing/written-homes.ts';

const VALUES: Readonly<Record<string, unknown>> = {
  'estate.general.headType': { id: 1, name: { nl: 'Appartement', fr: 'Appartement' } },
  'estate.general.subType': { id: 104, name: { nl: 'Penthouse' } },
  'estate.general.address.city': { zip: '8300', name: { nl: 'Knokke-Heist' } },
  'estate.general.address.street.nl': 'Zeedijk',
  'estate.general.address.number': '214',
  'estate.general.address.visible': true,
  'estate.general.address.geoLocation': { lat: 51.2093, lon: 3.2247 },
  'estate.general.price.value': 425_000,
  'estate.general.transaction.id': 1,
  'estate.general.bedroomCount': 2,
  'estate.dimensions.areaBuild': 96.5,
  'estate.technical.condition': { id: 'NEW', name: { nl: 'Nieuw' } },
  'estate.technical.directionGarden': 'SW',
  'estate.technical.elevator': true,
  'estate.energy.epcValue': 231,
  'estate.energy.energyLabel': 'C',
  'estate.general.buildingLicense': 'YES',
  'estate.general.townPlanningValue': { nl: 'Woongebied', fr: 'Zone d’habitat' },
  'estate.general.townPlanningViolation': 'NONE',
  'estate.general.floodingParcelScore': 'B',
  'estate.general.title.nl': 'Zee voor de ramen',
  'estate.general.description.nl': 'Ruim.\n\nEn licht.',
  'contact.name': 'Sofie Claeys',
  'contact.email': 'sofie@agency.test',
  'estate.openHouses': [{ day: '2099-12-01', from: '10:00', to: '12:00', places: 4, registration: true }],
};

it('go out whole, and what is no price is named at its field', async () => {
  const site = 'values-of-forms';
  await aWritingAgency(site);
  const done = async <Answer>(id: string, body: object): Promise<Answer> => {
    const { answer, error } = await callAt(id, {
      now: new Date().toISOString(),
      params: { siteId: site },
      body: { session: sessionOf('an'), kind: 'estate', ...body },
    });
    if (error !== null) throw error;
    return answer as Answer;
  };
  const fields = Object.entries(VALUES).map(([field, value]) => ({ field, value, seen: null }));
  const { home } = await done<DraftSaved>('saveDraft', { makes: 'values-of-forms-1', fields });
  const wrong = { field: 'estate.general.price.value', value: 'rond 4 ton', seen: 425_000 };
  await done('saveDraft', { home, fields: [wrong] });
  const { faults } = await done<OpenedHome>('openHome', { home });
  expect(faults.map(({ field }) => field)).toEqual(['estate.general.price.value']);
  await done('saveDraft', { home, fields: [{ ...wrong, value: 425_000, seen: 'rond 4 ton' }] });
  // A point that is none, and one that no home in Belgium has: each is named, and stays as it was typed.
  const point = 'estate.general.address.geoLocation';
  let seen = VALUES[point];
  for (const value of ['op de hoek', { lat: 3.2247, lon: 51.2093 }, { lat: 48.85, lon: 2.35 }]) {
    await done('saveDraft', { home, fields: [{ field: point, value, seen }] });
    const misplaced = await done<OpenedHome>('openHome', { home });
    expect(misplaced.faults.every(({ field }) => field.startsWith(point))).toBe(true);
    expect(misplaced.faults.length).toBeGreaterThan(0);
    expect(misplaced.draft.find(({ field }) => field === point)?.value).toEqual(value);
    seen = value;
  }
  await done('saveDraft', { home, fields: [{ field: point, value: VALUES[point], seen }] });
  const opened = await done<OpenedHome>('openHome', { home });
  expect(opened.faults).toEqual([]);
  expect((await done<ActionDone>('publishHome', { home, mark: opened.mark })).outcome).toBe('done');
  const { body } = await getRecord(site, 'estate', home);
  const { estate, contact } = body as { estate: { general: object }; contact: object };
  expect(estate.general).toMatchObject({
    price: { value: 425_000 },
    bedroomCount: 2,
    buildingLicense: 'YES',
    address: { geoLocation: { lat: 51.2093, lon: 3.2247 } },
  });
  expect(contact).toMatchObject({ name: 'Sofie Claeys' });
  const publicPoint = async () => {
    const asked = { now: new Date().toISOString(), params: { siteId: site, id: home } };
    return ((await callAt('getEstate', asked)).answer as Estate).general.address?.geoLocation;
  };
  expect(await publicPoint()).toEqual(VALUES[point]);
  const empty = await done<OpenedHome>('openHome', { home });
  expect([empty.state, empty.draft]).toEqual(['offer', []]);
  // Its street is hidden: visitors have the centre of its cell.
  const hide = { field: 'estate.general.address.visible', value: false, seen: true };
  const { mark } = await done<DraftSaved>('saveDraft', { home, fields: [hide] });
  expect((await done<ActionDone>('publishHome', { home, mark })).outcome).toBe('done');
  expect(await publicPoint()).toEqual(cellCentre({ lat: 51.2093, lon: 3.2247 }));
});
