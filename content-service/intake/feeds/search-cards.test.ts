/** Searches of alerts that go to the system of a feed as search cards: by a box alone, and what becomes of them (decision 174). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueLeads } from '#content-service/deliver.ts';
import { siteStatements } from '#content-service/intake/index.ts';
import { leaseDueCalls } from '#content-service/leads/lead-calls.ts';
import { BACKOFF } from '#content-service/mail/lease.ts';
import { tokenFor } from '#content-service/platform/tokens.ts';
import { anAgency, callAt } from '#content-service/testing/agenda.ts';
import { publicPost } from '#content-service/testing/call.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { aSubscription, mailsDue, postOnce, rowsOf } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import { aVendor, storeFeed, stubKind } from '#content-service/testing/stub-feed.ts';
import { LOCALES } from '#domain/locale.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { TokenPurpose } from '#wire/subscription.ts';
import { giveLeads } from './give-lead.ts';
import { FeedFault, RefusedRequest, type VendorCard } from './kind.ts';

const START = Date.parse('2026-11-23T10:00:00Z');
const at = (ms: number): string => new Date(START + ms).toISOString();
const OFFICE = 'office@agency.test';
const BOX = { system: 'Zabun', locale: 'nl' } as const;
const HOUR = 3_600_000;

interface CardRow {
  readonly feed: string;
  readonly system: string;
  readonly words: string;
  readonly locale: string;
  readonly agreed_at: string;
  readonly earlier: string;
  readonly queued_at: string | null;
  readonly ended_at: string | null;
}

let made = 0;

// What another test left would be due here too.
beforeEach(async () => {
  for (const table of ['lead_calls', 'outbox']) await env.DB.prepare(`DELETE FROM ${table}`).run();
});

interface SceneOptions {
  readonly feeds?: readonly (readonly [kind: string, leads: 'mail' | 'call' | 'both'])[];
  readonly takes?: readonly LeadNews[];
  readonly state?: 'live' | 'draft';
}

/** A site with feeds, and a stub of Zabun that records what it takes. */
async function aScene({
  feeds = [['zabun', 'call']],
  takes = ['asked', 'changed', 'cancelled'],
  state = 'live',
}: SceneOptions = {}) {
  const id = `cards-${++made}`;
  await store(anAgency(id));
  await store(
    siteStatements(
      aSite(id, { state, settings: { features: ['alerts', 'rentals'], contact: { email: OFFICE } } }),
    ),
  );
  for (const [kind, leads] of feeds) {
    await storeFeed(id, new Date('2027-01-01T00:00:00Z'), kind);
    await env.DB.prepare('UPDATE feeds SET leads = ? WHERE site_id = ? AND name = ?')
      .bind(leads, id, kind)
      .run();
  }
  const vendor = {
    taken: [] as VendorCard[],
    fares: async (_card: VendorCard, begin: () => Promise<void>): Promise<void> => begin(),
  };
  const kind = {
    ...stubKind(aVendor([])),
    leads: { system: 'Zabun', give: () => Promise.reject(new Error('no request of a visitor')) },
    cards: {
      takes,
      give: async (_ask: unknown, card: VendorCard, begin: () => Promise<void>) => {
        await vendor.fares(card, begin);
        vendor.taken.push(card);
      },
    },
  };
  const deliver = (ms: number) =>
    deliverDueLeads(
      {
        db: env.DB,
        tokenSecret: env.TOKEN_SECRET,
        fetch: () => Promise.reject(new Error('nothing is posted here')),
        give: giveLeads(env, () => undefined, { zabun: kind, whise: kind, stub: kind }),
        clock: () => new Date(START + ms),
        log: () => undefined,
      },
      30,
    );
  const call = async (operation: string, ms: number, params: object, body?: unknown) => {
    const { answer, error } = await callAt(operation, {
      now: at(ms),
      params: { siteId: id, ...params },
      body,
    });
    expect(error).toBeNull();
    return answer;
  };
  const subscribe = async (changes: object = { card: BOX }, ms = 0) => {
    const { id: subscription } = (await call('subscribe', ms, {}, { ...aSubscription, ...changes })) as {
      id: string;
    };
    const rows = await rowsOf<{ id: string; seed: string }>('subscriptions', id);
    const { seed = '' } = rows.find((row) => row.id === subscription) ?? {};
    const token = (purpose: TokenPurpose) => tokenFor({ siteId: id, purpose, seed }, env.TOKEN_SECRET);
    const manage = { token: token('manage') };
    return {
      id: subscription,
      confirm: (later = ms) => call('confirmSubscription', later, {}, { token: token('confirm') }),
      change: (body: object, later: number) =>
        call('changeSubscription', later, manage, {
          name: aSubscription.name,
          locale: aSubscription.locale,
          criteria: aSubscription.criteria,
          ...body,
        }),
      end: (later: number) => call('endSubscription', later, { token: token('unsubscribe') }),
      shown: () => call('getSubscription', ms, manage) as Promise<{ card: string | null }>,
    };
  };
  const cards = () => rowsOf<CardRow>('search_cards', id);
  const calls = () =>
    rowsOf<{ id: string; news: string; state: string; outcome: string | null; mail: string | null }>(
      'lead_calls',
      id,
    );
  /** News of the mails to the agency, queued by now. */
  const mails = async () =>
    (await rowsOf<{ kind: string; data: string; recipient: string }>('outbox', id))
      .filter(({ kind: name }) => name === 'search-card')
      .map(({ data }) => (JSON.parse(data) as { news: string }).news);
  const site = () => call('getSite', 0, {}) as Promise<{ cardSystem?: string }>;
  return { id, vendor, deliver, subscribe, cards, calls, mails, site };
}

