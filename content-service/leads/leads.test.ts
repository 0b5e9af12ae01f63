/** Lead calls received by a real server on loopback (decision 72). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { LeadCallSchema } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import { deliverDueLeads } from '../deliver.ts';
import { siteStatements } from '../intake/index.ts';
import { BACKOFF } from '../mail/lease.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import { answerOf, publicCall, publicGet, publicPost } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { logged } from '../testing/logged.ts';
import { aContactRequest, postOnce, rowsOf } from '../testing/messages.ts';
import type { Received } from '../testing/receiver.ts';
import { store } from '../testing/store.ts';

const RECEIVER = inject('receiver');
const START = Date.parse('2026-11-23T10:00:00Z');
let made = 0;
// Those of other tests would be due again, at servers that say nothing.
beforeEach(() => env.DB.exec('DELETE FROM lead_calls'));

interface CallRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly mail: string | null;
  readonly recipient: string | null;
}

/** A site whose leads are sent to one of the receiver's paths, with a key. */
async function aScene(way: string, by: 'call' | 'both' | 'mail' = 'call', key = true) {
  made += 1;
  const id = `leads${made}`;
  const base = aSite(id);
  const path = `/${way}/${id}`;
  const site: Site = {
    ...base,
    settings: {
      ...base.settings,
      contact: { email: 'office@agency.test' },
      leads: { by, address: `https://crm.agency.example${path}` },
    },
  };
  await store(siteStatements(site));
  const makeKey = async () => {
    const { body } = await answerOf(await publicPost(`/sites/${id}/lead-keys`, undefined));
    return body as { id: string; secret: string; earlierUntil: string | null };
  };
  const secret = key ? (await makeKey()).secret : '';
  /** Queues a contact request like its form, without sending anything. */
  const ask = async (number = 'one', at = new Date(START)) => {
    const doc = JSON.stringify({ ...aContactRequest, phone: '050 55 12 80', callBack: 'noon' });
    const announcement = tellAgency(
      {
        site,
        deed: 'contact',
        subjectId: number,
        origin: `https://${id}.test`,
        recipient: 'office@agency.test',
        mailId: `notice-${number}`,
        mail: { kind: 'contact-notice', data: { submissionId: number, origin: `https://${id}.test` } },
      },
      at,
    );
    await store([
      {
        sql: "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) VALUES (?, ?, 'contact', 'k', ?, ?)",
        params: [id, number, at.toISOString(), doc],
      },
      ...announcement.statements,
    ]);
    return announcement.ids;
  };
  const deliver = (at: number) =>
    deliverDueLeads(
      {
        db: env.DB,
        tokenSecret: env.TOKEN_SECRET,
        // Only the name resolution is replaced.
        give: () => Promise.reject(new Error('no feed has a part in these')),
        fetch: (address, init) => fetch(RECEIVER + new URL(address).pathname, init),
        clock: () => new Date(at),
        log: () => undefined,
        patience: 400,
      },
      30,
    );
  const call = async (): Promise<CallRow | undefined> => (await rowsOf<CallRow>('lead_calls', id))[0];
  const arrived = async (): Promise<Received[]> => (await fetch(RECEIVER + path)).json();
  const mails = async () => (await rowsOf<{ id: string; kind: string }>('outbox', id)).map((row) => row.id);
  return { id, site, secret, makeKey, ask, deliver, call, arrived, mails };
}

/**
 * Verifies a call by the specification's text and the platform's other crypto API: Base64 after `whsec_`,
 * HMAC-SHA256 of id, timestamp and body joined by dots, any of the signatures after `v1,`.
 */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const [prefix, encoded = ''] = secret.split('_');
  if (prefix !== 'whsec') return false;
  const raw = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const given = String(headers['webhook-signature']).split(' ');
  const verdicts = await Promise.all(
    given.map(async (one) => {
      const [version, signature = ''] = one.split(',');
      const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
      return version === 'v1' && crypto.subtle.verify('HMAC', key, bytes, new TextEncoder().encode(content));
    }),
  );
  return verdicts.includes(true);
}

/** A final failure is logged for operators, without the visitor's text. */
async function failureLogged(): Promise<void> {
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(String(logged.mock.calls[0]?.[0])).toContain('lead.failed');
  expect(String(logged.mock.calls[0]?.[0])).not.toMatch(/Peeters|example\.be|tuin/);
  logged.mockClear();
}

