/**
 * Mail to an unconfirmed address contains nothing that was typed: otherwise anybody could send their text to
 * any address in the agency's name (docs/decisions/0035).
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { deliverDue } from './deliver.ts';
import { agendaStatements, estateStatements, rentalUnitStatements, siteStatements } from './intake/index.ts';
import type { Mail } from './mail/mail.ts';
import type { OutboxMail } from './mail/outbox.ts';
import { createLog } from './platform/log.ts';
import { lapseStays, remindOfStays } from './rentals/stays/lapse.ts';
import { anAgenda, anAppointment, callAt } from './testing/agenda.ts';
import { get } from './testing/call.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import {
  aContactRequest,
  aRecommendation,
  aSubscription,
  aValuationRequest,
  postOffice,
  rowsOf,
} from './testing/messages.ts';
import { aRentalUnit, aStay, julySaturdays, RATES } from './testing/rentals.ts';
import { store } from './testing/store.ts';

const OFFICE = 'office@agency.test';
const AGENT = 'an@agency.test';
const STRANGER = 'stranger@example.be';
/** A text that an attacker wants the agency to send. */
const MARK = 'ACCOUNT-BLOCKED-CALL-0900';
const person = { firstname: `F ${MARK}`, lastname: `L ${MARK}`, phone: `P ${MARK}`, message: `M ${MARK}` };
/** A request for a call: an unconfirmed address is not told the time of the call. */
const CALLED = { ...aContactRequest, ...person, callBack: 'evening', email: STRANGER } as const;
const [week, nextWeek] = julySaturdays(brusselsDay(new Date()));

beforeAll(async () => {
  const features = ['agenda' as const, 'alerts' as const, 'rentals' as const];
  await store(
    siteStatements(
      aSite('agency', { name: 'Kust & Zee', settings: { features, contact: { email: OFFICE } } }),
    ),
    agendaStatements('agency', anAgenda({ noticeHours: 1 })),
    estateStatements('agency', anEstate(1, { address: aCity(1, '8300', 'Knokke', 51.35, 3.28) })),
    rentalUnitStatements('agency', aRentalUnit('flat'), { rates: RATES }),
  );
});

const ask = async (id: string, body: object, params: object = {}): Promise<void> => {
  const now = new Date().toISOString();
  const { error } = await callAt(id, { now, params: { siteId: 'agency', ...params }, body });
  expect([id, error]).toEqual([id, null]);
};
const slotIds = async (): Promise<string[]> => {
  const { slots } = await (await get('/sites/agency/live-agenda/1')).json<{
    slots: { id: string; free: boolean }[];
  }>();
  return slots.filter(({ free }) => free).map(({ id }) => id);
};
const viewing = async (email = STRANGER) =>
  ask('bookAppointment', anAppointment((await slotIds())[0] ?? '', { ...person, email }));
const stay = (from: string, email = STRANGER) =>
  ask('reserveStay', {
    ...aStay,
    ...person,
    email,
    rentalUnitId: 'flat',
    from,
    to: addDays(from, 7),
  });

const valuation = () =>
  ask('askValuation', {
    ...aValuationRequest,
    ...person,
    phone: '0478 22 12 34',
    address: MARK,
    email: STRANGER,
  });

/** Answers the only stay that was requested. */
const answerStay = async (...answers: readonly string[]) => {
  await stay(week);
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('stays', 'agency');
  for (const answer of answers) await ask(answer, { word: 'Tot dan.' }, { id });
};

/** A mail of the only stay. */
async function queued(kind: 'stay-withdrawn' | 'stay-wish' | 'stay-wish-notice' | 'stay-kept', to: string) {
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('stays', 'agency');
  await env.DB.prepare(
    "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', ?, ?, ?, '', ?, '2026', '2026')",
  )
    .bind(kind, kind, to, JSON.stringify({ stayId: id }))
    .run();
}

/** The guest of a confirmed stay asks for other days. */
async function wished(): Promise<void> {
  await answerStay('confirmStayByHand');
  const breakdown = {
    nights: 7,
    stay: 1200,
    cleaning: 95,
    touristTax: 35,
    extras: [],
    total: 1330,
    deposit: 300,
  };
  const wish = JSON.stringify({ from: nextWeek, to: addDays(nextWeek, 7), breakdown });
  await env.DB.prepare('UPDATE stays SET wish = ?, wished_at = ?').bind(wish, new Date().toISOString()).run();
  await queued('stay-wish', STRANGER);
  await queued('stay-wish-notice', OFFICE);
}

