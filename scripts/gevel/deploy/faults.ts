import {
  bindingsOf,
  ENVIRONMENTS,
  type Environment,
  readWorker,
  requiredSecrets,
  WORKERS,
  type WorkerName,
} from './environment.ts';
import { routeFaults } from './routes.ts';

/** Prefix of values that an operator must fill in. */
export const PLACEHOLDER = 'FILL-IN';
/** Only for local development: the content service's public entrance on the site's port. */
const LOCAL_ONLY: readonly string[] = ['services CONTENT_DOOR'];
/** Values of the demo and of documentation: reserved names (RFC 2606) and public secrets. */
const DEMO = /\.(?:example|invalid|test|localhost)\b|\bexample\.(?:com|net|org)\b|for this machine only/i;

/** A value of a configuration, and its path. */
interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** All texts within a value, with their paths. */
function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}

/** Values of an environment: bindings and routes. */
const valuesOf = (environment: Environment, worker: WorkerName): Leaf[] => [
  ...bindingsOf(environment.workers[worker], environment.name).flatMap(({ name, value }) =>
    leaves(value, name),
  ),
  ...leaves(environment.workers[worker].routes ?? [], 'routes'),
];

/** Values that are not filled in, or are those of the demo. */
function unfilled(environment: Environment, worker: WorkerName): string[] {
  return valuesOf(environment, worker).flatMap(({ path, text }) => {
    if (text.startsWith(PLACEHOLDER))
      return [`${path} is not filled in (${text.slice(PLACEHOLDER.length + 2)})`];
    return DEMO.test(text) ? [`${path} is a value of the demo: ${text}`] : [];
  });
}

/** Bindings of local development that the environment lacks; wrangler would only warn. */
function lacking(environment: Environment, worker: WorkerName): string[] {
  const here = bindingsOf(readWorker(environment.configs[worker], undefined), undefined);
  const there = new Set(bindingsOf(environment.workers[worker], environment.name).map(({ name }) => name));
  return here
    .filter(({ name }) => !there.has(name) && !LOCAL_ONLY.includes(name))
    .map(({ name }) => `${name} is missing`);
}

/** Unsafe settings: public addresses, logged paths, secrets as plain variables. */
function unsafe({ workers, ...rest }: Environment, worker: WorkerName): string[] {
  const { workers_dev, preview_urls, observability, vars, routes = [] } = workers[worker];
  const secrets = WORKERS.flatMap((one) => requiredSecrets({ workers, ...rest }, one));
  return [
    ...(workers_dev === false ? [] : ['workers_dev is not false']),
    ...(preview_urls === false ? [] : ['preview_urls is not false']),
    ...(observability?.enabled === true ? [] : ['observability.enabled is not true']),
    ...(observability?.logs?.invocation_logs === false
      ? []
      : ['observability.logs.invocation_logs is not false: paths hold tokens']),
    ...(routes.length === 0 ? ['routes are missing'] : []),
    ...Object.keys(vars)
      .filter((name) => secrets.includes(name) || /SECRET|TOKEN|PASSWORD|_KEYS$/.test(name))
      .map((name) => `vars ${name} is a secret: it belongs to \`wrangler secret put\``),
    ...('LOCAL_SERVICES' in vars
      ? ['vars LOCAL_SERVICES allows internal addresses: it is for local development only']
      : []),
  ];
}

const textOf = (
  environment: Environment,
  worker: WorkerName,
  binding: string,
  key: string,
): string | undefined => valuesOf(environment, worker).find(({ path }) => path === `${binding}.${key}`)?.text;

