import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { AnswerLink } from '#wire/answer-link.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { type Desk, StaffClosureSchema, type StaffDevices, type StaffJournal } from '#wire/staff.ts';
import { estateStatements, rentalUnitStatements, siteStatements } from '../intake/index.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../testing/agenda.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { aRentalUnit, aStay, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { codeHash, signInCode, signInToken } from './sign-in.ts';

const NOW = '2026-11-24T10:20:00.000Z';
const HERE = 'h'.repeat(43);
const THERE = 't'.repeat(43);
const AN = 'an@agency.test';
/** Number of guessed links; all of them in `npm run test:proofs`. */
const GUESSES = inject('whole') ? 10_000 : 200;
const later = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const delivered: string[] = [];
const deliver = async (site: string): Promise<void> => void delivered.push(site);
const ask = (id: string, site: string, body?: unknown, now = NOW, params: object = {}): Promise<Outcome> =>
  callAt(id, { now, params: { siteId: site, ...params }, body, deliver });
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';

let made = 0;
/** An agency with a person who sees all cases, and one who sees only their own. */
async function anAgencyWithAgenda(): Promise<string> {
  const site = `staff-${++made}`;
  await store(anAgency(site));
  await confirmAddresses(site, ['eva@example.be']);
  await ask('putStaff', site, { name: 'An Smet', email: AN, sees: 'all' });
  await ask('putStaff', site, { name: 'Bo Maes', email: 'bo@agency.test', sees: 'own' });
  return site;
}

const askLink = (site: string, email = AN, now = NOW, browser = HERE, sender: string | null = null) =>
  ask('askStaffSignIn', site, { email, browser, sender, locale: 'nl' }, now);
const lastLink = async (site: string): Promise<string> => {
  const rows = await rowsOf<{ id: string; created_at: string }>('staff_sign_ins', site);
  const id = rows.sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)?.id ?? '';
  return signInToken(site, id, env.TOKEN_SECRET);
};
const enter = (site: string, token: string, browser = HERE, now = NOW) =>
  ask('openStaffSession', site, { token, browser, device: 'Firefox, Linux' }, now);
async function signIn(site: string, email = AN, now = NOW): Promise<string> {
  await askLink(site, email, now);
  const { answer } = await enter(site, await lastLink(site), HERE, now);
  return (answer as { session: string }).session;
}
const desk = async (site: string, session: string, more: object = {}, now = NOW): Promise<Desk> => {
  const { answer, error } = await ask('showStaffDesk', site, { session, ...more }, now);
  expect(error).toBeNull();
  return answer as Desk;
};
const message = (site: string, id: string, name = 'Marijke') =>
  env.DB.prepare(
    "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) VALUES (?, ?, 'contact', 'k', ?, ?)",
  )
    .bind(
      site,
      id,
      NOW,
      JSON.stringify({
        kind: 'general',
        firstname: name,
        lastname: 'De Wit',
        email: 'm@example.be',
        message: 'Past een camper in de garage?',
        locale: 'nl',
      }),
    )
    .run();