/** A stranger follows the estate, and an event happens. */
async function followed(kind: 'home-price' | 'home-gone', more: object): Promise<void> {
  await ask('subscribe', { ...aSubscription, name: MARK, email: STRANGER });
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('subscriptions', 'agency');
  await env.DB.prepare("UPDATE subscriptions SET state = 'active' WHERE id = ?").bind(id).run();
  await env.DB.prepare(
    "UPDATE estate_documents SET doc = json_set(doc, '$.general.price', json('{\"value\":300000}')) WHERE id = '1'",
  ).run();
  const data = JSON.stringify({ subscriptionId: id, seen: 0, estateId: '1', ...more });
  await env.DB.prepare(
    "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'h', ?, ?, '', ?, '2026', '2026')",
  )
    .bind(kind, STRANGER, data)
    .run();
}

/** Another portal's calendar fails, and an event is reported. */
async function ofCalendar(kind: 'calendar-conflict' | 'calendar-failing', data: object): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT OR REPLACE INTO read_calendars (site_id, id, unit_id, address, next_at, failing_since, given_at) VALUES ('agency', 'cal', 'flat', 'https://portal.example/a.ics', '9', '2026', '2026')",
    ),
    env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'c', ?, ?, '', ?, '2026', '2026')",
    ).bind(kind, OFFICE, JSON.stringify(data)),
  ]);
}

