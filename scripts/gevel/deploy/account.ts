import * as z from 'zod';
import { type Configs, type EnvironmentName, WORKERS, type WorkerName } from './environment.ts';
import { foldedInto, migrationsIn } from './expand.ts';
import { of, type Wrangler } from './wrangler.ts';

const StatusSchema = z.object({ versions: z.array(z.object({ version_id: z.string() })).min(1) });
const NamesSchema = z.array(z.object({ results: z.array(z.object({ name: z.string() })) }));
const SecretsSchema = z.array(z.object({ name: z.string() }));

/** A deployed Worker. */
interface Deployed {
  /** The current version. */
  readonly version: string;
  /** Names of its secrets; Cloudflare never returns their values. */
  readonly secrets: readonly string[];
}

/** null for a Worker that was never deployed. */
export type DeployedWorkers = Readonly<Record<WorkerName, Deployed | null>>;

/** Error codes of Cloudflare's API for an unknown Worker (10007, 10090). */
const NEVER_DEPLOYED = /\b(?:10007|10090)\b|does not exist/i;

async function deployed(wrangler: Wrangler, config: string, name: EnvironmentName): Promise<Deployed | null> {
  const words = ['deployments', 'status', '--json', ...of(config, name)];
  const { code, output } = await wrangler.try(words);
  if (code !== 0 && NEVER_DEPLOYED.test(output)) return null;
  const { versions } = StatusSchema.parse(await wrangler.json(`Reading the deployment of ${config}`, words));
  const listed = ['secret', 'list', '--format', 'json', ...of(config, name)];
  const secrets = SecretsSchema.parse(await wrangler.json(`Listing the secrets of ${config}`, listed));
  return { version: versions[0]?.version_id ?? '', secrets: secrets.map((secret) => secret.name) };
}

/** Reads the deployed state of both Workers. */
export const readDeployed = async (
  wrangler: Wrangler,
  configs: Configs,
  name: EnvironmentName,
): Promise<DeployedWorkers> =>
  Object.fromEntries(
    await Promise.all(
      WORKERS.map(async (worker) => [worker, await deployed(wrangler, configs[worker], name)] as const),
    ),
  ) as DeployedWorkers;

/** Names of migrations not yet applied to a deployed database, oldest first. */
export async function pendingMigrations(
  wrangler: Wrangler,
  config: string,
  name: EnvironmentName,
  binding: string,
): Promise<readonly string[]> {
  const words = ['d1', 'migrations', 'list', binding, '--remote', ...of(config, name)];
  const output = await wrangler.run('Listing migrations', words);
  return [...new Set(output.match(/\d{4}_\w+\.sql/g) ?? [])].toSorted();
}

/**
 * Migrations of a deployed database that this version no longer has: it was made before the first release. Reads them
 * only where the oldest migration is pending, as it is in every such database; empty for a new one.
 */
export async function foldedMigrations(
  wrangler: Wrangler,
  config: string,
  name: EnvironmentName,
  { binding, pending, folder }: { binding: string; pending: readonly string[]; folder: string },
): Promise<readonly string[]> {
  if (!pending.includes(migrationsIn(folder)[0] ?? '')) return [];
  const query = ['--command', 'SELECT name FROM d1_migrations ORDER BY id'];
  const words = ['d1', 'execute', binding, '--remote', '--json', ...query, ...of(config, name)];
  const output = NamesSchema.parse(await wrangler.json('Reading the applied migrations', words));
  const applied = output.flatMap(({ results }) => results.map((row) => row.name));
  return foldedInto(applied, folder);
}
