import { run } from '../../scripts/gevel/testing/run.ts';
import { freePort } from '../../scripts/lib/port.ts';
import { startWorkers, type Workers, waitFor } from '../../scripts/lib/workers.ts';
import { type Answer, send } from '../support/http.ts';
import { must } from '../try-operator/say.ts';

/** Both Workers on data that outlives them, as a deployment's storage does. */
export interface Stage {
  /** Ends the Workers that run and starts new ones: nothing of an isolate's memory is left, all that is stored is. */
  readonly deploy: () => Promise<void>;
  readonly ask: (hostname: string, path: string) => Promise<Answer>;
  /** A command that must be done; what it said. */
  readonly gevel: (...words: readonly string[]) => Promise<string>;
  /** A command that must be refused. */
  readonly refused: (...words: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface StageOptions {
  readonly state: string;
  readonly token: string;
}

/** A stage without Workers yet. */
export function createStage({ state, token }: StageOptions): Stage {
  let workers: Workers | null = null;
  let port = 0;

  async function start(): Promise<void> {
    await workers?.stop();
    // The same one each time, since pages name it here.
    if (port === 0) port = await freePort();
    workers = startWorkers({ port, inspectorPort: await freePort(), state });
    await waitFor(workers, ['content.localhost'], { path: '/openapi.json', token });
  }

  const gevel = (words: readonly string[]) => run(words, `http://content.localhost:${port}`, { token });

  return {
    deploy: start,
    ask: (hostname, path) => send(hostname, path, { port }),
    async gevel(...words) {
      const { code, stdout, stderr } = await gevel(words);
      must(code === 0, `gevel ${words.join(' ')}`, `exit code ${code}\n${stdout}\n${stderr}`);
      return stdout;
    },
    async refused(...words) {
      const { code, stdout, stderr } = await gevel(words);
      must(code === 1, `gevel ${words.join(' ')} is refused`, `exit code ${code}\n${stdout}\n${stderr}`);
    },
    stop: async () => workers?.stop(),
  };
}