describe('consent', () => {
  it.each([
    // The feeds of the site, the box that was sent, and what is drawn, stored and sent.
    ['a system that keeps cards', {}, { card: BOX }, 'Zabun', true],
    ['the box not ticked', {}, {}, 'Zabun', false],
    ['requests besides the mail', { feeds: [['zabun', 'both']] }, { card: BOX }, 'Zabun', true],
    ['requests by mail alone', { feeds: [['zabun', 'mail']] }, { card: BOX }, undefined, false],
    ['no feed', { feeds: [] }, { card: BOX }, undefined, false],
    [
      'a system that keeps none',
      { feeds: [['skarabee', 'call']] },
      { card: { ...BOX, system: 'Skarabee' } },
      undefined,
      false,
    ],
    [
      'one that keeps none beside one that does',
      {
        feeds: [
          ['skarabee', 'call'],
          ['zabun', 'call'],
        ],
      },
      { card: BOX },
      'Zabun',
      true,
    ],
    [
      'two that keep cards',
      {
        feeds: [
          ['whise', 'both'],
          ['zabun', 'call'],
        ],
      },
      { card: BOX },
      undefined,
      false,
    ],
    ['the box of another system', {}, { card: { ...BOX, system: 'Whise' } }, 'Zabun', false],
    ['the box of no system', {}, { card: { ...BOX, system: 'Another' } }, 'Zabun', false],
    ['a draft, which only the agency sees', { state: 'draft' }, { card: BOX }, undefined, false],
  ] as const)('%s', async (_what, options, changes, drawn, isStored) => {
    const scene = await aScene(options as SceneOptions);
    expect((await scene.site()).cardSystem).toBe(drawn);
    const alert = await scene.subscribe(changes);
    expect((await scene.cards()).map(({ system }) => system)).toEqual(isStored ? ['Zabun'] : []);
    expect((await alert.shown()).card).toBe(isStored ? 'Zabun' : null);
    // Nothing goes anywhere before the address is confirmed.
    await scene.deliver(0);
    expect([scene.vendor.taken, await scene.calls()]).toEqual([[], []]);
    await alert.confirm(1000);
    await scene.deliver(1000);
    expect(scene.vendor.taken.map(({ news }) => news)).toEqual(isStored ? ['asked'] : []);
  });

  it('is not taken for a home or for holiday rentals', async () => {
    const { id } = await aScene();
    for (const criteria of [{ home: '1' }, { rental: {} }]) {
      const body = { ...aSubscription, criteria, card: BOX };
      const answer = await postOnce(`/sites/${id}/subscriptions`, body);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: { fields: { card: 'invalid' } } },
      ]);
    }
  });

  it('is not there while the feed is paused', async () => {
    const { id, site, subscribe, cards } = await aScene();
    await env.DB.prepare('UPDATE feeds SET paused = 1 WHERE site_id = ?').bind(id).run();
    expect((await site()).cardSystem).toBeUndefined();
    await subscribe();
    expect(await cards()).toEqual([]);
  });

  it.each(LOCALES)('is kept in the words that the box had, in %s, with its time', async (locale) => {
    const { cards, subscribe, id } = await aScene();
    await subscribe({ card: { ...BOX, locale }, locale: 'fr' }, 5000);
    const [card] = await cards();
    expect(card).toMatchObject({ locale, agreed_at: at(5000), system: 'Zabun', feed: 'zabun' });
    expect(card?.words).toContain(' Zabun');
    expect(card?.words).toContain(await siteName(id));
    expect(card?.words).not.toMatch(/{{|}}/);
  });
});