describe('signing in', () => {
  it('gives the same answer for known and unknown addresses, and mails only the known one', async () => {
    const site = await anAgencyWithAgenda();
    delivered.length = 0;
    const [known, unknown] = [await askLink(site), await askLink(site, 'nobody@example.be')];
    for (const { answer, error } of [known, unknown]) {
      expect(error).toBeNull();
      expect(Object.keys(answer as object)).toEqual(['sign']);
      expect((answer as { sign: string }).sign).toMatch(/^[A-Z][a-z]+ \d\d$/);
    }
    const mails = await rowsOf<{ kind: string; recipient: string }>('outbox', site);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['staff-sign-in', AN]]);
    // Neither renders a mail beside its answer, which would tell known addresses by their time.
    expect(delivered).toEqual([]);
    // The sign on the screen is the one in the mail.
    const [row] = await rowsOf<{ sign: string }>('staff_sign_ins', site);
    expect(row?.sign).toBe((known.answer as { sign: string }).sign);
  });

  it('answers known and unknown addresses after the same time, also when the database takes longer for one', async () => {
    const site = await anAgencyWithAgenda();
    const waited = vi.spyOn(scheduler, 'wait');
    const body = { browser: HERE, sender: null, locale: 'nl' };
    for (const email of [AN, 'nobody@example.be']) {
      const params = { siteId: site };
      await callAt('askStaffSignIn', {
        now: NOW,
        params,
        body: { ...body, email },
        bindings: { SIGN_IN_PACE_MS: undefined },
        deliver,
      });
    }
    expect(waited.mock.calls).toEqual([[600], [600]]);
    waited.mockRestore();
  });

  it.each([
    ['li@bücher.example', 'li@xn--bcher-kva.example'],
    ['li@xn--bcher-kva.example', 'Li@BÜCHER.example'],
  ])('knows %s, whose browser sends %s', async (named, sent) => {
    const site = await anAgencyWithAgenda();
    await ask('putStaff', site, { name: 'Li', email: named, sees: 'own' });
    await askLink(site, sent);
    expect(await rowsOf('staff_sign_ins', site)).toHaveLength(1);
    expect(await rowsOf('outbox', site)).toHaveLength(1);
  });

  it('works once, for a quarter of an hour, in the browser that requested it', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const token = await lastLink(site);
    expect(codeOf(await enter(site, token, THERE))).toBe('not_found');
    expect(codeOf(await enter(site, token, HERE, later(16 * MINUTE)))).toBe('expired');
    const two = await Promise.all([enter(site, token), enter(site, token)]);
    expect(two.map(codeOf).sort()).toEqual(['done', 'link_used']);
    expect(await rowsOf('staff_sessions', site)).toHaveLength(1);
  });

  it('stores neither token nor browser secret', async () => {
    const site = await anAgencyWithAgenda();
    const session = await signIn(site);
    const token = await lastLink(site);
    const all = JSON.stringify([
      await rowsOf('staff_sign_ins', site),
      await rowsOf('staff_sessions', site),
      await rowsOf('outbox', site),
      await rowsOf('journal', site),
    ]);
    for (const secret of [session, token, HERE]) expect(all).not.toContain(secret);
  });

  it('mails an address ten times an hour for browsers that never signed in, and a sender twenty times', async () => {
    const site = await anAgencyWithAgenda();
    for (let tries = 0; tries < 13; tries += 1) expect(codeOf(await askLink(site))).toBe('done');
    expect(await rowsOf('outbox', site)).toHaveLength(10);
    const other = await anAgencyWithAgenda();
    for (let tries = 0; tries < 20; tries += 1)
      await askLink(other, `n${tries}@example.be`, NOW, HERE, 'net');
    expect(codeOf(await askLink(other, AN, NOW, HERE, 'net'))).toBe('done');
    expect(await rowsOf('outbox', other)).toEqual([]);
    await askLink(other, AN, later(61 * MINUTE), HERE, 'net');
    expect(await rowsOf('outbox', other)).toHaveLength(1);
  });

  it('leaves five mails an hour to a browser that signed in, whatever strangers asked', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, AN, NOW, HERE);
    const { answer } = await enter(site, await lastLink(site));
    const { proof } = answer as { proof: string };
    const at = later(2 * 60 * MINUTE);
    // A stranger fills the limits of the address, of one network and of the whole site.
    for (let tries = 0; tries < 30; tries += 1) await askLink(site, AN, at, THERE, 'net');
    const before = (await rowsOf('outbox', site)).length;
    const again = (email: string, by = proof) =>
      ask('askStaffSignIn', site, { email, browser: HERE, sender: 'net', locale: 'nl', proof: by }, at);
    for (let tries = 0; tries < 8; tries += 1) expect(codeOf(await again(AN))).toBe('done');
    expect((await rowsOf('outbox', site)).length - before).toBe(5);
    // It counts for the address that signed in with it, and cannot be made up.
    const forged = `${'A'.repeat(43)}.${proof.slice(44)}`;
    await again(AN, forged);
    for (let tries = 0; tries < 10; tries += 1) await askLink(site, 'bo@agency.test', at, THERE);
    const full = (await rowsOf('outbox', site)).length;
    await again('bo@agency.test');
    expect(await rowsOf('outbox', site)).toHaveLength(full);
  });

  it(`opens nothing by guessing, ${GUESSES} times`, async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const guesses = Array.from({ length: GUESSES }, (_, n) => String(n).padStart(43, 'A'));
    for (let at = 0; at < guesses.length; at += 500) {
      const codes = await Promise.all(guesses.slice(at, at + 500).map((guess) => enter(site, guess)));
      expect(new Set(codes.map(codeOf))).toEqual(new Set(['not_found']));
    }
    expect(await rowsOf('staff_sessions', site)).toEqual([]);
  });
});

