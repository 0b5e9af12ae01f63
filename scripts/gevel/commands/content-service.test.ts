import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

const SHOWN = {
  address: 'https://api.zeezicht.be/',
  scope: 'core',
  pictureHosts: ['img.zeezicht.be'],
  knows: ['traits'],
  tokenKey: 'k1',
  state: {
    askedAt: '2026-11-23T10:00:00.000Z',
    nextAt: '2026-11-23T10:15:00.000Z',
    outcome: 'ok',
    reason: null,
    homes: { known: 84, waiting: 2, refused: 1 },
    pictures: { kept: 900, refused: 1 },
    refusals: [{ what: 'home 12', reason: 'an answer about another home' }],
  },
};

const gevel = (...words: readonly string[]) => run(['site', 'content-service', ...words], service.origin);

it('sets a service, and never prints its token', async () => {
  vi.stubEnv('GEVEL_SERVICE_TOKEN', 'a-token-of-theirs');
  service.script({ status: 200, body: JSON.stringify(SHOWN) });
  const { code, stdout, stderr } = await gevel(
    'set',
    'zeezicht',
    'https://api.zeezicht.be/',
    '--picture-host',
    'img.zeezicht.be',
  );
  expect(code).toBe(0);
  expect(service.calls).toEqual(['PUT /sites/zeezicht/content-service']);
  expect(stdout).toContain('encrypted with the key "k1"');
  expect(stdout).toContain('84 known, 2 waiting, 1 refused');
  expect(stdout).toContain('home 12: an answer about another home');
  expect(stdout + stderr).not.toContain('a-token-of-theirs');
});

it('sends what the service knows, shows it, and refuses anything else before a call', async () => {
  service.script({ status: 200, body: JSON.stringify(SHOWN) });
  const set = (ability: string) => gevel('set', 'zeezicht', SHOWN.address, '--knows', ability);
  const { code, stdout } = await set('traits');
  expect([code, stdout.includes('knows     traits')]).toEqual([0, true]);
  expect(JSON.parse(String(service.bodies.at(-1)))).toMatchObject({ knows: ['traits'] });
  const refused = await set('swimming');
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('--knows must be traits or areas');
  expect(service.calls).toHaveLength(1);
});

it('fails when a call fails', async () => {
  const findings = [
    { call: 'POST …/estate-filters', ok: true, ms: 20, says: 'as it should be' },
    { call: 'POST …/estates', ok: false, ms: 8000, says: 'timeout' },
  ];
  service.script({ status: 200, body: JSON.stringify({ findings }) });
  const { code, stdout } = await gevel('check', 'zeezicht');
  expect(code).toBe(1);
  expect(stdout).toContain('✗ POST …/estates');
});

it('removes the service', async () => {
  service.script({ status: 204 });
  expect((await gevel('remove', 'zeezicht')).code).toBe(0);
  expect(service.calls).toEqual(['DELETE /sites/zeezicht/content-service']);
});
