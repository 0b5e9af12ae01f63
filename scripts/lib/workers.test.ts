import { expect, it } from 'vitest';
import { withoutNoise } from './workers.ts';

it('keeps what the Workers report and drops what wrangler says about itself', () => {
  const output = '\n🪵  Logs were written to "/x.log"\n✘ [ERROR] Could not resolve "./a.ts"\n   \n';
  expect(withoutNoise(output)).toBe('✘ [ERROR] Could not resolve "./a.ts"');
});
