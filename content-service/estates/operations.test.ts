import { beforeAll, describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import type { Estate } from '#wire/estate.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import {
  contactInfoStatements,
  estateStatements,
  siteStatements,
  withdrawEstateStatements,
} from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { answerOf, get, post } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const TRUE_POINT = { lat: 51.35, lon: 3.28 };
const HIDDEN = {
  ...aCity(1201, '8300', 'Knokke', 51.35, 3.28),
  visible: false,
  box: 'A',
  location: 'Zeedijk',
};
const PLACE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const unit = (id: number, floor: number, floorId: number, general: Partial<Estate['general']> = {}): Estate =>
  anEstate(id, { floor, floorId, ...general });

const secret = {
  general: { key: 'K12', advertiser_office_id: 7, dossierNumber: 'D1' },
  financial: {
    price: 300_000,
    purchase_price: 1,
    purchase_year: 1990,
    provision: 5,
    provision_information: 'x',
  },
  other: {
    sms_text: 'x',
    portals_extra_information: 'x',
    portals_replacement_information: 'x',
    garden: true,
  },
};

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    estateStatements('coast', anEstate(1, { title: { nl: 'Villa' }, address: PLACE })),
    estateStatements('coast', anEstate(2, { address: HIDDEN })),
    estateStatements('coast', anEstate(3)),
    estateStatements(
      'coast',
      anEstate(10, {
        project: true,
        address: HIDDEN,
        children: [unit(11, 1, 2, { address: PLACE }), unit(12, 0, 1), unit(13, 1, 1), unit(14, -2, 1)],
      }),
    ),
    estateStatements('coast', anEstate(20)),
    withdrawEstateStatements('coast', '20', '2026-11-01T00:00:00Z'),
    listingStatements('coast', aListing(aGuid(1), secret), anEstate('s1', { address: PLACE })),
    listingStatements(
      'coast',
      aListing(aGuid(2), {
        address: HIDDEN,
        geo: TRUE_POINT,
        general: { appartment_number: '3B', exclusive: true },
        construction: {
          lot_number: '12a',
          cadastral_section: 'B',
          cadastral_classification: 2,
          bedrooms_count: 3,
        },
      }),
      anEstate('s2', { address: HIDDEN }),
    ),
    listingStatements('coast', aListing(aGuid(3)), anEstate('s3')),
    withdrawEstateStatements('coast', aGuid(3), '2026-11-01T00:00:00Z'),
    contactInfoStatements('coast', '1', { firstname: 'An', phone: '050 12 34 56' }),
    contactInfoStatements('coast', aGuid(1), { firstname: 'Piet' }),
    contactInfoStatements('coast', '20', { firstname: 'Oud' }),
  ),
);

const estate = async (id: string): Promise<Estate> => (await get(`/sites/coast/estates/v2/${id}`)).json();
const listing = async (guid: string): Promise<SkarabeeListing> =>
  (await get(`/sites/coast/estates/skarabee/${guid}`)).json();

