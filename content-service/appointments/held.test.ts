import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import type { Mail } from '../mail/mail.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import { everyMinute } from '../scheduled.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt } from '../testing/agenda.ts';
import { justBefore } from '../testing/just-before.ts';
import { mailsDue, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';
const at = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
/** An has three slots on that Thursday: one is already more than a fifth. */
const [EIGHT, NINE, TEN] = ['20261126T0800Z-an', '20261126T0900Z-an', '20261126T1000Z-an'] as const;
const FRIDAY = '20261127T0800Z-an';

// The mails of a day to one mailbox are limited, and these tests share a few.
beforeEach(async () => void (await env.DB.exec('DELETE FROM mailbox_mails')));

let made = 0;
/** A site for one test. */
async function anAgencyWithAgenda(): Promise<string> {
  const site = `held-${++made}`;
  await store(anAgency(site));
  return site;
}

const book = (site: string, slotId: string, email: string, now = NOW, headers: Record<string, string> = {}) =>
  callAt('bookAppointment', {
    now,
    params: { siteId: site },
    body: anAppointment(slotId, { email }),
    headers,
  });
const booked = async (...call: Parameters<typeof book>): Promise<Appointment> => {
  const { answer, error } = await book(...call);
  expect(error).toBeNull();
  return answer as Appointment;
};
const shown = async (site: string, id: string, now: string): Promise<Appointment['state']> =>
  ((await callAt('getAppointment', { now, params: { siteId: site, id } })).answer as Appointment).state;
const confirm = (site: string, token: string, now: string, bindings: Partial<WithDatabase> = {}) =>
  callAt('confirmAppointment', { now, params: { siteId: site }, body: { token }, bindings });
const freeOn = async (site: string, now: string): Promise<string[]> => {
  const query = { from: '2026-11-26', days: '1' };
  const { answer } = await callAt('getLiveAgenda', { now, params: { siteId: site, estateId: '1' }, query });
  return (answer as LiveAgenda).slots.filter(({ free }) => free).map(({ id }) => id);
};

/** Due mails of a site, with the confirmation tokens. */
async function mailsAt(site: string, now: string): Promise<(Mail & { token: string | undefined })[]> {
  const mails = await mailsDue(now);
  const own = mails.filter(({ text }) => text.includes(`https://${site}.test/`));
  return own.map((mail) => ({ ...mail, token: /afspraak-bevestigen\/([\w-]{43})/.exec(mail.text)?.[1] }));
}
const tokenFor = async (site: string, email: string, now = NOW): Promise<string> => {
  const token = (await mailsAt(site, now)).find(({ to }) => to === email)?.token;
  if (token === undefined) throw new Error(`no link to ${email}`);
  return token;
};

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('while all is quiet', () => {
  it('a booking by an unconfirmed address is valid at once', async () => {
    const site = await anAgencyWithAgenda();
    expect(await booked(site, EIGHT, 'an@x.be')).toMatchObject({ state: 'booked' });
    expect((await rowsOf('outbox', site)).map(({ kind }) => kind)).toEqual([
      'appointment-booked',
      'appointment-booked',
    ]);
  });

  it('its mail asks for the address alone, and that of a held one for the viewing', async () => {
    const site = await anAgencyWithAgenda();
    const linkTo = async (email: string) =>
      (await mailsAt(site, NOW))
        .filter(({ to }) => to === email)
        .map(({ text }) => /afspraak-bevestigen\/[\w-]{43}(\S*)/.exec(text)?.[1]);
    await booked(site, EIGHT, 'an@x.be');
    expect(await linkTo('an@x.be')).toEqual(['?address=1']);
    expect(await booked(site, NINE, 'bo@x.be')).toMatchObject({ state: 'pending' });
    expect(await linkTo('bo@x.be')).toEqual(['']);
  });

  it('other days, agents and sites do not count', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    await booked(site, EIGHT, 'an@x.be');
    expect(await booked(site, FRIDAY, 'bo@x.be')).toMatchObject({ state: 'booked' });
    expect(await booked(other, EIGHT, 'bo@x.be')).toMatchObject({ state: 'booked' });
  });
});

