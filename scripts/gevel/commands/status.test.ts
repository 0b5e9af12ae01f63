import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

const aStatus = {
  site: 'coast',
  state: 'live',
  lastImport: '2026-11-20T10:00:00.000Z',
  requests: 1_200,
  errors: 3,
  calls: 90,
  failed: 2,
  p95: 200,
  mailsWaiting: 1,
  mailsFailed: 0,
  feedsFailing: 0,
  leadsMailed: 0,
  engines: null,
  deadLetters: 4,
};
const asleep = {
  ...aStatus,
  site: 'asleep',
  lastImport: null,
  requests: 0,
  errors: 0,
  calls: 0,
  failed: 0,
  p95: null,
};

let service: TestService;
beforeEach(async () => {
  service = await startService();
  service.script({ status: 200, body: JSON.stringify({ sites: [asleep, aStatus], deadLetters: 2 }) });
});
afterEach(() => service.close());

it('shows a row for each agency', async () => {
  expect((await run(['status'], service.origin)).stdout).toBe(
    [
      'site    state  last import       requests  5xx  calls  failed  p95 ms  mails wait  mails failed  feeds failing  leads mailed  engines  dead letters',
      'asleep  live   –                 0         0    0      0       –       1           0             0              0             –        4',
      'coast   live   2026-11-20T10:00  1200      3    90     2       ≤ 200   1           0             0              0             –        4',
      '',
      'dead letters without a site: 2',
      '',
    ].join('\n'),
  );
  expect(service.calls).toEqual(['GET /status']);
});

it('shows a single agency', async () => {
  const { stdout } = await run(['status', '--site', 'coast', '--json'], service.origin);
  expect(JSON.parse(stdout)).toEqual([aStatus]);
});

it('fails for an unknown agency', async () => {
  expect((await run(['status', '--site', 'nobody'], service.origin)).code).toBe(1);
});