describe('a code of six digits', () => {
  const type = (site: string, code: string, browser = HERE, now = NOW) =>
    ask('openStaffSession', site, { code, browser, device: 'Safari, iPhone' }, now);
  const lastCode = async (site: string): Promise<string> => {
    const rows = await rowsOf<{ id: string; created_at: string }>('staff_sign_ins', site);
    const id = rows.sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)?.id ?? '';
    return signInCode(site, id, env.TOKEN_SECRET);
  };
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  it('signs in once, in the browser that asked, and no other', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const code = await lastCode(site);
    expect(code).toMatch(/^[0-9]{6}$/);
    // Stored with the browser's secret alone: who has only the database cannot try all codes.
    const [row] = await rowsOf<{ code_hash: string }>('staff_sign_ins', site);
    expect(row?.code_hash).toBe(codeHash(HERE, code));
    expect(row?.code_hash).not.toBe(codeHash(THERE, code));
    expect(codeOf(await type(site, code, THERE))).toBe('not_found');
    expect(codeOf(await type(site, code, HERE, later(16 * MINUTE)))).toBe('not_found');
    const two = await Promise.all([type(site, code), type(site, code)]);
    expect(two.map(codeOf).sort()).toEqual(['done', 'not_found']);
    expect(await rowsOf('staff_sessions', site)).toHaveLength(1);
    // The mail's link is spent with it.
    expect(codeOf(await enter(site, await lastLink(site)))).toBe('link_used');
  });

  it('allows five tries', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const code = await lastCode(site);
    for (let by = 1; by <= 5; by += 1) expect(codeOf(await type(site, wrong(code, by)))).toBe('not_found');
    expect(codeOf(await type(site, code))).toBe('not_found');
    // The link still works: it cannot be guessed.
    expect(codeOf(await enter(site, await lastLink(site)))).toBe('done');
  });

  it('allows the unknown twenty wrong codes a day, and leaves a browser that signed in its own', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, AN, NOW, THERE);
    const { answer } = await enter(site, await lastLink(site), THERE);
    const { proof } = answer as { proof: string };
    for (let mail = 1; mail <= 4; mail += 1) {
      await askLink(site, AN, later(mail * MINUTE), HERE);
      const code = await lastCode(site);
      for (let by = 1; by <= 5; by += 1) await type(site, wrong(code, by), HERE, later(mail * MINUTE));
    }
    await askLink(site, AN, later(5 * MINUTE), HERE);
    expect(codeOf(await type(site, await lastCode(site), HERE, later(5 * MINUTE)))).toBe('not_found');
    const asked = { email: AN, browser: THERE, sender: null, locale: 'nl', proof };
    await ask('askStaffSignIn', site, asked, later(6 * MINUTE));
    expect(codeOf(await type(site, await lastCode(site), THERE, later(6 * MINUTE)))).toBe('done');
  });

  it('answers the same for an unknown address', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, 'nobody@example.be', NOW, THERE);
    await askLink(site);
    const [unknown, known] = [
      await type(site, '000000', THERE),
      await type(site, wrong(await lastCode(site)), HERE),
    ];
    expect(unknown).toEqual(known);
  });
});