const siteName = async (id: string): Promise<string> =>
  (await env.DB.prepare("SELECT doc ->> '$.name' AS name FROM sites WHERE id = ?")
    .bind(id)
    .first<string>('name')) ?? '';

describe('a card', () => {
  it('says what is sought, and to whom it belongs', async () => {
    const { subscribe, deliver, vendor, calls, mails } = await aScene();
    const alert = await subscribe({
      card: BOX,
      criteria: { city: ['1201'], status: ['FOR_SALE'], type: ['3'], bedMin: 3, priceMax: 600_000 },
    });
    await alert.confirm();
    await deliver(0);
    const [card] = vendor.taken;
    expect(card).toMatchObject({
      news: 'asked',
      visitor: { name: 'An', email: 'an@example.be', locale: 'nl' },
      places: [{ zip: '8300', name: { nl: 'Knokke' } }],
      filter: { status: ['FOR_SALE'], type: ['3'], bedMin: 3, priceMax: 600_000 },
    });
    expect(card?.text).toMatch(
      /^An .+Zabun.+\nNaam: An\nE-mail(?:adres)?: an@example\.be\nTaal: Nederlands\nhttps:\/\/\S+price-max=600000/,
    );
    expect(await calls()).toMatchObject([
      { id: card?.reference, state: 'sent', outcome: 'taken', mail: null },
    ]);
    expect(await mails()).toEqual([]);
    // A second press on the link of the mail confirms nothing anew.
    await alert.confirm(HOUR);
    await deliver(HOUR);
    expect(vendor.taken).toHaveLength(1);
  });

  it('is mailed besides where the feed says so', async () => {
    const { subscribe, deliver, mails } = await aScene({ feeds: [['zabun', 'both']] });
    await (await subscribe()).confirm();
    await deliver(0);
    expect(await mails()).toEqual(['asked']);
    const [mail] = (await mailsDue(START)).filter(({ to }) => to === OFFICE);
    expect(mail?.subject).toBe('Zoekopdracht voor Zabun: an@example.be');
    expect(mail?.text).toContain('an@example.be');
    expect(mail?.text).not.toMatch(/kon niet|Misschien/);
  });

  it('follows its alert: another search, language or name, once, and not a rhythm or a pause', async () => {
    const { subscribe, deliver, vendor } = await aScene();
    const alert = await subscribe();
    await alert.confirm();
    await deliver(0);
    await alert.change({ rhythm: 'weekly' }, 1000);
    await alert.change({}, 2000);
    await deliver(2000);
    expect(vendor.taken).toHaveLength(1);
    await alert.change({ criteria: { priceMax: 500_000 } }, 3000);
    await alert.change({ criteria: { priceMax: 400_000 } }, 4000);
    await deliver(4000);
    await alert.change({ criteria: { priceMax: 400_000 }, name: 'Ann' }, 5000);
    await deliver(5000);
    await alert.change({ criteria: { priceMax: 400_000 }, name: 'Ann', locale: 'fr' }, 6000);
    await deliver(6000);
    expect(
      vendor.taken.map(({ news, filter, visitor }) => [news, filter.priceMax, visitor.name, visitor.locale]),
    ).toEqual([
      ['asked', 600_000, 'An', 'nl'],
      ['changed', 400_000, 'An', 'nl'],
      ['changed', 400_000, 'Ann', 'nl'],
      ['changed', 400_000, 'Ann', 'fr'],
    ]);
  });

  it('that still waits is given as its alert is by then', async () => {
    const { subscribe, deliver, vendor, calls } = await aScene();
    const alert = await subscribe();
    await alert.confirm();
    vendor.fares = () => Promise.reject(new FeedFault('unreachable', 'no connection'));
    await deliver(0);
    await alert.change({ criteria: { priceMax: 400_000 } }, 1000);
    vendor.fares = async (_card, begin) => begin();
    await deliver(1000);
    await deliver(HOUR);
    expect(vendor.taken.map(({ news, filter }) => [news, filter.priceMax])).toEqual([['asked', 400_000]]);
    expect((await calls()).map(({ state }) => state).toSorted()).toEqual(['sent', 'void']);
  });

  it('ends by its box, begins again by it, and stays where no box was there', async () => {
    const { subscribe, deliver, vendor, cards } = await aScene();
    const alert = await subscribe();
    await alert.confirm();
    await deliver(0);
    await alert.change({ card: undefined, rhythm: 'weekly' }, 1000);
    await alert.change({ card: BOX }, 2000);
    expect(await cards()).toMatchObject([{ agreed_at: at(0), ended_at: null }]);
    await alert.change({ card: null }, 3000);
    expect((await alert.shown()).card).toBeNull();
    await alert.change({ card: null }, 4000);
    await deliver(4000);
    await alert.change({ card: BOX }, 5000);
    await deliver(5000);
    expect(vendor.taken.map(({ news }) => news)).toEqual(['asked', 'cancelled', 'asked']);
    expect(await cards()).toMatchObject([{ agreed_at: at(5000), ended_at: null }]);
  });

  it('that begins again keeps what was agreed before: the words, the language, the system and both times', async () => {
    const { id, subscribe, cards } = await aScene();
    const alert = await subscribe();
    const [first] = await cards();
    await alert.confirm();
    await alert.change({ card: null }, 1000);
    await store([
      { sql: "UPDATE sites SET doc = json_set(doc, '$.name', 'Nieuw') WHERE id = ?", params: [id] },
    ]);
    await alert.change({ card: { ...BOX, locale: 'fr' } }, 2000);
    // Ticked already: nothing is agreed anew.
    await alert.change({ card: BOX }, 3000);
    const [card] = await cards();
    const before = {
      system: 'Zabun',
      words: first?.words,
      locale: 'nl',
      agreed_at: at(0),
      ended_at: at(1000),
    };
    expect(JSON.parse(card?.earlier ?? '')).toEqual([before]);
    expect(card).toMatchObject({ locale: 'fr', agreed_at: at(2000), ended_at: null });
    expect(card?.words).toContain('Nieuw');
    await alert.change({ card: null }, 4000);
    await alert.change({ card: BOX }, 5000);
    const [last] = await cards();
    expect(JSON.parse(last?.earlier ?? '')).toEqual([
      before,
      { system: 'Zabun', words: card?.words, locale: 'fr', agreed_at: at(2000), ended_at: at(4000) },
    ]);
    // What is kept does not grow without end.
    await store([
      {
        sql: "UPDATE search_cards SET earlier = (SELECT json_group_array(value) FROM json_each('[' || substr(replace(hex(zeroblob(50)), '00', ',1'), 2) || ']')) WHERE site_id = ?",
        params: [id],
      },
    ]);
    await alert.change({ card: null }, 6000);
    await alert.change({ card: BOX }, 7000);
    expect(await cards()).toMatchObject([{ ended_at: at(6000) }]);
  });

  it('that goes over to another alert takes along what was agreed to it', async () => {
    const { subscribe, cards } = await aScene();
    await (await subscribe()).confirm();
    const again = await subscribe({ card: { ...BOX, locale: 'de' } }, 1000);
    await again.confirm();
    const [card, ...others] = await cards();
    expect(others).toEqual([]);
    expect(card).toMatchObject({ locale: 'de', agreed_at: at(1000) });
    expect(JSON.parse(card?.earlier ?? '')).toMatchObject([
      { locale: 'nl', agreed_at: at(0), ended_at: null },
    ]);
  });

  it('stays where it is when the agency begins to work with another system, and ends there by its box', async () => {
    const { id, subscribe, deliver, vendor, cards, mails } = await aScene({ feeds: [['whise', 'call']] });
    const box = { system: 'Whise', locale: 'nl' } as const;
    const alert = await subscribe({ card: box });
    await alert.confirm();
    await deliver(0);
    await storeFeed(id, new Date('2027-01-01T00:00:00Z'), 'zabun');
    await store([
      {
        sql: "UPDATE feeds SET leads = iif(kind = 'zabun', 'call', 'mail') WHERE site_id = ?",
        params: [id],
      },
    ]);
    // The box of the page that was open before, and that of a page that is opened now, is the one of the card.
    expect((await alert.shown()).card).toBe('Whise');
    await alert.change({ card: box, rhythm: 'weekly' }, 1000);
    await deliver(1000);
    expect(await cards()).toMatchObject([{ system: 'Whise', agreed_at: at(0), ended_at: null }]);
    expect(vendor.taken.map(({ news }) => news)).toEqual(['asked']);
    await alert.change({ card: null }, 2000);
    await deliver(2000);
    expect(await cards()).toMatchObject([{ system: 'Whise', ended_at: at(2000) }]);
    expect([...vendor.taken.slice(1).map(({ news }) => news), ...(await mails())]).toEqual(['cancelled']);
  });

  it('goes over to an alert for the same search that takes its place, if its box was ticked too', async () => {
    for (const [changes, said] of [
      [{ card: BOX }, ['asked']],
      [{}, ['asked', 'cancelled']],
    ] as const) {
      const { subscribe, deliver, vendor } = await aScene();
      await (await subscribe()).confirm();
      await deliver(0);
      const again = await subscribe(changes, 1000);
      await again.confirm();
      await deliver(1000);
      expect(vendor.taken.map(({ news }) => news)).toEqual(said);
      await again.end(2000);
      await deliver(2000);
      expect(vendor.taken.map(({ news }) => news)).toEqual(['asked', 'cancelled']);
    }
  });

  it('goes over with the mail that tells of it, where the system does not take it', async () => {
    const { id, subscribe, deliver, vendor } = await aScene();
    vendor.fares = () => Promise.reject(new RefusedRequest('broken', 'a card that it does not know'));
    await (await subscribe()).confirm();
    const again = await subscribe({ card: BOX }, 1000);
    await again.confirm();
    await deliver(1000);
    const mails = await rowsOf<{ kind: string; data: string }>('outbox', id);
    expect(
      mails.flatMap(({ kind, data }) => (kind === 'search-card' ? [JSON.parse(data)] : [])),
    ).toMatchObject([{ subscriptionId: again.id, news: 'asked' }]);
  });

  it('tells the name and language of an alert that takes the place of another', async () => {
    const { subscribe, deliver, vendor } = await aScene();
    await (await subscribe()).confirm();
    await deliver(0);
    await (await subscribe({ card: BOX, name: 'Ann', locale: 'fr' }, 1000)).confirm();
    await deliver(1000);
    expect(vendor.taken.map(({ news, visitor }) => [news, visitor.name, visitor.locale])).toEqual([
      ['asked', 'An', 'nl'],
      ['changed', 'Ann', 'fr'],
    ]);
  });

  it('is still mailed when another alert takes its place meanwhile', async () => {
    const { subscribe, deliver } = await aScene({ feeds: [['zabun', 'both']] });
    await (await subscribe()).confirm();
    await deliver(0);
    await (await subscribe({ card: BOX }, 1000)).confirm();
    await deliver(1000);
    const mails = await mailsDue(at(2000));
    expect(mails.filter(({ to }) => to === OFFICE)).toHaveLength(1);
  });

  it('goes nowhere when its feed was removed or switched off before the address was confirmed', async () => {
    for (const change of [
      'DELETE FROM feeds WHERE site_id = ?',
      "UPDATE feeds SET leads = 'mail' WHERE site_id = ?",
    ]) {
      const { id, subscribe, deliver, calls, mails } = await aScene();
      const alert = await subscribe();
      await env.DB.prepare(change).bind(id).run();
      await alert.confirm();
      await alert.end(1000);
      await deliver(1000);
      expect([await calls(), await mails()]).toEqual([[], []]);
    }
  });
});

