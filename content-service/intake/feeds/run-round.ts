import { localHostsOf } from '#domain/own-service/service-address.ts';
import type { Site } from '#wire/site.ts';
import type { WorkOf } from '../../kinds.ts';
import { isUnmet } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { sha256 } from '../../platform/hash.ts';
import { findSite } from '../../platform/sites.ts';
import { turnOf } from '../pull/turn.ts';
import { DERIVATION } from '../records/prepared.ts';
import { FeedFault, type FeedKind, isVendorId, type ListedPage } from './kind.ts';
import { FEED_KINDS, type FeedKinds } from './kinds.ts';
import { withdrawLoneUnits } from './lone-units.ts';
import { settleMissing } from './missing-homes.ts';
import { openFeed } from './open-feed.ts';
import { reportHomes } from './report-homes.ts';
import {
  awaitPieceStatement,
  beginRound,
  endRoundStatements,
  type FeedRow,
  failRoundStatements,
  findFeed,
  giveUpStatement,
  type RoundOf,
  stillUnderWay,
  WHOLE_AFTER,
} from './stored-feed.ts';
import { type Round, takePage } from './take-page.ts';

type FeedRound = WorkOf<'feed-round'>;

/** Pages that a list may have: a longer one is endless. */
const MOST_PAGES = 1000;
/** Homes that a page may have. */
const MOST_HOMES = 500;
/** How much earlier than the last round's beginning a round asks for changes: clocks differ, and vendors write late. */
const OVERLAP = 60 * 60_000;

/** The mapping, settings, languages and derivation of a round, in a few letters: another reading writes every home again. */
const readingOf = ({ mapping }: FeedKind, { settings }: FeedRow, { locales, defaultLocale }: Site): string =>
  sha256(JSON.stringify([DERIVATION, mapping, settings, locales, defaultLocale])).slice(0, 12);

/** Opens a round for its pages. Throws FeedFault for secrets that do not open and settings of another shape. */
async function openRound(
  env: WithDatabase,
  { row, site, kind, of, reading }: Pick<Round, 'of' | 'kind' | 'reading'> & { row: FeedRow; site: Site },
  now: Date,
): Promise<Round> {
  const { siteId } = of;
  const ask = await openFeed(env, row, kind, new Date(of.round));
  const { settings } = ask;
  const hosts = new Set([...kind.pictureHosts(settings), ...localHostsOf(env.LOCAL_SERVICES)]);
  return {
    turn: turnOf({ env, siteId, now }, { who: 'feed', reading: { ofFeed: true, leaveOut: true }, hosts }),
    of,
    kind,
    reading,
    whole: row.whole === 1,
    ask,
    context: {
      settings,
      locales: [site.defaultLocale, ...site.locales.filter((locale) => locale !== site.defaultLocale)],
    },
  };
}

/** Checks a page as any vendor may send it. */
function checkPage({ homes, next }: ListedPage, page: number, cursor: string | null): void {
  if (homes.length > MOST_HOMES) throw new FeedFault('broken', `a page of ${homes.length} homes`);
  const isEndless = next !== null && (next === cursor || page + 1 >= MOST_PAGES);
  if (isEndless) throw new FeedFault('broken', 'a list without an end');
  if (homes.some(({ id }) => !isVendorId(id))) throw new FeedFault('broken', 'an id that is none');
  if (new Set(homes.map(({ id }) => id)).size < homes.length)
    throw new FeedFault('broken', 'a home twice in a page');
}

