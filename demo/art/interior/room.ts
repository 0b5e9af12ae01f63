import type { Art } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { drawGlow, type Facing, type Frame, frameAt } from './frame.ts';
import { indoors, lampsAreOn } from './indoors.ts';
import { cameraFor, type Shot } from './shot.ts';
import { byDepth, type Solid } from './solids.ts';
import type { Stage } from './stage.ts';
import type { RoomStyle } from './style.ts';
import { type RoomStyleName, styleFor } from './styles.ts';

/** Part of a room in view: its back wall from straight ahead, or its far left or right corner. */
const ROOM_VIEWS = ['front', 'left', 'right'] as const;
type RoomView = (typeof ROOM_VIEWS)[number];

/** Surroundings outside the windows. */
const OUTLOOKS = ['garden', 'town', 'sea', 'forest'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

export type WallName = 'back' | 'left' | 'right';

/** A wall: u is metres to the right along the back wall, and away from the viewer along a side wall; v is up. */
export interface Wall {
  readonly name: WallName;
  readonly plane: Plane;
  /** The visible part, metres of u. */
  readonly from: number;
  readonly to: number;
  /** Its plane moved into the room by `by` metres. */
  inward(by: number): Plane;
  place(u: number, v: number): Place;
}

/** The sun is at its left, so windows are best there or in the back wall. */
export interface Room extends Stage {
  readonly chance: Chance;
  readonly style: RoomStyle;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Whether the picture is mirrored. */
  readonly mirrored: boolean;
  readonly outlook: Outlook;
  readonly walls: Readonly<Record<WallName, Wall>>;
  readonly floor: Plane;
  /** A frame at a place on the floor. */
  at(x: number, z: number, facing?: Facing, y?: number): Frame;
  /** A frame with its back to a wall, at `from` metres of the wall's u, with the given width. */
  against(wall: WallName, from: number, width: number, gap?: number): Frame;
  /** Draws shadows, then all objects in the room, then the light of its lamps. */
  drawThings(): void;
}

/** Depth in metres to which the walls are drawn, behind the viewer. */
export const NEAR_EDGE = -3.2;

/** Facts about a room from a listing; the rest is random. */
export interface RoomFacts {
  /** Palette, floor and fittings: rooms of one estate have one style. */
  readonly style?: RoomStyleName;
  /** From the front, or into the far left or right corner. */
  readonly view?: RoomView;
  /** View through the windows: the same for all rooms of an estate. */
  readonly outlook?: Outlook;
  /** An estate to renovate: bare, without plaster. */
  readonly toRenovate?: boolean;
}

export interface RoomPlan {
  /** Metres; the depth is from the viewer's side to the back wall. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly shot: Shot;
}

/** An empty room in a style; `drawThings` draws the objects added to it. */
export function createRoom(picture: Art, facts: RoomFacts, plan: RoomPlan, mirrored: boolean): Room {
  const art = indoors(picture, mirrored ? 1 : -1);
  const chance = art.chance.fork('room');
  const { width, height, depth } = plan;
  const camera = cameraFor(art, plan.shot, mirrored);
  const solids: Solid[] = [];
  const shades: { readonly outline: readonly Place[]; readonly strength: number }[] = [];
  const sunlight: (() => void)[] = [];
  const glows: { readonly place: Place; readonly radius: number }[] = [];
  const stage: Stage = {
    art,
    camera,
    add: (solid) => solids.push(solid),
    addShade: (outline, strength) => shades.push({ outline, strength }),
    addSunlight: (draw) => sunlight.push(draw),
    addGlow: (place, radius) => glows.push({ place, radius }),
  };
  const side = (name: 'left' | 'right'): Wall => {
    const x = name === 'left' ? 0 : width;
    const inside = name === 'left' ? 1 : -1;
    const inward = (by: number): Plane => planeIn(art, camera, [x + inside * by, 0, 0], [0, 0, 1], [0, 1, 0]);
    return { name, plane: inward(0), from: NEAR_EDGE, to: depth, inward, place: (u, v) => [x, v, u] };
  };
  const backward = (by: number): Plane => planeIn(art, camera, [0, 0, depth - by], [1, 0, 0], [0, 1, 0]);
  const at: Room['at'] = (x, z, facing = 'south', y = 0) => frameAt(stage, [x, y, z], facing);
  return {
    ...stage,
    chance,
    style: styleFor(chance.fork('style'), facts.style),
    width,
    height,
    depth,
    mirrored,
    outlook: facts.outlook ?? chance.fork('outlook').pick(OUTLOOKS),
    walls: {
      back: {
        name: 'back',
        plane: backward(0),
        from: 0,
        to: width,
        inward: backward,
        place: (u, v) => [u, v, depth],
      },
      left: side('left'),
      right: side('right'),
    },
    floor: planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]),
    at,
    against(wall, from, wide, gap = 0.02) {
      if (wall === 'back') return at(from, depth - gap);
      return wall === 'left' ? at(gap, from, 'east') : at(width - gap, from + wide, 'west');
    },
    drawThings() {
      for (const draw of sunlight) draw();
      for (const { outline, strength } of shades) art.shade(camera.outline(outline), strength, 7);
      for (const solid of byDepth(solids, camera)) solid.draw();
      if (!lampsAreOn(art)) return;
      for (const { place, radius } of glows) {
        drawGlow(art, camera.point(place), radius * camera.scale(place));
      }
    },
  };
}
