import type { z } from 'zod';
import type { HomeRequestSchema, OpenedHome } from '#wire/written-homes.ts';
import { newId } from '../../platform/hash.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { lacksIn, laid } from './laid-draft.ts';
import { shownPictures } from './pictures/shown-pictures.ts';
import { rowOf } from './publish.ts';
import { shownDraft } from './save-draft.ts';
import { markOf, stateOf } from './stored-home.ts';
import { personAndSite, seenHome } from './who-writes.ts';
import { readComing, UNDO_LASTS } from './write-home.ts';

/**
 * A home as it is stored, its draft, its versions, what the law asks of it, and why publishing would refuse it. Throws
 * role_missing, not_found.
 */
export async function openHome(
  siteId: string,
  { session, kind, home }: z.output<typeof HomeRequestSchema>,
  context: CallContext,
): Promise<OpenedHome> {
  const { env, now } = context;
  const { me, site } = await personAndSite(siteId, session, context);
  const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
  const { record, withdrawnAt, draft, versions, feed } = stored;
  const read =
    draft.length === 0 || feed !== null
      ? { refusals: [] }
      : await readComing(of, newId(), rowOf(kind, stored, now), context);
  const state = stateOf(kind, record, withdrawnAt);
  const [last] = versions;
  const until = last === undefined ? 0 : Date.parse(last.at) + UNDO_LASTS;
  return {
    me,
    kind,
    home: of.home,
    state,
    record,
    mark: markOf(draft),
    draft: shownDraft(stored),
    versions: versions.map(({ number, action, name, at, withdrawn_at }) => ({
      number,
      action,
      by: name,
      at,
      withdrawn: withdrawn_at !== null,
    })),
    lacks: lacksIn(kind, state, laid(stored)),
    faults: read.refusals.map(({ field, value, reason }) => ({ field, value, reason })),
    feed,
    pictures: await shownPictures(env.DB, siteId, kind, laid(stored)),
    undo:
      last === undefined || last.action === 'found' || now.getTime() > until
        ? null
        : { action: last.action, at: last.at, until: new Date(until).toISOString() },
  };
}
