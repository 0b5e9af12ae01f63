/**
 * Nobody hears of a change of a home before the ten minutes in which it can be taken back are over, and nobody ever hears
 * of one that was taken back (decisions 155 and 159): every action × every mail that a home's change sets off.
 */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { ActionDone, DraftSaved, OpenedHome } from '#wire/written-homes.ts';
import { siteStatements } from './intake/index.ts';
import type { MailKind } from './mail/outbox.ts';
import { callAt } from './testing/agenda.ts';
import { aCity, aSite } from './testing/fixtures.ts';
import { mailsDue, rowsOf } from './testing/messages.ts';
import { importAll } from './testing/records.ts';
import { aRentalUnit } from './testing/rentals.ts';
import { cron, subscribe, work } from './testing/rhythms.ts';
import { store } from './testing/store.ts';
import { aHomeRecord, personStatements, sessionOf } from './testing/written-homes.ts';

/** What sets a mail off. A new kind of mail does not compile until it is said; `home`: it is tried below. */
const SET_OFF_BY: Readonly<Record<MailKind, 'home' | 'visitor' | 'agency' | 'clock' | 'calendar'>> = {
  digest: 'home',
  'home-gone': 'home',
  'home-price': 'home',
  'rental-digest': 'home',
  confirm: 'visitor',
  'alert-on': 'visitor',
  'search-card': 'visitor',
  friend: 'visitor',
  'contact-notice': 'visitor',
  'contact-receipt': 'visitor',
  'valuation-notice': 'visitor',
  'valuation-receipt': 'visitor',
  'valuation-withdrawn': 'visitor',
  'appointment-booked': 'visitor',
  'appointment-held': 'visitor',
  'appointment-cancelled': 'visitor',
  'appointment-moved': 'agency',
  'appointment-reminder': 'clock',
  'stay-receipt': 'visitor',
  'stay-notice': 'visitor',
  'stay-held': 'visitor',
  'stay-withdrawn': 'visitor',
  'stay-wish': 'visitor',
  'stay-wish-notice': 'visitor',
  'stay-confirmed': 'agency',
  'stay-declined': 'agency',
  'stay-cancelled': 'agency',
  'stay-kept': 'agency',
  'stay-reminder': 'clock',
  'stay-lapsed': 'clock',
  'stay-lapsed-notice': 'clock',
  'seller-week': 'clock',
  'address-ended': 'clock',
  'sender-lost': 'clock',
  'calendar-conflict': 'calendar',
  'calendar-failing': 'calendar',
  'staff-sign-in': 'agency',
  'staff-invitation': 'agency',
};

/** Noon in Brussels of a day to come: the clock of the database, which writes events, is earlier. */
const NOON = Date.parse(`${addDays(brusselsDay(new Date()), 1)}T11:00:00Z`);
const clock = (minutes: number): Date => new Date(NOON + minutes * 60_000);
const DAY = 24 * 60;

let made = 0;
/** An agency with a home at 395,000 euros and a holiday home for two, and an alert of each kind. */
async function anAgency(): Promise<string> {
  const site = `held-${++made}`;
  const features = ['staff', 'alerts', 'rentals'] as const;
  await store(
    siteStatements(aSite(site, { settings: { features: [...features] } })),
    personStatements(site, 'an', ['homes']),
  );
  await importAll(site, [aHomeRecord(501), { rental: aRentalUnit('901', { maxOccupation: 2 }) }]);
  await env.DB.prepare(
    "UPDATE shown_prices SET since = strftime('%Y-%m-%dT%H:%M:%fZ', since, '-5 days') WHERE site_id = ?",
  )
    .bind(site)
    .run();
  for (const rhythm of ['at_once', 'daily', 'weekly'] as const) await subscribe(site, rhythm, rhythm);
  await subscribe(site, 'follower', 'daily', { home: '501' });
  await subscribe(site, 'guest', 'daily', { rental: { persons: 4 } });
  await env.DB.prepare(
    "INSERT INTO rental_alerts (site_id, subscription_id, known, seen_on) VALUES (?, 'guest', '[]', '2026-01-01')",
  )
    .bind(site)
    .run();
  return site;
}

async function ask<Answer>(id: string, siteId: string, body: object, minutes = 0): Promise<Answer> {
  const { answer, error } = await callAt(id, {
    now: clock(minutes).toISOString(),
    params: { siteId },
    body: { session: sessionOf('an'), ...body },
  });
  if (error !== null) throw error;
  return answer as Answer;
}

/** Runs a minute: the cron, what it enqueued, and the mails; whom they are sent to, and their kinds. */
async function minute(site: string, minutes: number): Promise<string[]> {
  const now = clock(minutes);
  await work(await cron(site, now), now);
  const mails = await mailsDue(now);
  return mails.filter(({ to }) => to.endsWith(`@${site}.be`)).map(({ to }) => to.split('@')[0] ?? '');
}

