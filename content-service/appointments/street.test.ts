/** When a visitor is told the street of a hidden home (decision 128). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import type { Mail } from '../mail/mail.ts';
import { tokenHash } from '../platform/tokens.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt } from '../testing/agenda.ts';
import { mailsDue } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { remind } from './reminder/remind.ts';
import { MOST_REVEALED } from './street.ts';

const NOW = '2026-11-16T11:00:00.000Z';
/** A Thursday, at nine in Brussels. */
const VISIT = '20261126T0800Z-an';
const DAY_BEFORE = '2026-11-25T08:00:00.000Z';
const HIDDEN = '6';
const STREET = 'Knokkestraat';

let site = '';
let made = 0;
const anAgencyWithAgenda = async (changes: object = {}): Promise<void> => {
  site = `streets-${++made}`;
  await store(anAgency(site, { noticeHours: 1, ...changes }));
};
beforeEach(async () => {
  for (const table of ['outbox', 'appointments', 'mailbox_mails']) await env.DB.exec(`DELETE FROM ${table}`);
  await anAgencyWithAgenda();
});

const act = (call: string, params: object, now: string, body?: unknown) =>
  callAt(call, { now, params: { siteId: site, ...params }, body });
async function book(slotId = VISIT, now = NOW, email = 'throwaway@example.be'): Promise<string> {
  const { answer, error } = await act(
    'bookAppointment',
    {},
    now,
    anAppointment(slotId, { email, estateId: HIDDEN }),
  );
  expect(error).toBeNull();
  return (answer as Appointment).id;
}
const numberOf = (id: string) => tokenHash(id).slice(0, 16);
/** Mails that are sent at a moment, to the visitor or to the agency. */
async function mailsAt(now: string, to: 'visitor' | 'agency' = 'visitor'): Promise<Mail[]> {
  const mails = await mailsDue(now);
  return mails.filter((mail) => mail.to.endsWith('@agency.test') === (to === 'agency'));
}
/** Folded lines of calendar files are joined. */
const said = (what: unknown) => JSON.stringify(what).replaceAll('\\r\\n ', '');
const tells = (what: unknown): boolean => said(what).includes(STREET);
const remindAt = async (now: string): Promise<Mail[]> => {
  await remind(env.DB, new Date(now));
  return mailsAt(now);
};

