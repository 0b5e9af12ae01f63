import { LOCALES, type Locale } from '#domain/locale.ts';
import type { AreaPoint } from '#domain/map/polygon.ts';
import type { Theme } from '#wire/site.ts';
import { findMunicipality, onLand } from './find-municipality.ts';
import { NameRoom, type PlacedName } from './name-room.ts';
import type { OutlineRequest } from './outline-address.ts';
import type { Box, Municipality, Outlines } from './outlines.ts';

/** Sizes of pictures, pixels; the edges are cropped in the smallest boxes or covered, and
 * contain no names; `share` is the greatest of the municipality. */
const SIZES = {
  wide: { width: 860, height: 430, edge: 168, top: 0, foot: 60, share: { width: 0.34, height: 0.55 } },
  narrow: { width: 528, height: 340, edge: 124, top: 0, foot: 60, share: { width: 0.34, height: 0.55 } },
  tall: { width: 520, height: 720, edge: 128, top: 128, foot: 128, share: { width: 0.44, height: 0.4 } },
} as const;
/** Greatest scale, pixels a unit: 30 m a pixel, at which an error of half a kilometre is about 15 pixels. */
const NEAREST = 0.8;
/** For a place with an uncertain municipality: scale, pixels a unit, and radius of its circle, units (1.5 km). */
const UNSURE = { scale: 0.45, radius: 63 } as const;
/** Colour of water, the same for all agencies. */
const WATER = { light: '#3d8fb5', dark: '#5fa9cc' } as const;
const SEA = { nl: 'Noordzee', fr: 'Mer du Nord', en: 'North Sea', de: 'Nordsee' } as const;
const COUNTRIES = ['NL', 'DE', 'LU', 'FR'] as const;
/** Lines along the coast: width in map units, and opacity. */
const WAVES = [
  [250, 0.09],
  [175, 0.1],
  [105, 0.16],
  [50, 0.3],
] as const;
/** Length of the fade of the water at the ends of the coast, map units. */
const FADE = 215;
const FACE = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

type Point = readonly [x: number, y: number];
type View = (point: AreaPoint) => Point;

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Path data of a line, in relative steps of whole pixels. */
function line(points: readonly AreaPoint[], view: View): string {
  let [x, y] = [0, 0];
  return points
    .map((point, index) => {
      const [toX, toY] = view(point).map(Math.round) as [number, number];
      const step = index === 0 ? `M${toX} ${toY}` : toX === x && toY === y ? '' : `l${toX - x} ${toY - y}`;
      [x, y] = [toX, toY];
      return step;
    })
    .join('')
    .replaceAll(' -', '-');
}

const areas = ({ areas: own }: Municipality, view: View): string =>
  own.map((area) => `${line(area, view)}z`).join('');

/** Name of a municipality in a language; names have the order of `LOCALES`. */
const nameIn = ({ names, merged }: Municipality, locale: Locale): string =>
  `${names[LOCALES.indexOf(locale)] ?? names[0] ?? ''}${merged ? ' (2020)' : ''}`;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Water along the coast, with a fade at both ends, because the outlines end there. */
function waves(
  coast: readonly Point[],
  scale: number,
  { width, height }: { readonly width: number; readonly height: number },
  colours: Colours,
): string {
  const fade = FADE * scale;
  const [first, last] = [coast[0], coast.at(-1)];
  if (first === undefined || last === undefined) return '';
  const beyond = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [to[0] + ((to[0] - from[0]) / length) * 2 * fade, to[1] + ((to[1] - from[1]) / length) * 2 * fade];
  };
  const whole = [beyond(coast[4] ?? last, first), ...coast, beyond(coast.at(-5) ?? first, last)];
  const path = line(whole, (point) => point);
  const veil = (id: string, from: number, to: number): string => {
    if (Math.max(from, to) < 0 || Math.min(from, to) > width) return '';
    const [x, w] = to > from ? [from, width + 999] : [-999, from + 999];
    return (
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${Math.round(from)}" x2="${Math.round(to)}" y1="0" y2="0">` +
      `<stop stop-color="${colours.paper}" stop-opacity="0"/><stop offset="1" stop-color="${colours.paper}"/></linearGradient>` +
      `<rect x="${Math.round(x)}" width="${Math.round(w)}" height="${height}" fill="url(#${id})"/>`
    );
  };
  const strokes = WAVES.map(
    ([wide, share]) =>
      `<path stroke-width="${Math.round(wide * scale)}" stroke-opacity="${share}" d="${path}"/>`,
  );
  return (
    `<g fill="none" stroke="${colours.water}" stroke-linejoin="round">${strokes.join('')}</g>` +
    veil('w', first[0], first[0] - fade) +
    veil('e', last[0], last[0] + fade)
  );
}

