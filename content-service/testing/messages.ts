import { env } from 'cloudflare:workers';
import { deliverDue } from '../deliver.ts';
import type { SendMail } from '../mail/mail.ts';
import { createLog } from '../platform/log.ts';
import { post } from './call.ts';

let made = 0;
/** A unique key. */
export const aKey = (): string => `key-of-a-test-${String(++made).padStart(6, '0')}`;

/** A POST with a key; a new one by default. */
export const postOnce = (
  path: string,
  body: unknown,
  key: string = aKey(),
  headers: Record<string, string> = {},
): Promise<Response> =>
  post(path, body, { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers });

/** Rows of a table for a site, unordered. */
export const rowsOf = async <Row = Record<string, unknown>>(table: string, site: string): Promise<Row[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE site_id = ?`).bind(site).all<Row>()).results;

/** A mail service that records its mails. */
export const postOffice = () => {
  const mails: Parameters<SendMail>[0][] = [];
  const send: SendMail = async (mail) => {
    mails.push(mail);
  };
  return { mails, send };
};

/** Sends the mails that are due at an instant, and returns them. */
export async function mailsDue(now: string | number | Date): Promise<Parameters<SendMail>[0][]> {
  const { mails, send } = postOffice();
  const { DB: db, TOKEN_SECRET: tokenSecret } = env;
  const from = 'mail@gevel.example';
  await deliverDue({ db, send, from, tokenSecret, clock: () => new Date(now), log: createLog() }, 200);
  return mails;
}

export const aContactRequest = {
  kind: 'general',
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  message: 'Is de tuin op het zuiden?',
  locale: 'nl',
  consent: true,
} as const;

export const aValuationRequest = {
  address: 'Elizabetlaan 41, 8300 Knokke',
  kind: 'house',
  area: 1_850,
  bedrooms: '5',
  state: 'unknown',
  epc: 'D',
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  phone: '0478 22 12 34',
  moment: 'evening',
  message: 'De garage staat apart.',
  locale: 'nl',
} as const;

export const aRecommendation = {
  estateId: '1',
  recipient: { email: 'bart@example.be' },
  locale: 'nl',
} as const;

export const aSubscription = {
  email: 'an@example.be',
  name: 'An',
  locale: 'nl',
  criteria: { city: ['1201'], priceMax: 600_000 },
} as const;
