/** Answer links in mails to an agency (docs/decisions/0068): what opens them, and what does not. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { ANSWER_ACTIONS, type AnswerAction, type AnswerLink } from '#wire/answer-link.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import { rentalUnitStatements, siteStatements } from './intake/index.ts';
import type { Mail } from './mail/mail.ts';
import { lapseStays, remindOfStays } from './rentals/stays/lapse.ts';
import { anAgency, anAppointment, callAt, type Outcome } from './testing/agenda.ts';
import { aSite } from './testing/fixtures.ts';
import { aContactRequest, aValuationRequest, mailsDue, rowsOf } from './testing/messages.ts';
import { aRentalUnit, aStay, RATES } from './testing/rentals.ts';
import { store } from './testing/store.ts';
import { wishOtherDays } from './testing/wishes.ts';

/** A Saturday noon; the viewing is on the following Thursday, the stay in July. */
const NOW = '2026-11-21T12:00:00.000Z';
const minutes = (count: number): string => new Date(Date.parse(NOW) + count * 60_000).toISOString();
const DAY = 24 * 60;
const [FROM, TO] = ['2027-07-03', '2027-07-10'] as const;
const VIEWING = '20261126T0800Z-an';
/** A later slot on the same day, and one booked by another visitor. */
const [LATER, OTHERS] = ['20261126T1000Z-an', '20261126T0900Z-an'] as const;

let made = 0;
/** A site for one test, with every kind of case. */
async function aSiteOfAll(): Promise<string> {
  const siteId = `links-${++made}`;
  // Counted for a mailbox at all sites: the worlds before this one would fill it.
  await env.DB.exec('DELETE FROM mailbox_mails');
  await store(
    anAgency(siteId),
    siteStatements(
      aSite(siteId, {
        locales: ['nl', 'fr', 'en', 'de'],
        settings: { features: ['agenda', 'rentals'], contact: { email: 'office@agency.test' } },
      }),
    ),
    rentalUnitStatements(siteId, aRentalUnit('flat'), { rates: RATES }),
  );
  return siteId;
}

let site = '';
beforeEach(async () => {
  // Separates the tests' mails and requests.
  await env.DB.batch(
    ['outbox', 'stays', 'appointments', 'valuations', 'mailbox_mails'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  site = await aSiteOfAll();
});

const later: { deliver: () => Promise<void> } = { deliver: async () => {} };
const call = async (id: string, now: string, params: object, body?: unknown): Promise<Outcome> =>
  callAt(id, { now, params: { siteId: site, ...params }, body, ...later });
const reported = ({ error, answer }: Outcome): unknown => (error === null ? answer : error.code);

const ASK: Readonly<Record<StaffCaseKind, (now: string) => Promise<Outcome>>> = {
  stay: (now) => call('reserveStay', now, {}, { ...aStay, rentalUnitId: 'flat', from: FROM, to: TO }),
  appointment: (now) => call('bookAppointment', now, {}, anAppointment(VIEWING)),
  contact: (now) => call('sendContactRequest', now, {}, aContactRequest),
  valuation: (now) => call('askValuation', now, {}, aValuationRequest),
};

const isAgency = ({ to }: Mail): boolean => to.endsWith('@agency.test');
const tokensIn = ({ text }: Mail): string[] =>
  [...text.matchAll(/\/beantwoorden\/([A-Za-z0-9_-]{43})$/gm)].map(([, token]) => token ?? '');

/** The links, by action, in the mails that the agency gets for a visitor's request. */
async function asked(kind: StaffCaseKind, now = NOW): Promise<ReadonlyMap<AnswerAction, string>> {
  const { error } = await ASK[kind](now);
  expect(error).toBeNull();
  const mails = (await mailsDue(now)).filter(isAgency);
  expect(mails).toHaveLength(1);
  return linksIn(mails, now);
}

async function linksIn(mails: readonly Mail[], now: string): Promise<ReadonlyMap<AnswerAction, string>> {
  const links = new Map<AnswerAction, string>();
  for (const token of mails.flatMap(tokensIn)) links.set((await shown(token, now)).deed, token);
  return links;
}

const show = (token: string, now: string): Promise<Outcome> => call('showAnswerLink', now, { token });
async function shown(token: string, now: string): Promise<AnswerLink> {
  const { answer, error } = await show(token, now);
  expect(error).toBeNull();
  return answer as AnswerLink;
}
const showFrom = async (token: string, now: string, from: string): Promise<AnswerLink> => {
  const query = { from };
  const { answer } = await callAt('showAnswerLink', {
    now,
    params: { siteId: site, token },
    query,
    ...later,
  });
  return answer as AnswerLink;
};
const press = (token: string, action: AnswerAction, now: string, rest: object = {}): Promise<Outcome> =>
  call('pressAnswerLink', now, {}, { token, deed: action, ...rest });

const TABLES = [
  'stays',
  'stay_nights',
  'appointments',
  'appointment_moves',
  'submissions',
  'valuations',
  'outbox',
  'answer_links',
  'journal',
];
/** All rows that a link could change. */
const everything = async (): Promise<string> =>
  JSON.stringify(
    (await env.DB.batch(TABLES.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)))).map(
      ({ results }) => results,
    ),
  );

