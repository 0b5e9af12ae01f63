import { describeError } from '#domain/log.ts';
import { untilMet } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import { onlyOf, onlyShownBy, pictureStatements } from '../pull/noted-pictures.ts';
import { startChain } from '../pull/picture-chains.ts';
import { type Turn, takeIn } from '../pull/turn.ts';
import {
  type FeedHome,
  type HomeNote,
  homesOf,
  noRivals,
  noteStatement,
  numberHomes,
  PROJECT_NOT_SHOWN,
  recordOf,
  rivalsOf,
  unitsLeaveStatement,
  unitsOf,
  unitsReturnStatement,
} from './feed-homes.ts';
import {
  type Ask,
  type FeedKind,
  isVendorId,
  type Listed,
  type MapContext,
  type Mapped,
  NOT_READ,
  UnreadHome,
} from './kind.ts';
import { noHolders, withOwnGuids } from './own-guids.ts';
import { guidOf, placed, referenceOf, refusedPictures } from './place-home.ts';
import { type RoundOf, stillUnderWay } from './stored-feed.ts';

/** A round under way, with what its pages need. */
export interface Round {
  readonly turn: Turn;
  readonly of: RoundOf;
  readonly kind: FeedKind;
  readonly ask: Ask;
  readonly context: MapContext;
  /** The mapping, settings and languages of the round: part of each home's mark. */
  readonly reading: string;
  readonly whole: boolean;
}

/** Longest mark of a vendor that is noted as it is. */
const LONGEST_MARK = 100;

/** Bytes of a record as JSON: the database takes two million in a row, which has what is derived from a record too. */
const MOST_RECORD = 1024 * 1024;

/** A home with the mark to note; null for one that has to be looked at again in any case. */
interface Marked extends Listed {
  readonly mark: string | null;
}

/** A mark that the database keeps as it is. */
const shortMark = (mark: string): string =>
  mark.length <= LONGEST_MARK && mark.isWellFormed() ? mark : sha256(mark);

/** Homes of a page with their marks; those that the list does not have whole are fetched, if they need to be looked at. */
async function changedHomes(
  { turn, of, kind, ask, reading, whole }: Round,
  homes: readonly Listed[],
): Promise<{ readonly changed: readonly Marked[]; readonly gone: ReadonlySet<string> }> {
  const known = await homesOf(
    turn.env,
    of,
    homes.map(({ id }) => id),
  );
  const markOf = ({ mark, home }: Listed): string | null => {
    const said = mark === null ? (home === undefined ? null : sha256(JSON.stringify(home))) : shortMark(mark);
    return said === null ? null : `${reading} ${said}`;
  };
  const isUnchanged = (listed: Listed): boolean => {
    const noted = known.get(listed.id);
    if (noted === undefined || noted.mark === null || noted.mark !== markOf(listed)) return false;
    // What a person must do something about is looked at once a day.
    return noted.state === 'shown' || noted.state === 'hidden' || (!whole && noted.state !== 'gone');
  };
  const looked = homes.filter((home) => !isUnchanged(home));
  const lacking = looked.filter(({ home }) => home === undefined).map(({ id }) => id);
  const fetched = lacking.length === 0 ? new Map<string, unknown>() : await kind.fetch(ask, lacking);
  const all = looked.map((one) => (one.home === undefined ? { ...one, home: fetched.get(one.id) } : one));
  const there = all.filter(({ home }) => home !== undefined);
  return {
    // Without a mark of its vendor, only the fetched home says whether it has changed.
    changed: there.flatMap((one): readonly Marked[] => {
      if (one.home instanceof UnreadHome) return [{ ...one, mark: null }];
      const mark = markOf(one);
      return mark === null || isUnchanged(one) ? [] : [{ ...one, mark }];
    }),
    gone: new Set(all.filter(({ home }) => home === undefined).map(({ id }) => id)),
  };
}

/** A record that the database would not take, with the whole page of it. */
const isTooLarge = (made: Mapped): boolean =>
  made.kind === 'home' && new TextEncoder().encode(JSON.stringify(made.record)).byteLength > MOST_RECORD;

