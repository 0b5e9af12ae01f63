import { must, shown, since } from '../try-operator/say.ts';
import { AGENCIES, idOf, wwwOf } from './agencies.ts';
import type { Stage } from './stage.ts';

const PAGES = 2_000;
/** Visitors who read at the same time. */
const READERS = 4;

interface Address {
  readonly hostname: string;
  readonly path: string;
}

/**
 * How many pages came from where: kept and fresh, kept and made anew behind, made for whoever asked; and those that
 * nobody ever keeps, such as forms.
 */
type Counts = Record<'hit' | 'stale' | 'miss' | 'never', number>;

/** The first pages that the agencies' sitemaps list, as many of each. */
async function pagesOf({ ask }: Stage): Promise<readonly Address[]> {
  const each = PAGES / AGENCIES;
  const found: Address[] = [];
  for (let number = 1; number <= AGENCIES; number++) {
    // One whose apex goes first names its pages by it.
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
async function read({ ask }: Stage, pages: readonly Address[]): Promise<Counts> {
  const counts: Counts = { hit: 0, stale: 0, miss: 0, never: 0 };
  const left = [...pages];
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const { status, headers } = await ask(next.hostname, next.path);
        must(status === 200, `http://${next.hostname}${next.path} answers`, status);
        const state = String(headers['x-gevel-cache'] ?? 'never');
        must(state in counts, 'a page says where it came from', state);
        counts[state as keyof Counts] += 1;
      }
    }),
  );
  return counts;
}

const say = ({ hit, stale, miss, never }: Counts): string =>
  `${miss} made anew, ${hit + stale} kept (${stale} of them older than a minute), ${never} never kept`;

/** 2,000 pages are read, and the site is deployed when half of them are: how many are made anew. */
export async function acrossDeployments(stage: Stage): Promise<void> {
  const pages = await pagesOf(stage);
  const began = performance.now();
  const cold = await read(stage, pages);
  must(cold.never < PAGES / 4, 'most pages are kept', say(cold));
  shown(`${pages.length} pages read for the first time`, `${say(cold)}, ${since(began)}`);

  const before = await read(stage, pages.slice(0, PAGES / 2));
  must(before.miss === 0, 'pages that were read are kept', say(before));
  await stage.deploy();
  const after = await read(stage, pages.slice(PAGES / 2));
  must(after.miss === 0, 'a deployment that changes no file of the client leaves pages warm', say(after));
  shown('deployed when half of them were read again', `before: ${say(before)}; after: ${say(after)}`);
}
