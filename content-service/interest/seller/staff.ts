/** What an agency's people do for the seller of a home: the address, the sentence, words after viewings. */
import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { MakeSellerPage, StaffSeller, StaffSellerRequest, WriteSellerPage } from '#wire/seller.ts';
import type { StaffHomes } from '../../platform/answering/staff-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import { journalOfChange, journalStatement } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { ORIGIN_HEADER, originOf } from '../../platform/site-origin.ts';
import { newSeed, tokenHash } from '../../platform/tokens.ts';
import { estateFacts } from './homes.ts';
import { countedOf } from './page.ts';
import { viewingsOf } from './viewings.ts';
import {
  endStatement,
  findOfHome,
  isLongGone,
  isOpen,
  lastDayOf,
  linkStatement,
  makeStatements,
  reopenStatement,
  type SellerWindow,
  sellerToken,
  sentenceOn,
  sentenceStatement,
  UNDO_MS,
  type WindowOf,
  wordStatement,
  wordsOf,
} from './windows.ts';

/** Days back for which viewings are listed, to write about. */
const DAYS_BACK = 60;
const DAY = 86_400_000;
/** For how long a press on the button gives the address that the first one made: two presses at once. */
const SAME_PRESS = 60_000;

/** The seller's page of a home. Throws role_missing, not_found. */
export async function showStaffSeller(
  homes: StaffHomes,
  siteId: string,
  asked: StaffSellerRequest,
  context: CallContext,
): Promise<StaffSeller> {
  const { now } = context;
  const db = context.env.DB;
  const { me, site, home } = await homes.seen(siteId, asked, context, false);
  const of: WindowOf = { siteId, kind: asked.kind, home };
  const [window, longGone, counted, estate] = await Promise.all([
    findOfHome(db, of),
    isLongGone(db, of, now),
    countedOf(db, site),
    asked.kind === 'estate' ? estateFacts(db, site, home, site.defaultLocale) : null,
  ]);
  const viewings = await viewingsOf(db, siteId, estate?.ids ?? [home], {
    from: new Date(now.getTime() - DAYS_BACK * DAY).toISOString(),
    to: now.toISOString(),
  });
  const shown = window !== null && isOpen(window, now) ? window : null;
  const words = shown === null ? new Map<string, string>() : wordsOf(shown);
  const end = window?.ended_at == null ? 0 : Date.parse(window.ended_at) + UNDO_MS;
  return {
    me,
    counted,
    page: shown && shownOfWindow(shown, brusselsDay(now)),
    longGone,
    undoUntil: end > now.getTime() ? new Date(end).toISOString() : null,
    viewings:
      shown === null
        ? []
        : viewings.map(({ at, openHouse }) => ({ at, openHouse, word: words.get(at) ?? null })),
  };
}

const shownOfWindow = (window: SellerWindow, today: string): StaffSeller['page'] => ({
  locale: window.locale,
  email: window.email,
  rhythm: window.rhythm,
  madeAt: window.made_at,
  until: lastDayOf(window),
  sentence: sentenceOn(window, today),
});

const THERE_IS_ONE = 'This home has an address for its seller already.';
const LONG_GONE = 'This home was withdrawn so long ago that an address for its seller would not open.';

/**
 * Makes an address; the same person's second press, right after the first, is given the same one. Throws role_missing,
 * not_found, changed for a home that has one, and past for one that was withdrawn so long ago that it would not open.
 */
export async function makeSellerPage(
  homes: StaffHomes,
  siteId: string,
  asked: MakeSellerPage,
  context: CallContext,
): Promise<{ readonly token: string }> {
  const { now, env } = context;
  const { me, site, home } = await homes.seen(siteId, asked, context, true);
  const of: WindowOf = { siteId, kind: asked.kind, home };
  const origin = originOf(site, context.request.headers.get(ORIGIN_HEADER), env);
  const by = homes.caller(me);
  const seed = newSeed();
  const id = newId();
  const token = sellerToken(siteId, seed, env.TOKEN_SECRET);
  const hash = tokenHash(token);
  const { locale, email, rhythm } = asked;
  const monday = weekOf(brusselsDay(now));
  const [ended, made] = makeStatements({ ...of, id, seed, locale, origin, email, rhythm, by, monday }, now);
  if (ended === undefined || made === undefined) throw new Error('Two statements make a page.');
  await inBatch(homes, context, [
    homes.holds(siteId, asked.session, now),
    ended,
    made,
    journalOfChange({ siteId, who: by, deed: 'seller.made', what: `${of.kind}/${home}`, count: 1 }, now),
    linkStatement(siteId, id, hash),
  ]);
  const stored = await findOfHome(env.DB, of);
  if (stored?.id === id) return { token };
  const isSame =
    stored !== null && stored.made_by === by && now.getTime() - Date.parse(stored.made_at) < SAME_PRESS;
  if (!isSame) {
    const isGone = await isLongGone(env.DB, of, now);
    throw isGone ? new ContentError('past', LONG_GONE) : new ContentError('changed', THERE_IS_ONE);
  }
  return { token: sellerToken(siteId, stored.seed, env.TOKEN_SECRET) };
}

/** The statement of one change, and its name in the journal. */
function changeOf(of: WindowOf, set: WriteSellerPage['set'], by: string, now: Date) {
  if ('ended' in set) {
    return set.ended
      ? ({ event: 'seller.ended', statement: endStatement(of, now) } as const)
      : ({ event: 'seller.made', statement: reopenStatement(of, now) } as const);
  }
  const today = brusselsDay(now);
  const event = 'seller.written';
  if ('sentence' in set) {
    // It stands until Sunday.
    const until = addDays(weekOf(today), 6);
    return {
      event,
      statement: sentenceStatement(of, { text: set.sentence, seen: set.seen, by, until, today }),
    } as const;
  }
  return {
    event,
    statement: wordStatement(of, { at: set.viewing, text: set.word, seen: set.seen }),
  } as const;
}

/**
 * Makes one change. Throws role_missing, not_found; changed when somebody else wrote or ended it meanwhile, and past for
 * an end that can no longer be taken back.
 */
export async function writeSellerPage(
  homes: StaffHomes,
  siteId: string,
  { set, ...asked }: WriteSellerPage,
  context: CallContext,
): Promise<null> {
  const { now } = context;
  const { me, home } = await homes.seen(siteId, asked, context, true);
  const of: WindowOf = { siteId, kind: asked.kind, home };
  const { event, statement } = changeOf(of, set, me.id, now);
  try {
    await inBatch(homes, context, [
      homes.holds(siteId, asked.session, now),
      statement,
      refuseWhere('seller_changed', 'changes() = 0', []),
      journalStatement(
        { siteId, who: homes.caller(me), deed: event, what: `${of.kind}/${home}`, count: 1 },
        now,
      ),
    ]);
  } catch (error) {
    if (refusalOf(error) !== 'seller_changed') throw error;
    throw 'ended' in set && !set.ended
      ? new ContentError('past', 'The address can no longer be opened again.')
      : new ContentError('changed', 'Somebody wrote or ended this meanwhile; open the page again.');
  }
  return null;
}

async function inBatch(
  homes: StaffHomes,
  { env: { DB } }: CallContext,
  statements: readonly Statement[],
): Promise<void> {
  try {
    await DB.batch(statements.map((one) => prepare(DB, one)));
  } catch (error) {
    throw homes.refusal(error);
  }
}
