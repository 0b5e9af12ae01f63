/** A block of flats in space: its front, its side wall, and objects on its roof. */

import { brick, type Field, render, sunOnWall } from '../building/masonry.ts';
import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { balcony } from './balcony.ts';
import { createFront, type Front, farthestFirst } from './front.ts';
import { glazing, setWindow } from './glazing.ts';
import { loggia } from './loggia.ts';
import { onTheRoof, roofEdge } from './roof.ts';
import { groundFloor } from './shops.ts';
import { type Block, cellAt, wallHeight, widthOf } from './spec.ts';

/** Scale in px per metre from which bricks are visible. */
const BRICKS_SEEN = 38;

/** Distance in metres between balconies and the building's corners. */
const AT_THE_EDGE = 0.45;

/** The bare wall: bricks when they are visible, else courses of slightly different tints. */
function wallOf(front: Front, chance: Chance, block: Block, field: Field): void {
  const { art } = front;
  const plane = front.plane();
  const [u, v, width, height] = field;
  if (block.wall.kind === 'render') {
    render(art, chance, plane, field, block.wall.colour);
  } else if (plane.scale(u + width / 2, v + height / 2) > BRICKS_SEEN) {
    brick(art, chance, plane, field, block.wall.colour);
  } else {
    const base = art.colour(block.wall.colour);
    plane.rect(u, v, width, height, art.gradient([lit(base, 0.02), lit(base, -0.02)]));
    for (let n = 0; n < (width * height) / 2; n += 1) {
      const long = chance.between(0.4, 1.4);
      plane.rect(
        u + chance.next() * (width - long),
        v + chance.next() * (height - 0.1),
        long,
        0.08,
        lit(base, chance.pick([-0.05, 0.035, -0.03])),
        { opacity: 0.5 },
      );
    }
  }
  if (front.dark > 0.04)
    plane.rect(u, v, width, height, art.mood.shadow.colour, { blend: 'multiply', opacity: front.dark });
  else sunOnWall(art, plane, field, 0.2);
}

function bandOver(front: Front, block: Block): void {
  const width = widthOf(block);
  if (block.style === 'thirties' || block.style === 'eighties') {
    for (let storey = 1; storey <= block.storeys; storey += 1) {
      front.box([0, block.ground + storey * block.storey - 0.16, 0], [width, 0.14, 0.06], block.accent);
    }
  }
}

/** Windows and doors of the wall, then the parts in front of it, from far to near. */
function storeysOf(front: Front, chance: Chance, block: Block): void {
  const { art, eye } = front;
  const floors = Array.from({ length: block.storeys }, (_, storey) => storey);
  const bays = Array.from({ length: block.bays }, (_, bay) => bay);
  for (const storey of floors) {
    const v = block.ground + storey * block.storey;
    for (const bay of bays) {
      const own = chance.fork(`${storey}-${bay}`);
      const u = bay * block.bay;
      const cell = cellAt(block, bay, storey);
      if (cell === 'loggia') loggia(front, own, block, u + 0.25, v, block.bay - 0.5);
      else if (cell === 'window') {
        const wide = block.style === 'sixties' ? block.bay * 0.72 : Math.min(2, block.bay * 0.46);
        setWindow(
          front,
          own,
          [
            u + (block.bay - wide) / 2,
            v + (block.style === 'new' ? 0.3 : 0.8),
            wide,
            block.storey - (block.style === 'new' ? 0.9 : 1.35),
          ],
          { frame: block.frame, leaves: wide > 2.2 ? 3 : 2 },
          block.wall.colour,
        );
      } else {
        const tint = block.style === 'new' || block.style === 'sixties' ? block.accent : block.wall.colour;
        front
          .plane()
          .rect(
            u + 0.05,
            v,
            block.bay - 0.1,
            block.storey - 0.2,
            mix(front.tone(tint), art.mood.shadow.colour, 0.1),
          );
        glazing(front, own, [u + 0.35, v, block.bay - 0.7, block.storey - 0.5], {
          frame: block.frame,
          leaves: block.bay > 4 ? 4 : 3,
        });
      }
    }
  }
  const far = farthestFirst(eye[1]);
  for (const storey of floors.toSorted((one, other) =>
    far(block.ground + one * block.storey, block.ground + other * block.storey),
  )) {
    const runs: { u: number; width: number }[] = [];
    for (const bay of bays) {
      if (cellAt(block, bay, storey) !== 'balcony') continue;
      const last = runs.at(-1);
      if (last !== undefined && Math.abs(last.u + last.width - bay * block.bay) < 0.01)
        last.width += block.bay;
      else runs.push({ u: bay * block.bay, width: block.bay });
    }
    const [least, most] = [AT_THE_EDGE, widthOf(block) - AT_THE_EDGE];
    for (const { u, width } of runs.toSorted((one, other) => farthestFirst(eye[0])(one.u, other.u))) {
      balcony(
        front,
        chance.fork(`balcony-${storey}-${Math.round(u)}`),
        block,
        Math.max(least, u + 0.08),
        block.ground + storey * block.storey,
        Math.min(most, u + width - 0.08) - Math.max(least, u + 0.08),
      );
    }
  }
}

/** A side wall seen at an angle: blank, with a column of small windows. */
function sideWall(front: Front, chance: Chance, block: Block, depth: number): void {
  wallOf(front, chance.fork('wall'), block, [0, 0, depth, wallHeight(block) + 0.3]);
  for (let storey = 0; storey < block.storeys; storey += 1) {
    const v = block.ground + storey * block.storey;
    for (const share of depth > 9 ? [0.25, 0.6] : [0.45]) {
      setWindow(
        front,
        chance.fork(`${storey}-${share}`),
        [depth * share, v + 0.8, 1.1, 1.5],
        { frame: block.frame, leaves: 1 },
        block.wall.colour,
      );
    }
  }
}

/** Parts of a block to draw: all of it, or only its front when two fronts meet at a corner. */
type Part = 'whole' | 'corner' | 'face';

/** Draws a block with the lower left corner of its front at `origin`, rotated as in `createFront`. */
export function drawBlock(
  art: Art,
  camera: Camera,
  chance: Chance,
  block: Block,
  origin: Place,
  turn = 0,
  part: Part = 'whole',
): void {
  const front = createFront(art, camera, origin, turn);
  const width = widthOf(block);
  const DEPTH = 12;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  if (part === 'whole' && front.eye[0] > width) {
    const place: Place = [origin[0] + cos * width, origin[1], origin[2] + sin * width];
    sideWall(createFront(art, camera, place, turn + Math.PI / 2), chance.fork('side'), block, DEPTH);
  } else if (part === 'whole' && front.eye[0] < 0) {
    const place: Place = [origin[0] - sin * DEPTH, origin[1], origin[2] + cos * DEPTH];
    sideWall(createFront(art, camera, place, turn - Math.PI / 2), chance.fork('side'), block, DEPTH);
  }
  if (part !== 'face') onTheRoof(front, chance.fork('roof'), block);
  wallOf(front, chance.fork('wall'), block, [0, 0, width, wallHeight(block)]);
  bandOver(front, block);
  groundFloor(front, chance.fork('ground'), block);
  storeysOf(front, chance.fork('storeys'), block);
  if (part === 'face') roofEdge(front, block);
}