describe('that a card has ended', () => {
  /** Ways in which an alert ends. */
  const ENDS: readonly (readonly [
    string,
    (
      scene: Awaited<ReturnType<typeof aScene>>,
      alert: { end(ms: number): Promise<unknown> },
    ) => Promise<unknown>,
  ])[] = [
    ['by its link, or one press in the mail program', (_scene, alert) => alert.end(1000)],
    [
      'because the address does not exist',
      ({ id }) =>
        store([
          {
            sql: "UPDATE subscriptions SET state = 'ended', email = '', name = NULL, criteria = '{}', seed = '', ended_at = ? WHERE site_id = ?",
            params: [at(1000), id],
          },
        ]),
    ],
    [
      'by the person’s erasure',
      ({ id }) => publicPost('/persons/erase', { email: 'an@example.be', site: id }),
    ],
  ];

  it.each(ENDS)('%s, is told to the system that keeps it', async (_how, ends) => {
    const scene = await aScene();
    const alert = await scene.subscribe();
    await alert.confirm();
    await scene.deliver(0);
    await ends(scene, alert);
    // The clock of an erasure is the real one.
    await scene.deliver(400 * 24 * HOUR);
    const [, ended] = scene.vendor.taken;
    expect(ended).toMatchObject({
      news: 'cancelled',
      visitor: { name: 'An', email: 'an@example.be' },
      filter: { priceMax: 600_000 },
    });
    expect(ended?.text).toContain('Wis ze in Zabun');
    expect(scene.vendor.taken).toHaveLength(2);
    // Nothing of the person stays but that it went there.
    const rows = JSON.stringify(await rowsOf('lead_calls', scene.id));
    expect(rows).not.toContain('an@example.be');
  });

  it.each(ENDS)('%s, is mailed where the system has no call for it', async (_how, ends) => {
    const scene = await aScene({ takes: ['asked'] });
    const alert = await scene.subscribe();
    await alert.confirm();
    await scene.deliver(0);
    await ends(scene, alert);
    await scene.deliver(400 * 24 * HOUR);
    expect(scene.vendor.taken.map(({ news }) => news)).toEqual(['asked']);
    expect(await scene.mails()).toEqual(['cancelled']);
    const [mail] = (await mailsDue(START + 400 * 24 * HOUR)).filter(({ to }) => to === OFFICE);
    expect(mail?.subject).toBe('Zoekopdracht gestopt: an@example.be');
    expect(mail?.text).toContain('an@example.be');
    expect(JSON.stringify(await rowsOf('outbox', scene.id))).not.toContain('an@example.be');
    expect((await scene.calls()).at(-1)?.outcome).toBe('mailed');
  });

  it('is told to nobody when it had not gone anywhere', async () => {
    const { subscribe, deliver, vendor, calls, mails } = await aScene();
    const alert = await subscribe();
    await alert.confirm();
    vendor.fares = () => Promise.reject(new FeedFault('unreachable', 'no connection'));
    await deliver(0);
    await alert.end(1000);
    vendor.fares = async (_card, begin) => begin();
    await deliver(HOUR);
    expect(vendor.taken).toEqual([]);
    expect((await calls()).map(({ state }) => state)).toEqual(['void']);
    expect(await mails()).toEqual([]);
  });

  it('waits through another erasure, and is listed for the person', async () => {
    const { id, subscribe, deliver, vendor } = await aScene();
    await (await subscribe()).confirm();
    await deliver(0);
    const person = { email: 'an@example.be', site: id };
    const found = async () =>
      ((await (await publicPost('/persons/find', person)).json()) as { passedOn: { feed: string }[] })
        .passedOn;
    expect(await found()).toMatchObject([{ feed: 'zabun' }]);
    const erased = (await (await publicPost('/persons/erase', person)).json()) as {
      passedOn: { feed: string }[];
    };
    expect(erased.passedOn).toMatchObject([{ feed: 'zabun' }]);
    await publicPost('/persons/erase', person);
    await deliver(400 * 24 * HOUR);
    expect(vendor.taken.map(({ news }) => news)).toEqual(['asked', 'cancelled']);
    expect(await found()).toMatchObject([{ feed: 'zabun' }]);
    await publicPost('/persons/erase', person);
    expect(await rowsOf('lead_calls', id)).toEqual([]);
  });

  it('is exported with what was agreed', async () => {
    const { id, subscribe } = await aScene();
    await subscribe();
    const { rows } = (await (
      await publicPost('/persons/export', { email: 'an@example.be', site: id })
    ).json()) as {
      rows: { table: string; row: object }[];
    };
    expect(rows.find(({ table }) => table === 'search_cards')?.row).toMatchObject({
      system: 'Zabun',
      locale: 'nl',
      words: expect.stringContaining('Zabun'),
      agreed_at: at(0),
    });
  });
});