/** Maps a home; a mapping that fails refuses only this one. */
function mapHome({ kind, context, turn, of }: Round, { id, home }: Listed): Mapped {
  if (home instanceof UnreadHome) return { kind: 'refused', field: NOT_READ, reason: home.reason };
  try {
    const made = kind.map(home, context);
    const isLost = made.kind === 'home' && made.parent !== null && !isVendorId(made.parent);
    if (isLost) return { kind: 'refused', field: 'its project', reason: 'an id that is none' };
    return isTooLarge(made) ? { kind: 'refused', field: '', reason: 'a record of more than 1 MB' } : made;
  } catch (error) {
    turn.log('error', 'feed.mapping_failed', { feed: of.feed, home: id, error: describeError(error) });
    return { kind: 'refused', field: '', reason: 'the mapping failed on it' };
  }
}

/** A unit is hidden while its project is not shown, here or in this page. */
function withProjects<
  Read extends { readonly id: string; readonly made: Mapped; readonly parent: string | null },
>(
  read: readonly Read[],
  known: ReadonlyMap<string, FeedHome>,
  isAsked: (read: Read) => boolean,
): readonly (Read & { readonly made: Mapped })[] {
  const here = new Map(read.map((one) => [one.id, one]));
  const isHidden = (project: string): boolean => {
    const [listed, noted] = [here.get(project), known.get(project)];
    if (listed?.made.kind === 'hidden') return true;
    // One that is refused or asked about now may be shown as it was.
    if (noted === undefined || noted.on_offer === 1) return false;
    if (listed !== undefined) return listed.made.kind === 'refused' || isAsked(listed);
    return noted.state !== 'named' && noted.state !== 'shown';
  };
  const hidden: Mapped = { kind: 'hidden', reason: PROJECT_NOT_SHOWN };
  return read.map((one) =>
    one.parent !== null && one.made.kind === 'home' && isHidden(one.parent) ? { ...one, made: hidden } : one,
  );
}

