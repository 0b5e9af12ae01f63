/** Resources of the account and what runs in it. */
import * as z from 'zod';
import { foldedMigrations, pendingMigrations, readDeployed } from './account.ts';
import { type BoundDatabase, databasesOf, requiredSecrets, WORKERS } from './environment.ts';
import { MIGRATIONS } from './expand.ts';
import { faultsOf, PLACEHOLDER } from './faults.ts';
import { answers, type Check, type Finding, finding, type Patient } from './finding.ts';
import { askHealth, healthChecks } from './health.ts';
import { of, type Wrangler } from './wrangler.ts';

const NamespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }));
const DatabaseSchema = z.object({ uuid: z.string(), jurisdiction: z.string().nullish() });

/** Whether wrangler has an account. */
export const login: Check = async ({ wrangler }) => [
  finding(
    'wrangler',
    ['is logged in', 'is not logged in'],
    await answers(wrangler, ['whoami', '--json']),
    'npx wrangler login',
  ),
];

/** Faults of both configurations. */
export const files: Check = async ({ environment }) => {
  const faults = faultsOf(environment);
  if (faults.length === 0) return [{ line: 'Both wrangler.toml are complete', well: true, mend: '' }];
  return faults.map((fault) => ({ line: fault, well: false, mend: 'edit the file' }));
};

/** The KV namespace that both Workers share. */
export const caches: Check = async ({ environment: { workers, name }, wrangler }) => {
  const id = workers.site.kv_namespaces[0]?.id ?? PLACEHOLDER;
  const listed = NamespacesSchema.parse(
    await wrangler.json('Listing namespaces', ['kv', 'namespace', 'list']),
  );
  const title = `gevel-cache-${name}`;
  const made = listed.find((namespace) => namespace.title === title);
  const mend = made ? `put its id into both files: ${made.id}` : `npx wrangler kv namespace create ${title}`;
  const there = listed.some((one) => one.id === id);
  return [
    finding(
      `The KV namespace ${title}`,
      ['is there', made ? 'is not named in the files' : 'is missing'],
      there,
      mend,
    ),
  ];
};

async function database({ name, id }: BoundDatabase, wrangler: Wrangler): Promise<Finding[]> {
  const what = `The database ${name}`;
  const words = ['d1', 'info', name, '--json'];
  if (!(await answers(wrangler, words)))
    return [finding(what, ['', 'is missing'], false, `npx wrangler d1 create ${name} --jurisdiction eu`)];
  const { uuid, jurisdiction } = DatabaseSchema.parse(await wrangler.json('Asking for the database', words));
  if (uuid !== id)
    return [
      finding(
        what,
        ['', 'has another id than the file'],
        false,
        `put its id into the content service's file: ${uuid}`,
      ),
    ];
  if (jurisdiction == null) {
    const ask = 'not told by this wrangler: see it in the dashboard, under the database’s settings';
    return [{ line: `${what} is there; whether in the EU`, well: null, mend: ask }];
  }
  // The jurisdiction is fixed at creation.
  const mend =
    'create another one in the EU and restore a backup into it: the jurisdiction cannot be changed';
  return [finding(what, ['is there, in the EU', 'is not in the EU'], jurisdiction === 'eu', mend)];
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

/** Each database, with its id and place. */
export const databases: Check = (patient) => ofEach(patient, (one) => database(one, patient.wrangler));

/** Each bucket, in the EU. */
export const buckets: Check = async ({ environment: { workers }, wrangler }) => {
  const names = WORKERS.flatMap((worker) =>
    workers[worker].r2_buckets.map(({ bucket_name: name }) => name ?? ''),
  );
  return Promise.all(
    [...new Set(names)].map(async (name) =>
      finding(
        `The bucket ${name}`,
        ['is there, in the EU', 'is missing in the EU'],
        await answers(wrangler, ['r2', 'bucket', 'info', name, '--jurisdiction', 'eu', '--json']),
        `npx wrangler r2 bucket create ${name} --jurisdiction eu`,
      ),
    ),
  );
};

/** Each queue that is written or read. */
export const queues: Check = async ({ environment: { workers }, wrangler }) => {
  const names = WORKERS.flatMap((worker) => [
    ...(workers[worker].queues.producers ?? []),
    ...(workers[worker].queues.consumers ?? []),
  ]).map(({ queue }) => queue ?? '');
  return Promise.all(
    [...new Set(names)].map(async (name) =>
      finding(
        `The queue ${name}`,
        ['is there', 'is missing'],
        await answers(wrangler, ['queues', 'info', name]),
        `npx wrangler queues create ${name} --jurisdiction eu` +
          (name.includes('-failed') ? ' --message-retention-period-secs 1209600' : ''),
      ),
    ),
  );
};

/** Both Workers and their secrets. */
export const deployments: Check = async ({ environment, wrangler }) => {
  const { name, configs } = environment;
  const there = await readDeployed(wrangler, configs, name);
  const deploy = `npm run gevel -- deploy ${name}`;
  const first = WORKERS.some((worker) => there[worker] === null);
  return WORKERS.flatMap((worker) => [
    finding(
      `The ${worker}`,
      ['is deployed', 'is not deployed'],
      there[worker] !== null,
      first ? `${deploy} --secrets secrets.json` : deploy,
    ),
    ...requiredSecrets(environment, worker).map((secret) =>
      finding(
        `The ${worker}`,
        [`has the secret ${secret}`, `lacks the secret ${secret}`],
        there[worker]?.secrets.includes(secret) === true,
        there[worker] === null
          ? `${deploy} --secrets secrets.json`
          : `openssl rand -base64 32 | npx wrangler secret put ${secret} ${of(configs[worker], name).join(' ')}`,
      ),
    ),
  ]);
};

/** Migrations that a database lacks; one that was made before the first release has others. */
export const migrations: Check = (patient) =>
  ofEach(patient, async ({ binding, name: called }) => {
    const { name, configs } = patient.environment;
    const config = configs['content service'];
    const pending = await pendingMigrations(patient.wrangler, config, name, binding);
    const at = { binding, pending, folder: MIGRATIONS };
    const folded = await foldedMigrations(patient.wrangler, config, name, at);
    return [
      finding(
        `The database ${called}`,
        [
          'has every migration',
          folded.length > 0
            ? `was made before the first release: ${folded.join(', ')}`
            : `lacks migrations: ${pending.join(', ')}`,
        ],
        pending.length === 0,
        folded.length > 0
          ? 'docs/operations/deploying.md, "An older database"'
          : `npm run gevel -- deploy ${name}`,
      ),
    ];
  });

/** Whether both Workers answer. */
export const health: Check = async ({ environment: { name }, env }) => {
  const checks = healthChecks(name, env);
  return Promise.all(
    WORKERS.map(async (worker) => {
      const { url, well, answer } = await askHealth(checks[worker]);
      const mend = `npx wrangler tail --env ${name}, or npm run gevel -- rollback ${name}`;
      return finding(
        `The ${worker}`,
        [`answers at ${url}`, `is not healthy at ${url}: ${answer}`],
        well,
        mend,
      );
    }),
  );
};
