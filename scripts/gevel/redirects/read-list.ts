import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { FeedFault } from '#content-service/intake/feeds/kind.ts';
import { readXml } from '#content-service/intake/feeds/reading/read-xml.ts';
import { Refused } from '../errors.ts';
import { readRows } from '../files/index.ts';

/** Limits of a list: bytes of a file, addresses, files of a sitemap's index, milliseconds for one of them. */
export const LIST = { bytes: 50_000_000, addresses: 50_000, files: 50, timeout: 30_000 } as const;

const ADDRESS = /^(?:https?:\/\/\S+|\/\S*)$/i;

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIST.timeout) });
  if (!answer.ok || answer.body === null) throw new Refused(`${url} answers ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > LIST.bytes) throw new Refused(`${url} is larger than ${LIST.bytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Addresses of a sitemap, and those of further files when it is an index (https://www.sitemaps.org/protocol.html). */
async function readSitemap(bytes: Uint8Array, name: string) {
  const pages: string[] = [];
  const files: string[] = [];
  const open: string[] = [];
  let said = '';
  try {
    await readXml(
      bytes,
      {
        open: (element) => {
          open.push(element);
          said = '';
        },
        text: (text) => {
          if (open.at(-1) === 'loc') said += text;
        },
        close: (element) => {
          open.pop();
          if (element !== 'loc') return;
          // A picture's `loc` has another parent.
          if (open.at(-1) === 'url') pages.push(said.trim());
          if (open.at(-1) === 'sitemap') files.push(said.trim());
        },
      },
      { namespaces: true },
    );
  } catch (error) {
    if (error instanceof FeedFault) throw new Refused(`${name} cannot be read: ${error.reason}`);
    throw error;
  }
  return { pages, files };
}

/** Pages of a sitemap and of the files of its index, which may only be on the host of the first one. */
async function ofSitemap(bytes: Uint8Array, name: string): Promise<string[]> {
  const { pages, files } = await readSitemap(bytes, name);
  if (files.length > LIST.files) throw new Refused(`${name} names more than ${LIST.files} files.`);
  const hosts = new Set(files.map((file) => URL.parse(file)?.host ?? ''));
  if (hosts.size > 1) throw new Refused(`${name} names files of several hosts: ${[...hosts].join(', ')}.`);
  for (const file of files) {
    if (!/^https?:/.test(file)) throw new Refused(`${name} names "${file}", which is no address.`);
    pages.push(...(await readSitemap(await fetched(file), file)).pages);
  }
  return pages;
}

/** Addresses in rows: the first cell of each that is one; a list of one address a line is such rows too. */
async function ofRows(path: string): Promise<string[]> {
  if (!/\.(?:csv|tsv)$/i.test(path)) {
    const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim());
    return lines.flatMap(
      (line) =>
        line
          .split('\t')
          .find((part) => ADDRESS.test(part.trim()))
          ?.trim() ?? [],
    );
  }
  const found: string[] = [];
  for await (const row of readRows(createReadStream(path))) {
    if (row.unreadable !== undefined) throw new Refused(`${path} line ${row.line}: ${row.unreadable}.`);
    const address = row.cells.find((cell) => ADDRESS.test(cell.trim()));
    if (address !== undefined) found.push(address.trim());
  }
  return found;
}

/** The addresses of a former website, each once: of a sitemap, a list, or a crawl's table. Throws Refused. */
export async function readAddresses(from: string): Promise<readonly string[]> {
  const remote = /^https?:\/\//.test(from);
  if (!remote && (await stat(from).catch(() => null)) === null)
    throw new Refused(`There is no file ${from}.`);
  if (!remote && (await stat(from)).size > LIST.bytes)
    throw new Refused(`${from} is larger than ${LIST.bytes} bytes.`);
  const xml = remote || /\.xml$/i.test(from);
  const all = xml
    ? await ofSitemap(remote ? await fetched(from) : await readFile(from), from)
    : await ofRows(from);
  const unique = [...new Set(all)];
  if (unique.length === 0) throw new Refused(`${from} has no addresses.`);
  if (unique.length > LIST.addresses)
    throw new Refused(`${from} has ${unique.length} addresses; at most ${LIST.addresses} are read.`);
  return unique;
}