async function mailedAt(site: string, ...instants: readonly number[]): Promise<string[]> {
  const people: string[] = [];
  for (const one of instants) people.push(...(await minute(site, one)));
  return people.toSorted();
}
const TEN = [0, 3, 5, 9.9];
/** The minutes after, and the next eight days: each weekday once. */
const LATER = [10.1, 11, ...Array.from({ length: 8 }, (_, day) => (day + 1) * DAY)];

interface Of {
  readonly kind: 'estate' | 'rental';
  readonly home: string;
}
const HOUSE: Of = { kind: 'estate', home: '501' };
const FLAT: Of = { kind: 'rental', home: '901' };

async function publish(
  site: string,
  of: Of | { readonly kind: Of['kind']; readonly makes: string },
  fields: Readonly<Record<string, readonly [value: unknown, seen?: unknown]>>,
) {
  const { home, mark } = await ask<DraftSaved>('saveDraft', site, {
    ...of,
    fields: Object.entries(fields).map(([field, [value, seen = null]]) => ({
      field,
      value,
      seen,
    })),
  });
  const one = { kind: of.kind, home };
  return { one, done: await ask<ActionDone>('publishHome', site, { ...one, mark }) };
}
const on = async (site: string, one: Of, id: string, body: object = {}) => ({
  one,
  done: await ask<ActionDone>(id, site, { ...one, ...body }),
});

interface Row {
  readonly first?: (site: string) => Promise<unknown>;
  readonly act: (site: string) => Promise<{ readonly one: Of; readonly done: ActionDone }>;
  /** Who is mailed once it stands, and what. */
  readonly tells: Readonly<Partial<Record<MailKind, readonly string[]>>>;
}
const ALL = ['at_once', 'daily', 'weekly'];
const ROWS: Readonly<Record<string, Row>> = {
  'a new home': {
    act: (site) =>
      publish(
        site,
        { kind: 'estate', makes: 'b7f2c81e0a9d4563' },
        {
          'estate.general.headType.id': [1],
          'estate.general.transaction.id': [1],
          'estate.general.address.city': [aCity(1201, '8300', 'Knokke', 51.35, 3.28)?.city],
          'estate.general.price.value': [250_000],
        },
      ),
    tells: { digest: ALL },
  },
  'a lower price by its action': {
    act: (site) => on(site, HOUSE, 'changeHomePrice', { price: 385_000 }),
    tells: { digest: ALL, 'home-price': ['follower'] },
  },
  'a lower price of a draft': {
    act: (site) => publish(site, HOUSE, { 'estate.general.price.value': [385_000, 395_000] }),
    tells: { digest: ALL, 'home-price': ['follower'] },
  },
  'an option': { act: (site) => on(site, HOUSE, 'changeHomeStatus', { to: 'option' }), tells: {} },
  'a sale': {
    act: (site) => on(site, HOUSE, 'changeHomeStatus', { to: 'gone' }),
    tells: { 'home-gone': ['follower'] },
  },
  'a withdrawal': { act: (site) => on(site, HOUSE, 'withdrawHome'), tells: { 'home-gone': ['follower'] } },
  'a sale that is over': {
    first: async (site) => {
      await ask('changeHomeStatus', site, { ...HOUSE, to: 'gone' }, -2 * DAY);
      await mailedAt(site, -DAY, -30);
      await store([
        { sql: "DELETE FROM subscriptions WHERE site_id = ? AND id = 'follower'", params: [site] },
      ]);
    },
    act: (site) => on(site, HOUSE, 'changeHomeStatus', { to: 'offer' }),
    tells: {},
  },
  'the withdrawal of a holiday home': { act: (site) => on(site, FLAT, 'withdrawHome'), tells: {} },
  'an earlier version': {
    first: async (site) => {
      await ask('changeHomePrice', site, { ...HOUSE, price: 400_000 }, -2 * DAY);
      await mailedAt(site, -DAY, -30);
    },
    act: async (site) => {
      const { versions } = await ask<OpenedHome>('openHome', site, HOUSE);
      return on(site, HOUSE, 'restoreHome', { version: versions.at(-1)?.number });
    },
    tells: { 'home-price': ['follower'] },
  },
  'a new holiday home': {
    act: (site) =>
      publish(
        site,
        { kind: 'rental', makes: 'b7f2c81e0a9d4563' },
        {
          'rental.general.maxOccupation': [4],
          'rental.general.city.name.nl': ['Knokke'],
          'rental.general.city.zip': ['8300'],
          'rental.general.city.id': [1201],
          'rental.general.descriptionShort.nl': ['Studio aan zee'],
        },
      ),
    tells: { 'rental-digest': ['guest'] },
  },
  'a holiday home that fits from now on': {
    act: (site) => publish(site, FLAT, { 'rental.general.maxOccupation': [4, 2] }),
    tells: { 'rental-digest': ['guest'] },
  },
};

