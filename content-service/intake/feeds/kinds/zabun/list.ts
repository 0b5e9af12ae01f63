import { type Ask, FeedFault, type Listed, type ListedPage, type ListFrom, NotThere } from '../../kind.ts';
import { idIn, member, textIn } from '../../mapping/read.ts';
import { fetchEach } from '../../reading/fetch-each.ts';
import { type Zabun, zabunOf } from './account.ts';
import { answerOf, isForeign, requestOf } from './call.ts';
import { optionsOf } from './options.ts';
import { reducedHome } from './reduced.ts';

/** "Website via API": the medium whose homes are exactly those that the agency ticked for its website. */
export const MEDIUM = 14;
/** Homes of a page of the vendor's list, and of the room's, for which each is fetched. */
const [LISTED, PAGE] = [100, 25];
/** The longest list: more homes are no agency's, or the list is endless. */
const MOST = 5_000;
const HOUR = 60 * 60_000;

const broken = (reason: string): FeedFault => new FeedFault('broken', reason);

/**
 * Mark of a home: when it changed, where the list says so, and the day, at an hour of its own: each is fetched once a day in
 * any case, since nobody says that the time changes with every picture. Without a time, once an hour, as the vendor wishes.
 */
export function markOf(id: string, changed: unknown, now: Date): string {
  const hours = Math.floor(now.getTime() / HOUR);
  const day = Math.floor((hours + (Number(id) % 24)) / 24);
  return `${textIn(changed) ?? hours} ${day}`;
}

/** The whole list, page by page until an empty one. */
async function readList(ask: Ask, zabun: Zabun): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  let foreign = 0;
  let last = LISTED;
  for (let page = 0; ; page++) {
    const body = { paging: { page, size: LISTED } };
    const answer = await answerOf(
      ask,
      requestOf(zabun, 'POST', `/api/v1/property/media-sync/${MEDIUM}`, body),
    );
    const homes = Array.isArray(answer) ? answer : member(answer, 'properties');
    if (!Array.isArray(homes)) throw broken('an answer that is no list of homes');
    if (homes.length > LISTED) throw broken('more homes than were asked for');
    if (homes.length === 0) break;
    if (last < LISTED) throw broken('half a page');
    last = homes.length;
    for (const home of homes) {
      const id = idIn(member(home, 'property_id'));
      // Zero says nothing, and two ids of one number would be one page.
      if (id === null || id.startsWith('0')) throw broken('a home without an id');
      if (found.has(id)) throw broken('a home that stands in its list twice');
      if (isForeign(home, zabun)) foreign += 1;
      found.set(id, member(home, 'changed'));
    }
    if (found.size > MOST) throw broken(`more than ${MOST} homes`);
  }
  // One of another agency among its own may be shared with it, and is refused by itself.
  if (foreign > 0 && foreign === found.size) throw broken('homes of another agency');
  return found;
}

/** Homes are listed once for all pages of a piece of work. */
const listed = new WeakMap<Ask, readonly (readonly [id: string, changed: unknown])[]>();

/** The list by ids. One of several pages is read twice: no order is promised, and a home that moved would be in none. */
async function homesOf(ask: Ask, zabun: Zabun): Promise<readonly (readonly [string, unknown])[]> {
  const before = listed.get(ask);
  if (before !== undefined) return before;
  const first = await readList(ask, zabun);
  if (first.size >= LISTED) {
    const again = await readList(ask, zabun);
    if (again.size !== first.size || [...first.keys()].some((id) => !again.has(id)))
      throw broken('the list changed while it was read');
  }
  const all = [...first].toSorted(([one], [other]) => Number(one) - Number(other));
  listed.set(ask, all);
  return all;
}

/** A page of the homes that the agency ticked for its website, by their ids. What is no longer in the list is gone. */
export async function listZabun(ask: Ask, { cursor }: ListFrom): Promise<ListedPage> {
  const after = cursor === null ? 0 : Number(cursor);
  const left = (await homesOf(ask, zabunOf(ask))).filter(([id]) => Number(id) > after);
  const page = left.slice(0, PAGE);
  return {
    homes: page.map(([id, changed]): Listed => ({ id, mark: markOf(id, changed, ask.now) })),
    next: left.length > PAGE ? (page.at(-1)?.[0] ?? null) : null,
  };
}

/** A home with the pictures of the website; null for one that is not there. Throws FeedFault. */
async function homeOf(ask: Ask, zabun: Zabun, id: string): Promise<unknown> {
  const path = `/api/v1/property/${id}?media_id=${MEDIUM}&extended=true`;
  try {
    const home = await ask.json(requestOf(zabun, 'GET', path));
    if (idIn(member(home, 'property_id')) !== id) throw broken('a home that was not asked for');
    return home;
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}

/** Homes by their ids; one that is absent was unticked since it was listed. */
export async function fetchZabun(ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const zabun = zabunOf(ask);
  const options = await optionsOf(ask, zabun);
  return fetchEach(ask, ids, async (id) => {
    const home = await homeOf(ask, zabun, id);
    return home === null ? null : { ...reducedHome(home, options), foreign: isForeign(home, zabun) };
  });
}
