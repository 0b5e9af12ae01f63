import { writeFile } from 'node:fs/promises';
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { RedirectUsesSchema } from '#wire/redirect.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { siteRecords } from '../records.ts';
import { proposeChained } from '../redirects/chains.ts';
import { type Proposal, proposeFor } from '../redirects/match.ts';
import {
  onePerPath,
  proposalFile,
  readProposals,
  targetText,
  withKnownIds,
} from '../redirects/proposal-file.ts';
import { eachOnce, readAddresses } from '../redirects/read-list.ts';
import { INDEXED, indexSite } from '../redirects/site-index.ts';
import { storedRedirects } from '../redirects/stored.ts';
import { getSite } from '../site/documents.ts';
import { sendRecords } from '../transfer/send-records.ts';

const SITE = { name: 'SITE' } as const;

const SAID: Readonly<Record<Proposal['certainty'], string>> = {
  sure: 'matched',
  guess: 'best guess, for you to accept',
  none: 'unmatched',
  exists: 'pages of the new site, which answer themselves',
};

const lineOf = ({ old, to, why, candidates = [] }: Proposal): string =>
  `  ${old} → ${to === null ? '–' : targetText(to)} (${[why, ...candidates].join(' ')})`;

async function propose(call: Call): Promise<Report> {
  const lists = await Promise.all(call.options('from').map(readAddresses));
  const client = await call.client();
  const site = await getSite(client, call.arg('SITE'));
  const records = siteRecords(client, site.id);
  const found = new Map(
    await Promise.all(INDEXED.map(async (kind) => [kind, await records.all(kind)] as const)),
  );
  const index = indexSite(site, (kind) => found.get(kind) ?? []);
  const proposals = onePerPath(
    proposeChained(eachOnce(lists.flat()), (address) => proposeFor(address, index)),
  );
  const out = call.option('out') ?? `${site.id}-redirects.csv`;
  // Never over a table that somebody has corrected.
  await writeFile(out, proposalFile(proposals), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Refused(`${out} exists: name another file with --out.`) : error;
  });
  const lines = (['sure', 'guess', 'none', 'exists'] as const).flatMap((certainty) => {
    const some = proposals.filter((one) => one.certainty === certainty);
    return [`${some.length} ${SAID[certainty]}`, ...(certainty === 'sure' ? [] : some.map(lineOf))];
  });
  return {
    lines: [...lines, `Correct ${out}, then: redirects apply ${site.id} ${out}`],
    data: { file: out, proposals },
  };
}

async function apply(call: Call): Promise<Report> {
  const file = call.arg('FILE');
  const { redirects, open } = await readProposals(file);
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const known = await storedRedirects(client, id);
  const named = withKnownIds(redirects, known);
  const sent = await sendRecords(
    client,
    id,
    async function* () {
      for (const [at, redirect] of named.entries()) yield { file, line: at + 2, value: { redirect } };
    },
    { sync: 'none', strict: true },
    { kinds: RECORD_KINDS.map(({ name }) => name), out: call.out },
  );
  if (sent.summary === null) {
    const refused = sent.refusals.map(({ id: of, field, reason }) => `  ${of ?? ''} ${field}: ${reason}`);
    throw new Refused(`Nothing was stored:\n${refused.join('\n')}`);
  }
  const { new: added, changed, same } = sent.summary;
  return {
    lines: [`${added} new, ${changed} changed, ${same} same; ${open.length} rows are still to be decided.`],
    data: { ...sent.summary, open: open.length },
  };
}

async function list(call: Call): Promise<Report> {
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const [stored, answer] = await Promise.all([
    storedRedirects(client, id),
    client.get(`/sites/${id}/redirects/uses`),
  ]);
  const uses = new Map(RedirectUsesSchema.parse(answer).uses.map((one) => [one.id, one]));
  const redirects = stored
    .map((one) => ({ ...one, count: uses.get(one.id)?.count ?? 0, last: uses.get(one.id)?.last ?? null }))
    .toSorted((one, other) => other.count - one.count);
  return {
    lines: redirects.map(
      ({ from, to, count, last }) =>
        `${String(count).padStart(6)}  ${last ?? 'never'.padEnd(10)}  ${from} → ${targetText(to)}`,
    ),
    data: redirects,
  };
}

/** Addresses of an agency's former website. */
export const REDIRECT_COMMANDS: readonly Command[] = [
  {
    name: 'redirects propose',
    group: 'Content',
    line: 'Proposes where the addresses of a former website lead, and writes a table to correct.',
    about: [
      'Reads a sitemap (also its index), a list with one address a line, or the table of a crawl, and matches by ids, references, streets, titles, names of holiday rentals, words of searches and kinds of pages. A target with ? in front is a guess: take the sign away to accept it.',
      'A column whose head says "redirect" tells where an address of an older website led: it gets the target of the end of that chain. With several lists, name that of the last website first: where two have the same path, its own leads.',
    ],
    args: [SITE],
    options: {
      from: {
        line: 'a file, or the address of a sitemap; may be repeated',
        value: 'FILE',
        many: true,
        required: true,
      },
      out: { line: 'the table to write; SITE-redirects.csv without it', value: 'FILE' },
    },
    examples: [
      'redirects propose zeezicht --from sitemap.xml',
      'redirects propose zeezicht --from https://www.old.example/sitemap.xml --out old.csv',
      'redirects propose zeezicht --from old.xml --from older.csv',
    ],
    run: propose,
  },
  {
    name: 'redirects apply',
    group: 'Content',
    line: 'Stores the decided rows of such a table; the others stay as they are.',
    about: ['One loop, chain or impossible address refuses all of them.'],
    args: [SITE, { name: 'FILE' }],
    examples: ['redirects apply zeezicht zeezicht-redirects.csv'],
    run: apply,
  },
  {
    name: 'redirects list',
    group: 'Content',
    line: 'Lists old addresses with their targets, and how many visitors came by each.',
    args: [SITE],
    examples: ['redirects list zeezicht --to production'],
    run: list,
  },
];
