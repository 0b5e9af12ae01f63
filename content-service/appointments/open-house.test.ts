import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import { deliverDue } from '../deliver.ts';
import { estateStatements } from '../intake/index.ts';
import { createLog } from '../platform/log.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../testing/agenda.ts';
import { anEstate } from '../testing/fixtures.ts';
import { postOffice, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-21T11:00:00.000Z';
/** Saturday the 28th, ten o'clock in Brussels; there are no viewings by appointment on Saturdays. */
const SATURDAY = '20261128T0900Z_open';
const SUNDAY = '20261129T0900Z_open';
const DAYS = [
  { day: '2026-11-28', from: '10:00', to: '12:00', places: 3, registration: true },
  { day: '2026-11-29', from: '10:00', to: '12:00', registration: true },
  { day: '2026-12-05', from: '10:00', to: '12:00' },
  { day: '2026-11-14', from: '10:00', to: '12:00', registration: true },
];
const PEOPLE = Array.from({ length: 12 }, (_, n) => `p${n}@example.be`);

let made = 0;
async function anAgencyWithAgenda(): Promise<string> {
  const site = `open-${++made}`;
  const estate = { ...anEstate(1), openHouses: DAYS };
  await store(anAgency(site), estateStatements(site, estate));
  await confirmAddresses(site, PEOPLE);
  return site;
}
const register = (site: string, email: string, slotId = SATURDAY, now = NOW): Promise<Outcome> =>
  callAt('bookAppointment', {
    now,
    params: { siteId: site },
    body: anAppointment(slotId, { email }),
  });
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';
const offered = async (site: string, now = NOW) => {
  const { answer } = await callAt('getLiveAgenda', { now, params: { siteId: site, estateId: '1' } });
  return (answer as LiveAgenda).openHouses?.map(({ id, free }) => [id, free]);
};

describe('an open house', () => {
  it('is offered until its places are taken, if registration is needed', async () => {
    const site = await anAgencyWithAgenda();
    expect(await offered(site)).toEqual([
      [SATURDAY, true],
      [SUNDAY, true],
    ]);
    for (const email of PEOPLE.slice(0, 3)) expect(codeOf(await register(site, email))).toBe('done');
    expect(await offered(site)).toEqual([
      [SATURDAY, false],
      [SUNDAY, true],
    ]);
    expect((await register(site, 'p4@example.be')).error?.fields).toEqual({ slotId: 'taken' });
    // A cancelled place is free again.
    const [first] = await rowsOf<{ id: string }>('idempotent_answers', site);
    const { id } = JSON.parse((first as unknown as { answer: string }).answer) as Appointment;
    await callAt('cancelAppointment', { now: NOW, params: { siteId: site, id } });
    expect(codeOf(await register(site, 'p4@example.be'))).toBe('done');
    expect(await offered(site, '2026-11-28T10:00:00Z')).toEqual([[SUNDAY, true]]);
  });

  it.each([0, 1, 2])('gives no place twice in concurrent requests (%i)', async () => {
    const site = await anAgencyWithAgenda();
    const outcomes = await Promise.all(PEOPLE.map((email) => register(site, email)));
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'done')).toHaveLength(3);
    expect(await rowsOf('appointments', site)).toHaveLength(3);
  });

  it('accepts everybody without a limit, and blocks no agent’s time', async () => {
    const site = await anAgencyWithAgenda();
    for (const email of PEOPLE) expect(codeOf(await register(site, email, SUNDAY))).toBe('done');
    const params = { siteId: site, estateId: '1' };
    const { answer } = await callAt('getLiveAgenda', { now: NOW, params, query: { from: '2026-11-30' } });
    expect((answer as LiveAgenda).slots.every(({ free }) => free)).toBe(true);
  });

  it('holds registrations of unconfirmed addresses beyond a fifth of the places (decision 35)', async () => {
    const site = await anAgencyWithAgenda();
    const states = [];
    for (const email of ['x@example.be', 'y@example.be']) {
      states.push(((await register(site, email)).answer as Appointment).state);
    }
    expect(states).toEqual(['booked', 'pending']);
  });

  it.each([
    ['of another home', '20261130T0900Z_open', NOW, 'invalid'],
    ['without registration', '20261205T0900Z_open', NOW, 'invalid'],
    ['that is over', '20261114T0900Z_open', NOW, 'invalid'],
    ['that has begun', SATURDAY, '2026-11-28T09:30:00Z', 'past'],
  ])('does not exist %s', async (_, slotId, now, why) => {
    const site = await anAgencyWithAgenda();
    expect((await register(site, 'p1@example.be', slotId, now)).error?.fields).toEqual({ slotId: why });
  });

  it('sends a mail with a file, cannot be moved by the visitor, and ends with the home', async () => {
    const site = await anAgencyWithAgenda();
    const { id, start } = (await register(site, 'p1@example.be')).answer as Appointment;
    expect(start).toBe('2026-11-28T10:00:00+01:00');
    const params = { siteId: site, id };
    expect((await callAt('getAppointment', { now: NOW, params })).answer).toMatchObject({ move: 'closed' });
    const kinds = (await rowsOf<{ kind: string }>('outbox', site)).map(({ kind }) => kind);
    expect(kinds).toEqual(['appointment-booked', 'appointment-booked']);
    // Neither mail mentions moving, which is not possible.
    const { mails, send } = postOffice();
    const [from, tokenSecret, log] = ['mail@gevel.example', env.TOKEN_SECRET, createLog()];
    await deliverDue({ db: env.DB, send, from, tokenSecret, clock: () => new Date(NOW), log }, 99);
    const own = mails.filter(({ text }) => text.includes(`https://${site}.test/`));
    expect(own.map(({ subject }) => subject).toSorted()).toEqual([
      'Ingeschreven: open huis op zaterdag 28 november, 10.00\u00a0u',
      'Inschrijving: open huis op zaterdag 28 november, 10.00\u00a0u',
    ]);
    for (const { text, attachments } of own) {
      expect(text).not.toMatch(/verplaats/i);
      expect(attachments[0]?.content).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0\r\n/);
    }
    await env.DB.prepare('UPDATE estates SET on_offer = 0, transaction_id = 5 WHERE site_id = ?')
      .bind(site)
      .run();
    expect(codeOf(await register(site, 'p2@example.be'))).toBe('invalid_request');
    expect(await offered(site)).toBeUndefined();
  });
});
