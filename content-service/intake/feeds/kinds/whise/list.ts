import { type Ask, FeedFault, type Listed, type ListedPage, type ListFrom } from '../../kind.ts';
import { idIn, member } from '../../mapping/read.ts';
import { type Whise, whiseOf } from './account.ts';
import { reducedHome } from './reduced.ts';
import { unlessRefused } from './refused.ts';
import { withToken } from './tokens.ts';

/** Homes of a page. */
const PAGE = 50;
/** The longest list: more homes are no agency's, or the list is endless. */
const MOST = 20_000;
/** Whise writes times without an offset, in UTC or in Brussels time: milliseconds that cover both. */
const OFFSETS = 3 * 60 * 60_000;

const broken = (reason: string): FeedFault => new FeedFault('broken', reason);

interface Answer {
  readonly homes: readonly unknown[];
  readonly total: number;
}

async function askHomes(ask: Ask, whise: Whise, filter: object, offset: number): Promise<Answer> {
  const answer = await withToken(ask, whise, async (token) =>
    unlessRefused(
      await ask.json({
        method: 'POST',
        address: `${whise.base}/v1/estates/list`,
        headers: { authorization: `Bearer ${token}` },
        body: {
          Filter: { LanguageIds: whise.languages, IncludeGroupEstates: false, ShowDetails: true, ...filter },
          // An object: a number is refused, beside homes and with status 200.
          Page: { Limit: PAGE, Offset: offset },
        },
      }),
    ),
  );
  const [homes, total] = [member(answer, 'estates'), member(answer, 'totalCount')];
  if (!Array.isArray(homes) || typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0)
    throw broken('an answer that is no list of homes');
  if (homes.length > PAGE) throw broken('more homes than were asked for');
  return { homes, total };
}

/** A home of the list. Throws for one that is no home, or another client's. */
function listed(home: unknown, { client }: Whise): Listed {
  const id = idIn(member(home, 'id'));
  if (id === null) throw broken('a home without an id');
  const owner = member(home, 'clientId');
  if (owner !== undefined && owner !== null && idIn(owner) !== client)
    throw broken('homes of another client');
  // Its date does not tell whether a picture changed: the home itself is compared.
  return { id, mark: null, home: reducedHome(home) };
}

/** Whether a home is of one of these offices; a home that names none is of the whole agency. */
function isOfOffices(home: unknown, { offices }: Whise): boolean {
  const office = idIn(member(home, 'officeId'));
  return offices.length === 0 || office === null || offices.includes(office);
}

/** How many homes were read, how many the list had, and the last one that was read. */
interface Cursor {
  readonly read: number;
  readonly total: number | null;
  readonly last: string | null;
}

function readCursor(cursor: string | null): Cursor {
  if (cursor === null) return { read: 0, total: null, last: null };
  const [, read, total, last = ''] = /^(\d{1,6})\/(\d{1,6})\/(\d{1,15})$/.exec(cursor) ?? [];
  if (read === undefined) throw broken('a cursor of another kind');
  return { read: Number(read), total: Number(total), last };
}

/**
 * A page of the agency's homes. It begins with the last home of the page before: with another one there, homes moved
 * between the pages, in an order that the vendor does not name, and some are in none. A list that is not what it says it
 * is (half a page, the same page again, without an end, changed while it was read) ends the round, since its missing
 * homes would be withdrawn.
 */
export async function listWhise(ask: Ask, from: ListFrom): Promise<ListedPage> {
  const whise = whiseOf(ask);
  const { read: before, total: expected, last } = readCursor(from.cursor);
  const since = from.since && new Date(from.since.getTime() - OFFSETS).toISOString().slice(0, 19);
  const filter = since === null ? {} : { UpdateDateTimeRange: { Min: since } };
  const offset = last === null ? 0 : before - 1;
  const { homes, total } = await askHomes(ask, whise, filter, offset);
  if (total > MOST || offset >= MOST) throw broken(`more than ${MOST} homes`);
  if (since === null && expected !== null && expected !== total)
    throw broken('the list changed while it was read');
  const all = homes.map((home) => listed(home, whise));
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw broken('a home that stands in its list twice');
  if (last !== null && all[0]?.id !== last) throw broken('the list changed while it was read');
  const read = offset + homes.length;
  if (read > total) throw broken('more homes than the list says that it has');
  if (read < total && homes.length < PAGE) throw broken('half a page');
  const own = all.filter((home, at) => home.id !== last && isOfOffices(homes[at], whise));
  return { homes: own, next: read < total ? `${read}/${total}/${all.at(-1)?.id ?? 0}` : null };
}

/** Homes by their ids; one that is absent is gone. */
export async function fetchWhise(ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const whise = whiseOf(ask);
  const found = new Map<string, unknown>();
  for (let at = 0; at < ids.length; at += PAGE) {
    const asked = ids.slice(at, at + PAGE);
    const { homes } = await askHomes(ask, whise, { EstateIds: asked.map(Number) }, 0);
    for (const home of homes) {
      const { id, home: reduced } = listed(home, whise);
      if (!asked.includes(id)) throw broken('a home that was not asked for');
      if (isOfOffices(home, whise)) found.set(id, reduced);
    }
  }
  return found;
}
