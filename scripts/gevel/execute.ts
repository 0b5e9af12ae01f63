import { nearest } from '#domain/nearest.ts';
import { Complaint } from '../lib/progress.mjs';
import { type Client, createClient } from './client.ts';
import type { Command, Report } from './command.ts';
import { EXIT, type ExitCode, Refused, Unreachable, WrongUsage } from './errors.ts';
import { FileError } from './files/index.ts';
import { helpOf, helpOver, usageLine } from './help.ts';
import { createOutput } from './output.ts';
import { findCommand, type Parsed, parse } from './parse.ts';
import { findTarget, type Target } from './target.ts';

/** Dependencies of the command line; tests replace them. */
interface Terminal {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly findTarget: (to: string) => Promise<Target>;
  readonly createClient: typeof createClient;
}

const TERMINAL: Terminal = { stdout: process.stdout, stderr: process.stderr, findTarget, createClient };

const exitCodeOf = (error: unknown): ExitCode => {
  if (error instanceof WrongUsage) return EXIT.wrongUsage;
  return error instanceof Unreachable ? EXIT.unreachable : EXIT.refused;
};

/** Faults of files that people make, by Node's code. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a folder is expected, and a file is there',
  EISDIR: 'a file is expected, and a folder is there',
  EEXIST: 'a file of this name is there already',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'the disk cannot be written',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** The sentence of a fault of a file, by its path; null for other errors. */
function fileFault(error: Error): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const says = FILE_FAULTS[code];
  return says === undefined ? null : `${path ?? 'A file'} cannot be used: ${says} (${code}).`;
}

/** The message of an error, without its stack even if it is unexpected. */
const sentenceOf = (error: unknown): string => {
  const isExpected = [WrongUsage, Refused, Unreachable, Complaint, FileError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isExpected) return error.message;
  const fault = error instanceof Error ? fileFault(error) : null;
  if (fault !== null) return fault;
  return `This failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`;
};

/** Runs a command; its target is found at the first call and closed afterwards. */
async function run(command: Command, { to, call }: Parsed, terminal: Terminal): Promise<Report> {
  const out = createOutput(terminal.stderr);
  let target: Promise<Target> | undefined;
  const client = async (named = to): Promise<Client> => {
    target ??= terminal.findTarget(named);
    const { origin, token } = await target;
    return terminal.createClient({ origin, token, say: out.note });
  };
  try {
    return await command.run({ ...call, client, out });
  } finally {
    out.end();
    // A target that was not found needs no close.
    await target?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}

function print({ lines, data }: Report, json: boolean, { stdout }: Terminal): void {
  const text = json ? JSON.stringify(data, null, 2) : lines.join('\n');
  if (text !== '') stdout.write(`${text}\n`);
}

/** Help, for `help`, `--help` or no argument at all; null when a command must run. */
function askedHelp(words: readonly string[], commands: readonly Command[]): string | null {
  const [first] = words;
  if (first === undefined || first === '--help') return helpOver(commands);
  const about = first === 'help' ? words.slice(1) : words;
  const found = findCommand(about, commands);
  if (first === 'help' && found !== null) return helpOf(found.command);
  const isGroup = commands.some(({ name }) => name.startsWith(`${about[0]} `));
  if (found === null && isGroup && (first === 'help' || about.length === 1 || about[1] === '--help')) {
    return helpOver(commands, about[0]);
  }
  return first === 'help' && about.length === 0 ? helpOver(commands) : null;
}

/** The sentence for words that are no command, with the nearest one that is. */
function unknownCommand(words: readonly string[], commands: readonly Command[]): string {
  const given = words.filter((word) => !word.startsWith('-') && word !== 'help').slice(0, 2);
  if (given.length === 0) return 'No command is given.';
  const near = nearest(
    given.join(' '),
    commands.map(({ name }) => name),
  );
  return `There is no command "${given.join(' ')}".${near === null ? '' : ` Did you mean "${near}"?`}`;
}

/** Finds and runs a command, and prints its result; returns the exit code. */
export async function execute(
  words: readonly string[],
  commands: readonly Command[],
  terminal: Terminal = TERMINAL,
): Promise<ExitCode> {
  const help = askedHelp(words, commands);
  if (help !== null) {
    terminal.stdout.write(`${help}\n`);
    return EXIT.done;
  }
  const found = findCommand(words[0] === 'help' ? words.slice(1) : words, commands);
  if (found === null) {
    terminal.stderr.write(`${unknownCommand(words, commands)} npm run gevel -- help lists them.\n`);
    return EXIT.wrongUsage;
  }
  const { command, rest } = found;
  try {
    const parsed = parse(command, rest);
    if (parsed.help) {
      terminal.stdout.write(`${helpOf(command)}\n`);
      return EXIT.done;
    }
    const report = await run(command, parsed, terminal);
    print(report, parsed.json, terminal);
    return report.failed === true ? EXIT.refused : EXIT.done;
  } catch (error) {
    const usage = error instanceof WrongUsage ? `\n${usageLine(command)}` : '';
    terminal.stderr.write(`${sentenceOf(error)}${usage}\n`);
    return exitCodeOf(error);
  }
}
