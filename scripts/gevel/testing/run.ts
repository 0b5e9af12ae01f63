import { createClient } from '../client.ts';
import type { Command } from '../command.ts';
import { COMMANDS } from '../commands/index.ts';
import { execute } from '../execute.ts';

/** What a command line came to. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Whether what was started for it was ended. */
  readonly closed: boolean;
}

interface RunOptions {
  readonly commands?: readonly Command[];
  /** What is shown to the service. */
  readonly token?: string;
}

/** Runs a command line against a service, without ever waiting between two calls. */
export async function run(
  words: readonly string[],
  origin = 'http://localhost:1',
  { commands = COMMANDS, token = 'token of a test' }: RunOptions = {},
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
    createClient: (settings) => createClient({ ...settings, sleep: async () => {} }),
  });
  return { code, ...said, closed };
}