describe('a lead sent as a call', () => {
  it('contains the request, is signed by Standard Webhooks, and is deleted once delivered', async () => {
    const { ask, deliver, call, arrived, secret, mails, id } = await aScene('taken');
    await ask();
    await deliver(START + 1000);
    const [received, ...others] = await arrived();
    expect(others).toEqual([]);
    if (received === undefined) throw new Error('Nothing arrived.');
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'lead-contact-one',
      'webhook-timestamp': String((START + 1000) / 1000),
    });
    expect(await isSigned(received, secret)).toBe(true);
    expect(await isSigned({ ...received, body: received.body.replace('An', 'Bo') }, secret)).toBe(false);
    const earlier = { ...received.headers, 'webhook-timestamp': String(START / 1000) };
    expect(await isSigned({ ...received, headers: earlier }, secret)).toBe(false);
    expect(LeadCallSchema.parse(JSON.parse(received.body))).toEqual({
      type: 'lead.contact',
      timestamp: '2026-11-23T10:00:00.000Z',
      data: {
        site: id,
        number: 'one',
        recipient: 'office@agency.test',
        visitor: {
          firstname: 'An',
          lastname: 'Peeters',
          email: 'an@example.be',
          phone: '050 55 12 80',
          locale: 'nl',
        },
        message: 'Is de tuin op het zuiden?',
        callBack: 'noon',
        home: null,
        viewing: null,
        stay: null,
        valuation: null,
      },
    });
    expect(await call()).toMatchObject({ state: 'sent', outcome: '204', mail: null, recipient: null });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['a server that fails', 'failing', '500'],
    ['a server that says nothing', 'silent', 'timeout'],
    ['a redirect, which is not followed', 'redirecting', 'redirected, 307'],
    ['a way that is not there', 'nowhere', '404'],
  ])('is due again later after %s', async (_what, way, outcome) => {
    const { ask, deliver, call, mails } = await aScene(way);
    await ask();
    await deliver(START);
    expect(await call()).toMatchObject({ state: 'due', attempts: 1, outcome });
    expect(await mails()).toEqual([]);
    expect(await (await fetch(`${RECEIVER}/elsewhere`)).json()).toEqual([]);
    // No attempt is made before its time.
    await deliver(START + 59_000);
    expect(await call()).toMatchObject({ attempts: 1 });
  });

  it.each(['endless', 'hanging'])(
    'was taken by a server that says so, however %s its answer',
    async (way) => {
      const { ask, deliver, call } = await aScene(way);
      await ask();
      await deliver(START);
      expect(await call()).toMatchObject({ state: 'sent', outcome: '200' });
    },
  );

  it('becomes a mail at once when its receiver answers 410', async () => {
    const { ask, deliver, call, mails } = await aScene('gone');
    await ask();
    await deliver(START);
    expect(await call()).toMatchObject({ state: 'failed', attempts: 1, outcome: '410', mail: null });
    expect(await mails()).toEqual(['notice-one']);
  });

  it('is retried with the backoff of mails under one id, and becomes a single mail', async () => {
    const { ask, deliver, call, arrived, mails } = await aScene('failing');
    await ask();
    let at = START;
    for (const wait of BACKOFF) {
      await deliver(at);
      expect(await mails()).toEqual([]);
      await deliver(at + wait - 1);
      at += wait;
    }
    await deliver(at);
    await deliver(at + 86_400_000);
    expect(await call()).toMatchObject({ state: 'failed', attempts: BACKOFF.length + 1 });
    const calls = await arrived();
    expect(calls).toHaveLength(BACKOFF.length + 1);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(calls.length);
    expect(await mails()).toEqual(['notice-one']);
  });

  it('is taken over when its worker was interrupted', async () => {
    const { ask, deliver, call, id } = await aScene('taken');
    await ask();
    await env.DB.prepare(
      "UPDATE lead_calls SET state = 'sending', attempts = 1, next_attempt_at = ? WHERE site_id = ?",
    )
      .bind(new Date(START + 300_000).toISOString(), id)
      .run();
    await deliver(START + 299_999);
    expect(await call()).toMatchObject({ state: 'sending' });
    await deliver(START + 300_000);
    expect(await call()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is not made when there is nothing left to send', async () => {
    const { ask, deliver, call, arrived, id } = await aScene('taken');
    await ask();
    await env.DB.prepare('DELETE FROM submissions WHERE site_id = ?').bind(id).run();
    await deliver(START);
    expect(await call()).toMatchObject({ state: 'void', mail: null, recipient: null });
    expect(await arrived()).toEqual([]);
  });
});

