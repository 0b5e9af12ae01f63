import * as z from 'zod';
import { OWN_SERVICE_FEED } from '#wire/staff.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { journalOfChange, journalStatement } from '../../platform/journal.ts';
import { requireSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { askListNow } from '../pull/ask-list.ts';
import { putAccountStatement } from './accounts.ts';
import { decideStatements, dueNowStatement, pauseStatement, removeStatements } from './change-feed.ts';
import { FEED_KINDS } from './kinds.ts';
import { FeedSettingsSchema, kindNamed, putFeed, readAs, refuseAddress, sealing } from './put-feed.ts';
import {
  FeedPicturesSchema,
  FeedSchema,
  FeedShownSchema,
  feedPictures,
  listFeeds,
  showFeed,
} from './shown-feed.ts';
import type { FeedOf } from './stored-feed.ts';

const FeedParams = SiteParams.extend({ feed: SlugSchema });
const PATH = '/sites/{siteId}/feeds/{feed}';

async function shown(db: D1Database, of: FeedOf) {
  const feed = await showFeed(db, of);
  if (feed === null) throw notFound('feed');
  return feed;
}

const FeedsSchema = z.object({ feeds: z.array(FeedSchema), pictures: FeedPicturesSchema });

/** What is not done here with an agency's own service, which is shown as a feed, and where it is. */
const DONE_ELSEWHERE = {
  put: 'is the agency’s own service, which `gevel site content-service set` sets: give the feed another name',
  pause:
    'is the agency’s own service, of which visitors see every page: it has no pause; `gevel site content-service remove` ends it',
  delete: 'is the agency’s own service: `gevel site content-service remove` removes it, and its homes stay',
  decide: 'is the agency’s own service, whose homes have their own numbers: none of them is kept apart',
} as const;

/** Refuses for an agency's own service what is for feeds only. */
function refuseOwnService({ feed }: FeedOf, what: keyof typeof DONE_ELSEWHERE): void {
  if (feed !== OWN_SERVICE_FEED) return;
  throw new ContentError('refused', 'That is not for this feed; see fields.', {
    feed: `${OWN_SERVICE_FEED} ${DONE_ELSEWHERE[what]}`,
  });
}

const FeedAnswer = { kind: 'json', name: 'FeedShown', schema: FeedShownSchema } as const;

/** Operations for feeds, and for the deployment's accounts at vendors (decision 143). */
export const feedOperations = [
  operation({
    id: 'listFeeds',
    summary:
      'The feeds of a site, its own service of the scope `core` among them: from where its homes come, and how the last rounds went.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/feeds',
    params: SiteParams,
    answer: { kind: 'json', name: 'Feeds', schema: FeedsSchema },
    run: async ({ params: { siteId } }, { env }) => {
      await requireSite(env.DB, siteId);
      const [feeds, pictures] = await Promise.all([listFeeds(env.DB, siteId), feedPictures(env.DB, siteId)]);
      return { feeds, pictures };
    },
  }),
  operation({
    id: 'getFeed',
    summary:
      'A feed with its homes: those that were not taken as they are, and what had no place in a record.',
    role: 'operate',
    method: 'get',
    path: PATH,
    params: FeedParams,
    answer: FeedAnswer,
    run: ({ params }, { env }) => shown(env.DB, params),
  }),
  operation({
    id: 'putFeed',
    summary: 'Stores a feed, whose first round begins at once.',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: PATH,
    params: FeedParams,
    body: { name: 'FeedSettings', schema: FeedSettingsSchema },
    answer: FeedAnswer,
    errors: ['refused'],
    run: async ({ params, body }, context) => {
      await requireSite(context.env.DB, params.siteId);
      refuseOwnService(params, 'put');
      await putFeed(params, body, context);
      return shown(context.env.DB, params);
    },
  }),
  operation({
    id: 'runFeed',
    summary: 'Begins a round of a feed, or of the site’s own service, at once.',
    role: 'operate',
    method: 'post',
    path: `${PATH}/run`,
    params: FeedParams,
    answer: FeedAnswer,
    status: 202,
    run: async ({ params }, { env, now }) => {
      if (params.feed === OWN_SERVICE_FEED) {
        await askListNow(env, params.siteId, now);
        return shown(env.DB, params);
      }
      const due = await prepare(env.DB, dueNowStatement(params, now)).run();
      if (due.meta.changes > 0) await env.WORK.send({ kind: 'feed-round', ...params, at: null });
      return shown(env.DB, params);
    },
  }),
  operation({
    id: 'pauseFeed',
    summary: 'Pauses a feed, whose round ends where it is, or resumes it.',
    role: 'operate',
    method: 'post',
    path: `${PATH}/pause`,
    params: FeedParams,
    body: { name: 'FeedPause', schema: z.strictObject({ paused: z.boolean() }) },
    answer: FeedAnswer,
    errors: ['refused'],
    run: async ({ params, body: { paused } }, { env, caller, now }) => {
      refuseOwnService(params, 'pause');
      const action = paused ? ('feed.paused' as const) : ('feed.resumed' as const);
      const done = { siteId: params.siteId, who: caller.who, deed: action, what: params.feed, count: 1 };
      await env.DB.batch(
        [pauseStatement(params, paused, now), journalOfChange(done, now)].map((one) => prepare(env.DB, one)),
      );
      return shown(env.DB, params);
    },
  }),
  operation({
    id: 'deleteFeed',
    summary: 'Removes a feed; its homes stay as if they had been imported.',
    role: 'operate',
    holder: 'deployment',
    method: 'delete',
    path: PATH,
    params: FeedParams,
    answer: { kind: 'none' },
    errors: ['refused'],
    run: async ({ params }, { env, caller, now }) => {
      refuseOwnService(params, 'delete');
      const done = {
        siteId: params.siteId,
        who: caller.who,
        deed: 'feed.removed',
        what: params.feed,
        count: 1,
      } as const;
      const statements = [...removeStatements(params), journalOfChange(done, now)];
      const dropped = (await env.DB.batch(statements.map((one) => prepare(env.DB, one)))).at(-2);
      if (dropped?.meta.changes === 0) throw notFound('feed');
      return null;
    },
  }),
  operation({
    id: 'decideFeedHome',
    summary: 'Says whether a home that a feed keeps apart is the same as the one with its reference.',
    role: 'operate',
    method: 'post',
    path: `${PATH}/decision`,
    params: FeedParams,
    body: {
      name: 'FeedDecision',
      schema: z.strictObject({ home: z.string().min(1).max(200), decided: z.enum(['same', 'other']) }),
    },
    answer: FeedAnswer,
    errors: ['refused'],
    run: async ({ params, body: { home, decided } }, { env, caller, now }) => {
      refuseOwnService(params, 'decide');
      const done = {
        siteId: params.siteId,
        who: caller.who,
        deed: 'feed.decided',
        what: params.feed,
        count: 1,
      } as const;
      const statements = [...decideStatements(params, home, decided, now), journalStatement(done, now)];
      try {
        await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
      } catch (error) {
        const because = refusalOf(error);
        if (because === 'record_missing') throw notFound('home');
        if (because === 'same_guid')
          throw new ContentError(
            'refused',
            'The two have one GUID, and so one page: they are the same home.',
            {
              decided: 'other',
            },
          );
        if (because !== 'taken') throw error;
        throw new ContentError('refused', 'Another home of a feed is this one already.', { home: 'taken' });
      }
      await env.WORK.send({ kind: 'feed-round', ...params, at: null });
      return shown(env.DB, params);
    },
  }),
  operation({
    id: 'putFeedAccount',
    summary: 'Stores the deployment’s account at a vendor, sealed; it is never shown.',
    unraced: 'Reads nothing: an INSERT, in the directory.',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: '/feed-accounts/{kind}',
    params: z.object({ kind: SlugSchema }),
    body: { name: 'FeedAccount', schema: z.record(z.string(), z.unknown()) },
    answer: { kind: 'none' },
    errors: ['refused'],
    run: async ({ params, body }, { env, caller, now }) => {
      const { account, name } = kindNamed(params.kind, FEED_KINDS);
      if (account === null)
        throw new ContentError('refused', 'The account is refused; see fields.', {
          kind: `${name} has no account`,
        });
      const read = readAs(account, body, 'account') as object;
      refuseAddress(read, 'account', env);
      const put = await sealing('account', () => putAccountStatement(name, read, env, now));
      const done = {
        siteId: EVERY_SITE,
        who: caller.who,
        deed: 'feed_account.set',
        what: name,
        count: 1,
      } as const;
      const { DB } = directoryOf(env);
      await DB.batch([put, journalStatement(done, now)].map((one) => prepare(DB, one)));
      return null;
    },
  }),
];
