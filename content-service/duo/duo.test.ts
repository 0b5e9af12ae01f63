/** The list for two: its two addresses, what each of them may do, its limits, and its end (docs/decisions/0180). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Duo, type DuoChange, MOST_DUO_HOMES } from '#wire/duo.ts';
import { siteStatements } from '../intake/index.ts';
import { sweep } from '../sweep.ts';
import { callAt } from '../testing/agenda.ts';
import { aSite } from '../testing/fixtures.ts';
import { justBefore } from '../testing/just-before.ts';
import { aKey, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-23T09:00:00.000Z';
const DAY = 86_400_000;
const later = (days: number, ms = 0): string => new Date(Date.parse(NOW) + days * DAY + ms).toISOString();
const homes = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));
const TABLES = ['duo_lists', 'duo_people', 'duo_homes', 'duo_marks'] as const;

let made = 0;
let site = '';
beforeEach(async () => {
  site = `duo-${++made}`;
  await store(siteStatements(aSite(site)));
});

interface At {
  readonly siteId?: string;
  readonly now?: string;
  readonly bindings?: { readonly DB: D1Database };
  /** The sender's network, as a letter. */
  readonly network?: string;
}
const call = (id: string, body: object, { siteId = site, now = NOW, bindings, network }: At = {}) =>
  callAt(id, {
    now,
    params: { siteId },
    body,
    ...(network !== undefined && { headers: { 'X-CLIENT-NETWORK': network.repeat(64) } }),
    ...(bindings !== undefined && { bindings }),
  });
async function done<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  const { answer, error } = await call(...asked);
  if (error !== null) throw error;
  return answer as Answer;
}
const make = async (given: object = {}, at: At = {}): Promise<string> =>
  (
    await done<{ token: string }>(
      'makeDuo',
      { key: aKey(), homes: ['1', 'stay-7001'], own: 'Sofie', theirs: 'Jonas', ...given },
      at,
    )
  ).token;
const open = (token: string, at?: At) => done<Duo>('openDuo', { token }, at);
const change = async (token: string, set: DuoChange, at?: At): Promise<string> =>
  (await call('changeDuo', { token, set }, at)).error?.code ?? 'done';
const bothOf = async (given: object = {}): Promise<readonly [maker: string, other: string]> => {
  const maker = await make(given);
  const { invitation } = await open(maker);
  return [maker, invitation ?? ''];
};
const home = ({ homes: all }: Duo, id: string) => all.find((one) => one.home === id);

describe('the two addresses', () => {
  it('open one list, each as the person that it belongs to', async () => {
    const [maker, other] = await bothOf();
    expect(maker).not.toBe(other);
    const [his, hers] = [await open(other), await open(maker)];
    expect([hers.own, hers.theirs, his.own, his.theirs]).toEqual(['Sofie', 'Jonas', 'Jonas', 'Sofie']);
    expect(home(hers, '1')).toMatchObject({ own: { heart: true }, theirs: { heart: false } });
    expect(home(his, 'stay-7001')).toMatchObject({ own: { heart: false }, theirs: { heart: true } });
    // Whoever was given an address cannot hand on the maker's.
    expect([hers.invitation, his.invitation]).toEqual([other, null]);
  });

  it('are stored nowhere', async () => {
    const addresses = await bothOf();
    for (const table of [...TABLES, 'idempotent_answers', 'journal']) {
      const rows = JSON.stringify(await rowsOf(table, site));
      for (const address of addresses) expect([table, rows.includes(address)]).toEqual([table, false]);
    }
  });

  it('are the same for two presses at once, and nothing comes back by a second press', async () => {
    const given = { key: aKey() };
    const [one, other] = await Promise.all([make(given), make(given)]);
    expect(other).toBe(one);
    expect(await rowsOf('duo_lists', site)).toHaveLength(1);
    expect(await change(one, { off: '1', seen: { heart: false, note: '' } })).toBe('done');
    expect(await make(given)).toBe(one);
    expect((await open(one)).homes.map((row) => row.home)).toEqual(['stay-7001']);
  });

  it('open nothing when guessed, ended, old or another site’s: always the same answer', async () => {
    const [maker, other] = await bothOf();
    const elsewhere = `${site}-elsewhere`;
    await store(siteStatements(aSite(elsewhere)));
    const said = async (token: string, at?: At) => (await call('openDuo', { token }, at)).error;
    const guessed = await said('x'.repeat(43));
    expect(guessed?.code).toBe('not_found');
    expect(await said(maker, { siteId: elsewhere })).toEqual(guessed);
    expect(await said(maker, { now: later(90) })).toEqual(guessed);
    expect(await change(other, { home: '1', heart: true }, { now: later(90) })).toBe('not_found');
    expect(await change(maker, { name: 'x' }, { siteId: elsewhere })).toBe('not_found');
    expect(await change(other, { ended: true })).toBe('done');
    expect(await said(maker)).toEqual(guessed);
    expect(await said(other)).toEqual(guessed);
    for (const table of TABLES.slice(1)) expect([table, await rowsOf(table, site)]).toEqual([table, []]);
  });

  it('never open another list: the form by which an ended one was made, sent again, makes none', async () => {
    const given = { key: aKey() };
    const maker = await make(given);
    expect(await change(maker, { ended: true })).toBe('done');
    expect(await make(given)).toBe(maker);
    expect((await call('openDuo', { token: maker })).error?.code).toBe('not_found');
    expect(await change(maker, { add: ['1'] })).toBe('not_found');
    expect(await rowsOf('duo_homes', site)).toEqual([]);
    await sweep(env.DB, new Date(later(90)));
    expect(await rowsOf('duo_lists', site)).toEqual([]);
  });
});

