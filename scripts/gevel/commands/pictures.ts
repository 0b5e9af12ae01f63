import * as z from 'zod';
import type { Client } from '../client.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { optional, siteRecords } from '../records.ts';
import { getSite } from '../site/documents.ts';

const SITE = { name: 'SITE' } as const;
const DRY_RUN = { 'dry-run': { line: 'reports what would be deleted, and writes nothing' } } as const;
const NOTHING_WRITTEN = 'Nothing was written: this was a dry run.';

const PictureSchema = z.object({
  picture: z.object({
    name: z.string(),
    plan: z.boolean().nullish(),
    sizes: z.array(z.object({ width: z.number() })),
  }),
});

/** A deleted page is kept as a withdrawn record, so that its address answers 410. */
const RecordSchema = z.looseObject({ withdrawnAt: z.string().nullish() });

/** Kinds whose records may name pictures, and the site's own settings. */
const NAMING = ['estate', 'listing', 'rental', 'page', 'entity', 'estatePage'] as const;

/** Whether a document names a picture, at any depth. */
const names = (value: unknown, name: string): boolean =>
  value === name ||
  (typeof value === 'object' && value !== null && Object.values(value).some((member) => names(member, name)));

/** Where a picture is used: "estate 501", "settings". */
async function usesOf(client: Client, siteId: string, name: string): Promise<readonly string[]> {
  const site = await getSite(client, siteId);
  const records = siteRecords(client, siteId);
  const uses = await Promise.all(
    NAMING.map(async (kind) =>
      (await records.all(kind)).filter((record) => names(record, name)).map(() => kind),
    ),
  );
  const counts = uses.flatMap((found, at) =>
    found.length === 0 ? [] : [`${found.length} of ${NAMING[at]}`],
  );
  return [...(names(site.settings, name) ? ['the settings of the site'] : []), ...counts];
}

async function list(call: Call): Promise<Report> {
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const pictures = (await siteRecords(client, id).all('picture')).map(
    (one) => PictureSchema.parse(one).picture,
  );
  const lines = pictures.map(
    ({ name, plan, sizes }) =>
      `${name}  ${Math.max(0, ...sizes.map(({ width }) => width))} px${plan ? '  plan' : ''}`,
  );
  return { lines: lines.length === 0 ? ['There is no picture.'] : lines, data: pictures };
}

/** Deletes a record by its call, which decides whether it is there. */
async function deleteRecord(
  call: Call,
  kind: 'page' | 'picture',
  reportLines: readonly string[],
): Promise<Report> {
  const client = await call.client();
  const { id: site } = await getSite(client, call.arg('SITE'));
  const id = call.arg('ID');
  const path = `/sites/${site}/records/${kind}/${encodeURIComponent(id)}`;
  const record = RecordSchema.nullable().parse(await optional(client.get(path)));
  if (record === null || record.withdrawnAt) throw new Refused(`${site} has no ${kind} "${id}".`);
  const dryRun = call.flag('dry-run');
  if (!dryRun) await client.delete(path);
  const lines = [`${kind} ${id} ${dryRun ? 'would be' : 'is'} deleted.`, ...reportLines];
  return { lines: dryRun ? [...lines, NOTHING_WRITTEN] : lines, data: { site, kind, id, dryRun } };
}

async function deletePicture(call: Call): Promise<Report> {
  const { id } = await getSite(await call.client(), call.arg('SITE'));
  const uses = await usesOf(await call.client(), id, call.arg('ID'));
  if (uses.length > 0 && !call.flag('force')) {
    throw new Refused(
      `The picture "${call.arg('ID')}" is in ${uses.join(', ')}. --force deletes it anyway; they are then shown without it.`,
    );
  }
  return deleteRecord(call, 'picture', ['Its file is deleted a day after nothing uses it.']);
}

/** Single pictures and pages of a site. */
export const PICTURE_COMMANDS: readonly Command[] = [
  {
    name: 'picture list',
    group: 'Content',
    line: 'Lists the pictures of a site: names, widths, plans.',
    args: [SITE],
    examples: ['picture list duinzicht'],
    run: list,
  },
  {
    name: 'picture delete',
    group: 'Content',
    line: 'Deletes a picture that no home, page or setting names.',
    args: [SITE, { name: 'ID' }],
    options: { ...DRY_RUN, force: { line: 'delete it although something names it' } },
    examples: ['picture delete duinzicht 501-front --dry-run'],
    run: deletePicture,
  },
  {
    name: 'page delete',
    group: 'Content',
    line: 'Deletes a page: its address answers 410.',
    about: ['Entries of menus that lead to it stay: site check names them. pages push brings the page back.'],
    args: [SITE, { name: 'ID' }],
    options: DRY_RUN,
    examples: ['page delete zeezicht about --dry-run'],
    run: (call) =>
      deleteRecord(call, 'page', ['Its address answers 410. Menus that lead to it: site check names them.']),
  },
];
