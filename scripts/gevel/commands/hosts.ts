import type { Site } from '#wire/site.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { customHostnames } from '../hosts/custom-hostnames.ts';
import { withHostname } from '../hosts/hostnames.ts';
import { announced, standing, surroundings } from '../hosts/show.ts';
import { changeSite, getSite } from '../site/documents.ts';

const SITE = { name: 'SITE' } as const;
const HOSTNAME = { name: 'HOSTNAME' } as const;
const PROOF = {
  txt: { line: 'validates the hostname by a TXT record, before its DNS points here' },
} as const;

const reportOf = ({ id, hostnames }: Pick<Site, 'id' | 'hostnames'>): Report => ({
  lines: hostnames.length === 0 ? [`${id} has no hostname.`] : hostnames,
  data: { site: id, hostnames },
});

const hostnameOf = (call: Call): string => call.arg('HOSTNAME').toLowerCase().replace(/\.$/, '');

/** The site without one of its hostnames; throws Refused when it does not have it. */
function without(site: Site, hostname: string): Site {
  if (!site.hostnames.includes(hostname)) throw new Refused(`${site.id} has no hostname ${hostname}.`);
  return { ...site, hostnames: site.hostnames.filter((one) => one !== hostname) };
}

/** The change of a site that gives it a hostname. */
const having = (hostname: string, main: boolean) => (site: Site) => ({
  ...site,
  hostnames: [...withHostname(site.hostnames, hostname, main)],
});

async function add(call: Call): Promise<Report> {
  const [hostname, around] = [hostnameOf(call), surroundings(process.env)];
  const api = customHostnames(process.env);
  const client = await call.client();
  // The content service first: it refuses a hostname of another site, before Cloudflare is called.
  const { site: changed } = await changeSite(client, call.arg('SITE'), having(hostname, call.flag('main')));
  const announcement = await announced(hostname, api, call.flag('txt') ? 'txt' : 'http', around);
  const report = reportOf(changed);
  return { lines: [...report.lines, ...announcement.map((line) => `  ${line}`)], data: report.data };
}

async function remove(call: Call): Promise<Report> {
  const hostname = hostnameOf(call);
  const api = customHostnames(process.env);
  const client = await call.client();
  const { site: changed } = await changeSite(client, call.arg('SITE'), (site) => without(site, hostname));
  await api?.remove(hostname);
  return reportOf(changed);
}

async function move(call: Call): Promise<Report> {
  const [hostname, client] = [hostnameOf(call), await call.client()];
  const [from, to] = [await getSite(client, call.arg('FROM')), await getSite(client, call.arg('SITE'))];
  if (from.id === to.id) throw new WrongUsage(`${hostname} already belongs to ${to.id}.`);
  await changeSite(client, from.id, (site) => without(site, hostname));
  try {
    const { site } = await changeSite(client, to.id, having(hostname, call.flag('main')));
    return reportOf(site);
  } catch (error) {
    // Restore it: a hostname without a site would show nothing.
    await changeSite(client, from.id, having(hostname, from.hostnames[0] === hostname));
    throw error;
  }
}

async function status(call: Call): Promise<Report> {
  const [api, around] = [customHostnames(process.env), surroundings(process.env)];
  const site = await getSite(await call.client(), call.arg('SITE'));
  const all = await Promise.all(site.hostnames.map((hostname) => standing(hostname, api, around)));
  return {
    lines: all.length === 0 ? reportOf(site).lines : all.flatMap(({ lines }) => lines),
    data: { site: site.id, hostnames: all.map(({ data }) => data) },
    failed: all.some(({ failed }) => failed === true),
  };
}

/** Hostnames of sites. */
export const HOST_COMMANDS: readonly Command[] = [
  {
    name: 'host add',
    group: 'Hostnames',
    line: 'Adds a hostname to a site.',
    about: [
      'The first hostname of a site is canonical, and the others redirect to it; www.agency.be comes before agency.be. A hostname of another site is refused.',
      'With CLOUDFLARE_API_TOKEN and CLOUDFLARE_ZONE_ID the command requests a certificate; without them it prints the call. The DNS record that the owner must set points to GEVEL_HOST_TARGET.',
    ],
    args: [SITE, HOSTNAME],
    options: { main: { line: 'makes it the canonical hostname' }, ...PROOF },
    examples: ['host add zeezicht www.zeezicht.example', 'host add zeezicht zeezicht.example --main'],
    run: add,
  },
  {
    name: 'host list',
    group: 'Hostnames',
    line: 'Lists the hostnames of a site; the first is canonical.',
    args: [SITE],
    examples: ['host list zeezicht'],
    run: async (call) => reportOf(await getSite(await call.client(), call.arg('SITE'))),
  },
  {
    name: 'host status',
    group: 'Hostnames',
    line: 'Shows for each hostname of a site whether its certificate and DNS are active.',
    about: ['The exit code is 1 while any of them is not.'],
    args: [SITE],
    examples: ['host status zeezicht'],
    run: status,
  },
  {
    name: 'host remove',
    group: 'Hostnames',
    line: 'Removes a hostname from a site, and its certificate.',
    args: [SITE, HOSTNAME],
    examples: ['host remove zeezicht old.zeezicht.example'],
    run: remove,
  },
  {
    name: 'host move',
    group: 'Hostnames',
    line: 'Moves a hostname from one site to another, with its certificate.',
    args: [HOSTNAME, { name: 'FROM' }, SITE],
    options: { main: { line: 'makes it the canonical hostname of its new site' } },
    examples: ['host move www.zeezicht.example zeezicht duinzicht'],
    run: move,
  },
];
