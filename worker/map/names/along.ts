import { type Line, thinned } from '../drawing/geometry.ts';
import type { Room, TextBox } from './room.ts';
import { joined, type Stretch, straightest } from './stretch.ts';
import { escaped, textWidth } from './text.ts';

/** SVG of names along lines, and the paths that curved names follow. */
export interface AlongNames {
  readonly texts: string;
  readonly paths: string;
}

/** Boxes along a name, about as large as a letter. */
function letterBoxes({ points }: Stretch, need: number, size: number): readonly TextBox[] {
  const boxes: TextBox[] = [];
  const half = size / 2;
  let left = 0;
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = [points[i - 2] as number, points[i - 1] as number];
    const [dx, dy] = [(points[i] as number) - x, (points[i + 1] as number) - y];
    const length = Math.hypot(dx, dy);
    while (left <= length && boxes.length <= need / size + 1) {
      const [at, over] = [x + (dx * left) / (length || 1), y + (dy * left) / (length || 1)];
      boxes.push([at - half, over - half, at + half, over + half]);
      left += size;
    }
    left -= length;
  }
  return boxes;
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Total turn below which a name is written straight, radians. */
const STRAIGHT = 0.16;

/** Writes a name on its stretch: as rotated text if it is straight, otherwise along a path. */
function written(name: string, { points, turn }: Stretch, size: number, id: string): AlongNames {
  const [x1, y1] = [points[0] as number, points[1] as number];
  const [x2, y2] = [points[points.length - 2] as number, points[points.length - 1] as number];
  const drop = tenth(size * 0.35);
  if (turn < STRAIGHT) {
    const angle = tenth((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
    const middle = `${tenth((x1 + x2) / 2)} ${tenth((y1 + y2) / 2)}`;
    return {
      texts: `<text transform="translate(${middle})rotate(${angle})" y="${drop}">${escaped(name)}</text>`,
      paths: '',
    };
  }
  const line = thinned(points, 0.7);
  let path = '';
  for (let i = 0; i < line.length; i += 2) {
    path += `${i === 0 ? 'M' : 'L'}${tenth(line[i] as number)} ${tenth(line[i + 1] as number)}`;
  }
  return {
    texts: `<text dy="${drop}"><textPath href="#${id}" startOffset="50%">${escaped(name)}</textPath></text>`,
    paths: `<path id="${id}" d="${path}"/>`,
  };
}

/** Reserves and returns the straightest free stretch of these lines; null when there is none. */
function taken(name: string, lines: readonly Line[], room: Room, size: number): Stretch | null {
  const need = textWidth(name, size) + 2;
  const stretches = lines
    .map((line) => straightest(line, need))
    .filter((stretch) => stretch !== null)
    .sort((one, other) => one.cost - other.cost);
  return stretches.find((stretch) => room.take(letterBoxes(stretch, need, size), 2)) ?? null;
}

/**
 * Writes each name once, on the straightest free stretch. `lines` are the pieces of each street, in pixels;
 * `spellings` are tried in order; `prefix` makes the ids of paths unique.
 */
export function namesAlong(
  lines: ReadonlyMap<string, readonly Line[]>,
  spellings: (name: string) => readonly string[],
  room: Room,
  size: number,
  prefix: string,
): AlongNames {
  let [texts, paths] = ['', ''];
  for (const [name, pieces] of lines) {
    const whole = joined(pieces).map((line) => thinned(line, 1));
    for (const spelling of spellings(name)) {
      const stretch = taken(spelling, whole, room, size);
      if (stretch === null) continue;
      const text = written(spelling, stretch, size, `${prefix}${texts.length.toString(36)}`);
      texts += text.texts;
      paths += text.paths;
      break;
    }
  }
  return { texts, paths };
}
