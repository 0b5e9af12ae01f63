import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { AppointmentForAgency } from '#wire/answers.ts';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import type { Mail } from '../../mail/mail.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../../testing/agenda.ts';
import { mailsDue, rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';
const LATER = '2026-11-21T12:00:00.000Z';
/** Slots on a Thursday and the following Friday. */
const [EIGHT, NINE, TEN] = ['20261126T0800Z-an', '20261126T0900Z-an', '20261126T1000Z-an'] as const;
const [FRI_EIGHT, FRI_NINE, FRI_TEN] = [
  '20261127T0800Z-an',
  '20261127T0900Z-an',
  '20261127T1000Z-an',
] as const;
/** Bo works on Tuesdays. */
const BO = '20261124T0800Z-bo';

let made = 0;
/** A site for one test, in four languages; its visitors have confirmed addresses. */
async function anAgencyWithAgenda(): Promise<string> {
  const site = `moves-${++made}`;
  await store(anAgency(site, {}, { name: 'Kust & Zee', locales: [...LOCALES] }));
  await confirmAddresses(site, ['eva@example.be', 'jan@example.be']);
  return site;
}

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
});

const ask = (id: string, site: string, params: object, body: unknown, now: string, key?: string) =>
  callAt(id, {
    now,
    params: { siteId: site, ...params },
    body,
    ...(key === undefined ? {} : { key }),
  });

const book = async (site: string, slotId: string = EIGHT, changes: object = {}): Promise<string> => {
  const { answer, error } = await ask('bookAppointment', site, {}, anAppointment(slotId, changes), NOW);
  expect(error).toBeNull();
  return (answer as Appointment).id;
};
const move = (site: string, id: string, slotId: string, now = LATER, key?: string): Promise<Outcome> =>
  ask('moveAppointment', site, { id }, { slotId }, now, key);
const cancel = (site: string, id: string, now = LATER) =>
  ask('cancelAppointment', site, { id }, undefined, now);
const shown = async (site: string, id: string, now = LATER): Promise<Appointment> => {
  const { answer } = await ask('getAppointment', site, { id }, undefined, now);
  return answer as Appointment;
};
const list = async (site: string, now = LATER): Promise<AppointmentForAgency[]> => {
  const { answer } = await callAt('listAppointments', { now, params: { siteId: site }, query: {} });
  return (answer as { appointments: AppointmentForAgency[] }).appointments;
};
const byHand = async (site: string, slotId: string, word?: string, now = LATER): Promise<Outcome> => {
  const [{ id } = { id: '' }] = await list(site, now);
  return ask('moveAppointmentByHand', site, { id }, { slotId, ...(word && { word }) }, now);
};
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';
const freeOn = async (site: string, from = '2026-11-26', days = '2'): Promise<string[]> => {
  const { answer } = await callAt('getLiveAgenda', {
    now: LATER,
    params: { siteId: site, estateId: '1' },
    query: { from, days },
  });
  return (answer as LiveAgenda).slots.filter(({ free }) => free).map(({ id }) => id);
};
const kinds = async (site: string): Promise<string[]> =>
  (await rowsOf<{ id: string }>('outbox', site)).map(({ id }) => id.replace(/-[0-9a-f]{64}/, '')).toSorted();
/** All rows that a refused move could have changed. */
const stored = async (site: string) => [
  await rowsOf('appointments', site),
  await rowsOf('appointment_moves', site),
  await rowsOf('outbox', site),
];

/** Due mails of a site, by recipient. */
async function delivered(site: string, now = '2026-11-21T12:30:00Z'): Promise<Map<string, Mail>> {
  const mails = await mailsDue(now);
  return new Map(
    mails.filter(({ text }) => text.includes(`https://${site}.test/`)).map((mail) => [mail.to, mail]),
  );
}
const eventIn = (mail: Mail | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event');
  const { uid, sequence, startDate } = new ICAL.Event(component);
  return { uid, sequence, start: startDate.toString(), method: calendar.getFirstPropertyValue('method') };
};

