import type { SeenHomes } from '../../platform/answering/seen-homes.ts';
import { homeName } from './list-homes.ts';
import { findHomes } from './listed-homes.ts';
import { stateOf } from './stored-home.ts';
import { personAndSite, seesHome } from './who-writes.ts';

/** The homes of an agency by what lists keep of them (decision 165): no document is read. */
export const seenHomes: SeenHomes = async (siteId, session, context) => {
  const { me, site } = await personAndSite(siteId, session, context);
  const rows = await findHomes(context.env.DB, siteId);
  return {
    me,
    site,
    homes: rows.map((row) => ({
      kind: row.kind,
      home: row.home,
      ...homeName(row, site),
      state: stateOf(row.kind, row.record, row.withdrawnAt),
      pictures: row.pictures,
      seen: seesHome(me, site, row.kind, row),
    })),
  };
};
