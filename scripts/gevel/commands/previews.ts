import * as z from 'zod';
import type { Client } from '../client.ts';
import type { Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';

const MadeSchema = z.object({ id: z.string(), until: z.string(), address: z.string() });
const ListSchema = z.object({
  previews: z.array(z.object({ id: z.string(), createdAt: z.string(), until: z.string() })),
});

/** The address as a browser on this machine opens it: with the port of `npm start`, and without a certificate. */
export const addressAt = (origin: string, address: string): string => {
  const { hostname, port } = new URL(origin);
  return hostname.endsWith('.localhost')
    ? address.replace('https:', 'http:') + (port && `:${port}`)
    : address;
};

const SITE = { name: 'SITE' } as const;

/** The days of `--days`, if it is given. Throws WrongUsage. */
export function previewDays(days: string | undefined): { readonly days?: number } {
  if (days === undefined) return {};
  if (!/^[1-9]\d?$/.test(days)) throw new WrongUsage(`--days ${days} is no number of days from 1 to 60.`);
  return { days: Number(days) };
}

/** Makes a preview, with another theme than the site's own if one is given. */
export async function makePreview(
  client: Client,
  id: string,
  asked: { readonly days?: number; readonly theme?: unknown },
) {
  // Not retried: after a lost answer, an unknown first preview would stay open unnoticed.
  const made = MadeSchema.parse(await client.post(`/sites/${id}/previews`, asked, { once: true }));
  return { ...made, address: addressAt(client.origin, made.address) };
}

/** Previews of drafts at secret addresses (decision 131). */
export const PREVIEW_COMMANDS: readonly Command[] = [
  {
    name: 'preview add',
    group: 'Sites',
    line: 'Makes a secret address at which an agency sees its draft, and prints it once.',
    about: [
      'Whoever has the address sees the site as visitors will: it is not indexed, sets no cookie, and nothing of it is cached.',
      'Mails about what is tried there go to the agency only: those of its own people to them, all others to its own address.',
    ],
    args: [SITE],
    options: { days: { line: 'when it ends; 14 days if left out, 60 at most', value: 'DAYS' } },
    examples: ['preview add zeezicht --to production', 'preview add zeezicht --days 3 --to production'],
    run: async (call) => {
      const id = call.arg('SITE');
      const days = previewDays(call.option('days'));
      const made = await makePreview(await call.client(), id, days);
      return {
        lines: [
          made.address,
          `Shown only once. It works within half a minute, and ends on ${made.until.slice(0, 10)}, or with preview end ${id} ${made.id}.`,
        ],
        data: made,
      };
    },
  },
  {
    name: 'preview list',
    group: 'Sites',
    line: 'Lists the previews of a draft, without their addresses.',
    args: [SITE],
    examples: ['preview list zeezicht --to production'],
    run: async (call) => {
      const id = call.arg('SITE');
      const { previews } = ListSchema.parse(await (await call.client()).get(`/sites/${id}/previews`));
      const lines = previews.map(
        ({ id: preview, createdAt, until }) =>
          `${preview}  since ${createdAt.slice(0, 10)}  ends ${until.slice(0, 10)}`,
      );
      return { lines: lines.length === 0 ? ['There is no preview.'] : lines, data: previews };
    },
  },
  {
    name: 'preview end',
    group: 'Sites',
    line: 'Ends a preview at once.',
    args: [SITE, { name: 'PREVIEW-ID' }],
    examples: ['preview end zeezicht 4f7c2a9b1d0e --to production'],
    run: async (call) => {
      const site = call.arg('SITE');
      const id = call.arg('PREVIEW-ID');
      // A whole address in a URL would be logged.
      if (!/^[0-9a-f]{12}$/.test(id))
        throw new WrongUsage(`"${id}" is not the id of a preview: preview list shows them.`);
      await (await call.client()).delete(`/sites/${site}/previews/${id}`);
      return { lines: [`${id} ended: its address answers 404 within half a minute.`], data: { id } };
    },
  },
];
