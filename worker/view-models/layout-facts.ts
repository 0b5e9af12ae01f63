import { formatArea } from '../../domain/format/measure.ts';
import { formatTrimmed } from '../../domain/format/number.ts';
import { plainText } from '../../domain/format/plain-text.ts';
import { hasPositive, isUnsetNumber } from '../../domain/rules/emptiness.ts';
import { ROOM_TYPES, terraceSurface } from '../../domain/rules/rooms.ts';
import { localized } from '../../domain/text.ts';
import type { FactView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { ViewContext } from './context.ts';
import { labelOf } from './vocabulary.ts';

type Room = NonNullable<Estate['layout']>[number];

/** Room kinds that are counted (spec 1 §3) have a name of their own in the plural. */
const PLURALS: Readonly<Record<number, string>> = {
  [ROOM_TYPES.bedroom]: 'bedrooms',
  [ROOM_TYPES.bathroom]: 'bathrooms',
  [ROOM_TYPES.toilet]: 'toilets',
  [ROOM_TYPES.garage]: 'garages',
  [ROOM_TYPES.parking]: 'parkings',
  [ROOM_TYPES.terrace]: 'terrace',
};

function labelOfRoom({ typeId, name }: Room, context: ViewContext): string {
  const plural = PLURALS[typeId ?? -1];
  if (plural !== undefined) return context.t(`views.field.${plural}`);
  return localized(name, context.locale) || labelOf('room', typeId, context);
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
function remarks(rooms: readonly Room[], { locale, t }: ViewContext): string {
  const comments = rooms.map(({ comment }) => plainText(localized(comment, locale)).trim());
  const shared = rooms.some(({ common }) => common === true) ? [t('views.room.common')] : [];
  return [...new Set([...comments, ...shared])].filter((text) => text !== '').join(', ');
}

/** A kind of room: its measure, and beneath it what is said of it; one room without a measure is just described. */
function rowOf(label: string, rooms: readonly Room[], context: ViewContext): readonly FactView[] {
  const value = measured(rooms);
  const note = remarks(rooms, context);
  if (value === '') return [];
  return value === '1' && note !== '' ? [{ label, value: note }] : [{ label, value, note }];
}

/** One row a kind of room, in the order of the layout; the counts alone where there is no layout. */
export function layoutRows(
  layout: readonly Room[] | null | undefined,
  counts: { readonly bedrooms: number | null; readonly bathrooms: number | null },
  context: ViewContext,
): readonly FactView[] {
  const kinds = new Map<string, Room[]>();
  for (const room of layout ?? []) {
    const label = labelOfRoom(room, context);
    if (label !== '') kinds.set(label, [...(kinds.get(label) ?? []), room]);
  }
  for (const key of ['bedrooms', 'bathrooms'] as const) {
    const label = context.t(`views.field.${key}`);
    const count = counts[key];
    if (count !== null && !kinds.has(label))
      kinds.set(label, [{ typeId: ROOM_TYPES[key === 'bedrooms' ? 'bedroom' : 'bathroom'], count }]);
  }
  return [...kinds].flatMap(([label, rooms]) => rowOf(label, rooms, context));
}
