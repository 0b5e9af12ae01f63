import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { AppointmentForAgency, AppointmentState } from '#wire/answers.ts';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import type { Mail } from '../mail/mail.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../testing/agenda.ts';
import { publicGet } from '../testing/call.ts';
import { mailsDue, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { releaseStatement } from './statements.ts';

const NOW = '2026-11-21T11:00:00.000Z';
const at = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
/** On the same Thursday: the first one fills the fifth for unconfirmed addresses, a second one is held. */
const [EIGHT, NINE] = ['20261126T0800Z-an', '20261126T0900Z-an'] as const;

let made = 0;
/** A site for one test, in four languages. */
async function anAgencyWithAgenda(): Promise<string> {
  const site = `by-hand-${++made}`;
  await store(anAgency(site, {}, { name: 'Kust & Zee', locales: [...LOCALES] }));
  return site;
}

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
});

/** Books an appointment and returns its secret id. */
const book = async (site: string, slotId: string, changes: object = {}): Promise<string> => {
  const body = anAppointment(slotId, changes);
  const { answer, error } = await callAt('bookAppointment', {
    now: NOW,
    params: { siteId: site },
    body,
  });
  expect(error).toBeNull();
  return (answer as Appointment).id;
};
const booked = (site: string, changes: object = {}) => book(site, EIGHT, changes);
const held = async (site: string, changes: object = {}): Promise<string> => {
  await book(site, EIGHT, { email: 'first@example.be' });
  return book(site, NINE, changes);
};
const byVisitor = (site: string, id: string) =>
  callAt('cancelAppointment', { now: NOW, params: { siteId: site, id } });

const list = async (site: string, query: object = {}, now = NOW): Promise<AppointmentForAgency[]> => {
  const { answer } = await callAt('listAppointments', { now, params: { siteId: site }, query });
  return (answer as { appointments: AppointmentForAgency[] }).appointments;
};
/** The later appointment, which the tests use. */
const last = async (site: string, now = NOW): Promise<AppointmentForAgency> => {
  const found = (await list(site, {}, now)).at(-1);
  if (found === undefined) throw new Error('no appointment');
  return found;
};
const ACTIONS = {
  confirm: 'confirmAppointmentByHand',
  decline: 'declineAppointment',
  cancel: 'cancelAppointmentByHand',
} as const;
type Action = keyof typeof ACTIONS;
const answer = async (site: string, action: Action, body: object = {}, now = NOW): Promise<Outcome> => {
  const { id } = await last(site, now);
  return callAt(ACTIONS[action], { now, params: { siteId: site, id }, body });
};
const outcomeOf = ({ answer: announced, error }: Outcome): string =>
  error === null ? (announced as AppointmentForAgency).state : error.code;
const freeOn = async (site: string): Promise<string[]> => {
  const query = { from: '2026-11-26', days: '1' };
  const outcome = await callAt('getLiveAgenda', {
    now: at(1),
    params: { siteId: site, estateId: '1' },
    query,
  });
  return (outcome.answer as LiveAgenda).slots.filter(({ free }) => free).map(({ id }) => id);
};
const mailIds = async (site: string) =>
  (await rowsOf<{ id: string }>('outbox', site)).map(({ id }) => id).toSorted();

interface Standing {
  readonly state: AppointmentState;
  readonly begin: (site: string) => Promise<unknown>;
  readonly now?: string;
}
/** Starting states of the table. */
const STANDS: Readonly<Record<string, Standing>> = {
  'that is held': { state: 'pending', begin: (site) => held(site) },
  'that was held': { state: 'expired', begin: (site) => held(site), now: at(30) },
  'that was held and released': {
    state: 'expired',
    begin: async (site) => {
      await held(site);
      await store([releaseStatement(new Date(at(30)), site)]);
    },
    now: at(31),
  },
  'that is booked': { state: 'booked', begin: (site) => booked(site) },
  'that was confirmed by hand': {
    state: 'booked',
    begin: async (site) => {
      await held(site);
      await answer(site, 'confirm');
    },
  },
  'that has begun': { state: 'past', begin: (site) => booked(site), now: '2026-11-26T08:00:00.000Z' },
  'that was declined': {
    state: 'declined',
    begin: async (site) => {
      await held(site);
      await answer(site, 'decline');
    },
  },
  'that the agency cancelled': {
    state: 'cancelled',
    begin: async (site) => {
      await booked(site);
      await answer(site, 'cancel');
    },
  },
  'that its visitor cancelled': {
    state: 'cancelled_by_visitor',
    begin: async (site) => byVisitor(site, await booked(site)),
  },
  'that its visitor cancelled while it was held': {
    state: 'cancelled_by_visitor',
    begin: async (site) => byVisitor(site, await held(site)),
    now: at(40),
  },
};

