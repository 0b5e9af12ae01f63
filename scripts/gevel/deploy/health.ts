import { WrongUsage } from '../errors.ts';
import { send } from '../transport.ts';
import type { EnvironmentName, WorkerName } from './environment.ts';

/** Where a Worker says how it is. */
interface HealthCheck {
  readonly worker: WorkerName;
  readonly url: URL;
  readonly token: string | undefined;
}

/** How a Worker answered. */
interface Health {
  readonly worker: WorkerName;
  readonly url: string;
  readonly well: boolean;
  /** "200", "503", "ECONNREFUSED". */
  readonly told: string;
}

type Env = Readonly<Record<string, string | undefined>>;

function addressIn(env: Env, name: string, what: string): URL {
  const text = env[name]?.trim() ?? '';
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text);
  throw new WrongUsage(`${what}: set the environment variable ${name} to its address.`);
}

/** Where both Workers of an environment are asked. Throws WrongUsage for a variable that is not set. */
export function healthChecks(name: EnvironmentName, env: Env): Readonly<Record<WorkerName, HealthCheck>> {
  const prefix = `GEVEL_${name.toUpperCase()}`;
  const content = addressIn(env, `${prefix}_URL`, `Where the content service of ${name} is`);
  const site = addressIn(env, `${prefix}_SITE_URL`, `Where a site of ${name} is`);
  return {
    // Each call there shows a token, and the shortest proves as much as any: that it runs and knows its tokens.
    'content service': {
      worker: 'content service',
      url: new URL(`${content.pathname.replace(/\/$/, '')}/openapi.json`, content),
      token: env[`${prefix}_TOKEN`],
    },
    site: { worker: 'site', url: new URL('/_ops/health', site), token: env[`${prefix}_OPS_SECRET`] },
  };
}

/** Milliseconds that an answer may take. */
const TIMEOUT = 10_000;

/** Asks a Worker once. */
export async function askHealth({ worker, url, token }: HealthCheck): Promise<Health> {
  const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  try {
    const { status } = await send({ method: 'GET', url, headers, body: null, timeoutMs: TIMEOUT });
    return { worker, url: url.href, well: status === 200, told: String(status) };
  } catch (error) {
    const told = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { worker, url: url.href, well: false, told };
  }
}

/** How often a Worker that was just deployed is asked: a version takes some seconds to be everywhere. */
const ATTEMPTS = 10;
const PAUSE = 3_000;

/** Asks until a Worker is well, half a minute at most. */
export async function awaitHealth(
  check: HealthCheck,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<Health> {
  for (let turn = 1; ; turn++) {
    const health = await askHealth(check);
    if (health.well || turn === ATTEMPTS) return health;
    await sleep(PAUSE);
  }
}
