import { seededRandom, seedOf } from './random.ts';

/** Size of the drawing, in its own units. */
export const PLAN_WIDTH = 1600;
export const PLAN_HEIGHT = 900;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shapes of a made-up quarter, as values of `d`, and where the estate is shown in it. */
interface TownPlan {
  readonly parks: string;
  readonly blocks: string;
  readonly river: string;
  readonly streets: string;
  readonly avenues: string;
  readonly estate: Point;
}

const MARGIN = 160;
/** Quarters drawn as a park, of all. */
const PARK_SHARE = 0.12;
/** Every so many streets one is an avenue. */
const AVENUE_EVERY = 3;

const between = (random: () => number, low: number, high: number): number =>
  Math.round(low + random() * (high - low));

/** Places of streets across a side, irregularly spaced. */
const streetsAlong = (random: () => number, end: number, low: number, high: number): number[] => {
  const places = [-MARGIN];
  for (let at = -MARGIN; at < end + MARGIN; ) {
    at += between(random, low, high);
    places.push(at);
  }
  return places;
};

const lines = (places: readonly number[], draw: (place: number) => string, avenues: boolean): string =>
  places
    .filter((_, index) => (index % AVENUE_EVERY === 1) === avenues)
    .map(draw)
    .join('');

const buildings = (
  random: () => number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): string => {
  const inset = 16;
  const width = right - left - 2 * inset;
  const height = bottom - top - 2 * inset;
  const cut = Math.round(width * (0.35 + random() * 0.3));
  const part = (x: number, wide: number): string => `M${x} ${top + inset}h${wide}v${height}h${-wide}z`;
  return random() < 0.4 || width < 120
    ? part(left + inset, width)
    : part(left + inset, cut - 5) + part(left + inset + cut + 5, width - cut - 5);
};

/**
 * Draws a quarter that is the same for the same estate: streets, blocks, parks and a river. It shows no
 * real street, so it gives no address away; the estate of a hidden address stands off its middle.
 */
export const townPlan = (key: string, hidden: boolean): TownPlan => {
  const random = seededRandom(seedOf(key));
  const columns = streetsAlong(random, PLAN_WIDTH, 150, 290);
  const rows = streetsAlong(random, PLAN_HEIGHT, 130, 220);
  let parks = '';
  let blocks = '';
  for (const [column, left] of columns.slice(0, -1).entries()) {
    for (const [row, top] of rows.slice(0, -1).entries()) {
      const right = columns[column + 1] ?? left;
      const bottom = rows[row + 1] ?? top;
      if (random() < PARK_SHARE) parks += `M${left} ${top}H${right}V${bottom}H${left}z`;
      else blocks += buildings(random, left, top, right, bottom);
    }
  }
  const down = (x: number): string => `M${x} ${-MARGIN}V${PLAN_HEIGHT + MARGIN}`;
  const across = (y: number): string => `M${-MARGIN} ${y}H${PLAN_WIDTH + MARGIN}`;
  const source = between(random, 90, 260);
  const estate = hidden
    ? { x: PLAN_WIDTH / 2 + between(random, -150, 150), y: PLAN_HEIGHT / 2 + between(random, -60, 90) }
    : { x: PLAN_WIDTH / 2, y: PLAN_HEIGHT / 2 };
  return {
    parks,
    blocks,
    river: `M${-MARGIN} ${source + between(random, -60, 60)}C${between(random, 200, 420)} ${source - 120} ${between(random, 420, 620)} ${source + 150} ${between(random, 760, 900)} ${source + 40}S${between(random, 1250, 1400)} ${source - 110} ${PLAN_WIDTH + MARGIN} ${source + between(random, -40, 90)}`,
    streets: lines(columns, down, false) + lines(rows, across, false),
    avenues: lines(columns, down, true) + lines(rows, across, true),
    estate,
  };
};