/** Outcome of each answer; nothing changes when it is refused or repeated. */
const TABLE: Readonly<Record<AppointmentState, Readonly<Record<Action, string>>>> = {
  pending: { confirm: 'booked', decline: 'declined', cancel: 'is_pending' },
  expired: { confirm: 'is_expired', decline: 'is_expired', cancel: 'is_expired' },
  booked: { confirm: 'booked', decline: 'is_booked', cancel: 'cancelled' },
  past: { confirm: 'is_past', decline: 'is_past', cancel: 'is_past' },
  declined: { confirm: 'is_declined', decline: 'declined', cancel: 'is_declined' },
  cancelled: { confirm: 'is_cancelled', decline: 'is_cancelled', cancel: 'cancelled' },
  cancelled_by_visitor: {
    confirm: 'is_cancelled_by_visitor',
    decline: 'is_cancelled_by_visitor',
    cancel: 'is_cancelled_by_visitor',
  },
};
/** Mails that follow, and whether the time is taken. */
const FOLLOWS: Readonly<Record<string, readonly [mails: readonly string[], taken: boolean]>> = {
  booked: [['appointment-booked-agent', 'appointment-booked-visitor'], true],
  declined: [['appointment-cancelled-visitor'], false],
  cancelled: [['appointment-cancelled-agent', 'appointment-cancelled-visitor'], false],
};

describe.each(Object.entries(STANDS))('an appointment %s', (_what, { state, begin, now = NOW }) => {
  it.each(Object.entries(TABLE[state]) as [Action, string][])('%s: %s', async (action, expected) => {
    const site = await anAgencyWithAgenda();
    await begin(site);
    expect((await last(site, now)).state).toBe(state);
    const [mails, rows] = [await mailIds(site), await rowsOf('appointments', site)];
    expect(outcomeOf(await answer(site, action, {}, now))).toBe(expected);
    const same = expected === state || expected.startsWith('is_');
    const after = same ? await rowsOf('appointments', site) : rows;
    expect(after).toEqual(rows);
    const { start } = await last(site, now);
    const [kinds, taken] = (same ? undefined : FOLLOWS[expected]) ?? [[], false];
    const fresh = (await mailIds(site)).filter((id) => !mails.includes(id));
    expect(fresh.map((id) => id.replace(/-[0-9a-f]{64}$/, ''))).toEqual(kinds);
    const free = (await freeOn(site)).includes(start.includes('T09') ? EIGHT : NINE);
    expect(same || free === !taken).toBe(true);
  });
});

describe('answers at once', () => {
  it.each([0, 1, 2])(
    'one wins, the other gets an error, and only one set of mails is sent (%i)',
    async () => {
      const site = await anAgencyWithAgenda();
      await held(site);
      const before = await mailIds(site);
      const outcomes = await Promise.all(
        (['confirm', 'decline', 'confirm', 'decline'] as const).map((action) => answer(site, action)),
      );
      const { state } = await last(site);
      expect(outcomes.map(outcomeOf)).toEqual(
        ['booked', 'declined', 'booked', 'declined'].map((to) => (to === state ? state : `is_${state}`)),
      );
      expect((await mailIds(site)).length - before.length).toBe(state === 'booked' ? 2 : 1);
    },
  );

  it('the agency and the visitor cancel at once: each gets one mail', async () => {
    const site = await anAgencyWithAgenda();
    const id = await booked(site);
    const [byHand] = await Promise.all([answer(site, 'cancel'), byVisitor(site, id)]);
    expect(['cancelled', 'is_cancelled_by_visitor']).toContain(outcomeOf(byHand));
    expect((await mailIds(site)).filter((mail) => mail.startsWith('appointment-cancelled'))).toHaveLength(2);
  });
});

describe('the number of an appointment', () => {
  it('is in the mails to both, and opens neither the visitor’s page nor the cancellation', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site);
    const { id } = await last(site);
    const [named] = await rowsOf<{ number: string }>('case_numbers', site);
    const number = named?.number ?? 'none';
    const mails = await delivered(site);
    expect([...mails.keys()].length).toBeGreaterThan(1);
    for (const { text } of mails.values()) expect(text).toContain(`Nummer: ${number}`);
    const [row] = await rowsOf<{ id: string }>('appointments', site);
    for (const guess of [number, id, row?.id ?? '']) {
      for (const call of ['getAppointment', 'cancelAppointment']) {
        const params = { siteId: site, id: guess };
        expect((await callAt(call, { now: NOW, params })).error?.code).toBe('not_found');
      }
    }
    expect((await last(site)).state).toBe('booked');
  });

  it('reaches no appointment of another site', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    await booked(site);
    const { id } = await last(site);
    for (const call of Object.values(ACTIONS)) {
      const outcome = await callAt(call, { now: NOW, params: { siteId: other, id }, body: {} });
      expect(outcome.error?.code).toBe('not_found');
    }
    expect(await list(other)).toEqual([]);
    expect((await last(site)).state).toBe('booked');
    expect((await publicGet('/sites/nosuchsite/appointments')).status).toBe(404);
  });
});

it('the list has all data for an answer, by start time', async () => {
  const site = await anAgencyWithAgenda();
  await book(site, '20261127T0800Z-an', { estateId: '6', email: 'late@example.be' });
  await booked(site);
  const [first, second] = await list(site, { state: 'booked' });
  expect(first).toMatchObject({
    state: 'booked',
    estateId: '1',
    start: '2026-11-26T09:00:00+01:00',
    agent: { name: 'An Agent', email: 'an@agency.test' },
    firstname: 'Eva',
    lastname: 'Peeters',
    email: 'eva@example.be',
    phone: '0470 12 34 56',
    lapsesAt: null,
    answer: null,
  });
  // The agency sees the address of its hidden homes.
  expect(second?.place).toBe('Knokkestraat 12, 8300 Knokke');
  expect(await list(site, { state: 'pending' })).toEqual([]);
});

