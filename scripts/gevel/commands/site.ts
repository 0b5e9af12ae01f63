import { type Site, SiteSchema } from '#wire/site.ts';
import { SiteMoveSchema } from '#wire/site-move.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { DECIMALS } from '../files/index.ts';
import { optional } from '../records.ts';
import { addSite } from '../site/add-site.ts';
import { checkSite, type Finding } from '../site/check-site.ts';
import { changeSite, getSite, judgeSite, listSites, putState } from '../site/documents.ts';
import { gatherFacts } from '../site/gather.ts';
import { SOURCE_NAMES } from '../site/new-site.ts';
import { notesOfSite } from '../site/notes-of-site.ts';
import { pushSite } from '../site/push-site.ts';
import { withSettings } from '../site/set-values.ts';
import { LAUNCH_COMMAND } from './launch.ts';

const SITE = { name: 'SITE' } as const;

const show = async (call: Call): Promise<Report> => {
  const site = await getSite(await call.client(), call.arg('SITE'));
  return { lines: [JSON.stringify(site, null, 2)], data: site };
};

async function list(call: Call): Promise<Report> {
  const sites = await listSites(await call.client());
  const width = Math.max(0, ...sites.map(({ id }) => id.length));
  const lines = sites.map(
    ({ id, state, locales, hostnames }) =>
      `${id.padEnd(width)}  ${state.padEnd(9)}  ${locales.join(',').padEnd(11)}  ${hostnames.join(' ')}`,
  );
  return { lines: lines.length === 0 ? ['There is no site yet: site add creates one.'] : lines, data: sites };
}

async function set(call: Call): Promise<Report> {
  const client = await call.client();
  const id = call.arg('SITE');
  const dryRun = call.flag('dry-run');
  const change = (site: Site) => withSettings(site, call.args('KEY=VALUE'));
  const judged = async () => {
    const site = change(await getSite(client, id));
    return { site, outcome: await judgeSite(client, id, site) };
  };
  const { site: document, outcome } = await (dryRun ? judged() : changeSite(client, id, change));
  const notes = notesOfSite(readLoosely(SiteSchema, document));
  return {
    lines: [
      dryRun ? `${id} would be: ${outcome}. Nothing was written: this was a dry run.` : `${id}: ${outcome}.`,
      ...notes.map((sentence) => `  ${sentence}`),
    ],
    data: { outcome, dryRun, told: notes, site: document },
  };
}

/** Findings as lines, required ones first. */
const findingLines = (findings: readonly Finding[]): readonly string[] =>
  [true, false].flatMap((must) =>
    findings.filter((one) => one.must === must).map(({ says }) => `  ${must ? '✗' : '·'} ${says}`),
  );

const lackedBy = async (client: Client, id: string): Promise<readonly Finding[]> =>
  checkSite(await gatherFacts(client, await getSite(client, id)));

/** Lists what a site lacks before it may open; fails if something required is missing. */
export async function check(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  const findings = await lackedBy(await call.client(), id);
  const musts = findings.filter(({ must }) => must).length;
  const said = musts === 0 ? `${id} may open.` : `${id} may not open yet: ${musts} things are missing.`;
  return { lines: [said, ...findingLines(findings)], data: { site: id, findings }, failed: musts > 0 };
}

async function publish(call: Call): Promise<Report> {
  const client = await call.client();
  const id = call.arg('SITE');
  const findings = await lackedBy(client, id);
  const musts = findings.filter(({ must }) => must);
  if (musts.length > 0 && !call.flag('force')) {
    const lines = findingLines(musts).join('\n');
    throw new Refused(`${id} may not open yet:\n${lines}\n--force opens it anyway.`);
  }
  const outcome = await putState(client, id, 'live');
  return {
    lines: [`${id} is live: visitors see it within about a minute.`, ...findingLines(findings)],
    data: { outcome, findings },
  };
}

async function suspend(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  const outcome = await putState(await call.client(), id, 'suspended');
  return {
    lines: [`${id} is suspended within about a minute: every page answers 503.`],
    data: { outcome },
  };
}