interface Colours
  extends Readonly<Record<'paper' | 'tint' | 'ink' | 'muted' | 'line' | 'accent' | 'water', string>> {}

const coloursOf = (theme: Theme, mode: OutlineRequest['mode']): Colours => {
  const of = ([light, dark]: readonly [string, string]): string => (mode === 'dark' ? dark : light);
  const { paper, tint, ink, muted, line: lines, accent } = theme;
  return {
    paper: of(paper),
    tint: of(tint),
    ink: of(ink),
    muted: of(muted),
    line: of(lines),
    accent: of(accent),
    water: WATER[mode],
  };
};

function written({ text, kind, size, x, y }: PlacedName, { ink, muted }: Colours): string {
  const look = {
    own: `fill="${ink}" font-weight="600"`,
    neighbour: `fill="${muted}"`,
    beyond: `fill="${muted}" font-style="italic"`,
    sea: `fill="${muted}" font-style="italic"`,
  }[kind];
  return `<text x="${x}" y="${Math.round(y + size / 3)}" font-size="${size}" ${look}>${escaped(text)}</text>`;
}

/**
 * Draws a municipality among its neighbours as SVG, from official outlines. When the municipality of a place is
 * uncertain, draws a circle at the place instead.
 */
export function drawOutline(outlines: Outlines, request: OutlineRequest, theme: Theme): string {
  const { place, town, locale, shape, mode } = request;
  const { width, height, share } = SIZES[shape];
  const own = findMunicipality(outlines, place, town);
  const { left, top, right, bottom } = own?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const middle: AreaPoint = own === null ? onLand(place) : [(left + right) / 2, (top + bottom) / 2];
  const scale =
    own === null
      ? UNSURE.scale
      : Math.min(NEAREST, (share.width * width) / (right - left), (share.height * height) / (bottom - top));
  const view: View = ([x, y]) => [(x - middle[0]) * scale + width / 2, (y - middle[1]) * scale + height / 2];
  const [across, down] = [width / 2 / scale, height / 2 / scale];
  const seen = {
    left: middle[0] - across,
    right: middle[0] + across,
    top: middle[1] - down,
    bottom: middle[1] + down,
  };
  const shown = outlines.municipalities.filter(({ box }) => meet(box, seen));
  const colours = coloursOf(theme, mode);
  const coast = outlines.coast.map(view);
  const isWet = coast.some(([x, y]) => x > -200 && x < width + 200 && y > -200 && y < height + 200);
  const borders = outlines.border.filter((part) =>
    part.some(([x, y]) => x > seen.left && x < seen.right && y > seen.top && y < seen.bottom),
  );

  const room = new NameRoom(SIZES[shape]);
  if (own !== null) room.place(nameIn(own, locale), 'own', view(own.spot));
  if (isWet) outlines.sea.some((spot) => room.place(SEA[locale], 'sea', view(spot)));
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  for (const [index, code] of COUNTRIES.entries())
    outlines.abroad.some(
      ([x, y, country]) =>
        country === index && room.place(countries.of(code) ?? code, 'beyond', view([x, y])),
    );
  for (const neighbour of shown)
    if (neighbour !== own) room.place(nameIn(neighbour, locale), 'neighbour', view(neighbour.spot));

  const { paper, tint, line: lines, muted, accent } = colours;
  const soft = `fill="${accent}" fill-opacity=".18" stroke="${accent}" stroke-width="1.75" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    isWet ? waves(coast, scale, SIZES[shape], colours) : '',
    `<path fill="${tint}" stroke="${lines}" d="${shown.map((each) => areas(each, view)).join('')}"/>`,
    `<path fill="none" stroke="${muted}" stroke-opacity=".7" stroke-width="1.25" stroke-dasharray="7 3 1.5 3" d="${borders.map((part) => line(part, view)).join('')}"/>`,
    own === null
      ? `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.round(UNSURE.radius * scale)}" ${soft} stroke-dasharray="1 5" stroke-linecap="round"/>`
      : `<path ${soft} d="${areas(own, view)}"/>`,
    `<g font-family="${FACE}" text-anchor="middle">${room.placed.map((name) => written(name, colours)).join('')}</g></svg>`,
  ].join('');
}
