import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

import { demoData } from '#demo/index.ts';
import type { Translator } from '#locales/translator.ts';
import type { ContentService } from './content-service.ts';

import { expect } from './fixtures.ts';
import type { AgencyId } from './sites.ts';

const FOR_SALE = 1;

/** Estates for sale of an agency that show their address, so that each test can use its own. */
export function estatesToView(agency: AgencyId): string[] {
  return demoData().estates.flatMap(({ siteId, estate, withdrawnAt }) => {
    const { id, parentId, project, transaction, archived, address } = estate.general;
    const fits = siteId === agency && !withdrawnAt && !parentId && project !== true && !estate.guid;
    return fits && Number(transaction?.id) === FOR_SALE && archived !== true && address?.visible === true
      ? [String(id)]
      : [];
  });
}

/** Fills in the visitor's details; the time is chosen separately. */
export async function fillDetails(page: Page, t: Translator, email: string): Promise<void> {
  const form = page.locator('.agenda form');
  await form.getByLabel(t('forms.person.firstname')).fill('Mia');
  await form.getByLabel(t('forms.person.lastname'), { exact: true }).fill('Claes');
  await form.getByLabel(t('forms.person.email')).fill(email);
  await form.getByLabel(t('agenda.message')).fill('We komen met twee.');
  await form.getByRole('checkbox').check();
}

/** Free times on the open page: value, start and text of each. */
export const freeTimes = (page: Page): Promise<{ value: string; start: string; words: string }[]> =>
  page.locator('.agenda input[type="radio"]').evaluateAll((all) =>
    all.flatMap((input) =>
      input instanceof HTMLInputElement
        ? [
            {
              value: input.value,
              start: input.value.slice(input.value.indexOf('.') + 1),
              words: input.dataset.words ?? '',
            },
          ]
        : [],
    ),
  );

/** Chooses a time by its words, which cover its radio button. */
export const chooseTime = (page: Page, value: string): Promise<void> =>
  page.locator('.agenda label', { has: page.locator(`input[type="radio"][value="${value}"]`) }).click();

/** Sends the booking. */
export async function sendAppointment(page: Page, t: Translator): Promise<void> {
  await page.getByRole('button', { name: t('agenda.send') }).click();
}

/** A free time, different for each test; the last one if the estate's agent has fewer on that day. */
export async function freeTimeAt(
  page: Page,
  index: number,
): Promise<{ value: string; start: string; words: string }> {
  const times = await freeTimes(page);
  const time = times[index] ?? times.at(-1);
  if (time === undefined) throw new Error('the agenda has no free time');
  return time;
}

/** The confirmation page of an appointment is open. */
export const expectBooked = (page: Page, t: Translator): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agenda.bookedHeading'));

/** Marks addresses as confirmed, so that bookings on a full day need no confirmation by link. */
export async function confirmAddresses(
  content: Pick<ContentService, 'rows'>,
  emails: readonly string[],
): Promise<void> {
  const keys = emails.map((email) => createHash('sha256').update(email.toLowerCase()).digest('hex'));
  await content.rows(
    'INSERT INTO confirmed_addresses (site_id, email_key, confirmed_at) ' +
      "SELECT s.id, k.value, '2026-01-01T00:00:00.000Z' FROM sites AS s, json_each(?) AS k WHERE true " +
      'ON CONFLICT DO NOTHING',
    JSON.stringify(keys),
  );
}
