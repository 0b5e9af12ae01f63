import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureClientBuilt } from '../../lib/client-build.ts';
import { examine } from '../commands/deployments.ts';
import { startCloudflare, type TestCloudflare, TOKEN } from '../testing/cloudflare.ts';
import { wordsOf } from '../testing/guide-lines.ts';
import { wranglerFault } from '../testing/wrangler-words.ts';
import { type Around, deploy, rollback } from './deploy.ts';
import { readEnvironment } from './environment.ts';
import { wholeConfigs } from './testing/whole.ts';
import { answer } from './testing/wrangler.mjs';
import { createWrangler, wranglerBy } from './wrangler.ts';

const { configs, end } = wholeConfigs(`deploy${process.pid}`);
const folder = mkdtempSync(join(tmpdir(), 'gevel-account-'));
/** Status with which each path answers. */
const answers: Record<string, number> = {};
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'migrations'));
  for (const [name, sql] of Object.entries(MIGRATIONS)) writeFileSync(join(folder, 'migrations', name), sql);
  process.env.GEVEL_TEST_ACCOUNT = folder;
  server = createServer((request, response) => {
    const known =
      request.url === '/openapi.json' ? request.headers.authorization === 'Bearer operator' : true;
    response.writeHead(known ? (answers[request.url ?? ''] ?? 200) : 404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  end();
  server.close();
  rmSync(folder, { recursive: true });
  delete process.env.GEVEL_TEST_ACCOUNT;
});

const SECRETS = {
  NETWORK_SECRET: 'n'.repeat(32),
  OPS_SECRET: 'o'.repeat(32),
  TOKEN_SECRET: 't'.repeat(32),
  OPERATOR_TOKEN: 'p'.repeat(32),
};
/** Migrations of this version, oldest first; one of them removes a table. */
const MIGRATIONS = {
  '0001_baseline.sql': 'CREATE TABLE a (id TEXT); CREATE TABLE b (id TEXT);',
  '0014_landed.sql': 'CREATE TABLE c (id TEXT);',
  '0015_fewer.sql': 'DROP TABLE b;',
  '0038_more.sql': 'CREATE TABLE d (id TEXT);',
};
/** The previous release: its last migration is older than the pending ones, except in the test of --skip. */
const LANDED = { commit: 'f'.repeat(40), migration: '0014_landed.sql' };
const STANDING = {
  workers: {
    site: { version: 'site-7', secrets: ['NETWORK_SECRET', 'OPS_SECRET'] },
    'content service': { version: 'content-7', secrets: ['TOKEN_SECRET', 'OPERATOR_TOKEN'] },
  },
  pending: {} as Record<string, string[]>,
};

const account = (state: object): void => {
  writeFileSync(join(folder, 'account.json'), JSON.stringify(state));
  writeFileSync(join(folder, 'calls.ndjson'), '');
};

interface Called {
  readonly args: readonly string[];
  readonly secretsFile?: Readonly<Record<string, string>>;
}

const calls = (): Called[] =>
  readFileSync(join(folder, 'calls.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Commands that changed the account, in order: first words and Worker. */
const actions = (): string[] =>
  calls()
    .filter(({ args }) => !args.includes('--dry-run'))
    .map(({ args }) =>
      [
        args
          .slice(
            0,
            args.findIndex((word) => word.startsWith('-')),
          )
          .join(' '),
        args.includes('-c') ? args[args.indexOf('-c') + 1] : '',
      ]
        .join(' ')
        .trim()
        .replace(configs['content service'], '(content)')
        .replace(configs.site, '(site)'),
    )
    .filter((action) => !/^(?:deployments status|secret list|d1 migrations list|d1 execute)/.test(action));

const around = (): Around => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    // In this process: each start of a program takes longer than the rest of its test.
    wrangler: wranglerBy(async (args) => answer(args, folder)),
    env: {
      GEVEL_PRODUCTION_URL: origin,
      GEVEL_PRODUCTION_SITE_URL: origin,
      GEVEL_PRODUCTION_TOKEN: 'operator',
    },
    buildClient: () => ensureClientBuilt(),
    client: folder,
    localSecrets: () => ['l'.repeat(43)],
    sleep: () => Promise.resolve(),
    say: () => undefined,
    landed: LANDED,
    migrations: join(folder, 'migrations'),
  };
};
const production = () => readEnvironment('production', configs);
const PLAIN = { dryRun: false, secrets: {}, contract: false, skip: false };

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
});
// The substitute for wrangler accepts any argument: check each command against the real one.
afterEach(() => {
  for (const { args } of calls()) expect([args, wranglerFault(args)]).toEqual([args, null]);
});

