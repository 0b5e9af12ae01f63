import type { Estate } from '../../worker/content/schemas/estate.ts';
import { detailGroups } from './estate-details.ts';
import type { Home } from './home.ts';
import { rngFor } from './rng.ts';
import type { Words } from './types.ts';
import type { RoomId } from './vocabulary.ts';

type Level = NonNullable<Estate['floors']>[number];

/** Levels of a house from the lowest up, with the kinds of room one finds there. */
const LEVELS: readonly { readonly name: Words; readonly sort: number; readonly rooms: readonly RoomId[] }[] =
  [
    { name: { nl: 'Kelder', fr: 'Cave', en: 'Cellar', de: 'Keller' }, sort: 0, rooms: [3] },
    {
      name: { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée', en: 'Ground floor', de: 'Erdgeschoss' },
      sort: 1,
      rooms: [20, 7, 4, 10],
    },
    {
      name: { nl: 'Eerste verdieping', fr: 'Premier étage', en: 'First floor', de: 'Erster Stock' },
      sort: 2,
      rooms: [1, 5],
    },
    { name: { nl: 'Zolder', fr: 'Grenier', en: 'Attic', de: 'Dachboden' }, sort: 3, rooms: [11] },
  ];

/** Two houses in five come with their rooms by level; the rooms are those of the layout. */
export function levels(home: Home): Level[] {
  const rng = rngFor(`levels:${home.siteId}:${home.id}`);
  if ((home.storeys ?? 0) < 2 || home.floor !== null || !rng.chance(0.4)) return [];
  const layout = detailGroups.layout(home);
  return LEVELS.flatMap(({ name, sort, rooms }) => {
    const here = rooms.flatMap((typeId) => layout.filter((room) => room.typeId === typeId));
    if (here.length === 0) return [];
    const listed = here.map(({ name: room, count, surface }, floorId) => ({
      name: room,
      count,
      surface,
      floorId,
    }));
    return [{ floor: name, sort, rooms: listed }];
  });
}
