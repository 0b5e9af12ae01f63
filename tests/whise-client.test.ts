/** The client of Whise against a server that speaks as it does, faults included. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOf } from '#content-service/intake/feeds/ask.ts';
import { type Ask, FeedFault, type Listed, type ListedPage } from '#content-service/intake/feeds/kind.ts';
import { whise } from '#content-service/intake/feeds/kinds/whise/index.ts';
import { whiseHomes } from './support/whise-homes.ts';
import { openWhise, WHISE_CLIENT, type WhiseFault, type WhiseServer } from './support/whise-server.ts';

let server: WhiseServer;
const NOW = new Date('2026-11-28T12:00:00Z');

beforeAll(async () => {
  // The pace of the room's calls uses the platform's timer.
  vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
  server = await openWhise();
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

let minutes = 0;
beforeEach(() => {
  server.fares(null);
  server.has(whiseHomes({ homes: 120, projects: 2 }));
  server.asked.length = 0;
  // A token of the test before is over.
  minutes += 120;
});

const ask = (settings: object = {}, account: object = {}) =>
  askOf(
    {
      settings: { client: WHISE_CLIENT, ...settings },
      secrets: null,
      account: { ...server.account, ...account },
      now: new Date(NOW.getTime() + minutes * 60_000),
    },
    { LOCAL_SERVICES: new URL(server.address).host },
  );

async function wholeList(asking = ask(), since: Date | null = null): Promise<readonly Listed[]> {
  const homes: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page = await whise.list(asking, { since, cursor, checkpoint: null });
    homes.push(...page.homes);
    cursor = page.next;
  } while (cursor !== null);
  return homes;
}

/** The only member of a list. */
const memberOf = <Member>([one]: readonly Member[]): Member => {
  if (one === undefined) throw new Error('an empty list');
  return one;
};

const faultOf = (asking = ask()): Promise<unknown> =>
  wholeList(asking).then(
    () => 'no fault',
    (error: unknown) =>
      error instanceof FeedFault ? [error.state, error.reason, error.retryAfter] : `another error: ${error}`,
  );

describe('a whole list', () => {
  it('has every home once, by pages, with one token', async () => {
    const homes = await wholeList();
    expect(homes).toHaveLength(128);
    expect(new Set(homes.map(({ id }) => id)).size).toBe(128);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/admin/clients/token',
      '/v1/estates/list',
      '/v1/estates/list',
      '/v1/estates/list',
    ]);
    expect(server.asked.map(({ body }) => body.Page).filter(Boolean)).toEqual([
      { Limit: 50, Offset: 0 },
      { Limit: 50, Offset: 49 },
      { Limit: 50, Offset: 98 },
    ]);
  });

  it('of no home is a list', async () => {
    server.has([]);
    expect(await wholeList()).toEqual([]);
  });

  it('has neither archived nor deleted homes', async () => {
    server.change(1_000_003, { status: { id: 5 } });
    server.change(1_000_004, { status: { id: 6 } });
    const ids = (await wholeList()).map(({ id }) => id);
    expect(ids).toHaveLength(126);
    expect(ids).not.toContain('1000003');
  });

  it('carries nothing of a home that the mapping does not read', async () => {
    server.change(1_000_000, {
      owners: [{ name: 'CANARY-OWNER' }],
      privateNote: 'CANARY-NOTE',
      details: [
        { id: 14, value: '1999', label: 'CANARY-KNOWN-LABEL' },
        { id: 4711, value: 'CANARY-DETAIL', label: 'Propriétaire', type: 'char' },
      ],
    });
    const text = JSON.stringify(await wholeList());
    expect(text).not.toContain('CANARY');
    expect(text).toContain('Propriétaire');
    for (const name of ['clientId', 'officeId', 'A demonstration']) expect(text).not.toContain(name);
  });

  const idsOf = async (settings: object): Promise<readonly string[]> =>
    (await wholeList(ask(settings))).map(({ id }) => id);

  it('of one office leaves out the homes of others, also where the vendor does not', async () => {
    server.change(1_000_001, { officeId: 77 });
    server.change(1_000_002, { officeId: 78 });
    expect(await idsOf({ offices: [77] })).toEqual(['1000001']);
    expect(server.asked[1]?.body).toEqual({ ClientId: 13_066, OfficeId: 77 });
    const found = await whise.fetch(ask({ offices: [77] }), ['1000001', '1000002']);
    expect([...found.keys()]).toEqual(['1000001']);
  });

  it('of several offices has the homes of each, by a token of the whole agency', async () => {
    server.change(1_000_001, { officeId: 77 });
    server.change(1_000_002, { officeId: 78 });
    server.change(1_000_003, { officeId: 79 });
    expect(await idsOf({ offices: ['77', '79'] })).toEqual(['1000001', '1000003']);
    expect(server.asked[1]?.body).toEqual({ ClientId: 13_066 });
  });

  it('has the texts of the languages that the settings name, of two by default', async () => {
    const texts = ['nl-BE', 'fr-BE', 'en-GB'].map((languageId) => ({ languageId, content: languageId }));
    server.has([{ ...memberOf(whiseHomes({ homes: 1, projects: 0 })), longDescription: texts }]);
    const languagesOf = async (settings: object) =>
      (await wholeList(ask(settings))).map(({ home }) => {
        const mapped = whise.map(home, { settings: {}, locales: ['nl'] });
        const estate = mapped.kind === 'home' ? (mapped.record.estate ?? {}) : {};
        return Object.keys((estate.general as { description: object }).description);
      });
    expect(await languagesOf({})).toEqual([['nl', 'fr']]);
    expect(await languagesOf({ languages: ['en-GB', 'nl-BE'] })).toEqual([['nl', 'en']]);
    server.asked.length = 0;
    expect(await faultOf(ask({ languages: ['nl-XX'] }))).toEqual([
      'broken',
      'the vendor refuses the request: BadRequestFormat',
      null,
    ]);
  });
});

