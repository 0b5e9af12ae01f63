/** What stands between a preview and an agency's opening day: a list of steps as data. */
import * as z from 'zod';
import { MailStatusSchema } from '#wire/mail-status.ts';
import type { Site } from '#wire/site.ts';
import type { Client } from '../client.ts';
import { FeedPicturesSchema } from '../feed-pictures.ts';
import { customHostnames } from '../hosts/custom-hostnames.ts';
import { isOfThisMachine } from '../hosts/hostnames.ts';
import { standing, surroundings } from '../hosts/show.ts';
import { type ContentRecord, siteRecords } from '../records.ts';
import { readProposals, shapeOf } from '../redirects/proposal-file.ts';
import { storedRedirects } from '../redirects/stored.ts';
import { checkSite } from './check-site.ts';
import { gatherFacts } from './gather.ts';
import { HOME_KINDS, reportHomes } from './homes.ts';
import { getSender, saysOfSender } from './sender.ts';

/** What the steps read. */
interface Launch {
  readonly client: Client;
  readonly site: Site;
  /** Records of homes that are not withdrawn, by kind. */
  readonly homes: Readonly<Record<(typeof HOME_KINDS)[number], readonly ContentRecord[]>>;
  /** What a check of the site's settings and texts finds. */
  readonly findings: ReturnType<typeof checkSite>;
  /** Tables of old addresses that a person corrects. */
  readonly oldTables: readonly string[];
}

/** A step: its name, by which its rest is accepted, the command that shows or mends it, and a sentence for each thing that is left. */
interface Step {
  readonly name: string;
  readonly command: (site: string) => string;
  readonly left: (launch: Launch) => Promise<readonly string[]>;
  /** Sentences that are worth reading, but keep no site from opening. */
  readonly notes?: (launch: Launch) => readonly string[];
}

/** A step with what is left of it. */
export interface StepLeft {
  readonly name: string;
  readonly command: string;
  readonly left: readonly string[];
  readonly notes: readonly string[];
}

const FeedsSchema = z.object({
  feeds: z.array(
    z.object({ name: z.string(), outcome: z.string().nullable(), reason: z.string().nullable() }),
  ),
});
const PicturesSchema = z.object({ pictures: FeedPicturesSchema });
const FeedSchema = z.object({
  notTaken: z.array(z.unknown()),
  unmapped: z.array(z.object({ what: z.string(), name: z.string(), value: z.string(), homes: z.number() })),
});

async function leftOfFeeds({ client, site }: Launch): Promise<readonly string[]> {
  const { feeds } = FeedsSchema.parse(await client.get(`/sites/${site.id}/feeds`));
  const each = await Promise.all(
    feeds.map(async ({ name, outcome, reason }) => {
      const { unmapped, notTaken } = FeedSchema.parse(
        await client.get(`/sites/${site.id}/feeds/${encodeURIComponent(name)}`),
      );
      return [
        ...(outcome === 'ok'
          ? []
          : [`feed ${name}: ${reason ?? outcome ?? 'its first round has not ended'}`]),
        ...(notTaken.length === 0 ? [] : [`feed ${name}: ${notTaken.length} homes are not taken`]),
        ...unmapped.map(
          ({ what, name: field, value, homes }) =>
            `feed ${name}: ${what} ${field} "${value}" of ${homes} homes has no place`,
        ),
      ];
    }),
  );
  return each.flat();
}

async function leftOfPictures({ client, site }: Launch): Promise<readonly string[]> {
  const { pictures } = PicturesSchema.parse(await client.get(`/sites/${site.id}/feeds`));
  const { due, gone, refused, failing, lost } = pictures;
  return [
    ...(due === 0 ? [] : [`${due} pictures are still to be fetched`]),
    ...(gone + refused + failing === 0
      ? []
      : [`${gone} pictures are gone, ${refused} refused, ${failing} fail at their hosts`]),
    ...lost.map(({ home, address, state, reason }) => `home ${home}: ${address} ${reason ?? state}`),
  ];
}

const text = z.record(z.string(), z.string().nullish()).nullish();
const texts = z.looseObject({ title: text, description: text });
const TextsSchema = z.union([
  z.object({ estate: z.looseObject({ general: texts }) }).transform(({ estate }) => estate.general),
  z.object({ listing: texts }).transform(({ listing }) => listing),
]);

/** Numbers of homes that have a text in some language, and none in one of the site's. */
function missingLanguages({ homes, site }: Launch): readonly string[] {
  const all = HOME_KINDS.flatMap((kind) => homes[kind].map((record) => TextsSchema.parse(record)));
  return site.locales.flatMap((locale) =>
    (['title', 'description'] as const).flatMap((member) => {
      const without = all.filter(
        (home) => !home[member]?.[locale] && Object.values(home[member] ?? {}).some(Boolean),
      ).length;
      return without === 0 ? [] : [`${without} homes have no ${member} in ${locale}`];
    }),
  );
}

