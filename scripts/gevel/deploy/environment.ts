import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler';
import { Refused } from '../errors.ts';

export const ENVIRONMENTS = ['staging', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The two Workers of a deployment. */
export const WORKERS = ['site', 'content service'] as const;
export type WorkerName = (typeof WORKERS)[number];

/** Path of each Worker's configuration. */
export type Configs = Readonly<Record<WorkerName, string>>;
export const CONFIGS: Configs = { site: 'wrangler.toml', 'content service': 'content-service/wrangler.toml' };

/** Keys that a named environment does not inherit from the top level (by wrangler's configuration schema). */
const NOT_INHERITED = [
  'analytics_engine_datasets',
  'd1_databases',
  'images',
  'kv_namespaces',
  'queues',
  'r2_buckets',
  'ratelimits',
  'secrets',
  'send_email',
  'services',
  'tail_consumers',
  'vars',
  'version_metadata',
] as const;

/** A binding, a variable or a queue's consumer of a configuration. */
interface Binding {
  /** "kv_namespaces CACHE": the same in all environments. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * A Worker's configuration in an environment; `name` is undefined for the top level, used for local development.
 * Throws Refused with wrangler's message when it cannot read the file.
 */
export function readWorker(config: string, name: EnvironmentName | undefined): Config {
  try {
    return readConfig({ config, env: name }, { hideWarnings: true });
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const labelOf = (item: unknown): string => {
  const { binding, name, queue, service } = isRecord(item) ? item : {};
  return [binding, name, queue, service].find((label) => typeof label === 'string') ?? '';
};

/**
 * All values that an environment does not inherit, one row each. Row names leave out the environment's name at the
 * end of queues and services, so that environments can be compared.
 */
export function bindingsOf(config: Config, environment: EnvironmentName | undefined): Binding[] {
  const ending = new RegExp(`-${environment}$`);
  const rows = (kind: string, value: unknown): Binding[] => {
    if (kind === 'secrets') return [];
    if (kind === 'vars' && isRecord(value))
      return Object.entries(value).map(([name, one]) => ({ name: `vars ${name}`, value: one }));
    if (kind === 'queues' && isRecord(value))
      return Object.entries(value).flatMap(([role, items]) => rows(`queues.${role}`, items));
    if (Array.isArray(value))
      return value.map((item) => ({ name: `${kind} ${labelOf(item).replace(ending, '')}`, value: item }));
    return isRecord(value) ? [{ name: `${kind} ${labelOf(value)}`, value }] : [];
  };
  return NOT_INHERITED.flatMap((kind) => rows(kind, config[kind]));
}

/** A deployment's two configurations. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly configs: Configs;
  readonly workers: Readonly<Record<WorkerName, Config>>;
}

/** Reads both configurations of an environment. */
export const readEnvironment = (name: EnvironmentName, configs: Configs = CONFIGS): Environment => ({
  name,
  configs,
  workers: {
    site: readWorker(configs.site, name),
    'content service': readWorker(configs['content service'], name),
  },
});

/** A database of the content service. */
export interface BoundDatabase {
  /** `DB`, and `DB_1`, `DB_2` and so on for further ones (docs/decisions/0081). */
  readonly binding: string;
  /** Its name in the account. */
  readonly name: string;
  readonly id: string;
}

const numberOf = (binding: string): number => Number(binding.slice('DB_'.length));

/** The databases of a content service's configuration, by their numbers. */
export const databasesOf = ({ d1_databases }: Pick<Config, 'd1_databases'>): readonly BoundDatabase[] =>
  d1_databases
    .map(({ binding, database_name: name = '', database_id: id = '' }) => ({ binding, name, id }))
    .toSorted((one, other) => numberOf(one.binding) - numberOf(other.binding));

/** Required secrets of a Worker. */
export const requiredSecrets = ({ workers }: Environment, worker: WorkerName): readonly string[] =>
  workers[worker].secrets?.required ?? [];
