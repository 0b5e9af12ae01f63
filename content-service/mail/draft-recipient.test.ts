/** A draft mails nobody outside its agency (decision 131). */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { addressKey } from '../platform/hash.ts';
import { aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { draftRecipient } from './draft-recipient.ts';

const site = aSite('draft', { state: 'draft' });
const agency = {
  ...site,
  settings: {
    ...site.settings,
    contact: { ...site.settings.contact, email: 'info@agency.example' },
    team: {
      people: [{ id: 'els', name: 'Els', email: 'Els@Agency.example' }],
      offices: [{ id: 'coast', name: 'Kust', email: 'kust@agency.example' }],
    },
  },
} as unknown as typeof site;
const unmailable = { ...agency, settings: { ...agency.settings, contact: {} } } as typeof site;

beforeAll(async () => {
  await store(siteStatements(site));
  const staff = (id: string, email: string, removed: string | null) =>
    env.DB.prepare(
      'INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at, removed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ).bind('draft', id, id, email, addressKey(email), 'all', '2026-01-01T00:00:00.000Z', removed);
  await env.DB.batch([
    staff('tom', 'tom@home.example', null),
    staff('gone', 'gone@home.example', '2026-02-01T00:00:00.000Z'),
  ]);
});

it.each([
  ['its own address', 'info@agency.example', 'info@agency.example'],
  ['a person of its team, in any spelling', 'els@agency.example', 'els@agency.example'],
  ['an office', 'kust@agency.example', 'kust@agency.example'],
  ['staff', 'tom@home.example', 'tom@home.example'],
  ['former staff', 'gone@home.example', 'info@agency.example'],
  ['a visitor', 'victim@elsewhere.example', 'info@agency.example'],
])('mails of %s', async (_who, recipient, to) => {
  expect(await draftRecipient(env.DB, agency, { kind: 'contact-receipt', recipient })).toBe(to);
});

it('leaves out a mail when the agency has no address', async () => {
  const mail = { kind: 'friend', recipient: 'victim@elsewhere.example' } as const;
  expect(await draftRecipient(env.DB, unmailable, mail)).toBeNull();
});

it('confirms alerts of the agency’s own people only', async () => {
  const confirm = (recipient: string) => draftRecipient(env.DB, agency, { kind: 'confirm', recipient });
  expect(await confirm('els@agency.example')).toBe('els@agency.example');
  expect(await confirm('victim@elsewhere.example')).toBeNull();
});
