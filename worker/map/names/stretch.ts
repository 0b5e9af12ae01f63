import type { Line } from '../drawing/geometry.ts';

/** A part of a line that is straight and long enough for a name; points in pixels, from left to right. */
export interface Stretch {
  readonly points: Line;
  /** Total turn, radians. */
  readonly turn: number;
  /** Lower is easier to read. */
  readonly cost: number;
}

/** Least length of a street as a fraction of its name's length: a name may overhang. */
const LEAST_SHARE = 0.78;
/** Greatest turn of a name at one point, and in total, radians. */
const MOST_SHARP = 0.5;
const MOST_TURN = 1.1;
/** Positions tried along a line, at most. */
const TRIES = 12;

/** Distance of each point from the start of the line. */
function lengthsOf(line: Line): readonly number[] {
  const lengths = [0];
  for (let i = 2; i < line.length; i += 2) {
    const step = Math.hypot(
      (line[i] as number) - (line[i - 2] as number),
      (line[i + 1] as number) - (line[i - 1] as number),
    );
    lengths.push((lengths[lengths.length - 1] as number) + step);
  }
  return lengths;
}

/** Extends both ends of a line, each by half of the missing length. */
function overhung(line: Line, missing: number): Line {
  const end = line.length - 2;
  const out = (at: number, from: number): readonly [number, number] => {
    const [x, y] = [line[at] as number, line[at + 1] as number];
    const [dx, dy] = [x - (line[from] as number), y - (line[from + 1] as number)];
    const share = missing / 2 / (Math.hypot(dx, dy) || 1) + 0.01;
    return [x + dx * share, y + dy * share];
  };
  return [...out(0, 2), ...line.slice(2, end), ...out(end, end - 2)];
}

function pointAt(line: Line, lengths: readonly number[], at: number): readonly [number, number] {
  let next = 1;
  while (next < lengths.length - 1 && (lengths[next] as number) < at) next += 1;
  const [before, after] = [lengths[next - 1] as number, lengths[next] as number];
  const share = (at - before) / (after - before || 1);
  const [x, y] = [line[next * 2 - 2] as number, line[next * 2 - 1] as number];
  return [x + ((line[next * 2] as number) - x) * share, y + ((line[next * 2 + 1] as number) - y) * share];
}

/** Total turn of a line, and its sharpest turn, radians. */
function turnsOf(line: Line): { readonly turn: number; readonly sharpest: number } {
  let [turn, sharpest, before] = [0, 0, Number.NaN];
  for (let i = 2; i < line.length; i += 2) {
    const [dx, dy] = [
      (line[i] as number) - (line[i - 2] as number),
      (line[i + 1] as number) - (line[i - 1] as number),
    ];
    if (dx === 0 && dy === 0) continue;
    const angle = Math.atan2(dy, dx);
    if (!Number.isNaN(before)) {
      const turned = Math.abs(((angle - before + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      turn += turned;
      sharpest = Math.max(sharpest, turned);
    }
    before = angle;
  }
  return { turn, sharpest };
}

function backwards(line: Line): Line {
  const turned: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) turned.push(line[i] as number, line[i + 1] as number);
  return turned;
}

/** The straightest stretch of `need` pixels on a line, near its middle; null when there is none. */
export function straightest(street: Line, need: number): Stretch | null {
  if (street.length < 4) return null;
  let line = street;
  let lengths = lengthsOf(line);
  let total = lengths[lengths.length - 1] as number;
  if (total < need * LEAST_SHARE) return null;
  if (total < need) {
    line = overhung(line, need - total);
    lengths = lengthsOf(line);
    total = lengths[lengths.length - 1] as number;
  }
  const spare = total - need;
  let best: Stretch | null = null;
  for (let at = 0; at <= spare; at += Math.max(6, spare / TRIES)) {
    const points = [...pointAt(line, lengths, at)];
    for (const [index, length] of lengths.entries()) {
      if (length > at && length < at + need)
        points.push(line[index * 2] as number, line[index * 2 + 1] as number);
    }
    points.push(...pointAt(line, lengths, at + need));
    const { turn, sharpest } = turnsOf(points);
    const cost = turn + Math.abs(at + need / 2 - total / 2) / total / 3;
    if (sharpest < MOST_SHARP && turn < MOST_TURN && cost < (best?.cost ?? Infinity))
      best = { points, turn, cost };
  }
  if (best === null) return null;
  const reads = (best.points[0] as number) <= (best.points[best.points.length - 2] as number);
  return reads ? best : { ...best, points: backwards(best.points) };
}

/** Ends closer than this are joined, pixels: a crossing or a small roundabout does not end a street. */
const MEETS = 6;
/** Above this number of pieces, none are joined. */
const MOST_PIECES = 48;

const meet = (one: Line, at: number, other: Line, where: number): boolean =>
  Math.abs((one[at] as number) - (other[where] as number)) < MEETS &&
  Math.abs((one[at + 1] as number) - (other[where + 1] as number)) < MEETS;

/** Joins two pieces if two of their ends meet; otherwise null. */
function joinedPair(one: Line, other: Line): Line | null {
  const [end, otherEnd] = [one.length - 2, other.length - 2];
  if (meet(one, end, other, 0)) return [...one, ...other.slice(2)];
  if (meet(one, end, other, otherEnd)) return [...one, ...backwards(other).slice(2)];
  if (meet(one, 0, other, otherEnd)) return [...other, ...one.slice(2)];
  if (meet(one, 0, other, 0)) return [...backwards(other), ...one.slice(2)];
  return null;
}

/** Joins pieces of one street that meet end to end. */
export function joined(pieces: readonly Line[]): readonly Line[] {
  if (pieces.length > MOST_PIECES) return pieces;
  const whole: Line[] = [];
  for (const piece of pieces) {
    let grown = piece;
    // A longer piece may meet lines checked before, so the check starts again after each join.
    for (let index = 0; index < whole.length; ) {
      const longer = joinedPair(whole[index] as Line, grown);
      if (longer === null) index += 1;
      else {
        whole.splice(index, 1);
        [grown, index] = [longer, 0];
      }
    }
    whole.push(grown);
  }
  return whole;
}
