import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ActionDone, DraftSaved, Homes, OpenedHome } from '#wire/written-homes.ts';
import { beginRuns } from '../../alerts/runs.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { callAt } from '../../testing/agenda.ts';
import { withGates } from '../../testing/gates.ts';
import { rowsOf } from '../../testing/messages.ts';
import { getRecord, importAll, putRecord } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';

/** The clock of the database is the machine's: events of triggers have it. */
const START = Date.now();
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();
const PRICE = 'estate.general.price.value';
const TITLE = 'estate.general.title.nl';

let made = 0;
/** An agency with home 501 at 395,000 euros, as a system of its sent it. */
async function anAgency(): Promise<string> {
  const site = `written-${++made}`;
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', aHomeRecord(501));
  return site;
}

const call = (id: string, siteId: string, person: string, body: object, minutes = 0) =>
  callAt(id, { now: at(minutes), params: { siteId }, body: { session: sessionOf(person), ...body } });
const HOME = { kind: 'estate', home: '501' };
async function done<Answer>(
  id: string,
  site: string,
  person: string,
  body: object,
  minutes = 0,
): Promise<Answer> {
  const { answer, error } = await call(id, site, person, body, minutes);
  if (error !== null) throw error;
  return answer as Answer;
}
const codeOf = async (...asked: Parameters<typeof call>): Promise<string> =>
  (await call(...asked)).error?.code ?? 'done';
const open = (site: string, person = 'an', home: object = HOME, minutes = 0) =>
  done<OpenedHome>('openHome', site, person, home, minutes);
const save = (site: string, person: string, field: string, value: unknown, seen: unknown, minutes = 0) =>
  done<DraftSaved>('saveDraft', site, person, { ...HOME, fields: [{ field, value, seen }] }, minutes);
const publish = (site: string, mark: string, more: object = {}, minutes = 0) =>
  done<ActionDone>('publishHome', site, 'an', { ...HOME, mark, ...more }, minutes);
const versionOf = (site: string) => env.CACHE.get(`version:${site}`);
const stored = async (
  site: string,
  id = '501',
): Promise<{ price?: number; withdrawn: boolean; title?: string }> => {
  const { body } = await getRecord(site, 'estate', id);
  const { estate, withdrawnAt } = body as {
    estate: { general: { price?: { value: number }; title?: { nl?: string } } };
    withdrawnAt?: string;
  };
  return {
    withdrawn: withdrawnAt !== undefined,
    ...(estate.general.price ? { price: estate.general.price.value } : {}),
    ...(estate.general.title?.nl ? { title: estate.general.title.nl } : {}),
  };
};

describe('a draft', () => {
  it('changes neither the record nor the content version, and shows who typed what', async () => {
    const site = await anAgency();
    const before = await versionOf(site);
    const saved = await save(site, 'an', PRICE, 385_000, 395_000, 1);
    expect(saved).toMatchObject({ saved: [PRICE], conflicts: [] });
    expect(saved.draft).toEqual([
      { field: PRICE, value: 385_000, stored: 395_000, base: 395_000, by: 'an', at: at(1) },
    ]);
    expect((await stored(site)).price).toBe(395_000);
    expect(await versionOf(site)).toBe(before);
    expect(await rowsOf('changed_sites', site)).toEqual([]);
    expect((await open(site, 'bo')).draft).toEqual(saved.draft);
  });

  it('merges fields of two people, and answers a field that both changed with both values', async () => {
    const site = await anAgency();
    await save(site, 'an', PRICE, 385_000, 395_000);
    const bo = await done<DraftSaved>('saveDraft', site, 'bo', {
      ...HOME,
      fields: [
        { field: PRICE, value: 380_000, seen: 395_000 },
        { field: TITLE, value: 'Villa', seen: null },
      ],
    });
    expect(bo.saved).toEqual([TITLE]);
    expect(bo.conflicts).toEqual([{ field: PRICE, yours: 380_000, theirs: 385_000, by: 'an', at: at(0) }]);
    expect(bo.draft.map(({ field, value, by }) => [field, value, by])).toEqual([
      [PRICE, 385_000, 'an'],
      [TITLE, 'Villa', 'bo'],
    ]);
    // Having seen it, Bo's value is saved.
    expect((await save(site, 'bo', PRICE, 380_000, 385_000)).conflicts).toEqual([]);
  });

  it('loses a field that is typed back to what the record has', async () => {
    const site = await anAgency();
    await save(site, 'an', PRICE, 385_000, 395_000);
    expect((await save(site, 'an', PRICE, 395_000, 385_000)).draft).toEqual([]);
  });

  it('keeps what cannot be published, names it, and refuses what is no field', async () => {
    const site = await anAgency();
    await save(site, 'an', PRICE, 'abc', 395_000);
    const opened = await open(site);
    expect(opened.faults).toMatchObject([{ field: PRICE, value: '"abc"' }]);
    const { error } = await call('publishHome', site, 'an', { ...HOME, mark: opened.mark });
    expect(error?.code).toBe('refused');
    expect(error?.details.refusals).toMatchObject([{ field: PRICE }]);
    expect((await stored(site)).price).toBe(395_000);
    for (const field of ['estate.general.id', 'page.title', 'estate.general.price', 'withdrawnAt'])
      expect(
        await codeOf('saveDraft', site, 'an', { ...HOME, fields: [{ field, value: 1, seen: null }] }),
        field,
      ).toBe('refused');
  });
});

