import { pathTo } from '#domain/routes.ts';
import { fetchPage } from '#scripts/audit-site/fetch-page.ts';
import { HOST } from './site.ts';

/** Number of simultaneous visitors. */
const AT_ONCE = 4;
/** Maximum number of requested pages, so that the benchmark also ends on a fast machine. */
const MOST_PAGES = 20_000;

interface Seen {
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Results of the visits. */
interface Visits {
  readonly pages: number;
  /** Pages answered with 5xx, or not at all. */
  readonly failed: readonly Seen[];
  readonly slowest: Seen;
  readonly medianMs: number;
}

/** Addresses by number: the start page, lists, the map, and homes that were never requested. */
function pathOf(number: number, homes: readonly number[]): string {
  const offer = pathTo('offer', 'nl');
  const id = homes[(number * 7) % homes.length] ?? 1;
  const paths = [
    pathTo('home', 'nl'),
    offer,
    pathTo('estate', 'nl', { id: String(id), slug: 'x' }),
    `${offer}?page=${1 + (number % 50)}`,
    `${offer}?view=map`,
    pathTo('estate', 'fr', { id: String(id), slug: 'x' }),
  ];
  return paths[number % paths.length] ?? offer;
}

async function visit(port: number, path: string): Promise<Seen> {
  const began = performance.now();
  let url = new URL(path, `http://${HOST}:${port}`);
  try {
    let answer = await fetchPage(url);
    // A short address redirects to the one with the home's slug.
    for (let hops = 0; answer.location !== null && hops < 3; hops += 1) {
      url = new URL(answer.location, url);
      answer = await fetchPage(url);
    }
    return { path, status: answer.status, milliseconds: performance.now() - began };
  } catch {
    return { path, status: 0, milliseconds: performance.now() - began };
  }
}

/** Lets visitors request pages as long as a task runs. */
export async function visitDuring(
  port: number,
  homes: readonly number[],
  work: Promise<unknown>,
): Promise<Visits> {
  let working = true;
  const stop = (): void => {
    working = false;
  };
  const worked = work.then(stop, stop);
  const seen: Seen[] = [];
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (working && next < MOST_PAGES) {
      next += 1;
      seen.push(await visit(port, pathOf(next, homes)));
    }
  };
  await Promise.all([worked, ...Array.from({ length: AT_ONCE }, visitor)]);
  const sorted = seen.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const slowest = sorted.at(-1) ?? { path: '', status: 0, milliseconds: 0 };
  return {
    pages: seen.length,
    failed: seen.filter(({ status }) => status >= 500 || status === 0),
    slowest,
    medianMs: sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0,
  };
}