describe('the street of a hidden home', () => {
  it('is revealed by no mail, file, page or call to a booking under an unconfirmed address', async () => {
    const id = await book();
    const mails = await mailsAt(NOW);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.attachments[0]?.content).toContain('Knokke');
    expect(mails[0]?.text).toContain('zodra');
    const answers = [
      await act('getAppointment', { id }, NOW),
      await act('getAppointmentCalendar', { id }, NOW),
    ];
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(tells([mails, answers])).toBe(false);
  });

  it('is not revealed when the visitor moves or cancels it', async () => {
    const id = await book();
    await mailsAt(NOW);
    const moved = await act('moveAppointment', { id }, NOW, { slotId: '20261127T0800Z-an' });
    expect(moved.error).toBeNull();
    const movedMails = await mailsAt(NOW);
    await act('cancelAppointment', { id }, NOW);
    const cancelled = await mailsAt(NOW);
    expect([movedMails.length, cancelled.length]).toEqual([1, 1]);
    expect(tells([moved, movedMails, cancelled])).toBe(false);
  });

  it('is revealed, also in a file, when the agency confirms by a call, and only once', async () => {
    const id = await book();
    await mailsAt(NOW);
    const params = { id: numberOf(id) };
    for (let time = 0; time < 2; time++) {
      const { error } = await act('confirmAppointmentByHand', params, '2026-11-16T12:00:00.000Z', {});
      expect(error).toBeNull();
    }
    const mails = await mailsAt('2026-11-16T12:00:00.000Z');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Bevestigd');
    expect(mails[0]?.text).toContain(STREET);
    expect(said(mails[0]?.attachments)).toContain(STREET);
    // Anybody may have the page's address.
    expect(
      tells([await act('getAppointment', { id }, NOW), await act('getAppointmentCalendar', { id }, NOW)]),
    ).toBe(false);
  });

  it('is revealed when the agency confirms by the link in its mail', async () => {
    await book();
    const [mail] = await mailsAt(NOW, 'agency');
    const tokens = [...(mail?.text ?? '').matchAll(/beantwoorden\/([\w-]{43})/g)].map(([, token]) => token);
    const { answer, error } = await act('showAnswerLink', { token: tokens[0] }, NOW);
    expect([error, (answer as { deed: string } | null)?.deed]).toEqual([null, 'confirm']);
    const body = { token: tokens[0], deed: 'confirm', word: 'Tot dan.' };
    expect((await act('pressAnswerLink', {}, NOW, body)).error).toBeNull();
    const [announced, ...others] = await mailsAt(NOW);
    expect(others).toEqual([]);
    expect(announced?.text).toContain(STREET);
    expect(announced?.text).toContain('Tot dan.');
    expect((await act('pressAnswerLink', {}, NOW, body)).error?.code).not.toBe('internal');
    expect(await mailsAt(NOW)).toEqual([]);
  });

  it('is revealed when the agency itself moves the viewing', async () => {
    const id = await book();
    await mailsAt(NOW);
    const body = { slotId: '20261127T0800Z-an' };
    expect((await act('moveAppointmentByHand', { id: numberOf(id) }, NOW, body)).error).toBeNull();
    const [mail] = await mailsAt(NOW);
    expect(mail?.text).toContain(STREET);
  });

  it('is revealed by the reminder 24 hours before, not earlier', async () => {
    await book('20261126T1000Z-an');
    await mailsAt(NOW);
    expect(await remindAt('2026-11-25T08:00:00.000Z')).toEqual([]);
    expect(await remindAt('2026-11-25T09:59:00.000Z')).toEqual([]);
    const [mail, ...others] = await remindAt('2026-11-25T10:00:00.000Z');
    expect(others).toEqual([]);
    expect(mail?.text).toContain(STREET);
    expect(await remindAt('2026-11-25T11:00:00.000Z')).toEqual([]);
  });

  it('is not revealed for a booking less than a day before, until the agency confirms', async () => {
    const id = await book(VISIT, '2026-11-25T10:00:00.000Z');
    const mails = await mailsAt('2026-11-25T10:00:00.000Z');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Twijfelt u?');
    expect(tells([mails, await remindAt('2026-11-25T11:00:00.000Z')])).toBe(false);
    await act('confirmAppointmentByHand', { id: numberOf(id) }, '2026-11-25T12:00:00.000Z', {});
    expect(tells(await mailsAt('2026-11-25T12:00:00.000Z'))).toBe(true);
  });

  it('is revealed by at most ten reminders a week for each home, and otherwise by the agency', async () => {
    const emails = Array.from({ length: 12 }, (_, n) => `visitor-${n}@example.be`);
    await confirmAddresses(site, emails);
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    const ids: string[] = [];
    for (const [n, email] of emails.entries()) {
      const day = days[Math.floor(n / 3)] ?? '';
      const hour = String(8 + (n % 3)).padStart(2, '0');
      ids.push(await book(`${day.replaceAll('-', '')}T${hour}00Z-an`, NOW, email));
    }
    await mailsAt(NOW);
    const reminders: Mail[] = [];
    for (const day of days) reminders.push(...(await remindAt(`${addDays(day, -1)}T10:30:00.000Z`)));
    expect(reminders).toHaveLength(12);
    expect(reminders.filter(tells)).toHaveLength(MOST_REVEALED);
    expect(reminders.filter((mail) => !tells(mail)).every(({ text }) => text.includes('Twijfelt u?'))).toBe(
      true,
    );
    const body = {};
    await act('confirmAppointmentByHand', { id: numberOf(ids[11] ?? '') }, '2026-11-25T12:00:00.000Z', body);
    expect(tells(await mailsAt('2026-11-25T12:00:00.000Z'))).toBe(true);
  });

  it('is revealed by no mail if the agency reveals it itself', async () => {
    await anAgencyWithAgenda({ tellsHiddenAddress: false });
    const id = await book();
    await act('confirmAppointmentByHand', { id: numberOf(id) }, NOW, {});
    const mails = [...(await mailsAt(NOW)), ...(await remindAt(DAY_BEFORE))];
    expect(mails).toHaveLength(2);
    expect(tells(mails)).toBe(false);
    expect(said(mails)).not.toContain('zonder straat');
  });
});
