import { parseArgs } from 'node:util';
import type { Call, Command } from './command.ts';
import { WrongUsage } from './errors.ts';

/** Options of every command. */
export const COMMON_OPTIONS = {
  to: { line: 'local (default), staging, production, or a URL', value: 'TARGET' },
  json: { line: 'print the result as JSON' },
  help: { line: 'this help' },
} as const;

const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Arguments that are ids of sites. */
const SITES: readonly string[] = ['SITE', 'FROM'];
/** Instead of a site, for tokens of the whole deployment. */
const EVERY_SITE = '*';

/** Throws WrongUsage unless it can be the id of a site. */
function checkSiteId(text: string): void {
  if (ID.test(text) || text === EVERY_SITE) return;
  throw new WrongUsage(`"${text}" cannot be the id of a site: letters, digits, - and _ only, 64 at most.`);
}

/** A parsed command line. */
export interface Parsed {
  readonly to: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly call: Omit<Call, 'client' | 'out'>;
}

/** The command whose name begins the words, and the words after it; the longest name wins. */
export function findCommand(
  words: readonly string[],
  commands: readonly Command[],
): { readonly command: Command; readonly rest: readonly string[] } | null {
  const fits = commands.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  const command = fits.toSorted((one, other) => other.name.length - one.name.length)[0];
  return command === undefined ? null : { command, rest: words.slice(command.name.split(' ').length) };
}

type Values = ReturnType<typeof valuesOf>['values'];

function valuesOf(command: Command, rest: readonly string[]) {
  const described = Object.entries({ ...COMMON_OPTIONS, ...command.options });
  const options = Object.fromEntries(
    described.map(([name, option]) => [
      name,
      {
        type: 'value' in option ? ('string' as const) : ('boolean' as const),
        multiple: 'many' in option && option.many === true,
      },
    ]),
  );
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's message, without its advice on arguments that begin with a dash.
    const sentence = error instanceof Error ? error.message : String(error);
    throw new WrongUsage(sentence.split('. To specify')[0]?.replace(/\.?$/, '.') ?? sentence);
  }
}

function checkOptions({ options = {} }: Command, values: Values): void {
  for (const [name, { required, oneOf, value }] of Object.entries(options)) {
    const given = [values[name] ?? []].flat();
    if (required === true && given.every((one) => String(one).trim() === ''))
      throw new WrongUsage(`--${name} ${value ?? ''} is missing.`);
    const odd = oneOf && given.find((one) => typeof one === 'string' && !oneOf.includes(one));
    if (odd !== undefined)
      throw new WrongUsage(`--${name} must be ${oneOf?.join(' or ')}, not "${String(odd)}".`);
    if (value === 'SITE') for (const site of given) checkSiteId(String(site));
  }
}

/** Values of the positional arguments by name. */
function wordsOf(
  { args: described }: Command,
  positionals: readonly string[],
  values: Values,
): ReadonlyMap<string, readonly string[]> {
  const args = described.filter(({ instead }) => !instead?.some((name) => values[name] !== undefined));
  const words = new Map(
    args.map(({ name, many }, at) => [name, many ? positionals.slice(at) : positionals.slice(at, at + 1)]),
  );
  const missing = args.find(({ name }) => words.get(name)?.length === 0);
  if (missing !== undefined) throw new WrongUsage(`${missing.name} is missing.`);
  const last = args.at(-1);
  const extra = last?.many ? undefined : positionals[args.length];
  if (extra !== undefined) throw new WrongUsage(`"${extra}" is one argument too many.`);
  // Ids become part of a path, in which "../a" would lead to another call.
  for (const { name } of args)
    if (SITES.includes(name)) for (const site of words.get(name) ?? []) checkSiteId(site);
  return words;
}

/** Parses the words after a command's name. Throws WrongUsage. */
export function parse(command: Command, rest: readonly string[]): Parsed {
  const { values, positionals } = valuesOf(command, rest);
  const to = typeof values.to === 'string' ? values.to : 'local';
  const common = { to, json: values.json === true, help: values.help === true };
  if (common.help) {
    const none = (): never => {
      throw new TypeError('a call for help has no arguments');
    };
    return { ...common, call: { arg: none, args: none, option: none, options: none, flag: none } };
  }
  checkOptions(command, values);
  const words = wordsOf(command, positionals, values);
  const known = (name: string): readonly string[] => {
    const found = words.get(name);
    if (found === undefined) throw new TypeError(`${command.name} has no argument ${name}`);
    return found;
  };
  const texts = (name: string): readonly string[] =>
    [values[name] ?? []].flat().filter((value) => typeof value === 'string');
  return {
    ...common,
    call: {
      arg: (name) => known(name)[0] ?? '',
      args: known,
      option: (name) => texts(name).at(-1),
      options: texts,
      flag: (name) => values[name] === true,
    },
  };
}
