import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { submissionStatement } from '../../contact/submissions.ts';
import { deliverDue } from '../../deliver.ts';
import { siteStatements } from '../../intake/index.ts';
import { PUBLIC_DOOR } from '../../platform/access/doors.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { createLog } from '../../platform/log.ts';
import { aSite } from '../../testing/fixtures.ts';
import { aContactRequest, postOffice, rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { aToken } from '../../testing/tokens.ts';
import { createDelivering } from '../deliver.ts';
import type { SendMail } from '../mail.ts';
import { outboxStatement } from '../outbox.ts';
import { checkSenders, noSenderStatement, senderOf, senderStatement, storeChecked } from './sender.ts';

const app = createApp(PUBLIC_DOOR);
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const NOW = new Date('2026-11-29T10:00:00Z');
const DAY = 24 * 3_600_000;
const USUAL = 'mail@gevel.example';
const OWN = 'info@zeezicht.example';
/** The agency's mailbox. */
const OFFICE = 'office@zeezicht.example';
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

let made = 0;
let id = '';
const bindings = () => ({ ...env, DNS_URL: `${SERVER}/${id}/dns` });

/** Answers of the resolver by name and type. */
const DNS = {
  'cf-bounce.zeezicht.example MX': ['10 route1.mx.cloudflare.net.', '20 route2.mx.cloudflare.net.'],
  'cf-bounce.zeezicht.example TXT': ['"v=spf1 include:_spf.mx." "cloudflare.net ~all"'],
  'cf-bounce._domainkey.zeezicht.example TXT': ['"v=DKIM1; h=sha256; k=rsa; p=MIIBIjAN" "Bgkqhki"'],
  '_dmarc.zeezicht.example TXT': ['"some other text"', '"v=DMARC1; p=none; rua=mailto:x@zeezicht.example"'],
} as const;
type Name = keyof typeof DNS;

/** Sets what the resolver knows; a name that is left out does not exist. */
const resolve = async (changes: Partial<Record<Name | (string & {}), readonly string[]>> = {}) => {
  const all: Readonly<Record<string, readonly string[] | undefined>> = { ...DNS, ...changes };
  await tell(id, {
    '/dns': { json: { Status: 3 } },
    ...Object.fromEntries(
      Object.entries(all).map(([key, data = []]) => {
        const [name, type] = key.split(' ');
        const Answer = data.map((text) => ({ type: type === 'MX' ? 15 : 16, data: text }));
        return [`/dns?name=${name}&type=${type}`, { json: { Status: 0, Answer } }];
      }),
    ),
  });
};

async function call(method: string, path: string, body?: unknown, token = env.OPERATOR_TOKEN ?? '') {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await app.request(`/sites/${id}/mail-sender${path}`, init, bindings(), context);
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
}
const put = (address: string | null) => call('PUT', '', { address });
const missing = ({ body }: Awaited<ReturnType<typeof call>>): unknown[] =>
  (body.records as { purpose: string; found: boolean }[])
    .filter(({ found }) => !found)
    .map(({ purpose }) => purpose);

beforeEach(async () => {
  id = `sender${++made}`;
  await store(siteStatements(aSite(id, { settings: { contact: { email: OFFICE } } })));
  await prepare(env.DB, { sql: 'DELETE FROM mail_senders', params: [] }).run();
  await resolve();
});

describe('the records of a domain', () => {
  it('are found, and the address is used at once', async () => {
    const { status, body } = await put(OWN);
    expect(status).toBe(200);
    expect(body).toMatchObject({ address: OWN, fault: null, sends: OWN });
    expect(missing({ status, body })).toEqual([]);
    expect(await call('GET', '')).toMatchObject({ body: { address: OWN, sends: OWN, records: null } });
  });

  it.each([
    ['bounces go elsewhere', { 'cf-bounce.zeezicht.example MX': ['10 mx.elsewhere.example.'] }, ['bounces']],
    [
      'SPF names another',
      { 'cf-bounce.zeezicht.example TXT': ['"v=spf1 include:else.example ~all"'] },
      ['spf'],
    ],
    [
      'SPF refuses what it includes',
      { 'cf-bounce.zeezicht.example TXT': ['"v=spf1 -include:_spf.mx.cloudflare.net -all"'] },
      ['spf'],
    ],
    [
      'the key of DKIM is revoked',
      { 'cf-bounce._domainkey.zeezicht.example TXT': ['"v=DKIM1; p="'] },
      ['dkim'],
    ],
    ['DMARC has no policy', { '_dmarc.zeezicht.example TXT': ['"v=DMARC1"'] }, ['dmarc']],
    [
      'there are none',
      Object.fromEntries(Object.keys(DNS).map((name) => [name, []])),
      ['bounces', 'spf', 'dkim', 'dmarc'],
    ],
  ])('are missing when %s, and mails come from the deployment’s address', async (_what, dns, purposes) => {
    await resolve(dns);
    const answer = await put(OWN);
    expect(missing(answer)).toEqual(purposes);
    expect(answer.body).toMatchObject({ address: OWN, fault: 'records', sends: USUAL });
  });

  it('may have the policy of the domain above', async () => {
    await resolve(
      Object.fromEntries(
        Object.entries(DNS)
          .filter(([name]) => !name.startsWith('_dmarc'))
          .map(([name, data]) => [name.replace('zeezicht', 'mail.zeezicht'), data]),
      ),
    );
    expect(missing(await put('info@mail.zeezicht.example'))).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, text: 'no' }],
    ['answers no JSON', { text: '<p>' }],
    ['could not find out', { json: { Status: 2 } }],
  ])('of a resolver that %s are unknown: nothing changes', async (_what, broken) => {
    await put(OWN);
    await tell(
      id,
      Object.fromEntries(
        Object.keys(DNS).map((key) => [`/dns?name=${key.split(' ')[0]}&type=${key.split(' ')[1]}`, broken]),
      ),
    );
    expect((await put('other@zeezicht.example')).status).toBe(503);
    expect((await call('POST', '/check', { address: null })).status).toBe(503);
    expect((await call('GET', '')).body).toMatchObject({ address: OWN, fault: null });
  });
});