describe('GET …/estates/v2/{id}', () => {
  it('answers the estate with its address', async () => {
    const { general } = await estate('1');
    expect(general).toMatchObject({ id: 1, title: { nl: 'Villa' }, address: PLACE });
  });

  it('answers a project with its units, sorted by floor and floorId (spec 1 §4)', async () => {
    const { general } = await estate('10');
    const units = general.children as Estate[];
    expect(units.map((child) => child.general.id)).toEqual([14, 12, 13, 11]);
    expect(units.every((child) => child.general.parentId === 10)).toBe(true);
  });

  it('hides a unit’s address with its project’s (spec 1 §2)', async () => {
    const { general } = await estate('10');
    const text = JSON.stringify(general);
    expect(text).not.toContain('Knokkestraat');
    expect(text).not.toContain('"number"');
  });

  it('gives at most zip and city of a hidden address (spec 1 §2)', async () => {
    const { address } = (await estate('2')).general;
    expect(Object.keys(address ?? {}).toSorted()).toEqual(['city', 'country', 'geoLocation', 'visible']);
    expect(address?.geoLocation).toEqual(cellCentre(TRUE_POINT));
  });

  it('shows the same centre for the estate and every list, so that averaging finds nothing', async () => {
    const shown = (await estate('2')).general.address?.geoLocation;
    const project = (await estate('10')).general.address?.geoLocation;
    const found = await post('/sites/coast/estates', { query: { terms: { 'children.general.id': ['2'] } } });
    const { results } = await found.json<{ results: Estate[] }>();
    expect(results[0]?.general.address?.geoLocation).toEqual(shown);
    expect(project).toEqual(shown);
  });

  it('answers 410 for a withdrawn estate and 404 for an unknown one', async () => {
    expect(await answerOf(await get('/sites/coast/estates/v2/20'))).toMatchObject({
      status: 410,
      body: { error: { code: 'gone' } },
    });
    expect((await get('/sites/coast/estates/v2/999')).status).toBe(404);
  });

  it('does not answer a GUID, which is the second source’s', async () => {
    expect((await get(`/sites/coast/estates/v2/${aGuid(1)}`)).status).toBe(400);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estates/v2/${id}`, headers),
    site: 'coast',
    id: '1',
    foreignSite: 'other',
  });
});

describe('GET …/estates/skarabee/{guid}', () => {
  it('answers the listing, whatever the case of its guid', async () => {
    expect(await listing(aGuid(1).toUpperCase())).toMatchObject({ guid: aGuid(1), status: 'FOR_SALE' });
  });

  it('leaves out internal fields (contract, "Estate")', async () => {
    const { general, financial, other } = await listing(aGuid(1));
    expect(general).toEqual({ dossierNumber: 'D1' });
    expect(financial).toEqual({ price: 300_000 });
    expect(other).toEqual({ garden: true });
  });

  it('hides address, box, coordinates and plot of a hidden address (spec 1 §2)', async () => {
    const { address, geo, general, construction } = await listing(aGuid(2));
    expect(general).toEqual({ exclusive: true });
    expect(Object.keys(address ?? {}).toSorted()).toEqual(['city', 'country', 'geoLocation', 'visible']);
    expect(construction).toEqual({ bedrooms_count: 3 });
    expect(geo).toEqual(cellCentre(TRUE_POINT));
  });

  it('answers 410 for a withdrawn listing and 404 for an unknown one', async () => {
    expect((await get(`/sites/coast/estates/skarabee/${aGuid(3)}`)).status).toBe(410);
    expect((await get(`/sites/coast/estates/skarabee/${aGuid(99)}`)).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estates/skarabee/${id}`, headers),
    site: 'coast',
    id: aGuid(1),
    foreignSite: 'other',
  });
});

describe('GET …/estates/{id}/contact-info', () => {
  const contact = (id: string) => get(`/sites/coast/estates/${id}/contact-info`);

  it('answers the person of an estate', async () => {
    expect(await answerOf(await contact('1'))).toEqual({
      status: 200,
      body: { firstname: 'An', phone: '050 12 34 56' },
    });
  });

  it('answers the person of a listing by its guid', async () => {
    expect(await answerOf(await contact(aGuid(1)))).toEqual({ status: 200, body: { firstname: 'Piet' } });
  });

  it('answers 204 when no contact is named', async () => {
    expect((await contact('3')).status).toBe(204);
  });

  it('answers 410 for a withdrawn estate and 404 for an unknown one', async () => {
    expect((await contact('20')).status).toBe(410);
    expect((await contact('999')).status).toBe(404);
  });

  it('is part of no other answer', async () => {
    expect(JSON.stringify(await estate('1'))).not.toContain('050 12 34 56');
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estates/${id}/contact-info`, headers),
    site: 'coast',
    id: '1',
    foreignSite: 'other',
  });
});
