import ICAL from 'ical.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { agendaStatements, estateStatements, siteStatements } from '../intake/index.ts';
import type { Mail } from '../mail/mail.ts';
import { anAgenda, anAppointment, callAt } from '../testing/agenda.ts';
import { aCity, anEstate, aSite } from '../testing/fixtures.ts';
import { mailsDue, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-21T11:00:00Z';
const FROM = 'mail@gevel.example';
const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const ADDRESS = 'Knokkestraat 12, 8300 Knokke';

const anAgency = (id: string, agenda: object = {}) => [
  ...siteStatements(
    aSite(id, {
      name: 'Kust & Zee',
      locales: [...LOCALES],
      settings: { features: ['agenda'], contact: { email: 'office@agency.test' } },
    }),
  ),
  ...agendaStatements(id, anAgenda(agenda)),
  ...estateStatements(id, anEstate(1, { subType: { id: 31, name: { nl: 'Villa' } }, address: KNOKKE })),
  ...estateStatements(id, anEstate(6, { address: { ...KNOKKE, visible: false } })),
];

beforeAll(() =>
  store(
    ...['coast', 'early', 'shy', 'names'].map((id) => anAgency(id)),
    anAgency('discreet', { tellsHiddenAddress: false }),
    ...LOCALES.map((locale) => anAgency(`in-${locale}`)),
  ),
);

// Each postponed mail logs a warning.
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** A mail service that fails, so that mails stay due. */
const bindings = { EMAIL: { send: () => Promise.reject(new Error('closed')) } };

const book = async (siteId: string, changes: object = {}, slotId = '20261126T0800Z-an') => {
  const { answer, error } = await callAt('bookAppointment', {
    now: NOW,
    params: { siteId },
    body: anAppointment(slotId, changes),
    bindings,
  });
  expect(error).toBeNull();
  return answer as Appointment;
};
const cancel = (siteId: string, id: string, now = '2026-11-22T09:00:00Z') =>
  callAt('cancelAppointment', { now, params: { siteId, id }, bindings });

/** Due mails of a site, by recipient. */
async function delivered(): Promise<Map<string, Mail>> {
  const mails = await mailsDue('2026-12-30T00:00:00Z');
  return new Map(mails.map((mail) => [mail.to, mail]));
}

const eventIn = (mail: Mail | undefined) => {
  const [file] = mail?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (file === undefined || component === null) throw new Error('no event');
  return { file, calendar, component, event: new ICAL.Event(component) };
};
const mailbox = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name));