describe('publishing', () => {
  it('goes out like an import, with journal, version and content version, and empties the draft', async () => {
    const site = await anAgency();
    const before = await versionOf(site);
    const { mark } = await save(site, 'an', PRICE, 385_000, 395_000);
    expect(await publish(site, mark, {}, 1)).toMatchObject({ outcome: 'done', at: at(1), until: at(11) });
    expect((await stored(site)).price).toBe(385_000);
    expect(await versionOf(site)).not.toBe(before);
    const opened = await open(site);
    expect(opened.draft).toEqual([]);
    expect(opened.versions.map(({ action, by }) => [action, by])).toEqual([
      ['home.published', 'an'],
      ['found', null],
    ]);
    const journal = await rowsOf<{ who: string; what: string }>('journal', site);
    expect(journal.at(-1)).toMatchObject({
      deed: 'home.published',
      who: 'staff:an',
      what: `estate/501 ${PRICE}: 395000 → 385000`,
    });
  });

  it('refuses a draft that is not the one that was seen', async () => {
    const site = await anAgency();
    const { mark } = await save(site, 'an', PRICE, 385_000, 395_000);
    await save(site, 'bo', TITLE, 'Villa', null);
    expect(await codeOf('publishHome', site, 'an', { ...HOME, mark })).toBe('changed');
    expect((await stored(site)).price).toBe(395_000);
  });

  it('asks once about a tenth of the last price', async () => {
    const site = await anAgency();
    const { mark } = await save(site, 'an', PRICE, 39_500, 395_000);
    expect(await publish(site, mark)).toMatchObject({
      outcome: 'asked',
      asks: [{ field: PRICE, value: 39_500, last: 395_000, likely: 395_000 }],
    });
    expect((await stored(site)).price).toBe(395_000);
    expect(await publish(site, mark, { sure: [PRICE] })).toMatchObject({ outcome: 'done' });
    expect((await stored(site)).price).toBe(39_500);
  });

  it('refuses to choose between a typed value and one that an import brought underneath', async () => {
    const site = await anAgency();
    const { mark } = await save(site, 'an', PRICE, 385_000, 395_000);
    await putRecord(site, 'estate', '501', aHomeRecord(501, 389_000));
    expect(await publish(site, mark)).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ field: PRICE, yours: 385_000, theirs: 389_000 }],
    });
    // Typed again, it is chosen.
    const again = await save(site, 'an', PRICE, 385_000, 385_000);
    expect(await publish(site, again.mark)).toMatchObject({ outcome: 'done' });
    expect((await stored(site)).price).toBe(385_000);
  });

  it('makes a home from nothing: a number of its own, once for the same request', async () => {
    const site = await anAgency();
    const first = {
      kind: 'estate',
      makes: 'b7f2c81e0a9d4563',
      fields: [
        ['estate.general.headType.id', 1],
        ['estate.general.transaction.id', 1],
        ['estate.general.address.city.id', 1201],
        ['estate.general.address.city.zip', '8300'],
        ['estate.general.address.city.name.nl', 'Knokke'],
        [PRICE, 250_000],
      ].map(([field, value]) => ({ field, value, seen: null })),
    };
    const one = await done<DraftSaved>('saveDraft', site, 'an', first);
    expect(one.home).toBe('800000000001');
    expect((await done<DraftSaved>('saveDraft', site, 'an', first)).home).toBe(one.home);
    const other = await done<DraftSaved>('saveDraft', site, 'an', { ...first, makes: 'c7f2c81e0a9d4563' });
    expect(other.home).toBe('800000000002');
    const home = { kind: 'estate', home: one.home };
    expect((await done<Homes>('listHomes', site, 'an', {})).counts).toMatchObject({ offer: 1, draft: 2 });
    const published = await done<ActionDone>('publishHome', site, 'an', { ...home, mark: one.mark });
    expect(published.outcome).toBe('done');
    expect((await stored(site, one.home)).price).toBe(250_000);
    // A sync of an import does not know it, and leaves it.
    await importAll(site, [aHomeRecord(501)], { sync: ['estate'], allowManyWithdrawals: true });
    expect((await stored(site, one.home)).withdrawn).toBe(false);
    // Taken back, it is gone and a draft again.
    await done('undoHome', site, 'an', { ...home, at: published.at }, 9);
    expect((await stored(site, one.home)).withdrawn).toBe(true);
    expect((await open(site, 'an', home)).draft).toHaveLength(6);
  });
});

