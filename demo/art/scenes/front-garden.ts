/** The front garden of a villa: paths, a forecourt, a hedge with its gate, beds, a car. Px of the picture. */

import { ACROSS, type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { tuft } from '../nature/growth/grass.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { footpath } from '../nature/landscape.ts';
import { carFromBehind } from '../street/car.ts';

/** Position of a garden in front of its house. */
export interface Frontage {
  /** Foot of the house. */
  readonly ground: number;
  /** Px per metre at the house. */
  readonly scale: number;
  /** Horizontal extent of the house with its wing. */
  readonly from: number;
  readonly to: number;
  readonly door: number;
  /** Middle of the garage door. */
  readonly drive: number | null;
  /** Whether it may have a forecourt: a small house has a path. */
  readonly court: boolean;
}

/** A gap in the garden's boundary: its middle and half its width. */
type Gap = readonly [x: number, half: number];

const GRAVEL = ['#d8c7a6', '#cfc3ad', '#d9cdb8'] as const;
const PAVING = [...GRAVEL, '#b98f76', '#bdb8ae', '#a9a299'] as const;

function pillar(art: Art, x: number, foot: number, height: number, colour: string): void {
  const [light, dark] = [lit(art.colour(colour), 0.02), lit(art.colour(colour), -0.1)];
  const top = foot - height;
  art.rect(x - 28, top, 56, height, art.gradient(art.sun < 0 ? [light, dark] : [dark, light], ACROSS));
  let joints = '';
  for (let y = top + 10; y < foot; y += 10) joints += `M${px(x - 28)} ${px(y)}h56`;
  art.path(joints, 'none', { stroke: lit(light, 0.08), strokeWidth: 1.2, opacity: 0.45 });
  const cap = art.colour('#a8a39a');
  art.rect(x - 35, top - 12, 70, 16, cap);
  if (art.mood.snow) art.rect(x - 35, top - 20, 70, 10, '#fbfbf9', { radius: 5 });
}

/** The stretches between gaps, from edge to edge. */
function stretches(art: Art, gaps: readonly Gap[]): readonly (readonly [from: number, to: number])[] {
  const sorted = gaps.toSorted((one, other) => one[0] - other[0]);
  const starts = [-20, ...sorted.map(([x, half]) => x + half)];
  const ends = [...sorted.map(([x, half]) => x - half), art.width + 20];
  return starts
    .map((from, index) => [from, ends[index] ?? from] as const)
    .filter(([from, to]) => to - from > 40);
}

function hedges(art: Art, chance: Chance, gaps: readonly Gap[]): void {
  const foot = art.height + 10;
  const tall = chance.between(70, 105);
  const pillars = chance.chance(0.6);
  const clay = chance.pick(['#b9654a', '#a9583f', '#e6dfce', '#b9b2a4']);
  for (const [index, [from, to]] of stretches(art, gaps).entries())
    hedge(art, chance.fork(index), from, foot, to - from, tall);
  if (!pillars) return;
  for (const [x, half] of gaps)
    for (const side of [-1, 1]) pillar(art, x + side * (half + 24), foot, tall + 60, clay);
}

/** A low brick wall along the street, with plants above it. */
function lowWall(art: Art, chance: Chance, gaps: readonly Gap[]): void {
  const foot = art.height + 5;
  const tall = chance.between(52, 70);
  const base = art.colour(chance.pick(['#a9583f', '#b9795a', '#e6dfce', '#9a948a']));
  for (const [index, [from, to]] of stretches(art, gaps).entries()) {
    const count = Math.max(2, Math.round((to - from) / 150));
    const wide = (to - from) / count;
    for (let n = 0; n < count; n += 1) {
      const own = chance.fork(`${index}-${n}`);
      bush(art, own, from + n * wide, foot - tall + 14, wide * 1.08, own.between(34, 74), {
        flowers: art.mood.snow ? [] : own.pick([[], ['#f2d9e2', '#c98ab0'], ['#b9a4d6'], ['#fbf6ea']]),
      });
    }
    art.rect(from, foot - tall, to - from, tall, art.gradient([lit(base, 0.02), lit(base, -0.06)]));
    let joints = '';
    for (let y = foot - tall + 20; y < foot; y += 9) joints += `M${px(from)} ${px(y)}H${px(to)}`;
    art.path(joints, 'none', { stroke: lit(base, 0.09), strokeWidth: 1.2, opacity: 0.4 });
    art.rect(from - 4, foot - tall - 4, to - from + 8, 14, art.mood.snow ? '#f8f8f5' : art.colour('#a8a39a'));
  }
}

/** Loose beds of flowers and grasses towards the road. */
function beds(art: Art, chance: Chance, gaps: readonly Gap[]): void {
  const foot = art.height + 12;
  for (const [index, [from, to]] of stretches(art, gaps).entries()) {
    const count = Math.max(2, Math.round((to - from) / 165));
    const wide = (to - from) / count;
    for (let n = 0; n < count; n += 1) {
      const own = chance.fork(`${index}-${n}`);
      bush(art, own, from + n * wide, foot, wide * 1.1, own.between(50, 120), {
        flowers: art.mood.snow
          ? []
          : own.pick([[], ['#f2d9e2', '#c98ab0'], ['#f6ead0', '#e9b94c'], ['#b9a4d6'], ['#fbf6ea']]),
      });
      if (own.chance(0.5) && !art.mood.snow)
        tuft(art, own, from + (n + 0.5) * wide, foot, own.between(70, 120), art.mood.foliage[2], 14);
    }
  }
}

/** Gravel along the whole front, and to the road on one side. */
function forecourt(art: Art, chance: Chance, at: Frontage, out: number, colour: string): void {
  const { ground, scale, from, to } = at;
  const base = art.colour(art.mood.snow ? '#e0e1df' : colour);
  const deep = scale * chance.between(1.1, 1.5);
  const bottom = art.height + 5;
  const half = 1.9 * scale;
  art.path(
    `M${px(from - 20)} ${px(ground)}H${px(to + 20)}Q${px(to + 70)} ${px(ground + deep * 0.8)} ${px(to - 60)} ${px(ground + deep)}L${px(out + half)} ${px(ground + deep)}Q${px(out + half * 0.95)} ${px(ground + deep + 60)} ${px(out + half * 1.35)} ${px(bottom)}H${px(out - half * 1.35)}Q${px(out - half * 0.95)} ${px(ground + deep + 60)} ${px(out - half)} ${px(ground + deep)}L${px(from + 60)} ${px(ground + deep)}Q${px(from - 70)} ${px(ground + deep * 0.8)} ${px(from - 20)} ${px(ground)}Z`,
    art.gradient([lit(base, -0.03), lit(base, 0.03)]),
  );
  let pebbles = '';
  for (let n = 0; n < 500; n += 1) {
    const y = ground + 8 + chance.next() * (deep - 12);
    pebbles += `M${px(chance.between(from, to))} ${px(y)}h4v2h-4Z`;
  }
  art.path(pebbles, lit(base, -0.08), { opacity: 0.5 });
}

/** Random paths and boundary of the garden; drawn before the objects at the house. */
export function frontGarden(art: Art, chance: Chance, at: Frontage): void {
  const { ground, scale, door, drive } = at;
  const bottom = art.height + 5;
  const colour = chance.pick(PAVING);
  const court = chance.chance(0.35) && at.court;
  const gaps: Gap[] = [];
  if (court) {
    const out = drive ?? door + chance.pick([-1, 1] as const) * scale * 2;
    forecourt(art, chance.fork('court'), at, out, chance.pick(GRAVEL));
    gaps.push([out, 2.5 * scale]);
  } else {
    const to = door + chance.between(-2.4, 2.4) * scale;
    footpath(art, [door, ground], [to, bottom], [0.62 * scale, 1.15 * scale], colour);
    gaps.push([to, 1.25 * scale]);
    if (drive !== null) {
      const outward = drive + Math.sign(drive - door) * scale * chance.between(0, 1.2);
      footpath(art, [drive, ground], [outward, bottom], [1.6 * scale, 2.2 * scale], colour);
      gaps.push([outward, 2.35 * scale]);
    }
  }
  const away = drive ?? at.to - scale * 2;
  if (chance.chance(court ? 0.5 : 0.3) && (court || drive !== null)) {
    const x = away + (court ? chance.between(-0.6, 0.6) * scale : 0);
    carFromBehind(art, chance.fork('car'), x, ground + scale * chance.between(0.55, 0.9), 1.95 * scale);
  }
  const bound = chance.pick([hedges, hedges, lowWall, beds, beds, null]);
  bound?.(art, chance.fork('bound'), gaps.length > 1 ? merged(gaps) : gaps);
}

/** Merges overlapping gaps. */
function merged(gaps: readonly Gap[]): readonly Gap[] {
  const out: Gap[] = [];
  for (const [x, half] of gaps.toSorted((one, other) => one[0] - one[1] - (other[0] - other[1]))) {
    const last = out.at(-1);
    if (last === undefined || x - half > last[0] + last[1] + 90) {
      out.push([x, half]);
      continue;
    }
    const [from, to] = [last[0] - last[1], Math.max(last[0] + last[1], x + half)];
    out[out.length - 1] = [(from + to) / 2, (to - from) / 2];
  }
  return out;
}
