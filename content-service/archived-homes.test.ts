/**
 * An archived home is never on offer, whatever its status says (spec 1 §4, decision 42): tested for every
 * call.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import { findCandidates } from './alerts/candidates.ts';
import { findMailEstates } from './estates/mail-card.ts';
import { agendaStatements, estateStatements, siteStatements } from './intake/index.ts';
import { listingStatements } from './intake/sources/second.ts';
import { anAgenda, anAppointment, callAt } from './testing/agenda.ts';
import { get, post } from './testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from './testing/fixtures.ts';
import { aContactRequest, aRecommendation, postOnce, rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

const NOW = '2026-11-21T11:00:00Z';
const ADDRESS = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const MODEL: Partial<Estate['general']> = {
  headType: { id: 3 },
  price: { value: 300_000 },
  bedroomCount: 3,
  address: ADDRESS,
};
const SALE = { id: 1, name: { nl: 'Te koop' } };
const home = (site: string, id: number, general: Partial<Estate['general']> = {}) =>
  estateStatements(site, anEstate(id, { ...MODEL, transaction: SALE, ...general }));
const OWN_SALE = { id: 'FOR_SALE', name: { nl: 'Te koop' } };
const listed = (site: string, id: number, changes: object = {}) =>
  listingStatements(
    site,
    aListing(aGuid(id), { status: 'FOR_SALE', transaction: OWN_SALE, address: ADDRESS, ...changes }),
    anEstate(id, { ...MODEL, transaction: OWN_SALE }),
  );

/** Ways in which sources mark a home as archived. */
const ARCHIVED: readonly Partial<Estate['general']>[] = [
  { archived: true },
  { archived: 'YES' },
  { archivedAt: '2026-10-01T12:00:00+02:00' },
];

const settings = (source: 'first' | 'skarabee') => ({
  source,
  features: ['agenda' as const, 'alerts' as const],
  contact: { email: 'office@agency.test' },
});

/** Homes 1 and 21 are on offer, 2 to 4, 5 to 8 and 22 archived; 9 is sold and archived. */
const agency = (site: string, source: 'first' | 'skarabee') => [
  ...siteStatements(aSite(site, { settings: settings(source) })),
  ...agendaStatements(site, anAgenda()),
  ...home(site, 1),
  ...ARCHIVED.flatMap((said, index) => home(site, 2 + index, said)),
  ...home(site, 5, { archived: true, transaction: { id: 2 } }),
  ...home(site, 6, { archived: true, transaction: { id: 3 } }),
  ...home(site, 7, { archived: true, transaction: { id: 10 } }),
  ...home(site, 8, { archived: true, transaction: { id: 99 } }),
  ...home(site, 9, { archived: true, transaction: { id: 5, name: { nl: 'Verkocht' } } }),
  ...listed(site, 21),
  ...listed(site, 22, { archived_at: '2026-10-01T12:00:00+02:00' }),
];

const SHELVED = ['2', '3', '4', '5', '6', '7', '8', '22'];
const OFFERED = ['1', '21'];

beforeAll(() => store(agency('coast', 'first'), agency('second', 'skarabee')));

const found = async (query: EstateQuery, site = 'coast', path = 'estates'): Promise<string[]> => {
  const answer = await post(`/sites/${site}/${path}`, { query, size: 50 });
  const { total, results } = await answer.json<{ total: { value: number }; results: Estate[] }>();
  expect(total.value).toBe(results.length);
  return results.map(({ general }) => String(general.id)).toSorted();
};

describe('a search', () => {
  it.each([
    [['FOR_SALE'], OFFERED],
    [['OPTION_FOR_SALE'], []],
    [['TO_RENT'], []],
    [['TAKE_OVER'], []],
    [['1', '3'], OFFERED],
    [['2', '4', '10'], []],
    [['5'], ['9']],
  ])('for %j finds none of them except gone ones', async (terms, expected) => {
    expect(await found({ terms: { 'transaction.id': terms } })).toEqual(expected);
  });

  it('by the second source’s own ids finds none of them either', async () => {
    const ids = { terms: { 'transaction.id': ['FOR_SALE'] } };
    expect(await found(ids, 'second', 'estates/skarabee')).toEqual(['21']);
    await store(
      siteStatements(aSite('own', { settings: settings('skarabee') })),
      listed('own', 31, { status: null, transaction: { id: 2 } }),
      listingStatements(
        'own',
        aListing(aGuid(32), { status: null, archived: true }),
        anEstate(32, { ...MODEL, transaction: { id: 2 } }),
      ),
      listingStatements(
        'own',
        aListing(aGuid(33), { status: null }),
        anEstate(33, { ...MODEL, transaction: { id: 2 } }),
      ),
    );
    expect(await found({ terms: { 'transaction.id': ['2'] } }, 'own', 'estates/skarabee')).toEqual(['33']);
    const answer = await post('/sites/own/estate-filters', { query: {} });
    const { transactions } = await answer.json<EstateFilters>();
    expect(transactions.find(({ id }) => id === '2')?.count).toBe(1);
  });

  it('without a status shows them like sold homes', async () => {
    expect(await found({})).toEqual(['1', '9', '21', '22', '2', '3', '4', '5', '6', '7', '8'].toSorted());
  });

  it('counts them under no transaction', async () => {
    const answer = await post('/sites/coast/estate-filters', { query: {} });
    const { transactions } = await answer.json<EstateFilters>();
    expect(Object.fromEntries(transactions.map(({ id, count }) => [id, count]))).toEqual({ 1: 2, 5: 1 });
  });
});

