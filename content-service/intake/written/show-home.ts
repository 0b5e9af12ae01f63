import type { z } from 'zod';
import { valueAt } from '#domain/fields/read.ts';
import { unitIdsIn } from '#domain/fields/record-paths.ts';
import { COVERS, LAYER_FIELDS_OF, type LayerField } from '#wire/home-layer.ts';
import type { HomeLayers, HomeRequestSchema, OpenedHome } from '#wire/written-homes.ts';
import { newId } from '../../platform/hash.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { UNDO_LASTS } from '../../platform/undoable-homes.ts';
import { lacksIn, laid } from './laid-draft.ts';
import { shownPictures } from './pictures/shown-pictures.ts';
import { rowOf } from './publish.ts';
import { shownDraft } from './save-draft.ts';
import { markOf, type StoredHome, stateOf } from './stored-home.ts';
import { personAndSite, seenHome } from './who-writes.ts';
import { readComing } from './write-home.ts';

/** What a record has where a choice shows something else. */
const deliveredOf = (record: object | null, field: LayerField): unknown =>
  field === 'pictures' ? null : (COVERS[field].map((path) => valueAt(record, path)).find(Boolean) ?? null);

/** What can be chosen over a record, and what is. */
const layersOf = ({ record, recordKind, feed, madeBy, layer: rows }: StoredHome): HomeLayers => ({
  fields: LAYER_FIELDS_OF[recordKind].slice(),
  ofFile: feed === null && madeBy === null,
  choices: rows
    .filter(({ value }) => value !== 'null')
    .map(({ field, value, name, at }) => ({
      field,
      value: JSON.parse(value) as unknown,
      by: name,
      at,
      delivered: deliveredOf(record, field),
    })),
});

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
  const { record, shown, withdrawnAt, draft, versions, feed } = stored;
  const read =
    draft.length === 0 || feed !== null
      ? { refusals: [] }
      : await readComing(of, newId(), rowOf(kind, stored, now), context);
  const state = stateOf(kind, shown, withdrawnAt);
  const after = laid({ ...stored, below: shown });
  const units = unitIdsIn(after);
  // Publishing names a unit by its place in the list; here it is named by its number, as in drafts.
  const named = (field: string): string =>
    field.replace(/^(estate\.general\.children)\[(\d+)\]/, (whole, list, at) => {
      const unit = units[Number(at)];
      return unit === undefined ? whole : `${list}[${unit}]`;
    });
  const [last] = versions;
  const until = last === undefined ? 0 : Date.parse(last.at) + UNDO_LASTS;
  return {
    me,
    kind,
    home: of.home,
    state,
    record: shown,
    mark: markOf(stored),
    draft: shownDraft(stored),
    versions: versions.map(({ number, action, name, at, withdrawn_at }) => ({
      number,
      action,
      by: name,
      at,
      withdrawn: withdrawn_at !== null,
    })),
    lacks: lacksIn(kind, state, after),
    faults: read.refusals.map(({ field, value, reason }) => ({ field: named(field), value, reason })),
    feed,
    layer: record === null ? null : layersOf(stored),
    pictures: await shownPictures(env.DB, siteId, kind, after),
    undo:
      last === undefined || last.action === 'found' || now.getTime() > until
        ? null
        : { action: last.action, at: last.at, until: new Date(until).toISOString() },
  };
}
