import * as z from 'zod';
import type { Report } from '../command.ts';
import { pendingMigrations, readDeployed } from './account.ts';
import {
  type BoundDatabase,
  databasesOf,
  type Environment,
  requiredSecrets,
  WORKERS,
} from './environment.ts';
import { faultsOf, PLACEHOLDER } from './faults.ts';
import { askHealth, healthChecks } from './health.ts';
import { of, type Wrangler } from './wrangler.ts';

/** A requirement of an environment, and how to meet it. */
interface Finding {
  readonly what: string;
  readonly well: boolean;
  /** The command or instruction that fixes it. */
  readonly mend: string;
}

const NamespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }));
const DatabaseSchema = z.object({ uuid: z.string(), jurisdiction: z.string().nullish() });

interface Patient {
  readonly environment: Environment;
  readonly wrangler: Wrangler;
  readonly env: Readonly<Record<string, string | undefined>>;
}

type Check = (patient: Patient) => Promise<readonly Finding[]>;

const answers = async (wrangler: Wrangler, words: readonly string[]): Promise<boolean> =>
  (await wrangler.try(words)).code === 0;

const login: Check = async ({ wrangler }) => [
  {
    what: 'wrangler is logged in',
    well: await answers(wrangler, ['whoami', '--json']),
    mend: 'npx wrangler login',
  },
];

const files: Check = async ({ environment }) => {
  const faults = faultsOf(environment);
  if (faults.length === 0) return [{ what: 'Both wrangler.toml are complete', well: true, mend: '' }];
  return faults.map((fault) => ({ what: fault, well: false, mend: 'edit the file' }));
};

const caches: Check = async ({ environment: { workers, name }, wrangler }) => {
  const id = workers.site.kv_namespaces[0]?.id ?? PLACEHOLDER;
  const listed = NamespacesSchema.parse(
    await wrangler.json('Listing namespaces', ['kv', 'namespace', 'list']),
  );
  const title = `gevel-cache-${name}`;
  const made = listed.find((namespace) => namespace.title === title);
  const mend = made ? `put its id into both files: ${made.id}` : `npx wrangler kv namespace create ${title}`;
  return [{ what: 'The KV namespace is there', well: listed.some((one) => one.id === id), mend }];
};

async function database({ name, id }: BoundDatabase, wrangler: Wrangler): Promise<Finding[]> {
  const what = `The database ${name} is there, in the EU`;
  const words = ['d1', 'info', name, '--json'];
  if (!(await answers(wrangler, words)))
    return [{ what, well: false, mend: `npx wrangler d1 create ${name} --jurisdiction eu` }];
  const { uuid, jurisdiction } = DatabaseSchema.parse(await wrangler.json('Asking for the database', words));
  if (uuid !== id)
    return [{ what, well: false, mend: `put its id into the content service's file: ${uuid}` }];
  // The jurisdiction is fixed at creation. Older versions of wrangler do not print it.
  const mend =
    'create another one in the EU and restore a backup into it: the jurisdiction cannot be changed';
  return [{ what, well: jurisdiction == null || jurisdiction === 'eu', mend }];
}

/** Runs a check for each database in turn. */
async function ofEach(
  { environment: { workers } }: Patient,
  find: (one: BoundDatabase) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const one of databasesOf(workers['content service'])) found.push(...(await find(one)));
  return found;
}

const databases: Check = (patient) => ofEach(patient, (one) => database(one, patient.wrangler));

const buckets: Check = async ({ environment: { workers }, wrangler }) => {
  const names = WORKERS.flatMap((worker) =>
    workers[worker].r2_buckets.map(({ bucket_name: name }) => name ?? ''),
  );
  return Promise.all(
    [...new Set(names)].map(async (name) => ({
      what: `The bucket ${name} is there, in the EU`,
      well: await answers(wrangler, ['r2', 'bucket', 'info', name, '--jurisdiction', 'eu', '--json']),
      mend: `npx wrangler r2 bucket create ${name} --jurisdiction eu`,
    })),
  );
};