const ACTIONS: readonly (readonly [StaffCaseKind, AnswerAction, string])[] = [
  ['stay', 'confirm', 'confirmed'],
  ['stay', 'decline', 'declined'],
  ['appointment', 'cancel', 'cancelled'],
  ['appointment', 'move', 'booked'],
  ['contact', 'answered', 'answered'],
  ['valuation', 'answered', 'answered'],
];
/** Cases that are only marked: the visitor gets no mail, and there is no message. */
const isMarked = (kind: StaffCaseKind): boolean => kind === 'contact' || kind === 'valuation';
/** The body of a press besides its action. */
const sends = (kind: StaffCaseKind, action: AnswerAction, word: string): object => ({
  ...(isMarked(kind) ? {} : { word }),
  ...(action === 'move' ? { slotId: LATER } : {}),
});

describe.each(ACTIONS)('%s: %s', (kind, action, state) => {
  it('is executed once by its link, and logged in the journal without a name', async () => {
    const token = (await asked(kind)).get(action) ?? '';
    const before = await everything();
    expect(await shown(token, NOW)).toMatchObject({
      deed: action,
      standing: 'open',
      renewable: true,
      done: null,
    });
    expect(await everything()).toBe(before);

    const word = sends(kind, action, 'Tot dan.');
    const at = minutes(5);
    const done = { by: 'link', at, mailedTo: expect.stringMatching(/@agency\.test$/) };
    expect(reported(await press(token, action, at, word))).toMatchObject({
      standing: 'used',
      done,
      subject: { state },
    });
    expect((await rowsOf('journal', site)).map(({ who, deed: what }) => [who, what])).toEqual([
      ['link', action === 'move' ? 'appointment.moved' : `${kind}.answered`],
    ]);
    const after = await everything();
    // A retry gets the same answer; another message gets the error.
    expect(reported(await press(token, action, minutes(6), word))).toMatchObject({ standing: 'used', done });
    // A case without a message cannot get another one.
    const others = sends(kind, action, 'Iets anders.');
    expect(isMarked(kind) ? 'link_used' : reported(await press(token, action, minutes(7), others))).toBe(
      'link_used',
    );
    expect(await everything()).toBe(after);
  });

  it('mails the visitor the message and calendar event, and sends nothing for a contact message', async () => {
    const token = (await asked(kind)).get(action) ?? '';
    await press(token, action, minutes(5), sends(kind, action, 'Graag tot dan.'));
    const mails = (await mailsDue(minutes(6))).filter((mail) => !isAgency(mail));
    expect(mails).toHaveLength(isMarked(kind) ? 0 : 1);
    for (const mail of mails) {
      expect(mail.text).toContain('> Graag tot dan.');
      const file = mail.attachments[0];
      expect(file?.type ?? null).toBe(
        {
          confirm: 'text/calendar; method=REQUEST; charset=utf-8',
          decline: null,
          cancel: 'text/calendar; method=CANCEL; charset=utf-8',
          move: 'text/calendar; method=REQUEST; charset=utf-8',
        }[action as string] ?? null,
      );
    }
  });
});

