import { formatArea } from '../../../../domain/format/measure.ts';
import { formatTrimmed } from '../../../../domain/format/number.ts';
import { hasPositive, isUnsetNumber } from '../../../../domain/rules/emptiness.ts';
import { ROOM_TYPES, terraceSurface } from '../../../../domain/rules/rooms.ts';
import { saysYes } from '../../../../domain/rules/yes-no.ts';
import type { Worded } from '../../../../domain/text.ts';
import type { FactView } from '../../../../domain/views/estate-page.ts';
import { toFact } from '../../../../domain/views/fact.ts';
import { inOwn, joinedWords } from '../../../../domain/worded.ts';
import type { Estate } from '../../../../wire/estate.ts';
import type { ViewContext } from '../../../platform/page/context.ts';
import { wordedIn } from '../../../platform/page/worded.ts';
import { labelOf } from '../../property/vocabulary.ts';

type Room = NonNullable<Estate['layout']>[number];

type RoomPlural = 'bedrooms' | 'bathrooms' | 'toilets' | 'garages' | 'parkings' | 'terrace';

/** Room kinds that are counted (spec 1 §3) have a name of their own in the plural. */
const PLURALS: Readonly<Record<number, RoomPlural>> = {
  [ROOM_TYPES.bedroom]: 'bedrooms',
  [ROOM_TYPES.bathroom]: 'bathrooms',
  [ROOM_TYPES.toilet]: 'toilets',
  [ROOM_TYPES.garage]: 'garages',
  [ROOM_TYPES.parking]: 'parkings',
  [ROOM_TYPES.terrace]: 'terrace',
};

/** The plural of what is counted, the listing's own name in the page's language, the vocabulary's, another's. */
function labelOfRoom({ typeId, name }: Room, context: ViewContext): Worded {
  const plural = PLURALS[typeId ?? -1];
  if (plural !== undefined) return inOwn(context.t(`views.field.${plural}`));
  const own = wordedIn(name, context);
  const label = own.locale === context.locale ? '' : labelOf('room', typeId, context);
  return label === '' ? own : inOwn(label);
}

const countOf = ({ count }: Room): number => (isUnsetNumber(count) ? 1 : Math.max(0, Math.trunc(count ?? 1)));

/** "18 · 15 · 11,5 m²", a terrace's surfaces summed (spec 1 §3), else how many there are. */
function measured(rooms: readonly Room[]): string {
  const surfaces = rooms.map(({ surface }) => surface).filter(hasPositive);
  if (rooms[0]?.typeId === ROOM_TYPES.terrace && surfaces.length > 0)
    return formatArea(terraceSurface(rooms));
  const last = surfaces.at(-1);
  if (last !== undefined)
    return [...surfaces.slice(0, -1).map((m2) => formatTrimmed(m2)), formatArea(last)].join('\u00a0· ');
  const count = rooms.reduce((sum, room) => sum + countOf(room), 0);
  return count === 0 ? '' : String(count);
}

/** What is said of the rooms of a kind, each thing once, and that they are shared with others. */
function remarks(rooms: readonly Room[], context: ViewContext): Worded {
  const comments = rooms.map(({ comment }) => wordedIn(comment, context));
  const once = comments.filter(({ text }, at) => comments.findIndex((other) => other.text === text) === at);
  const shared = rooms.some(({ common }) => saysYes(common)) ? [inOwn(context.t('views.room.common'))] : [];
  return joinedWords([...once, ...shared]);
}

/** A kind of room: its measure, and beneath it what is said of it; one room without a measure is just described. */
function rowOf(label: Worded, rooms: readonly Room[], context: ViewContext): FactView | null {
  const value = measured(rooms);
  const note = remarks(rooms, context);
  if (value === '') return null;
  const told = value === '1' && note.text !== '' ? { value: note } : { value: inOwn(value), note };
  return toFact({ label, ...told }, context.locale);
}

/** One row a kind of room, in the order of the layout; the counts alone where there is no layout. */
export function layoutRows(
  layout: readonly Room[] | null | undefined,
  counts: { readonly bedrooms: number | null; readonly bathrooms: number | null },
  context: ViewContext,
): readonly FactView[] {
  const kinds = new Map<string, { readonly label: Worded; readonly rooms: readonly Room[] }>();
  for (const room of layout ?? []) {
    const label = labelOfRoom(room, context);
    const rooms = kinds.get(label.text)?.rooms ?? [];
    if (label.text !== '') kinds.set(label.text, { label, rooms: [...rooms, room] });
  }
  for (const key of ['bedrooms', 'bathrooms'] as const) {
    const label = inOwn(context.t(`views.field.${key}`));
    const count = counts[key];
    const typeId = ROOM_TYPES[key === 'bedrooms' ? 'bedroom' : 'bathroom'];
    if (count !== null && !kinds.has(label.text))
      kinds.set(label.text, { label, rooms: [{ typeId, count }] });
  }
  return [...kinds.values()]
    .map(({ label, rooms }) => rowOf(label, rooms, context))
    .filter((row) => row !== null);
}
