import { expect, it } from 'vitest';
import { withoutNoise } from './workers.ts';

it('drops the advice on cron triggers, which would reach the wrong Worker', () => {
  const advice =
    'WARNING Scheduled Workers are not automatically triggered during local development.\n' +
    '  To manually trigger a scheduled event, run:\n    curl "http://localhost:1/cdn-cgi/local/scheduled"\n';
  expect(withoutNoise(advice)).toBe('');
});

it('keeps what the Workers report and drops what wrangler says about itself', () => {
  const output = '\n🪵  Logs were written to "/x.log"\n✘ [ERROR] Could not resolve "./a.ts"\n   \n';
  expect(withoutNoise(output)).toBe('✘ [ERROR] Could not resolve "./a.ts"');
});
