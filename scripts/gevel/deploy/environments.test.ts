import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bindingsOf, CONFIGS, ENVIRONMENTS, readEnvironment, readWorker, WORKERS } from './environment.ts';
import { contractsOf } from './expand.ts';
import { faultsOf, secretFaults } from './faults.ts';
import { wholeConfigs } from './testing/whole.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An environment of complete files with one change. */
function environment(
  change?: (text: string, config: string) => string,
  name: (typeof ENVIRONMENTS)[number] = 'production',
) {
  const { configs, end } = wholeConfigs(`faults${process.pid}`, change);
  ends.push(end);
  return readEnvironment(name, configs);
}

const SchemaSchema = z.object({
  definitions: z.object({
    RawEnvironment: z.object({
      properties: z.record(z.string(), z.object({ description: z.string().optional() })),
    }),
  }),
});

describe('the environments of both Workers', () => {
  const keys = SchemaSchema.parse(
    JSON.parse(readFileSync('node_modules/wrangler/config-schema.json', 'utf8')),
  ).definitions.RawEnvironment.properties;

  it.each(WORKERS)('%s: have every local binding and variable except CONTENT_DOOR', (worker) => {
    const rows = (name: (typeof ENVIRONMENTS)[number] | undefined) =>
      bindingsOf(readWorker(CONFIGS[worker], name), name).map((binding) => binding.name);
    const here = rows(undefined).filter((name) => name !== 'services CONTENT_DOOR');
    expect(here.length).toBeGreaterThan(5);
    expect({ staging: rows('staging').toSorted(), production: rows('production').toSorted() }).toEqual({
      staging: here.toSorted(),
      production: here.toSorted(),
    });
  });

  it.each(WORKERS)('%s: compare every used key that is not inherited', (worker) => {
    const text = readFileSync(CONFIGS[worker], 'utf8');
    const used = Object.entries(keys)
      .filter(([, { description }]) => description?.includes('not automatically inherited'))
      .map(([key]) => key)
      .filter((key) => key !== 'secrets')
      .filter((key) => new RegExp(`^(?:\\[+|env\\.\\w+\\.)?${key}\\b`, 'm').test(text));
    const compared = bindingsOf(readWorker(CONFIGS[worker], 'production'), 'production');
    for (const key of used) expect(compared.map(({ name }) => name.split(/[ .]/)[0])).toContain(key);
  });

  it.each(WORKERS)('%s: have the same settings, except names and ids', (worker) => {
    const settings = ENVIRONMENTS.map((name) =>
      JSON.stringify(bindingsOf(readWorker(CONFIGS[worker], name), name))
        .replaceAll(`-${name}`, '')
        .replace(/\b(?:only|zone of) (?:staging|production)\b/g, '')
        .replace(/"namespace_id":"\d/g, '"namespace_id":"'),
    );
    expect(settings[0]).toBe(settings[1]);
  });

  it('are refused for each value that is not filled in', () => {
    const faults = faultsOf(readEnvironment('production'));
    expect(faults).toHaveLength(10);
    expect(faults.join('\n')).toContain(
      'kv_namespaces CACHE.id is not filled in (npx wrangler kv namespace create gevel-cache-production)',
    );
    expect(faults.every((fault) => fault.includes('is not filled in'))).toBe(true);
  });

  it.each(ENVIRONMENTS)('%s is complete once all values are filled in', (name) => {
    expect(faultsOf(environment(undefined, name))).toEqual([]);
  });

  it.each([
    ['mail@gevel.be', 'mail@gevel.example', 'vars MAIL_FROM is a value of the demo: mail@gevel.example'],
    ['3f2ac74b-498b-4802', '2f2ac74b-498b-4802', 'database_id is that of another environment'],
    [
      'namespace_id = "3001"',
      'namespace_id = "2001"',
      'ratelimits FORM_LIMIT.namespace_id is that of another',
    ],
    [
      '[[env.production.send_email]]',
      '[[env.production.ratelimits]]\nnamespace_id = "9"\nsimple = { limit = 1, period = 60 }',
      'send_email EMAIL is missing',
    ],
    ['workers_dev = false', 'workers_dev = true', 'workers_dev is not false'],
    ['invocation_logs = false', 'invocation_logs = true', 'invocation_logs is not false'],
    ['vars.MEDIA_HOSTS = ""', 'vars.MEDIA_HOSTS = ""\nvars.CRM_TOKEN = "x"', 'vars CRM_TOKEN is a secret'],
    ['PREVIEW_DOMAIN = "gevel.be"', 'PREVIEW_DOMAIN = "show.gevel.be"', 'PREVIEW_DOMAIN differs'],
    ['MEDIA_HOSTS = ""', 'MEDIA_HOSTS = "img.gevel.be"', 'MEDIA_HOSTS differs'],
    ['id = "1f2ac74b', 'id = "4f2ac74b', 'kv_namespaces CACHE.id differs'],
    [
      'service = "gevel-content-production"',
      'service = "gevel-content"',
      'services CONTENT is not gevel-content-production',
    ],
    [
      'allowed_sender_addresses = ["mail@',
      'allowed_sender_addresses = ["post@',
      'allowed_sender_addresses lacks mail@gevel.be',
    ],
  ])('%s changed to %s is refused by name', (from, to, fault) => {
    // Values that must be equal in both files are changed in one.
    const only = /^(?:id =|PREVIEW|MEDIA)/.test(from) ? CONFIGS.site : null;
    const changed = environment((text, config) => {
      if (only !== null && config !== only) return text;
      // Top-level keys are changed at the top level, all others only in the environment `production` and below.
      const at = text.indexOf('[env.production]');
      const head = /^(?:workers_dev|invocation)/.test(from)
        ? text.slice(0, at).replace(from, () => to)
        : text.slice(0, at);
      return head + text.slice(at).replaceAll(from, () => to);
    });
    expect(faultsOf(changed).join('\n')).toContain(fault);
  });

  it('without a list of senders is whole: agencies may send from their own domains (decision 170)', () => {
    const without = environment((text) => text.replaceAll(/^allowed_sender_addresses = .*\n/gm, ''));
    expect(faultsOf(without)).toEqual([]);
  });
});

describe('uploaded secrets', () => {
  const sound = 'k'.repeat(32);
  it.each([
    [{ TOKEN_SECRET: 'short' }, 'fewer than 32 characters'],
    [
      { TOKEN_SECRET: 'for this machine only, not for real addresses' },
      'TOKEN_SECRET is a value of the demo',
    ],
    [{ TOKEN_SECRET: 'l'.repeat(40) }, 'that of local development'],
    [{ TOKEN_SECRET: sound, OPERATOR_TOKEN: sound }, 'OPERATOR_TOKEN has the value of another secret'],
  ])('%o is refused', (secrets, fault) => {
    expect(secretFaults(secrets, ['l'.repeat(40)]).join('\n')).toContain(fault);
  });

  it('are accepted when they are long and different', () => {
    expect(secretFaults({ TOKEN_SECRET: sound, OPERATOR_TOKEN: 'm'.repeat(32) }, ['l'.repeat(40)])).toEqual(
      [],
    );
  });
});

it('finds statements that remove tables, columns or indexes, and no others', () => {
  expect(
    contractsOf('-- DROP TABLE no\nCREATE TABLE a (x);\nDROP TRIGGER t;\nALTER TABLE a ADD COLUMN b;'),
  ).toEqual([]);
  expect(
    contractsOf(
      'CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM b;\nEND;\nDROP INDEX i;\nCREATE INDEX i ON a (b);',
    ),
  ).toEqual([]);
  // Queries may name an index (INDEXED BY), and fail without it.
  expect(contractsOf('DROP INDEX i;\nCREATE INDEX j ON a (b);')).toEqual(['DROP INDEX i']);
  expect(contractsOf('ALTER TABLE a DROP COLUMN b;\nDROP TABLE c;\nALTER TABLE d RENAME TO e;')).toEqual([
    'DROP COLUMN b',
    'DROP TABLE c',
    'RENAME TO e',
  ]);
});
