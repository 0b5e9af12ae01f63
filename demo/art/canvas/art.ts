import { type Chance, chanceFor } from './chance.ts';
import { lit, mix } from './colour.ts';
import { MOODS, type Mood, type MoodName } from './moods.ts';

/** In px of the picture, or in metres on a plane. */
export type Point = readonly [x: number, y: number];

/** A stop of a gradient: place 0…1, colour, and how opaque it is. */
export type Stop = readonly [at: number, colour: string, opacity?: number];
/** From where to where, 0…1 of the shape's own box. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];
export const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];

/** Style of a shape besides its fill. */
export interface Look {
  readonly opacity?: number;
  readonly blend?: 'multiply' | 'screen' | 'soft-light';
  /** Standard deviation, px. */
  readonly blur?: number;
  readonly stroke?: string;
  /** Px. */
  readonly strokeWidth?: number;
  readonly round?: boolean;
  /** Corner radius of a rectangle, px. */
  readonly radius?: number;
  /** Position of its own origin, and px per unit. */
  readonly placed?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** A picture while it is drawn; later calls draw over earlier ones. Lengths are in px. */
export interface Art {
  readonly width: number;
  readonly height: number;
  readonly chance: Chance;
  readonly moodName: MoodName;
  readonly mood: Mood;
  /** Side of the sun: -1 is left. */
  readonly sun: -1 | 1;
  /** A local colour in this light. All colours are converted by it, except snow and lamp light. */
  colour(hex: string): string;
  gradient(stops: readonly Stop[] | readonly string[], direction?: Direction): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** A gradient in px of the picture. */
  gradientAt(stops: readonly Stop[], from: Point, to: Point): string;
  path(d: string, fill: string, look?: Look): void;
  polygon(points: readonly Point[], fill: string, look?: Look): void;
  rect(x: number, y: number, width: number, height: number, fill: string, look?: Look): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, look?: Look): void;
  line(points: readonly Point[], stroke: string, width: number, look?: Look): void;
  /** Shadow in the mood's colour; `strength` is relative to the mood's. */
  shade(points: readonly Point[], strength?: number, blur?: number): void;
  /** Clips everything drawn within to the path. */
  clipped(d: string, draw: () => void): void;
  group(look: Look, draw: () => void): void;
  svg(): string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
export const LANDSCAPE: Size = { width: 1600, height: 1200 };
/** For the top of a page. */
export const PANORAMA: Size = { width: 2400, height: 1100 };
/** For the preview of a link on other sites. */
export const SHARED: Size = { width: 1200, height: 630 };

/** A tenth of a pixel is precise enough, and keeps the drawing small. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** Straight lines through points. */
export const pathThrough = (points: readonly Point[], closed = true): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Circles as one path. */
export const circles = (all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  all
    .map(([x, y, r]) => {
      const radius = px(r);
      return `M${px(x - r)} ${px(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
    })
    .join('');

const isColours = (stops: readonly Stop[] | readonly string[]): stops is readonly string[] =>
  typeof stops[0] === 'string';

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A blank picture. The key seeds all randomness in it: the same key gives the same bytes. */
export function createArt(key: string, moodName: MoodName, { width, height }: Size = LANDSCAPE): Art {
  const chance = chanceFor(key);
  const mood: Mood = MOODS[moodName];
  const shapes: string[] = [];
  const ids = new Map<string, string>();
  const definitions: string[] = [];

  /** Each definition is stored once, however often it is used. */
  const define = (body: (id: string) => string): string => {
    const shape = body('');
    const known = ids.get(shape);
    if (known !== undefined) return known;
    const id = `d${ids.size}`;
    ids.set(shape, id);
    definitions.push(body(id));
    return id;
  };
  const filterOf = (blur: number): string =>
    define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
  const attributes = ({ opacity, blend, blur, stroke, strokeWidth, round, radius, placed }: Look): string =>
    [
      opacity === undefined ? '' : `opacity="${Math.round(opacity * 1000) / 1000}"`,
      blend === undefined ? '' : `style="mix-blend-mode:${blend}"`,
      blur === undefined || blur === 0 ? '' : `filter="url(#${filterOf(blur)})"`,
      stroke === undefined ? '' : `stroke="${stroke}"`,
      strokeWidth === undefined ? '' : `stroke-width="${Math.round(strokeWidth * 100) / 100}"`,
      round === true ? 'stroke-linecap="round" stroke-linejoin="round"' : '',
      radius === undefined ? '' : `rx="${px(radius)}"`,
      placed === undefined ? '' : `transform="translate(${placed.x} ${placed.y}) scale(${placed.scale})"`,
    ]
      .filter((attribute) => attribute !== '')
      .join(' ');
  const path = (d: string, fill: string, look: Look = {}): void => {
    if (d !== '') shapes.push(`<path d="${d}" fill="${fill}" ${attributes(look)}/>`);
  };
  const group = (look: Look, draw: () => void): void => {
    shapes.push(`<g ${attributes(look)}>`);
    draw();
    shapes.push('</g>');
  };

  return {
    width,
    height,
    chance,
    moodName,
    mood,
    sun: chance.fork('sun').chance(0.5) ? -1 : 1,
    colour: (hex) => lit(mix(hex, mood.tint.colour, mood.tint.share), mood.tint.light),
    gradient(stops, [x1, y1, x2, y2] = DOWN) {
      const all: readonly Stop[] = isColours(stops)
        ? stops.map((colour, index): Stop => [index / (stops.length - 1), colour])
        : stops;
      const id = define(
        (name) =>
          `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(all)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    gradientAt(stops, [x1, y1], [x2, y2]) {
      const id = define(
        (name) =>
          `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}">${stopTags(stops)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const id = define(
        (name) =>
          `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    path,
    polygon(points, fill, look) {
      if (points.length > 2) path(pathThrough(points), fill, look);
    },
    rect(x, y, w, h, fill, look = {}) {
      shapes.push(
        `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" fill="${fill}" ${attributes(look)}/>`,
      );
    },
    ellipse(cx, cy, rx, ry, fill, look = {}) {
      shapes.push(
        `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}" ${attributes(look)}/>`,
      );
    },
    line(points, stroke, strokeWidth, look = {}) {
      path(pathThrough(points, false), 'none', { ...look, stroke, strokeWidth });
    },
    shade(points, strength = 1, blur = 2) {
      path(pathThrough(points), mood.shadow.colour, {
        opacity: mood.shadow.strength * strength,
        blend: 'multiply',
        blur,
      });
    },
    clipped(d, draw) {
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
      shapes.push(`<g clip-path="url(#${id})">`);
      draw();
      shapes.push('</g>');
    },
    group,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${shapes.join('\n')}</svg>`,
  };
}
