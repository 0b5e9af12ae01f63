import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { FeedFault } from '#content-service/intake/feeds/kind.ts';
import { readXml } from '#content-service/intake/feeds/reading/read-xml.ts';
import { Refused } from '../errors.ts';
import { readRows } from '../files/index.ts';
import type { ListedAddress } from './chains.ts';

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

/** Head of the column in which a crawl's table says where an address leads. */
const REDIRECT_HEAD = /redirect/i;

const alone = (address: string): ListedAddress => ({ address, leadsTo: null });

/**
 * Addresses in rows: the first cell of each that is one, and where it leads, in the column whose head says "redirect"; a
 * list of one address a line is such rows too.
 */
async function ofRows(path: string): Promise<ListedAddress[]> {
  if (!/\.(?:csv|tsv)$/i.test(path)) {
    const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim());
    return lines
      .flatMap(
        (line) =>
          line
            .split('\t')
            .find((part) => ADDRESS.test(part.trim()))
            ?.trim() ?? [],
      )
      .map(alone);
  }
  const found: ListedAddress[] = [];
  let leading = -1;
  for await (const row of readRows(createReadStream(path))) {
    if (row.unreadable !== undefined) throw new Refused(`${path} line ${row.line}: ${row.unreadable}.`);
    const cells = row.cells.map((cell) => cell.trim());
    if (found.length === 0 && leading < 0) leading = cells.findIndex((cell) => REDIRECT_HEAD.test(cell));
    const at = cells.findIndex((cell) => ADDRESS.test(cell));
    const [address, leadsTo = ''] = [cells[at], cells[leading]];
    if (address !== undefined && at !== leading)
      found.push({ address, leadsTo: ADDRESS.test(leadsTo) ? leadsTo : null });
  }
  return found;
}

/** Each address once; what one of its rows says of where it leads counts. */
export function eachOnce(all: readonly ListedAddress[]): readonly ListedAddress[] {
  const known = new Map<string, ListedAddress>();
  for (const { address, leadsTo } of all)
    known.set(address, { address, leadsTo: known.get(address)?.leadsTo ?? leadsTo });
  return [...known.values()];
}

/** The addresses of a former website, each once: of a sitemap, a list, or a crawl's table. Throws Refused. */
export async function readAddresses(from: string): Promise<readonly ListedAddress[]> {
  const remote = /^https?:\/\//.test(from);
  if (!remote && (await stat(from).catch(() => null)) === null)
    throw new Refused(`There is no file ${from}.`);
  if (!remote && (await stat(from)).size > LIST.bytes)
    throw new Refused(`${from} is larger than ${LIST.bytes} bytes.`);
  const xml = remote || /\.xml$/i.test(from);
  const all = xml
    ? (await ofSitemap(remote ? await fetched(from) : await readFile(from), from)).map(alone)
    : await ofRows(from);
  const unique = eachOnce(all);
  if (unique.length === 0) throw new Refused(`${from} has no addresses.`);
  if (unique.length > LIST.addresses)
    throw new Refused(`${from} has ${unique.length} addresses; at most ${LIST.addresses} are read.`);
  return unique;
}