describe('a session', () => {
  it('lasts thirty days after its last use, on its device and at its agency', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    const session = await signIn(site);
    expect(codeOf(await ask('showStaffDesk', other, { session }))).toBe('role_missing');
    expect((await desk(site, session, {}, later(29 * DAY))).me).toMatchObject({
      name: 'An Smet',
      renewed: true,
    });
    expect((await desk(site, session, {}, later(58 * DAY))).me.renewed).toBe(true);
    expect(codeOf(await ask('showStaffDesk', site, { session }, later(89 * DAY)))).toBe('role_missing');
  });

  it('is listed, and ended singly, everywhere, and with its person', async () => {
    const site = await anAgencyWithAgenda();
    const [one, two] = [await signIn(site), await signIn(site, AN, later(MINUTE))];
    const { answer } = await ask('listStaffDevices', site, { session: one }, later(2 * MINUTE));
    const { devices } = answer as StaffDevices;
    expect(devices.map(({ here, device }) => [here, device])).toEqual([
      [false, 'Firefox, Linux'],
      [true, 'Firefox, Linux'],
    ]);
    await ask('endStaffSession', site, { session: one, which: devices[0]?.id ?? '' });
    expect(codeOf(await ask('showStaffDesk', site, { session: two }))).toBe('role_missing');
    const three = await signIn(site, AN, later(3 * MINUTE));
    await ask('endStaffSession', site, { session: one, which: 'all' });
    for (const session of [one, three])
      expect(codeOf(await ask('showStaffDesk', site, { session }))).toBe('role_missing');
    const four = await signIn(site, AN, later(4 * MINUTE));
    const list = await ask('listStaff', site);
    const [person] = (list.answer as { staff: { id: string }[] }).staff;
    expect(codeOf(await ask('removeStaff', site, undefined, NOW, { id: person?.id ?? '' }))).toBe('done');
    expect(codeOf(await ask('showStaffDesk', site, { session: four }))).toBe('role_missing');
  });
});

/** The database, counting round trips that were made one after the other. */
function counted(db: D1Database) {
  const seen = { rounds: 0, pending: 0, rows: 0 };
  const trip = async <Result>(go: () => Promise<Result>): Promise<Result> => {
    if (seen.pending === 0) seen.rounds += 1;
    seen.pending += 1;
    const result = await go();
    seen.pending -= 1;
    return result;
  };
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      first: (column?: string) => trip(() => (column === undefined ? inner.first() : inner.first(column))),
      all: async () => {
        const found = await trip(() => inner.all());
        seen.rows += found.meta.rows_read;
        return found;
      },
      run: () => trip(() => inner.run()),
    } as unknown as D1PreparedStatement;
    statements.set(outer, inner);
    return outer;
  };
  const outer = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (all: D1PreparedStatement[]) => {
      const results = await trip(() => db.batch(all.map((one) => statements.get(one) ?? one)));
      for (const { meta } of results) seen.rows += meta.rows_read;
      return results;
    },
  } as unknown as D1Database;
  return { db: outer, seen };
}

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

/** 2,000 messages of which three are unanswered, 500 stays, and all their links. */
async function aBusyAgency(): Promise<{ readonly site: string; readonly session: string }> {
  const site = await anAgencyWithAgenda();
  const session = await signIn(site);
  const many = (sql: string, n: number) =>
    env.DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ${sql}`)
      .bind(site, n)
      .run();
  const at = (i: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '${NOW}', '-' || (${i}) || ' hours')`;
  const visitor = '"firstname":"Eva","lastname":"P","email":"e@example.be","locale":"nl"';
  await many(
    'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, answered_at, doc) ' +
      `SELECT ?1, 'm' || i, 'contact', 'k' || i, ${at('2000 - i')}, iif(i <= 3, NULL, '${NOW}'), ` +
      `'{"kind":"general","message":"?",${visitor}}' FROM n`,
    2000,
  );
  await many(
    "INSERT INTO rental_units (site_id, id, max_occupation, doc) SELECT ?1, 'u' || i, 9, '{}' FROM n",
    10,
  );
  await many(
    'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, lapses_at, doc, created_at) ' +
      "SELECT ?1, 's' || i, 'u' || (1 + i % 10), date('2026-11-01', (i / 10 * 7) || ' days'), " +
      "date('2026-11-01', (i / 10 * 7 + 7) || ' days'), iif(i > 495, 'requested', 'confirmed'), 'e' || i, 2, " +
      `'2026-12-01T00:00:00.000Z', '{"request":{${visitor}},"breakdown":{"total":900}}', ${at('500 - i')} FROM n`,
    500,
  );
  for (const [kind, letter, n] of [
    ['contact', 'm', 2000],
    ['stay', 's', 500],
  ] as const) {
    await many(
      'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
        `SELECT ?1, '${letter}' || i, '${kind}', '${letter}' || i, 'answered', 'x', '${AN}', '${NOW}', '2099-01-01' FROM n`,
      n,
    );
  }
  return { site, session };
}