const leftOfHomes = ({ homes }: Launch): readonly string[] =>
  HOME_KINDS.flatMap((kind) => reportHomes(kind, homes[kind])).map(
    ({ home, lacks }) => `${home} lacks ${lacks.length}: ${lacks.join('; ')}`,
  );

async function leftOfHostnames({ site }: Launch): Promise<readonly string[]> {
  if (site.hostnames.length === 0) return ['it has no hostname'];
  const [api, around] = [customHostnames(process.env), surroundings(process.env)];
  const all = await Promise.all(site.hostnames.map((hostname) => standing(hostname, api, around)));
  return all.flatMap(({ failed, lines }, at) => {
    if (failed === true) return [lines.map((one) => one.trim()).join('; ')];
    const hostname = site.hostnames[at] ?? '';
    return api !== null || isOfThisMachine(hostname)
      ? []
      : [`${hostname}: its certificate was not asked for: set CLOUDFLARE_API_TOKEN`];
  });
}

async function leftOfSender({ client, site }: Launch): Promise<readonly string[]> {
  const sender = await getSender(client, site.id);
  if (sender.address !== null && sender.fault === null) return [];
  return [saysOfSender(site.id, sender)];
}

/** Rows of the tables that nobody has decided, and decided ones that the site does not have. */
async function leftOfOldAddresses({ client, site, oldTables }: Launch): Promise<readonly string[]> {
  const stored = await storedRedirects(client, site.id);
  const known = new Set(stored.map(({ from }) => shapeOf(from)));
  const left = await Promise.all(
    oldTables.map(async (file) => {
      const { redirects, open } = await readProposals(file);
      const missing = redirects.filter(({ from }) => !known.has(shapeOf(from)));
      return [
        ...(missing.length === 0
          ? []
          : [`${file}: ${missing.length} decided rows are not stored: redirects apply ${site.id} ${file}`]),
        ...open.map(({ line, old }) => `${file} line ${line}: ${old} leads nowhere`),
      ];
    }),
  );
  return stored.length === 0 && oldTables.length === 0
    ? ['no address of a former website leads here']
    : left.flat();
}

async function leftOfMail({ client, site }: Launch): Promise<readonly string[]> {
  const { mails } = MailStatusSchema.parse(await client.get(`/sites/${site.id}/mails`));
  const failed = mails.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0);
  return failed === 0 ? [] : [`${failed} mails could not be sent`];
}

/** The steps of an opening, in the order of work. */
const STEPS: readonly Step[] = [
  {
    name: 'site',
    command: (site) => `site check ${site}`,
    left: async ({ findings }) => findings.filter(({ must }) => must).map(({ says }) => says),
    notes: ({ findings }) => findings.filter(({ must }) => !must).map(({ says }) => says),
  },
  { name: 'homes', command: (site) => `check ${site} --homes`, left: async (launch) => leftOfHomes(launch) },
  {
    name: 'languages',
    command: (site) => `import ${site} FILE`,
    left: async (launch) => missingLanguages(launch),
  },
  { name: 'feeds', command: (site) => `feed list ${site}`, left: leftOfFeeds },
  { name: 'pictures', command: (site) => `feed list ${site}`, left: leftOfPictures },
  { name: 'sender', command: (site) => `mail domain ${site} --from ADDRESS`, left: leftOfSender },
  { name: 'mail', command: (site) => `mail status ${site}`, left: leftOfMail },
  { name: 'hostnames', command: (site) => `host status ${site}`, left: leftOfHostnames },
  {
    name: 'old-addresses',
    command: (site) => `redirects propose ${site} --from FILE`,
    left: leftOfOldAddresses,
  },
];

export const STEP_NAMES = STEPS.map(({ name }) => name);

/** All steps with what is left of each. */
export async function launchSteps(
  client: Client,
  site: Site,
  oldTables: readonly string[],
): Promise<readonly StepLeft[]> {
  const records = siteRecords(client, site.id);
  const shown = async (kind: string) => (await records.all(kind)).filter(({ withdrawnAt }) => !withdrawnAt);
  const [estate, listing, rental] = await Promise.all([shown('estate'), shown('listing'), shown('rental')]);
  const findings = checkSite(await gatherFacts(client, site));
  const launch: Launch = { client, site, homes: { estate, listing, rental }, findings, oldTables };
  return Promise.all(
    STEPS.map(async ({ name, command, left, notes }) => ({
      name,
      command: command(site.id),
      left: await left(launch),
      notes: notes?.(launch) ?? [],
    })),
  );
}
