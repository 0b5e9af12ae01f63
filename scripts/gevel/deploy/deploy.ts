import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sizeOf } from '../../lib/worker-bundles.ts';
import type { Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { type DeployedWorkers, foldedMigrations, pendingMigrations, readDeployed } from './account.ts';
import { carryClient } from './carry-client.ts';
import {
  type Configs,
  databasesOf,
  type Environment,
  requiredSecrets,
  WORKERS,
  type WorkerName,
} from './environment.ts';
import { contracting, type Landed, untried } from './expand.ts';
import { faultsOf, secretFaults } from './faults.ts';
import { awaitHealth, healthChecks } from './health.ts';
import { type Secrets, secretsFor, withSecretsFile } from './secrets-file.ts';
import { of, type Wrangler } from './wrangler.ts';

/** Dependencies of a deployment beside its configuration; tests replace them. */
export interface Around {
  readonly wrangler: Wrangler;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Builds the site's assets. */
  readonly buildClient: () => Promise<unknown>;
  /** Folder of the built assets. */
  readonly client: string;
  /** Secrets of local development, which must never be deployed. */
  readonly localSecrets: () => readonly string[];
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Reports progress. */
  readonly say: (what: string) => void;
  /** The previous release. */
  readonly landed: Landed;
  /** Folder of the migrations. */
  readonly migrations: string;
}

interface DeployOptions {
  readonly dryRun: boolean;
  /** Secrets to upload; required for the first deployment. */
  readonly secrets: Secrets;
  /** Allows migrations that remove tables or columns which the running version may use. */
  readonly contract: boolean;
  /** Allows migrations that were not tested with the running version. */
  readonly skip: boolean;
}

const MAIN: Readonly<Record<WorkerName, string>> = { site: 'index.js', 'content service': 'worker.js' };
/** Retention of messages in dead-letter queues, seconds: Cloudflare's maximum. */
const FAILED_RETENTION = 14 * 24 * 60 * 60;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function refuse(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Refused([what, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

/** Bundles both Workers by wrangler's dry run, and reports their sizes. Throws Refused above the budget. */
async function bundles({ name, configs }: Environment, { wrangler }: Around): Promise<string[]> {
  const folder = await mkdtemp(resolve('dist', 'deploy-'));
  try {
    const sizes = await Promise.all(
      WORKERS.map(async (worker) => {
        const outdir = join(folder, worker);
        const words = ['deploy', '--dry-run', '--outdir', outdir, ...of(configs[worker], name)];
        await wrangler.run(`Bundling the ${worker}`, words);
        return sizeOf(worker, await readFile(join(outdir, MAIN[worker])));
      }),
    );
    refuse(
      'A Worker is larger than its budget:',
      sizes
        .filter(({ gzip, limit }) => gzip > limit)
        .map((size) => `the ${size.name}, ${kilobytes(size.gzip)}`),
    );
    return sizes.map(
      ({ name: worker, raw, gzip, limit }) =>
        `The ${worker}: ${kilobytes(raw)}, ${kilobytes(gzip)} after gzip (of ${kilobytes(limit)}).`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Secrets that neither the account nor this deployment's file has. */
const missingSecrets = (environment: Environment, there: DeployedWorkers, secrets: Secrets): string[] =>
  WORKERS.flatMap((worker) =>
    requiredSecrets(environment, worker)
      .filter((name) => !(name in secrets) && there[worker]?.secrets.includes(name) !== true)
      .map((name) => `${name} of the ${worker}`),
  );

/** Dead-letter queues of an environment's consumers. */
const failedQueues = ({ workers }: Environment): string[] =>
  WORKERS.flatMap((worker) => workers[worker].queues.consumers ?? []).flatMap(
    ({ dead_letter_queue: queue }) => queue ?? [],
  );

/** The command that rolls back to the previous versions. */
export const wayBack = (name: string, before: DeployedWorkers): string => {
  const words = WORKERS.flatMap((worker) => {
    const version = before[worker]?.version;
    return version === undefined ? [] : [worker === 'site' ? '--site' : '--content', version];
  });
  return words.length === 0
    ? 'There is no previous version for a rollback.'
    : `Rollback: npm run gevel -- rollback ${name} ${words.join(' ')}`;
};

/** Applies pending migrations to each database. Throws Refused for an older one, or when they need --skip or --contract. */
async function migrate(
  environment: Environment,
  around: Around,
  { contract, skip }: DeployOptions,
): Promise<string[]> {
  const { wrangler, say, landed, migrations: folder } = around;
  const { name, configs, workers } = environment;
  const config = configs['content service'];
  const pending = await Promise.all(
    databasesOf(workers['content service']).map(async ({ binding }) => ({
      binding,
      names: await pendingMigrations(wrangler, config, name, binding),
    })),
  );
  const older = await Promise.all(
    pending.map(async ({ binding, names }) => ({
      binding,
      folded: await foldedMigrations(wrangler, config, name, { binding, pending: names, folder }),
    })),
  );
  refuse(
    'A database was made before the first release, by migrations that are now one (docs/operations/deploying.md, "An older database"). Nothing was changed:',
    older.flatMap(({ binding, folded }) => (folded.length === 0 ? [] : `${binding}: ${folded.join(', ')}`)),
  );
  /** Findings of all databases without repetitions. */
  const said = (ask: (names: readonly string[]) => readonly string[]) => [
    ...new Set(pending.flatMap(({ names }) => ask(names))),
  ];
  if (!skip) {
    refuse(
      `The running version is older than the previous release, and was not tested with these migrations. Deploy ${landed.commit} first; or, with --skip:`,
      said((names) => untried(names, landed, folder)),
    );
  }
  if (!contract) {
    refuse(
      'A migration removes tables or columns that the running version may use. First deploy a version that does not use them; then, with --contract:',
      said((names) => contracting(names, folder)),
    );
  }
  for (const { binding, names } of pending.filter((one) => one.names.length > 0)) {
    say(`Applying ${names.length} migrations to ${binding}`);
    const words = ['d1', 'migrations', 'apply', binding, '--remote', ...of(config, name)];
    await wrangler.run(`Applying the migrations to ${binding}`, words);
  }
  return pending.map(({ binding, names }) =>
    names.length === 0 ? `${binding} has every migration.` : `Applied to ${binding}: ${names.join(', ')}.`,
  );
}

/**
 * Deploys both Workers of an environment: checks the configuration, migrates, deploys the content service and then
 * the site, so that the site never calls operations that do not exist yet. Checks the health of each before it
 * continues.
 */
export async function deploy(
  environment: Environment,
  options: DeployOptions,
  around: Around,
): Promise<Report> {
  const { dryRun, secrets } = options;
  const { name, configs } = environment;
  const { wrangler, say } = around;
  refuse(`${name} is incomplete:`, [
    ...faultsOf(environment),
    ...secretFaults(secrets, around.localSecrets()),
  ]);
  const checks = dryRun ? null : healthChecks(name, around.env);
  await around.buildClient();
  say('Bundling both Workers');
  const sizes = await bundles(environment, around);
  if (checks === null) {
    const databases = databasesOf(environment.workers['content service']).map(
      ({ binding, name: called }) => `Migrations go to ${binding}, ${called}.`,
    );
    const lines = [...sizes, ...databases, `${name} is complete. Nothing was deployed.`];
    return { lines, data: { name, sizes, databases } };
  }
  say('Reading the account');
  const before = await readDeployed(wrangler, configs, name);
  refuse('Secrets are missing (add them with --secrets FILE):', missingSecrets(environment, before, secrets));
  const migrated = await migrate(environment, around, options);
  for (const queue of failedQueues(environment)) {
    const words = ['queues', 'update', queue, '--message-retention-period-secs', String(FAILED_RETENTION)];
    await wrangler.run(`Setting the retention of ${queue}`, words);
  }
  const healths: string[] = [];
  for (const worker of WORKERS.toReversed()) {
    say(`Deploying the ${worker}`);
    const carried = worker === 'site' ? await carryClient(checks.site.url, around.client) : null;
    try {
      await withSecretsFile(secretsFor(worker, secrets), (words) =>
        wrangler.run(`Deploying the ${worker}`, ['deploy', ...of(configs[worker], name), ...words]),
      );
    } finally {
      await carried?.end();
    }
    if (carried !== null) healths.push(`${carried.count} files of the previous client were added.`);
    const { url, well, answer } = await awaitHealth(checks[worker], around.sleep);
    if (!well) {
      throw new Refused(
        `The ${worker} is deployed but not healthy: ${url} answered ${answer}.\n${wayBack(name, before)}`,
      );
    }
    healths.push(`The ${worker} is deployed and healthy (${url}).`);
  }
  return {
    lines: [...sizes, ...migrated, ...healths, wayBack(name, before)],
    data: { name, before, migrated },
  };
}

/** Versions for a rollback; by default the previous ones. */
export type Versions = Readonly<Partial<Record<WorkerName, string>>>;

/** Rolls both Workers back, the site first, so that it never calls removed operations. Data is unchanged. */
export async function rollback(
  name: Environment['name'],
  configs: Configs,
  versions: Versions,
  around: Pick<Around, 'wrangler' | 'env' | 'sleep' | 'say'>,
): Promise<Report> {
  const checks = healthChecks(name, around.env);
  const all = Object.keys(versions).length === 0;
  const wanted = WORKERS.filter((worker) => all || versions[worker] !== undefined);
  const lines: string[] = [];
  for (const worker of wanted) {
    around.say(`Rolling the ${worker} back`);
    const version = versions[worker];
    const words = ['rollback', ...(version === undefined ? [] : [version]), ...of(configs[worker], name)];
    await around.wrangler.run(`Rolling the ${worker} back`, [...words, '-y', '-m', 'gevel rollback']);
  }
  for (const worker of wanted) {
    const { url, well, answer } = await awaitHealth(checks[worker], around.sleep);
    lines.push(
      `The ${worker} is rolled back and ${well ? 'healthy' : 'not healthy'}: ${url} answered ${answer}.`,
    );
  }
  const failed = lines.some((line) => line.includes('not healthy'));
  return { lines: [...lines, 'Data is unchanged: migrations only add.'], data: { name, lines }, failed };
}
