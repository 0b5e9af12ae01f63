import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { SOURCES } from '#domain/sources/index.ts';
import type { Client } from '../client.ts';
import type { Call, Report } from '../command.ts';
import { Refused, Unreachable, WrongUsage } from '../errors.ts';
import { siteRecords } from '../records.ts';
import { startingSet } from '../starting-set/index.ts';
import { findSite, judgeSite, putSite } from './documents.ts';
import { newSite } from './new-site.ts';
import { writeOpening } from './opening-folder.ts';

async function readLike(file: string | undefined): Promise<Record<string, unknown> | null> {
  if (file === undefined) return null;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new WrongUsage(`--like ${file} cannot be read: ${String(error)}`);
  });
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new WrongUsage(`--like ${file} is not the JSON of a site, as site show --json prints it.`);
  }
}

/** Stores the starting set of a new site, page by page. */
async function putStartingSet(call: Call, client: Client, id: string, set: ReturnType<typeof startingSet>) {
  const records = siteRecords(client, id);
  const all = [
    ...set.pages.map((page) => ['page', String(page.id), { page }] as const),
    ...set.menus.map((navigation) => ['navigation', navigation.name, { navigation }] as const),
  ];
  for (const [at, [kind, recordId, record]] of all.entries()) {
    call.out.progress('Pages and menus', at, all.length);
    await records.put(kind, recordId, record);
  }
  return all.map(([kind, recordId]) => `${kind} ${recordId}`);
}

/** `site add`: stores the draft of a site, then its starting set. */
export async function addSite(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  const name = call.option('name') ?? '';
  const { document, locales } = newSite({
    id,
    name,
    hostnames: call.options('host'),
    languages: call.option('lang') ?? '',
    defaultLanguage: call.option('default'),
    source: call.option('source'),
    like: await readLike(call.option('like')),
  });
  const client = await call.client();
  if ((await findSite(client, id)) !== null) {
    throw new Refused(`There is a site "${id}" already at ${client.origin}; site set changes it.`);
  }
  const set = startingSet({ name, locales });
  const folder = call.option('folder');
  if (folder !== undefined) {
    // Before a file is written: a hostname of another site would only be refused by the push.
    await judgeSite(client, id, document);
    const kind = document.settings.source === SOURCES.plain.wireName ? 'estate' : 'listing';
    const files = await writeOpening(folder, { document, locales, kind, set });
    return {
      lines: [
        `${files.length} files in ${folder}:`,
        ...files.map((file) => `  ${file}`),
        'Fill in the empty texts of site.json, a text for each blank in blanks.csv, and a row for each home in homes.csv;',
        'put their pictures into photos/, and logo.png. Then:',
        `  site push ${id} ${folder}    brings all of it up, and tells what is missing`,
      ],
      data: { site: document, folder, files },
    };
  }
  await putSite(client, id, document);
  const made = await putStartingSet(call, client, id, set).catch((error: unknown) => {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    const again = `The draft ${id} was created, but not all of its pages. Run site remove ${id} --yes, then add it again.`;
    throw new Refused(`${error.message}\n${again}`);
  });
  return {
    lines: [
      `${id} is a draft: its hostnames answer as unknown until site publish ${id}.`,
      `It has ${made.join(', ')}, with blanks in [square brackets]. Next:`,
      `  pages pull ${id} FOLDER    fill in the blanks, then pages push ${id} FOLDER`,
      `  site set ${id} settings.contact.email=… settings.legal.name=…`,
      `  site check ${id}           lists what it still lacks`,
    ],
    data: { site: document, made },
  };
}