describe('mails of an appointment that is booked', () => {
  it('give the visitor time, place and agent, a cancel link and a calendar file', async () => {
    const { id } = await book('coast');
    const mails = await delivered();
    const mail = mails.get('eva@example.be');
    expect(mail).toMatchObject({
      from: { email: FROM, name: 'Kust & Zee' },
      replyTo: { email: 'office@agency.test' },
      subject: 'Vastgelegd: uw bezoek op donderdag 26 november, 9.00\u00a0u',
    });
    for (const text of [
      ADDRESS,
      'An Agent',
      '050 11 11 11',
      `https://coast.test/nl/afspraak/${id}`,
      `https://coast.test/nl/afspraak-annuleren/${id}`,
    ]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    // Typed data is not repeated, since anybody can enter any address.
    expect(mail?.text).not.toMatch(/Peeters|tweeën/);
  });

  it('give the agent the visitor’s data, and replies go to the visitor', async () => {
    await book('early');
    const mail = (await delivered()).get('an@agency.test');
    expect(mail).toMatchObject({
      replyTo: { email: 'eva@example.be' },
      subject: 'Bezoek vastgelegd: donderdag 26 november, 9.00\u00a0u',
    });
    for (const text of [ADDRESS, '0470 12 34 56', 'eva@example.be', 'We komen met zijn tweeën.']) {
      expect(mail?.text).toContain(text);
    }
    // Only the visitor may cancel by a link.
    expect(mail?.text + (mail?.attachments[0]?.content ?? '')).not.toMatch(/annuleren|afspraak\//);
  });

  it('have valid calendar files (RFC 5545, RFC 5546 §3.2.2)', async () => {
    const { id } = await book('coast', { email: 'cal@example.be' }, '20261127T0800Z-an');
    const mails = await delivered();
    const [visitor, agent] = [eventIn(mails.get('cal@example.be')), eventIn(mails.get('an@agency.test'))];
    expect(visitor.file).toMatchObject({
      filename: 'invite.ics',
      type: 'text/calendar; method=REQUEST; charset=utf-8',
    });
    expect(visitor.calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(visitor.event.startDate.toString()).toBe('2026-11-27T08:00:00Z');
    expect(visitor.event.endDate.toString()).toBe('2026-11-27T08:45:00Z');
    expect(visitor.event.sequence).toBe(0);
    expect(visitor.event.location).toBe(ADDRESS);
    expect(visitor.event.summary).toBe('Bezoek: Villa, te koop');
    expect(mailbox(visitor.component, 'organizer')).toBe(`mailto:${FROM}`);
    expect(mailbox(visitor.component, 'attendee')).toBe('mailto:cal@example.be');
    expect(mailbox(agent.component, 'attendee')).toBe('mailto:an@agency.test');
    expect(agent.event.summary).toBe('Bezoek met Eva Peeters: Villa, te koop');
    // Both calendars have the same event, whose UID cannot be used to cancel it.
    expect(visitor.event.uid).toBe(agent.event.uid);
    expect(visitor.event.uid).toMatch(/^[0-9a-f]{64}@coast\.test$/);
    expect(agent.file.content).not.toContain(id);
  });

  it('contain no hidden street for the visitor (when it is revealed: street.test.ts)', async () => {
    const hidden = { estateId: '6' };
    await book('shy', { ...hidden, email: 'later@example.be' });
    await book('discreet', { ...hidden, email: 'never@example.be' });
    const mails = await delivered();
    for (const to of ['later@example.be', 'never@example.be']) {
      expect(mails.get(to)?.text).toContain('8300 Knokke');
      expect(JSON.stringify(mails.get(to))).not.toContain('Knokkestraat');
    }
  });

  it('keep text within its line of the file, and no name becomes a link in the visitor’s mail', async () => {
    const tricky = `A;B, "C" \\ \r\nATTENDEE:mailto:all@example.be\n${'é'.repeat(80)}`;
    await book('names', {
      firstname: 'shop.example',
      lastname: 'X"Y',
      message: tricky,
      email: 'n@example.be',
    });
    const mails = await delivered();
    expect(mails.get('n@example.be')?.text).not.toContain('shop.example');
    const { file, component, event } = eventIn(mails.get('an@agency.test'));
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    expect(event.description).toContain('A;B, "C" \\ \nATTENDEE:mailto:all@example.be\nééé');
    for (const line of file.content.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
  });

  it.each(LOCALES)('are written in %s throughout', async (locale) => {
    const { id } = await book(`in-${locale}`, { locale, email: `${locale}@example.be` });
    const booked = (await delivered()).get(`${locale}@example.be`);
    await cancel(`in-${locale}`, id);
    const cancelled = (await delivered()).get(`${locale}@example.be`);
    for (const mail of [booked, cancelled]) {
      expect(mail?.html).toContain(`lang="${locale}"`);
      expect(mail?.text).toContain(`https://in-${locale}.test/${locale}/`);
      expect(mail?.text).not.toMatch(/undefined|null|\[object/);
    }
  });
});

describe('mails of an appointment that is cancelled', () => {
  it('cancel the same event (RFC 5546 §3.2.5)', async () => {
    const { id } = await book('coast', { email: 'off@example.be' }, '20261130T0800Z-an');
    const before = eventIn((await delivered()).get('off@example.be'));
    await cancel('coast', id);
    const mails = await delivered();
    for (const to of ['off@example.be', 'an@agency.test']) {
      const { file, calendar, component, event } = eventIn(mails.get(to));
      expect(file.type).toBe('text/calendar; method=CANCEL; charset=utf-8');
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
      expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
      expect(event.uid).toBe(before.event.uid);
      expect(event.sequence).toBe(1);
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T09:00:00Z');
    }
    expect(mails.get('off@example.be')?.text).toContain('https://coast.test/nl/afspraak-maken/1');
  });

  it('have no invitation and no mail to the agent when the booking mail was never sent', async () => {
    const { id } = await book('coast', { email: 'quick@example.be' }, '20261201T0800Z-an');
    await cancel('coast', id);
    const mails = await delivered();
    expect([...mails.keys()]).toEqual(['quick@example.be']);
    const mail = mails.get('quick@example.be');
    expect(mail?.subject).toMatch(/^Geannuleerd: /);
    expect(mail?.attachments).toEqual([]);
    const states = (await rowsOf<{ data: string; state: string }>('outbox', 'coast')).map(
      ({ state }) => state,
    );
    expect(states.filter((state) => state === 'void')).toHaveLength(3);
  });
});