describe('a visitor moves an appointment', () => {
  it('which frees the old time, takes the new one, and mails both old and new time', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    const before = eventIn((await delivered(site)).get('eva@example.be'));
    expect((await shown(site, id)).move).toBe('open');
    const { answer } = await move(site, id, FRI_NINE);
    expect(answer).toMatchObject({ id, state: 'booked', start: '2026-11-27T10:00:00+01:00' });
    expect(await shown(site, id)).toMatchObject({ start: '2026-11-27T10:00:00+01:00', state: 'booked' });
    const free = await freeOn(site);
    expect([free.includes(EIGHT), free.includes(FRI_NINE)]).toEqual([true, false]);
    const mails = await delivered(site);
    expect([...mails.keys()].toSorted()).toEqual(['an@agency.test', 'eva@example.be']);
    for (const mail of mails.values()) {
      expect(mail.subject).toMatch(/^Verplaatst: .*vrijdag 27 november, 10\.00\u00a0u$/);
      expect(mail.text).toContain('Voordien: donderdag 26 november, 9.00\u00a0u');
      expect(mail.text).toContain('Nu: vrijdag 27 november, 10.00\u00a0u tot 10.45\u00a0u');
      expect(eventIn(mail)).toEqual({
        uid: before.uid,
        sequence: 1,
        method: 'REQUEST',
        start: '2026-11-27T09:00:00Z',
      });
    }
    const text = mails.get('eva@example.be')?.text ?? '';
    for (const path of ['afspraak', 'afspraak-verplaatsen', 'afspraak-annuleren']) {
      expect(text).toContain(`https://${site}.test/nl/${path}/${id}`);
    }
    expect(text).not.toMatch(/Peeters|tweeën/);
    const notice = mails.get('an@agency.test')?.text ?? '';
    expect(notice).toContain('Eva Peeters koos een ander moment.');
    // The earlier mail's link was for another time; this one cancels the current one (decision 68).
    expect(notice).toMatch(new RegExp(`https://${site}\\.test/nl/beantwoorden/[\\w-]{43}`));
    // A later cancellation cancels the moved event.
    await cancel(site, id);
    expect(eventIn((await delivered(site)).get('eva@example.be'))).toMatchObject({
      uid: before.uid,
      sequence: 2,
      method: 'CANCEL',
    });
  });

  it('across a clock change, in wall time', async () => {
    const site = await anAgencyWithAgenda();
    const now = '2027-03-20T11:00:00Z';
    const { answer } = await ask('bookAppointment', site, {}, anAppointment('20270326T0800Z-an'), now);
    const { id, start } = answer as Appointment;
    expect(start).toBe('2027-03-26T09:00:00+01:00');
    // Easter Monday is the 29th, a holiday.
    const moved = await move(site, id, '20270330T0700Z-an', now);
    expect(moved.answer).toMatchObject({ start: '2027-03-30T09:00:00+02:00' });
    expect(codeOf(await move(site, id, '20270330T0800Z-an', now))).toBe('done');
    expect(codeOf(await move(site, id, '20270329T0700Z-an', now))).toBe('invalid_request');
  });

  it('once per key, and does nothing for its current time', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    const key = 'a-key-of-one-move-only';
    const [first, again] = [await move(site, id, NINE, LATER, key), await move(site, id, NINE, LATER, key)];
    expect(again).toEqual(first);
    const before = await stored(site);
    expect(codeOf(await move(site, id, NINE))).toBe('done');
    expect(await stored(site)).toEqual(before);
    expect(await kinds(site)).toEqual([
      'appointment-booked-agent',
      'appointment-booked-visitor',
      'appointment-moved-agent-1',
      'appointment-moved-visitor-1',
    ]);
  });

  it('at most three times', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    for (const slot of [NINE, TEN, FRI_EIGHT]) expect(codeOf(await move(site, id, slot))).toBe('done');
    expect((await shown(site, id)).move).toBe('often');
    const before = await stored(site);
    expect(codeOf(await move(site, id, FRI_NINE))).toBe('changed');
    expect(await stored(site)).toEqual(before);
    // The agency still can.
    expect(codeOf(await byHand(site, FRI_NINE))).toBe('done');
  });

  it('not to a taken time: the old one stays, and free times are offered', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await book(site, NINE, { email: 'jan@example.be' });
    const before = await stored(site);
    const { error } = await move(site, id, NINE);
    expect(error).toMatchObject({ code: 'slot_taken', fields: { slotId: 'taken' } });
    expect(error?.details.nextSlots?.[0]?.id).toBe(TEN);
    expect(await stored(site)).toEqual(before);
  });

  it.each([
    ['in nobody’s agenda', '20261126T0815Z-an', 'invalid_request'],
    ['of another agent', BO, 'invalid_request'],
    ['within notice', '20261120T0800Z-an', 'invalid_request'],
    ['that names nothing', 'x', 'invalid_request'],
  ])('to no time %s', async (_, slotId, code) => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    const before = await stored(site);
    expect(codeOf(await move(site, id, slotId))).toBe(code);
    expect(await stored(site)).toEqual(before);
  });

  it.each([
    ['within notice', 'late', '2026-11-25T09:00:00Z'],
    ['that has begun', undefined, '2026-11-26T08:00:00Z'],
  ])('but not one %s', async (_, said, now) => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    expect((await shown(site, id, now)).move).toBe(said);
    const before = await stored(site);
    expect(codeOf(await move(site, id, FRI_TEN, now))).toBe('changed');
    expect(await stored(site)).toEqual(before);
  });

  it('not when it is cancelled, held, of a sold home, or of another agency', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    const [cancelled, sold] = [await book(site), await book(site, NINE)];
    await cancel(site, cancelled);
    await book(site, FRI_EIGHT, { email: 'nobody@example.be' });
    const held = await book(site, FRI_NINE, { email: 'unknown@example.be' });
    expect((await shown(site, held, NOW)).state).toBe('pending');
    expect(codeOf(await move(site, cancelled, TEN))).toBe('changed');
    expect(codeOf(await move(site, held, TEN, NOW))).toBe('changed');
    expect(codeOf(await move(other, sold, TEN))).toBe('not_found');
    await env.DB.prepare("UPDATE estates SET on_offer = 0, transaction_id = 5 WHERE site_id = ? AND id = '1'")
      .bind(site)
      .run();
    expect((await shown(site, sold)).move).toBe('closed');
    expect(codeOf(await move(site, sold, TEN))).toBe('changed');
    const hashes = (await rowsOf<{ id: string }>('appointments', site)).map(({ id }) => id);
    for (const guess of hashes.flatMap((hash) => [hash, hash.slice(0, 22)])) {
      expect(codeOf(await move(site, guess, TEN))).toBe('not_found');
    }
    expect(await rowsOf('appointment_moves', site)).toEqual([]);
  });

  it('not to a day already filled by unconfirmed addresses, for an unconfirmed address', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site, EIGHT, { email: 'one@example.be' });
    await book(site, FRI_EIGHT, { email: 'two@example.be' });
    expect((await move(site, id, FRI_NINE)).error).toMatchObject({
      code: 'too_many',
      fields: { slotId: 'too_many' },
    });
    expect(codeOf(await move(site, id, NINE))).toBe('done');
    await confirmAddresses(site, ['one@example.be']);
    expect(codeOf(await move(site, id, FRI_NINE))).toBe('done');
  });
});

