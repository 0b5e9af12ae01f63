import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { carryClient } from '#scripts/gevel/deploy/carry-client.ts';
import { freePort } from '#scripts/lib/port.ts';
import { startWorkers, type Workers, waitFor } from '#scripts/lib/workers.ts';
import { type Answer, send } from '../../support/http.ts';
import { type Operator, operator } from '../engine.ts';

/** Both Workers with persistent data, like a deployment's storage. */
export interface Stage extends Operator {
  /**
   * Stops the running Workers and starts new ones: isolates lose their memory, stored data stays. Client
   * files are those built by then and, as with `gevel deploy`, those of the previous client.
   */
  readonly deploy: () => Promise<void>;
  readonly ask: (hostname: string, path: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const CLIENT = 'dist/client';
const PAGES = 'dist/page-manifest.json';
const CONFIG = 'wrangler.toml';

interface StageOptions {
  readonly state: string;
  readonly token: string;
}

/** A stage whose Workers are not started yet. */
export function createStage({ state, token }: StageOptions): Stage {
  let workers: Workers | null = null;
  let port = 0;
  const whole = readFileSync(CONFIG, 'utf8');

  let deployments = 0;

  /** Copies the files that are uploaded with a version, so that the next build does not change them. */
  async function upload(): Promise<string> {
    const folder = `dist/served-${++deployments}`;
    const { end } = await carryClient(new URL(`http://content.localhost:${port}`), CLIENT);
    await cp(CLIENT, folder, { recursive: true });
    await cp(PAGES, `${folder}.json`);
    await end();
    return folder;
  }

  async function start(): Promise<void> {
    // The same port each time, because pages contain it here.
    if (port === 0) port = await freePort();
    const folder = await upload();
    await workers?.stop();
    const served = whole
      .replaceAll(`./${CLIENT}`, `./${folder}`)
      .replaceAll(`./${PAGES}`, `./${folder}.json`);
    await writeFile(CONFIG, served);
    workers = startWorkers({ port, inspectorPort: await freePort(), state });
    await waitFor(workers, ['content.localhost'], { path: '/openapi.json', token });
  }

  return {
    deploy: start,
    ask: (hostname, path) => send(hostname, path, { port }),
    ...operator(() => `http://content.localhost:${port}`, token),
    stop: async () => workers?.stop(),
  };
}