/** Reads pages while there is room, and enqueues the rest; returns true after the last one. */
async function readPages(
  round: Round,
  row: FeedRow,
  at: NonNullable<FeedRound['at']>,
): Promise<{ readonly checkpoint: string | null; readonly isWholeRead: boolean } | 'goes on'> {
  const { turn, of, kind, ask, reading, whole } = round;
  const { env } = turn;
  const pending = await env.DB.prepare(
    'SELECT 1 FROM feed_homes WHERE site_id = ? AND feed = ? AND gone_at IS NOT NULL LIMIT 1',
  )
    .bind(of.siteId, of.feed)
    .first();
  const isReadLately = row.whole_at !== null && row.whole_at > of.round - WHOLE_AFTER;
  const from = {
    since: whole || row.since === null ? null : new Date(row.since - OVERLAP),
    // What is missing must be read again to be believed, and everything once a day.
    checkpoint: pending === null && row.reading === reading && isReadLately ? row.checkpoint : null,
  };
  let { page, cursor } = at;
  for (;;) {
    const read = await kind.list(ask, { ...from, cursor });
    if (read.unchanged) return { checkpoint: read.checkpoint ?? from.checkpoint, isWholeRead: false };
    checkPage(read, page, cursor);
    await takePage(round, page, read.homes);
    if (read.next === null) return { checkpoint: read.checkpoint ?? null, isWholeRead: whole };
    page += 1;
    cursor = read.next;
    if (turn.hasRoom()) continue;
    await env.DB.batch(
      [stillUnderWay(of), awaitPieceStatement(of, turn.now)].map((one) => prepare(env.DB, one)),
    );
    await env.WORK.send({
      kind: 'feed-round',
      siteId: of.siteId,
      feed: of.feed,
      at: { round: of.round, page, cursor },
    });
    return 'goes on';
  }
}

async function runPiece(
  round: Round,
  { row, site }: { readonly row: FeedRow; readonly site: Site },
  at: NonNullable<FeedRound['at']>,
): Promise<void> {
  const { turn, of, reading } = round;
  const { env } = turn;
  const read = await readPages(round, row, at);
  if (read === 'goes on') return;
  const missing = read.isWholeRead ? await settleMissing(round) : null;
  await withdrawLoneUnits(round);
  const reports = await reportHomes(round, site);
  const reasons = [missing, reports.reason].filter((one) => one !== null);
  const reason = reasons.length === 0 ? null : reasons.join('; ');
  const { checkpoint, isWholeRead } = read;
  await env.DB.batch(
    endRoundStatements(
      of,
      { checkpoint, reading, reason, isWholeRead, isReported: reports.isAll },
      turn.now,
    ).map((one) => prepare(env.DB, one)),
  );
  turn.log('info', 'feed.round_ended', {
    feed: of.feed,
    whole: round.whole,
    ...(reason === null ? {} : { reason }),
  });
}

/** Why a round was given up: words of the code only, since those of an error may quote what it was about. */
const whyGivenUp = (error: unknown): string =>
  `the round failed here: ${refusalOf(error) ?? (error instanceof ContentError ? error.code : 'see the log')}`;

/**
 * A piece of a feed's round: begins one unless the site has one under way, or goes on with it. A vendor that does not
 * answer as it should ends the round, which keeps what stands; other errors repeat the piece.
 */
export async function runRound(
  env: WithDatabase,
  { siteId, feed, at }: FeedRound,
  now: Date,
  kinds: FeedKinds = FEED_KINDS,
): Promise<void> {
  const [site, stored] = [await findSite(env.DB, siteId), await findFeed(env.DB, { siteId, feed })];
  if (site === null || stored === null) return;
  const kind = kinds[stored.kind];
  if (kind === undefined) throw new Error(`There is no kind of feed "${stored.kind}".`);
  const reading = readingOf(kind, stored, site);
  const pictureHosts = kind.pictureHosts(JSON.parse(stored.settings));
  const terms = { reading, alwaysWhole: !kind.incremental, pictureHosts };
  const row = at === null ? await beginRound(env.DB, { siteId, feed }, terms, now) : stored;
  if (row === null || row.round === null || row.paused === 1 || (at !== null && row.round !== at.round))
    return;
  const of: RoundOf = { siteId, feed, round: row.round };
  const first = { round: row.round, page: 0, cursor: null };
  const { log } = turnOf({ env, siteId, now }, { who: 'feed', reading: {}, hosts: new Set() });
  try {
    const round = await openRound(env, { row, site, kind, of, reading }, now);
    await runPiece(round, { row, site }, at ?? first);
  } catch (error) {
    if (error instanceof FeedFault) {
      const { state, reason, retryAfter } = error;
      log('warn', 'feed.failed', { feed, state, reason });
      const ends = failRoundStatements(of, { state, reason, retryAfter }, now);
      await env.DB.batch(ends.map((one) => prepare(env.DB, one)));
      return;
    }
    // Paused, removed or begun anew meanwhile: there is nothing more to do.
    if (isUnmet(error)) return log('info', 'feed.round_left', { feed });
    if (at === null) await prepare(env.DB, giveUpStatement(of, whyGivenUp(error), now)).run();
    throw error;
  }
}