describe('a sender', () => {
  it('is tried without a change, and checked again with one', async () => {
    await put(OWN);
    await resolve({ '_dmarc.zeezicht.example TXT': [] });
    expect((await call('POST', '/check', { address: 'an@zeezicht.example' })).body).toMatchObject({
      fault: null,
    });
    expect((await call('POST', '/check', { address: null })).body).toMatchObject({
      fault: 'records',
      sends: USUAL,
    });
    await resolve();
    expect((await call('POST', '/check', { address: OWN })).body).toMatchObject({ fault: null, sends: OWN });
  });

  it('ends, and mails come from the deployment’s address again', async () => {
    await put(OWN);
    expect((await put(null)).body).toEqual({
      address: null,
      fault: null,
      checkedAt: null,
      sends: USUAL,
      records: null,
    });
    const { results } = await prepare(env.DB, {
      sql: "SELECT what FROM journal WHERE site_id = ? AND deed = 'mail.sender_set' ORDER BY seq",
      params: [id],
    }).all<{ what: string }>();
    expect(results.map(({ what }) => what)).toEqual([OWN, 'usual']);
  });

  it.each(['no address', 'a@b', 'a b@c.example', 'a@c.example\r\nBcc: x@y.example', 5])(
    'is refused when it is %j',
    async (address) => {
      expect((await call('PUT', '', { address })).status).toBe(400);
    },
  );

  it('is set by the deployment’s operator alone; an agency’s token reads it', async () => {
    const { text } = await aToken(id, 'operate');
    expect((await call('PUT', '', { address: OWN }, text)).status).toBe(403);
    expect((await call('POST', '/check', { address: OWN }, text)).status).toBe(403);
    expect((await call('GET', '', undefined, text)).status).toBe(200);
  });

  it('of a site that is not there is not found', async () => {
    id = 'nowhere';
    expect((await put(OWN)).status).toBe(404);
    expect((await call('POST', '/check', { address: OWN })).status).toBe(404);
  });

  it('keeps a later change: a check of the address before writes nothing', async () => {
    const write = async (...all: readonly Parameters<typeof prepare>[1][]) =>
      env.DB.batch(all.map((one) => prepare(env.DB, one)));
    await write(senderStatement(id, { address: OWN, fault: null }, NOW));
    // Another caller sets another address between the question and the answer.
    await write(senderStatement(id, { address: 'new@zeezicht.example', fault: null }, NOW));
    await storeChecked(env.DB, id, { address: OWN, fault: 'records' }, NOW);
    expect(await senderOf(env.DB, id, USUAL)).toBe('new@zeezicht.example');
    // A slower check that began earlier.
    const before = new Date(+NOW - 1);
    await storeChecked(env.DB, id, { address: 'new@zeezicht.example', fault: 'records' }, before);
    expect(await senderOf(env.DB, id, USUAL)).toBe('new@zeezicht.example');
    await write(noSenderStatement(id));
    await storeChecked(env.DB, id, { address: 'new@zeezicht.example', fault: null }, NOW);
    expect(await rowsOf('mail_senders', id)).toEqual([]);
    // None of these was the loss of the address: the agency hears nothing.
    expect(await rowsOf('outbox', id)).toEqual([]);
  });
});

