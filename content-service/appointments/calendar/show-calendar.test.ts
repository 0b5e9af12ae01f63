import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment, AppointmentCalendar } from '#wire/live-agenda.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { anAgency, anAppointment, callAt } from '../../testing/agenda.ts';
import { rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';

beforeAll(async () => {
  await store(anAgency('calendars'), anAgency('other'));
  await confirmAddresses('calendars', ['eva@example.be']);
});

const book = async (slotId: string, estateId = '1'): Promise<string> => {
  const body = anAppointment(slotId, { estateId });
  const params = { siteId: 'calendars' };
  const { answer, error } = await callAt('bookAppointment', { now: NOW, params, body });
  expect(error).toBeNull();
  return (answer as Appointment).id;
};
const calendar = (id: string, site = 'calendars', now = NOW) =>
  callAt('getAppointmentCalendar', { now, params: { siteId: site, id } });

describe('an appointment in the visitor’s calendar', () => {
  it('is the same event in the file and on the web, with the mail’s UID', async () => {
    const id = await book('20261126T0800Z-an');
    const { file, google, outlook } = (await calendar(id)).answer as AppointmentCalendar;
    const root = new ICAL.Component(ICAL.parse(file));
    const component = root.getFirstSubcomponent('vevent');
    const event = new ICAL.Event(component ?? undefined);
    const [row] = await rowsOf<{ id: string }>('appointments', 'calendars');
    expect(root.getFirstPropertyValue('method')).toBe('PUBLISH');
    // RFC 5546 §3.2.1: a published event has no attendees.
    expect(component?.getAllProperties('attendee')).toEqual([]);
    expect(event.uid).toBe(`${row?.id}@calendars.test`);
    expect(event.startDate.toString()).toBe('2026-11-26T08:00:00Z');
    expect(event.location).toBe('Knokkestraat 12, 8300 Knokke');
    expect(file).toContain(id.slice(0, 20));
    const [g, o] = [new URL(google), new URL(outlook)];
    expect([g.host, o.host]).toEqual(['calendar.google.com', 'outlook.live.com']);
    expect(g.searchParams.get('dates')).toBe('20261126T080000Z/20261126T084500Z');
    expect(o.searchParams.get('startdt')).toBe('2026-11-26T08:00:00.000Z');
    expect([g.searchParams.get('text'), o.searchParams.get('subject')]).toEqual([
      event.summary,
      event.summary,
    ]);
    // The host of a web calendar must not be able to cancel the appointment.
    expect(google + outlook).not.toContain(id);
    expect(file + google + outlook).not.toMatch(/Peeters|eva@/);
  });

  it('contains no street that its page hides', async () => {
    const { answer } = await calendar(await book('20261126T0900Z-an', '6'));
    expect(JSON.stringify(answer)).toContain('Knokke');
    expect(JSON.stringify(answer)).not.toContain('Knokkestraat');
  });

  it('is refused for a cancelled appointment, or one of another agency', async () => {
    const id = await book('20261126T1000Z-an');
    expect((await calendar(id, 'other')).error?.code).toBe('not_found');
    await callAt('cancelAppointment', { now: NOW, params: { siteId: 'calendars', id } });
    expect((await calendar(id)).error?.code).toBe('gone');
  });
});
