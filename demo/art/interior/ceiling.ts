/** Ceilings: plain, with mouldings, on beams, or of boards. */
import type { Place } from '../canvas/camera.ts';
import { lit, mix } from '../canvas/colour.ts';
import { NEAR_EDGE, type Room } from './room.ts';
import type { CeilingKind } from './style.ts';

/** How far beams hang below a ceiling, and how wide they are, metres. */
const BEAM = { deep: 0.17, wide: 0.15, apart: 0.95 } as const;

/** A strip across the ceiling, between two depths. */
const across = ({ width }: Room, y: number, from: number, to: number): readonly Place[] => [
  [0, y, from],
  [width, y, from],
  [width, y, to],
  [0, y, to],
];

function beams(room: Room, hex: string): void {
  const { art, camera, width, height, depth } = room;
  const wood = art.colour(hex);
  const low = height - BEAM.deep;
  for (let z = depth - 0.35; z > NEAR_EDGE + 1; z -= BEAM.apart) {
    const near = z - BEAM.wide;
    art.polygon(camera.outline(across(room, height - 0.004, z, z + 0.3)), art.mood.shadow.colour, {
      opacity: 0.1,
    });
    art.polygon(camera.outline(across(room, low, near, z)), lit(wood, -0.07));
    const face: readonly Place[] = [
      [0, low, near],
      [width, low, near],
      [width, height, near],
      [0, height, near],
    ];
    art.polygon(camera.outline(face), art.gradient([lit(wood, -0.01), lit(wood, 0.03)]));
  }
}

function boards(room: Room): void {
  const { art, camera, style, height, depth, width } = room;
  const joint = lit(art.colour(style.trim), -0.07);
  for (let x = 0.18; x < width; x += 0.18) {
    const line: readonly Place[] = [
      [x, height, NEAR_EDGE],
      [x, height, depth],
      [x + 0.012, height, depth],
      [x + 0.012, height, NEAR_EDGE],
    ];
    art.polygon(camera.outline(line), joint);
  }
}

/** A stucco frame at some distance from the walls. */
function mouldings(room: Room): void {
  const { art, camera, style, width, height, depth } = room;
  const colour = art.colour(style.trim);
  for (const [inset, wide, light] of [
    [0.3, 0.07, -0.035],
    [0.32, 0.03, 0.02],
  ] as const) {
    const [x0, x1, z1] = [inset, width - inset, depth - inset];
    const strips: readonly (readonly [number, number, number, number])[] = [
      [x0, x1, z1 - wide, z1],
      [x0, x0 + wide, NEAR_EDGE, z1],
      [x1 - wide, x1, NEAR_EDGE, z1],
    ];
    for (const [left, right, near, far] of strips) {
      const strip: readonly Place[] = [
        [left, height, near],
        [right, height, near],
        [right, height, far],
        [left, height, far],
      ];
      art.polygon(camera.outline(strip), lit(colour, light));
    }
  }
}

const KINDS: Record<CeilingKind, (room: Room) => void> = {
  plain: () => undefined,
  mouldings,
  boards,
  beams: (room) => beams(room, room.style.wood),
};

/** Draws the ceiling of a room, and with it everything of the picture above the walls. */
export function drawCeiling(room: Room): void {
  const { art, camera, style, width, height, depth } = room;
  const ceiling = art.colour(style.trim);
  art.rect(0, 0, art.width, art.height, ceiling);
  const all: readonly Place[] = [
    [0, height, NEAR_EDGE],
    [width, height, NEAR_EDGE],
    [width, height, depth],
    [0, height, depth],
  ];
  art.polygon(
    camera.outline(all),
    art.gradient([ceiling, lit(mix(ceiling, art.mood.shadow.colour, 0.08), -0.01)]),
  );
  KINDS[style.ceiling](room);
}