describe('the agency moves an appointment', () => {
  it('to another agent, with a message: visitor and both agents get mails, and the former agent a cancellation', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await delivered(site);
    const { answer } = await byHand(site, BO, 'An is ziek.');
    expect(answer).toMatchObject({ start: '2026-11-24T09:00:00+01:00', agent: { name: 'Bo Agent' } });
    const mails = await delivered(site);
    const visitor = mails.get('eva@example.be');
    expect(visitor?.text).toContain('Kust & Zee heeft uw bezoek verplaatst.');
    expect(visitor?.text).toContain('> An is ziek.');
    expect(visitor?.text).toContain('Met wie: Bo Agent');
    expect(mails.get('bo@agency.test')?.text).toContain(
      'Voordien: donderdag 26 november, 9.00\u00a0u, An Agent',
    );
    expect(eventIn(mails.get('bo@agency.test'))).toMatchObject({ sequence: 1, method: 'REQUEST' });
    expect(mails.get('an@agency.test')?.text).toContain('Bo Agent neemt het over');
    expect(eventIn(mails.get('an@agency.test'))).toMatchObject({
      uid: eventIn(visitor).uid,
      sequence: 1,
      method: 'CANCEL',
      start: '2026-11-26T08:00:00Z',
    });
    expect(await shown(site, id)).toMatchObject({ agent: { name: 'Bo Agent' } });
    const [noted] = await rowsOf<{ deed: string; what: string }>('journal', site);
    expect([noted?.deed, noted?.what]).toEqual(['appointment.moved', `${(await list(site))[0]?.id} ${BO}`]);
    // Already at that time: nothing changes.
    const before = await stored(site);
    expect(codeOf(await byHand(site, BO))).toBe('done');
    expect(await stored(site)).toEqual(before);
  });

  it('within the notice period too, but not into the past, outside of an agenda, or to a taken time', async () => {
    const site = await anAgencyWithAgenda();
    await book(site);
    await book(site, NINE, { email: 'jan@example.be' });
    const now = '2026-11-26T07:00:00Z';
    for (const [slot, code] of [
      ['20261125T0800Z-an', 'invalid_request'],
      ['20261126T0801Z-an', 'invalid_request'],
      ['20261126T0800Z-ghost', 'invalid_request'],
      [NINE, 'slot_taken'],
      [TEN, 'done'],
    ] as const) {
      expect([slot, codeOf(await byHand(site, slot, undefined, now))]).toEqual([slot, code]);
    }
  });

  it('not a held or past one', async () => {
    const site = await anAgencyWithAgenda();
    await book(site, FRI_EIGHT, { email: 'nobody@example.be' });
    await book(site, EIGHT, { email: 'first@example.be' });
    const id = await book(site, FRI_NINE, { email: 'unknown@example.be' });
    const held = (await list(site, NOW)).at(-1)?.id ?? '';
    const answer = await ask('moveAppointmentByHand', site, { id: held }, { slotId: TEN }, NOW);
    expect(codeOf(answer)).toBe('is_pending');
    expect(codeOf(await byHand(site, TEN, undefined, '2026-11-26T09:00:00Z'))).toBe('is_past');
    expect(id).not.toBe('');
  });
});

