/** An alert from its mails' links to the mail about a home, in a separately running content service. */
import { expect } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { ContentService, SentMail } from './content-service.ts';
import type { AgencyId } from './sites.ts';

const MINUTE = 60_000;
const PLACEHOLDER = 'T'.repeat(43);

/** The only address in a mail that leads to a screen with a token. */
export function linkIn(
  { text }: SentMail,
  screen: 'subscribe-confirm' | 'alerts' | 'unsubscribe',
  locale: Locale,
): string {
  // The address of the screen, up to the token.
  const before = pathTo(screen, locale, { token: PLACEHOLDER }).split(PLACEHOLDER)[0] ?? '';
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const found = links.filter((link) => /^[\w-]{43}$/.test(link.split(before)[1] ?? ''));
  expect(found, `links below ${before}`).toHaveLength(1);
  return found[0] ?? '';
}

/**
 * Begins the day's run before a test puts homes on offer, so that the cron runs after it are those of alerts at once; also in
 * the half hour before its time, which may pass while the test runs.
 */
export const dayHasBegun = (content: ContentService): Promise<void> =>
  content.cron(new Date(Date.now() + 30 * MINUTE));

/** The cron four minutes later, when an agency's news is due to alerts at once, and a minute after that for the mails. */
export async function newsIsMailed(content: ContentService, agency: AgencyId): Promise<void> {
  const due = Date.now() + 4 * MINUTE;
  await content.cron(new Date(due));
  await expect(async () =>
    expect(await content.rows('SELECT due_at, upto FROM alerts_at_once WHERE site_id = ?', agency)).toEqual([
      { due_at: null, upto: null },
    ]),
  ).toPass({ timeout: 15_000, intervals: [200] });
  await content.cron(new Date(due + MINUTE));
}

/**
 * Ends the ten minutes in which what an agency's people did can be taken back (decision 155): mails go by the machine's
 * clock, so that what was done becomes older.
 */
export async function tenMinutesPass(content: ContentService, agency: AgencyId): Promise<void> {
  const [then = '', now = ''] = [Date.now() - 11 * MINUTE, Date.now()].map((at) =>
    new Date(at).toISOString(),
  );
  await content.rows(
    "UPDATE journal SET at = ? WHERE site_id = ? AND deed LIKE 'home.%' AND at > ?",
    then,
    agency,
    then,
  );
  await content.rows(
    'UPDATE estate_events SET not_before = ? WHERE site_id = ? AND not_before > ?',
    now,
    agency,
    now,
  );
}
