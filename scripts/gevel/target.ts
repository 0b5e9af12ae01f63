import { ensureMigrated, STATE } from '../lib/data.ts';
import { localOperatorToken } from '../lib/local-operator.ts';
import { freePort } from '../lib/port.ts';
import { findRunning, type Running } from '../lib/running.ts';
import { CONTENT_ALONE, startWorkers, waitFor } from '../lib/workers.ts';
import { WrongUsage } from './errors.ts';

/** The content service of a command. */
export interface Target {
  readonly origin: string;
  readonly token: string;
  /** Stops the service if it was started for the command. */
  readonly close: () => Promise<void>;
}

/** Dependencies of the choice of a target; tests replace them. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The `npm start` of this checkout, if it runs. */
  readonly findRunning: () => Promise<Running | null>;
  /** Starts only the content service, on local data; returns its port. */
  readonly start: () => Promise<Pick<Target, 'close'> & { readonly port: number }>;
  /** The operator's token of local development. */
  readonly localToken: () => Promise<string>;
}

/** Name of a deployment → environment variables of its URL and token. */
const DEPLOYMENTS: Readonly<Record<string, { readonly url: string; readonly token: string }>> = {
  staging: { url: 'GEVEL_STAGING_URL', token: 'GEVEL_STAGING_TOKEN' },
  production: { url: 'GEVEL_PRODUCTION_URL', token: 'GEVEL_PRODUCTION_TOKEN' },
};

const nothing = async (): Promise<void> => {};

function variable({ env }: Surroundings, name: string, what: string): string {
  const value = env[name]?.trim() ?? '';
  if (value === '') throw new WrongUsage(`${what}: set the environment variable ${name}.`);
  return value;
}

function checkedUrl(text: string, where: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongUsage(`${where} is "${text}", which is not a URL such as https://content.agency.example.`);
}

/** The local content service: that of a running `npm start`, otherwise one started for the command. */
async function localTarget(around: Surroundings): Promise<Target> {
  const token = await around.localToken();
  const running = await around.findRunning();
  if (running !== null) {
    return { origin: `http://content.localhost:${running.port}`, token, close: nothing };
  }
  const { port, close } = await around.start();
  return { origin: `http://localhost:${port}`, token, close };
}

/** The target named by `--to`: `local`, `staging`, `production`, or a URL. Throws WrongUsage. */
export async function findTarget(to: string, around: Surroundings = SURROUNDINGS): Promise<Target> {
  if (to === 'local') return localTarget(around);
  const deployment = Object.hasOwn(DEPLOYMENTS, to) ? DEPLOYMENTS[to] : undefined;
  if (deployment !== undefined) {
    const origin = checkedUrl(variable(around, deployment.url, `The URL of ${to}`), deployment.url);
    return { origin, token: variable(around, deployment.token, `The token for ${to}`), close: nothing };
  }
  const origin = checkedUrl(to, '--to');
  return { origin, token: variable(around, 'GEVEL_TOKEN', `The token for ${to}`), close: nothing };
}

const localToken = async (): Promise<string> => localOperatorToken();

async function start(): ReturnType<Surroundings['start']> {
  await ensureMigrated(STATE);
  const port = await freePort();
  const workers = startWorkers({
    port,
    state: STATE,
    configs: CONTENT_ALONE,
    inspectorPort: await freePort(),
  });
  try {
    await waitFor(workers, ['localhost'], { path: '/openapi.json', token: localOperatorToken() });
  } catch (error) {
    await workers.stop();
    throw error;
  }
  return { port, close: () => workers.stop() };
}

const SURROUNDINGS: Surroundings = { env: process.env, findRunning, start, localToken };
