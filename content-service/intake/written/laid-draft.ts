/** A home with its draft laid over it, and what the law asks of that. */
import { lacksOfEstate } from '#domain/advertising/advertised.ts';
import { valueAt } from '#domain/fields/read.ts';
import { placedRow, placedValues } from '#domain/fields/record-paths.ts';
import { EstateSchema } from '#wire/estate.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { WrittenKind, WrittenState } from '#wire/written-homes.ts';
import { layOver } from '../records/lay-over.ts';
import type { DraftRow, StoredHome } from './stored-home.ts';

/**
 * What visitors see of a home with a draft laid over it; an empty record for a home without either. What was typed before a feed took the
 * home never goes out, and is not laid over it.
 */
export function laid({
  below,
  draft,
  feed,
}: Pick<StoredHome, 'below' | 'feed'> & {
  readonly draft: readonly Pick<DraftRow, 'field' | 'value'>[];
}): object {
  if (feed !== null) return below ?? {};
  const placed = placedValues(
    below,
    draft.map(({ field, value }) => ({ field, value: JSON.parse(value) as unknown })),
  );
  return layOver(
    below ?? {},
    placedRow(placed),
    placed.map(({ steps }) => steps),
  ) as object;
}

/** The same as `lacksIn`, of a record as it is stored: it was read strictly when it came, and is not read once more. */
export function lacksOfStored(kind: WrittenKind, state: WrittenState, record: object) {
  const general = valueAt(record, 'estate.general');
  if (kind !== 'estate' || state === 'withdrawn' || typeof general !== 'object' || general === null)
    return [];
  return lacksOfEstate({ ...(valueAt(record, 'estate') as object), general });
}

/** What the law of its region asks of an estate on offer and it does not say, by the table of `check --homes`. */
export function lacksIn(kind: WrittenKind, state: WrittenState, record: object) {
  const estate: unknown = valueAt(record, 'estate');
  if (kind !== 'estate' || state === 'withdrawn' || estate === undefined) return [];
  try {
    const read = readLoosely(EstateSchema, {
      ...(estate as object),
      general: { id: '0', ...(estate as { general?: object }).general },
    });
    return lacksOfEstate(read).map(({ duty, ifLongLease }) => ({ duty: duty.id, ifLongLease }));
  } catch {
    // A value typed into a draft that no estate can have: publishing names it.
    return [];
  }
}