describe('the delivery of a lead', () => {
  it.each([
    ['mail', 'mail', ['notice-one'], 0],
    ['call', 'call', [], 1],
    ['both', 'both', ['notice-one'], 1],
  ] as const)('by %s', async (_what, by, mailIds, calls) => {
    const { ask, mails, id } = await aScene('taken', by);
    const ids = await ask();
    expect(await mails()).toEqual(mailIds);
    expect(await rowsOf('lead_calls', id)).toHaveLength(calls);
    expect(ids).toHaveLength(mailIds.length + calls);
  });

  it('is a single mail when both were chosen and the call fails', async () => {
    const { ask, deliver, mails } = await aScene('gone', 'both');
    await ask();
    await deliver(START);
    expect(await mails()).toEqual(['notice-one']);
  });

  it.each([
    'http://crm.agency.example/',
    'https://127.1/',
    'https://[::1]/',
    'https://metadata.google.internal/',
    'https://localhost./',
  ])('is mail when old settings contain a forbidden address: %s', async (address) => {
    const { site, id } = await aScene('taken');
    const leads = { by: 'call', address } as const;
    await store(siteStatements({ ...site, settings: { ...site.settings, leads } }));
    expect((await postOnce(`/sites/${id}/contact-requests`, aContactRequest)).status).toBe(202);
    expect(await rowsOf('lead_calls', id)).toEqual([]);
    expect((await rowsOf<{ kind: string }>('outbox', id)).map(({ kind }) => kind)).toContain(
      'contact-notice',
    );
  });

  it('is mail at once when there is no signing key', async () => {
    const { id, call } = await aScene('taken', 'call', false);
    expect((await postOnce(`/sites/${id}/contact-requests`, aContactRequest)).status).toBe(202);
    await expect.poll(async () => (await call())?.state).toBe('failed');
    expect(await call()).toMatchObject({ outcome: 'no_key' });
    await failureLogged();
    expect((await rowsOf<{ kind: string }>('outbox', id)).map(({ kind }) => kind)).toContain(
      'contact-notice',
    );
  });
});

describe('operations', () => {
  it('renew a key: both sign for a day, then only the new one, and the database contains neither', async () => {
    const { ask, deliver, arrived, secret, makeKey, id } = await aScene('taken');
    const renewed = await makeKey();
    expect(renewed.earlierUntil).not.toBeNull();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const until = Date.parse(renewed.earlierUntil ?? '');
    await ask('one', new Date(until - 2000));
    await deliver(until - 1000);
    await ask('two', new Date(until));
    await deliver(until);
    const [first, second] = await arrived();
    if (first === undefined || second === undefined) throw new Error('Two calls should have arrived.');
    const verdicts = [first, second].flatMap((one) =>
      [secret, renewed.secret].map((key) => isSigned(one, key)),
    );
    expect(await Promise.all(verdicts)).toEqual([true, true, false, true]);
    const stored = JSON.stringify(await rowsOf('lead_keys', id));
    for (const key of [secret, renewed.secret]) expect(stored).not.toContain(key.slice(6, 30));
    const listed = await publicGet(`/sites/${id}/lead-keys`);
    expect(JSON.stringify(await listed.json())).not.toContain('whsec');
  });

  it('end a key at once', async () => {
    const { id, makeKey, ask, deliver, call } = await aScene('taken', 'call', false);
    const key = await makeKey();
    expect((await publicCall('DELETE', `/sites/${id}/lead-keys/${key.id}`)).status).toBe(204);
    expect((await publicCall('DELETE', `/sites/${id}/lead-keys/${key.id}`)).status).toBe(204);
    expect((await publicCall('DELETE', `/sites/${id}/lead-keys/0123456789ab`)).status).toBe(404);
    const now = Date.now();
    await ask('one', new Date(now));
    await deliver(now + 1000);
    expect(await call()).toMatchObject({ state: 'failed', outcome: 'no_key' });
  });

  it('list failed leads without visitors’ texts, and send them again without a second mail', async () => {
    const { id, ask, deliver, call, mails } = await aScene('gone');
    await ask();
    await deliver(START);
    const listed = await answerOf(await publicGet(`/sites/${id}/leads?state=failed`));
    expect(listed).toMatchObject({
      status: 200,
      body: { leads: [{ id: 'lead-contact-one', deed: 'contact', outcome: '410', nextAttemptAt: null }] },
    });
    expect(JSON.stringify(listed.body)).not.toMatch(/Peeters|example\.be|tuin/);
    expect((await answerOf(await publicGet(`/sites/${id}/leads?state=due`))).body).toMatchObject({
      leads: [],
    });
    // It has no address now: nothing leaves this machine, and a second mail would be visible here.
    await env.DB.prepare("UPDATE sites SET doc = json_remove(doc, '$.settings.leads.address') WHERE id = ?")
      .bind(id)
      .run();
    const again = await answerOf(await publicPost(`/sites/${id}/leads/lead-contact-one/send`, undefined));
    expect(again).toMatchObject({ status: 200, body: { state: 'due', attempts: 0 } });
    await expect.poll(async () => (await call())?.outcome).toBe('no_address');
    await failureLogged();
    expect(await mails()).toEqual(['notice-one']);
    const journal = await rowsOf<{ deed: string; what: string }>('journal', id);
    expect(journal.filter(({ deed: kind }) => kind === 'lead.sent_again')).toMatchObject([
      { what: 'lead-contact-one' },
    ]);
  });

  it('find no lead and no key of another site', async () => {
    const [mine, other] = [await aScene('gone'), await aScene('gone')];
    await mine.ask();
    const theirs = `/sites/${other.id}/leads/lead-contact-one/send`;
    expect((await publicPost(theirs, undefined)).status).toBe(404);
    expect((await answerOf(await publicGet(`/sites/${other.id}/leads`))).body).toMatchObject({ leads: [] });
    expect((await publicGet('/sites/nowhere/leads')).status).toBe(404);
  });
});