describe('a holiday home', () => {
  it('is written and published like another, and has neither price nor state', async () => {
    const site = await anAgency();
    const fields = [
      ['rental.general.maxOccupation', 4],
      ['rental.general.city.name.nl', 'Knokke'],
      ['rental.general.city.zip', '8300'],
      ['rental.general.city.id', 1201],
      ['rental.general.descriptionShort.nl', 'Studio aan zee'],
    ].map(([field, value]) => ({ field, value, seen: null }));
    const of = { kind: 'rental', makes: 'd7f2c81e0a9d4563', fields };
    const { home, mark } = await done<DraftSaved>('saveDraft', site, 'an', of);
    const rental = { kind: 'rental', home };
    expect((await open(site, 'an', rental)).faults).toEqual([]);
    expect(await done('publishHome', site, 'an', { ...rental, mark })).toMatchObject({ outcome: 'done' });
    expect((await getRecord(site, 'rental', home)).body).toMatchObject({
      rental: { id: home, general: { maxOccupation: 4 } },
    });
    expect(await rowsOf('rental_units', site)).toMatchObject([{ id: home, withdrawn_at: null }]);
    for (const [id, body] of [
      ['changeHomePrice', { price: 1 }],
      ['changeHomeStatus', { to: 'option' }],
    ] as const)
      expect(await codeOf(id, site, 'an', { ...rental, ...body })).toBe('refused');
  });
});