/** Sends a receipt of the site now; returns the mails that went out. */
async function sent(refuse: (mail: Parameters<SendMail>[0]) => void = () => {}) {
  const { mails, send } = postOffice();
  const now = new Date();
  const submissionId = crypto.randomUUID();
  await store(
    [submissionStatement(id, submissionId, { kind: 'contact', doc: aContactRequest }, now)],
    [
      outboxStatement(
        {
          siteId: id,
          id: crypto.randomUUID(),
          recipient: 'an@example.be',
          mail: { kind: 'contact-receipt', data: { submissionId, origin: `https://${id}.test` } },
        },
        now,
      ),
    ],
  );
  const trying: SendMail = async (mail) => {
    refuse(mail);
    await send(mail);
  };
  const delivery = {
    db: env.DB,
    send: trying,
    from: USUAL,
    tokenSecret: env.TOKEN_SECRET,
    clock: () => now,
    log: createLog(),
  };
  await deliverDue(delivery, 10);
  return mails;
}
/** States of the mails of a kind. */
const stateOf = async (kind: string): Promise<string[]> =>
  (await rowsOf<{ kind: string; state: string }>('outbox', id))
    .filter((one) => one.kind === kind)
    .map(({ state }) => state);
const fromOf = (mails: Awaited<ReturnType<typeof sent>>) => mails.map(({ from }) => from.email);
const refusal = (code: string) => Object.assign(new Error('refused'), { code });

describe('mails of a site', () => {
  it('come from its own address in its name, and replies go to the agency', async () => {
    await put(OWN);
    const [mail] = await sent();
    expect(mail?.from).toEqual({ email: OWN, name: aSite(id).name });
    expect(mail?.replyTo?.email).toBe(OFFICE);
  });

  it('come from the deployment’s address without one, and while records are missing', async () => {
    expect(fromOf(await sent())).toEqual([USUAL]);
    await resolve({ '_dmarc.zeezicht.example TXT': [] });
    await put(OWN);
    expect(fromOf(await sent())).toEqual([USUAL]);
  });

  it.each([
    ['is not verified', refusal('E_SENDER_NOT_VERIFIED')],
    ['is no longer there', refusal('E_SENDER_DOMAIN_NOT_AVAILABLE')],
    ['is not in the list of the binding', new Error(`email from ${OWN} not allowed`)],
  ])('whose domain %s come from the deployment’s at once, and that is told', async (_what, error) => {
    await put(OWN);
    const tried: string[] = [];
    const refuse: Parameters<typeof sent>[0] = ({ from }) => {
      tried.push(from.email);
      if (from.email === OWN) throw error;
    };
    expect(fromOf(await sent(refuse))).toEqual([USUAL]);
    expect((await call('GET', '')).body).toMatchObject({ fault: 'refused', sends: USUAL });
    expect(await stateOf('contact-receipt')).toEqual(['sent']);
    expect(await stateOf('sender-lost')).toEqual(['due']);
    // The next ones do not try it: the agency's own is among them.
    const next = await sent(refuse);
    expect(fromOf(next)).toEqual([USUAL, USUAL]);
    expect(tried).toEqual([OWN, USUAL, USUAL, USUAL]);
    expect(next.map(({ to }) => to)).toContain(OFFICE);
  });

  it('come at once when another mail of the batch was refused between writing and sending them', async () => {
    await put(OWN);
    const write: Parameters<typeof createDelivering>[0] = async ({ data }, context) => {
      const content = { locale: 'nl', subject: 'x', preview: 'x', title: 'x', blocks: [], why: 'x' } as const;
      if ('submissionId' in data && data.submissionId === 'first') return content;
      // Written from the site's own address, while the first one is refused.
      await vi.waitFor(async () => expect(await senderOf(env.DB, context.site.id, USUAL)).toBe(USUAL));
      return content;
    };
    const now = new Date();
    await store(
      ['first', 'second'].map((submissionId) =>
        outboxStatement(
          {
            siteId: id,
            id: crypto.randomUUID(),
            recipient: 'an@example.be',
            mail: { kind: 'contact-receipt', data: { submissionId, origin: `https://${id}.test` } },
          },
          now,
        ),
      ),
    );
    const { mails, send } = postOffice();
    const refusing: SendMail = async (mail) => {
      if (mail.from.email === OWN) throw refusal('E_SENDER_NOT_VERIFIED');
      await send(mail);
    };
    const { deliverDue: deliver } = createDelivering(write);
    const delivery = { db: env.DB, send: refusing, from: USUAL, tokenSecret: undefined, clock: () => now };
    await deliver({ ...delivery, log: createLog() }, 10);
    expect(fromOf(mails)).toEqual([USUAL, USUAL]);
  });

  it('that fail for another reason are tried again from the same address', async () => {
    await put(OWN);
    expect(
      await sent(() => {
        throw refusal('E_DELIVERY_FAILED');
      }),
    ).toEqual([]);
    expect((await call('GET', '')).body).toMatchObject({ fault: null });
    expect(await rowsOf('outbox', id)).toMatchObject([{ state: 'due' }]);
  });
});

