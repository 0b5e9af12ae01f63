import { experimental_getWranglerCommands as commandsOfWrangler } from 'wrangler';

/** An option or argument, as in wrangler's definition for its parser. */
interface Described {
  readonly type?: string;
  readonly alias?: string | readonly string[];
  readonly choices?: readonly unknown[];
  readonly demandOption?: boolean;
}

interface Node {
  readonly definition?: {
    readonly type: string;
    readonly args?: Readonly<Record<string, Described>>;
    readonly positionalArgs?: readonly string[];
  };
  readonly subtree: ReadonlyMap<string, Node>;
}

const { registry, globalFlags } = commandsOfWrangler() as unknown as {
  readonly registry: Node;
  readonly globalFlags: Readonly<Record<string, Described>>;
};

/** Why an option's value is invalid; null if it is valid. */
function valueFault(name: string, option: Described, value: string | undefined): string | null {
  if (value === undefined || value === '') return `${name} has no value`;
  if (option.type === 'number' && !Number.isFinite(Number(value))) return `${name} is not a number: ${value}`;
  if (option.choices !== undefined && !option.choices.includes(value))
    return `${name} must be one of ${option.choices.join(', ')}: ${value}`;
  return null;
}

/**
 * Why the installed wrangler would refuse a command line before it accesses an account: an unknown command, option or
 * value, or a missing argument. Null if the command line is valid.
 */
export function wranglerFault(words: readonly string[]): string | null {
  let node: Node = registry;
  let at = 0;
  for (let next = node.subtree.get(words[at] ?? ''); next !== undefined; at++) {
    node = next;
    next = node.subtree.get(words[at + 1] ?? '');
  }
  const { definition } = node;
  if (definition?.type !== 'command') return `unknown command: ${words.join(' ')}`;
  const options: Record<string, Described> = { ...globalFlags, ...definition.args };
  const named = (flag: string): readonly [string, Described] | undefined =>
    Object.entries(options).find(([name, { alias = [] }]) => name === flag || [alias].flat().includes(flag));
  const given: string[] = [];
  const rest = words.slice(at);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-')) {
      given.push(word);
      continue;
    }
    const [flag = '', inline] = word.replace(/^--?/, '').split(/=(.*)/s);
    const option = named(flag) ?? named(flag.replace(/^no-/, ''));
    if (option === undefined) return `unknown option ${word} of ${words.slice(0, at).join(' ')}`;
    if (option[1].type === 'boolean') continue;
    const fault = valueFault(word, option[1], inline ?? rest.shift());
    if (fault !== null) return fault;
  }
  const places = definition.positionalArgs ?? [];
  if (given.length > places.length) return `too many arguments: ${given.slice(places.length).join(' ')}`;
  const missing = places.slice(given.length).filter((name) => options[name]?.demandOption === true);
  return missing.length > 0 ? `missing ${missing.join(', ')}` : null;
}
