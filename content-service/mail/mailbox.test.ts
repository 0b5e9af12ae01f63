import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { countedMailbox, countMail, MOST_A_DAY } from './mailbox.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const SECRET = 's'.repeat(40);

const count = (id: string, recipient: string, changes: object = {}, now = NOW) =>
  countMail(env.DB, { siteId: 'coast', id, recipient, asked: 'unconfirmed', ...changes }, SECRET, now);

beforeEach(() => env.DB.exec('DELETE FROM mailbox_mails'));

describe('one spelling of a mailbox', () => {
  it.each([
    ['an@example.be', 'AN@Example.BE'],
    ['an@example.be', 'an+news@example.be'],
    ['an@example.be', 'an+a+b@example.be'],
    ['an.peeters@example.be', 'An.Peeters+1@example.be'],
    ['anpeeters@gmail.com', 'an.peeters@gmail.com'],
    ['anpeeters@gmail.com', 'A.N.Peeters+x.y@GoogleMail.com'],
    ['an@xn--mnchen-3ya.de', 'an@münchen.de'],
    ['an@xn--mnchen-3ya.de', 'an@MÜNCHEN.de'],
    ['+an@example.be', '+an@example.be'],
  ])('%s is %s', (mailbox, address) => {
    expect(countedMailbox(address)).toBe(mailbox);
  });

  it.each([
    ['an.peeters@example.be', 'anpeeters@example.be'],
    ['an-1@example.be', 'an-2@example.be'],
    ['an@gmail.com', 'an@gmail.be'],
  ])('%s is not %s', (one, other) => {
    expect(countedMailbox(one)).not.toBe(countedMailbox(other));
  });
});

describe('mails to a mailbox', () => {
  it('are counted once for each mail, at all sites and under all spellings, for 24 hours', async () => {
    for (let n = 0; n < MOST_A_DAY.unconfirmed; n++) {
      expect(await count(`m${n}`, `an+${n}@example.be`, { siteId: `site-${n % 3}` })).toBe(true);
    }
    expect(await count('m1', 'an+1@example.be', { siteId: 'site-1' })).toBe(true);
    expect(await count('more', 'an@example.be')).toBe(false);
    expect(await count('other', 'bo@example.be')).toBe(true);
    expect(await count('later', 'an@example.be', {}, after(24))).toBe(true);
  });

  it('may be more to an address that is confirmed at the agency', async () => {
    for (let n = 0; n < MOST_A_DAY.unconfirmed; n++) await count(`m${n}`, 'an@example.be');
    expect(await count('booked', 'an@example.be', { asked: 'confirmed' })).toBe(true);
    for (let n = 0; n < MOST_A_DAY.confirmed; n++)
      await count(`c${n}`, 'an@example.be', { asked: 'confirmed' });
    expect(await count('over', 'an@example.be', { asked: 'confirmed' })).toBe(false);
  });

  it('are not more when they go at the same moment', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => count(`m${n}`, 'an@example.be'));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(MOST_A_DAY.unconfirmed);
  });

  it('are stored without the address, as a keyed hash', async () => {
    await count('m', 'an@example.be');
    await countMail(
      env.DB,
      { siteId: 'coast', id: 'n', recipient: 'an@example.be', asked: 'unconfirmed' },
      't'.repeat(40),
      NOW,
    );
    const { results } = await env.DB.prepare('SELECT mailbox FROM mailbox_mails').all<{ mailbox: string }>();
    const keys = results.map(({ mailbox }) => mailbox);
    expect(new Set(keys).size).toBe(2);
    expect(keys.join()).toMatch(/^[\w-]{43},[\w-]{43}$/);
  });
});
