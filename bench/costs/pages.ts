import type { Used } from '#scripts/gevel/costs/used.ts';
import { findScreen, OPEN_SCREENS } from '../edge/screens.ts';
import { ANEW_HEADER, COLD_HEADER } from '../edge/workers/addresses.ts';
import { used, usedOf } from './measure.ts';
import type { Stage } from './stage.ts';
import { LATER_HEADER } from './workers/addresses.ts';

/** Number of requests for pages of each state; cached ones cost so little that many are needed. */
const TIMES = { keptPage: 400, pageMadeAnew: 150, coldPage: 40 } as const;
export type PageState = keyof typeof TIMES;
/** Counted requests of a cached page: few enough that it stays fresh. */
const COUNTED_CACHED = 8;

const turns = (addresses: readonly string[], times: number): string[] =>
  Array.from({ length: times }, (_, at) => addresses[at % addresses.length] ?? '/');

let editions = 0;
const HEADERS: Readonly<Record<PageState, () => Record<string, string>>> = {
  keptPage: () => ({}),
  // Another edition makes another page of the same data.
  pageMadeAnew: () => {
    editions += 1;
    return { [ANEW_HEADER]: String(editions) };
  },
  coldPage: () => ({ [COLD_HEADER]: '1' }),
};

/**
 * CPU of a request that is answered with a constant: the cost of the local server, which Cloudflare does not
 * charge.
 */
export async function baseline({ constant, cpu }: Stage): Promise<number> {
  await constant.put('/same', Buffer.alloc(60_000, 'x'), {});
  const paths = turns(['/same'], 600);
  await constant.run(paths, { atOnce: 1 });
  const before = cpu();
  await constant.run(paths, { atOnce: 1 });
  return (cpu() - before) / paths.length;
}

/** Usage of each screen's page in each state. */
export async function measurePages(
  stage: Stage,
  free: number,
): Promise<Readonly<Record<string, Readonly<Record<PageState, Used>>>>> {
  const found: Record<string, Record<PageState, Used>> = {};
  for (const name of OPEN_SCREENS) {
    const { addresses } = await findScreen(stage.site, name);
    const states: [PageState, Used][] = [];
    for (const [state, times] of Object.entries(TIMES) as [PageState, number][]) {
      const headers = HEADERS[state];
      const paths = turns(addresses, times);
      const run = () => stage.site.run(paths, { atOnce: 1, headers });
      // A first run without measurement: workerd compiles hot code, and caches are filled.
      await run();
      const spent = await used(stage, times, run);
      const counts =
        state === 'keptPage'
          ? await used(stage, COUNTED_CACHED, () =>
              stage.site.run(turns(addresses, COUNTED_CACHED), {
                atOnce: 1,
                headers: () => ({ [LATER_HEADER]: '1' }),
              }),
            )
          : spent;
      states.push([
        state,
        usedOf((what) => (what === 'cpuMs' ? Math.max(0, spent.cpuMs - free) : counts[what])),
      ]);
    }
    found[name] = Object.fromEntries(states) as Record<PageState, Used>;
  }
  return found;
}

/** Usage of a picture that the data centre has cached, and of one read from R2. */
export async function measurePictures(
  stage: Stage,
  free: number,
): Promise<Record<'keptPicture' | 'coldPicture', Used>> {
  const { body } = await stage.site.get('/nl/aanbod');
  const found = [...body.toString().matchAll(/src="(\/media\/[^"]+)"/g)].flatMap(([, src]) => src ?? []);
  const pictures = [...new Set(found)].map((src) => src.replaceAll('&amp;', '&'));
  if (pictures.length === 0) throw new Error('the page of results shows no picture');
  const ask = async (headers: Record<string, string>): Promise<Used> => {
    const paths = turns(pictures, 60);
    const run = () => stage.site.run(paths, { atOnce: 1, headers: () => headers });
    await run();
    const spent = await used(stage, paths.length, run);
    return { ...spent, cpuMs: Math.max(0, Math.round((spent.cpuMs - free) * 1_000) / 1_000) };
  };
  return { coldPicture: await ask({ [COLD_HEADER]: '1' }), keptPicture: await ask({}) };
}
