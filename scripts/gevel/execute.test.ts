import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT, Refused, Unreachable } from './errors.ts';
import { parse } from './parse.ts';
import { run } from './testing/run.ts';

/** A command for these tests. */
const aCommand = (changes: Partial<Command> = {}): Command => ({
  name: 'try it',
  group: 'Sites',
  line: 'Tries it.',
  args: [{ name: 'SITE' }],
  options: {
    name: { line: 'its name', value: 'NAME' },
    host: { line: 'a host', value: 'HOST', many: true },
    role: { line: 'a role', value: 'ROLE', oneOf: ['read', 'write'] },
    yes: { line: 'yes' },
  },
  examples: ['try it a'],
  run: async () => ({ lines: ['done'], data: { done: true } }),
  ...changes,
});

const call = (words: string[], changes: Partial<Command> = {}) =>
  run(words, undefined, { commands: [aCommand(changes)] });

describe('every command', () => {
  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    '%s has help, usage and an example',
    async (name, command) => {
      expect(command.line).toMatch(/^[A-Z].+\.$/);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const words of [
        ['help', ...name.split(' ')],
        [...name.split(' '), '--help'],
      ]) {
        const { code, stdout } = await run(words);
        expect(code).toBe(EXIT.done);
        expect(stdout).toContain(command.line);
        expect(stdout).toContain(`Usage: npm run gevel -- ${name}`);
        for (const { name: argument } of command.args) expect(stdout).toContain(argument);
        for (const option of Object.keys(command.options ?? {})) expect(stdout).toContain(`--${option}`);
        expect(stdout).toContain('--to TARGET');
        expect(stdout).toContain(`  npm run gevel -- ${command.examples[0]}`);
      }
    },
  );

  it.each(COMMANDS.flatMap(({ name, examples }) => examples.map((example) => [example, name] as const)))(
    'has an example that is valid: %s',
    (example, name) => {
      const command = COMMANDS.find((one) => one.name === name);
      // Split like in a shell, without a redirection.
      const words = [...example.replace(/ >.*$/, '').matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(
        ([word]) => word.replace(/["'](?=\w|$)|(?<=[=\w ])["']/g, ''),
      );
      expect(words.slice(0, name.split(' ').length).join(' ')).toBe(name);
      expect(command && parse(command, words.slice(name.split(' ').length)).help).toBe(false);
    },
  );

  it('is listed in the general help, in its group', async () => {
    const { code, stdout } = await run(['help']);
    expect(code).toBe(EXIT.done);
    for (const { name, line } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`^  ${name}.* ${line.slice(0, 20)}`, 'm'));
    expect((await run([])).stdout).toBe(stdout);
    expect((await run(['--help'])).stdout).toBe(stdout);
  });

  it('is listed in the help of its first word', async () => {
    for (const words of [['help', 'site'], ['site'], ['site', '--help']]) {
      const { code, stdout } = await run(words);
      expect([code, stdout.includes('site publish'), stdout.includes('host add')]).toEqual([0, true, false]);
    }
  });

  it('has a unique name', () => {
    const names = COMMANDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('wrong usage', () => {
  it.each([
    ['an unknown command', ['fly'], 'There is no command "fly"'],
    ['an unknown command of a group', ['try', 'that'], 'There is no command "try that"'],
    ['a missing argument', ['try', 'it'], 'SITE is missing.'],
    ['a surplus argument', ['try', 'it', 'a', 'b'], '"b" is one argument too many.'],
    ['an unknown option', ['try', 'it', 'a', '--nme', 'x'], "Unknown option '--nme'."],
    ['an option without its value', ['try', 'it', 'a', '--name'], "'--name <value>' argument missing"],
    ['a flag with a value', ['try', 'it', 'a', '--yes=no'], "'--yes' does not take an argument"],
    [
      'a value that is not allowed',
      ['try', 'it', 'a', '--role', 'king'],
      '--role must be read or write, not "king".',
    ],
  ])('%s is reported in a sentence, with exit code 2', async (_what, words, sentence) => {
    const { code, stdout, stderr } = await call(words);
    expect([code, stdout]).toEqual([EXIT.wrongUsage, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('shows the usage of the command', async () => {
    expect((await call(['try', 'it'])).stderr).toContain('Usage: npm run gevel -- try it SITE [--name NAME]');
  });

  it('names a missing required option', async () => {
    const options = { name: { line: 'its name', value: 'NAME', required: true } } as const;
    expect((await call(['try', 'it', 'a'], { options })).stderr).toContain('--name NAME is missing.');
  });
});

describe('arguments and options', () => {
  it('are read by the command’s description', async () => {
    const {
      call: read,
      to,
      json,
    } = parse(aCommand(), [
      'a',
      '--name=An agency',
      '--host',
      'a.test',
      '--host',
      'b.test',
      '--json',
      '--to',
      'staging',
    ]);
    expect([to, json, read.arg('SITE'), read.option('name'), read.options('host')]).toEqual([
      'staging',
      true,
      'a',
      'An agency',
      ['a.test', 'b.test'],
    ]);
    expect([read.flag('yes'), read.option('role'), read.options('role')]).toEqual([false, undefined, []]);
  });

  it('may end with an argument that takes all remaining words', () => {
    const command = aCommand({ args: [{ name: 'SITE' }, { name: 'KEY=VALUE', many: true }] });
    expect(parse(command, ['a', 'x=1', 'y=2']).call.args('KEY=VALUE')).toEqual(['x=1', 'y=2']);
    expect(() => parse(command, ['a'])).toThrow('KEY=VALUE is missing.');
  });
});

describe('the result', () => {
  it.each([
    ['done', async () => ({ lines: ['done'], data: {} }), EXIT.done],
    ['a failed check', async () => ({ lines: ['no'], data: {}, failed: true }), EXIT.refused],
    ['refused', () => Promise.reject(new Refused('No.')), EXIT.refused],
    ['unreachable', () => Promise.reject(new Unreachable('Nobody.')), EXIT.unreachable],
    ['an unexpected error', () => Promise.reject(new TypeError('x is not a function')), EXIT.refused],
  ])('sets the exit code: %s', async (_what, work, code) => {
    const ran = await call(['try', 'it', 'a'], { run: work });
    expect(ran.code).toBe(code);
    expect(ran.stderr).not.toMatch(/^\s+at /m);
  });

  it('is printed as lines, or with --json as JSON only', async () => {
    expect((await call(['try', 'it', 'a'])).stdout).toBe('done\n');
    expect(JSON.parse((await call(['try', 'it', 'a', '--json'])).stdout)).toEqual({ done: true });
  });

  it('goes to stdout, and progress to stderr', async () => {
    const { stdout, stderr } = await call(['try', 'it', 'a'], {
      run: async ({ out }) => {
        out.progress('Sending', 1, 2);
        return { lines: ['done'], data: {} };
      },
    });
    expect([stdout, stderr]).toEqual(['done\n', '  Sending: 1 of 2\n']);
  });

  it('a target is only found when it is used, and closed afterwards', async () => {
    expect((await call(['try', 'it', 'a'])).closed).toBe(false);
    const asks: Partial<Command> = {
      run: async ({ client }) => {
        await client();
        throw new Refused('No.');
      },
    };
    expect(await call(['try', 'it', 'a'], asks)).toMatchObject({ code: EXIT.refused, closed: true });
  });
});
