import { type Command, GROUPS } from './command.ts';
import { COMMON_OPTIONS } from './parse.ts';

const CALL = 'npm run gevel --';

const usageOf = ({ name, args, options = {} }: Command): string =>
  [
    CALL,
    name,
    ...args.map(({ name: word, many, instead }) => {
      const text = `${word}${many ? '…' : ''}`;
      return instead === undefined ? text : `[${text}]`;
    }),
    ...Object.entries(options).map(([option, { value, many, required }]) => {
      const text = `--${option}${value === undefined ? '' : ` ${value}`}${many ? '…' : ''}`;
      return required ? text : `[${text}]`;
    }),
  ].join(' ');

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRows = (options: NonNullable<Command['options']>): (readonly [string, string])[] =>
  Object.entries(options).map(([name, { value, line }]) => [`--${name}${value ? ` ${value}` : ''}`, line]);

/** A command's usage, one line. */
export const usageLine = (command: Command): string => `Usage: ${usageOf(command)}`;

/** Help for one command. */
export const helpOf = (command: Command): string =>
  [
    `${command.line}`,
    '',
    usageLine(command),
    ...(command.about ?? []).flatMap((paragraph) => ['', paragraph]),
    '',
    'Options:',
    ...columns(optionRows({ ...command.options, ...COMMON_OPTIONS })),
    '',
    'For example:',
    ...command.examples.map((example) => `  ${CALL} ${example}`),
  ].join('\n');

/** Help of all commands, or of one group of them: `site`, `host` and so on. */
export function helpOver(commands: readonly Command[], first?: string): string {
  const wanted = commands.filter(({ name }) => first === undefined || name.split(' ')[0] === first);
  const groups = GROUPS.flatMap((group) => {
    const rows = wanted
      .filter((command) => command.group === group)
      .map(
        (command) =>
          [[command.name, ...command.args.map(({ name }) => name)].join(' '), command.line] as const,
      );
    return rows.length === 0 ? [] : ['', `${group}:`, ...columns(rows)];
  });
  return [
    `Usage: ${CALL} COMMAND [--to TARGET] [--json]`,
    ...groups,
    '',
    'Every command:',
    ...columns(optionRows(COMMON_OPTIONS)),
    '',
    `${CALL} help COMMAND says more. Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 unreachable.`,
  ].join('\n');
}
