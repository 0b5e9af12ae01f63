/** A row of kitchen units on a wall with the parts above: window, hood, cupboards, shelves. */
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { roomWindow } from '../interior/openings.ts';
import type { Room, WallName } from '../interior/room.ts';
import { TILE_PATTERNS, wallTiles } from '../interior/wall-tiles.ts';
import { baseUnits, hood, type Kitchen, sink, UNIT, type Unit, wallUnits } from './kitchen-units.ts';
import { potted } from './plant.ts';
import { wallShelf } from './shelf.ts';
import { bowl } from './table.ts';

interface Run {
  readonly wall: WallName;
  /** Where the first unit begins, metres of the wall's u. */
  readonly from: number;
  readonly kinds: readonly Unit[];
  /** The first of the two units below the window, where the sink is. */
  readonly sinkAt?: number;
  /** Whether there is a window over the sink. */
  readonly window?: boolean;
}

/** Runs of units with nothing above them yet, as first index and count. */
function gaps(taken: readonly boolean[]): readonly (readonly [first: number, count: number])[] {
  const found: [number, number][] = [];
  taken.forEach((is, index) => {
    if (is) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === index) last[1] += 1;
    else found.push([index, 1]);
  });
  return found;
}

/** Jars, herbs, a chopping board. */
function onTheWorktop(room: Room, chance: Chance, { wall, from, kinds, sinkAt }: Run): void {
  const { art, style } = room;
  const frame = room.against(wall, from, kinds.length * UNIT);
  kinds.forEach((kind, index) => {
    const own = chance.fork(index);
    if (kind === 'oven' || index === sinkAt || index - 1 === sinkAt || !own.chance(0.6)) return;
    const u = (index + 0.5) * UNIT;
    const what = own.int(0, 3);
    if (what === 0) potted(frame, own, [u, 0.91, 0.2], own.pick(style.textiles), 0.24);
    else if (what === 1) bowl(frame.on([u, 0.91, 0.28]), style, [0, 0, 0]);
    else if (what === 2) {
      frame.box([u - 0.14, 0.91, 0.02], [0.26, 0.36, 0.02], art.colour(style.wood));
      frame.box([u + 0.02, 0.91, 0.05], [0.2, 0.26, 0.02], lit(art.colour(style.wood), 0.06));
    } else
      for (const [aside, tall] of [
        [-0.1, 0.22],
        [0.03, 0.17],
        [0.15, 0.13],
      ] as const)
        frame.turned(
          [u + aside, 0.91, 0.15],
          [
            [0, 0.055],
            [tall, 0.055],
            [tall + 0.02, 0.04],
          ],
          art.colour(own.pick(style.textiles)),
        );
  });
}

/** Draws a row of units on its wall. */
export function kitchenRun(room: Room, chance: Chance, kitchen: Kitchen, run: Run): void {
  const { style, walls, height } = room;
  const { wall, from, kinds, sinkAt, window = false } = run;
  const length = kinds.length * UNIT;
  wallTiles(room, walls[wall], style.tile, chance.fork('tiles').pick(TILE_PATTERNS), [
    from,
    0.9,
    length,
    0.56,
  ]);
  baseUnits(room.against(wall, from, length), kitchen, kinds);
  const taken = kinds.map((kind) => kind === 'oven');
  kinds.forEach((kind, index) => {
    if (kind === 'oven') hood(room.against(wall, from + index * UNIT, UNIT), kitchen, height);
  });
  if (sinkAt !== undefined) {
    const middle = from + (sinkAt + 1) * UNIT;
    sink(room.against(wall, middle - 0.25, 0.5), style);
    if (window) {
      const wide = 1.1;
      const opening = { u: middle - wide / 2, v: 1.12, width: wide, height: Math.min(1.2, height - 1.4) };
      roomWindow(room, walls[wall], opening, { columns: 2, rows: style.bars ? 2 : 1 });
      taken[sinkAt] = true;
      taken[sinkAt + 1] = true;
    }
  }
  const cupboards = chance.fork('uppers').chance(0.55);
  for (const [first, count] of gaps(taken)) {
    const start = from + first * UNIT;
    const wide = count * UNIT;
    if (cupboards) wallUnits(room.against(wall, start, wide), kitchen, count);
    else
      for (const y of [1.5, 1.88])
        wallShelf(
          room.against(wall, start + 0.05, wide - 0.1),
          chance.fork(`${first}-${y}`),
          style,
          wide - 0.1,
          y,
        );
  }
  onTheWorktop(room, chance.fork('worktop'), run);
}