describe('attempts with the links of other cases, people and times', () => {
  /** An attempt with a link, and the pattern of its answer. */
  const TRIES: readonly (readonly [
    string,
    (token: string, action: AnswerAction) => Promise<Outcome>,
    RegExp,
  ])[] = [
    ['looked at', (token) => show(token, NOW), /^open$/],
    [
      'of another agency',
      (token, action) => elsewhere('pressAnswerLink', {}, { token, deed: action }),
      /^not_found$/,
    ],
    ['shown at another agency', (token) => elsewhere('showAnswerLink', { token }), /^not_found$/],
    ['renewed at another agency', (token) => elsewhere('renewAnswerLink', {}, { token }), /^not_found$/],
    ['for another deed', (token, action) => press(token, otherThan(action), NOW), /^not_found$/],
    ['past', (token, action) => press(token, action, '2028-01-01T00:00:00.000Z'), /^(not_found|expired)$/],
    ['altered', (token, action) => press(altered(token), action, NOW), /^not_found$/],
    ['shown altered', (token) => show(altered(token), NOW), /^not_found$/],
    [
      'renewed altered',
      (token) => call('renewAnswerLink', NOW, {}, { token: altered(token) }),
      /^not_found$/,
    ],
  ];
  const otherThan = (action: AnswerAction): AnswerAction => (action === 'cancel' ? 'confirm' : 'cancel');
  let turn = 0;
  /** Changes one character; never the last, half of whose bits are unused. */
  const altered = (token: string): string => {
    const at = turn++ % 42;
    return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  };
  let other = '';
  const elsewhere = (id: string, params: object, body?: unknown): Promise<Outcome> =>
    callAt(id, { now: NOW, params: { siteId: other, ...params }, body, ...later });

  /** Unused links of every deed: for requests that wait, were moved, lapsed or are confirmed already. */
  async function openLinks(): Promise<readonly (readonly [AnswerAction, string])[]> {
    const [begun, lapsed] = ['2026-11-10T12:00:00.000Z', '2026-11-18T00:00:00.000Z'];
    await asked('stay', begun);
    await lapseStays(env.DB, new Date(lapsed));
    const late = await linksIn((await mailsDue(lapsed)).filter(isAgency), lapsed);
    const another = { ...aStay, rentalUnitId: 'flat', from: '2027-08-07', to: '2027-08-14' };
    expect((await call('reserveStay', begun, {}, another)).error).toBeNull();
    const confirm = (await linksIn((await mailsDue(begun)).filter(isAgency), begun)).get('confirm') ?? '';
    await press(confirm, 'confirm', begun);
    await mailsDue(begun);
    await call('renewAnswerLink', begun, {}, { token: confirm });
    const undo = await linksIn((await mailsDue(begun)).filter(isAgency), begun);
    await wishOtherDays(site, 'office@agency.test', begun);
    const wished = await linksIn((await mailsDue(begun)).filter(isAgency), begun);
    const viewing = await asked('appointment');
    await press(viewing.get('move') ?? '', 'move', NOW, { slotId: LATER });
    const moved = await linksIn((await mailsDue(NOW)).filter(isAgency), NOW);
    const first = ['cancel', viewing.get('cancel') ?? ''] as const;
    const waiting = [await asked('contact'), await asked('valuation')];
    const days = { from: '2027-07-17', to: '2027-07-24' };
    expect((await call('reserveStay', NOW, {}, { ...another, ...days })).error).toBeNull();
    const requested = await linksIn((await mailsDue(NOW)).filter(isAgency), NOW);
    return [...[late, undo, wished, moved, requested, ...waiting].flatMap((each) => [...each]), first];
  }

  it('change nothing', async () => {
    other = site;
    site = await aSiteOfAll();
    const links = await openLinks();
    expect(new Set(links.map(([action]) => action))).toEqual(new Set(ANSWER_ACTIONS));
    const before = await everything();
    // Every link by every attempt once.
    const tries = inject('whole') ? 2_000 : links.length * TRIES.length;
    for (let n = 0; n < tries; n++) {
      const [action, token] = links[n % links.length] ?? ['cancel', ''];
      const [what, act, answer] = TRIES[Math.floor(n / links.length) % TRIES.length] ?? TRIES[0] ?? [];
      const { answer: link, error } = (await act?.(token, action)) ?? { answer: null, error: null };
      expect([what, error?.code ?? (link as AnswerLink).standing]).toEqual([
        what,
        expect.stringMatching(answer ?? ''),
      ]);
    }
    expect(await everything()).toBe(before);
  }, 120_000);

  it('change nothing once they were used', async () => {
    for (const [kind, action] of ACTIONS) {
      site = await aSiteOfAll();
      const links = await asked(kind);
      await press(links.get(action) ?? '', action, minutes(1), sends(kind, action, 'Ja.'));
      const before = await everything();
      for (const [of, token] of links) {
        // A moved appointment stays active, and may be cancelled by the mail's other link.
        if (action === 'move' && of === 'cancel') continue;
        const outcome = await press(token, of, minutes(2), { ...sends(kind, of, ''), word: 'Toch niet.' });
        // Marking as answered again changes nothing, and is no error.
        expect(outcome.error?.code ?? (isMarked(kind) && 'fine')).toMatch(/^(link_used|is_|fine$)/);
        expect((await shown(token, minutes(2))).standing).toMatch(/^(used|past)$/);
      }
      expect(await everything()).toBe(before);
    }
  });
});

