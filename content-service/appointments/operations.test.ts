import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAgenda, anAppointment, callAt } from '../testing/agenda.ts';
import { answerOf, get } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { aKey, postOnce, rowsOf } from '../testing/messages.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

/** A Saturday noon in Brussels. */
const NOW = '2026-11-21T11:00:00Z';
const THURSDAY = '20261126T0800Z-an';

const SITES = ['shown', 'booked', 'capped', 'busy', 'wrong', 'cancelled', 'late', 'other', 'wire', 'keyed'];
beforeAll(() =>
  store(
    ...SITES.map((site) => anAgency(site)),
    anAgency('night', {
      noticeHours: 0,
      hours: { sun: [['01:00', '04:00']] },
      closedOnHolidays: false,
      horizonDays: 90,
    }),
    siteStatements(aSite('mute')),
    estateStatements('mute', anEstate(1)),
    estateStatements('shown', anEstate(7)),
  ),
);

const agendaOf = async (siteId: string, estateId: string, query: object = {}, now = NOW) =>
  (await callAt('getLiveAgenda', { now, params: { siteId, estateId }, query })) as {
    answer: LiveAgenda;
    error: { code: string; fields?: object } | null;
  };
const book = (siteId: string, slotId: string, changes: object = {}, now = NOW) =>
  callAt('bookAppointment', { now, params: { siteId }, body: anAppointment(slotId, changes) });
const booked = async (siteId: string, slotId: string, changes: object = {}, now = NOW) => {
  const { answer, error } = await book(siteId, slotId, changes, now);
  expect(error).toBeNull();
  return answer as Appointment;
};
const onReservation = (call: 'getAppointment' | 'cancelAppointment', siteId: string, id: string, now = NOW) =>
  callAt(call, { now, params: { siteId, id } });

