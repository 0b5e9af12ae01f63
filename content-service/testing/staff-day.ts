/** People of an agency with an agenda who sign in and open the overview of their day. */
import { env } from 'cloudflare:workers';
import type { Desk } from '#wire/staff.ts';
import { signInToken } from '../staff/sign-in.ts';
import { confirmAddresses } from './addresses.ts';
import { anAgency, callAt, type Outcome } from './agenda.ts';
import { rowsOf } from './messages.ts';
import { store } from './store.ts';

export const NOW = '2026-11-24T10:20:00.000Z';
export const HERE = 'h'.repeat(43);
export const AN = 'an@agency.test';
/** An instant so long after `NOW`. */
export const later = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString();
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Sites whose mails were rendered beside an answer. */
export const delivered: string[] = [];
export const deliver = async (site: string): Promise<void> => void delivered.push(site);
export const ask = (
  id: string,
  site: string,
  body?: unknown,
  now = NOW,
  params: object = {},
): Promise<Outcome> => callAt(id, { now, params: { siteId: site, ...params }, body, deliver });
export const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';

let made = 0;
/** An agency with a person who sees all cases, and one who sees only their own. */
export async function anAgencyWithAgenda(): Promise<string> {
  const site = `staff-${++made}`;
  await store(anAgency(site));
  await confirmAddresses(site, ['eva@example.be']);
  await ask('putStaff', site, { name: 'An Smet', email: AN, sees: 'all' });
  await ask('putStaff', site, { name: 'Bo Maes', email: 'bo@agency.test', sees: 'own' });
  return site;
}

export const askLink = (site: string, email = AN, now = NOW, browser = HERE, sender: string | null = null) =>
  ask('askStaffSignIn', site, { email, browser, sender, locale: 'nl' }, now);
export const lastLink = async (site: string): Promise<string> => {
  const rows = await rowsOf<{ id: string; created_at: string }>('staff_sign_ins', site);
  const id = rows.sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)?.id ?? '';
  return signInToken(site, id, env.TOKEN_SECRET);
};
export const enter = (site: string, token: string, browser = HERE, now = NOW) =>
  ask('openStaffSession', site, { token, browser, device: 'Firefox, Linux' }, now);
/** A session of a person who has signed in. */
export async function signIn(site: string, email = AN, now = NOW): Promise<string> {
  await askLink(site, email, now);
  const { answer } = await enter(site, await lastLink(site), HERE, now);
  return (answer as { session: string }).session;
}
export const desk = async (site: string, session: string, more: object = {}, now = NOW): Promise<Desk> => {
  const { answer, error } = await ask('showStaffDesk', site, { session, ...more }, now);
  if (error !== null) throw error;
  return answer as Desk;
};
export const message = (site: string, id: string, name = 'Marijke') =>
  env.DB.prepare(
    "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) VALUES (?, ?, 'contact', 'k', ?, ?)",
  )
    .bind(
      site,
      id,
      NOW,
      JSON.stringify({
        kind: 'general',
        firstname: name,
        lastname: 'De Wit',
        email: 'm@example.be',
        message: 'Past een camper in de garage?',
        locale: 'nl',
      }),
    )
    .run();
