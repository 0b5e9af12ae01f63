/** The overview of an agency's day: who sees what, and what a press does (decision 82). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerLink } from '#wire/answer-link.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { StaffClosureSchema, type StaffJournal } from '#wire/staff.ts';
import { estateStatements, rentalUnitStatements, siteStatements } from '../intake/index.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAppointment } from '../testing/agenda.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { aRentalUnit, aStay, RATES } from '../testing/rentals.ts';
import {
  AN,
  anAgencyWithAgenda,
  ask,
  codeOf,
  DAY,
  desk,
  later,
  MINUTE,
  message,
  NOW,
  signIn,
} from '../testing/staff-day.ts';
import { store } from '../testing/store.ts';

describe('the desk', () => {
  let site: string;
  let session: string;
  beforeAll(async () => {
    site = await anAgencyWithAgenda();
    await ask('bookAppointment', site, anAppointment('20261126T0800Z-an'));
    await message(site, 'm1');
    session = await signIn(site);
  });

  it('shows waiting cases and the week; to a person who sees their own, only their cases', async () => {
    const shown = await desk(site, session);
    expect(shown.counts).toEqual({ stay: 0, contact: 1, valuation: 0 });
    expect(shown.cases.map(({ kind, name, waits }) => [kind, name, waits])).toEqual([
      ['contact', 'Marijke De Wit', true],
    ]);
    expect(shown.viewings.map(({ name, owner }) => [name, owner])).toEqual([['Eva Peeters', AN]]);
    const bo = await desk(site, await signIn(site, 'bo@agency.test', later(MINUTE)));
    expect([bo.cases, bo.viewings, bo.counts.contact]).toEqual([[], [], 0]);
  });

  it('tells which calendars of other portals and which feeds fail or were not wholly understood, to people who see all', async () => {
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO rental_units (site_id, id, name, doc) VALUES (?, 'sea', 'Zeezicht', '{}')",
      ).bind(site),
      ...[
        ['good', null, 0, 0],
        ['odd', null, 2, 1],
        ['bad', '2026-11-25T10:00:00.000Z', 0, 0],
      ].map(([id, failing, odd, free]) =>
        env.DB.prepare(
          'INSERT INTO read_calendars (site_id, id, unit_id, address, next_at, given_at, read_at, failing_since, outcome, ' +
            "not_understood, free) VALUES (?1, ?2, 'sea', 'https://portal.example/secret.ics', ?3, ?3, ?3, ?4, ?5, ?6, ?7)",
        ).bind(
          site,
          id,
          '2026-11-24T10:00:00.000Z',
          failing,
          failing === null ? 'read' : 'DTSTART not understood',
          odd,
          free,
        ),
      ),
    ]);
    const { calendars } = await desk(site, session);
    expect(
      calendars.map(({ id, unit, host, outcome, notUnderstood, free }) => [
        id,
        unit,
        host,
        outcome,
        notUnderstood,
        free,
      ]),
    ).toEqual([
      ['bad', 'Zeezicht', 'portal.example', 'DTSTART not understood', 0, 0],
      ['odd', 'Zeezicht', 'portal.example', 'read', 2, 1],
    ]);
    expect(JSON.stringify(calendars)).not.toContain('secret');
    await env.DB.batch(
      [
        ['fine', 0, 0, 'ok', null],
        ['lost', 2, 0, 'key-refused', 'status 401'],
        ['paused', 2, 1, 'failing', 'status 502'],
      ].map(([name, failures, paused, outcome, reason]) =>
        env.DB.prepare(
          'INSERT INTO feeds (site_id, name, kind, settings, every, run_at, since, failures, paused, outcome, reason) ' +
            "VALUES (?1, ?2, 'file', '{}', 900000, 0, 0, ?3, ?4, ?5, ?6)",
        ).bind(site, name, failures, paused, outcome, reason),
      ),
    );
    // Requests for a feed's system: mailed lately, mailed long ago, taken, and mailed for the agency's own address.
    await store(
      [
        ['failed', 'lost', later(0)],
        ['failed', 'lost', '2020-01-01T08:00:00.000Z'],
        ['sent', 'lost', later(0)],
        ['failed', null, later(0)],
      ].map(([state = null, feed = null, at = null], one) => ({
        sql:
          'INSERT INTO lead_calls (site_id, id, deed, subject_id, state, feed, next_attempt_at, created_at) ' +
          "VALUES (?, ?, 'contact', 'x', ?, ?, ?, ?)",
        params: [site, `lead-${one}`, state, feed, at, at],
      })),
    );
    expect((await desk(site, session)).mailed).toEqual([{ feed: 'lost', requests: 1 }]);
    expect((await desk(site, session)).feeds).toEqual([
      { name: 'lost', readAt: '1970-01-01T00:00:00.000Z', state: 'key-refused', reason: 'status 401' },
    ]);
    const ofBo = await desk(site, await signIn(site, 'bo@agency.test', later(1.5 * MINUTE)));
    expect([ofBo.calendars, ofBo.feeds, ofBo.mailed]).toEqual([[], [], []]);
    // A suspended site has no rounds: nothing that its people could do anything about fails.
    await store([
      { sql: "UPDATE sites SET doc = json_set(doc, '$.state', 'suspended') WHERE id = ?", params: [site] },
    ]);
    expect((await desk(site, session)).feeds).toEqual([]);
  });

  it('finds by name and address, and treats pattern characters literally', async () => {
    const found = async (find: string) => (await desk(site, session, { find })).cases.map(({ name }) => name);
    expect(await found('peeters')).toEqual(['Eva Peeters']);
    expect(await found('de wit')).toEqual(['Marijke De Wit']);
    expect(await found('%')).toEqual([]);
  });

  it('answers by the pipeline of links: one of two, once, with the person in the journal', async () => {
    const { viewings } = await desk(site, session);
    const [viewing] = viewings;
    const id = viewing?.id ?? '';
    const cancel = (word?: string) =>
      ask('pressStaffCase', site, {
        session,
        kind: 'appointment',
        id,
        deed: 'cancel',
        ...(word && { word }),
      });
    expect(
      codeOf(await ask('pressStaffCase', site, { session, kind: 'appointment', id, deed: 'decline' })),
    ).toBe('not_found');
    const bo = await signIn(site, 'bo@agency.test', later(2 * MINUTE));
    expect(
      codeOf(await ask('pressStaffCase', site, { session: bo, kind: 'appointment', id, deed: 'cancel' })),
    ).toBe('not_found');
    const both = await Promise.all([cancel('Een'), cancel('Twee')]);
    expect(both.map(codeOf).sort()).toEqual(['done', 'link_used']);
    const seen = await ask('showStaffCase', site, { session, kind: 'appointment', id, deed: 'cancel' });
    expect(seen.answer as AnswerLink).toMatchObject({ standing: 'past', done: { by: 'office' } });
    const { answer } = await ask('showStaffJournal', site, { session });
    const { deeds: actions } = answer as StaffJournal;
    const cancelled = actions.filter(({ deed: action }) => action === 'appointment.answered');
    expect(cancelled.map(({ name, about, by }) => [name, about, by])).toEqual([
      ['An Smet', 'Eva Peeters', 'staff'],
    ]);
  });

  it('marks a message once, whoever does it', async () => {
    await message(site, 'm2', 'Guido');
    const press = () => ask('pressStaffCase', site, { session, kind: 'contact', id: 'm2', deed: 'answered' });
    expect((await Promise.all([press(), press()])).map(codeOf)).toEqual(['done', 'done']);
    const marks = (await rowsOf<{ deed: string; what: string }>('journal', site)).filter(
      ({ deed: action, what }) => action === 'contact.answered' && what === 'm2',
    );
    expect(marks).toHaveLength(1);
  });

  it('adds and removes closures; a person who sees their own closes only their own hours', async () => {
    const close = { from: '2026-11-27', hours: ['13:00', '17:00'] };
    expect(codeOf(await ask('changeStaffHours', site, { session, close }))).toBe('done');
    const { closures } = await desk(site, session);
    expect(closures).toHaveLength(1);
    const bo = await signIn(site, 'bo@agency.test', later(3 * MINUTE));
    expect(codeOf(await ask('changeStaffHours', site, { session: bo, close }))).toBe('not_found');
    expect(codeOf(await ask('changeStaffHours', site, { session, open: closures[0]?.id }))).toBe('done');
    expect((await desk(site, session)).closures).toEqual([]);
  });

  it('gives a case to whom its newest link was mailed, in whatever order links are stored', async () => {
    for (const [id, order] of [
      ['moved1', ['0', 'f']],
      ['moved2', ['f', '0']],
    ] as const) {
      await message(site, id, 'Rik');
      const mailed = [AN, 'bo@agency.test'];
      for (const [at, to] of mailed.entries()) {
        await env.DB.prepare(
          'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
            "VALUES (?, ?, 'contact', ?, 'answered', ?, ?, ?, ?)",
        )
          .bind(site, `${order[at]}${id}`.padEnd(64, '0'), id, `m${at}`, to, later(at * MINUTE), later(DAY))
          .run();
      }
    }
    const bo = await signIn(site, 'bo@agency.test', later(3.5 * MINUTE));
    const { cases } = await desk(site, bo);
    expect(cases.map(({ id }) => id).toSorted()).toEqual(['moved1', 'moved2']);
  });

  it('makes one change per call, so that permission is not judged by another part of it', async () => {
    const close = { from: '2026-11-27', hours: ['13:00', '17:00'] };
    const open = '0'.repeat(16);
    const accepts = (body: object): boolean => StaffClosureSchema.safeParse({ session, ...body }).success;
    expect([accepts({ close }), accepts({ open }), accepts({ endOpenHouse: open })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([accepts({}), accepts({ close, open }), accepts({ open, endOpenHouse: open })]).toEqual([
      false,
      false,
      false,
    ]);
    await ask('changeStaffHours', site, { session, close });
    const [whole] = (await desk(site, session)).closures;
    const bo = await signIn(site, 'bo@agency.test', later(4 * MINUTE));
    expect(codeOf(await ask('changeStaffHours', site, { session: bo, open: whole?.id }))).toBe('not_found');
    expect((await desk(site, session)).closures.map(({ id }) => id)).toEqual([whole?.id]);
  });
});

describe('two people on one case', () => {
  it('give one answer to a stay, and the other gets an error', async () => {
    const site = await anAgencyWithAgenda();
    const { settings, ...document } = aSite(site);
    const features = ['agenda', 'rentals', 'staff'] as const;
    await store(
      siteStatements({
        ...document,
        settings: { ...settings, features: [...features], contact: { email: AN } },
      }),
      rentalUnitStatements(site, aRentalUnit('flat'), { rates: RATES }),
    );
    await confirmAddresses(site, [aStay.email]);
    const days = { from: '2027-07-03', to: '2027-07-10' };
    expect(codeOf(await ask('reserveStay', site, { ...aStay, rentalUnitId: 'flat', ...days }))).toBe('done');
    await ask('putStaff', site, { name: 'Cis Nys', email: 'cis@agency.test', sees: 'all' });
    const [an, cis] = [await signIn(site), await signIn(site, 'cis@agency.test', later(MINUTE))];
    const [stay] = (await desk(site, an)).cases;
    const press = (session: string, action: string, word: string) =>
      ask('pressStaffCase', site, { session, kind: 'stay', id: stay?.id, deed: action, word });
    const both = (
      await Promise.all([press(an, 'confirm', 'Welkom!'), press(cis, 'decline', 'Het kan niet.')])
    ).map(codeOf);
    expect(both.filter((code) => code === 'done')).toHaveLength(1);
    expect(['link_used', 'is_confirmed', 'is_declined']).toContain(both.find((code) => code !== 'done'));
    // Both see the outcome, and nothing waits any more.
    for (const session of [an, cis]) {
      const { answer } = await ask('showStaffCase', site, {
        session,
        kind: 'stay',
        id: stay?.id,
        deed: 'confirm',
      });
      expect(answer as AnswerLink).toMatchObject({ standing: 'past', done: { by: 'office' } });
      expect((await desk(site, session)).counts.stay).toBe(0);
    }
  });

  it('lose to the visitor who cancelled while the page was open', async () => {
    const site = await anAgencyWithAgenda();
    const booked = await ask('bookAppointment', site, anAppointment('20261126T0800Z-an'));
    const { id: secret } = booked.answer as Appointment;
    const session = await signIn(site);
    const [open] = (await desk(site, session)).viewings;
    expect(codeOf(await ask('cancelAppointment', site, undefined, NOW, { id: secret }))).toBe('done');
    const id = open?.id ?? '';
    const slotId = '20261126T1000Z-an';
    const move = await ask('pressStaffCase', site, {
      session,
      kind: 'appointment',
      id,
      deed: 'move',
      slotId,
    });
    expect(codeOf(move)).toBe('is_cancelled_by_visitor');
    const { answer } = await ask('showStaffCase', site, { session, kind: 'appointment', id, deed: 'move' });
    expect(answer as AnswerLink).toMatchObject({ standing: 'past', done: { by: 'visitor' } });
    const [seen] = (await desk(site, session)).viewings;
    expect(seen?.state).toBe('cancelled_by_visitor');
  });
});

describe('an open house', () => {
  it('is set and ended, shown like the home’s own, kept by an import, and journaled', async () => {
    const site = await anAgencyWithAgenda();
    const session = await signIn(site);
    const openHouse = {
      home: '1',
      day: '2026-12-05',
      from: '10:00',
      to: '12:00',
      places: 3,
      registration: true,
    };
    const set = (more: object = {}, by = session) =>
      ask('changeStaffHours', site, { session: by, openHouse: { ...openHouse, ...more } });
    const shown = async () => {
      const { answer } = await ask('getEstate', site, undefined, NOW, { id: '1' });
      return ((answer as { openHouses?: { day: string; from: string }[] }).openHouses ?? []).map(
        ({ day }) => day,
      );
    };
    const sought = async () =>
      (await rowsOf<{ id: string; open_until: string | null }>('estates', site)).find(({ id }) => id === '1')
        ?.open_until ?? null;
    expect(codeOf(await set())).toBe('done');
    expect([await shown(), await sought()]).toEqual([['2026-12-05'], '2026-12-05T11:00:00.000Z']);
    expect((await desk(site, session)).openHouses).toMatchObject([
      { estateId: '1', places: 3, from: '10:00' },
    ]);
    // Duplicate, past, reversed, or not the agency's home: each is refused without changes.
    expect(codeOf(await set())).toBe('invalid_request');
    expect(codeOf(await set({ day: '2026-11-20' }))).toBe('invalid_request');
    expect(codeOf(await set({ from: '13:00' }))).toBe('invalid_request');
    for (const home of ['4', '5', '99']) expect(codeOf(await set({ home }))).toBe('not_found');
    expect(codeOf(await set({}, await signIn(site, 'bo@agency.test', later(MINUTE))))).toBe('not_found');
    // Visitors register as for any other.
    const live = await ask('getLiveAgenda', site, undefined, NOW, { estateId: '1' });
    expect((live.answer as { openHouses?: unknown[] }).openHouses).toHaveLength(1);
    // An import with the home's own open house keeps both.
    const days = [{ day: '2026-12-12', from: '10:00', to: '12:00' }];
    await store(estateStatements(site, { ...anEstate(1), openHouses: days }));
    expect([(await shown()).sort(), await sought()]).toEqual([
      ['2026-12-05', '2026-12-12'],
      '2026-12-12T11:00:00.000Z',
    ]);
    const [mine] = (await desk(site, session)).openHouses;
    const end = () => ask('changeStaffHours', site, { session, endOpenHouse: mine?.id });
    expect((await Promise.all([end(), end()])).map(codeOf).sort()).toEqual(['done', 'not_found']);
    expect([await shown(), await sought()]).toEqual([['2026-12-12'], '2026-12-12T11:00:00.000Z']);
    const events = (await rowsOf<{ deed: string; who: string }>('journal', site))
      .filter(({ deed: action }) => action.startsWith('agenda.'))
      .map(({ deed: action, who }) => [action, who.split(':')[0]]);
    expect(events).toEqual([
      ['agenda.open_house_set', 'staff'],
      ['agenda.open_house_ended', 'staff'],
    ]);
  });
});