describe('a new link', () => {
  it('is mailed only to the agency’s own address, three times a day, with the actions possible now', async () => {
    const token = (await asked('stay')).get('confirm') ?? '';
    for (const n of [1, 2, 3, 4, 5]) {
      expect((await call('renewAnswerLink', minutes(n), {}, { token })).error).toBeNull();
    }
    const mails = await mailsDue(minutes(9));
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'office@agency.test'));
    const links = await linksIn(mails.slice(0, 1), minutes(9));
    expect([...links.keys()]).toEqual(['confirm', 'decline']);
    expect(links.get('confirm')).not.toBe(token);

    await press(links.get('confirm') ?? '', 'confirm', minutes(10));
    expect((await shown(token, minutes(11))).standing).toBe('past');
    await mailsDue(minutes(11));
    const tomorrow = minutes(2 * DAY);
    await call('renewAnswerLink', tomorrow, {}, { token });
    const [undo] = await mailsDue(tomorrow);
    expect(undo?.subject).toContain('Bevestigd: ');
    const cancel = (await linksIn(undo === undefined ? [] : [undo], tomorrow)).get('cancel') ?? '';
    expect(reported(await press(cancel, 'cancel', tomorrow))).toMatchObject({
      subject: { state: 'cancelled' },
    });
    // No action is possible any more, so no mail is sent.
    await mailsDue(tomorrow);
    await call('renewAnswerLink', tomorrow, {}, { token });
    expect(await mailsDue(tomorrow)).toEqual([]);
  });

  it('exists for a viewing, a message and a valuation too', async () => {
    for (const kind of ['appointment', 'contact', 'valuation'] as const) {
      const links = await asked(kind);
      const [[, token] = ['cancel', ''] as const] = links;
      await call('renewAnswerLink', minutes(1), {}, { token });
      const mails = await mailsDue(minutes(2));
      expect(mails).toHaveLength(1);
      expect([...(await linksIn(mails, minutes(2))).keys()]).toEqual([...links.keys()]);
    }
  });
});

describe('days offered when declining', () => {
  it('are free nearby days, with links to the unit on those days', async () => {
    const token = (await asked('stay')).get('decline') ?? '';
    const { subject } = await shown(token, NOW);
    if (subject.kind !== 'stay') throw new Error('no stay');
    const [offer] = subject.others;
    expect(subject.others.length).toBeGreaterThan(1);
    const days = { from: offer?.from ?? '', to: offer?.to ?? '' };
    for (const wrong of [
      { from: addDays(FROM, 1), to: TO },
      { from: FROM, to: TO },
      { from: TO, to: FROM },
    ]) {
      expect(reported(await press(token, 'decline', NOW, { offers: [wrong] }))).toBe('invalid_request');
    }
    const declined = await press(token, 'decline', NOW, { offers: [days] });
    expect(reported(declined)).toMatchObject({ subject: { state: 'declined', offers: [days] } });
    const mail = (await mailsDue(NOW)).find(({ subject: line }) => line.startsWith('Gaat niet door: '));
    expect(mail?.text).toContain(`/nl/vakantie/flat?from=${days.from}&to=${days.to}&persons=2`);
    // A day offered to the visitor may be taken by the time the mail is sent.
    expect(mail?.text).toContain('nachten, €\u00a0');
  });
});

