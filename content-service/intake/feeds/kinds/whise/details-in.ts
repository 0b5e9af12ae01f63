import { idIn, member, membersOf } from '../../mapping/read.ts';
import { type Say, shownValue, unknownDetail } from '../../mapping/unmapped.ts';
import type { Words } from '../../mapping/words.ts';
import { DETAILS, type Place } from './details.ts';
import type { Deal } from './published.ts';
import { type Read, readDetail } from './read-detail.ts';

type Value = Read['value'];

/** A room of the estate's layout. */
export interface Room {
  readonly typeId?: number;
  readonly name?: Words;
  readonly count?: number;
  readonly surface?: number;
}

/** What the details of a home say, by where it is shown. */
export interface Said {
  /** Values by the path of their field. */
  readonly fields: ReadonlyMap<string, Value>;
  readonly facilities: readonly Words[];
  readonly rows: readonly { readonly criteria: Words; readonly value: Words }[];
  readonly rooms: readonly Room[];
  /** Places nearby, with their distance where it is known; each once. */
  readonly nearby: ReadonlyMap<Words, Words | null>;
}

/** The detail of an id as the vendor sent it, for those that are read elsewhere. */
export const detailOf = (home: unknown, id: number): unknown =>
  membersOf(member(home, 'details')).find((detail) => idIn(member(detail, 'id')) === String(id));

const roomOf = (to: Extract<Place, { by: unknown }>, value: Value): Room => ({
  ...(typeof to.room === 'number' ? { typeId: to.room } : { name: to.room }),
  ...(typeof value === 'number' ? { [to.by]: value } : {}),
});

/** Reads every detail of a home, each into its place; what has none, or cannot be read, is said. */
export function detailsIn(home: unknown, deal: Deal, say: Say): Said {
  const fields = new Map<string, Value>();
  const [facilities, rows, rooms]: [Words[], { criteria: Words; value: Words }[], Room[]] = [[], [], []];
  const nearby = new Map<Words, Words | null>();
  const seen = new Set<string>();
  for (const detail of membersOf(member(home, 'details'))) {
    const id = idIn(member(detail, 'id'));
    if (id === null) continue;
    const known = DETAILS.get(Number(id));
    if (known === undefined || seen.has(id)) {
      say(unknownDetail(id, detail));
      continue;
    }
    seen.add(id);
    const { reads, to, onlySale } = known;
    if ('elsewhere' in to || 'left' in to || (onlySale && deal !== 'sale')) continue;
    const read = readDetail(detail, reads);
    if (read === 'unread') {
      const code = member(member(detail, 'enum'), 'id');
      const what = typeof reads === 'object' ? 'code' : 'value';
      say({ what, name: `detail ${id}`, value: shownValue(code ?? member(detail, 'value')) });
    }
    if (typeof read === 'string') continue;
    if ('field' in to) fields.set(to.field, read.value);
    else if ('facility' in to) facilities.push(to.facility);
    else if ('row' in to) rows.push({ criteria: to.row, value: read.words });
    else if ('room' in to) rooms.push(roomOf(to, read.value));
    else if (to.nearby === null) nearby.set(read.words, null);
    else if (reads !== 'yes') nearby.set(to.nearby, read.words);
    else if (!nearby.has(to.nearby)) nearby.set(to.nearby, null);
  }
  return { fields, facilities, rows, rooms, nearby };
}