/** Scene for each kind of mail. A missing kind does not compile. */
const MAILS: Readonly<Record<OutboxMail['kind'], () => Promise<void>>> = {
  'contact-notice': () => ask('sendContactRequest', CALLED),
  'contact-receipt': () => ask('sendContactRequest', CALLED),
  friend: () => ask('recommendToFriend', { ...aRecommendation, recipient: { email: STRANGER } }),
  confirm: () => ask('subscribe', { ...aSubscription, name: MARK, email: STRANGER }),
  'alert-on': async () => {
    await ask('subscribe', { ...aSubscription, name: MARK, email: STRANGER });
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('subscriptions', 'agency');
    await env.DB.prepare("UPDATE subscriptions SET state = 'active' WHERE id = ?").bind(id).run();
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'o', 'alert-on', ?, '', ?, '2026', '2026')",
    )
      .bind(STRANGER, JSON.stringify({ subscriptionId: id }))
      .run();
  },
  'search-card': async () => {
    const asked = { system: 'Zabun', locale: 'nl', criteria: { priceMax: 1 }, origin: 'https://agency.test' };
    const ended = { ...asked, email: STRANGER, name: MARK };
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'w', 'search-card', ?, '', ?, '2026', '2026')",
    )
      .bind(OFFICE, JSON.stringify({ subscriptionId: 'x', news: 'cancelled', ended }))
      .run();
  },
  // To staff: contains nothing that was typed.
  'staff-sign-in': async () => {
    const rows = [
      "INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) VALUES ('agency', 'p', 'An', 'an@agency.test', 'k', 'all', '2026')",
      "INSERT INTO staff_sign_ins (site_id, id, hash, staff_id, browser_hash, sign, locale, origin, created_at, expires_at) VALUES ('agency', 'l', 'h', 'p', 'h', 'Alfa 12', 'nl', 'https://agency.test', '2026', '2999')",
      `INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 's', 'staff-sign-in', '${STRANGER}', '', '{"signInId":"l"}', '2026', '2026')`,
    ];
    await env.DB.batch(rows.map((row) => env.DB.prepare(row)));
  },
  'staff-invitation': async () => {
    const data = JSON.stringify({ personId: 'q', locale: 'nl', origin: 'https://agency.test' });
    const rows = [
      `INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) VALUES ('agency', 'q', '${MARK}', '${STRANGER}', 'q', 'own', '2026')`,
      `INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'i', 'staff-invitation', '${STRANGER}', '', '${data}', '2026', '2026')`,
    ];
    await env.DB.batch(rows.map((row) => env.DB.prepare(row)));
  },
  // To whom the agency made a page, with what its own people wrote.
  'seller-week': async () => {
    const monday = weekOf(brusselsDay(new Date()));
    const before = addDays(monday, -7);
    const rows = [
      `INSERT INTO seller_windows (site_id, id, kind, home, seed, locale, origin, made_by, made_at, email, email_key, rhythm, mailed_on) VALUES ('agency', 'w', 'estate', '1', 's', 'nl', 'https://agency.test', 'staff:an', '${addDays(monday, -20)}', '${STRANGER}', 'k', 'week', '${monday}')`,
      `INSERT OR REPLACE INTO home_days (site_id, kind, home_id, day, opened) VALUES ('agency', 'estate', '1', '${before}', 40)`,
      `INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES ('${addDays(monday, -1)}', '${monday}')`,
      `INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'w', 'seller-week', '${STRANGER}', '', '${JSON.stringify({ windowId: 'w', week: before })}', '2026', '2026')`,
    ];
    await env.DB.batch(rows.map((row) => env.DB.prepare(row)));
    await env.DB.exec(
      "UPDATE home_histories SET since = '2026-01-01T00:00:00.000Z' WHERE site_id = 'agency'",
    );
  },
  // To the agency, with only the address.
  'address-ended': async () => {
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'a', 'address-ended', 'info@agency.test', '', ?, '2026', '2026')",
    )
      .bind(JSON.stringify({ address: STRANGER, why: 'bounced' }))
      .run();
  },
  'sender-lost': async () => {
    const data = JSON.stringify({ address: OFFICE, why: 'refused', missing: [] });
    await env.DB.batch([
      env.DB.prepare("INSERT INTO mail_senders VALUES ('agency', ?, 'refused', '2026')").bind(OFFICE),
      env.DB.prepare(
        "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'l', 'sender-lost', ?, '', ?, '2026', '2026')",
      ).bind(OFFICE, data),
    ]);
  },
  'calendar-conflict': async () => {
    await stay(week);
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('stays', 'agency');
    await ofCalendar('calendar-conflict', { calendarId: 'cal', stayId: id });
  },
  'calendar-failing': () => ofCalendar('calendar-failing', { calendarId: 'cal' }),
  'home-price': () => followed('home-price', { before: 1 }),
  'home-gone': () => followed('home-gone', { estateId: 'nowhere' }),
  'rental-digest': async () => {
    const criteria = { rental: { persons: 2 } };
    await ask('subscribe', { ...aSubscription, criteria, name: MARK, email: STRANGER });
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('subscriptions', 'agency');
    await env.DB.prepare("UPDATE subscriptions SET state = 'active' WHERE id = ?").bind(id).run();
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'd', 'rental-digest', ?, '', ?, '2026', '2026')",
    )
      .bind(STRANGER, JSON.stringify({ subscriptionId: id, units: ['flat'] }))
      .run();
  },
  digest: async () => {
    await ask('subscribe', { ...aSubscription, name: MARK, email: STRANGER });
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('subscriptions', 'agency');
    await env.DB.prepare("UPDATE subscriptions SET state = 'active' WHERE id = ?").bind(id).run();
    const data = {
      subscriptionId: id,
      seen: 0,
      estates: [{ estateId: '1', kind: 'new', before: null }],
      others: 0,
    };
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'd', 'digest', ?, '', ?, '2026', '2026')",
    )
      .bind(STRANGER, JSON.stringify(data))
      .run();
  },
  'appointment-booked': () => viewing(),
  'appointment-held': async () => {
    await viewing('first@example.be');
    await viewing();
  },
  'appointment-cancelled': async () => {
    await viewing();
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('appointments', 'agency');
    await env.DB.prepare("UPDATE appointments SET state = 'cancelled', cancelled_at = created_at").run();
    for (const to of ['visitor', 'agent']) {
      await env.DB.prepare(
        "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', ?, 'appointment-cancelled', ?, '', ?, '2026', '2026')",
      )
        .bind(`c-${to}`, to === 'visitor' ? STRANGER : AGENT, JSON.stringify({ appointmentId: id, to }))
        .run();
    }
  },
  'valuation-notice': valuation,
  'valuation-receipt': valuation,
  'valuation-withdrawn': async () => {
    await valuation();
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('valuations', 'agency');
    await env.DB.batch([
      env.DB.prepare("UPDATE valuations SET state = 'withdrawn', doc = '{}'"),
      env.DB.prepare("UPDATE outbox SET state = 'sent', next_attempt_at = '9'"),
      env.DB.prepare(
        "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'w', 'valuation-withdrawn', ?, '', ?, '2026', '2026')",
      ).bind(OFFICE, JSON.stringify({ valuationId: id })),
    ]);
  },
  'appointment-moved': async () => {
    await viewing();
    const [row] = await rowsOf<{ id: string }>('appointments', 'agency');
    const [slotId = ''] = (await slotIds()).slice(1);
    // Agency and visitor have been told of the booking by then.
    await env.DB.exec("UPDATE outbox SET state = 'sent'");
    await ask('moveAppointmentByHand', { slotId }, { id: row?.id.slice(0, 16) });
  },
  'appointment-reminder': async () => {
    await viewing();
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('appointments', 'agency');
    const noon = `${addDays(brusselsDay(new Date()), 1)}T12:00:00.000Z`;
    await env.DB.prepare(
      'UPDATE appointments SET sequence = 1, starts_at = ?1, ends_at = ?2, occupied_until = ?2, day_slots = NULL',
    )
      .bind(noon, noon.replace('T12', 'T13'))
      .run();
    await env.DB.prepare(
      "INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) VALUES ('agency', 'r', 'appointment-reminder', ?, '', ?, '2026', '2026')",
    )
      .bind(STRANGER, JSON.stringify({ appointmentId: id, sequence: 1 }))
      .run();
  },
  'stay-receipt': () => stay(week),
  'stay-notice': () => stay(week),
  'stay-held': async () => {
    await stay(week, 'first@example.be');
    await stay(nextWeek);
  },
  'stay-confirmed': () => answerStay('confirmStayByHand'),
  'stay-declined': () => answerStay('declineStay'),
  'stay-cancelled': () => answerStay('confirmStayByHand', 'cancelStay'),
  'stay-reminder': async () => {
    await stay(week);
    await remindOfStays(env.DB, new Date(Date.now() + 6.5 * 86_400_000));
  },
  'stay-lapsed': async () => {
    await stay(week);
    await lapseStays(env.DB, new Date(Date.now() + 9 * 86_400_000));
  },
  // What a guest does by the link in their mail writes nothing that they typed.
  'stay-wish': () => wished(),
  'stay-wish-notice': () => wished(),
  'stay-kept': async () => {
    await answerStay('confirmStayByHand');
    await queued('stay-kept', STRANGER);
  },
  'stay-withdrawn': async () => {
    await answerStay('confirmStayByHand');
    await env.DB.prepare(
      "UPDATE stays SET state = 'released', answer = 'cancelled', word = NULL, by_guest = 1",
    ).run();
    await queued('stay-withdrawn', OFFICE);
  },
  'stay-lapsed-notice': async () => {
    await stay(week);
    await lapseStays(env.DB, new Date(Date.now() + 9 * 86_400_000));
  },
};