describe('a list since an instant', () => {
  it('has what changed since then, and an overlap, since the vendor writes no offset', async () => {
    server.change(1_000_007, { price: 1 }, '2026-11-28T11:00:00');
    server.change(1_000_008, { price: 2 }, '2026-11-28T08:30:00');
    const homes = await wholeList(ask(), new Date('2026-11-28T11:45:00Z'));
    expect(homes.map(({ id }) => id)).toEqual(['1000007']);
    const [, , list] = server.asked;
    expect(list?.body.Filter).toMatchObject({ UpdateDateTimeRange: { Min: '2026-11-28T08:45:00' } });
  });
});

describe('homes by id', () => {
  it('are found, and a forgotten one is absent', async () => {
    server.forget(1_000_005);
    const found = await whise.fetch(ask(), ['1000004', '1000005', '1000006']);
    expect([...found.keys()]).toEqual(['1000004', '1000006']);
  });
});

describe('a token', () => {
  it('that is over is asked for once more', async () => {
    await wholeList();
    server.fares('expired-token');
    server.asked.length = 0;
    expect(await wholeList()).toHaveLength(128);
    expect(server.asked.map(({ path }) => path).slice(0, 4)).toEqual([
      '/v1/estates/list',
      '/token',
      '/v1/admin/clients/token',
      '/v1/estates/list',
    ]);
  });
});