describe('ninety days', () => {
  it('begin again with each use, and the sweep takes the list after them', async () => {
    const [maker, other] = await bothOf();
    expect((await open(other, { now: later(89) })).theirs).toBe('Sofie');
    expect(await change(maker, { home: '1', heart: false }, { now: later(178) })).toBe('done');
    await sweep(env.DB, new Date(later(267)));
    expect(home(await open(maker, { now: later(267) }), '1')?.own.heart).toBe(false);
    await sweep(env.DB, new Date(later(267 + 90)));
    for (const table of TABLES) expect([table, await rowsOf(table, site)]).toEqual([table, []]);
  });

  it('are over for the address before the sweep comes', async () => {
    const [maker] = await bothOf();
    await sweep(env.DB, new Date(later(90, -DAY)));
    expect(await rowsOf('duo_lists', site)).toHaveLength(1);
    expect(await change(maker, { name: 'Late' }, { now: later(90) })).toBe('not_found');
  });

  it('say on which day the other one looked', async () => {
    const [maker, other] = await bothOf();
    expect((await open(maker)).theirsSeenOn).toBeNull();
    // After midnight in Brussels.
    await open(other, { now: '2026-11-24T23:30:00.000Z' });
    expect((await open(maker, { now: later(2) })).theirsSeenOn).toBe('2026-11-25');
  });
});

describe('hearts and notes', () => {
  it('are each person’s own', async () => {
    const [maker, other] = await bothOf();
    expect(await change(other, { home: '1', note: 'Bel ik maandag.', seen: '' })).toBe('done');
    expect(await change(other, { home: '1', heart: true })).toBe('done');
    expect(await change(maker, { home: '1', heart: false })).toBe('done');
    expect(home(await open(maker), '1')).toEqual({
      home: '1',
      own: { heart: false, note: '', notedAt: null },
      theirs: { heart: true, note: 'Bel ik maandag.', notedAt: NOW },
    });
    expect(await change(other, { home: '1', note: '', seen: 'Bel ik maandag.' })).toBe('done');
    expect(home(await open(maker), '1')?.theirs).toEqual({ heart: true, note: '', notedAt: null });
  });

  it('are written over only where they were seen, and never beside a home', async () => {
    const [maker] = await bothOf();
    await change(maker, { home: '1', note: 'Van de telefoon.', seen: '' });
    expect(await change(maker, { home: '1', note: 'Van de laptop.', seen: '' })).toBe('changed');
    // The same press twice is no conflict.
    expect(await change(maker, { home: '1', note: 'Van de telefoon.', seen: '' })).toBe('done');
    expect(home(await open(maker), '1')?.own.note).toBe('Van de telefoon.');
    expect(await change(maker, { home: '9', note: 'x', seen: '' })).toBe('changed');
    expect(await change(maker, { home: '9', heart: true })).toBe('changed');
    expect((await open(maker)).homes).toHaveLength(2);
  });

  it('have a limit in letters, also in the database', async () => {
    const [maker] = await bothOf();
    const long = 'é'.repeat(300);
    expect(await change(maker, { home: '1', note: long, seen: '' })).toBe('done');
    expect(home(await open(maker), '1')?.own.note).toBe(long);
    await expect(
      env.DB.prepare('UPDATE duo_marks SET note = ? WHERE site_id = ?').bind(`${long}x`, site).run(),
    ).rejects.toThrow(/CHECK/);
  });
});

