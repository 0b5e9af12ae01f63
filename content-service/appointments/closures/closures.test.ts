import { describe, expect, it } from 'vitest';
import type { AppointmentForAgency } from '#wire/answers.ts';
import type { Closure } from '#wire/closures.ts';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../../testing/agenda.ts';
import { rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';
const DAY = '2026-11-26';
const [EIGHT, NINE, TEN] = ['20261126T0800Z-an', '20261126T0900Z-an', '20261126T1000Z-an'] as const;

let made = 0;
async function anAgencyWithAgenda(): Promise<string> {
  const site = `closed-${++made}`;
  await store(anAgency(site));
  await confirmAddresses(site, ['eva@example.be', 'jan@example.be']);
  return site;
}

const ask = (id: string, site: string, body?: unknown, params: object = {}, now = NOW): Promise<Outcome> =>
  callAt(id, { now, params: { siteId: site, ...params }, body });
const close = async (site: string, body: object) => {
  const { answer, error } = await ask('closeAgenda', site, body);
  expect(error).toBeNull();
  return answer as { closure: Closure; appointments: AppointmentForAgency[] };
};
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';
const freeOn = async (site: string, estateId = '1', from = DAY): Promise<string[]> => {
  const params = { siteId: site, estateId };
  const { answer } = await callAt('getLiveAgenda', { now: NOW, params, query: { from, days: '1' } });
  return (answer as LiveAgenda).slots.filter(({ free }) => free).map(({ id }) => id);
};

describe('a closure', () => {
  it('removes times from the agenda at once, until it is removed', async () => {
    const site = await anAgencyWithAgenda();
    const { closure } = await close(site, { from: DAY });
    expect(closure).toMatchObject({
      agentId: null,
      start: '2026-11-26T00:00:00+01:00',
      end: '2026-11-27T00:00:00+01:00',
    });
    expect(await freeOn(site)).toEqual([]);
    const refused = await ask('bookAppointment', site, anAppointment(EIGHT));
    expect(refused.error).toMatchObject({ code: 'slot_taken' });
    expect(refused.error?.details.nextSlots?.[0]?.id).toBe('20261127T0800Z-an');
    expect(codeOf(await ask('openAgenda', site, undefined, { id: closure.id }))).toBe('done');
    expect(await freeOn(site)).toEqual([EIGHT, NINE, TEN]);
    expect(codeOf(await ask('openAgenda', site, undefined, { id: closure.id }))).toBe('not_found');
    const events = (await rowsOf<{ deed: string }>('journal', site)).map(({ deed: action }) => action);
    expect(events).toEqual(['agenda.closed', 'agenda.opened']);
  });

  it('may cover some hours of one agent', async () => {
    const site = await anAgencyWithAgenda();
    await close(site, { from: DAY, hours: ['09:30', '10:15'], agentId: 'an' });
    expect(await freeOn(site)).toEqual([TEN]);
    await close(site, { from: '2026-11-24', agentId: 'an' });
    expect(await freeOn(site, '3', '2026-11-24')).toHaveLength(3);
    await close(site, { from: '2026-11-24', to: '2026-11-25' });
    expect(await freeOn(site, '3', '2026-11-24')).toEqual([]);
  });

  it('covers the whole day on days of a clock change', async () => {
    const site = await anAgencyWithAgenda();
    const { closure } = await close(site, { from: '2027-03-28' });
    expect(closure).toMatchObject({ start: '2027-03-28T00:00:00+01:00', end: '2027-03-29T00:00:00+02:00' });
  });

  it('lists the bookings within, and cancels none', async () => {
    const site = await anAgencyWithAgenda();
    await ask('bookAppointment', site, anAppointment(NINE));
    await ask('bookAppointment', site, anAppointment('20261127T0800Z-an', { email: 'jan@example.be' }));
    const { appointments } = await close(site, { from: DAY });
    expect(appointments.map(({ start, state }) => [start, state])).toEqual([
      ['2026-11-26T10:00:00+01:00', 'booked'],
    ]);
    expect((await close(site, { from: DAY })).appointments).toHaveLength(1);
    expect(await rowsOf('agenda_closures', site)).toHaveLength(1);
    const rows = await rowsOf<{ state: string }>('appointments', site);
    expect(rows.map(({ state }) => state)).toEqual(['booked', 'booked']);
  });

  it('allows no move into it', async () => {
    const site = await anAgencyWithAgenda();
    const { answer } = await ask('bookAppointment', site, anAppointment('20261127T0800Z-an'));
    await close(site, { from: DAY });
    const moved = await ask('moveAppointment', site, { slotId: EIGHT }, { id: (answer as Appointment).id });
    expect(codeOf(moved)).toBe('slot_taken');
  });

  it.each([0, 1, 2])('at the same time as a booking: it is either refused or listed (%i)', async () => {
    const site = await anAgencyWithAgenda();
    const [booked, closed] = await Promise.all([
      ask('bookAppointment', site, anAppointment(EIGHT)),
      close(site, { from: DAY }),
    ]);
    expect(closed.appointments).toHaveLength(codeOf(booked) === 'done' ? 1 : 0);
    expect(['done', 'slot_taken']).toContain(codeOf(booked));
  });

  it.each([
    [{ from: DAY, to: '2026-11-25' }, 'to'],
    [{ from: DAY, to: '2027-12-01' }, 'to'],
    [{ from: '2026-11-20' }, 'to'],
    [{ from: DAY, hours: ['12:00', '09:00'] }, 'hours'],
    [{ from: DAY, to: '2026-11-27', hours: ['09:00', '12:00'] }, 'hours'],
    [{ from: DAY, agentId: 'ghost' }, 'agentId'],
  ])('is refused where it makes no sense: %o', async (body, field) => {
    const site = await anAgencyWithAgenda();
    expect((await ask('closeAgenda', site, body)).error?.fields).toEqual({ [field]: 'invalid' });
    expect(await rowsOf('agenda_closures', site)).toEqual([]);
  });

  it('belongs to its agency, and is listed until it ends', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    const { closure } = await close(site, { from: DAY });
    expect(await freeOn(other)).toHaveLength(3);
    expect(codeOf(await ask('openAgenda', other, undefined, { id: closure.id }))).toBe('not_found');
    const listed = async (now: string) => (await ask('listClosures', site, undefined, {}, now)).answer;
    expect(await listed(NOW)).toEqual({ closures: [closure] });
    expect(await listed('2026-11-27T00:00:00.000Z')).toEqual({ closures: [] });
  });
});
