import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Configs } from '../environment.ts';
import { CONFIGS, WORKERS } from '../environment.ts';

/** Test values for the placeholders of a configuration: text after "FILL-IN: ", value. */
const VALUES: readonly (readonly [string, string])[] = [
  ["the deployment's own domain", 'gevel.be'],
  ["preview. and the deployment's own domain", 'preview.gevel.be'],
  ['npx wrangler kv namespace create gevel-cache-staging', '0f2ac74b498b48028cb68387c421e279'],
  ['npx wrangler kv namespace create gevel-cache-production', '1f2ac74b498b48028cb68387c421e279'],
  ["a hostname of the deployment's own domain, as content.example.com", 'content.gevel.be'],
  ['an address of a domain that may send', 'mail@gevel.be'],
  ['the address in MAIL_FROM', 'mail@gevel.be'],
  ['npx wrangler d1 create gevel-content-staging --jurisdiction eu', '2f2ac74b-498b-4802-8cb6-8387c421e279'],
  [
    'npx wrangler d1 create gevel-content-production --jurisdiction eu',
    '3f2ac74b-498b-4802-8cb6-8387c421e279',
  ],
];

/** A configuration with every value filled in. */
export const fillIn = (text: string): string =>
  VALUES.reduce((filled, [hint, value]) => filled.replaceAll(`"FILL-IN: ${hint}"`, `"${value}"`), text);

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
