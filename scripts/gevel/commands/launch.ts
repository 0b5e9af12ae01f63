import type { Call, Command, Report } from '../command.ts';
import { getSite, putState } from '../site/documents.ts';
import { launchSteps, STEP_NAMES } from '../site/launch.ts';
import { saidToAgency } from '../site/said-to-agency.ts';
import { getSender } from '../site/sender.ts';

const SITE = { name: 'SITE' } as const;

/** Most sentences of a step that are listed. */
const MOST_LEFT = 10;

/** Lists what stands before the opening; opens the site when nothing is left that was not accepted by its name. */
async function launch(call: Call): Promise<Report> {
  const client = await call.client();
  const site = await getSite(client, call.arg('SITE'));
  const accepted = call.options('accept');
  const steps = await launchSteps(client, site, call.options('old'));
  const open = steps.filter(({ name, left }) => left.length > 0 && !accepted.includes(name));
  const lines = steps.flatMap(({ name, command, left, notes }) => {
    const sign = left.length === 0 ? '✓' : accepted.includes(name) ? '·' : '✗';
    const more = left.length - MOST_LEFT;
    return [
      `${sign} ${name}${left.length === 0 ? '' : `: ${command}`}`,
      // Vendors' own words may have control characters.
      ...left.slice(0, MOST_LEFT).map((one) => `    ${one.replaceAll(/\p{Cc}/gu, '')}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
      ...notes.map((one) => `    not required: ${one.replaceAll(/\p{Cc}/gu, '')}`),
    ];
  });
  const data = { site: site.id, steps, open: open.map(({ name }) => name) };
  if (open.length > 0) {
    const words = open.map(({ name }) => `--accept ${name}`).join(' ');
    return { lines: [...lines, `Not opened. To open it with what is left: ${words}`], data, failed: true };
  }
  const outcome = await putState(client, site.id, 'live');
  const said = saidToAgency({ ...site, state: 'live' }, steps, await getSender(client, site.id));
  return {
    lines: [
      ...lines,
      `${site.id} is live: visitors see it within about a minute.`,
      'Tell the agency:',
      ...said.map((line) => `  ${line}`),
      `Its previews have no use any more: preview end ${site.id} ID`,
    ],
    data: { ...data, said, outcome },
  };
}

/** The opening of a site, as a list of steps. */
export const LAUNCH_COMMAND: Command = {
  name: 'site launch',
  group: 'Sites',
  line: 'Lists what stands between preview and opening, each with its command, and opens the site when nothing is left.',
  about: [
    'A rest is accepted by the name of its step. While there are lines with ✗, nothing is opened, and the exit code is 1.',
  ],
  args: [SITE],
  options: {
    accept: {
      line: 'a step whose rest is accepted; may be repeated',
      value: 'STEP',
      many: true,
      oneOf: STEP_NAMES,
    },
    old: {
      line: 'a table of redirects propose, whose undecided rows are listed; may be repeated',
      value: 'FILE',
      many: true,
    },
  },
  examples: [
    'site launch zeezicht',
    'site launch zeezicht --old zeezicht-redirects.csv --to production',
    'site launch zeezicht --accept old-addresses --accept homes --to production',
  ],
  run: launch,
};
