import type { MeasuredAction, Used } from '#scripts/gevel/costs/used.ts';
import { type WhiseHome, whiseHomes } from '#tests/support/whise-homes.ts';
import { WHISE_CLIENT, type WhiseServer } from '#tests/support/whise-server.ts';
import { AT_PUBLIC_DOOR, cron, sql } from './actions.ts';
import { used, usedOf } from './measure.ts';
import type { Stage } from './stage.ts';

const SITE = 'ardenne';
const HOMES = 300;
/** Homes that get pictures, and pictures of each. */
const SHOWN = 30;
const EACH = 20;
/** Numbers of pictures that are plain photographs (`PHOTO_KINDS`). */
const plain = (number: number): number => 100 * Math.floor(number / 80) + 20 + (number % 80);
/** Rounds without a change, since one is small. */
const IDLE = 20;

type FeedAction = Extract<MeasuredAction, `feed${string}`>;

/** What is left of usage without that of other actions: each so many times. */
const without = (whole: Used, others: readonly (readonly [Used, number])[]): Used =>
  usedOf((name) =>
    Math.max(
      0,
      others.reduce((left, [of, times]) => left - of[name] * times, whole[name]),
    ),
  );
const each = (whole: Used, count: number): Used => usedOf((name) => whole[name] / count);

/** A minute in which the feed is due, at a time without other work. */
async function round(stage: Stage, { whole }: { readonly whole: boolean }): Promise<void> {
  await sql(stage, 'UPDATE feeds SET run_at = 0, whole_at = iif(?2, NULL, whole_at) WHERE site_id = ?1', [
    SITE,
    Number(whole),
  ]);
  await cron(stage, '04:21');
  const { rows } = await sql<{ outcome: string; reason: string | null }>(
    stage,
    'SELECT outcome, reason FROM feeds WHERE site_id = ?',
    [SITE],
  );
  if (rows[0]?.outcome !== 'ok') throw new Error(`the round ended ${JSON.stringify(rows[0])}`);
}

/** Usage of a feed, by its actions. */
export async function measureFeeds(stage: Stage, vendor: WhiseServer): Promise<Record<FeedAction, Used>> {
  // Completes the demo's pending work first; then a minute that only begins a round.
  for (let n = 0; n < 5; n += 1) await cron(stage, `04:0${n}`);
  const minute = await used(stage, IDLE, async () => {
    for (let n = 0; n < IDLE; n += 1) await cron(stage, '04:21');
  });
  const bare = whiseHomes({ homes: HOMES, projects: 0 }, 7_000_000).map((home) => ({
    ...home,
    pictures: [],
  }));
  vendor.has(bare);
  await stage.call('PUT', '/feed-accounts/whise', vendor.account, AT_PUBLIC_DOOR);
  await stage.call(
    'PUT',
    `/sites/${SITE}/feeds/whise`,
    { kind: 'whise', settings: { client: WHISE_CLIENT } },
    AT_PUBLIC_DOOR,
  );
  const first = await used(stage, 1, () => round(stage, { whole: true }));
  const idle = await used(stage, IDLE, async () => {
    for (let time = 0; time < IDLE; time += 1) await round(stage, { whole: false });
  });
  const feedRound = without(idle, [[minute, 1]]);
  const begun = [
    [minute, 1],
    [feedRound, 1],
  ] as const;
  const same = await used(stage, 1, () => round(stage, { whole: true }));
  const again = (change: (home: WhiseHome, at: number) => WhiseHome) => vendor.has(bare.map(change));
  again((home) => ({ ...home, referenceNumber: `C-${home.id}` }));
  const changed = await used(stage, 1, () => round(stage, { whole: true }));
  const feedHomeSame = each(without(same, begun), HOMES);
  const feedHomeChanged = each(without(changed, begun), HOMES);
  again((home, at) => ({
    ...home,
    referenceNumber: `C-${home.id}`,
    pictures:
      at < SHOWN
        ? Array.from({ length: EACH }, (_, index) => ({
            id: 100_000 + plain(at * EACH + index),
            order: index,
          }))
        : [],
  }));
  const shown = await used(stage, 1, () => round(stage, { whole: true }));
  const feedPicture = each(
    without(shown, [...begun, [feedHomeChanged, SHOWN], [feedHomeSame, HOMES - SHOWN]]),
    SHOWN * EACH,
  );
  await sql(stage, 'UPDATE addressed_pictures SET check_at = 0 WHERE site_id = ?', [SITE]);
  const looked = await used(stage, 1, () => cron(stage, '04:25'));
  return {
    feedRound,
    feedHomeNew: each(without(first, begun), HOMES),
    feedHomeChanged,
    feedHomeSame,
    feedPicture,
    feedPictureSame: each(without(looked, [[minute, 1]]), SHOWN * EACH),
  };
}