const queues: Check = async ({ environment: { workers }, wrangler }) => {
  const names = WORKERS.flatMap((worker) => [
    ...(workers[worker].queues.producers ?? []),
    ...(workers[worker].queues.consumers ?? []),
  ]).map(({ queue }) => queue ?? '');
  return Promise.all(
    [...new Set(names)].map(async (name) => ({
      what: `The queue ${name} is there`,
      well: await answers(wrangler, ['queues', 'info', name]),
      mend:
        `npx wrangler queues create ${name} --jurisdiction eu` +
        (name.includes('-failed') ? ' --message-retention-period-secs 1209600' : ''),
    })),
  );
};

/** Whether bounces and complaints are sent to the content service's queue. */
const bounces: Check = async ({ environment: { name, workers }, wrangler }) => {
  const queue = `gevel-mail-events-${name}`;
  const { stdout } = await wrangler.try(['queues', 'subscription', 'list', queue, '--json']);
  const { MAIL_FROM } = workers['content service'].vars;
  const domain = (typeof MAIL_FROM === 'string' ? MAIL_FROM.split('@')[1] : undefined) ?? 'DOMAIN';
  const events = ['message.bounced', 'message.complained'];
  return [
    {
      what: 'Bounces and complaints of mails are subscribed',
      well: events.every((event) => stdout.includes(event)),
      mend: `npx wrangler queues subscription create ${queue} --source email.sending --domain ${domain} --zone-id ZONE-ID --events ${events.join(',')}`,
    },
  ];
};

const deployments: Check = async ({ environment, wrangler }) => {
  const { name, configs } = environment;
  const there = await readDeployed(wrangler, configs, name);
  const deploy = `npm run gevel -- deploy ${name}`;
  const first = WORKERS.some((worker) => there[worker] === null);
  return WORKERS.flatMap((worker) => [
    {
      what: `The ${worker} is deployed`,
      well: there[worker] !== null,
      mend: first ? `${deploy} --secrets secrets.json` : deploy,
    },
    ...requiredSecrets(environment, worker).map((secret) => ({
      what: `The ${worker} has the secret ${secret}`,
      well: there[worker]?.secrets.includes(secret) === true,
      mend:
        there[worker] === null
          ? `${deploy} --secrets secrets.json`
          : `openssl rand -base64 32 | npx wrangler secret put ${secret} ${of(configs[worker], name).join(' ')}`,
    })),
  ]);
};

const migrations: Check = (patient) =>
  ofEach(patient, async ({ binding, name: called }) => {
    const { name, configs } = patient.environment;
    const pending = await pendingMigrations(patient.wrangler, configs['content service'], name, binding);
    const what =
      pending.length === 0
        ? `The database ${called} has every migration`
        : `${pending.length} migrations of ${called} are pending`;
    return [{ what, well: pending.length === 0, mend: `npm run gevel -- deploy ${name}` }];
  });

const health: Check = async ({ environment: { name }, env }) => {
  const checks = healthChecks(name, env);
  return Promise.all(
    WORKERS.map(async (worker) => {
      const { url, well, told } = await askHealth(checks[worker]);
      const mend = `npx wrangler tail --env ${name}, or npm run gevel -- rollback ${name}`;
      return { what: `The ${worker} answers (${url}: ${told})`, well, mend };
    }),
  );
};

/** Checks in the order in which an empty account is set up: dependencies first. */
const CHECKS: Readonly<Record<string, Check>> = {
  login,
  files,
  caches,
  databases,
  buckets,
  queues,
  bounces,
  deployments,
  migrations,
  health,
};

/** Runs a check; a failed check is a finding too, because a dependency is missing. */
async function findingsOf(what: string, check: Check, patient: Patient): Promise<readonly Finding[]> {
  try {
    return await check(patient);
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ what: `Checking ${what}: ${first}`, well: false, mend: 'fix the findings above first' }];
  }
}

/** Reads an environment's account, and lists what is missing and how to fix it. */
export async function examine(patient: Patient): Promise<Report> {
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(CHECKS))
    findings.push(...(await findingsOf(what, check, patient)));
  const ill = findings.filter(({ well }) => !well);
  const lines = findings.map(({ what, well, mend }) => (well ? `ok  ${what}` : `!!  ${what}\n      ${mend}`));
  const told = ill.length === 0 ? 'Nothing is missing.' : `${ill.length} of ${findings.length} are missing.`;
  return { lines: [...lines, told], data: findings, failed: ill.length > 0 };
}