describe('deploy', () => {
  it('--dry-run bundles both Workers as for an upload, without access to the account', async () => {
    account({ bundles: 'real' });
    const wrangler = createWrangler(resolve('scripts/gevel/deploy/testing/wrangler.mjs'));
    const { lines } = await deploy(production(), { ...PLAIN, dryRun: true }, { ...around(), wrangler });
    expect(lines).toEqual([
      expect.stringMatching(/^The site: \d+\.\d KB, \d{3}\.\d KB after gzip/),
      expect.stringMatching(/^The content service: \d+\.\d KB, \d{3}\.\d KB after gzip/),
      'Migrations go to DB, gevel-content-production.',
      'production is complete. Nothing was deployed.',
    ]);
    expect(calls().every(({ args }) => args.includes('--dry-run'))).toBe(true);
  });

  it('migrates, deploys the content service, then the site, and prints the rollback command', async () => {
    account({ ...STANDING, pending: { DB: ['0038_more.sql'] } });
    const { lines } = await deploy(production(), PLAIN, around());
    expect(actions()).toEqual([
      'd1 migrations apply DB (content)',
      'queues update gevel-forms-failed-production',
      'queues update gevel-work-failed-production',
      'deploy (content)',
      'deploy (site)',
    ]);
    expect(lines).toContain('Applied to DB: 0038_more.sql.');
    expect(lines).toContain('0 files of the previous client were added.');
    expect(lines.at(-1)).toBe(
      'Rollback: npm run gevel -- rollback production --site site-7 --content content-7',
    );
    expect(calls().every(({ args }) => !args.includes('-c') || args.includes('production'))).toBe(true);
  });

  it('uploads each Worker’s own secrets with the first deployment', async () => {
    account({});
    await expect(deploy(production(), PLAIN, around())).rejects.toThrow(
      /NETWORK_SECRET of the site\n.*OPS_SECRET of the site\n.*TOKEN_SECRET of the content service/,
    );
    expect(actions()).toEqual([]);
    const { lines } = await deploy(production(), { ...PLAIN, secrets: SECRETS }, around());
    const { NETWORK_SECRET, OPS_SECRET, TOKEN_SECRET, OPERATOR_TOKEN } = SECRETS;
    expect(calls().flatMap(({ secretsFile }) => (secretsFile === undefined ? [] : [secretsFile]))).toEqual([
      { TOKEN_SECRET, OPERATOR_TOKEN },
      { NETWORK_SECRET, OPS_SECRET },
    ]);
    expect(lines.at(-1)).toBe('There is no previous version for a rollback.');
  });

  it('does not deploy the site if the content service is unhealthy', async () => {
    account(STANDING);
    answers['/openapi.json'] = 500;
    await expect(deploy(production(), PLAIN, around())).rejects.toThrow(
      /content service is deployed but not healthy.*500[.\n]*.*rollback production --site site-7/s,
    );
    expect(actions().at(-1)).toBe('deploy (content)');
  });

  it('refuses a migration that removes tables or columns, unless --contract is given', async () => {
    account({ ...STANDING, pending: { DB: ['0015_fewer.sql'] } });
    await expect(deploy(production(), PLAIN, around())).rejects.toThrow('0015_fewer.sql: ');
    expect(actions()).toEqual([]);
    await deploy(production(), { ...PLAIN, contract: true }, around());
    expect(actions()).toContain('d1 migrations apply DB (content)');
  });

  it('refuses to skip a release, whose code was not tested with these migrations, unless --skip is given', async () => {
    account({ ...STANDING, pending: { DB: ['0038_more.sql'] } });
    const later = { ...around(), landed: { ...LANDED, migration: '0039_later.sql' } };
    await expect(deploy(production(), PLAIN, later)).rejects.toThrow(
      /Deploy f{40} first; or, with --skip:\n {2}0038_more\.sql$/,
    );
    expect(actions()).toEqual([]);
    await deploy(production(), { ...PLAIN, skip: true }, later);
    expect(actions()).toContain('d1 migrations apply DB (content)');
  });

  it('refuses a database that was made before the first release, and changes nothing', async () => {
    account({ ...STANDING, pending: { DB: Object.keys(MIGRATIONS) }, applied: { DB: ['0001_sites.sql'] } });
    for (const options of [PLAIN, { ...PLAIN, contract: true, skip: true }])
      await expect(deploy(production(), options, around())).rejects.toThrow(
        /made before the first release.*"An older database".*Nothing was changed:\n {2}DB: 0001_sites\.sql$/s,
      );
    expect(actions()).toEqual([]);
  });

  it('migrates each bound database, and applies all migrations to a new one', async () => {
    const second = wholeConfigs(`two${process.pid}`, (text, config) =>
      config.startsWith('content')
        ? text.replace(
            '[[env.production.r2_buckets]]',
            '[[env.production.d1_databases]]\nbinding = "DB_1"\ndatabase_name = "gevel-content-1-production"\ndatabase_id = "5f2ac74b-498b-4802-8cb6-8387c421e279"\nmigrations_dir = "migrations"\n\n[[env.production.r2_buckets]]',
          )
        : text,
    );
    try {
      const all = Object.keys(MIGRATIONS);
      account({ ...STANDING, pending: { DB: ['0038_more.sql'], DB_1: all } });
      const environment = readEnvironment('production', second.configs);
      const dry = await deploy(environment, { ...PLAIN, dryRun: true }, around());
      expect(dry.lines.filter((line) => line.startsWith('Migrations'))).toEqual([
        'Migrations go to DB, gevel-content-production.',
        'Migrations go to DB_1, gevel-content-1-production.',
      ]);
      const { lines } = await deploy(environment, PLAIN, around());
      expect(lines).toContain('Applied to DB: 0038_more.sql.');
      expect(lines).toContain(`Applied to DB_1: ${all.join(', ')}.`);
      expect(actions().filter((action) => action.startsWith('d1'))).toEqual([
        expect.stringContaining('d1 migrations apply DB '),
        expect.stringContaining('d1 migrations apply DB_1 '),
      ]);
    } finally {
      second.end();
    }
  });

  it('refuses without any call if a value is not filled in or a URL is missing', async () => {
    account(STANDING);
    await expect(deploy(readEnvironment('production'), PLAIN, around())).rejects.toThrow('is not filled in');
    await expect(deploy(production(), PLAIN, { ...around(), env: {} })).rejects.toThrow(
      'GEVEL_PRODUCTION_URL',
    );
    expect(calls()).toEqual([]);
  });
});

