import { readFile, writeFile } from 'node:fs/promises';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { must, shown, since } from '../engine.ts';
import { AGENCIES, idOf, wwwOf } from './agencies.ts';
import type { Stage } from './stage.ts';

const PAGES = 2_000;
/** Readers at the same time. */
const READERS = 4;

interface Address {
  readonly hostname: string;
  readonly path: string;
}

/**
 * Number of pages by cache result: fresh; stale and refreshed in the background; rendered for the request;
 * and never cached, such as forms.
 */
type Counts = Record<'hit' | 'stale' | 'miss' | 'never', number>;

/** The first pages in the agencies' sitemaps, equally many of each. */
async function pagesOf({ ask }: Stage): Promise<readonly Address[]> {
  const each = PAGES / AGENCIES;
  const found: Address[] = [];
  for (let number = 1; number <= AGENCIES; number++) {
    // For an agency whose apex comes first, pages use the apex.
    const hostname = number === 3 ? 'agency3.example' : wwwOf(number);
    const locs = (text: string): readonly string[] =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    const paths = new Set<string>();
    for (const file of locs((await ask(hostname, '/sitemap.xml')).text))
      for (const path of locs((await ask(hostname, file)).text)) paths.add(path);
    must(paths.size >= each, `${idOf(number)} lists ${each} pages`, paths.size);
    found.push(...[...paths].slice(0, each).map((path) => ({ hostname, path })));
  }
  return found;
}

/** Reads the pages with several readers. */
async function read(
  { ask }: Stage,
  pages: readonly Address[],
  look: (html: string) => void = () => {},
): Promise<Counts> {
  const counts: Counts = { hit: 0, stale: 0, miss: 0, never: 0 };
  const left = [...pages];
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const { status, headers, text } = await ask(next.hostname, next.path);
        look(text);
        must(status === 200, `http://${next.hostname}${next.path} answers`, status);
        const state = String(headers['x-gevel-cache'] ?? 'never');
        must(state in counts, 'a page names its cache state', state);
        counts[state as keyof Counts] += 1;
      }
    }),
  );
  return counts;
}

const say = ({ hit, stale, miss, never }: Counts): string =>
  `${miss} rendered, ${hit + stale} from the cache (${stale} of them stale), ${never} not cached`;

/** Scripts and stylesheets that a page names. */
const filesIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)/g) ?? [])];

/** Files that pages name but that do not exist. */
async function missing({ ask }: Stage, { hostname }: Address, files: Iterable<string>): Promise<string[]> {
  const gone: string[] = [];
  for (const file of files) if ((await ask(hostname, file)).status !== 200) gone.push(file);
  return gone;
}

/** Builds another client of the same size: swaps two calls in its entry file. */
async function changeClient(): Promise<void> {
  const entry = 'client/entry.tsx';
  const text = await readFile(entry, 'utf8');
  const changed = text.replace(/^( +\(\) => keepPainting\(.*\n)( +\(\) => awaitSwipes\(.*\n)/m, '$2$1');
  must(changed !== text, 'the entry file of the client has the two calls');
  await writeFile(entry, changed);
  await ensureClientBuilt();
}

/**
 * A deployment with another client: pages are rendered again, because they name its files; every file that a
 * page names exists, also for pages opened earlier; one deployment later, the files of the earlier client are
 * gone.
 */
async function acrossClients(stage: Stage, pages: readonly Address[]): Promise<void> {
  const [first] = pages;
  if (first === undefined) throw new Error('the sites list no pages');
  const opened = filesIn((await stage.ask(first.hostname, first.path)).text);
  await changeClient();
  await stage.deploy();
  const named = new Set<string>();
  const after = await read(stage, pages, (html) => {
    for (const file of filesIn(html)) named.add(file);
  });
  const old = opened.filter((file) => !named.has(file));
  must(old.length > 0, 'pages no longer name all files of the earlier client', opened.join(' '));
  must((await missing(stage, first, named)).length === 0, 'every file that a page names exists');
  must(
    (await missing(stage, first, opened)).length === 0,
    'every file that an earlier page named still exists',
  );
  shown(
    'deployed with another client',
    `${say(after)}; all ${named.size} files named and ${old.length} files of the earlier client exist`,
  );
  await stage.deploy();
  const again = await read(stage, pages);
  must(again.miss === 0, 'a deployment of the same client renders no page again', say(again));
  const gone = await missing(stage, first, old);
  must(
    gone.length === old.length,
    'one deployment later, the files of the earlier client are deleted',
    gone.join(' '),
  );
  must(
    (await missing(stage, first, named)).length === 0,
    'one deployment later, every file that a page names exists',
  );
  shown(
    'deployed once more',
    `${say(again)}; the files of the earlier client are deleted, and no page names them`,
  );
}

/** Reads 2,000 pages with a deployment after half of them; counts the pages rendered again. */
export async function acrossDeployments(stage: Stage): Promise<void> {
  const pages = await pagesOf(stage);
  const began = performance.now();
  const cold = await read(stage, pages);
  must(cold.never < PAGES / 4, 'at least three quarters of the pages are cached', say(cold));
  shown(`${pages.length} pages read for the first time`, `${say(cold)}, ${since(began)}`);

  const before = await read(stage, pages.slice(0, PAGES / 2));
  must(before.miss === 0, 'pages that were read come from the cache', say(before));
  await stage.deploy();
  const after = await read(stage, pages.slice(PAGES / 2));
  must(after.miss === 0, 'a deployment of the same client renders no page again', say(after));
  shown('deployed when half of them were read again', `before: ${say(before)}; after: ${say(after)}`);
  await acrossClients(stage, pages);
}
