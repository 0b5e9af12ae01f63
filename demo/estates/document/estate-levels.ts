import type { Estate } from '../../../wire/estate.ts';
import { rngFor } from '../../basics/rng.ts';
import type { Words } from '../../basics/words.ts';
import type { RoomId } from '../../vocabulary/vocabulary.ts';
import type { DemoEstate } from '../demo-estate.ts';
import { detailGroups } from './estate-details.ts';

type Level = NonNullable<Estate['floors']>[number];
type LayoutRoom = NonNullable<Estate['layout']>[number];

/** Levels of a house from the lowest up, with the usual kinds of room. */
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
      rooms: [1, 5, 24],
    },
    { name: { nl: 'Zolder', fr: 'Grenier', en: 'Attic', de: 'Dachboden' }, sort: 3, rooms: [11] },
  ];

const GROUND = 1;
const UPSTAIRS = 2;

/** Rooms of a level: those of the plans if any, else each kind on its usual level. */
function roomsOn(
  { rooms: planned }: DemoEstate,
  layout: readonly LayoutRoom[],
  { sort, rooms }: (typeof LEVELS)[number],
) {
  const usual = rooms.flatMap((typeId) => layout.filter((room) => room.typeId === typeId));
  if (planned === null) return usual;
  const isHere = (index: number): boolean =>
    (sort === GROUND || sort === UPSTAIRS) && planned[index]?.upstairs === (sort === UPSTAIRS);
  // A layout starts with the rooms of the plans.
  const drawn = layout.slice(0, planned.length).filter((_, index) => isHere(index));
  return [...drawn, ...usual.filter((room) => layout.indexOf(room) >= planned.length)];
}

/** Two houses in five list their rooms by level; the rooms equal those of the layout. */
export function levels(estate: DemoEstate): Level[] {
  const rng = rngFor(`levels:${estate.siteId}:${estate.id}`);
  if ((estate.storeys ?? 0) < 2 || estate.floor !== null || !rng.chance(0.4)) return [];
  const layout = detailGroups.layout(estate);
  return LEVELS.flatMap((level) => {
    const { name, sort } = level;
    const here = roomsOn(estate, layout, level);
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
