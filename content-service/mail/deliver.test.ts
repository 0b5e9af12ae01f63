import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionStatement } from '../contact/submissions.ts';
import { deliverDue } from '../deliver.ts';
import { siteStatements } from '../intake/index.ts';
import { createLog } from '../platform/log.ts';
import { aSite } from '../testing/fixtures.ts';
import { logged } from '../testing/logged.ts';
import { aContactRequest, postOffice, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import type { Delivery } from './deliver.ts';
import { BACKOFF } from './lease.ts';
import { outboxStatement } from './outbox.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
let passed = 0;
const clock = () => new Date(START + passed);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

const delivery = (send: Delivery['send']): Delivery => ({
  db: env.DB,
  send,
  from: 'mail@gevel.example',
  tokenSecret: env.TOKEN_SECRET,
  clock,
  log: createLog(),
});

const queue = async (count = 1): Promise<void> => {
  for (let n = 0; n < count; n++) {
    const [submissionId, id] = [crypto.randomUUID(), crypto.randomUUID()];
    const mail = { kind: 'contact-receipt', data: { submissionId, origin: 'https://coast.test' } } as const;
    await store(
      [submissionStatement('coast', submissionId, { kind: 'contact', doc: aContactRequest }, clock())],
      [outboxStatement({ siteId: 'coast', id, recipient: 'an@example.be', mail }, clock())],
    );
  }
};

const refuse = async () => {
  throw new Error('550 an@example.be is not known here');
};

beforeEach(async () => {
  passed = 0;
  warned.mockClear();
  await store(siteStatements(aSite('coast')));
  await env.DB.batch([env.DB.prepare('DELETE FROM outbox'), env.DB.prepare('DELETE FROM submissions')]);
});

describe('the outbox', () => {
  it('sends a due mail once, and deletes its recipient', async () => {
    await queue();
    const { mails, send } = postOffice();
    await deliverDue(delivery(send), 10);
    await deliverDue(delivery(send), 10);
    expect(mails).toHaveLength(1);
    expect(await rowsOf('outbox', 'coast')).toMatchObject([{ state: 'sent', recipient: '', data: '{}' }]);
  });

  it('tries again after 1, 5 and 30 minutes, 2, 6 and 24 hours, then fails and logs it without the address', async () => {
    await queue();
    expect(BACKOFF.map((wait) => wait / MINUTE)).toEqual([1, 5, 30, 120, 360, 1440]);
    for (const wait of BACKOFF) {
      await deliverDue(delivery(refuse), 10);
      passed += wait - 1000;
      expect(await deliverDue(delivery(refuse), 10)).toBe(0);
      passed += 1000;
    }
    expect(warned).toHaveBeenCalledTimes(6);
    await deliverDue(delivery(refuse), 10);
    const [row] = await rowsOf('outbox', 'coast');
    expect(row).toMatchObject({ state: 'failed', attempts: 7, recipient: 'an@example.be' });
    expect(logged).toHaveBeenCalledTimes(1);
    const said = JSON.stringify([logged.mock.calls, warned.mock.calls]);
    expect(said).toContain('mail.failed');
    expect(said).not.toContain('an@example.be');
    logged.mockClear();
    passed += 48 * 60 * MINUTE;
    expect(await deliverDue(delivery(refuse), 10)).toBe(0);
  });

  it('sends a mail on a later attempt', async () => {
    await queue();
    await deliverDue(delivery(refuse), 10);
    passed += MINUTE;
    const { mails, send } = postOffice();
    await deliverDue(delivery(send), 10);
    expect(mails).toHaveLength(1);
  });

  it('sends each mail once when several batches run at the same time', async () => {
    await queue(12);
    const { mails, send } = postOffice();
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(delivery(send), 5)));
    expect(mails).toHaveLength(12);
  });

  it('leaves mails whose lease is about to expire to the next batch', async () => {
    await queue(12);
    const { mails, send } = postOffice();
    const slow: Delivery['send'] = async (mail) => {
      passed += 70_000;
      await send(mail);
    };
    await deliverDue(delivery(slow), 12);
    expect(mails.length).toBeLessThan(12);
    passed += 5 * MINUTE;
    await deliverDue(delivery(send), 12);
    expect(mails).toHaveLength(12);
  });

  it('sends an interrupted mail again after the lease of five minutes', async () => {
    await queue();
    await env.DB.prepare("UPDATE outbox SET state = 'sending', attempts = 1, next_attempt_at = ?")
      .bind(new Date(START + 5 * MINUTE).toISOString())
      .run();
    const { mails, send } = postOffice();
    expect(await deliverDue(delivery(send), 10)).toBe(0);
    passed += 5 * MINUTE;
    await deliverDue(delivery(send), 10);
    expect(mails).toHaveLength(1);
  });

  it('sends nothing when the subject of the mail was deleted', async () => {
    await queue();
    await env.DB.prepare('DELETE FROM submissions').run();
    const { mails, send } = postOffice();
    await deliverDue(delivery(send), 10);
    expect(mails).toEqual([]);
    expect(await rowsOf('outbox', 'coast')).toMatchObject([{ state: 'void', recipient: '' }]);
  });

  it('needs at most three statements for each mail, and three for the batch', async () => {
    await queue(20);
    const prepared = vi.spyOn(env.DB, 'prepare');
    await deliverDue(delivery(postOffice().send), 20);
    expect(prepared.mock.calls.length).toBeLessThanOrEqual(20 * 3 + 3);
    prepared.mockRestore();
  });
});