/** Due mails of a site, by recipient. */
async function delivered(site: string): Promise<Map<string, Mail>> {
  const mails = await mailsDue('2026-11-21T11:05:00Z');
  return new Map(
    mails.filter(({ text }) => text.includes(`https://${site}.test/`)).map((mail) => [mail.to, mail]),
  );
}
const eventIn = (mail: Mail | undefined): ICAL.Component => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('no event');
  return event;
};
const valueIn = (mail: Mail | undefined, name: string): unknown => eventIn(mail).getFirstPropertyValue(name);

describe('mails of an answer', () => {
  it('confirmed: to both, with the agency’s message and an invitation', async () => {
    const site = await anAgencyWithAgenda();
    await held(site);
    await delivered(site);
    await answer(site, 'confirm', { word: 'Bel aan bij <12>.' });
    const mails = await delivered(site);
    expect([...mails.keys()].toSorted()).toEqual(['an@agency.test', 'eva@example.be']);
    const visitor = mails.get('eva@example.be');
    expect(visitor?.subject).toBe('Bevestigd: uw bezoek op donderdag 26 november, 10.00\u00a0u');
    expect(visitor?.text).toContain('Bericht van Kust & Zee\n\n> Bel aan bij <12>.');
    expect(visitor?.html).toContain('Bel aan bij &lt;12&gt;.');
    expect(valueIn(visitor, 'sequence')).toBe(0);
    expect(valueIn(visitor, 'status')).toBe('CONFIRMED');
    // The agency writes to the visitor, so the mail has no phone line.
    expect(mails.get('an@agency.test')?.text).not.toContain('Bel aan');
  });

  it('declined: only to the visitor, without a calendar cancellation', async () => {
    const site = await anAgencyWithAgenda();
    await held(site);
    await delivered(site);
    await answer(site, 'decline', { word: 'We zijn er niet.' });
    const mails = await delivered(site);
    expect([...mails.keys()]).toEqual(['eva@example.be']);
    const visitor = mails.get('eva@example.be');
    expect(visitor?.subject).toBe('Gaat niet door: uw bezoek op donderdag 26 november, 10.00\u00a0u');
    expect(visitor?.text).toContain('> We zijn er niet.');
    expect(visitor?.text).toContain(`https://${site}.test/nl/afspraak-maken/1`);
    expect(visitor?.attachments).toEqual([]);
  });

  it('cancelled: to both, with a calendar cancellation (RFC 5546 §3.2.5)', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site);
    const invited = valueIn((await delivered(site)).get('eva@example.be'), 'uid');
    await answer(site, 'cancel', { word: 'Het pand is verkocht.' });
    const mails = await delivered(site);
    for (const to of ['eva@example.be', 'an@agency.test']) {
      const mail = mails.get(to);
      expect(mail?.attachments[0]?.type).toBe('text/calendar; method=CANCEL; charset=utf-8');
      expect([valueIn(mail, 'uid'), valueIn(mail, 'sequence'), valueIn(mail, 'status')]).toEqual([
        invited,
        1,
        'CANCELLED',
      ]);
      expect(mail?.text).toContain('> Het pand is verkocht.');
    }
    expect(mails.get('eva@example.be')?.text).toContain('Kust & Zee heeft deze afspraak geannuleerd');
    expect(mails.get('an@agency.test')?.text).toContain(
      'Uw kantoor heeft het bezoek van Eva Peeters geannuleerd',
    );
  });

  it('the message of a confirmation is not repeated when the visitor cancels', async () => {
    const site = await anAgencyWithAgenda();
    const id = await held(site);
    await answer(site, 'confirm', { word: 'Tot dan.' });
    await delivered(site);
    await byVisitor(site, id);
    const mails = await delivered(site);
    expect(mails.get('eva@example.be')?.text).not.toContain('Tot dan.');
    expect(mails.get('an@agency.test')?.text).toContain('Eva Peeters heeft dit bezoek geannuleerd');
  });

  it.each(LOCALES)('are written in %s throughout', async (locale) => {
    const subjects = new Set<string>();
    for (const actions of [['confirm', 'cancel'], ['decline']] as const) {
      const site = await anAgencyWithAgenda();
      await held(site, { locale });
      for (const action of actions) {
        await delivered(site);
        await answer(site, action, { word: 'x' });
        const mail = (await delivered(site)).get('eva@example.be');
        expect(mail?.html).toContain(`<html lang="${locale}">`);
        expect(mail?.text).toContain(`https://${site}.test/${locale}/`);
        expect(mail?.text).not.toMatch(/undefined|null|\[object|\{\{|appointments\./);
        subjects.add(mail?.subject ?? '');
      }
    }
    expect(subjects.size).toBe(3);
  });
});