describe('taking back', () => {
  const seqs = async (site: string) =>
    (await rowsOf<{ seq: number; kind: string; not_before: string | null }>('estate_events', site)).map(
      ({ kind, not_before }) => [kind, not_before],
    );
  const follow = (site: string) =>
    store([{ sql: 'INSERT INTO alert_sites (site_id, since) VALUES (?, ?)', params: [site, at(0)] }]);
  const upto = async (site: string, minutes: number) => {
    const day = `2030-01-${String(++days).padStart(2, '0')}`;
    await beginRuns(env.DB, day, new Date(at(minutes)));
    return (await rowsOf<{ day: string; upto: number }>('alert_runs', site)).find((run) => run.day === day)
      ?.upto;
  };
  let days = 0;

  it.each([
    [10, 'done'],
    [10.001, 'past'],
  ])('after %f minutes is %s', async (minutes, expected) => {
    const site = await anAgency();
    const { at: when } = await done<ActionDone>('changeHomePrice', site, 'an', { ...HOME, price: 385_000 });
    const version = await versionOf(site);
    expect(await codeOf('undoHome', site, 'bo', { ...HOME, at: when }, minutes)).toBe(expected);
    const price = expected === 'done' ? 395_000 : 385_000;
    expect((await stored(site)).price).toBe(price);
    // What visitors are shown.
    const [document] = await rowsOf<{ doc: string }>('estate_documents', site);
    expect(JSON.parse(document?.doc ?? '')).toMatchObject({ general: { price: { value: price } } });
    expect((await versionOf(site)) === version).toBe(expected === 'past');
  });

  it('leaves no event, and no run of alerts reaches one before ten minutes have passed', async () => {
    const site = await anAgency();
    await follow(site);
    const home = { kind: 'estate', makes: 'b7f2c81e0a9d4563' };
    const fields = [
      ['estate.general.headType.id', 1],
      ['estate.general.transaction.id', 1],
      ['estate.general.address.city.id', 1201],
      ['estate.general.address.city.zip', '8300'],
      ['estate.general.address.city.name.nl', 'Knokke'],
    ].map(([field, value]) => ({ field, value, seen: null }));
    const draft = await done<DraftSaved>('saveDraft', site, 'an', { ...home, fields });
    const of = { kind: 'estate', home: draft.home };
    const first = await done<ActionDone>('publishHome', site, 'an', { ...of, mark: draft.mark });
    expect(await seqs(site)).toEqual([['new', at(10)]]);
    const [event] = await rowsOf<{ seq: number }>('estate_events', site);
    expect(await upto(site, 9)).toBe((event?.seq ?? 0) - 1);
    expect(await upto(site, 11)).toBe(event?.seq);
    await done('undoHome', site, 'an', { ...of, at: first.at }, 5);
    expect(await seqs(site)).toEqual([]);
    // It is announced once it goes out for good.
    const { mark } = await open(site, 'an', of);
    await done('publishHome', site, 'an', { ...of, mark }, 6);
    expect(await seqs(site)).toEqual([['new', at(16)]]);
  });

  it('does not undo what somebody else wrote since, nor an action twice', async () => {
    const site = await anAgency();
    const { at: when } = await done<ActionDone>('changeHomePrice', site, 'an', { ...HOME, price: 385_000 });
    await putRecord(site, 'estate', '501', aHomeRecord(501, 380_000));
    expect(await codeOf('undoHome', site, 'an', { ...HOME, at: when }, 1)).toBe('changed');
    expect((await stored(site)).price).toBe(380_000);
    const next = await done<ActionDone>('changeHomePrice', site, 'an', { ...HOME, price: 375_000 }, 2);
    expect(await codeOf('undoHome', site, 'an', { ...HOME, at: next.at }, 3)).toBe('done');
    expect((await stored(site)).price).toBe(380_000);
    expect(await codeOf('undoHome', site, 'an', { ...HOME, at: next.at }, 3)).toBe('changed');
  });

  it('gives back any of the last ten versions', async () => {
    const site = await anAgency();
    for (let step = 1; step <= 12; step++)
      await done('changeHomePrice', site, 'an', { ...HOME, price: 395_000 - step * 1000 }, step);
    const { versions } = await open(site, 'an', HOME, 30);
    expect(versions).toHaveLength(10);
    const oldest = versions.at(-1);
    await done('restoreHome', site, 'an', { ...HOME, version: oldest?.number }, 30);
    expect((await stored(site)).price).toBe(395_000 - 3000);
    expect(await codeOf('restoreHome', site, 'an', { ...HOME, version: 1 }, 30)).toBe('not_found');
  });
});