describe('the mails', () => {
  it('of two moves report only the last, from the time the reader knew', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await delivered(site);
    await move(site, id, NINE);
    await move(site, id, FRI_TEN);
    const mails = await delivered(site);
    expect(mails.size).toBe(2);
    for (const mail of mails.values()) {
      expect(mail.text).toContain('Voordien: donderdag 26 november, 9.00\u00a0u');
      expect(eventIn(mail)).toMatchObject({ sequence: 2, start: '2026-11-27T10:00:00Z' });
    }
  });

  it('of a booking moved before its mail was sent report the current time', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await move(site, id, NINE);
    const mails = await delivered(site);
    expect(mails.get('eva@example.be')?.subject).toMatch(/donderdag 26 november, 10\.00\u00a0u$/);
    expect(eventIn(mails.get('eva@example.be'))).toMatchObject({
      sequence: 1,
      start: '2026-11-26T09:00:00Z',
    });
  });

  it('of a cancelled move report only the cancellation', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await delivered(site);
    await move(site, id, NINE);
    await cancel(site, id);
    const mails = await delivered(site);
    expect([...mails.values()].every(({ subject }) => subject.startsWith('Geannuleerd'))).toBe(true);
  });

  it.each(LOCALES)('are written in %s throughout', async (locale) => {
    const site = await anAgencyWithAgenda();
    const id = await book(site, EIGHT, { locale });
    await delivered(site);
    const subjects = new Set<string>();
    for (const act of [() => move(site, id, NINE), () => byHand(site, BO, 'x')]) {
      await act();
      const mail = (await delivered(site)).get('eva@example.be');
      expect(mail?.html).toContain(`<html lang="${locale}">`);
      expect(mail?.text).toContain(`https://${site}.test/${locale}/`);
      expect(mail?.text).not.toMatch(/undefined|null|\[object|\{\{|moves\.|appointments\./);
      subjects.add(mail?.subject ?? '');
    }
    expect(subjects.size).toBe(2);
  });
});

describe('races', () => {
  it.each([0, 1, 2])('of two moves into one time: one wins, the other keeps its own (%i)', async () => {
    const site = await anAgencyWithAgenda();
    const ids = [await book(site), await book(site, NINE, { email: 'jan@example.be' })];
    await delivered(site);
    const outcomes = await Promise.all(ids.map((id) => move(site, id, FRI_TEN)));
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', 'slot_taken']);
    const starts = (await list(site)).map(({ start }) => start);
    const lost = outcomes.findIndex((outcome) => codeOf(outcome) === 'slot_taken');
    expect(starts).toEqual([
      lost === 0 ? '2026-11-26T09:00:00+01:00' : '2026-11-26T10:00:00+01:00',
      '2026-11-27T11:00:00+01:00',
    ]);
    expect(outcomes[lost]?.error?.details.nextSlots?.[0]?.free).toBe(true);
    const kind = (await kinds(site)).filter((mail) => mail.startsWith('appointment-moved'));
    expect(kind).toEqual(['appointment-moved-agent-1', 'appointment-moved-visitor-1']);
  });

  it.each([0, 1, 2])('a simultaneous move and cancellation: both get the same outcome (%i)', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await delivered(site);
    const [moved] = await Promise.all([move(site, id, NINE), cancel(site, id)]);
    expect(['done', 'changed']).toContain(codeOf(moved));
    expect((await shown(site, id)).state).toBe('cancelled');
    expect(await freeOn(site)).toEqual([EIGHT, NINE, TEN, FRI_EIGHT, FRI_NINE, FRI_TEN]);
    const mails = await delivered(site);
    expect([...mails.values()].map(({ subject }) => subject.split(':')[0])).toEqual([
      'Geannuleerd',
      'Geannuleerd',
    ]);
  });

  it.each([0, 1, 2])(
    'of the visitor and the agency: it moves once, and the other is refused (%i)',
    async () => {
      const site = await anAgencyWithAgenda();
      const id = await book(site);
      const outcomes = await Promise.all([move(site, id, NINE), byHand(site, BO), move(site, id, TEN)]);
      const done = outcomes.filter((outcome) => codeOf(outcome) === 'done');
      const rows = await rowsOf<{ sequence: number }>('appointments', site);
      expect(rows[0]?.sequence).toBe(done.length);
      expect(await rowsOf('appointment_moves', site)).toHaveLength(done.length);
      expect(done.length).toBeGreaterThan(0);
      for (const outcome of outcomes) expect(['done', 'changed']).toContain(codeOf(outcome));
    },
  );
});