describe('once unconfirmed addresses hold a fifth of an agent’s day', () => {
  it('a further one is held for half an hour, with a mail only to the visitor', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    const held = await booked(site, NINE, 'bo@x.be');
    expect(held).toMatchObject({ state: 'pending', heldUntil: at(30) });
    expect(await freeOn(site, at(1))).toEqual([TEN]);
    const kinds = (await rowsOf('outbox', site)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['appointment-booked', 'appointment-booked', 'appointment-held']);
    expect(await shown(site, held.id, at(29))).toBe('pending');
  });

  it('a confirmed address books at once, and its bookings are not counted', async () => {
    const site = await anAgencyWithAgenda();
    await confirmAddresses(site, ['an@x.be', 'bo@x.be']);
    for (const [slot, email] of [
      [EIGHT, 'an@x.be'],
      [NINE, 'Bo@X.be'],
      [TEN, 'new@x.be'],
    ] as const) {
      expect(await booked(site, slot, email)).toMatchObject({ state: 'booked' });
    }
  });

  it('the link in the mail books it, mails both, and confirms the address for later bookings', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    const held = await booked(site, NINE, 'bo@x.be');
    const token = await tokenFor(site, 'bo@x.be');
    expect(await confirm(site, token, at(29))).toMatchObject({ error: null, answer: { state: 'booked' } });
    expect(await shown(site, held.id, at(60))).toBe('booked');
    expect((await mailsAt(site, at(31))).map(({ to }) => to).toSorted()).toEqual([
      'an@agency.test',
      'bo@x.be',
    ]);
    expect(await booked(site, TEN, 'bo@x.be', at(32))).toMatchObject({ state: 'booked' });
    // Pressed again, it gives the same answer and sends no second mail.
    expect(await confirm(site, token, at(40))).toMatchObject({ error: null, answer: { state: 'booked' } });
    expect(await rowsOf('outbox', site)).toHaveLength(7);
  });

  it('concurrent presses send no duplicate mails', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    await booked(site, NINE, 'bo@x.be');
    const token = await tokenFor(site, 'bo@x.be');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(site, token, at(5))));
    expect(outcomes.map(({ error }) => error)).toEqual(Array.from({ length: 8 }, () => null));
    expect(await rowsOf('outbox', site)).toHaveLength(5);
  });

  it.each(['the cron', 'the next booking'] as const)(
    'an expired hold blocks nothing, before and after %s releases it',
    async (by) => {
      const site = await anAgencyWithAgenda();
      await booked(site, EIGHT, 'an@x.be');
      const held = await booked(site, NINE, 'bo@x.be');
      const token = await tokenFor(site, 'bo@x.be');
      expect(await freeOn(site, at(30))).toEqual([NINE, TEN]);
      expect(await shown(site, held.id, at(30))).toBe('expired');
      if (by === 'the cron') await everyMinute(env, new Date(at(31)));
      expect(await booked(site, NINE, 'cas@x.be', at(31))).toMatchObject({ state: 'pending' });
      const late = await confirm(site, token, at(32));
      expect(late.error).toMatchObject({ code: 'expired' });
      expect(await shown(site, held.id, at(32))).toBe('expired');
      // Too late for the time, but it still confirmed the address.
      expect(await booked(site, TEN, 'bo@x.be', at(33))).toMatchObject({ state: 'booked' });
    },
  );

  it('a held one cancelled by its visitor is free at once and sends no mail', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    const { id } = await booked(site, NINE, 'bo@x.be');
    await callAt('cancelAppointment', { now: at(5), params: { siteId: site, id } });
    expect(await shown(site, id, at(40))).toBe('cancelled');
    expect(await freeOn(site, at(5))).toEqual([NINE, TEN]);
    expect((await rowsOf('outbox', site)).map(({ kind }) => kind)).not.toContain('appointment-cancelled');
  });

  it('concurrent bookings do not exceed the limit (races)', async () => {
    const site = await anAgencyWithAgenda();
    const slots = ['26', '27'].flatMap((day) =>
      ['08', '09', '10'].map((hour) => `202611${day}T${hour}00Z-an`),
    );
    const outcomes = await Promise.all(
      slots.flatMap((slot, n) => [0, 1, 2].map((m) => book(site, slot, `r${n}-${m}@x.be`))),
    );
    const rows = await rowsOf<{ starts_at: string; held_until: string | null }>('appointments', site);
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(6);
    expect(new Set(outcomes.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['slot_taken']));
    const standing = rows.filter(({ held_until }) => held_until === null);
    expect(standing.map(({ starts_at }) => starts_at.slice(0, 10)).toSorted()).toEqual([
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(await rowsOf('idempotent_answers', site)).toHaveLength(6);
  });

  it('a retry gets the first attempt’s answer, held or not', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    const call = {
      now: NOW,
      params: { siteId: site },
      body: anAppointment(NINE, { email: 'bo@x.be' }),
    };
    const key = 'one-key-of-this-booking';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callAt('bookAppointment', { ...call, key })),
    );
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.answer).toMatchObject({ state: 'pending' });
  });
});