/** Values that must be equal in both Workers and are not. */
function apart(environment: Environment): string[] {
  const pairs = [
    ['kv_namespaces CACHE', 'id'],
    ['r2_buckets MAPS', 'bucket_name'],
    ['queues.producers FORMS', 'queue'],
  ] as const;
  const [site, content] = [environment.workers.site, environment.workers['content service']];
  const { MAIL_FROM } = content.vars;
  const from = typeof MAIL_FROM === 'string' ? MAIL_FROM : '';
  const senders = content.send_email.flatMap(({ allowed_sender_addresses = [] }) => allowed_sender_addresses);
  return [
    ...pairs
      .filter(
        ([name, key]) =>
          textOf(environment, 'site', name, key) !== textOf(environment, 'content service', name, key),
      )
      .map(([name, key]) => `${name}.${key} differs between the site and the content service`),
    ...['PREVIEW_DOMAIN', 'MEDIA_HOSTS']
      .filter((name) => site.vars[name] !== content.vars[name])
      .map((name) => `vars ${name} differs between the site and the content service`),
    ...(site.services?.some(({ service }) => service === content.name)
      ? []
      : [`services CONTENT is not ${content.name}`]),
    // Without a list every domain that may send may be a sender's: an agency's own too (decision 170).
    ...(unplaced(MAIL_FROM) || senders.length === 0 || senders.includes(from)
      ? []
      : [`send_email EMAIL.allowed_sender_addresses lacks ${from}, which is vars MAIL_FROM`]),
  ];
}

const unplaced = (value: unknown): boolean => String(value).startsWith(PLACEHOLDER);

/** Keys whose values name resources of an account, which two environments must not share. */
const OWN = /\.(?:id|database_id|database_name|bucket_name|queue|dead_letter_queue|namespace_id|service)$/;

/** Resources that another environment uses too. */
function shared(environment: Environment, worker: WorkerName): string[] {
  const others = ENVIRONMENTS.filter((name) => name !== environment.name).map((name) => ({
    ...environment,
    name,
    workers: { ...environment.workers, [worker]: readWorker(environment.configs[worker], name) },
  }));
  const elsewhere = new Set(
    others.flatMap((other) => valuesOf(other, worker).map(({ path, text }) => `${path}=${text}`)),
  );
  return valuesOf(environment, worker)
    .filter(({ path, text }) => OWN.test(path) && !unplaced(text) && elsewhere.has(`${path}=${text}`))
    .map(({ path, text }) => `${path} is that of another environment: ${text}`);
}

const domainOf = (address: unknown): string => String(address).split('@')[1] ?? '';

/** A domain from which two environments send: subscriptions to bounces go by domain, so each would get the other's. */
const sharedBounces = ({ name, configs, workers }: Environment): string[] =>
  ENVIRONMENTS.filter((other) => other !== name)
    .map((other) => ({ other, from: readWorker(configs['content service'], other).vars.MAIL_FROM }))
    .filter(
      ({ from }) => !unplaced(from) && domainOf(from) === domainOf(workers['content service'].vars.MAIL_FROM),
    )
    .map(
      ({ other, from }) =>
        `vars MAIL_FROM has the domain of ${other}, ${domainOf(from)}: each environment would get the bounces of both.`,
    );

/** All faults that prevent a deployment, by name; empty when the environment is complete. */
export function faultsOf(environment: Environment): string[] {
  const each = WORKERS.flatMap((worker) =>
    [unfilled, lacking, unsafe, shared].flatMap((check) =>
      check(environment, worker).map((fault) => `${environment.configs[worker]}: ${fault}.`),
    ),
  );
  return [
    ...each,
    ...apart(environment).map((fault) => `${fault}.`),
    ...routeFaults(environment, (text) => !unplaced(text)),
    ...sharedBounces(environment),
  ];
}

/** Least length of a secret, characters. */
const LEAST_SECRET = 32;

/** Faults of secrets to upload; `local` are those of local development. */
export function secretFaults(secrets: Readonly<Record<string, string>>, local: readonly string[]): string[] {
  const values = Object.values(secrets);
  return Object.entries(secrets).flatMap(([name, value]) => {
    if (unplaced(value) || DEMO.test(value)) return [`The secret ${name} is a value of the demo.`];
    if (local.includes(value)) return [`The secret ${name} is that of local development (.dev.vars).`];
    if (value.length < LEAST_SECRET) return [`The secret ${name} has fewer than ${LEAST_SECRET} characters.`];
    const twice = values.filter((one) => one === value).length > 1;
    return twice ? [`The secret ${name} has the value of another secret.`] : [];
  });
}
