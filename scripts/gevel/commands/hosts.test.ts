import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCloudflare, type TestCloudflare, TOKEN, ZONE } from '../testing/cloudflare.ts';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

const TARGET = 'sites.gevel.example';
let service: TestService;
let cloudflare: TestCloudflare;

const gevel = (...words: readonly string[]) => run(words, service.origin);
const hostnamesOf = (id: string): unknown => service.sites.get(id)?.hostnames;

const aSite = (id: string, hostnames: readonly string[] = []) => ({
  id,
  name: id,
  hostnames,
  state: 'live',
  locales: ['nl'],
  defaultLocale: 'nl',
  theme: {},
  settings: {},
});

beforeEach(async () => {
  service = await startService();
  cloudflare = await startCloudflare();
  for (const id of ['coast', 'leuven']) service.sites.set(id, aSite(id));
  cloudflare.dns.set(TARGET, { addresses: ['192.0.2.1'] });
  vi.stubEnv('CLOUDFLARE_API_TOKEN', TOKEN);
  vi.stubEnv('CLOUDFLARE_ZONE_ID', ZONE);
  vi.stubEnv('CLOUDFLARE_API_URL', `${cloudflare.origin}/client/v4`);
  vi.stubEnv('GEVEL_HOST_TARGET', TARGET);
  vi.stubEnv('GEVEL_DNS_URL', `${cloudflare.origin}/dns-query`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await service.close();
  await cloudflare.close();
});

describe('host add', () => {
  it('requests a certificate once, and prints the DNS record for its owner', async () => {
    const added = await gevel('host', 'add', 'coast', 'www.coast.be');
    expect(added.stdout).toContain('hostname pending, certificate pending_validation');
    expect(added.stdout).toContain(`www.coast.be. CNAME ${TARGET}.`);
    expect(cloudflare.hostnames.get('www.coast.be')?.method).toBe('http');
    expect((await gevel('host', 'add', 'coast', 'www.coast.be')).code).toBe(0);
    expect(cloudflare.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('puts www before the apex, unless --main says otherwise', async () => {
    const apex = await gevel('host', 'add', 'coast', 'coast.be');
    expect(apex.stdout).toContain(`coast.be. ALIAS ${TARGET}.`);
    expect(apex.stdout).toContain('redirect coast.be to https://www.coast.be/');
    await gevel('host', 'add', 'coast', 'other.be');
    await gevel('host', 'add', 'coast', 'WWW.coast.be.');
    expect(hostnamesOf('coast')).toEqual(['www.coast.be', 'coast.be', 'other.be']);
    await gevel('host', 'add', 'coast', 'coast.be', '--main');
    expect(hostnamesOf('coast')).toEqual(['coast.be', 'www.coast.be', 'other.be']);
  });

  it('prints the TXT records that validate a hostname before its DNS points here', async () => {
    const { stdout } = await gevel('host', 'add', 'coast', 'www.coast.be', '--txt');
    expect(stdout).toContain('_cf-custom-hostname.www.coast.be. TXT "owner"');
    expect(stdout).toContain('_acme-challenge.www.coast.be. TXT "proof"');
  });

  it('prints the call and the record without a token', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
    const { code, stdout } = await gevel('host', 'add', 'coast', 'www.coast.be');
    expect(code).toBe(0);
    expect(stdout).toContain(`/zones/${ZONE}/custom_hostnames`);
    expect(stdout).toContain('"hostname":"www.coast.be","ssl":{"method":"http"');
    expect(stdout).toContain(`www.coast.be. CNAME ${TARGET}.`);
    expect(cloudflare.calls).toEqual([]);
  });

  it('does not call Cloudflare for local hostnames', async () => {
    expect((await gevel('host', 'add', 'coast', 'coast.localhost')).stdout).toBe('coast.localhost\n');
    expect(cloudflare.calls).toEqual([]);
  });

  it('reports errors of Cloudflare', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'another');
    const { code, stderr } = await gevel('host', 'add', 'coast', 'www.coast.be');
    expect([code, stderr]).toEqual([1, expect.stringContaining('Authentication error (10000)')]);
    vi.stubEnv('CLOUDFLARE_ZONE_ID', 'zone');
    expect((await gevel('host', 'add', 'coast', 'www.coast.be')).code).toBe(2);
    vi.stubEnv('CLOUDFLARE_ZONE_ID', ZONE);
    vi.stubEnv('CLOUDFLARE_API_URL', 'http://127.0.0.1:1');
    expect((await gevel('host', 'add', 'coast', 'www.coast.be')).code).toBe(3);
  });

  it('does not call Cloudflare for a hostname of another site', async () => {
    await gevel('host', 'add', 'coast', 'www.coast.be');
    cloudflare.calls.length = 0;
    expect((await gevel('host', 'add', 'leuven', 'www.coast.be')).code).toBe(1);
    expect(cloudflare.calls).toEqual([]);
  });
});

describe('fifty hostnames', () => {
  it('are added without a deployment, and one moves to another agency', async () => {
    for (let at = 0; at < 50; at++) {
      service.sites.set(`agency${at}`, aSite(`agency${at}`));
      const { code } = await gevel('host', 'add', `agency${at}`, `www.agency${at}.be`);
      expect(code).toBe(0);
    }
    expect(cloudflare.hostnames.size).toBe(50);
    cloudflare.calls.length = 0;
    expect((await gevel('host', 'move', 'www.agency7.be', 'agency7', 'agency8')).code).toBe(0);
    expect([hostnamesOf('agency7'), hostnamesOf('agency8')]).toEqual([
      [],
      ['www.agency8.be', 'www.agency7.be'],
    ]);
    // The certificate belongs to the deployment, so moving a hostname does not change it.
    expect([cloudflare.calls, cloudflare.hostnames.size]).toEqual([[], 50]);
  });
});

describe('host move', () => {
  it('keeps a hostname at its site when the new site refuses it', async () => {
    await gevel('host', 'add', 'coast', 'www.coast.be');
    const ok = { status: 200, body: JSON.stringify({ outcome: 'changed' }) };
    const documentOf = (id: string) => ({ status: 200, body: JSON.stringify(service.sites.get(id)) });
    const [coast, leuven] = [documentOf('coast'), documentOf('leuven')];
    const refused = { status: 422, body: '{"error":{"code":"refused","message":"Refused."}}' };
    service.script(coast, leuven, coast, ok, leuven, refused);
    expect((await gevel('host', 'move', 'www.coast.be', 'coast', 'leuven')).code).toBe(1);
    expect(hostnamesOf('coast')).toEqual(['www.coast.be']);
    const writes = service.calls.filter((one) => one.startsWith('PUT')).map((one) => one.split('?')[0]);
    expect(writes.slice(-3)).toEqual(['PUT /sites/coast', 'PUT /sites/leuven', 'PUT /sites/coast']);
  });

  it.each([
    [['www.coast.be', 'leuven', 'coast'], 1],
    [['www.coast.be', 'coast', 'coast'], 2],
    [['www.coast.be', 'coast', 'nobody'], 1],
  ])('refuses %j', async (words, expected) => {
    await gevel('host', 'add', 'coast', 'www.coast.be');
    expect((await gevel('host', 'move', ...words)).code).toBe(expected);
    expect(hostnamesOf('coast')).toEqual(['www.coast.be']);
  });
});

describe('host status', () => {
  const status = async () => {
    const { code, stdout } = await gevel('host', 'status', 'coast');
    return [code, stdout.split('\n').slice(1, 3)];
  };

  it('shows certificate and DNS, and exits with 0 once both are active', async () => {
    await gevel('host', 'add', 'coast', 'www.coast.be');
    const pending = '  hostname pending, certificate pending_validation';
    expect((await gevel('host', 'status', 'coast')).stdout).toContain('DNS: no record');
    cloudflare.dns.set('www.coast.be', { addresses: ['198.51.100.7'] });
    expect((await gevel('host', 'status', 'coast')).stdout).toContain('DNS: elsewhere (198.51.100.7)');
    cloudflare.dns.set('www.coast.be', { cname: TARGET });
    const [code, lines] = await status();
    expect([code, lines]).toEqual([1, [pending, expect.stringContaining('TXT')]]);
    const known = cloudflare.hostnames.get('www.coast.be');
    if (known !== undefined) known.status = 'active';
    expect(await status()).toEqual([0, ['  hostname active, certificate active', `  DNS: CNAME ${TARGET}`]]);
    // An apex whose DNS follows the target's addresses.
    cloudflare.dns.set('www.coast.be', { addresses: ['192.0.2.1'] });
    expect((await status())[0]).toBe(0);
  });

  it('shows DNS without a token', async () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
    await gevel('host', 'add', 'coast', 'www.coast.be');
    cloudflare.dns.set('www.coast.be', { cname: TARGET });
    expect(await status()).toEqual([
      0,
      ['  certificate unknown: set CLOUDFLARE_API_TOKEN', `  DNS: CNAME ${TARGET}`],
    ]);
  });
});

describe('host remove', () => {
  it('also removes the certificate', async () => {
    await gevel('host', 'add', 'coast', 'www.coast.be');
    expect((await gevel('host', 'remove', 'coast', 'www.coast.be')).code).toBe(0);
    expect([hostnamesOf('coast'), cloudflare.hostnames.size]).toEqual([[], 0]);
    expect((await gevel('host', 'remove', 'coast', 'www.coast.be')).code).toBe(1);
  });
});