describe('actions of the day', () => {
  it('change the state, and clear what would contradict it', async () => {
    const site = await anAgency();
    for (const [to, id] of [
      ['option', 3],
      ['gone', 5],
      ['offer', 1],
    ] as const) {
      await done('changeHomeStatus', site, 'an', { ...HOME, to });
      const { record, state } = await open(site);
      expect(state).toBe(to);
      expect(record).toMatchObject({ estate: { general: { transaction: { id } } } });
      expect(record).not.toHaveProperty('estate.general.transaction.name');
    }
    expect(await done('changeHomeStatus', site, 'an', { ...HOME, to: 'offer' })).toMatchObject({
      outcome: 'same',
    });
  });

  it('ask back an improbable price, withdraw a home, and bring it back by publishing', async () => {
    const site = await anAgency();
    expect(await done('changeHomePrice', site, 'an', { ...HOME, price: 3_950_000 })).toMatchObject({
      outcome: 'asked',
      asks: [{ likely: 395_000 }],
    });
    await done('withdrawHome', site, 'an', HOME);
    expect((await stored(site)).withdrawn).toBe(true);
    const { mark, state } = await open(site);
    expect(state).toBe('withdrawn');
    expect(await publish(site, mark)).toMatchObject({ outcome: 'done' });
    expect((await stored(site)).withdrawn).toBe(false);
  });
});

describe('a list of homes', () => {
  it('finds by street, place and reference without accents, and says what each lacks', async () => {
    const site = await anAgency();
    await importAll(site, [
      aHomeRecord(502, 300_000, { reference: 'Z-12', title: { nl: 'Éénkamerflat' }, transaction: { id: 5 } }),
    ]);
    await save(site, 'an', TITLE, 'Villa', null);
    const all = await done<Homes>('listHomes', site, 'an', {});
    expect(all.counts).toEqual({ offer: 1, option: 0, gone: 1, draft: 0, withdrawn: 0, lacking: 1 });
    expect(all.homes.find(({ home }) => home === '501')).toMatchObject({
      state: 'offer',
      pending: true,
      title: { nl: 'Villa' },
      street: 'Knokkestraat 12',
      price: 395_000,
      pictures: 0,
      untold: expect.arrayContaining(['nl']),
    });
    expect(all.homes.find(({ home }) => home === '501')?.lacks.map(({ duty }) => duty)).toContain(
      'flanders-subdivision',
    );
    const find = async (typed: string) =>
      (await done<Homes>('listHomes', site, 'an', { find: typed })).homes.map(({ home }) => home);
    expect(await find('eenkamer knokke')).toEqual(['502']);
    expect(await find('z-12')).toEqual(['502']);
    expect(await find('villa')).toEqual(['501']);
    expect(await find('gent')).toEqual([]);
    expect(
      (await done<Homes>('listHomes', site, 'an', { state: 'gone' })).homes.map(({ home }) => home),
    ).toEqual(['502']);
  });
});

/** A feed, and its home 501; the site is the parameter. */
const FEED = [
  {
    sql: "INSERT INTO feeds (site_id, name, kind, settings, every, run_at) VALUES (?, 'office', 'file', '{}', 900000, 0)",
  },
  {
    sql:
      'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id) ' +
      "VALUES (?, 'office', 'v1', 900000000001, '501')",
  },
];

describe('a home of a feed', () => {
  it('is refused by name, whatever was typed before the feed took it', async () => {
    const site = await anAgency();
    const { mark } = await save(site, 'an', PRICE, 385_000, 395_000);
    await store(FEED.map(({ sql }) => ({ sql, params: [site] })));
    for (const [id, body] of [
      ['saveDraft', { fields: [{ field: PRICE, value: 1, seen: 385_000 }] }],
      ['publishHome', { mark }],
      ['changeHomePrice', { price: 380_000 }],
      ['changeHomeStatus', { to: 'option' }],
      ['withdrawHome', {}],
    ] as const)
      expect(await codeOf(id, site, 'an', { ...HOME, ...body }), id).toBe('refused');
    expect((await open(site)).feed).toBe('office');
    expect((await stored(site)).price).toBe(395_000);
  });
});