describe('a vendor that does not answer as it should', () => {
  it.each<[WhiseFault, unknown]>([
    ['key-refused', ['key-refused', 'status 401', null]],
    ['client-refused', ['key-refused', 'status 403', null]],
    ['too-often', ['too-often', 'status 429', 120]],
    ['failing', ['failing', 'status 500', null]],
    ['html', ['broken', 'an answer of the type text/html', null]],
    ['cut', ['broken', 'no JSON, or only a part of it', null]],
    ['short', ['broken', 'half a page', null]],
    ['endless', ['broken', 'more than 20000 homes', null]],
    ['same-page', ['broken', 'the list changed while it was read', null]],
    ['other-client', ['broken', 'homes of another client', null]],
    ['error-inside', ['broken', 'the vendor refuses the request: BadRequestFormat', null]],
    ['no-list', ['broken', 'an answer that is no list of homes', null]],
  ])('%s', async (fault, said) => {
    server.fares(fault);
    expect(await faultOf()).toEqual(said);
  });

  it('sends 50 MB', async () => {
    server.fares('huge');
    expect(await faultOf()).toEqual(['broken', expect.stringMatching(/^an answer of /), null]);
  });

  it('hangs', async () => {
    // The room waits for fifteen seconds; here a tenth of one is as long.
    const after = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(100));
    server.fares('hangs');
    const said = await faultOf();
    patience.mockRestore();
    expect(said).toEqual(['unreachable', 'no answer in 15 seconds', null]);
  });

  it('refuses a password, and never gets it back in a reason', async () => {
    const said = await faultOf(ask({}, { password: 'wrong' }));
    expect(said).toEqual(['key-refused', 'status 401', null]);
  });

  it('changes its list while it is read', async () => {
    const asking = ask();
    const { next } = await whise.list(asking, { since: null, cursor: null, checkpoint: null });
    server.forget(1_000_000);
    await expect(whise.list(asking, { since: null, cursor: next, checkpoint: null })).rejects.toMatchObject({
      state: 'broken',
      reason: 'the list changed while it was read',
    });
  });

  it.each([
    ['behind the pages that were read', (first: number) => [first], []],
    ['in, and another one leaves', () => [], [1_000_200]],
  ] as const)('has as many homes, of which one moved %s', async (_how, behind, more) => {
    const homes = whiseHomes({ homes: 120, projects: 0 });
    server.has(homes);
    const asking = ask({ offices: [77] });
    const { next } = await whise.list(asking, { since: null, cursor: null, checkpoint: null });
    const [first, ...rest] = homes;
    if (first === undefined) throw new Error('no homes');
    const moved = [...behind(first.id), ...more].map((id) => ({ ...first, id }));
    server.has([...rest, ...moved]);
    await expect(whise.list(asking, { since: null, cursor: next, checkpoint: null })).rejects.toMatchObject({
      state: 'broken',
      reason: 'the list changed while it was read',
    });
  });

  it.each([
    [{ client: 'abc' }, {}, 'the client number is missing or is no number'],
    [{}, { username: '' }, 'the account of the deployment is missing or incomplete'],
  ])('is not asked with settings like %j %j', async (settings, account, reason) => {
    expect(await faultOf(ask(settings, account))).toEqual(['settings', reason, null]);
    expect(server.asked).toEqual([]);
  });
});

describe('an answer that is anything at all', () => {
  /** A vendor that gives tokens, and then this answer; only its own calls are asked. */
  const asking = (answer: unknown): Ask => ({
    ...ask({}, { password: JSON.stringify(answer).slice(0, 100) }),
    json: ({ address }) => Promise.resolve(address.endsWith('/list') ? answer : { token: 't' }),
  });
  const homes = fc.array(
    fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.nat(20), clientId: fc.constantFrom(13_066, null, '13066', 5) }),
    ),
    { maxLength: 60 },
  );
  /** Nearly good: one count, one home or one client may be wrong. */
  const near = fc
    .tuple(
      fc.array(fc.record({ id: fc.nat(500), clientId: fc.constantFrom(13_066, 13_066, 13_066, null) }), {
        maxLength: 8,
      }),
      fc.constantFrom(0, 0, 0, 1, -1),
    )
    .map(([estates, wrong]) => ({ estates, totalCount: estates.length + wrong }));
  const answers = fc.oneof(
    near,
    fc.jsonValue(),
    fc.record(
      {
        estates: fc.oneof(homes, fc.jsonValue()),
        totalCount: fc.oneof(fc.nat(60), fc.jsonValue()),
        isValidRequest: fc.constantFrom(true, false, null),
        validationErrors: fc.oneof(fc.constant([]), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  );
  const outcome = (answer: unknown, cursor: string | null): Promise<unknown> =>
    whise.list(asking(answer), { since: null, cursor, checkpoint: null }).catch((error: unknown) => error);
  const isPage = (value: unknown): value is ListedPage =>
    typeof value === 'object' && value !== null && 'homes' in value;

  it('is a page of homes of this client, each once, or a clear state', async () => {
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(answers, fc.constantFrom(null, '50/60/7', 'x'), async (answer, cursor) => {
        const page = await outcome(answer, cursor);
        if (!isPage(page)) return page instanceof FeedFault && ['broken', 'key-refused'].includes(page.state);
        pages += 1;
        const ids = page.homes.map(({ id }) => id);
        return new Set(ids).size === ids.length && ids.every((id) => /^\d+$/.test(id));
      }),
      { numRuns: 1000, seed: 145 },
    );
    expect(pages).toBeGreaterThan(20);
  });
});
