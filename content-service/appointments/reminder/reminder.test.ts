import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { anAgency, anAppointment, callAt } from '../../testing/agenda.ts';
import { mailsDue, rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { remind } from './remind.ts';

const NOW = '2026-11-21T11:00:00.000Z';
/** A Thursday. */
const VISIT = '20261126T0800Z-an';
const MORNING = '2026-11-25T08:00:00.000Z';

let made = 0;
async function anAgencyWithAgenda(): Promise<string> {
  const site = `reminds-${++made}`;
  await store(anAgency(site, { noticeHours: 1 }, { name: 'Kust & Zee', locales: [...LOCALES] }));
  await confirmAddresses(site, ['eva@example.be']);
  return site;
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM appointments');
  await env.DB.exec('DELETE FROM outbox');
});

const book = async (site: string, now = NOW, slotId = VISIT, changes: object = {}): Promise<string> => {
  const body = anAppointment(slotId, changes);
  const { answer, error } = await callAt('bookAppointment', { now, params: { siteId: site }, body });
  expect(error).toBeNull();
  return (answer as Appointment).id;
};
const act = (call: string, site: string, id: string, now: string, body?: unknown) =>
  callAt(call, { now, params: { siteId: site, id }, body });
const reminders = async (site: string): Promise<string[]> =>
  (await rowsOf<{ kind: string; recipient: string }>('outbox', site))
    .filter(({ kind }) => kind === 'appointment-reminder')
    .map(({ recipient }) => recipient);
describe('the reminder on the day before', () => {
  it.each([
    ['before nine', '2026-11-25T07:59:00Z', 0],
    ['at nine in Brussels', MORNING, 1],
    ['later, after an outage', '2026-11-25T15:00:00Z', 1],
    ['not in the evening', '2026-11-25T19:00:00Z', 0],
    ['not two days before', '2026-11-24T10:00:00Z', 0],
    ['not on the day itself', '2026-11-26T10:00:00Z', 0],
  ])('%s', async (_, now, count) => {
    const site = await anAgencyWithAgenda();
    await book(site);
    await remind(env.DB, new Date(now));
    expect(await reminders(site)).toHaveLength(count);
  });

  it('follows Brussels time across clock changes', async () => {
    const site = await anAgencyWithAgenda();
    // Monday after the clock went back; the reminder is on that Sunday, at nine.
    await book(site, '2026-10-20T10:00:00Z', '20261026T0800Z-an');
    await remind(env.DB, new Date('2026-10-25T07:30:00Z'));
    expect(await reminders(site)).toHaveLength(0);
    await remind(env.DB, new Date('2026-10-25T08:00:00Z'));
    expect(await reminders(site)).toHaveLength(1);
  });

  it('is sent once, says tomorrow, and links to moving and cancelling', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await mailsDue(NOW);
    for (const minute of [0, 1, 2]) await remind(env.DB, new Date(Date.parse(MORNING) + minute * 60_000));
    const [mail, ...others] = await mailsDue('2026-11-25T08:05:00Z');
    expect(others).toEqual([]);
    expect(mail?.to).toBe('eva@example.be');
    expect(mail?.subject).toMatch(/^Morgen om 9\.00\u00a0u: /);
    for (const path of ['afspraak', 'afspraak-verplaatsen', 'afspraak-annuleren']) {
      expect(mail?.text).toContain(`https://${site}.test/nl/${path}/${id}`);
    }
    expect(mail?.text).toContain('Knokkestraat 12, 8300 Knokke');
    expect(mail?.attachments).toEqual([]);
  });

  it('is never sent for a cancelled or held appointment, or one booked or moved that day', async () => {
    const site = await anAgencyWithAgenda();
    await act('cancelAppointment', site, await book(site), '2026-11-22T10:00:00Z');
    await book(site, '2026-11-25T06:00:00Z', '20261126T0900Z-an');
    const moved = await book(site, NOW, '20261127T0800Z-an');
    const body = { slotId: '20261126T1000Z-an' };
    expect((await act('moveAppointment', site, moved, '2026-11-25T06:00:00Z', body)).error).toBeNull();
    await remind(env.DB, new Date(MORNING));
    expect(await reminders(site)).toEqual([]);
  });

  it('is sent again for the new day after a move', async () => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await remind(env.DB, new Date(MORNING));
    const body = { slotId: '20261127T0900Z-an' };
    expect((await act('moveAppointment', site, id, '2026-11-25T09:00:00Z', body)).error).toBeNull();
    await remind(env.DB, new Date('2026-11-26T08:00:00Z'));
    // The first mail was not sent yet and is void. The second is for a move of the day before.
    const mails = await mailsDue('2026-11-26T08:01:00Z');
    expect(mails.filter(({ subject }) => subject.startsWith('Morgen')).map(({ subject }) => subject)).toEqual(
      [expect.stringMatching(/10\.00\u00a0u/)],
    );
  });

  it.each([
    ['cancelled meanwhile', '2026-11-25T09:00:00Z', true],
    ['held up until the day itself', '2026-11-26T05:00:00Z', false],
  ])('says nothing when it is %s', async (_, sent, cancelled) => {
    const site = await anAgencyWithAgenda();
    const id = await book(site);
    await mailsDue(NOW);
    await remind(env.DB, new Date(MORNING));
    if (cancelled) await act('cancelAppointment', site, id, '2026-11-25T08:30:00Z');
    const mails = await mailsDue(sent);
    expect(mails.filter(({ subject }) => subject.startsWith('Morgen'))).toEqual([]);
  });

  it.each(LOCALES)('is written in %s throughout', async (locale) => {
    const site = await anAgencyWithAgenda();
    await book(site, NOW, VISIT, { locale });
    await mailsDue(NOW);
    await remind(env.DB, new Date(MORNING));
    const [mail] = await mailsDue('2026-11-25T08:01:00Z');
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    expect(mail?.text).not.toMatch(/undefined|null|\[object|\{\{|reminder\.|appointments\./);
  });
});
