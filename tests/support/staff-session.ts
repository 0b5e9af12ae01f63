/** A staff member who is signed in, with and without a browser. */
import { createHash, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { StaffRight } from '#wire/staff.ts';
import { AGENCIES, type AgencyId } from './sites.ts';
import type { SplitSite } from './split-site.ts';

/** A cookie of a signed-in staff member, and the token of its pages' forms. */
export interface Session {
  readonly secret: string;
  readonly cookie: string;
  readonly guard: string;
}

/** Signs a staff member of an agency in, as a link in a mail does; `rows` runs a statement in the agency's database. */
export async function signedIn(
  rows: (sql: string, ...params: readonly string[]) => Promise<readonly object[]>,
  site: string,
  email: string,
): Promise<Session> {
  const secret = createHash('sha256').update(randomUUID()).digest('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  // Two hours ago: reading a page would renew the session.
  const [seen = '', ends = ''] = [-2, 200].map((hours) =>
    new Date(Date.now() + hours * 3_600_000).toISOString(),
  );
  await rows(
    'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
      'SELECT site_id, ?, ?, id, ?, ?, ?, ? FROM staff WHERE site_id = ? AND email = ?',
    hash,
    randomUUID(),
    'Firefox, Windows',
    seen,
    seen,
    ends,
    site,
    email,
  );
  const guard = createHash('sha256').update(`guard\n${secret}`).digest('base64url');
  return { secret, cookie: `__Host-gevel=${secret}`, guard };
}

interface Person {
  /** Before the @ of the address, which no other test has. */
  readonly who: string;
  readonly name?: string;
  readonly agency?: AgencyId;
  readonly sees?: 'all' | 'own';
  readonly rights?: readonly StaffRight[];
}

/** Address of a person of this process's tests. */
export const staffEmail = (who: string, { port }: Pick<SplitSite, 'port'>): string =>
  `${who}.${port}@example.com`;

/** Gives a person access to an agency's page, and signs them in in a browser, as a link in a mail does. */
export async function signInAs(
  context: BrowserContext,
  { content, port }: SplitSite,
  { who, name = who, agency = 'duinzicht', sees = 'all', rights = ['homes'] }: Person,
): Promise<Session> {
  const email = staffEmail(who, { port });
  await content.employ(agency, { name, email, sees, rights });
  const session = await signedIn((sql, ...params) => content.rows(sql, ...params), agency, email);
  const url = `https://${AGENCIES[agency].hostname}`;
  await context.addCookies([
    { name: '__Host-gevel', value: session.secret, url, httpOnly: true, secure: true },
  ]);
  return session;
}
