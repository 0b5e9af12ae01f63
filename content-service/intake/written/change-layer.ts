/** One choice over a home that a feed or a file brings (decision 156). */
import { LAYER_FIELDS, LAYER_FIELDS_OF, type LayerField } from '#wire/home-layer.ts';
import type { ActionDone, ChangeLayer } from '#wire/written-homes.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { chosenAfter, type LayerRow } from '../records/layer.ts';
import { exportedRecord } from '../records/prepared.ts';
import { isWhole } from './erased.ts';
import { canonical, plainRows, type StoredHome } from './stored-home.ts';
import { seenHome, untilCurrent, writerOf } from './who-writes.ts';
import { type Coming, conflicting, same, writeHome } from './write-home.ts';

/** The stored record, to be derived again with other choices. Throws not_found for a home without one. */
export function asStored({ record, withdrawnAt, feed }: StoredHome): Extract<Coming, { stored: object }> {
  if (record === null) throw notFound('published home');
  return { stored: exportedRecord(JSON.stringify(record), withdrawnAt), anyPlace: feed === 'service' };
}

/**
 * Rows that have these choices and no other: fields that they lack have the record's own value. One that differs from
 * what is stored is a choice of now: a folder that was exported before brings back nothing. What erasing a person has
 * left of a choice is none.
 */
export function onlyThese(
  rows: readonly LayerRow[],
  { layer }: Pick<StoredHome, 'layer'>,
  by: Pick<LayerRow, 'who' | 'at'>,
): readonly LayerRow[] {
  const stored = plainRows(layer);
  const sound = rows.filter(({ field, value }) => field !== 'contact' || isWhole(JSON.parse(value)));
  return LAYER_FIELDS.flatMap((field): LayerRow[] => {
    const before = stored.find((row) => row.field === field);
    const value = sound.find((row) => row.field === field)?.value ?? 'null';
    if ((before?.value ?? 'null') === value) return before === undefined ? [] : [before];
    return [chosenAfter(before, { ...by, field, value })];
  });
}

/** Before and after, without anything that names a person. */
function wordsOf(field: LayerField, before: unknown, after: unknown): string {
  const said = (value: unknown): string => {
    if (field === 'hidden') return String(value === true);
    return Array.isArray(value) ? String(value.length) : '…';
  };
  return field === 'hidden' || field === 'openHouses'
    ? `layer.${field}: ${said(before)} → ${said(after)}`
    : `layer.${field}${after === null ? ': … → …' : ''}`;
}

/**
 * Sets one choice over a home, or gives back the record's own value: the home is derived again, in one batch with its
 * version and journal. Throws role_missing, not_found, and refused for a field that such a home does not have and for a
 * home that is written here. A choice that somebody made since is answered with both values.
 */
export async function changeLayer(
  siteId: string,
  { session, kind, home, set, seen }: ChangeLayer,
  context: CallContext,
): Promise<ActionDone> {
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  const field = LAYER_FIELDS.find((one) => set[one] !== undefined) ?? 'hidden';
  const value: unknown = set[field] ?? null;
  return untilCurrent(async () => {
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    if (!LAYER_FIELDS_OF[stored.recordKind].some((one) => one === field))
      throw new ContentError('refused', 'Such a home has no such field.', {
        [field]: 'no field of this home',
      });
    const row = stored.layer.find((one) => one.field === field);
    const before: unknown = row === undefined ? null : JSON.parse(row.value);
    const isKnown = [canonical(seen), canonical(value)].includes(canonical(before));
    if (!isKnown)
      return conflicting([
        { field, yours: value, theirs: before, by: row?.name ?? null, at: row?.at ?? null },
      ]);
    if (canonical(before) === canonical(value)) return same();
    const made = chosenAfter(row, {
      field,
      value: JSON.stringify(value),
      who: me.id,
      at: now.toISOString(),
    });
    const layer = [...plainRows(stored.layer).filter((one) => one.field !== field), made];
    return writeHome(
      { ...of, session, me, stored },
      {
        action: 'home.layered',
        coming: asStored(stored),
        words: wordsOf(field, before, value),
        layer,
        over: true,
      },
      context,
    );
  });
}
