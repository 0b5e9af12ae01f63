import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
const gevel = (...words: readonly string[]) => run(['mail', 'domain', 'coast', ...words], service.origin);
const sender = (found: boolean, given: object = {}) => ({
  address: 'info@coast.example',
  fault: found ? null : 'records',
  checkedAt: '2026-11-29T10:00:00.000Z',
  sends: found ? 'info@coast.example' : 'mail@gevel.example',
  records: [
    { purpose: 'spf', type: 'TXT', name: 'cf-bounce.coast.example', value: 'v=spf1 …', found: true },
    { purpose: 'dmarc', type: 'TXT', name: '_dmarc.coast.example', value: 'v=DMARC1; p=none;', found },
  ],
  ...given,
});

beforeEach(async () => {
  service = await startService();
  service.sites.set('coast', { id: 'coast', hostnames: [] });
});
afterEach(() => service.close());

describe('mail domain', () => {
  it('sets the address, and prints each record with whether it is there', async () => {
    service.senders.set('coast', sender(true));
    const { code, stdout } = await gevel('--from', 'info@coast.example');
    expect(code).toBe(0);
    expect(service.calls.at(-1)).toBe('PUT /sites/coast/mail-sender');
    expect(service.bodies.at(-1)).toBe('{"address":"info@coast.example"}');
    expect(stdout).toContain('coast: mails come from info@coast.example (checked 2026-11-29 10:00).');
    expect(stdout).toContain('  ✓ cf-bounce.coast.example. TXT v=spf1 …');
    expect(stdout).not.toContain('wrangler');
  });

  it('fails while a record is missing, and says by which commands it comes', async () => {
    service.senders.set('coast', sender(false));
    const { code, stdout } = await gevel();
    expect(code).toBe(1);
    expect(service.calls.at(-1)).toBe('POST /sites/coast/mail-sender/check');
    expect(service.bodies.at(-1)).toBe('{"address":null}');
    expect(stdout).toContain('  ✗ _dmarc.coast.example. TXT v=DMARC1; p=none;');
    expect(stdout).toContain('npx wrangler email sending enable coast.example');
    expect(stdout).toContain('--domain coast.example');
  });

  it('tries an address without writing, and prints the records of its domain', async () => {
    service.senders.set('coast', sender(false, { address: null, fault: null, sends: 'mail@gevel.example' }));
    const { code, stdout } = await gevel('--from', 'info@new.example', '--dry-run');
    expect([code, service.calls.at(-1)]).toEqual([1, 'POST /sites/coast/mail-sender/check']);
    expect(stdout).toContain('npx wrangler email sending enable new.example');
    expect(stdout).toContain('Nothing was written');
    expect(service.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('ends the address of its own', async () => {
    const { code, stdout } = await gevel('--usual');
    expect([code, service.bodies.at(-1)]).toEqual([0, '{"address":null}']);
    expect(stdout).toContain('the deployment’s address');
  });

  it.each([
    ['--from', 'nothing'],
    ['--from', 'a@coast.example', '--usual'],
  ])('refuses %s %s %s', async (...words) => {
    expect((await gevel(...words)).code).toBe(2);
    expect(service.calls).toEqual([]);
  });
});
