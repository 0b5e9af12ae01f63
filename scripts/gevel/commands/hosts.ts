import type { Site } from '../../../wire/site.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { getSite, putSite } from '../site/documents.ts';

const SITE = { name: 'SITE' } as const;
const HOSTNAME = { name: 'HOSTNAME' } as const;

const reportOf = ({ id, hostnames }: Pick<Site, 'id' | 'hostnames'>): Report => ({
  lines: hostnames.length === 0 ? [`${id} has no hostname.`] : hostnames,
  data: { site: id, hostnames },
});

async function change(call: Call, next: (hostnames: readonly string[], hostname: string) => string[]) {
  const client = await call.client();
  const site = await getSite(client, call.arg('SITE'));
  const changed = { ...site, hostnames: next(site.hostnames, call.arg('HOSTNAME').toLowerCase()) };
  await putSite(client, site.id, changed);
  return reportOf(changed);
}

/** Hostnames that a site answers on. */
export const HOST_COMMANDS: readonly Command[] = [
  {
    name: 'host add',
    group: 'Hostnames',
    line: 'Has a site answer on a hostname too.',
    about: [
      'The hostname must lead to the deployment as well: docs/operations/ says how. One that another site answers on is refused.',
    ],
    args: [SITE, HOSTNAME],
    options: { main: { line: 'its pages name themselves by it' } },
    examples: ['host add zeezicht www.zeezicht.example', 'host add zeezicht zeezicht.example --main'],
    run: (call) =>
      change(call, (hostnames, hostname) => {
        const others = hostnames.filter((one) => one !== hostname);
        return call.flag('main') ? [hostname, ...others] : [...others, hostname];
      }),
  },
  {
    name: 'host list',
    group: 'Hostnames',
    line: 'Lists the hostnames of a site; its pages name themselves by the first.',
    args: [SITE],
    examples: ['host list zeezicht'],
    run: async (call) => reportOf(await getSite(await call.client(), call.arg('SITE'))),
  },
  {
    name: 'host remove',
    group: 'Hostnames',
    line: 'Has a site answer on a hostname no more.',
    args: [SITE, HOSTNAME],
    examples: ['host remove zeezicht old.zeezicht.example'],
    run: (call) =>
      change(call, (hostnames, hostname) => {
        if (!hostnames.includes(hostname))
          throw new Refused(`${call.arg('SITE')} has no hostname ${hostname}.`);
        return hostnames.filter((one) => one !== hostname);
      }),
  },
];