const unreachable = new FeedFault('unreachable', 'no connection');
const begunThen = (fault: Error) => async (_card: VendorCard, begin: () => Promise<void>) => {
  await begin();
  throw fault;
};

describe('the vendor fails', () => {
  it.each([
    ['before the call', () => Promise.reject(unreachable), 'due', null],
    ['during the call, by hanging up', begunThen(unreachable), 'failed', 'Misschien'],
    [
      'during the call, by its own fault',
      begunThen(new FeedFault('failing', 'status 502')),
      'failed',
      'Misschien',
    ],
    ['by another answer', begunThen(new FeedFault('broken', 'no JSON')), 'failed', 'Misschien'],
    ['by a fault of ours after the call', begunThen(new TypeError('a fault of ours')), 'failed', 'Misschien'],
    ['by wanting fewer calls', begunThen(new FeedFault('too-often', 'status 429', 600)), 'due', null],
    ['by refusing the key', begunThen(new FeedFault('key-refused', 'status 401')), 'due', null],
    ['by refusing the card', begunThen(new RefusedRequest('broken', 'no')), 'failed', 'kon niet'],
  ] as const)('%s: it is there once, or mailed once', async (_when, fares, state, said) => {
    const { subscribe, deliver, vendor, calls, mails } = await aScene();
    await (await subscribe()).confirm();
    vendor.fares = fares;
    await deliver(0);
    expect(await calls()).toMatchObject([{ state }]);
    expect(await mails()).toEqual(said === null ? [] : ['asked']);
    const sent = (await mailsDue(START + 1000)).filter(({ to }) => to === OFFICE);
    expect(sent.map(({ text }) => /Misschien|kon niet/.exec(text)?.[0])).toEqual(said === null ? [] : [said]);
    vendor.fares = async (_card, begin) => begin();
    await deliver(HOUR);
    await deliver(2 * HOUR);
    expect(vendor.taken).toHaveLength(said === null ? 1 : 0);
  });

  it('through every attempt: one mail', async () => {
    const { subscribe, deliver, vendor, mails } = await aScene();
    await (await subscribe()).confirm();
    vendor.fares = () => Promise.reject(unreachable);
    let ms = 0;
    for (const wait of BACKOFF) {
      await deliver(ms);
      ms += wait;
    }
    expect(await mails()).toEqual([]);
    await deliver(ms);
    await deliver(ms + 24 * HOUR);
    expect(await mails()).toEqual(['asked']);
  });

  it('when an ending is told: the mail says what to do, and no more', async () => {
    const { subscribe, deliver, vendor, mails } = await aScene();
    const alert = await subscribe();
    await alert.confirm();
    await deliver(0);
    vendor.fares = begunThen(unreachable);
    await alert.end(1000);
    await deliver(1000);
    expect(await mails()).toEqual(['cancelled']);
    const [mail] = (await mailsDue(START + 1000)).filter(({ to }) => to === OFFICE);
    expect(mail?.text).toContain('Wis ze in Zabun');
    expect(mail?.text).not.toContain('Misschien');
  });
});

describe('two deliverers', () => {
  it('at the same moment give a card once', async () => {
    const { subscribe, deliver, vendor } = await aScene();
    await (await subscribe()).confirm();
    await Promise.all([deliver(0), deliver(0), deliver(0)]);
    expect(vendor.taken).toHaveLength(1);
  });

  it('of whom the first is slow give it once', async () => {
    const { subscribe, deliver, vendor } = await aScene();
    await (await subscribe()).confirm();
    let isFirst = true;
    vendor.fares = async (_card, begin) => {
      if (isFirst) {
        isFirst = false;
        await deliver(301_000);
      }
      await begin();
    };
    await deliver(0);
    expect(vendor.taken).toHaveLength(1);
  });

  it('of whom the first died after it began give it to nobody again, and the agency hears it', async () => {
    const { id, subscribe, deliver, vendor, mails } = await aScene();
    await (await subscribe()).confirm();
    await leaseDueCalls(env.DB, 30, new Date(START));
    await env.DB.prepare('UPDATE lead_calls SET begun_at = ? WHERE site_id = ?').bind(at(0), id).run();
    await deliver(300_000);
    expect(vendor.taken).toEqual([]);
    expect(await mails()).toEqual(['asked']);
  });
});