it('rollback rolls the site back first, to the given versions', async () => {
  account(STANDING);
  const versions = { site: 'site-6', 'content service': 'content-6' };
  const { lines, failed } = await rollback('production', configs, versions, around());
  expect(actions()).toEqual(['rollback site-6 (site)', 'rollback content-6 (content)']);
  expect([lines.at(-1), failed]).toEqual(['Data is unchanged: migrations only add.', false]);
});

describe('doctor', () => {
  const WELL = {
    ...STANDING,
    namespaces: [{ id: '1f2ac74b498b48028cb68387c421e279', title: 'gevel-cache-production' }],
    subscriptions: [{ events: ['message.bounced', 'message.complained'] }],
    senders: ['gevel.be'],
    database: { uuid: '3f2ac74b-498b-4802-8cb6-8387c421e279', jurisdiction: 'eu' },
    buckets: ['gevel-maps-production', 'gevel-pictures-production'],
    queues: ['forms', 'forms-failed', 'work', 'work-failed', 'mail-events'].map(
      (name) => `gevel-${name}-production`,
    ),
  };
  let cloudflare: TestCloudflare;
  beforeEach(async () => {
    cloudflare = await startCloudflare();
    for (const name of ['content.gevel.be', '*.gevel.be', 'sites.gevel.be'])
      cloudflare.records.set(name, true);
    cloudflare.fallback = { origin: 'sites.gevel.be', status: 'active' };
  });
  afterEach(() => cloudflare.close());
  const visit = (more: Readonly<Record<string, string>> = { GEVEL_HOST_TARGET: 'sites.gevel.be' }) => {
    const api = { CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_API_URL: `${cloudflare.origin}/client/v4` };
    const { wrangler, env } = around();
    return examine({ environment: production(), wrangler, env: { ...env, ...api, ...more } });
  };

  it('finds nothing in a complete account, and lists what no call can check', async () => {
    account(WELL);
    const { lines, failed } = await visit();
    expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([
      expect.stringMatching(
        /^\?\? {2}The account’s daily number of mails was not asked for: no call tells it\n/,
      ),
      'Nothing is missing; 1 could not be asked for (??).',
    ]);
    expect(failed).toBe(false);
  });

  it('never reports an absent part as present or healthy', async () => {
    account({ namespaces: [], buckets: [], queues: [], refuses: ['d1 migrations', 'whoami'] });
    for (const path of ['/openapi.json', '/_ops/health']) answers[path] = 500;
    cloudflare.records.clear();
    cloudflare.fallback = null;
    const lines = (await visit()).lines.filter((line) => line.startsWith('!!'));
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines)
      expect(line.split('\n')[0]).toMatch(
        /missing|lacks|not logged in|not deployed|not healthy|not subscribed|may not send|Checking/,
      );
  });

  it.each([
    ['a record that is not there', { '*.gevel.be': undefined }, '!!  The DNS record *.gevel.be is missing'],
    ['one that is not proxied', { 'content.gevel.be': false }, 'content.gevel.be is not proxied'],
  ])('names %s', async (_, records, fault) => {
    account(WELL);
    for (const [name, proxied] of Object.entries(records)) {
      if (proxied === undefined) cloudflare.records.delete(name);
      else cloudflare.records.set(name, proxied);
    }
    const { lines, failed } = await visit();
    expect([lines.join('\n').includes(fault), failed]).toEqual([true, true]);
  });

  it('names a fallback origin that is missing or waits, a target elsewhere, a domain that may not send', async () => {
    account({ ...WELL, senders: [] });
    cloudflare.fallback = { origin: 'sites.gevel.be', status: 'pending_deployment' };
    const text = (await visit({ GEVEL_HOST_TARGET: 'sites.other.be' })).lines.join('\n');
    expect(text).toContain('The fallback origin of custom hostnames is sites.gevel.be, pending_deployment');
    expect(text).toContain('sites.other.be, does not lie in gevel.be');
    expect(text).toContain('!!  The domain gevel.be may not send mail yet');
    expect(text).toContain('npx wrangler email sending enable gevel.be');
  });

  it('does not report DNS as correct when its lookup failed', async () => {
    account(WELL);
    const { lines, failed } = await visit({ CLOUDFLARE_API_TOKEN: '' });
    expect(lines.join('\n')).toContain('??  The DNS of gevel.be and its fallback origin were not asked for');
    expect([lines.at(-1), failed]).toEqual(['Nothing is missing; 2 could not be asked for (??).', false]);
  });

  it('lists the commands for an empty account in order', async () => {
    account({
      namespaces: [],
      buckets: [],
      queues: [],
      refuses: ['d1 migrations'],
    });
    const { lines } = await visit();
    const text = lines.join('\n');
    const order = [
      'npx wrangler kv namespace create gevel-cache-production',
      'npx wrangler d1 create gevel-content-production --jurisdiction eu',
      'npx wrangler r2 bucket create gevel-maps-production --jurisdiction eu',
      'npx wrangler queues create gevel-forms-failed-production --jurisdiction eu --message-retention-period-secs 1209600',
      'npx wrangler queues subscription create gevel-mail-events-production --source email.sending --domain gevel.be',
      'npm run gevel -- deploy production --secrets secrets.json',
    ];
    for (const [, line = ''] of text.matchAll(/npx wrangler (.*)/g))
      expect([line, wranglerFault(wordsOf(line))]).toEqual([line, null]);
    const found = order.map((command) => text.indexOf(command));
    expect(found.every((at) => at >= 0)).toBe(true);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('reports a wrong id, a missing secret and an unhealthy Worker', async () => {
    answers['/_ops/health'] = 503;
    account({
      ...WELL,
      senders: ['gevel.be'],
      database: { uuid: 'another', jurisdiction: 'eu' },
      workers: { ...WELL.workers, site: { version: 'site-7', secrets: ['OPS_SECRET'] } },
      pending: { DB: ['0038_more.sql'] },
    });
    const text = (await visit()).lines.join('\n');
    expect(text).toContain("put its id into the content service's file: another");
    expect(text).toMatch(
      /NETWORK_SECRET\n {6}openssl rand -base64 32 \| npx wrangler secret put NETWORK_SECRET/,
    );
    expect(text).toContain('!!  The database gevel-content-production lacks migrations: 0038_more.sql');
    expect(text).toContain('503');
  });

  it('reports a database that was made before the first release', async () => {
    account({ ...WELL, pending: { DB: ['0001_first_release.sql'] }, applied: { DB: ['0001_sites.sql'] } });
    const text = (await visit()).lines.join('\n');
    expect(text).toContain('gevel-content-production was made before the first release: 0001_sites.sql');
    expect(text).toContain('docs/operations/deploying.md, "An older database"');
  });
});
