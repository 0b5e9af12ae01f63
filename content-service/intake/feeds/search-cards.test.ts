/** Searches of alerts that go to the system of a feed as search cards: by a box alone, and as long as it is ticked (decision 174). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicPost } from '#content-service/testing/call.ts';
import { aSubscription, mailsDue, postOnce, rowsOf } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import { storeFeed } from '#content-service/testing/stub-feed.ts';
import { LOCALES } from '#domain/locale.ts';
import { aCardScene, BOX, type CardScene } from './testing/card-scene.ts';
import {
  at,
  forgetLeads,
  HOUR,
  hangsUp,
  OFFICE,
  refusesWords,
  START,
  takes,
  unreachable,
} from './testing/lead-bench.ts';

beforeEach(forgetLeads);

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
    const scene = await aCardScene(options as CardScene);
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
    const { id } = await aCardScene();
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
    const { id, site, subscribe, cards } = await aCardScene();
    await env.DB.prepare('UPDATE feeds SET paused = 1 WHERE site_id = ?').bind(id).run();
    expect((await site()).cardSystem).toBeUndefined();
    await subscribe();
    expect(await cards()).toEqual([]);
  });

  it.each(LOCALES)('is kept in the words that the box had, in %s, with its time', async (locale) => {
    const { cards, subscribe, id } = await aCardScene();
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
    const { subscribe, deliver, vendor, calls, mails } = await aCardScene();
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
    const { subscribe, deliver, mails } = await aCardScene({ feeds: [['zabun', 'both']] });
    await (await subscribe()).confirm();
    await deliver(0);
    expect(await mails()).toEqual(['asked']);
    const [mail] = (await mailsDue(START)).filter(({ to }) => to === OFFICE);
    expect(mail?.subject).toBe('Zoekopdracht voor Zabun: an@example.be');
    expect(mail?.text).toContain('an@example.be');
    expect(mail?.text).not.toMatch(/kon niet|Misschien/);
  });

  it('follows its alert: another search, language or name, once, and not a rhythm or a pause', async () => {
    const { subscribe, deliver, vendor } = await aCardScene();
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
    const { subscribe, deliver, vendor, calls } = await aCardScene();
    const alert = await subscribe();
    await alert.confirm();
    vendor.fares = unreachable;
    await deliver(0);
    await alert.change({ criteria: { priceMax: 400_000 } }, 1000);
    vendor.fares = takes;
    await deliver(1000);
    await deliver(HOUR);
    expect(vendor.taken.map(({ news, filter }) => [news, filter.priceMax])).toEqual([['asked', 400_000]]);
    expect((await calls()).map(({ state }) => state).toSorted()).toEqual(['sent', 'void']);
  });

  it('ends by its box, begins again by it, and stays where no box was there', async () => {
    const { subscribe, deliver, vendor, cards } = await aCardScene();
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
    const { id, subscribe, cards } = await aCardScene();
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
    const { subscribe, cards } = await aCardScene();
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
    const { id, subscribe, deliver, vendor, cards, mails } = await aCardScene({ feeds: [['whise', 'call']] });
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
      const { subscribe, deliver, vendor } = await aCardScene();
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
    const { id, subscribe, deliver, vendor } = await aCardScene();
    vendor.fares = refusesWords;
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
    const { subscribe, deliver, vendor } = await aCardScene();
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
    const { subscribe, deliver } = await aCardScene({ feeds: [['zabun', 'both']] });
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
      const { id, subscribe, deliver, calls, mails } = await aCardScene();
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
      scene: Awaited<ReturnType<typeof aCardScene>>,
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
    const scene = await aCardScene();
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
    const scene = await aCardScene({ takes: ['asked'] });
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
    const { subscribe, deliver, vendor, calls, mails } = await aCardScene();
    const alert = await subscribe();
    await alert.confirm();
    vendor.fares = unreachable;
    await deliver(0);
    await alert.end(1000);
    vendor.fares = takes;
    await deliver(HOUR);
    expect(vendor.taken).toEqual([]);
    expect((await calls()).map(({ state }) => state)).toEqual(['void']);
    expect(await mails()).toEqual([]);
  });

  it('waits through another erasure, and is listed for the person', async () => {
    const { id, subscribe, deliver, vendor } = await aCardScene();
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
    const { id, subscribe } = await aCardScene();
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

  it('is mailed when the system fails: the mail says what to do, and no more', async () => {
    const { subscribe, deliver, vendor, mails } = await aCardScene();
    const alert = await subscribe();
    await alert.confirm();
    await deliver(0);
    vendor.fares = hangsUp;
    await alert.end(1000);
    await deliver(1000);
    expect(await mails()).toEqual(['cancelled']);
    const [mail] = (await mailsDue(START + 1000)).filter(({ to }) => to === OFFICE);
    expect(mail?.text).toContain('Wis ze in Zabun');
    expect(mail?.text).not.toContain('Misschien');
  });
});
