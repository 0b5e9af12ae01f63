import { createClient } from '../client.ts';
import type { Command } from '../command.ts';
import { COMMANDS } from '../commands/index.ts';
import { execute } from '../execute.ts';

/** Result of a command line. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Whether the target was closed. */
  readonly closed: boolean;
}

interface RunOptions {
  readonly commands?: readonly Command[];
  /** Token for the service. */
  readonly token?: string;
  /** Whether it waits between retries, as real Workers need. */
  readonly waits?: boolean;
}

/** Runs a command line against a service. */
export async function run(
  words: readonly string[],
  origin = 'http://localhost:1',
  { commands = COMMANDS, token = 'token of a test', waits = false }: RunOptions = {},
): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  let closed = false;
  const to = (stream: keyof typeof said) => ({
    write: (text: string) => {
      said[stream] += text;
    },
  });
  const code = await execute(words, commands, {
    stdout: to('stdout'),
    stderr: to('stderr'),
    findTarget: async () => ({
      origin,
      token,
      close: async () => {
        closed = true;
      },
    }),
    createClient: (settings) => createClient({ ...settings, ...(waits ? {} : { sleep: async () => {} }) }),
  });
  return { code, ...said, closed };
}
