import { type Ask, aboutHome, FeedFault, UnreadHome } from '../kind.ts';

/** Homes of a piece of work that a vendor may fail to give; with more, it is the vendor that fails. */
const MOST_UNREAD = 5;

/** How many it did not give so far. */
const unread = new WeakMap<Ask, number>();

/** A fault of one home's call that need not be one of others: the vendor answered, and does not want to be left alone. */
const isOfHome = ({ state, retryAfter }: FeedFault): boolean =>
  (state === 'failing' || state === 'broken') && retryAfter === null;

/**
 * Homes of a vendor with a call for each. One that always fails does not hold those behind it: a few of a piece of work come as
 * `UnreadHome`. `read` answers null for a home that is gone. Throws FeedFault, which names the home.
 */
export async function fetchEach(
  ask: Ask,
  ids: readonly string[],
  read: (id: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const id of ids) {
    try {
      const home = await read(id);
      if (home !== null) found.set(id, home);
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      const before = unread.get(ask) ?? 0;
      if (!isOfHome(error) || before >= MOST_UNREAD) throw aboutHome(id, error);
      unread.set(ask, before + 1);
      found.set(id, new UnreadHome(`${error.state}: ${error.reason}`));
    }
  }
  return found;
}