describe('an unanswered request', () => {
  it('causes a reminder, two days before it lapses and in the daytime', async () => {
    await asked('stay');
    await remindOfStays(env.DB, new Date('2026-11-26T23:59:00Z'));
    expect(await mailsDue('2026-11-26T23:59:00Z')).toEqual([]);
    for (const at of ['2026-11-27T07:00:00Z', '2026-11-27T07:01:00Z', '2026-11-28T12:00:00Z']) {
      await remindOfStays(env.DB, new Date(at));
    }
    const [mail, ...others] = await mailsDue('2026-11-28T12:00:00.000Z');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'office@agency.test',
      subject: expect.stringContaining('Nog te beantwoorden: '),
    });
    const links = await linksIn(mail === undefined ? [] : [mail], '2026-11-28T12:00:00.000Z');
    expect([...links.keys()]).toEqual(['confirm', 'decline']);
  });

  it('causes no reminder once it is answered', async () => {
    const token = (await asked('stay')).get('confirm') ?? '';
    await remindOfStays(env.DB, new Date('2026-11-27T09:00:00Z'));
    await press(token, 'confirm', '2026-11-27T09:00:00.000Z');
    expect((await mailsDue('2026-11-27T09:01:00.000Z')).filter(isAgency)).toEqual([]);
  });

  it('lapses with a mail to both; the agency may still confirm it while its nights are free', async () => {
    const early = (await asked('stay')).get('confirm') ?? '';
    const lapsed = '2026-11-29T00:00:00.000Z';
    await lapseStays(env.DB, new Date(lapsed));
    const mails = await mailsDue(lapsed);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['an@example.be', 'office@agency.test']);
    expect(reported(await press(early, 'confirm', lapsed))).toBe('expired');
    expect(await shown(early, lapsed)).toMatchObject({
      standing: 'past',
      renewable: true,
      done: { by: 'nobody' },
    });
    const links = await linksIn(mails.filter(isAgency), lapsed);
    expect([...links.keys()]).toEqual(['confirm-late']);
    const token = links.get('confirm-late') ?? '';
    const confirmed = await press(token, 'confirm-late', '2026-12-01T09:00:00.000Z', { word: 'Toch.' });
    expect(reported(confirmed)).toMatchObject({ subject: { state: 'confirmed' } });
    expect(await rowsOf('stay_nights', site)).toHaveLength(7);
  });

  it('cannot be confirmed once others have its nights, or it has begun', async () => {
    await asked('stay');
    const lapsed = '2026-11-29T00:00:00.000Z';
    await lapseStays(env.DB, new Date(lapsed));
    const token =
      (await linksIn((await mailsDue(lapsed)).filter(isAgency), lapsed)).get('confirm-late') ?? '';
    const others = { ...aStay, email: 'bart@example.be', rentalUnitId: 'flat', from: FROM, to: TO };
    expect((await call('reserveStay', lapsed, {}, others)).error).toBeNull();
    const before = await everything();
    expect(await shown(token, lapsed)).toMatchObject({ standing: 'past', subject: { free: false } });
    expect(reported(await press(token, 'confirm-late', lapsed))).toBe('dates_taken');
    expect(reported(await press(token, 'confirm-late', '2027-07-04T12:00:00.000Z'))).toBe('expired');
    expect(await everything()).toBe(before);
  });
});

