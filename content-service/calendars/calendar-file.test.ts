import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarAddress } from '#wire/calendars.ts';
import { rentalUnitStatements, siteStatements } from '../intake/index.ts';
import { blockedStayStatements } from '../intake/rentals.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt } from '../testing/agenda.ts';
import { aSite } from '../testing/fixtures.ts';
import { aRentalUnit, aStay, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';
const LATER = '2026-11-21T12:00:00.000Z';

let made = 0;
let site = '';
async function anAgencyOfAll(): Promise<string> {
  const id = `feeds${++made}`;
  const base = aSite(id);
  const settings = {
    ...base.settings,
    features: ['agenda', 'rentals'] as const,
    contact: { email: 'office@agency.test' },
  };
  const unit = aRentalUnit('flat', {
    building: { rentalName: 'Zeebries, met één heel erg lange naam: “Vue sur mer; côté soleil”' },
  });
  await store(
    anAgency(id),
    siteStatements({ ...base, settings: { ...settings, features: [...settings.features] } }),
    rentalUnitStatements(id, unit, { rates: RATES }),
  );
  await confirmAddresses(id, ['eva@example.be', 'an@example.be']);
  return id;
}
beforeEach(async () => {
  site = await anAgencyOfAll();
});

const call = async (id: string, params: object, body?: unknown, now = NOW) =>
  callAt(id, { now, params: { siteId: site, ...params }, body });
async function addressOf(kind: string, id: string, renew = false): Promise<CalendarAddress> {
  const { answer, error } = await call('makeCalendar', {}, { kind, id, renew });
  expect(error).toBeNull();
  return answer as CalendarAddress;
}
const tokenIn = ({ address }: CalendarAddress): string =>
  /\/calendar\/([A-Za-z0-9_-]{43})\.ics$/.exec(address)?.[1] ?? '';
const open = async (token: string, now = NOW): Promise<string> => {
  const { answer, error } = await call('getCalendar', { token }, undefined, now);
  return error?.code ?? (answer as { file: string }).file;
};

/** The events of a file, when both libraries read the same. */
function eventsIn(file: string) {
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const mine = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      from: event.startDate.toJSDate().toISOString(),
      days: event.startDate.isDate ? `${event.startDate}/${event.endDate}` : null,
      sequence: event.sequence ?? 0,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location,
    };
  });
  const others = Object.values(nodeIcal.sync.parseICS(file)).flatMap((one) =>
    one?.type === 'VEVENT' ? [one] : [],
  );
  expect(others.map(({ uid, summary, status }) => [uid, summary, status]).toSorted()).toEqual(
    mine.map(({ uid, summary, status }) => [uid, summary, status]).toSorted(),
  );
  return mine;
}
const NAMES = /Peeters|Eva|eva@|an@example|0470|tweeën|MAILTO|ORGANIZER|ATTENDEE/i;