/** Stores what changed in a page, like an import; and in a round of the whole list, which ids the page named. */
async function storeHomes(round: Round, homes: readonly Marked[], page: Statement[]): Promise<void> {
  const { turn, of } = round;
  const { env, siteId, now } = turn;
  const mappedHomes = homes.map((one) => {
    const made = mapHome(round, one);
    return { ...one, made, parent: made.kind === 'home' ? made.parent : null };
  });
  const ids = [...new Set(mappedHomes.flatMap(({ id, parent }) => (parent === null ? [id] : [id, parent])))];
  const before = await homesOf(env, of, ids);
  await numberHomes(
    env,
    of,
    ids.filter((id) => !before.has(id)),
  );
  const known = await homesOf(env, of, ids);
  // The feed was removed after its homes got their numbers: the condition says so.
  if (ids.some((id) => !known.has(id))) await env.DB.batch([prepare(env.DB, stillUnderWay(of))]);
  const { read, guided } = await withOwnGuids(env, of, mappedHomes, known);
  // One that is shown, or that an operator decided about, is not asked about.
  const isNew = (id: string): boolean => known.get(id)?.state !== 'shown' && known.get(id)?.decided === null;
  const signsOf = (id: string, made: Mapped): readonly string[] =>
    made.kind === 'home'
      ? [guidOf(made.record), isNew(id) ? referenceOf(made) : null].flatMap((one) => one ?? [])
      : [];
  const signs = read.flatMap(({ id, made }) => signsOf(id, made));
  const rivals = await rivalsOf(env, siteId, signs);
  const rivalOf = (id: string, made: Mapped): string | null =>
    signsOf(id, made).flatMap((sign) => rivals.get(sign) ?? [])[0] ?? null;
  const mapped = withProjects(read, known, ({ id, made }) => rivalOf(id, made) !== null);

  const shown = await Promise.all(
    mapped.flatMap(({ id, made }) =>
      made.kind === 'home' && rivalOf(id, made) === null ? [placed(id, made, known, turn)] : [],
    ),
  );
  const withdrawn = mapped.flatMap(({ id, made }) => {
    const noted = known.get(id);
    return made.kind === 'hidden' && noted?.on_offer === 1 ? [noted] : [];
  });
  const here = new Set(mapped.map(({ id }) => id));
  // Also of one that was never shown: its units may have stood on a page before.
  const projects = mapped.flatMap(({ id, made }) => (made.kind === 'hidden' ? [id] : []));
  const units = (await unitsOf(env, of, projects)).filter(({ vendor_id }) => !here.has(vendor_id));
  const leavingHomes = [...withdrawn, ...units];
  const hidden = leavingHomes.map(({ estate_id }) => estate_id);
  const noteOf = (
    refusedOf: (estateId: string) => string | null,
    { id, mark, made, parent }: (typeof mapped)[number],
  ) => {
    const note = { id, mark, reason: null, rival: null, parent, guid: null, unmapped: [] };
    if (made.kind === 'hidden') return { ...note, state: 'hidden', reason: made.reason } satisfies HomeNote;
    if (made.kind === 'refused')
      return {
        ...note,
        state: 'refused',
        reason: `${made.field}: ${made.reason}`.slice(0, 200),
      } satisfies HomeNote;
    const unmapped = [...made.unmapped, ...refusedPictures(made.pictures, turn)];
    const rival = rivalOf(id, made);
    const guid = guidOf(made.record);
    const isSameGuid = guid !== null && rivals.get(guid) === rival;
    if (rival !== null)
      return {
        ...note,
        state: 'asked',
        reason: `${rival} has this ${isSameGuid ? 'GUID' : 'reference'} too`,
        rival,
        guid: isSameGuid ? guid : null,
        unmapped,
      } satisfies HomeNote;
    const refused = refusedOf(guid ?? known.get(id)?.estate_id ?? '');
    return {
      ...note,
      guid: refused === null ? guid : null,
      state: refused === null ? 'shown' : 'refused',
      reason: refused,
      unmapped,
    } satisfies HomeNote;
  };
  const records = shown.map(({ record }) => record);
  await takeIn(turn, records, async (refusals) => {
    const refusedOf = (recordId: string): string | null => {
      const found = refusals.find(({ id }) => id === recordId);
      return found === undefined ? null : `${found.field}: ${found.reason}`.slice(0, 200);
    };
    // What stands of a refused home stays, with its pictures.
    const accepted = shown.filter(({ recordId }) => refusedOf(recordId) === null);
    const changing = [...accepted.map(({ estateId }) => estateId), ...hidden];
    const leaving = await onlyOf(
      turn,
      changing,
      accepted.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
    );
    return {
      gone: [...leavingHomes.map(recordOf), ...leaving.map((id) => ({ kind: 'picture', id }) as const)],
      conditions: [
        stillUnderWay(of),
        noRivals(
          siteId,
          signs.filter((one) => !rivals.has(one)),
        ),
        noHolders(of, guided),
        onlyShownBy(siteId, changing, leaving),
      ],
      notes: [
        ...page,
        noteStatement(
          of,
          mapped.map((one) => noteOf(refusedOf, one)),
        ),
        unitsLeaveStatement(
          of,
          units.map(({ vendor_id }) => vendor_id),
        ),
        unitsReturnStatement(
          of,
          accepted.flatMap(({ id }) => (known.get(id)?.state === 'shown' ? [] : [id])),
        ),
        ...pictureStatements(
          siteId,
          [
            ...accepted.map(({ estateId, pictures }) => ({ id: estateId, pictures })),
            ...hidden.map((id) => ({ id, pictures: [] })),
          ],
          now,
        ),
      ],
    };
  });
  if (shown.some(({ pictures }) => pictures.length > 0)) await startChain(turn);
}

const pageStatement = (
  { siteId, feed, round }: RoundOf,
  page: number,
  ids: readonly string[],
): Statement => ({
  sql:
    'INSERT INTO feed_pages (site_id, feed, round, page, ids) VALUES (?, ?, ?, ?, ?) ' +
    'ON CONFLICT DO UPDATE SET ids = excluded.ids',
  params: [siteId, feed, round, page, JSON.stringify(ids)],
});

/**
 * Takes a page of a list: homes that are as they were last time are neither mapped nor written. Throws when a home
 * changed here meanwhile, and `isUnmet` when the round is over.
 */
export async function takePage(round: Round, page: number, homes: readonly Listed[]): Promise<void> {
  const { turn, of, whole } = round;
  const { changed, gone } = await changedHomes(round, homes);
  const ids = homes.map(({ id }) => id).filter((id) => !gone.has(id));
  const noted = whole ? [pageStatement(of, page, ids)] : [];
  if (changed.length > 0) return untilMet(() => storeHomes(round, changed, noted));
  if (noted.length === 0) return;
  await turn.env.DB.batch([stillUnderWay(of), ...noted].map((one) => prepare(turn.env.DB, one)));
}