describe('500 stays and 2,000 messages', () => {
  it('need two round trips, which read the waiting cases and the stored stays', async () => {
    const { site, session } = await aBusyAgency();
    const { db, seen } = counted(env.DB);
    const { answer, error } = await callAt('showStaffDesk', {
      now: NOW,
      params: { siteId: site },
      body: { session },
      bindings: { DB: db },
      deliver,
    });
    expect(error).toBeNull();
    const { counts, cases, stays } = answer as Desk;
    expect([counts, cases.length, stays.length > 0, seen.rounds]).toEqual([
      { stay: 5, contact: 3, valuation: 0 },
      8,
      true,
      2,
    ]);
    // The stays three times (waiting cases, their count, the week), and a few other rows: no answered
    // message.
    expect(seen.rows).toBeLessThan(1800);
  });

  it('are searched in the same two trips: each case is read once, and in full only on the page', async () => {
    const { site, session } = await aBusyAgency();
    await ask('putStaff', site, { name: 'Cis Nys', email: 'cis@agency.test', sees: 'own' });
    const cis = await signIn(site, 'cis@agency.test', later(MINUTE));
    await env.DB.prepare(
      "UPDATE answer_links SET mailed_to = 'cis@agency.test' WHERE site_id = ? AND subject_id IN ('m1', 'm2', 's9')",
    )
      .bind(site)
      .run();
    const search = async (who: string) => {
      const { db, seen } = counted(env.DB);
      const body = { session: who, find: 'eva' };
      const { answer } = await callAt('showStaffDesk', {
        now: later(MINUTE),
        params: { siteId: site },
        body,
        bindings: { DB: db },
        deliver,
      });
      return { ids: (answer as Desk | null)?.cases.map(({ id }) => id), ...seen };
    };
    const [all, own, nobody] = [await search(session), await search(cis), await search('x'.repeat(43))];
    // The newest of both kinds, of 2,500.
    expect(all.ids?.slice(0, 4)).toEqual(['s500', 'm2000', 's499', 'm1999']);
    expect([all.ids?.length, all.rounds, nobody.ids]).toEqual([50, 2, undefined]);
    expect(own.ids).toEqual(['s9', 'm2', 'm1']);
    // Each case, its number and the name of a stay's unit; of a person who sees their own, also whose each is.
    expect(all.rows).toBeLessThan(9500);
    expect(own.rows).toBeLessThan(11_700);
    expect(nobody.rows).toBe(0);
  });
});

describe('the desk of a busy agency', () => {
  it('needs two round trips for 2,000 messages, and lists the first fifty', async () => {
    const site = await anAgencyWithAgenda();
    const session = await signIn(site);
    const many = (sql: string, n: number) =>
      env.DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ${sql}`)
        .bind(site, n)
        .run();
    await many(
      "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) SELECT ?1, 'm' || i, 'contact', 'k' || i, " +
        `'${NOW}', '{"kind":"general","firstname":"Eva","lastname":"P","email":"e@example.be","message":"?","locale":"nl"}' FROM n`,
      2000,
    );
    const { db, seen } = counted(env.DB);
    const { answer, error } = await callAt('showStaffDesk', {
      now: NOW,
      params: { siteId: site },
      body: { session },
      bindings: { DB: db },
      deliver,
    });
    expect(error).toBeNull();
    const { counts, cases } = answer as Desk;
    expect([counts.contact, cases.length, seen.rounds]).toEqual([2000, 50, 2]);
  });
});

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