describe('the calendar of a person', () => {
  const book = async (slot: string, changes: object = {}): Promise<string> => {
    const { answer, error } = await call('bookAppointment', {}, anAppointment(slot, changes));
    expect(error).toBeNull();
    return (answer as { id: string }).id;
  };

  it('has their viewings, including moved and cancelled ones, without visitors', async () => {
    const [moved, gone] = [await book('20261126T0800Z-an'), await book('20261127T0800Z-an')];
    await book('20261124T0800Z-bo', { estateId: '3' });
    await call('moveAppointment', { id: moved }, { slotId: '20261126T1000Z-an' }, LATER);
    await call('cancelAppointment', { id: gone }, undefined, LATER);
    const file = await open(tokenIn(await addressOf('person', 'an')), LATER);
    expect(
      eventsIn(file).map(({ from, sequence, status, location }) => [from, sequence, status, location]),
    ).toEqual([
      ['2026-11-26T10:00:00.000Z', 1, 'CONFIRMED', 'Knokkestraat 12, 8300 Knokke'],
      ['2026-11-27T08:00:00.000Z', 1, 'CANCELLED', 'Knokkestraat 12, 8300 Knokke'],
    ]);
    expect(file).not.toMatch(NAMES);
    // An unchanged file keeps its time stamp, so that the ETag stays.
    expect(await open(tokenIn(await addressOf('person', 'an')), '2026-11-21T13:00:00.000Z')).toBe(file);
  });

  it('has the event with the mails’ UID', async () => {
    await book('20261126T0800Z-an');
    const row = await env.DB.prepare('SELECT id FROM appointments WHERE site_id = ?').bind(site).first('id');
    const [event] = eventsIn(await open(tokenIn(await addressOf('person', 'an'))));
    expect(event?.uid).toBe(`${row}@${site}.test`);
  });

  it('contains no street that its page hides', async () => {
    await book('20261126T0800Z-an', { estateId: '6' });
    expect(await open(tokenIn(await addressOf('person', 'an')))).not.toContain('Knokkestraat');
  });

  it('ends with their place in the agenda', async () => {
    const token = tokenIn(await addressOf('person', 'bo'));
    expect(await open(token)).toContain('BEGIN:VCALENDAR');
    await env.DB.prepare("UPDATE agendas SET doc = json_remove(doc, '$.agents[1]') WHERE site_id = ?")
      .bind(site)
      .run();
    expect(await open(token)).toBe('not_found');
    expect((await call('makeCalendar', {}, { kind: 'person', id: 'bo' })).error?.code).toBe('not_found');
  });
});

describe('the calendar of a unit', () => {
  it('has nights taken here, and none taken by another portal', async () => {
    const { answer } = await call(
      'reserveStay',
      {},
      { ...aStay, rentalUnitId: 'flat', from: '2027-07-03', to: '2027-07-10' },
    );
    const { id } = answer as { id: string };
    await store(
      blockedStayStatements(site, {
        id: 'own',
        unitId: 'flat',
        from: '2027-08-07',
        to: '2027-08-14',
        at: NOW,
      }),
      [
        {
          sql:
            'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere) ' +
            "VALUES (?, 'read', 'flat', '2027-09-04', '2027-09-11', 'blocked', ?, 1)",
          params: [site, NOW],
        },
      ],
    );
    const token = tokenIn(await addressOf('unit', 'flat'));
    const seen = async () =>
      eventsIn(await open(token, LATER)).map(({ days, sequence, status }) => [days, sequence, status]);
    const own = ['2027-08-07/2027-08-14', 0, 'CONFIRMED'];
    expect(await seen()).toEqual([['2027-07-03/2027-07-10', 0, 'TENTATIVE'], own]);
    await call('confirmStayByHand', { id }, {});
    expect(await seen()).toEqual([['2027-07-03/2027-07-10', 0, 'CONFIRMED'], own]);
    await call('cancelStay', { id }, {});
    expect(await seen()).toEqual([['2027-07-03/2027-07-10', 1, 'CANCELLED'], own]);
    expect(await open(token, LATER)).not.toMatch(NAMES);
  });
});

describe('an address', () => {
  it('stays the same until it is renewed: then the previous one stops working at once', async () => {
    const first = await addressOf('unit', 'flat');
    expect(await addressOf('unit', 'flat')).toEqual(first);
    const second = await addressOf('unit', 'flat', true);
    expect(second.address).not.toBe(first.address);
    expect(await open(tokenIn(first))).toBe('not_found');
    expect(await open(tokenIn(second))).toContain('BEGIN:VCALENDAR');
    const list = JSON.stringify((await call('listCalendars', {})).answer);
    expect(list).not.toContain(tokenIn(second));
    const stored = JSON.stringify((await env.DB.prepare('SELECT * FROM calendars').all()).results);
    expect(stored).not.toContain(tokenIn(second));
  });

  it('does not work at another agency, and needs an existing owner', async () => {
    const token = tokenIn(await addressOf('unit', 'flat'));
    site = await anAgencyOfAll();
    expect(await open(token)).toBe('not_found');
    for (const body of [
      { kind: 'unit', id: 'none' },
      { kind: 'person', id: 'flat' },
    ]) {
      expect((await call('makeCalendar', {}, body)).error?.code).toBe('not_found');
    }
  });
});