/** Kinds of mails that wait in the outbox, or have left it. */
const queued = async (site: string): Promise<string[]> =>
  (await rowsOf<{ kind: MailKind }>('outbox', site)).map(({ kind }) => kind).toSorted();

describe.each(Object.entries(ROWS))('%s', (_, { first, act, tells }) => {
  it('is told to nobody for ten minutes, and then to each who waits for it', async () => {
    const site = await anAgency();
    await first?.(site);
    const earlier = await queued(site);
    await act(site);
    expect(await mailedAt(site, ...TEN)).toEqual([]);
    expect(await queued(site)).toEqual(earlier);
    expect(await mailedAt(site, ...LATER)).toEqual(Object.values(tells).flat().toSorted());
    const kinds = Object.entries(tells).flatMap(([kind, people]) => people.map(() => kind));
    expect(await queued(site)).toEqual([...earlier, ...kinds].toSorted());
    expect(await rowsOf('lead_calls', site)).toEqual([]);
  });

  it('is told to nobody once it was taken back', async () => {
    const site = await anAgency();
    await first?.(site);
    const { one, done } = await act(site);
    expect(await mailedAt(site, 0, 2, 4)).toEqual([]);
    await ask('undoHome', site, { ...one, at: done.at }, 5);
    expect(await mailedAt(site, 5, 7, 9.9, ...LATER)).toEqual([]);
  });
});

it('every mail that a home’s change sets off is among these', () => {
  const tried = new Set(Object.values(ROWS).flatMap(({ tells }) => Object.keys(tells)));
  const kinds = Object.entries(SET_OFF_BY).filter(([, by]) => by === 'home');
  expect([...tried].toSorted()).toEqual(kinds.map(([kind]) => kind).toSorted());
});

describe('what was to be told before', () => {
  /** Home 601 came by an import: its news waits for no undo. */
  const bring = (site: string) => importAll(site, [aHomeRecord(501), aHomeRecord(601, 300_000)]);
  const NEW: Of = { kind: 'estate', home: '601' };
  const pricesIn = (texts: readonly string[]) =>
    texts.map((text) => /€\s[\d.]+/.exec(text)?.[0]?.replace(/\s/, ' '));

  it.each([
    ['stands', null, '€ 280.000'],
    ['is taken back', 5, '€ 300.000'],
  ])('waits too, so that no mail tells of a change that %s', async (_, undone, price) => {
    const site = await anAgency();
    await bring(site);
    await work(await cron(site, clock(0)), clock(0));
    expect(await queued(site)).toContain('digest');
    const { done } = await on(site, NEW, 'changeHomePrice', { price: 280_000 });
    expect(await mailedAt(site, ...TEN.filter((one) => one <= 5))).toEqual([]);
    if (undone !== null) await ask('undoHome', site, { ...NEW, at: done.at }, undone);
    expect(await mailedAt(site, 6, 8, 9.9, 10)).toEqual([]);
    const mails = (await mailsDue(clock(10.1))).filter(({ to }) => to.endsWith(`@${site}.be`));
    expect(pricesIn(mails.map(({ text }) => text))).toContain(price);
  });

  it.each([
    ['changeHomeStatus', { to: 'gone' }],
    ['withdrawHome', {}],
  ])('is told once %s %o is taken back: the home is as new as before', async (id, body) => {
    const site = await anAgency();
    await bring(site);
    const { done } = await on(site, NEW, id, body);
    await ask('undoHome', site, { ...NEW, at: done.at }, 5);
    expect(await mailedAt(site, ...LATER)).toEqual(ALL);
  });

  it('waits until its own ten minutes are over, where the home itself was just published', async () => {
    const site = await anAgency();
    const { one } = await (ROWS['a new home'] as Row).act(site);
    const sold = await ask<ActionDone>('changeHomeStatus', site, { ...one, to: 'gone' }, 1);
    await ask('undoHome', site, { ...one, at: sold.at }, 2);
    expect(await mailedAt(site, 3, 5, 7, 9.9)).toEqual([]);
    expect(await mailedAt(site, ...LATER)).toEqual(ALL);
  });

  it('a holiday home that was known is not new after its withdrawal was taken back', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501), { rental: aRentalUnit('902', { maxOccupation: 4 }) }]);
    expect(await mailedAt(site, -DAY)).toContain('guest');
    const one: Of = { kind: 'rental', home: '902' };
    const { done } = await on(site, one, 'withdrawHome');
    // The day's run goes by while it is away.
    expect(await mailedAt(site, 0, 4)).toEqual([]);
    await ask('undoHome', site, { ...one, at: done.at }, 5);
    expect(await mailedAt(site, ...LATER)).toEqual([]);
  });
});