describe('two simultaneous actions on a held appointment: one outcome, which both sides get', () => {
  /** A held appointment, with the visitor's id and link for it, and its number at the agency. */
  async function aHeldOne() {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    const { id } = await booked(site, NINE, 'bo@x.be');
    const token = await tokenFor(site, 'bo@x.be');
    const row = (await rowsOf<{ id: string; held_until: string | null }>('appointments', site)).find(
      ({ held_until }) => held_until !== null,
    );
    const number = row?.id.slice(0, 16) ?? '';
    const cancel = (bindings: Partial<WithDatabase> = {}) =>
      callAt('cancelAppointment', { now: at(5), params: { siteId: site, id }, bindings });
    const byAgency = (action: 'confirmAppointmentByHand' | 'declineAppointment', bindings = {}) =>
      callAt(action, {
        now: at(5),
        params: { siteId: site, id: number },
        body: { word: 'Graag.' },
        bindings,
      });
    const announced = async () =>
      (await mailsAt(site, at(6))).map(({ to, subject }) => [to, subject.split(':')[0]]).toSorted();
    return { site, id, token, cancel, byAgency, announced };
  }
  const CALLED_OFF = [['bo@x.be', 'Geannuleerd']];
  const NINE_FREE = [NINE, TEN];

  it('the agency confirms while the visitor cancels: the agency gets an error', async () => {
    const { site, id, cancel, byAgency, announced } = await aHeldOne();
    const { error } = await byAgency('confirmAppointmentByHand', justBefore(cancel));
    expect(error).toMatchObject({ code: 'is_cancelled_by_visitor' });
    expect([await shown(site, id, at(6)), await freeOn(site, at(6))]).toEqual(['cancelled', NINE_FREE]);
    expect(await announced()).toEqual([]);
  });

  it('the visitor cancels while the agency confirms: it is cancelled, and the visitor is informed', async () => {
    const { site, id, cancel, byAgency, announced } = await aHeldOne();
    const { error } = await cancel(justBefore(() => byAgency('confirmAppointmentByHand')));
    expect(error).toBeNull();
    expect([await shown(site, id, at(6)), await freeOn(site, at(6))]).toEqual(['cancelled', NINE_FREE]);
    // The agent was never told of the booking.
    expect(await announced()).toEqual(CALLED_OFF);
  });

  it.each(['by its visitor', 'by the agency'] as const)(
    'its link is pressed while it is cancelled %s: the page says so, also when opened again',
    async (by) => {
      const { site, token, cancel, byAgency, announced } = await aHeldOne();
      const callOff = () => (by === 'by its visitor' ? cancel() : byAgency('declineAppointment'));
      const pressed = await confirm(site, token, at(5), justBefore(callOff));
      expect(pressed).toMatchObject({ error: null, answer: { state: 'cancelled' } });
      expect(await confirm(site, token, at(6))).toMatchObject({ answer: { state: 'cancelled' } });
      expect(await freeOn(site, at(6))).toEqual(NINE_FREE);
      expect((await announced()).map(([to]) => to)).toEqual(by === 'by its visitor' ? [] : ['bo@x.be']);
    },
  );

  it('its link is pressed in its last second, and it expires before that is written', async () => {
    const { site, id, token, announced } = await aHeldOne();
    const last = new Date(Date.parse(at(30)) - 1).toISOString();
    const runsOut = justBefore(() => everyMinute(env, new Date(at(30))));
    expect((await confirm(site, token, last, runsOut)).error).toMatchObject({ code: 'expired' });
    expect([await shown(site, id, at(31)), await freeOn(site, at(31))]).toEqual(['expired', NINE_FREE]);
    expect(await announced()).toEqual([]);
  });

  it('in any order, nobody is informed that a cancelled appointment is confirmed', async () => {
    for (let run = 0; run < 6; run++) {
      const { site, id, token, cancel } = await aHeldOne();
      const actions = [() => confirm(site, token, at(5)), () => cancel()];
      const both = await Promise.all(
        (run % 2 === 0 ? actions : actions.toReversed()).map((action) => action()),
      );
      expect(both.map(({ error }) => error)).toEqual([null, null]);
      expect(await shown(site, id, at(6))).toBe('cancelled');
      expect(
        (await mailsAt(site, at(6))).filter(({ subject }) => !subject.startsWith('Geannuleerd')),
      ).toEqual([]);
    }
  });
});