describe('similar estates', () => {
  it.each(['1', '9', ...SHELVED.filter((id) => !['5', '7', '8'].includes(id)), aGuid(22)])(
    'to %s are on offer: those of an archived home are of what it was',
    async (id) => {
      const { results } = await (await get(`/sites/coast/estates/${id}/similar`)).json<{
        results: Estate[];
      }>();
      const ids = results.map(({ general }) => String(general.id)).toSorted();
      expect(ids).toEqual(OFFERED.filter((one) => one !== id));
    },
  );
});

describe('alerts', () => {
  it('report none of them', async () => {
    const candidates = await findCandidates(env.DB, 'coast', [...OFFERED, ...SHELVED, '9'], 'all');
    expect([...candidates.keys()].toSorted()).toEqual(OFFERED);
  });

  it('report a home that leaves the archive as new, and nothing about archived ones', async () => {
    await store(siteStatements(aSite('watched')), [
      { sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: ['watched', '2026-01-01'] },
    ]);
    const events = async () =>
      (await rowsOf<{ kind: string; estate_id: string }>('estate_events', 'watched')).map(
        ({ kind, estate_id }) => `${kind} ${estate_id}`,
      );
    await store(home('watched', 1, { archived: true }), home('watched', 2));
    expect(await events()).toEqual(['new 2']);
    await store(home('watched', 2, { archived: true }));
    await store(home('watched', 2, { archived: true, price: { value: 100_000 } }));
    // No run has reported it yet: it is new when it comes back.
    expect(await events()).toEqual([]);
    await store(home('watched', 1));
    await store(home('watched', 2));
    expect(await events()).toEqual(['new 1', 'new 2']);
  });

  it('show none in a digest that was queued before it was archived', async () => {
    const ids = [...OFFERED, ...SHELVED, '9'];
    const homes = await findMailEstates(env.DB, aSite('coast'), ids);
    expect(ids.filter((id) => homes.get(id)?.offered === true)).toEqual(OFFERED);
  });
});

describe('a viewing', () => {
  const agenda = async (estateId: string) =>
    (await callAt('getLiveAgenda', { now: NOW, params: { siteId: 'coast', estateId } })).answer as LiveAgenda;
  const book = (estateId: string) =>
    callAt('bookAppointment', {
      now: NOW,
      params: { siteId: 'coast' },
      body: anAppointment('20261126T0800Z-an', { estateId }),
    });

  it.each(SHELVED.map((id) => (id === '22' ? aGuid(22) : id)))(
    'of %s has no times, and is refused',
    async (id) => {
      expect(await agenda(id)).toMatchObject({ slots: [], nextDay: null, agent: null });
      expect((await book(id)).error?.fields).toEqual({ slotId: 'invalid' });
    },
  );

  it('has times for a home on offer', async () => {
    expect((await agenda('1')).slots.length).toBeGreaterThan(5);
    expect((await book('1')).error).toBeNull();
  });
});

describe('requests about a home that is gone', () => {
  it.each(['9', '2', aGuid(22)])(
    'may be asked of %s: a question, a mail to a friend, its page',
    async (id) => {
      const question = { ...aContactRequest, kind: 'estate', estateId: id };
      expect((await postOnce('/sites/coast/contact-requests', question)).status).toBe(202);
      const friend = { ...aRecommendation, estateId: id, recipient: { email: `f${id.length}@example.be` } };
      expect((await postOnce('/sites/coast/friend-recommendations', friend)).status).toBe(202);
      expect(await found({ terms: { 'children.general.id': [id] } })).toHaveLength(1);
    },
  );
});