describe('at any moment between reading and writing', () => {
  const TAKEN = {
    'the right is taken away': [{ sql: "UPDATE staff SET edits_homes = 0 WHERE site_id = ? AND id = 'an'" }],
    'the session ends': [{ sql: "DELETE FROM staff_sessions WHERE site_id = ? AND staff_id = 'an'" }],
    'a feed takes the home': FEED,
  };
  const WRITES: readonly (readonly [id: string, body: (mark: string) => object])[] = [
    ['saveDraft', () => ({ fields: [{ field: PRICE, value: 380_000, seen: 385_000 }] })],
    ['publishHome', (mark) => ({ mark })],
    ['changeHomePrice', () => ({ price: 380_000 })],
  ];
  const cases = WRITES.flatMap(([id, bodyOf]) =>
    Object.entries(TAKEN).map(([what, rows]) => ({ id, bodyOf, what, rows })),
  );

  it.each(cases)('$id writes nothing once $what', { timeout: 120_000 }, async ({ id, bodyOf, rows }) => {
    const lines = async (site: string) =>
      JSON.stringify([await rowsOf('records', site), await rowsOf('home_drafts', site)]);
    /** Number of trips of the call, during which the rows change before trip `gate`; 'none' for never. */
    const tried = async (gate: number | 'none'): Promise<number> => {
      const site = await anAgency();
      const { mark } = await save(site, 'an', PRICE, 385_000, 395_000);
      let [gates, before] = [0, ''];
      const bindings = withGates(directoryOf(env), async (trip) => {
        gates = trip + 1;
        if (trip !== gate) return;
        await store(rows.map(({ sql }) => ({ sql, params: [site] })));
        before = await lines(site);
      });
      const body = { session: sessionOf('an'), ...HOME, ...bodyOf(mark) };
      await callAt(id, { now: at(0), params: { siteId: site }, body, bindings });
      expect((await lines(site)) === before, `trip ${gate}`).toBe(gate !== 'none');
      return gates;
    };
    const gates = await tried('none');
    for (let gate = 0; gate < gates; gate++) await tried(gate);
    expect(gates).toBeGreaterThan(2);
  });
});

describe('rights', () => {
  it('who looks after projects sees those and their units, and no home whose system writes 0 for no project', async () => {
    const site = await anAgency();
    await store(personStatements(site, 'own', ['homes'], 'own'), [
      {
        sql: "UPDATE sites SET doc = json_set(doc, '$.settings.team', json(?)) WHERE id = ?",
        params: [
          JSON.stringify({
            people: [{ id: 'own', name: 'Own', email: 'own@agency.test' }],
            offices: [],
            rules: [{ project: true, person: 'own' }],
          }),
          site,
        ],
      },
    ]);
    await importAll(site, [
      aHomeRecord(600, 300_000, { project: 'ja' }),
      aHomeRecord(601, 300_000, { parentId: 600 }),
      aHomeRecord(602, 300_000, { parentId: 0 }),
      aHomeRecord(603, 300_000, { parentId: '-1' }),
    ]);
    const { homes } = await done<Homes>('listHomes', site, 'own', {});
    expect(homes.map(({ home }) => home).toSorted()).toEqual(['600', '601']);
  });

  it('are granted only by those who have them, and the last who may add people stays', async () => {
    const site = await anAgency();
    const put = (by: string, email: string, rights: readonly string[], sees = 'all') =>
      codeOf('changeStaffPeople', site, by, { put: { name: 'Li', email, sees, rights } });
    expect(await put('an', 'li@agency.test', ['homes', 'people'])).toBe('done');
    expect(await put('an', 'li@agency.test', ['site'])).toBe('role_missing');
    // A right that somebody has already is not granted.
    await store([
      {
        sql: "UPDATE staff SET edits_site = 1 WHERE site_id = ? AND email = 'bo@agency.test'",
        params: [site],
      },
    ]);
    expect(await put('an', 'bo@agency.test', ['homes', 'site'])).toBe('done');
    // Li may no longer; An is the last.
    expect(await put('an', 'li@agency.test', ['homes'])).toBe('done');
    expect(await put('an', 'an@agency.test', ['homes'])).toBe('refused');
    expect((await call('changeStaffPeople', site, 'an', { remove: '0a1b2c3d4e5f' })).error?.code).toBe(
      'not_found',
    );
    expect(await put('bo', 'mo@agency.test', [])).toBe('role_missing');
    const { answer } = await call('changeStaffPeople', site, 'an', {});
    expect(answer).toMatchObject({
      staff: expect.arrayContaining([expect.objectContaining({ name: 'Li', rights: ['homes'] })]),
    });
  });
});
