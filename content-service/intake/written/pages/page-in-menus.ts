/** The entries of menus that lead to a page, when it changes its addresses, goes, or comes back (decisions 192 and 196). */
import { prepare } from '#content-service/platform/db/prepare.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { addressesOf, listed, type MenuChange, menusAfter } from '#content-service/platform/led-menus.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { FRAME_MENUS } from '#wire/site-answer.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { LocalizedText } from '#wire/values.ts';
import { type ReadChunk, readChunk } from '../../imports/stage.ts';
import { menuStaysStatement, readMenus, type StoredMenus } from '../../menus.ts';
import { type ChangedRow, logStatements } from '../../site-changes.ts';
import { canonical } from '../stored-home.ts';

type Url = LocalizedText | null | undefined;

/** Whether two menus are the same, whatever the order of their members. */
const isSame = (one: MenuChange['before'], other: MenuChange['before']): boolean =>
  canonical(one) === canonical(other);

/** Menus that change with a page, for the batch in which it does. */
interface FollowingMenus {
  readonly staged: ReadChunk['staged'];
  readonly conditions: readonly Statement[];
  readonly after: readonly Statement[];
}

/** What a withdrawal took from the menus. */
interface TakenEntries {
  /** Its number among the changes of the settings. */
  readonly number: number;
  readonly rows: readonly MenuChange[];
  /** The addresses that the page had. */
  readonly left: ReadonlySet<string>;
}

const nameOf = ({ path }: ChangedRow) => FRAME_MENUS.find((name) => path === `menus.${name}`);

/** A change of the settings as what a withdrawal took; null for another change. */
function takenIn(row: { readonly number: number; readonly rows: string }, left: ReadonlySet<string>) {
  const rows = (JSON.parse(row.rows) as ChangedRow[]).flatMap((one) => {
    const name = nameOf(one);
    const [before, after] = [one.before, one.after] as [MenuChange['before'], MenuChange['after']];
    return name === undefined ? [] : [{ name, path: one.path, before, after }];
  });
  const isTaking = rows.every(({ name, before, after }) => {
    const [made] = menusAfter({ items: { main: [], footer: [], [name]: before } }, left, null);
    return made !== undefined && isSame(made.after, after);
  });
  return rows.length > 0 && isTaking ? { number: row.number, rows, left } : null;
}

/**
 * What the withdrawal of a page took from the menus, by the newest version: they are of one batch, and so of one moment and
 * one person.
 */
async function takenEntries(db: D1Database, siteId: string, id: string): Promise<TakenEntries | null> {
  const { results } = await prepare(db, {
    sql:
      "SELECT c.number, c.rows, v.doc -> '$.page.url' AS url FROM page_versions AS v " +
      'JOIN site_changes AS c ON c.site_id = v.site_id AND c.at = v.at AND c.who = v.who ' +
      'WHERE v.site_id = ?1 AND v.page = ?2 AND v.withdrawn_at IS NULL ' +
      'AND v.number = (SELECT max(number) FROM page_versions WHERE site_id = ?1 AND page = ?2) ' +
      'ORDER BY c.number DESC',
    params: [siteId, id],
  }).all<{ readonly number: number; readonly rows: string; readonly url: string | null }>();
  const taken = results.map((row) => takenIn(row, addressesOf(JSON.parse(row.url ?? 'null'))));
  return taken.find((one) => one !== null) ?? null;
}

const addressesIn = (items: MenuChange['before']): readonly string[] =>
  listed(items).flatMap(({ link }) => [...addressesOf(link.page)]);

/**
 * The menus with the entries that a withdrawal took. A menu that was changed since stays as it is, and so does one in which
 * an entry would come back that leads to another page, which may be gone too.
 */
const menusBack = (items: StoredMenus['items'], { rows, left }: TakenEntries): StoredMenus['items'] => {
  const back = rows.filter(({ name, before, after }) => {
    const known = new Set([...left, ...addressesIn(items[name])]);
    return isSame(items[name], after) && addressesIn(before).every((address) => known.has(address));
  });
  return { ...items, ...Object.fromEntries(back.map(({ name, before }) => [name, before])) };
};

/**
 * The menus once a page has the addresses `to.url`, or goes: entries that lead there follow it, or go with it. `to.back`
 * brings those back that its withdrawal took. The settings of the site list it, and can put it back; the batch holds only
 * for the menus that were read.
 */
export async function followingMenus(
  { siteId, importId }: { readonly siteId: string; readonly importId: string },
  { id, url: before }: { readonly id: string; readonly url: Url },
  to: { readonly url: Url; readonly back: boolean },
  { id: who }: StaffMe,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<FollowingMenus> {
  const [stored, taken] = await Promise.all([
    readMenus(env.DB, siteId),
    to.back ? takenEntries(env.DB, siteId, id) : null,
  ]);
  const left = new Set([...addressesOf(before), ...(taken?.left ?? [])]);
  const begun = taken === null ? stored.items : menusBack(stored.items, taken);
  const followed = menusAfter({ items: begun }, left, to.url);
  const rows = FRAME_MENUS.flatMap((name) => {
    const after = followed.find((change) => change.name === name)?.after ?? begun[name];
    const was = stored.items[name];
    return isSame(was, after) ? [] : [{ path: `menus.${name}`, before: was, after, name }];
  });
  const records = rows.map(({ name, after: items }) => ({ record: { navigation: { name, items } } }));
  const { staged } = await readChunk(env.DB, { siteId, importId }, 1, records);
  const changes = rows.map(({ name: _name, ...row }) => row);
  const isBack = FRAME_MENUS.some((name) => begun[name] !== stored.items[name]);
  const putBack = isBack ? (taken?.number ?? null) : null;
  return {
    staged,
    // Of the others too: an entry that comes in between would lead nowhere.
    conditions: FRAME_MENUS.map((name) => menuStaysStatement(siteId, name, stored.seen[name])),
    after: rows.length === 0 ? [] : logStatements(siteId, { who, putBack, rows: changes }, now),
  };
}