describe('a viewing that the agency moves', () => {
  it('offers the agent’s times, also within the notice period, from the requested day', async () => {
    const token = (await asked('appointment')).get('move') ?? '';
    const at = '2026-11-25T20:00:00.000Z';
    const { times } = await shown(token, at);
    expect(times?.slots.map(({ id, free }) => [id, free]).slice(0, 3)).toEqual([
      [VIEWING, false],
      [OTHERS, true],
      [LATER, true],
    ]);
    expect(times?.agent?.name).toBe('An Agent');
    const later = (await showFrom(token, at, '2026-11-30')).times?.slots[0];
    expect(later?.start).toBe('2026-11-30T09:00:00+01:00');
    // No other action of its mail shows times.
    expect((await shown((await asked('contact')).get('answered') ?? '', at)).times).toBeNull();
  });

  it('states the previous time, and updates the visitor’s calendar event', async () => {
    const links = await asked('appointment');
    await press(links.get('move') ?? '', 'move', minutes(5), { slotId: LATER, word: 'Ik ben dan pas vrij.' });
    const mails = await mailsDue(minutes(6));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['an@agency.test', 'eva@example.be']);
    for (const mail of mails) {
      expect(mail.text).toContain('> Ik ben dan pas vrij.');
      expect(mail.attachments[0]?.content).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1\r\n/);
    }
    expect(await shown(links.get('move') ?? '', minutes(6))).toMatchObject({
      standing: 'used',
      done: { by: 'link' },
      subject: { state: 'booked', slotId: LATER, moved: { by: 'agency', from: '2026-11-26T08:00:00.000Z' } },
    });
    // Its mail can move it again; the first mail's other link still cancels it.
    const again = await linksIn(mails.filter(isAgency), minutes(7));
    expect([...again.keys()]).toEqual(['move', 'cancel']);
    expect((await shown(links.get('cancel') ?? '', minutes(7))).standing).toBe('open');
  });

  it('refuses a taken, unknown or missing time, and its link keeps working', async () => {
    const token = (await asked('appointment')).get('move') ?? '';
    expect(
      (await call('bookAppointment', NOW, {}, anAppointment(OTHERS, { email: 'bo@example.be' }))).error,
    ).toBeNull();
    const before = await everything();
    const tries = [
      [{ slotId: OTHERS }, 'slot_taken'],
      [{ slotId: '20261126T0830Z-an' }, 'invalid_request'],
      [{ slotId: '20261120T0900Z-an' }, 'invalid_request'],
      [{}, 'invalid_request'],
    ] as const;
    for (const [rest, code] of tries) {
      const { error } = await press(token, 'move', minutes(1), rest);
      expect([rest, error?.code, Object.keys(error?.fields ?? {})]).toEqual([rest, code, ['slotId']]);
    }
    expect(await everything()).toBe(before);
    expect((await shown(token, minutes(1))).standing).toBe('open');
  });

  it('is not possible for an open house, whose links only cancel', async () => {
    await asked('appointment');
    await env.DB.prepare('UPDATE appointments SET places = 3 WHERE site_id = ?').bind(site).run();
    await env.DB.prepare(
      "UPDATE outbox SET state = 'due', data = ? WHERE id LIKE 'appointment-booked-agent-%'",
    )
      .bind(
        JSON.stringify({
          appointmentId: (await rowsOf<{ id: string }>('appointments', site))[0]?.id,
          to: 'agent',
        }),
      )
      .run();
    await env.DB.exec(
      "UPDATE outbox SET recipient = 'an@agency.test', next_attempt_at = '2026' WHERE state = 'due'",
    );
    const mails = (await mailsDue(minutes(9))).filter(isAgency);
    expect([...(await linksIn(mails, minutes(9))).keys()]).toEqual(['cancel']);
  });
});

describe('a withdrawn request', () => {
  it('cannot be marked, and its page shows nothing that was typed', async () => {
    const token = (await asked('valuation')).get('answered') ?? '';
    const [receipt] = await rowsOf<{ hash: string }>('valuation_links', site);
    expect(receipt).toBeDefined();
    await env.DB.prepare(
      "UPDATE valuations SET state = 'withdrawn', withdrawn_at = ?, doc = '{}', sender_key = '' WHERE site_id = ?",
    )
      .bind(minutes(1), site)
      .run();
    const link = await shown(token, minutes(2));
    expect(link).toMatchObject({
      standing: 'past',
      renewable: false,
      done: { by: 'visitor', at: minutes(1) },
    });
    expect(link.subject).toMatchObject({
      state: 'withdrawn',
      address: '',
      email: '',
      phone: null,
      message: null,
    });
    expect(reported(await press(token, 'answered', minutes(3)))).toBe('is_cancelled_by_visitor');
  });
});