describe('GET …/live-agenda/{estateId}', () => {
  it('gives fourteen days in Brussels time, and the agent (contract, "Live agenda")', async () => {
    const { answer } = await agendaOf('shown', '1');
    expect(answer.timezone).toBe('Europe/Brussels');
    expect(answer.agent).toEqual({ name: 'An Agent', phone: '050 11 11 11' });
    expect(answer.slots[0]).toEqual({
      id: '20261123T0800Z-an',
      start: '2026-11-23T09:00:00+01:00',
      end: '2026-11-23T09:45:00+01:00',
      free: true,
    });
    expect(answer.slots.at(-1)?.start).toBe('2026-12-04T11:00:00+01:00');
    expect(answer.nextDay).toBe('2026-12-07');
    expect(new Set(answer.slots.map(({ id }) => id)).size).toBe(30);
  });

  it('gives the requested days, none before today', async () => {
    const days = async (query: object) => [
      ...new Set((await agendaOf('shown', '1', query)).answer.slots.map(({ start }) => start.slice(0, 10))),
    ];
    expect(await days({ from: '2026-11-26', days: '1' })).toEqual(['2026-11-26']);
    expect(await days({ from: '2026-01-01', days: '4' })).toEqual(['2026-11-23', '2026-11-24']);
    expect(await days({ from: '2027-06-01', days: '14' })).toEqual([]);
  });

  it.each(['0', '63', '99'])('refuses %s days', async (days) => {
    expect((await agendaOf('shown', '1', { days })).error).toMatchObject({ fields: { days: 'invalid' } });
  });

  it('is the contact person’s if that is an agent, with their own hours', async () => {
    const { answer } = await agendaOf('shown', '3');
    expect(answer.agent?.name).toBe('Bo Agent');
    expect(answer.slots.map(({ id }) => id)).toEqual([
      '20261124T0800Z-bo',
      '20261124T0900Z-bo',
      '20261124T1000Z-bo',
      '20261201T0800Z-bo',
      '20261201T0900Z-bo',
      '20261201T1000Z-bo',
    ]);
  });

  it('ends at the horizon, and has no times on holidays', async () => {
    const { answer } = await agendaOf('shown', '1', { from: '2026-12-24', days: '62' });
    const days = new Set(answer.slots.map(({ start }) => start.slice(0, 10)));
    expect([...days]).toEqual(['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']);
    expect(answer.nextDay).toBeNull();
  });

  it('has no times for an estate that is sold', async () => {
    expect((await agendaOf('shown', '4')).answer).toMatchObject({ slots: [], nextDay: null, agent: null });
  });

  it.each([
    ['an estate that was withdrawn', 'shown', '5', 'gone'],
    ['an estate that never was', 'shown', '99', 'not_found'],
    ['an agency without agenda', 'mute', '1', 'not_found'],
    ['a site that is not there', 'nowhere', '1', 'not_found'],
  ])('answers for %s', async (_what, site, estate, code) => {
    expect((await agendaOf(site, estate)).error?.code).toBe(code);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/live-agenda/${id}`, headers),
    site: 'shown',
    id: '7',
    foreignSite: 'night',
  });
});

describe('POST …/live-agenda/reservation', () => {
  it('books the time and queues a mail to both sides, in one transaction (contract, "Live agenda")', async () => {
    const appointment = await booked('booked', THURSDAY);
    expect(appointment).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      estateId: '1',
      start: '2026-11-26T09:00:00+01:00',
      end: '2026-11-26T09:45:00+01:00',
      timezone: 'Europe/Brussels',
      state: 'booked',
      locale: 'nl',
      agent: { name: 'An Agent', phone: '050 11 11 11' },
      place: 'Knokkestraat 12, 8300 Knokke',
    });
    const [row, ...others] = await rowsOf('appointments', 'booked');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'booked', agent_id: 'an', starts_at: '2026-11-26T08:00:00.000Z' });
    // A reader of the database cannot cancel.
    expect(JSON.stringify(row)).not.toContain(appointment.id);
    const mails = await rowsOf('outbox', 'booked');
    expect(mails.map(({ kind }) => kind)).toEqual(['appointment-booked', 'appointment-booked']);
    expect((await agendaOf('booked', '1')).answer.slots.filter(({ free }) => !free)).toMatchObject([
      { id: THURSDAY },
    ]);
  });

  it('answers a taken time with the next free ones, and stores nothing (contract, "Live agenda")', async () => {
    await confirmAddresses('busy', ['bo@example.be']);
    await booked('busy', THURSDAY);
    await booked('busy', '20261126T0900Z-an', { email: 'bo@example.be' });
    // Another estate of the same agent: unique per agent and time, not per estate.
    const { error } = await book('busy', THURSDAY, { estateId: '2', email: 'cas@example.be' });
    expect(error).toMatchObject({ code: 'slot_taken', fields: { slotId: 'taken' } });
    expect(error?.details.nextSlots?.map(({ id }) => id).slice(0, 2)).toEqual([
      '20261126T1000Z-an',
      '20261127T0800Z-an',
    ]);
    expect(await rowsOf('appointments', 'busy')).toHaveLength(2);
    expect(await rowsOf('outbox', 'busy')).toHaveLength(4);
    expect(await rowsOf('idempotent_answers', 'busy')).toHaveLength(2);
  });

  it('lets two agents show estates at the same time', async () => {
    await booked('other', '20261124T0800Z-an');
    await booked('other', '20261124T0800Z-bo', { estateId: '3' });
  });

  it('neither shows nor books a time that the agent has blocked', async () => {
    const agents = anAgenda().agents.map((agent) => ({
      ...agent,
      taken: [['2026-11-26T09:30:00+01:00', '2026-11-26T10:15:00+01:00']] as [string, string][],
    }));
    await store(anAgency('taken', { agents }));
    const { answer } = await agendaOf('taken', '1', { from: '2026-11-26', days: '1' });
    expect(answer.slots.map(({ free }) => free)).toEqual([false, false, true]);
    const { error } = await book('taken', '20261126T0900Z-an');
    expect(error).toMatchObject({ code: 'slot_taken', fields: { slotId: 'taken' } });
    expect(error?.details.nextSlots?.[0]?.id).toBe('20261126T1000Z-an');
    await booked('taken', '20261126T1000Z-an');
  });

  it('refuses overlaps after a change of the slot length', async () => {
    const at = '2026-12-08T08:30:00.000Z';
    await env.DB.prepare(
      'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, occupied_until, ' +
        "origin, email_key, created_at, doc) VALUES ('other', 'old', 's', '1', 'an', ?1, ?2, ?2, '', '', ?1, '{}')",
    )
      .bind(at, '2026-12-08T09:10:00.000Z')
      .run();
    const slot = (n: string) => `20261208T${n}Z-an`;
    for (const id of [slot('0800'), slot('0900')])
      expect((await book('other', id)).error?.code).toBe('slot_taken');
    await booked('other', slot('1000'));
    const { answer } = await agendaOf('other', '1', { from: '2026-12-08', days: '1' });
    expect(answer.slots.map(({ free }) => free)).toEqual([false, false, false]);
  });

  it.each([
    ['made up', 'x', 'invalid'],
    ['outside the hours', '20261126T1800Z-an', 'invalid'],
    ['between two times', '20261126T0830Z-an', 'invalid'],
    ['on a Sunday', '20261129T0800Z-an', 'invalid'],
    ['on a day that does not exist', '20261131T0800Z-an', 'invalid'],
    ['beyond the horizon', '20270315T0800Z-an', 'invalid'],
    ['of another agent', '20261124T0800Z-bo', 'invalid'],
    ['of nobody', '20261126T0800Z-zed', 'invalid'],
    ['that is past', '20261119T0800Z-an', 'past'],
  ])('refuses a time %s, names the field and stores nothing', async (_what, slotId, problem) => {
    const { error } = await book('wrong', slotId);
    expect(error).toMatchObject({ code: 'invalid_request', fields: { slotId: problem } });
    expect(await rowsOf('appointments', 'wrong')).toEqual([]);
    expect(await rowsOf('outbox', 'wrong')).toEqual([]);
    expect(await rowsOf('idempotent_answers', 'wrong')).toEqual([]);
  });

  it('refuses a time for an estate that is sold, withdrawn, or another agency’s', async () => {
    expect((await book('wrong', THURSDAY, { estateId: '4' })).error?.fields).toEqual({ slotId: 'invalid' });
    expect((await book('wrong', THURSDAY, { estateId: '5' })).error?.code).toBe('gone');
    expect((await book('wrong', THURSDAY, { estateId: '99' })).error?.code).toBe('not_found');
    expect((await book('mute', THURSDAY)).error?.code).toBe('not_found');
    expect((await book('wrong', THURSDAY, { locale: 'de' })).error?.fields).toEqual({ locale: 'invalid' });
    expect(await rowsOf('appointments', 'wrong')).toEqual([]);
  });

  it('takes a booking until the exact end of the notice period', async () => {
    const slot = '20261203T0800Z-an';
    expect((await book('late', slot, {}, '2026-12-02T08:00:01Z')).error?.fields).toEqual({ slotId: 'past' });
    expect((await book('late', slot, {}, '2026-12-02T08:00:00.001Z')).error?.fields).toEqual({
      slotId: 'past',
    });
    await booked('late', slot, {}, '2026-12-02T07:59:59Z');
    await booked('late', '20261203T0900Z-an', {}, '2026-12-02T09:00:00Z');
  });

  it.each([
    ['forward', '2027-03-28', '2027-03-26T12:00:00Z', ['01:00:00+01:00', '03:00:00+02:00']],
    ['back', '2026-10-25', '2026-10-23T12:00:00Z', ['01:00:00+02:00', '02:00:00+02:00', '03:00:00+01:00']],
  ])('offers each time once when the clock is put %s, and takes it', async (_what, day, now, times) => {
    const { answer } = await agendaOf('night', '1', { from: day, days: '1' }, now);
    expect(answer.slots.map(({ start }) => start.slice(11))).toEqual(times);
    for (const [index, { id, start }] of answer.slots.entries()) {
      const appointment = await booked('night', id, { email: `${day}-${index}@example.be` }, now);
      expect(appointment.start).toBe(start);
    }
    const after = await agendaOf('night', '1', { from: day, days: '1' }, now);
    expect(after.answer.slots.every(({ free }) => !free)).toBe(true);
  });

  it('refuses the second of two equal times', async () => {
    const { error } = await book('night', '20261025T0100Z-an', {}, '2026-10-23T12:00:00Z');
    expect(error?.fields).toEqual({ slotId: 'invalid' });
  });

  it('limits a person to three coming appointments, whatever the case of the address', async () => {
    for (const time of ['0800', '0900', '1000']) await booked('capped', `20261126T${time}Z-an`);
    const { error } = await book('capped', '20261127T0800Z-an', { email: 'EVA@example.be' });
    expect(error).toMatchObject({ code: 'too_many', fields: { email: 'too_many' } });
    // Past appointments do not count.
    await booked('capped', '20261130T0800Z-an', {}, '2026-11-27T08:00:00Z');
  });

  it('limits a person to ten bookings a day, cancelled or not', async () => {
    const one = { email: 'often@example.be' };
    for (let time = 0; time < 10; time++) {
      const { id } = await booked('capped', '20261202T0800Z-an', one);
      await onReservation('cancelAppointment', 'capped', id);
    }
    expect((await book('capped', '20261202T0800Z-an', one)).error?.code).toBe('too_many');
    await booked('capped', '20261202T0800Z-an', { email: 'seldom@example.be' });
  });

  it('repeats the answer for the same key, and answers 422 for another body (contract, "Conventions")', async () => {
    const call = { now: NOW, params: { siteId: 'keyed' }, body: anAppointment(THURSDAY), key: aKey() };
    const first = await callAt('bookAppointment', call);
    expect(await callAt('bookAppointment', call)).toEqual(first);
    const other = await callAt('bookAppointment', { ...call, body: anAppointment('20261127T0800Z-an') });
    expect(other.error?.code).toBe('idempotency_key_reused');
    expect(await rowsOf('appointments', 'keyed')).toHaveLength(1);
    expect(await rowsOf('outbox', 'keyed')).toHaveLength(2);
  });
});

describe('GET and DELETE …/live-agenda/reservation/{id}', () => {
  it('cancels, frees the time and mails both; gives the same answer again', async () => {
    const { id } = await booked('cancelled', THURSDAY);
    for (let time = 0; time < 2; time++) {
      expect(await onReservation('cancelAppointment', 'cancelled', id)).toEqual({
        answer: null,
        error: null,
      });
    }
    expect((await onReservation('getAppointment', 'cancelled', id)).answer).toMatchObject({
      id,
      state: 'cancelled',
    });
    const kinds = (await rowsOf('outbox', 'cancelled')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'appointment-cancelled')).toHaveLength(2);
    const again = await booked('cancelled', THURSDAY);
    expect(again.id).not.toBe(id);
    // Long after: still cancelled, not past.
    const later = '2027-01-01T00:00:00Z';
    expect((await onReservation('cancelAppointment', 'cancelled', id, later)).error).toBeNull();
    expect((await onReservation('getAppointment', 'cancelled', id, later)).answer).toMatchObject({
      state: 'cancelled',
    });
  });

  it('is past from its first second, and then stays (contract, "Live agenda")', async () => {
    const { id } = await booked('late', '20261124T0800Z-an');
    const begins = '2026-11-24T08:00:00Z';
    expect((await onReservation('cancelAppointment', 'late', id, begins)).error?.code).toBe('past');
    expect((await onReservation('getAppointment', 'late', id, begins)).answer).toMatchObject({
      state: 'past',
    });
    const before = '2026-11-24T07:59:59.999Z';
    expect((await onReservation('getAppointment', 'late', id, before)).answer).toMatchObject({
      state: 'booked',
    });
    expect((await onReservation('cancelAppointment', 'late', id, before)).error).toBeNull();
  });

  it('answers 404 for an unknown id, and for another agency’s', async () => {
    const { id } = await booked('cancelled', '20261127T0800Z-an');
    for (const call of ['getAppointment', 'cancelAppointment'] as const) {
      expect((await onReservation(call, 'cancelled', 'A'.repeat(43))).error?.code).toBe('not_found');
      expect((await onReservation(call, 'other', id)).error?.code).toBe('not_found');
    }
    expect((await onReservation('getAppointment', 'cancelled', id)).answer).toMatchObject({
      state: 'booked',
    });
  });

  it('does not show a hidden street after a booking', async () => {
    const appointment = await booked('cancelled', '20261201T0800Z-an', { estateId: '6' });
    expect(appointment.place).toBe('8300 Knokke');
  });

  it('contains no data about the visitor', async () => {
    const { id } = await booked('cancelled', '20261203T0800Z-an', { email: 'eva@home.example' });
    const { answer } = await onReservation('getAppointment', 'cancelled', id);
    expect(JSON.stringify(answer)).not.toMatch(/Eva|Peeters|eva@|0470|tweeën/);
  });
});

describe('appointments over HTTP', () => {
  const path = '/sites/wire/live-agenda';
  it('works end to end, in an agenda of today', async () => {
    const { slots } = await (await get(`${path}/1?days=30`)).json<LiveAgenda>();
    const free = slots.find((slot) => slot.free);
    const created = await postOnce(`${path}/reservation`, anAppointment(free?.id ?? ''));
    expect(created.status).toBe(201);
    const appointment = await created.json<Appointment>();
    expect(await answerOf(await get(`${path}/reservation/${appointment.id}`))).toEqual({
      status: 200,
      body: { ...appointment, move: 'open', number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}$/) },
    });
  });

  it('requires a key, a valid body and a valid id', async () => {
    expect((await postOnce(`${path}/reservation`, anAppointment(THURSDAY), '')).status).toBe(400);
    const bad = anAppointment('../1', { firstname: '', email: 'eva@', consent: false, extra: 1 });
    expect(await answerOf(await postOnce(`${path}/reservation`, bad))).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: {
            slotId: 'invalid',
            firstname: 'required',
            email: 'email',
            consent: 'consent',
            extra: 'unknown field',
          },
        },
      },
    });
    expect((await get(`${path}/reservation/short`)).status).toBe(400);
    expect((await get(`${path}/1?from=2026-02-30`)).status).toBe(400);
  });
});
