import { as, rows, type Says } from '../rows.ts';

const room = as('room');
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Room keys in the order of spec 2 §3. */
const ROOMS: readonly string[] = [
  'atelier',
  ...numbered('bathroom', 3),
  ...numbered('bedroom', 7),
  ...numbered('attic', 2),
  ...numbered('kitchen', 2),
  ...numbered('toilet', 2),
  'dining',
  'hall',
  'living',
  'terrace',
  'study',
  'night_hall',
  'store_room',
  'heating_area',
  'dressing',
  'garage',
  'cellar',
  'showroom',
  'wintergarden',
  'wardrobe',
  'free_profession',
  'laundry_room',
  'sitting_area',
  'crawling_space',
  ...numbered('custom_room', 10),
];

export const LAYOUT = rows(
  'layout',
  'layout',
  ROOMS.map((name): readonly [string, Says] => [name, room]),
);
