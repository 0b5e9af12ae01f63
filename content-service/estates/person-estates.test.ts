/** The homes of a person: those of which `getContactInfo` names them, as far as lists show them. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import {
  contactInfoStatements,
  estateStatements,
  siteStatements,
  withdrawEstateStatements,
} from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { directoryOf } from '../platform/db/shards.ts';
import { callAt } from '../testing/agenda.ts';
import { answerOf, get } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { withGates } from '../testing/gates.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const KNOKKE = aCity(7, '8300', 'Knokke', 51.3, 3.2);
const LEUVEN = aCity(8, '3000', 'Leuven', 50.8, 4.7);
const [SOLD, HIDDEN] = [{ id: 5 }, { id: 3 }];
const VIENNA = { ...aCity(9, '8300', 'Wien', 48.2, 16.3), country: { id: 'AT' } };

const team = {
  offices: [{ id: 'quay', name: 'Kaai', email: 'quay@agency.test' }],
  people: [
    { id: 'an', name: 'An', email: 'an@agency.test' },
    { id: 'bo', name: 'Bo', office: 'quay' },
    { id: 'cas', name: 'Cas' },
    { id: 'dee', name: 'Dee' },
  ],
  rules: [
    { cities: [7], project: false, person: 'an' },
    { zips: ['3000'], office: 'quay' },
    { project: true, person: 'bo' },
  ],
};
const settings = {
  source: 'first' as const,
  hiddenStatus: [3],
  features: [],
  stickers: [],
  contact: {},
  legal: {},
  team,
};

type General = Partial<Estate['general']>;
const inKnokke = (id: number, changes: General = {}) =>
  estateStatements('coast', anEstate(id, { address: KNOKKE, ...changes }));

beforeAll(() =>
  store(
    siteStatements(aSite('coast', { settings })),
    siteStatements(aSite('other', { settings })),
    siteStatements(aSite('empty')),
    inKnokke(1, { publicationDate: '2026-01-10' }),
    inKnokke(2, { publicationDate: '2026-03-10', address: { ...KNOKKE, visible: false } }),
    inKnokke(3, { transaction: SOLD }),
    inKnokke(4, { transaction: HIDDEN }),
    inKnokke(5),
    withdrawEstateStatements('coast', '5', '2026-11-01T00:00:00Z'),
    inKnokke(6, { address: VIENNA }),
    // Names somebody by an address of the team, by a name of it, and somebody who is not of it.
    inKnokke(7, { address: LEUVEN, publicationDate: '2026-02-10' }),
    contactInfoStatements('coast', '7', { name: 'A. Maes', email: 'AN@agency.test' }),
    inKnokke(8),
    contactInfoStatements('coast', '8', { firstname: 'Cas', email: 'cas@elsewhere.test' }),
    inKnokke(9),
    contactInfoStatements('coast', '9', { name: 'Eva', email: 'eva@agency.test' }),
    // A contact may be stored under the home's guid, in another spelling.
    inKnokke(14),
    [{ sql: "UPDATE estates SET guid = ? WHERE site_id = 'coast' AND id = '14'", params: [aGuid(14)] }],
    contactInfoStatements('coast', aGuid(14).toUpperCase().replace('F', 'f'), { name: 'Cas' }),
    // The first rule that matches counts: an office, though a later one names Bo.
    inKnokke(10, { address: LEUVEN, project: true }),
    inKnokke(11, { project: true, children: [anEstate(12, { address: KNOKKE })] }),
    // Of the other source, which this site does not search.
    listingStatements('coast', aListing(aGuid(13)), anEstate(13, { address: KNOKKE })),
    estateStatements('other', anEstate(1, { address: KNOKKE })),
  ),
);

const homesOf = async (person: string, query = ''): Promise<readonly [total: number, ids: string[]]> => {
  const answer = await get(`/sites/coast/people/${person}/estates${query}`);
  const { total, results } = await answer.json<{ total: { value: number }; results: Estate[] }>();
  return [total.value, results.map(({ general }) => String(general.id))];
};

describe('GET …/people/{id}/estates', () => {
  it('answers the homes that a rule or the home itself gives them, the latest first', async () => {
    expect(await homesOf('an')).toEqual([3, ['2', '7', '1']]);
    expect(await homesOf('bo')).toEqual([1, ['11']]);
    expect(await homesOf('cas')).toEqual([2, ['14', '8']]);
  });

  it('reads no home for somebody whom no contact and no rule names', async () => {
    const trips: string[] = [];
    const { answer } = await callAt('listPersonEstates', {
      now: '2026-11-28T10:00:00.000Z',
      params: { siteId: 'coast', id: 'dee' },
      query: { from: 0, size: 15 },
      bindings: withGates(directoryOf(env), async (_gate, trip) => void trips.push(trip)),
    });
    expect(answer).toEqual({ total: { value: 0 }, results: [] });
    // The site, and each contact that homes name.
    expect(trips).toHaveLength(2);
  });

  it('answers them page by page', async () => {
    expect(await homesOf('an', '?from=1&size=1')).toEqual([3, ['7']]);
    expect(await homesOf('an', '?from=15')).toEqual([3, []]);
    expect((await get('/sites/coast/people/an/estates?size=51')).status).toBe(400);
  });

  it('names the same person as the call for the contact of each home', async () => {
    const names = { an: ['An', 'A. Maes'], bo: ['Bo'], cas: ['Cas'] };
    for (const [person, own] of Object.entries(names)) {
      for (const id of (await homesOf(person))[1]) {
        const info = await (await get(`/sites/coast/estates/${id}/contact-info`)).json<{
          name?: string;
          firstname?: string;
        }>();
        expect(own).toContain(info.name ?? info.firstname);
      }
    }
  });

  it('says nothing of a hidden address', async () => {
    const { body } = await answerOf(await get('/sites/coast/people/an/estates?size=1'));
    expect(JSON.stringify(body)).not.toMatch(/"street"|51\.3\b/);
  });

  it('answers 404 for somebody who is not of the team, and for a site that does not exist', async () => {
    expect((await get('/sites/coast/people/eva/estates')).status).toBe(404);
    expect((await get('/sites/nowhere/people/an/estates')).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/people/${id}/estates`, headers),
    site: 'coast',
    id: 'an',
    foreignSite: 'empty',
  });
});
