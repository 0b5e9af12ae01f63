/** Whole rounds of Zabun against a server that speaks as it does (decision 167). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgency, later, NOW } from './testing/agency.ts';
import { aHome, homesOf, photo } from './testing/homes.ts';
import { ACCOUNT } from './testing/vendor.ts';

const agency = anAgency('zabun');
const change = (id: number, more: object, hours: number) =>
  agency.vendor.change(id, more as Readonly<Record<string, unknown>>, later(hours));

// 500 homes and 10 projects: `npm run try feeds`.
describe('an offer of several pages', () => {
  it('comes over whole, with numbers, pictures and the addresses of its pages; nothing changed costs the list', async () => {
    agency.vendor.has(homesOf({ homes: 210, projects: 4 }));
    expect((await agency.add()).status).toBe(200);
    await agency.work(NOW);
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      reason: null,
      homes: { shown: 226, refused: 0, hidden: 0 },
      unmapped: [],
    });
    const estate = await agency.estateOf(1000);
    expect(estate.general).toMatchObject({ price: { value: 201_000 }, bedroomCount: 3 });
    expect(await agency.numberOf(1000)).toMatch(/^9000000\d{5}$/);
    expect(estate.pictures).toHaveLength(2);
    expect((await agency.estateOf(50_000)).general.children).toHaveLength(3);
    // Every page was told once, with its address.
    expect(agency.vendor.reported).toHaveLength(226);
    expect(new Set(agency.vendor.reported.map(({ id }) => id)).size).toBe(226);
    expect(agency.vendor.reported.every(({ call }) => call === 'start_media')).toBe(true);
    expect(agency.vendor.reported.find(({ id }) => id === '1000')?.url).toMatch(
      new RegExp(`^https://${agency.site}\\.example/.*${await agency.numberOf(1000)}`),
    );
    const calls = agency.vendor.asked.length;
    await agency.round(later(0.25));
    // Three pages of homes and the empty one, twice.
    expect(agency.vendor.asked.slice(calls)).toEqual(Array(8).fill('/api/v1/property/media-sync/14'));
    expect(agency.vendor.reported).toHaveLength(226);
  }, 240_000);
});

describe('a home', () => {
  beforeEach(async () => {
    agency.vendor.has(homesOf({ homes: 8, projects: 1 }));
    await agency.add();
    await agency.work(NOW);
    agency.vendor.reported.length = 0;
  });

  it('that changes has its new price after the next round, and no other one is fetched', async () => {
    change(1000, { price: 199_000 }, 0.2);
    const calls = agency.vendor.asked.length;
    await agency.round(later(0.25));
    expect((await agency.estateOf(1000)).general.price).toMatchObject({ value: 199_000 });
    expect(agency.vendor.asked.slice(calls).filter((path) => /\d{4}$/.test(path))).toEqual([
      '/api/v1/property/1000',
    ]);
  });

  it('whose picture changed without its time is fetched again within the day', async () => {
    agency.vendor.has(
      homesOf({ homes: 8, projects: 1 }).map((home) =>
        home.property_id === 1000 ? { ...home, photos: [photo(1000, 9)] } : home,
      ),
    );
    await agency.round(later(24));
    expect((await agency.estateOf(1000)).pictures).toHaveLength(1);
  });

  it('that is sold keeps its page and its number', async () => {
    const number = await agency.numberOf(1000);
    change(1000, { transaction_id: 5 }, 0.2);
    await agency.round(later(0.25));
    expect((await agency.estateOf(1000)).general).toMatchObject({ transaction: { id: 5 } });
    expect(await agency.numberOf(1000)).toBe(number);
  });

  it('whose price and address are withdrawn has neither after the next round', async () => {
    change(
      1000,
      { price_visible: false, address: { ...(aHome(1).address as object), address_visible: false } },
      0.2,
    );
    await agency.round(later(0.25));
    const text = JSON.stringify(await agency.estateOf(1000));
    expect(text).not.toMatch(/201000|Zandstraat|51\.3412/);
  });

  it.each([
    ['unticked for the website, or deleted', null, () => agency.vendor.forget(1000)],
    ['archived', 'marked "archived"', () => change(1000, { archived: true }, 0.2)],
    ['of an unknown transaction', 'transaction_id 7', () => change(1000, { transaction_id: 7 }, 0.2)],
  ])(
    'that is %s leaves with the next round, returns under its number, and both are told',
    async (_, reason, leave) => {
      const [number, before] = [await agency.numberOf(1000), agency.vendor.home(1000)];
      leave();
      await agency.round(later(0.25));
      expect(await agency.statusOf(1000)).toBe(410);
      expect((await agency.show()).hiddenFor).toEqual(
        reason === null ? [] : [{ reason, homes: 1, home: '1000' }],
      );
      expect(agency.vendor.reported).toEqual([{ id: '1000', call: 'stop_media', url: undefined }]);
      agency.vendor.has([
        ...homesOf({ homes: 8, projects: 1 }).filter((home) => home.property_id !== 1000),
        { ...before, changed: later(0.4).toISOString() },
      ]);
      await agency.round(later(0.5));
      expect([await agency.statusOf(1000), await agency.numberOf(1000)]).toEqual([200, number]);
      expect(agency.vendor.reported[1]).toMatchObject({ id: '1000', call: 'start_media' });
    },
  );

  it('that is stated to be another agency’s is refused by itself, and the others come over', async () => {
    change(1000, { company_id: 999, price: 1 }, 0.2);
    change(1001, { price: 345_000 }, 0.2);
    await agency.round(later(0.25));
    const shown = await agency.show();
    expect(shown).toMatchObject({ outcome: 'ok', homes: { refused: 1 } });
    expect(JSON.stringify(shown)).toContain('company_id');
    expect((await agency.estateOf(1000)).general.price).toMatchObject({ value: 201_000 });
    expect((await agency.estateOf(1001)).general.price).toMatchObject({ value: 345_000 });
  });

  it('that its vendor never gives holds no other one: what stands stays, and each round asks again', async () => {
    agency.vendor.broken.add('1000');
    for (const id of [1000, 1001]) change(id, { price: 345_000 }, 0.2);
    await agency.round(later(0.25));
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      homes: { refused: 1 },
      notTaken: [{ home: '1000', state: 'refused', reason: 'not read: failing: status 500' }],
    });
    expect((await agency.estateOf(1000)).general.price).toMatchObject({ value: 201_000 });
    expect((await agency.estateOf(1001)).general.price).toMatchObject({ value: 345_000 });
    // Its page is there still, and the vendor is told nothing else.
    expect(agency.vendor.reported.filter(({ id, call }) => id === '1000' && call !== 'update_media')).toEqual(
      [],
    );
    agency.vendor.broken.clear();
    await agency.round(later(0.5));
    expect(await agency.show()).toMatchObject({ outcome: 'ok', homes: { refused: 0 }, notTaken: [] });
    expect((await agency.estateOf(1000)).general.price).toMatchObject({ value: 345_000 });
  });

  it('is one of a few at most: with more, it is the vendor that fails', async () => {
    for (let id = 1000; id < 1006; id++) {
      agency.vendor.broken.add(String(id));
      change(id, { price: 345_000 }, 0.2);
    }
    await agency.round(later(0.25));
    expect(await agency.show()).toMatchObject({
      outcome: 'failing',
      reason: 'home 1005: status 500',
      homes: { shown: 12 },
    });
  });

  it('of a project leaves and comes with it', async () => {
    const all = () => Promise.all([50_000, 50_001, 50_002, 50_003].map(agency.statusOf));
    change(50_000, { show: false }, 0.2);
    await agency.round(later(0.25));
    expect(await all()).toEqual([410, 410, 410, 410]);
    change(50_000, { show: true }, 0.4);
    await agency.round(later(0.5));
    await agency.round(later(0.75));
    expect(await all()).toEqual([200, 200, 200, 200]);
  });

  it('that the vendor does not take the state of is told again, and the others once', async () => {
    agency.vendor.refuses.add('1000');
    for (const id of [1000, 1001, 1002]) change(id, { show: false }, 0.2);
    await agency.round(later(0.25));
    for (const id of [1000, 1001, 1002]) change(id, { show: true }, 0.4);
    await agency.round(later(0.5));
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      reason: 'the vendor refuses to be told of 1 homes: status 400',
    });
    agency.vendor.refuses.clear();
    await agency.round(later(0.75));
    expect(agency.vendor.reported.at(-1)).toMatchObject({ id: '1000' });
    expect(await agency.show()).toMatchObject({ outcome: 'ok', reason: null });
  });
});

it('more homes than a piece of work has time to tell of are told by the rounds of the next minutes, each once', async () => {
  let waited = 0;
  const real = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + waited);
  vi.stubGlobal('scheduler', {
    wait: async (milliseconds: number) => {
      waited += milliseconds;
    },
  });
  try {
    agency.vendor.has(homesOf({ homes: 260, projects: 0 }).map((home) => ({ ...home, photos: [] })));
    await agency.add();
    await agency.work(NOW);
    expect(await agency.show()).toMatchObject({ outcome: 'ok', homes: { shown: 260 } });
    expect(agency.vendor.reported.length).toBeLessThan(200);
    expect(await agency.show()).toMatchObject({ nextAt: later(1 / 60).toISOString() });
    for (let minutes = 1; minutes <= 4; minutes++) await agency.round(later(minutes / 60));
    expect(new Set(agency.vendor.reported.map(({ id }) => id)).size).toBe(260);
    expect(agency.vendor.reported).toHaveLength(260);
    expect(await agency.show()).toMatchObject({ nextAt: later(4 / 60 + 0.25).toISOString() });
  } finally {
    clock.mockRestore();
    vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
  }
}, 120_000);

it('a vendor that fails at every call of a first round has given everything in the end, and each home is told once', async () => {
  agency.vendor.has(homesOf({ homes: 6, projects: 0 }));
  await agency.add();
  // A list of two pages, eleven lists of options where they are not known yet, six homes, six reports.
  for (let after = 0; after < 26; after++) {
    agency.vendor.fares('failing', { after, once: true });
    await (after === 0 ? agency.work(NOW) : agency.round(later(after * 12)));
  }
  agency.vendor.fares(null);
  await agency.round(later(400));
  expect(await agency.show()).toMatchObject({ outcome: 'ok', reason: null, homes: { shown: 6 } });
  expect(new Set(agency.vendor.reported.map(({ id }) => id)).size).toBe(6);
}, 60_000);

describe('the account', () => {
  it('of the former host is refused, with the new one', async () => {
    const { status, text } = await agency.account({ ...ACCOUNT, address: 'https://public.api-cms.zabun.be' });
    expect(status).toBe(422);
    expect(text).toContain('gateway-cmsapi.v2.zabun.be');
    expect(text).not.toContain('geheim');
  });

  it.each(['http://cms.zabun.example', 'https://127.0.0.1'])(
    'at %s is refused: no key goes there',
    async (address) => {
      const { status, text } = await agency.account({ ...ACCOUNT, address });
      expect(status).toBe(422);
      expect(text).toContain('account.address');
      expect(text).not.toContain('geheim');
    },
  );

  it('without a path for the state of a home brings the homes, and says what it does not tell', async () => {
    const { mediaStatus: _path, ...account } = ACCOUNT;
    await agency.account(account);
    agency.vendor.has(homesOf({ homes: 2, projects: 0 }));
    await agency.add();
    await agency.work(NOW);
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      reason: expect.stringMatching(/not told.*mediaStatus/),
      homes: { shown: 2 },
    });
    expect(agency.vendor.reported).toEqual([]);
  });

  it('of another agency’s number is refused by the vendor', async () => {
    agency.vendor.has(homesOf({ homes: 2, projects: 0 }));
    await agency.add({ client: '999' });
    await agency.work(NOW);
    expect(await agency.show()).toMatchObject({ outcome: 'key-refused' });
  });
});