describe('two concurrent actions have one outcome, which both callers get', () => {
  const outcomes = (both: readonly Outcome[]) =>
    both.map(({ answer, error }) => error?.code ?? (answer as AnswerLink).subject.state).toSorted();
  const nights = async (): Promise<number> => (await rowsOf('stay_nights', site)).length;
  const queued = async (): Promise<string[]> =>
    (await rowsOf<{ kind: string; state: string }>('outbox', site))
      .filter(({ state }) => state === 'due')
      .map(({ kind }) => kind)
      .toSorted();
  /** A booked viewing, with the links of its mail and the visitor's own. */
  const booked = async () => {
    site = await aSiteOfAll();
    const { answer } = await ASK.appointment(NOW);
    const { id } = answer as { id: string };
    return { id, links: await linksIn((await mailsDue(NOW)).filter(isAgency), NOW) };
  };
  // Either of two calls begins once. At every moment between their trips: `stay-races`, `viewing-races`, `message-races`.
  const runs = inject('whole') ? 100 : 2;

  it('confirm and decline', async () => {
    for (let run = 0; run < runs; run++) {
      site = await aSiteOfAll();
      const links = await asked('stay');
      const both = await Promise.all([
        press(links.get('confirm') ?? '', 'confirm', minutes(1), { word: 'Ja.' }),
        press(links.get('decline') ?? '', 'decline', minutes(1), { word: 'Nee.' }),
      ]);
      const [stay] = await rowsOf<{ answer: string; word: string }>('stays', site);
      const yes = stay?.answer === 'confirmed';
      expect(outcomes(both)).toEqual(yes ? ['confirmed', 'is_confirmed'] : ['declined', 'is_declined']);
      expect([stay?.word, await nights()]).toEqual(yes ? ['Ja.', 7] : ['Nee.', 0]);
      expect(await queued()).toEqual([yes ? 'stay-confirmed' : 'stay-declined']);
      expect((await rowsOf('answer_links', site)).filter(({ used_at }) => used_at !== null)).toHaveLength(1);
      expect(await rowsOf('journal', site)).toHaveLength(1);
    }
  });

  it('one link, pressed by two people with two messages', async () => {
    for (let run = 0; run < runs; run++) {
      site = await aSiteOfAll();
      const token = (await asked('stay')).get('confirm') ?? '';
      const both = await Promise.all(
        ['Van An.', 'Van Bo.'].map((word, n) => press(token, 'confirm', minutes(1 + n), { word })),
      );
      expect(outcomes(both)).toEqual(['confirmed', 'link_used']);
      expect(await queued()).toEqual(['stay-confirmed']);
    }
  });

  it('the agency confirms at the moment of the lapse', async () => {
    for (let run = 0; run < runs; run++) {
      site = await aSiteOfAll();
      const token = (await asked('stay')).get('confirm') ?? '';
      const last = new Date('2026-11-28T23:59:59.999Z');
      const first = new Date('2026-11-29T00:00:00.000Z');
      const [outcome] = await Promise.all([
        press(token, 'confirm', (run % 2 === 0 ? last : first).toISOString()),
        lapseStays(env.DB, first),
      ]);
      const [stay] = await rowsOf<{ state: string; answer: string | null }>('stays', site);
      const confirmed = [null, 'confirmed', 'confirmed', ['stay-confirmed'], 7];
      const late = outcome.error?.code === 'expired' ? 'expired' : 'is_lapsed';
      const lapsed = [late, 'released', null, ['stay-lapsed', 'stay-lapsed-notice'], 0];
      const code = outcome.error?.code ?? null;
      expect([code, stay?.state, stay?.answer, await queued(), await nights()]).toEqual(
        code === null ? confirmed : lapsed,
      );
    }
  });

  it('the visitor cancels a viewing while the agency does', async () => {
    for (let run = 0; run < runs; run++) {
      const { id, links } = await booked();
      const [byLink, byVisitor] = await Promise.all([
        press(links.get('cancel') ?? '', 'cancel', minutes(1), { word: 'De sleutel is weg.' }),
        call('cancelAppointment', minutes(1), { id }),
      ]);
      expect(byVisitor.error).toBeNull();
      const [row] = await rowsOf<{ state: string; answer: string | null }>('appointments', site);
      expect(row?.state).toBe('cancelled');
      expect(outcomes([byLink])).toEqual([row?.answer === null ? 'is_cancelled_by_visitor' : 'cancelled']);
      expect(await queued()).toEqual(['appointment-cancelled', 'appointment-cancelled']);
    }
  });

  const times = async () =>
    (await rowsOf<{ starts_at: string; state: string }>('appointments', site))
      .filter(({ state }) => state === 'booked')
      .map(({ starts_at: start }) => start.slice(11, 16))
      .toSorted();

  it('two moves into one slot, one possibly by the visitor', async () => {
    for (let run = 0; run < runs; run++) {
      const { links } = await booked();
      const other = await call('bookAppointment', NOW, {}, anAppointment(OTHERS, { email: 'bo@example.be' }));
      // The first booking fills the day's share of unconfirmed addresses.
      await env.DB.prepare('UPDATE appointments SET held_until = NULL WHERE site_id = ?').bind(site).run();
      await mailsDue(NOW);
      const moves = [
        () => press(links.get('move') ?? '', 'move', minutes(1), { slotId: LATER }),
        () =>
          call('moveAppointment', minutes(1), { id: (other.answer as { id: string }).id }, { slotId: LATER }),
      ];
      const both = await Promise.all((run % 2 === 0 ? moves : moves.toReversed()).map((move) => move()));
      expect(both.map(({ error }) => error?.code ?? 'moved').toSorted()).toEqual(['moved', 'slot_taken']);
      const [byLink] = run % 2 === 0 ? both : both.toReversed();
      const won = byLink?.error === null;
      expect(await times()).toEqual(won ? ['09:00', '10:00'] : ['08:00', '10:00']);
      expect(await queued()).toEqual(['appointment-moved', 'appointment-moved']);
      const { standing } = await shown(links.get('move') ?? '', minutes(2));
      expect(standing).toBe(won ? 'used' : 'open');
    }
  });

  it('one link to move, pressed with two times', async () => {
    for (let run = 0; run < runs; run++) {
      const { links } = await booked();
      const token = links.get('move') ?? '';
      const both = await Promise.all(
        [LATER, OTHERS].map((slotId, n) => press(token, 'move', minutes(1 + n), { slotId })),
      );
      const codes = both.map(({ error }) => error?.code ?? 'moved').toSorted();
      expect(codes[1]).toBe('moved');
      expect(codes[0]).toMatch(/^(changed|link_used)$/);
      expect(await rowsOf('appointment_moves', site)).toHaveLength(1);
      expect(await queued()).toEqual(['appointment-moved', 'appointment-moved']);
    }
  });

  it('the visitor cancels while the agency moves', async () => {
    for (let run = 0; run < runs; run++) {
      const { id, links } = await booked();
      const actions = [
        () => press(links.get('move') ?? '', 'move', minutes(1), { slotId: LATER }),
        () => call('cancelAppointment', minutes(1), { id }),
      ];
      const both = await Promise.all(
        (run % 2 === 0 ? actions : actions.toReversed()).map((action) => action()),
      );
      const [byLink, byVisitor] = run % 2 === 0 ? both : both.toReversed();
      expect(byVisitor?.error).toBeNull();
      const [row] = await rowsOf<{ state: string; starts_at: string }>('appointments', site);
      expect(row?.state).toBe('cancelled');
      // Moved and then cancelled, or cancelled and therefore not moved.
      expect(byLink?.error?.code ?? row?.starts_at.slice(11, 16)).toMatch(
        /^(10:00|is_cancelled_by_visitor)$/,
      );
      expect(await times()).toEqual([]);
    }
  });
});
