import { formatArea } from '#domain/format/measure.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { languageOf } from '#domain/languages.ts';
import { hasPositive, isUnsetNumber } from '#domain/rules/emptiness.ts';
import { ROOM_TYPES, terraceSurface } from '#domain/rules/rooms.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import type { Worded } from '#domain/text.ts';
import type { FactView } from '#domain/views/estate-page.ts';
import { toFact } from '#domain/views/fact.ts';
import { inOwn, joinedWords } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { wordedIn } from '#worker/platform/page/worded.ts';
import { labelOf } from '../../property/vocabulary.ts';

type Room = NonNullable<Estate['layout']>[number];

type RoomPlural = 'bedrooms' | 'bathrooms' | 'toilets' | 'garages' | 'parkings' | 'terrace';

/** Kinds of rooms with a plural name, because they are counted (spec 1 §3). */
const PLURALS: Readonly<Record<number, RoomPlural>> = {
  [ROOM_TYPES.bedroom]: 'bedrooms',
  [ROOM_TYPES.bathroom]: 'bathrooms',
  [ROOM_TYPES.toilet]: 'toilets',
  [ROOM_TYPES.garage]: 'garages',
  [ROOM_TYPES.parking]: 'parkings',
  [ROOM_TYPES.terrace]: 'terrace',
};

/**
 * Label of a kind of room: the plural of a counted kind, the listing's own name in the page's language, the
 * vocabulary's, or the listing's in another language.
 */
function labelOfRoom({ typeId, name }: Room, context: ViewContext): Worded {
  const plural = PLURALS[typeId ?? -1];
  if (plural !== undefined) return inOwn(context.t(`views.field.${plural}`));
  const own = wordedIn(name, context);
  const label = own.locale === context.locale ? '' : labelOf('room', typeId, context);
  return label === '' ? own : inOwn(label);
}

const countOf = ({ count }: Room): number => (isUnsetNumber(count) ? 1 : Math.max(0, Math.trunc(count ?? 1)));

const numberOf = (rooms: readonly Room[]): number => rooms.reduce((sum, room) => sum + countOf(room), 0);

/**
 * "18 · 15 · 11,5 m²", with a terrace's areas added up (spec 1 §3); with the number of rooms when it differs
 * from the number of areas: "3 (18 · 15 m²)". Without any area only the number.
 */
function measured(rooms: readonly Room[], { t }: ViewContext): string {
  const surfaces = rooms.map(({ surface }) => surface).filter(hasPositive);
  const count = numberOf(rooms);
  const last = surfaces.at(-1);
  if (last === undefined) return count === 0 ? '' : String(count);
  const summed = rooms[0]?.typeId === ROOM_TYPES.terrace;
  const areas = summed
    ? formatArea(terraceSurface(rooms), t)
    : [...surfaces.slice(0, -1).map((m2) => formatTrimmed(m2, t)), formatArea(last, t)].join('\u00a0· ');
  return count <= 1 || (count === surfaces.length && !summed) ? areas : `${count} (${areas})`;
}

/** A room's own name, such as "Ouderslaapkamer", if it differs from the name of its kind. */
function ownName({ typeId, name }: Room, label: Worded, context: ViewContext): Worded {
  const own = wordedIn(name, context);
  const plain = [label.text, labelOf('room', typeId, context)].map((text) => text.toLowerCase());
  return plain.includes(own.text.toLowerCase()) ? inOwn('') : own;
}

/** Remark about one room: its comment, and that it is shared with others. */
const remarkOf = ({ comment, common }: Room, context: ViewContext): Worded =>
  joinedWords([
    wordedIn(comment, context),
    ...(saysYes(common) ? [inOwn(context.t('views.room.common'))] : []),
  ]);

/** Distinguishes a room from others of its kind: its name, with its area when several have one. */
function subjectOf(room: Room, label: Worded, context: ViewContext): Worded {
  const name = ownName(room, label, context);
  const area = hasPositive(room.surface) ? formatArea(room.surface, context.t) : '';
  if (name.text === '') return inOwn(area || `${countOf(room)}\u00a0×`);
  return area === '' ? name : { ...name, text: `${name.text} (${area})` };
}

/**
 * Remarks about the rooms of a kind. A remark that applies to all is given once; else each room is named by
 * name, area or number, so that only the shared one is called shared.
 */
function remarks(rooms: readonly Room[], label: Worded, context: ViewContext): Worded {
  const there = rooms.filter((room) => countOf(room) > 0);
  const said = there.map((room) => remarkOf(room, context));
  const named = there.some((room) => ownName(room, label, context).text !== '');
  const [first = inOwn('')] = said;
  if (said.every(({ text }) => text === first.text) && !named) return first;
  if (there.length === 1) return joinedWords([...there.map((room) => ownName(room, label, context)), first]);
  return joinedWords(
    there.flatMap((room, at) => {
      const remark = said[at] ?? inOwn('');
      if (remark.text === '' && ownName(room, label, context).text === '') return [];
      return [joinedWords([subjectOf(room, label, context), remark], `${languageOf(context.locale).colon} `)];
    }),
    '; ',
  );
}

/**
 * Row of a kind of room: its measure, and the remarks beneath; a single room without a measure has only the
 * remark.
 */
function rowOf(label: Worded, rooms: readonly Room[], context: ViewContext): FactView | null {
  const value = measured(rooms, context);
  const note = remarks(rooms, label, context);
  if (value === '') return null;
  const statement = value === '1' && note.text !== '' ? { value: note } : { value: inOwn(value), note };
  const fact = toFact({ label, ...statement }, context.locale);
  return fact && { ...fact, ...comparedRooms(rooms) };
}

/** Rooms of a counted kind are compared by their number, terraces by their area. */
function comparedRooms(rooms: readonly Room[]): Pick<FactView, 'compared'> {
  const fact = PLURALS[rooms[0]?.typeId ?? -1];
  if (fact === undefined) return {};
  const count = numberOf(rooms);
  return {
    compared:
      fact === 'terrace'
        ? { fact, value: String(terraceSurface(rooms)) }
        : { fact, value: String(count), count },
  };
}

/** One row per kind of room, in the order of the layout; only the counts when there is no layout. */
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