describe('caps', () => {
  it('at most thirty an hour are held for a site, and an agency may have another limit', async () => {
    const site = await anAgencyWithAgenda();
    await env.DB.prepare("INSERT INTO limits VALUES (?, 'held_hour', 1)").bind(site).run();
    await booked(site, EIGHT, 'an@x.be');
    await booked(site, NINE, 'bo@x.be');
    expect((await book(site, TEN, 'cas@x.be')).error).toMatchObject({ code: 'too_many' });
    expect(await booked(site, TEN, 'cas@x.be', at(61))).toMatchObject({ state: 'pending' });
  });

  it('a network books ten a day with unconfirmed addresses; its key is deleted after a day', async () => {
    const site = await anAgencyWithAgenda();
    await env.DB.prepare("INSERT INTO limits VALUES (?, 'network_day', 2)").bind(site).run();
    const from = (network: string) => ({ 'X-CLIENT-NETWORK': network.repeat(64) });
    await booked(site, EIGHT, 'an@x.be', NOW, from('a'));
    await booked(site, FRIDAY, 'bo@x.be', NOW, from('a'));
    const third = '20261130T0800Z-an';
    expect((await book(site, third, 'cas@x.be', NOW, from('a'))).error).toMatchObject({ code: 'too_many' });
    expect(await rowsOf('appointments', site)).toHaveLength(2);
    await confirmAddresses(site, ['dee@x.be']);
    await booked(site, third, 'dee@x.be', NOW, from('a'));
    await booked(site, '20261201T0800Z-an', 'eva@x.be', NOW, from('b'));
    expect((await rowsOf('network_uses', site)).map(({ network_key }) => network_key).toSorted()).toEqual([
      'a'.repeat(64),
      'a'.repeat(64),
      'b'.repeat(64),
    ]);
    // The sweep runs at minute seventeen.
    await everyMinute(env, new Date('2026-11-22T11:17:00Z'));
    expect(await rowsOf('network_uses', site)).toEqual([]);
  });
});

describe('the mail of a held appointment', () => {
  it('is not sent once there is nothing left to confirm', async () => {
    const site = await anAgencyWithAgenda();
    await booked(site, EIGHT, 'an@x.be');
    await booked(site, NINE, 'bo@x.be');
    expect((await mailsAt(site, at(31))).map(({ to }) => to)).not.toContain('bo@x.be');
  });

  it('has a token that is not in the database, and that works on no other site', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    await booked(site, EIGHT, 'an@x.be');
    await booked(site, NINE, 'bo@x.be');
    const token = await tokenFor(site, 'bo@x.be');
    expect(JSON.stringify(await rowsOf('mailed_tokens', site))).not.toContain(token);
    expect((await confirm(other, token, at(1))).error).toMatchObject({ code: 'not_found' });
    expect((await confirm(site, 'x'.repeat(43), at(1))).error).toMatchObject({ code: 'not_found' });
  });
});