describe('an agency whose address is lost', () => {
  const lost = async () =>
    (await rowsOf<{ kind: string }>('outbox', id)).filter(({ kind }) => kind === 'sender-lost');
  const mailsOfLoss = async () => (await sent()).filter(({ subject }) => subject.includes(OWN));

  it('hears which records its domain lacks, and from where its mails come meanwhile', async () => {
    await put(OWN);
    await resolve({ 'cf-bounce._domainkey.zeezicht.example TXT': [] });
    await call('POST', '/check', { address: null });
    const [mail] = await mailsOfLoss();
    expect([mail?.to, mail?.from.email]).toEqual([OFFICE, USUAL]);
    for (const words of [OWN, USUAL, 'zeezicht.example', 'TXT cf-bounce._domainkey.zeezicht.example'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('_dmarc.');
  });

  it('hears it once, of two checks at the same time and of later ones, and again after the next loss', async () => {
    await put(OWN);
    const at = (after: number) => new Date(Date.now() + after);
    const miss = (after: number) => storeChecked(env.DB, id, { address: OWN, fault: 'records' }, at(after));
    await Promise.all([miss(1000), miss(1000)]);
    await miss(2000);
    expect(await lost()).toHaveLength(1);
    await storeChecked(env.DB, id, { address: OWN, fault: null }, at(DAY));
    await miss(DAY + 2000);
    expect(await lost()).toHaveLength(2);
    // An address that comes and goes within a day is told once.
    await storeChecked(env.DB, id, { address: OWN, fault: null }, at(DAY + 3000));
    await miss(DAY + 4000);
    expect(await lost()).toHaveLength(2);
  });

  it('hears nothing when the address works again before the mail goes out, nor of an address that never worked', async () => {
    await resolve({ '_dmarc.zeezicht.example TXT': [] });
    await put(OWN);
    expect(await lost()).toEqual([]);
    await resolve();
    await put(OWN);
    await storeChecked(env.DB, id, { address: OWN, fault: 'records' }, new Date());
    await put(OWN);
    expect(await mailsOfLoss()).toEqual([]);
    expect(await stateOf('sender-lost')).toEqual(['void']);
  });
});

describe('the cron', () => {
  const check = (after: number) => checkSenders(bindings() as never, new Date(Date.now() + after));

  it('checks a sender after a day: records that went away, and that came back', async () => {
    await put(OWN);
    await resolve({ 'cf-bounce._domainkey.zeezicht.example TXT': [] });
    await check(DAY / 2);
    expect(await senderOf(env.DB, id, USUAL)).toBe(OWN);
    await check(DAY + 1000);
    expect(await senderOf(env.DB, id, USUAL)).toBe(USUAL);
    await resolve();
    await check(2 * DAY + 2000);
    expect(await senderOf(env.DB, id, USUAL)).toBe(OWN);
  });

  it('leaves one that the platform refused to an operator, and one that cannot be asked as it is', async () => {
    await put(OWN);
    await tell(id, { '/dns?name=_dmarc.zeezicht.example&type=TXT': { status: 500, text: 'no' } });
    await check(DAY + 1000);
    expect(await senderOf(env.DB, id, USUAL)).toBe(OWN);
    await storeChecked(env.DB, id, { address: OWN, fault: 'refused' }, new Date(Date.now() + DAY));
    const before = (await askedOf(id)).length;
    await check(3 * DAY);
    expect(await askedOf(id)).toHaveLength(before);
  });
});