describe('a home', () => {
  it('is taken off by either, unless the other one has said something of it since', async () => {
    const [maker, other] = await bothOf();
    await change(other, { home: '1', note: 'Niet weg!', seen: '' });
    const off = (seen: { heart: boolean; note: string }) => change(maker, { off: '1', seen });
    expect(await off({ heart: false, note: '' })).toBe('changed');
    expect(await off({ heart: true, note: 'Niet weg!' })).toBe('changed');
    expect(await off({ heart: false, note: 'Niet weg!' })).toBe('done');
    expect((await open(other)).homes.map((row) => row.home)).toEqual(['stay-7001']);
    expect((await rowsOf('duo_marks', site)).map((row) => row.home)).toEqual(['stay-7001']);
  });

  it('stays when the other one writes at the moment of its removal', async () => {
    const [maker, other] = await bothOf();
    const writes = () => change(other, { home: '1', note: 'Net gezien!', seen: '' });
    const outcome = await change(
      maker,
      { off: '1', seen: { heart: false, note: '' } },
      { bindings: justBefore(writes) },
    );
    expect(outcome).toBe('changed');
    expect(home(await open(maker), '1')?.theirs.note).toBe('Net gezien!');
  });

  it('is one of fifty: what there is room for is added, with a heart of whoever adds it', async () => {
    const [maker, other] = await bothOf({ homes: homes(48) });
    expect(await change(other, { add: ['1', ...homes(5, 100)] })).toBe('done');
    const list = await open(other);
    expect(list.homes.map((row) => row.home)).toContain('101');
    expect(list.homes).toHaveLength(MOST_DUO_HOMES);
    expect(home(list, '1')).toMatchObject({ own: { heart: true }, theirs: { heart: true } });
    expect(home(list, '102')).toBeUndefined();
    expect(await change(maker, { add: ['200'] })).toBe('refused');
    expect(await change(maker, { add: ['100', '200'] })).toBe('done');
    expect(home(await open(maker), '100')?.own.heart).toBe(true);
    await change(maker, { off: '100', seen: { heart: true, note: '' } });
    expect(await change(maker, { add: ['200', '201'] })).toBe('done');
    expect((await open(maker)).homes).toHaveLength(MOST_DUO_HOMES);
  });

  it('is never the fifty-first, though both add at once', async () => {
    const [maker, other] = await bothOf({ homes: homes(49) });
    const theirs = () => change(other, { add: ['200'] });
    expect(await change(maker, { add: ['100'] }, { bindings: justBefore(theirs) })).toBe('refused');
    expect((await open(maker)).homes).toHaveLength(MOST_DUO_HOMES);
  });
});

describe('limits', () => {
  it('count what a list is changed in a day, and let it be ended all the same', async () => {
    const [maker, other] = await bothOf();
    await store([{ sql: 'UPDATE duo_lists SET writes = 399 WHERE site_id = ?', params: [site] }]);
    expect(await change(maker, { name: 'An' })).toBe('done');
    expect(await change(other, { home: '1', heart: true })).toBe('too_many');
    expect((await open(other)).own).toBe('Jonas');
    expect(await change(other, { home: '1', heart: true }, { now: later(1) })).toBe('done');
    await store([{ sql: 'UPDATE duo_lists SET writes = 400 WHERE site_id = ?', params: [site] }]);
    expect(await change(other, { ended: true }, { now: later(1) })).toBe('done');
  });

  it('count the lists of a site in a day', async () => {
    const given = { key: aKey() };
    const first = await make(given);
    await store([
      {
        sql: 'INSERT INTO duo_lists (site_id, id, made_at, used_on) SELECT ?1, value, ?2, ?3 FROM json_each(?4)',
        params: [site, NOW, NOW.slice(0, 10), JSON.stringify(homes(299))],
      },
    ]);
    const { error } = await call('makeDuo', { key: aKey(), homes: ['1'], own: '', theirs: '' });
    expect(error?.code).toBe('too_many');
    // A second press of one that was made is answered all the same.
    expect(await make(given)).toBe(first);
    expect(await make({}, { now: later(1, 1) })).toMatch(/^[\w-]{43}$/);
  });

  describe('by network', () => {
    const MAKE = { homes: ['1'], own: '', theirs: '' };
    const outcome = async (at: At, key = aKey()): Promise<string> =>
      (await call('makeDuo', { ...MAKE, key }, at)).error?.code ?? 'done';
    beforeEach(async () => {
      await store([{ sql: "INSERT INTO limits VALUES (?, 'network_day', 2)", params: [site] }]);
    });

    it('count the lists of a day, and leave nothing of one too many', async () => {
      const key = aKey();
      expect(await outcome({ network: 'a' }, key)).toBe('done');
      // The same press again is the same list, and counts once.
      expect(await outcome({ network: 'a' }, key)).toBe('done');
      expect(await outcome({ network: 'a' })).toBe('done');
      expect(await outcome({ network: 'a' })).toBe('too_many');
      for (const table of ['duo_lists', 'network_uses'])
        expect([table, (await rowsOf(table, site)).length]).toEqual([table, 2]);
      // Its second press is known all the same; others, and those without a network, are not refused.
      expect(await outcome({ network: 'a' }, key)).toBe('done');
      expect(await outcome({ network: 'b' })).toBe('done');
      expect(await outcome({})).toBe('done');
      expect(await outcome({ network: 'a', now: later(1, 1) })).toBe('done');
    });

    it('are decided by the statement that writes: of two at once one is refused', async () => {
      expect(await outcome({ network: 'a' })).toBe('done');
      const second = async () => expect(await outcome({ network: 'a' })).toBe('done');
      expect(await outcome({ network: 'a', bindings: justBefore(second) })).toBe('too_many');
      expect(await rowsOf('duo_lists', site)).toHaveLength(2);
    });
  });
});
