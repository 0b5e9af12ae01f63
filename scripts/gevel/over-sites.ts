/** Commands about one site that also run over several: `--all`, or those that `--where` selects. */
import * as z from 'zod';
import type { Call, Command, Report } from './command.ts';
import { Refused, Unreachable, WrongUsage } from './errors.ts';
import { listSites } from './site/documents.ts';

type Sites = Awaited<ReturnType<typeof listSites>>;

const OPTIONS = {
  all: { line: 'for every site, instead of SITE' },
  where: {
    line: 'for every site with this value: state=live, locales=fr, settings.features=agenda',
    value: 'KEY=VALUE',
    many: true,
  },
} as const;

/** The value at a dotted path; undefined when there is none. */
const at = (node: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value: unknown, key) =>
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, key)?.value
          : undefined,
      node,
    );

/** A condition such as `state=live`; a list has a value when one of its members is the value. Throws WrongUsage. */
function conditionOf(pair: string): (site: Sites[number]) => boolean {
  const [, path = '', value = ''] = /^([A-Za-z][\w.]*)=(.*)$/s.exec(pair) ?? [];
  if (path === '') throw new WrongUsage(`--where "${pair}" is not KEY=VALUE, such as state=live.`);
  return (site) => {
    const found: unknown = at(site, path);
    const values: readonly unknown[] = Array.isArray(found) ? found : [found];
    return values.some((one) => one === value || JSON.stringify(one) === value);
  };
}

async function chosen(call: Call): Promise<readonly string[]> {
  const conditions = call.options('where').map(conditionOf);
  const sites = await listSites(await call.client());
  const fitting = sites.filter((site) => conditions.every((fits) => fits(site)));
  if (fitting.length === 0) throw new Refused('There is no such site: site list shows all of them.');
  return fitting.map(({ id }) => id);
}

/** The report about one site; what is refused there is said and counts as failed, and the other sites follow. */
async function reportOn(run: Command['run'], call: Call, site: string): Promise<Report> {
  const about: Call = { ...call, arg: (name) => (name === 'SITE' ? site : call.arg(name)) };
  try {
    return await run(about);
  } catch (error) {
    // Whoever cannot be reached for one site is not there for the others either.
    if (error instanceof Unreachable) throw error;
    if (!(error instanceof Refused || error instanceof z.ZodError)) throw error;
    return { lines: [error.message], data: { refused: error.message }, failed: true };
  }
}

async function runOver(run: Command['run'], call: Call): Promise<Report> {
  const reports: (readonly [string, Report])[] = [];
  const ids = await chosen(call);
  for (const [index, id] of ids.entries()) {
    call.out.progress(id, index, ids.length);
    reports.push([id, await reportOn(run, call, id)]);
  }
  const failed = reports.filter(([, report]) => report.failed === true).map(([id]) => id);
  return {
    lines: [
      ...reports.flatMap(([id, { lines }]) => [`${id}:`, ...lines.map((line) => `  ${line}`)]),
      `${ids.length} sites, ${failed.length === 0 ? 'nothing found' : `found at ${failed.join(', ')}`}.`,
    ],
    data: reports.map(([site, { data, failed: is = false }]) => ({ site, failed: is, report: data })),
    failed: failed.length > 0,
  };
}

/** The command with `--all` and `--where`, which take the place of its argument SITE. */
export const overSites = (command: Command): Command => ({
  ...command,
  args: command.args.map((arg) => (arg.name === 'SITE' ? { ...arg, instead: ['all', 'where'] } : arg)),
  options: { ...command.options, ...OPTIONS },
  examples: [...command.examples, `${command.name} --where state=live --to production`],
  run: (call) =>
    call.flag('all') || call.options('where').length > 0 ? runOver(command.run, call) : command.run(call),
});