/** All mails of a scene, by kind, as handed over for sending. */
async function sentAfter(scene: () => Promise<void>): Promise<readonly (Mail & { readonly kind: string })[]> {
  const tables = [
    'outbox',
    'stays',
    'appointments',
    'submissions',
    'subscriptions',
    'valuations',
    'idempotent_answers',
  ];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await scene();
  const rows = await env.DB.prepare('SELECT id, kind FROM outbox').all<{ id: string; kind: string }>();
  const sent: (Mail & { readonly kind: string })[] = [];
  const { mails, send } = postOffice();
  const clock = () => new Date(Date.now() + 60_000);
  const log = createLog();
  const delivery = {
    db: env.DB,
    send,
    from: 'mail@gevel.example',
    tokenSecret: env.TOKEN_SECRET,
    clock,
    log,
  };
  for (const { id, kind } of rows.results) {
    // One by one, so that each is matched with its kind.
    await env.DB.prepare("UPDATE outbox SET next_attempt_at = iif(id = ?, '2026', '9')").bind(id).run();
    const before = mails.length;
    await deliverDue(delivery, 9);
    sent.push(...mails.slice(before).map((mail) => ({ ...mail, kind })));
  }
  return sent;
}

/** Mails to the agency about deleted data, or without a visitor. */
const SAYS_NOTHING: readonly string[] = ['valuation-withdrawn', 'calendar-failing', 'sender-lost'];

const isStranger = ({ to }: Mail): boolean => to !== OFFICE && to !== AGENT;

describe.each(Object.entries(MAILS))('%s', (kind, scene) => {
  it('contains nothing typed for strangers, and in no header for anybody', async () => {
    const sent = await sentAfter(scene);
    expect(sent.map((mail) => mail.kind)).toContain(kind);
    for (const mail of sent) {
      const { subject, from, replyTo, headers, ...body } = mail;
      const reported = isStranger(mail)
        ? JSON.stringify([mail])
        : JSON.stringify([subject, from, replyTo, headers]);
      expect([mail.kind, mail.to, reported.includes(MARK)]).toEqual([mail.kind, mail.to, false]);
      // The agency gets the typed data in the body: the mark can be found there.
      const tells = !isStranger(mail) && !SAYS_NOTHING.includes(mail.kind);
      expect([mail.kind, JSON.stringify(body).includes(MARK)]).toEqual([mail.kind, tells]);
    }
  });
});