/** Milliseconds between two checks whether a site is deleted. */
const ASK_AGAIN = 2_000;
/** Greatest number of checks: ten minutes. */
const MOST_QUESTIONS = 300;

async function remove(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  if (!call.flag('yes')) {
    throw new WrongUsage(
      `This deletes ${id} with all its homes, pages, pictures, bookings and mails, for good. Add --yes.`,
    );
  }
  const client = await call.client();
  // null: everything is deleted. A later 404 means the same.
  let left = await client.delete(`/sites/${id}`);
  for (let asked = 0; left !== null && asked < MOST_QUESTIONS; asked++) {
    call.out.progress(`Removing ${id}`, asked);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    left = await optional(client.delete(`/sites/${id}`));
  }
  const going = left !== null;
  return {
    lines: [
      going
        ? `${id} is no longer reachable, and its remaining rows are still being deleted. Run this again later.`
        : `${id} is deleted.`,
    ],
    data: { site: id, state: going ? 'removing' : 'removed' },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Number of a database by its binding: DB is the first one. Throws WrongUsage. */
function databaseNumber(binding: string): number {
  const [, number] = /^DB(?:_([1-9]\d?))?$/.exec(binding) ?? [];
  if (/^DB(?:_[1-9]\d?)?$/.test(binding)) return Number(number ?? 0);
  throw new WrongUsage(`"${binding}" is not a database: DB, DB_1 and so on.`);
}

async function move(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  const binding = call.arg('DATABASE');
  const to = databaseNumber(binding);
  const client = await call.client();
  const ask = async (step: string) =>
    SiteMoveSchema.parse(await client.post(`/sites/${id}/move`, { to, step }));
  if (call.flag('dry-run')) {
    await ask('check');
    return {
      lines: [`${id} can move to ${binding}. Nothing was written: this was a dry run.`],
      data: { site: id, to },
    };
  }
  const { wait } = await ask('announce');
  call.out.progress(`${id} moves in ${Math.ceil(wait / 1000)} s`, 0);
  await pause(wait);
  // Refused as unavailable while a mail is sent: the client tries again.
  const { held, wait: rest } = await ask('move');
  await pause(rest);
  let { state } = await ask('leave');
  for (let asked = 0; state !== 'left' && asked < MOST_QUESTIONS; asked++) ({ state } = await ask('leave'));
  return {
    lines: [`${id} is in ${binding}; for ${(held / 1000).toFixed(1)} s nothing could be written.`],
    data: { site: id, to, held },
  };
}

/** Commands that add, show, change, open, suspend and remove sites. */
export const SITE_COMMANDS: readonly Command[] = [
  {
    name: 'site add',
    group: 'Sites',
    line: 'Creates a site as a draft, with menus, pages and legal texts to complete.',
    about: [
      'Its pages contain ready sentences, with blanks in [square brackets] for data of the agency. site check finds each remaining blank.',
      '--like copies theme and settings of another site, from the output of site show --json, without contact, identity and pictures.',
    ],
    args: [SITE],
    options: {
      name: { line: 'name of the agency', value: 'NAME', required: true },
      host: { line: 'a hostname; may be repeated, the first is canonical', value: 'HOSTNAME', many: true },
      lang: { line: 'its languages, the main one first: nl,fr,en,de', value: 'CODES', required: true },
      default: { line: 'the language of visitors without a known preference', value: 'CODE' },
      source: { line: 'the source of its homes', value: 'SOURCE', oneOf: SOURCE_NAMES },
      like: { line: 'a file with the document of another site', value: 'FILE' },
      folder: {
        line: 'writes all of it into this folder instead, to fill in and bring up by site push',
        value: 'DIR',
      },
    },
    examples: [
      'site add zeezicht --name "Immo Zeezicht" --lang nl,fr --folder ./zeezicht',
      'site add zeezicht --name "Immo Zeezicht" --host www.zeezicht.example --lang nl,fr',
      'site add zeezicht --name "Immo Zeezicht" --lang nl,fr,en --default nl --like duinzicht.json --to production',
    ],
    run: addSite,
  },
  {
    name: 'site push',
    group: 'Sites',
    line: 'Brings up a folder of site add --folder: settings, pages, menus, homes and pictures, and tells what is missing.',
    about: [
      'A new site is a draft. One that is there keeps its state and hostnames, and what is not in the folder stays. It may be repeated after each change.',
      'photos/ has the pictures that homes and pages name by their files, and those that the settings name: logo.png is the picture "logo".',
    ],
    args: [SITE, { name: 'FOLDER' }],
    options: {
      'dry-run': { line: 'reports what would change, and writes nothing' },
      decimal: {
        value: 'SIGN',
        line: 'how numbers of CSV files are written: comma or point',
        oneOf: DECIMALS,
      },
    },
    examples: ['site push zeezicht ./zeezicht --decimal comma', 'site push zeezicht ./zeezicht --dry-run'],
    run: pushSite,
  },
  {
    name: 'site show',
    group: 'Sites',
    line: 'Prints the document of a site, and where its mails come from; --json only the document.',
    args: [SITE],
    examples: ['site show duinzicht', 'site show duinzicht --json > duinzicht.json'],
    run: show,
  },
  {
    name: 'site list',
    group: 'Sites',
    line: 'Lists the sites with their states, languages and hostnames.',
    args: [],
    examples: ['site list', 'site list --to production'],
    run: list,
  },
  {
    name: 'site set',
    group: 'Sites',
    line: 'Changes fields of a site.',
    about: [
      'A value is read by the type of its field: JSON, plain text, or a list separated by commas. An empty value removes the field. settings WORD finds a field.',
    ],
    args: [SITE, { name: 'KEY=VALUE', many: true }],
    options: { 'dry-run': { line: 'reports what would change, and writes nothing' } },
    examples: [
      'site set zeezicht settings.contact.phone="050 12 34 56" settings.since=1998',
      'site set zeezicht locales=nl,fr settings.features=projects,agenda',
      `site set zeezicht settings.legal.liability='{"nl": "AXA, polis 730.000.000"}'`,
    ],
    run: set,
  },
  {
    name: 'site check',
    group: 'Sites',
    line: 'Lists what a site lacks before it may open.',
    about: ['While there are lines with ✗, site publish refuses to open it, and the exit code is 1.'],
    args: [SITE],
    examples: ['site check zeezicht', 'site check zeezicht --to production --json'],
    run: check,
  },
  {
    name: 'site publish',
    group: 'Sites',
    line: 'Opens a draft or suspended site, if site check finds nothing required missing.',
    args: [SITE],
    options: { force: { line: 'open it anyway' } },
    examples: ['site publish zeezicht --to production'],
    run: publish,
  },
  LAUNCH_COMMAND,
  {
    name: 'site suspend',
    group: 'Sites',
    line: 'Suspends a site: every page answers 503, with the agency’s contact data.',
    args: [SITE],
    examples: ['site suspend zeezicht --to production'],
    run: suspend,
  },
  {
    name: 'site remove',
    group: 'Sites',
    line: 'Deletes a site with all of its data.',
    about: ['It is unreachable at once; deleting all data of a large site takes minutes.'],
    args: [SITE],
    options: { yes: { line: 'confirms the deletion' } },
    examples: ['site remove zeezicht --yes'],
    run: remove,
  },
  {
    name: 'site move',
    group: 'Sites',
    line: 'Moves a site to another database, while it is read and written.',
    about: [
      'It takes about two minutes. Visitors read on all the time; for ten seconds at most, bookings and changes are refused and can be sent again, and forms wait in the queue. A site with more rows than can be copied in that time stays where it is.',
      'DATABASE is DB, DB_1 and so on. If the command is interrupted, start it again; after the switch, the cron does the rest.',
    ],
    args: [SITE, { name: 'DATABASE' }],
    options: { 'dry-run': { line: 'asks whether it can move; writes nothing' } },
    examples: [
      'site move duinzicht DB_1 --dry-run --to production',
      'site move duinzicht DB_1 --to production',
    ],
    run: move,
  },
];
