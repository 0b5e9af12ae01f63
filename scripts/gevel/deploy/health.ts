import { WrongUsage } from '../errors.ts';
import { send } from '../transport.ts';
import type { EnvironmentName, WorkerName } from './environment.ts';

/** Health endpoint of a Worker. */
interface HealthCheck {
  readonly worker: WorkerName;
  readonly url: URL;
  readonly token: string | undefined;
}

/** Result of a health check. */
interface Health {
  readonly worker: WorkerName;
  readonly url: string;
  readonly well: boolean;
  /** "200", "503", "ECONNREFUSED". */
  readonly answer: string;
}

type Env = Readonly<Record<string, string | undefined>>;

function addressIn(env: Env, name: string, what: string): URL {
  const text = env[name]?.trim() ?? '';
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text);
  throw new WrongUsage(`${what}: set the environment variable ${name} to its URL.`);
}

/** Health endpoints of an environment's Workers. Throws WrongUsage when a variable is missing. */
export function healthChecks(name: EnvironmentName, env: Env): Readonly<Record<WorkerName, HealthCheck>> {
  const prefix = `GEVEL_${name.toUpperCase()}`;
  const content = addressIn(env, `${prefix}_URL`, `The content service of ${name} has no URL`);
  const site = addressIn(env, `${prefix}_SITE_URL`, `The site of ${name} has no URL`);
  return {
    // Every call of the content service needs a token; this one checks that it runs and accepts its token.
    'content service': {
      worker: 'content service',
      url: new URL(`${content.pathname.replace(/\/$/, '')}/openapi.json`, content),
      token: env[`${prefix}_TOKEN`],
    },
    site: { worker: 'site', url: new URL('/_ops/health', site), token: env[`${prefix}_OPS_SECRET`] },
  };
}

/** Timeout of a health check, milliseconds. */
const TIMEOUT = 10_000;

/** Checks a Worker's health once. */
export async function askHealth({ worker, url, token }: HealthCheck): Promise<Health> {
  const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  try {
    const { status } = await send({ method: 'GET', url, headers, body: null, timeoutMs: TIMEOUT });
    return { worker, url: url.href, well: status === 200, answer: String(status) };
  } catch (error) {
    const answer = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { worker, url: url.href, well: false, answer };
  }
}

/** Attempts after a deployment: a version takes some seconds to be available everywhere. */
const ATTEMPTS = 10;
const PAUSE = 3_000;

/** Checks a Worker until it is healthy, for about half a minute. */
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
