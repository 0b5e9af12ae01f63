import type { Chance } from '../chance.ts';
import type { Plan, PlanRoom, PlanRoomKind } from './plan.ts';

/** What a floor has to hold. */
export interface PlanFacts {
  readonly bedrooms?: number;
  readonly bathrooms?: number;
  /** A flat has all on one floor; a house has its bedrooms on the upper one. */
  readonly floor?: PlanFloor;
}
export const PLAN_FLOORS = ['flat', 'ground', 'upper'] as const;
export type PlanFloor = (typeof PLAN_FLOORS)[number];

/** Rooms next to one another, from the street to the garden; widths are only wishes. */
interface Row {
  readonly depth: number;
  readonly rooms: readonly (readonly [kind: PlanRoomKind, width: number])[];
}

/** Plans are drawn in steps of five centimetres. */
const STEP = 0.05;
const stepped = (value: number): number => Math.round(Math.round(value / STEP) * STEP * 100) / 100;

/** Rooms that keep their width when a row has to grow. */
const FIXED = new Set<PlanRoomKind>(['toilet', 'bathroom', 'storage']);

const times = (
  count: number,
  of: () => readonly [PlanRoomKind, number],
): (readonly [PlanRoomKind, number])[] => Array.from({ length: count }, of);

type Layout = (chance: Chance, bedrooms: number, bathrooms: number) => readonly Row[];

const someBedrooms = (chance: Chance, count: number): (readonly [PlanRoomKind, number])[] =>
  times(count, () => ['bedroom', chance.between(2.7, 3.5)]);
const someBathrooms = (chance: Chance, count: number): (readonly [PlanRoomKind, number])[] =>
  times(count, () => ['bathroom', chance.between(2.25, 2.7)]);

const flat: Layout = (chance, bedrooms, bathrooms) => {
  const corridor = chance.between(1.15, 1.4);
  if (bedrooms === 0) {
    return [
      { depth: chance.between(4.2, 5), rooms: [['living', chance.between(4.6, 5.6)]] },
      {
        depth: chance.between(2.2, 2.6),
        rooms: [
          ['kitchen', 2.2],
          ['bathroom', 2],
          ['hall', 1.4],
        ],
      },
    ];
  }
  const infront = Math.max(0, bedrooms - 2);
  const back = bedrooms - infront;
  return [
    {
      depth: chance.between(4.2, 5),
      rooms: [
        ['living', chance.between(4.8, 6)],
        ['kitchen', chance.between(2.8, 3.4)],
        ...someBedrooms(chance, infront),
      ],
    },
    {
      depth: corridor,
      rooms: [
        ['hall', 5],
        ['toilet', 1],
      ],
    },
    {
      depth: chance.between(3.2, 3.9),
      rooms: [
        ['storage', chance.between(1.5, 1.9)],
        ...someBedrooms(chance, back),
        ...someBathrooms(chance, bathrooms),
      ],
    },
  ];
};

const ground: Layout = (chance) => [
  {
    depth: chance.between(3, 3.6),
    rooms: [
      ['study', chance.between(2.8, 3.4)],
      ['hall', chance.between(2.9, 3.4)],
      ['toilet', 1.2],
      ['storage', 1.8],
    ],
  },
  {
    depth: chance.between(4.4, 5.2),
    rooms: [
      ['living', chance.between(5.4, 6.4)],
      ['kitchen', chance.between(3.4, 4.2)],
    ],
  },
];

const upper: Layout = (chance, bedrooms, bathrooms) => {
  const infront = Math.ceil(bedrooms / 2);
  const back = bedrooms - infront;
  return [
    {
      depth: chance.between(3.4, 4),
      rooms: [
        ...someBedrooms(chance, Math.max(1, infront)),
        ...someBathrooms(chance, back === infront ? 1 : 0),
      ],
    },
    {
      depth: chance.between(1.7, 2),
      rooms: [
        ['hall', 5],
        ['toilet', 1.1],
      ],
    },
    {
      depth: chance.between(3.2, 3.9),
      rooms: [
        ['storage', 1.8],
        ...someBedrooms(chance, back),
        ...someBathrooms(chance, Math.max(0, bathrooms - (back === infront ? 1 : 0))),
      ],
    },
  ];
};

const LAYOUTS: Record<PlanFloor, Layout> = { flat, ground, upper };

/** Widths that fill the floor: what a row lacks goes to its rooms that may grow, by their size. */
function stretched({ rooms }: Row, width: number): readonly number[] {
  const fixed = rooms.reduce((sum, [kind, wish]) => sum + (FIXED.has(kind) ? stepped(wish) : 0), 0);
  const free = rooms.reduce((sum, [kind, wish]) => sum + (FIXED.has(kind) ? 0 : wish), 0);
  const scale = free === 0 ? 1 : (width - fixed) / free;
  const widths = rooms.map(([kind, wish]) => stepped(FIXED.has(kind) && free > 0 ? wish : wish * scale));
  const rest = width - widths.slice(0, -1).reduce((sum, one) => sum + one, 0);
  return [...widths.slice(0, -1), Math.round(rest * 100) / 100];
}

/** A floor whose rooms tile its outline, by chance within what is asked. */
export function somePlan(chance: Chance, facts: PlanFacts = {}): Plan {
  const floor = facts.floor ?? chance.pick(PLAN_FLOORS);
  const bedrooms = facts.bedrooms ?? (floor === 'upper' ? chance.int(2, 4) : chance.int(0, 4));
  const bathrooms = facts.bathrooms ?? (bedrooms > 2 ? chance.int(1, 2) : 1);
  const rows = LAYOUTS[floor](chance.fork('rooms'), bedrooms, bathrooms);
  const width = stepped(Math.max(...rows.map(({ rooms }) => rooms.reduce((sum, [, wish]) => sum + wish, 0))));
  const rooms: PlanRoom[] = [];
  let y = 0;
  for (const row of rows) {
    const depth = stepped(row.depth);
    let x = 0;
    stretched(row, width).forEach((wide, index) => {
      const kind = row.rooms[index]?.[0] ?? 'storage';
      rooms.push({ kind, x, y, width: wide, depth });
      x = Math.round((x + wide) * 100) / 100;
    });
    y = Math.round((y + depth) * 100) / 100;
  }
  return { width, depth: y, rooms, stairs: floor !== 'flat', north: chance.fork('north').int(0, 359) };
}
