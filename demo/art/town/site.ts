/** A plot in a street with its camera: the visible faces of a building, and the viewpoint. */

import { createFront, type Front } from '../blocks/front.ts';
import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';

/** A face of the building along a street. */
export interface Face {
  readonly origin: Place;
  readonly turn: number;
  /** Metres. */
  readonly length: number;
  /** The end of the face at a street crossing; null for a building within a row. */
  readonly corner: 'start' | 'end' | null;
}

export interface Site {
  readonly camera: Camera;
  /** Px. */
  readonly horizon: number;
  readonly main: Face;
  readonly side: Face | null;
}

interface Extent {
  readonly main: number;
  readonly side: number;
  readonly height: number;
}

const EYE = 1.9;
/** Height of the horizon, px: lower in the picture for a tall building, so that a low one has less sky above it. */
const HORIZON = { tall: 945, low: 850 } as const;
/** Px per metre at a distance of one metre. */
const FOCAL = 1250;
/** Maximum size of the building in the picture, px. */
const MOST = { width: 1210, height: 850 } as const;

const horizonFor = (away: number, height: number): number => {
  const share = Math.min(1, (FOCAL * height) / away / MOST.height);
  return HORIZON.low + (HORIZON.tall - HORIZON.low) * Math.max(0, share * 2 - 1);
};

/** Metres along a face, as a place in space. */
export const alongFace = ({ origin, turn }: Face, u: number): Place => [
  origin[0] + Math.cos(turn) * u,
  0,
  origin[2] + Math.sin(turn) * u,
];

export const frontOf = (art: Art, { camera }: Site, { origin, turn }: Face): Front =>
  createFront(art, camera, origin, turn);

/** A building at a crossing, seen over its corner, as near as the picture allows. */
function cornerSite(art: Art, chance: Chance, { main, side, height }: Extent): Site {
  const slant = chance.between(0.42, 0.68);
  const mainOnTheRight = art.sun > 0 ? chance.chance(0.8) : chance.chance(0.2);
  const reach = (away: number) => {
    const long = (FOCAL * main * Math.cos(slant)) / (away + main * Math.sin(slant));
    const short = (FOCAL * side * Math.sin(slant)) / (away + side * Math.cos(slant));
    return { long, short };
  };
  let away = Math.max(16, (FOCAL * (height - EYE)) / MOST.height);
  while (reach(away).long + reach(away).short > MOST.width) away += 0.5;
  const { long, short } = reach(away);
  const lean = ((mainOnTheRight ? short - long : long - short) / 2) * 0.9;
  const turn = mainOnTheRight ? slant : -slant;
  const other = mainOnTheRight ? turn - Math.PI / 2 : turn + Math.PI / 2;
  const corner: Place = [0, 0, away];
  const back = (by: number, angle: number): Place => [-Math.cos(angle) * by, 0, away - Math.sin(angle) * by];
  const horizon = horizonFor(away, height);
  return {
    horizon,
    camera: createCamera({
      eye: [0, EYE, 0],
      focal: FOCAL,
      centre: [art.width / 2 + lean + chance.between(-40, 40), horizon],
    }),
    main: mainOnTheRight
      ? { origin: corner, turn, length: main, corner: 'start' }
      : { origin: back(main, turn), turn, length: main, corner: 'end' },
    side: mainOnTheRight
      ? { origin: back(side, other), turn: other, length: side, corner: 'end' }
      : { origin: corner, turn: other, length: side, corner: 'start' },
  };
}

/** A building within its row, seen from across the street. */
function rowSite(art: Art, chance: Chance, { main, height }: Extent): Site {
  const away = Math.max(17, (FOCAL * (height - EYE)) / MOST.height, (FOCAL * main) / MOST.width);
  const aside = chance.between(-0.2, 0.2) * main;
  const horizon = horizonFor(away, height);
  return {
    horizon,
    camera: createCamera({
      eye: [aside, EYE, 0],
      focal: FOCAL,
      centre: [art.width / 2 + (aside * FOCAL) / away + chance.between(-50, 50), horizon],
    }),
    main: { origin: [-main / 2, 0, away], turn: 0, length: main, corner: null },
    side: null,
  };
}

/** Either kind; a wide low building is always shown over its corner, `share` of the others too. */
export const someSite = (art: Art, chance: Chance, extent: Extent, share: number): Site =>
  extent.main > extent.height * 1.7 || chance.chance(share)
    ? cornerSite(art, chance, extent)
    : rowSite(art, chance, extent);
