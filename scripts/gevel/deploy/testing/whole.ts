import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Configs } from '../environment.ts';
import { CONFIGS, WORKERS } from '../environment.ts';

/** Test values for the placeholders of a configuration: text after "FILL-IN: ", value. */
const VALUES: readonly (readonly [string, string])[] = [
  ['the zone of staging, as example.com', 'gevel-staging.be'],
  ['the zone of production, as example.com', 'gevel.be'],
  ['content. and the zone of staging, as content.example.com/*', 'content.gevel-staging.be/*'],
  ['content. and the zone of production, as content.example.com/*', 'content.gevel.be/*'],
  ['npx wrangler kv namespace create gevel-cache-staging', '0f2ac74b498b48028cb68387c421e279'],
  ['npx wrangler kv namespace create gevel-cache-production', '1f2ac74b498b48028cb68387c421e279'],
  ['an address of a domain from which only staging sends', 'mail@gevel-staging.be'],
  ['an address of a domain from which only production sends', 'mail@gevel.be'],
  ['npx wrangler d1 create gevel-content-staging --jurisdiction eu', '2f2ac74b-498b-4802-8cb6-8387c421e279'],
  [
    'npx wrangler d1 create gevel-content-production --jurisdiction eu',
    '3f2ac74b-498b-4802-8cb6-8387c421e279',
  ],
];

/** A configuration with every value filled in. */
export const fillIn = (text: string): string =>
  VALUES.reduce(
    (filled, [hint, value]) => filled.replaceAll(`"FILL-IN: ${hint}"`, `"${value}"`),
    // The address in MAIL_FROM, again, in each environment's own part.
    text
      .split(/(?=^\[env\.production\]$)/m)
      .map((part, at) =>
        part.replaceAll(
          '"FILL-IN: the address in MAIL_FROM"',
          at === 0 ? '"mail@gevel-staging.be"' : '"mail@gevel.be"',
        ),
      )
      .join(''),
  );

/**
 * Writes filled-in copies of both files beside the real ones, modified by `change`. `end` deletes them.
 */
export function wholeConfigs(
  name: string,
  change: (text: string, config: string) => string = (text) => text,
) {
  const configs = Object.fromEntries(
    WORKERS.map((worker) => {
      const real = CONFIGS[worker];
      const config = real.replace('wrangler', `wrangler.${name}`);
      writeFileSync(config, change(fillIn(readFileSync(real, 'utf8')), real));
      return [worker, config];
    }),
  ) as Record<keyof Configs, string>;
  const end = (): void => {
    for (const config of Object.values(configs)) rmSync(config, { force: true });
  };
  return { configs, end };
}
