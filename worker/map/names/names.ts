import { classOf, featuresOf, LINE, type Placed, POINT } from '../drawing/features.ts';
import { clipLine, type Line } from '../drawing/geometry.ts';
import type { Ground } from '../drawing/surfaces.ts';
import type { MapColour } from '../palette.ts';
import type { NameRow, PlaceClass } from '../schemas/schema.ts';
import { type AlongNames, namesAlong } from './along.ts';
import type { Room, TextBox } from './room.ts';
import { escaped, shortened, textWidth } from './text.ts';

/** A drawing, and its free space for names. */
interface NamedGround extends Ground {
  readonly room: Room;
}

const FACES = `system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
/** Pixels beyond the edge to which lines of names are followed. */
const BEYOND = 40;
/** Zoom from which street names are shown; below it, numbers of roads and names of places. */
const STREETS_FROM = 15;

const PLACES: Readonly<Record<PlaceClass, { rank: number; from: number; size: number; bold: boolean }>> = {
  city: { rank: 0, from: 7, size: 15, bold: true },
  town: { rank: 1, from: 10, size: 15, bold: true },
  village: { rank: 2, from: 12, size: 12.5, bold: false },
  hamlet: { rank: 3, from: 13, size: 12.5, bold: false },
  quarter: { rank: 4, from: 14, size: 12.5, bold: false },
};

/** The local name, as on signs: one drawing is used for all languages. */
const nameOf = (properties: Placed['properties']): string => String(properties.name ?? '').trim();

/** Distance below which two places with one name are the same, pixels: tiles repeat places of adjacent tiles. */
const SAME_PLACE = 24;

interface NamedPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Notes a place under its name; false if it is already there. */
function isNew(listed: Map<string, NamedPoint[]>, place: NamedPoint): boolean {
  const same = listed.get(place.name) ?? [];
  if (same.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < SAME_PLACE)) return false;
  same.push(place);
  listed.set(place.name, same);
  return true;
}

/** Vertical offsets tried for a place's name, pixels. */
const NUDGES = [0, 16, -16, 30, -30];

function* placesOf({ tiles, schema, zoom, width, height }: NamedGround) {
  for (const { type, properties, lines } of featuresOf(tiles, schema.places.layer)) {
    const of = classOf(schema.places, properties);
    const name = nameOf(properties);
    if (type !== POINT || of === null || name === '' || zoom < PLACES[of].from) continue;
    const [x = 0, y = 0] = lines()[0] ?? [];
    if (x < 0 || y < 0 || x > 2 * width || y > 2 * height) continue;
    yield { name, x: x / 2, y: y / 2, people: Number(properties.population ?? 0), style: PLACES[of] };
  }
}

function placeNames(ground: NamedGround): string {
  const { zoom, room } = ground;
  const found = [...placesOf(ground)];
  found.sort((one, other) => one.style.rank - other.style.rank || other.people - one.people);
  let texts = '';
  const listed = new Map<string, NamedPoint[]>();
  for (const { name, x, y, style } of found) {
    if (!isNew(listed, { name, x, y })) continue;
    const { size: least, bold } = style;
    const size = bold && zoom >= 13 ? least + 2 : least;
    const half = textWidth(name, size) / (bold ? 1.9 : 2);
    const at = room.inward(x, half);
    const boxAt = (middle: number): TextBox => [
      at - half,
      middle - size * 0.7,
      at + half,
      middle + size * 0.6,
    ];
    const middle = NUDGES.map((nudge) => y + nudge).find((each) => room.take([boxAt(each)], 5));
    if (middle === undefined) continue;
    const weight = bold ? ' font-weight="650"' : '';
    const drop = Math.round(middle + size / 3);
    texts += `<text x="${Math.round(at)}" y="${drop}" font-size="${size}"${weight}>${escaped(name)}</text>`;
  }
  return texts;
}

/** Least distance of a road's number from other texts, pixels. */
const NUMBERS_APART = 46;
const MOST_OF_A_NUMBER = 3;

function roadNumbers({ tiles, schema, width, height, room }: NamedGround): string {
  const listed = new Map<string, number>();
  let texts = '';
  for (const { layer, by } of schema.names) {
    for (const feature of featuresOf(tiles, layer)) {
      const { properties } = feature;
      if (!schema.numbered.includes(String(properties[by])) || properties[schema.tunnel]) continue;
      const written = schema.number.map((attribute) => properties[attribute]).find((value) => value);
      const [number = ''] = String(written ?? '').split(/[;\n]/);
      const count = listed.get(number) ?? 0;
      if (number === '' || number.length > 8 || count >= MOST_OF_A_NUMBER) continue;
      if (feature.isBeyond(width, height, 0)) continue;
      const line = feature.lines()[0] ?? [];
      const middle = Math.floor(line.length / 4) * 2;
      const [x, y] = [(line[middle] ?? 0) / 2, (line[middle + 1] ?? 0) / 2];
      const half = textWidth(number, 10) / 2 + 4;
      if (!room.take([[x - half, y - 7.5, x + half, y + 7.5]], NUMBERS_APART)) continue;
      listed.set(number, count + 1);
      const [left, top] = [Math.round(x - half), Math.round(y - 7.5)];
      texts +=
        `<path d="M${left} ${top}h${Math.round(half * 2)}v15h-${Math.round(half * 2)}z"/>` +
        `<text x="${left + Math.round(half)}" y="${top + 11}">${escaped(number)}</text>`;
    }
  }
  return texts;
}

type NameClass = NameRow['classes'][string];
type NamedLines = Map<string, Line[]>;

/** The lines of each name by class, in pixels and in the order of the archive. */
function namedLines(ground: NamedGround, wanted: ReadonlySet<NameClass>): ReadonlyMap<NameClass, NamedLines> {
  const { tiles, schema, width, height } = ground;
  const found = new Map<NameClass, NamedLines>();
  const box = [-BEYOND, -BEYOND, width + BEYOND, height + BEYOND] as const;
  for (const { layer, by, classes } of schema.names) {
    if (!Object.values(classes).some((of) => wanted.has(of))) continue;
    for (const feature of featuresOf(tiles, layer)) {
      const { properties, type } = feature;
      const of = classes[String(properties[by])];
      if (type !== LINE || of === undefined || !wanted.has(of) || properties[schema.tunnel]) continue;
      const name = nameOf(properties);
      if (name === '' || feature.isBeyond(width, height, 2 * BEYOND)) continue;
      const lines: NamedLines = found.get(of) ?? new Map();
      found.set(of, lines);
      const pieces = lines.get(name) ?? [];
      lines.set(name, pieces);
      for (const line of feature.lines())
        pieces.push(
          ...clipLine(
            line.map((half) => half / 2),
            box,
          ),
        );
    }
  }
  return found;
}

interface AlongStyle {
  readonly of: NameClass;
  readonly from: number;
  readonly colour: MapColour;
  readonly size: (zoom: number) => number;
  readonly italic?: true;
}

const streetSize = (zoom: number): number => (zoom >= 16 ? 12 : 10.5);

/** In order of priority. */
const ALONG: readonly AlongStyle[] = [
  { of: 'main', from: STREETS_FROM, colour: 'ink', size: streetSize },
  { of: 'street', from: STREETS_FROM, colour: 'streetText', size: streetSize },
  { of: 'way', from: 16, colour: 'muted', size: () => 11 },
  { of: 'water', from: 11, colour: 'waterText', size: () => 11, italic: true },
];

/**
 * All names of a drawing: places first, then numbers or streets, then waters. A name that does not fit is left out.
 */
export function drawnNames(ground: NamedGround): string {
  const { zoom, palette, room } = ground;
  const places = zoom < STREETS_FROM ? placeNames(ground) : '';
  const numbers = zoom < STREETS_FROM && zoom >= 10 ? roadNumbers(ground) : '';
  let [texts, paths] = ['', ''];
  // At zoom 16 the full name is tried before the abbreviation.
  const spellings = (name: string): readonly string[] => {
    const short = shortened(name);
    return zoom > STREETS_FROM && short !== name ? [name, short] : [short];
  };
  const along = ALONG.filter(({ from }) => zoom >= from);
  const named = namedLines(ground, new Set(along.map(({ of }) => of)));
  for (const { of, colour, size, italic } of along) {
    const lines = named.get(of) ?? new Map();
    const drawn: AlongNames = namesAlong(lines, spellings, room, size(zoom), of.slice(0, 1));
    paths += drawn.paths;
    if (drawn.texts === '') continue;
    const style = italic === true ? ' font-style="italic"' : '';
    texts += `<g font-size="${size(zoom)}" fill="${palette[colour]}"${style}>${drawn.texts}</g>`;
  }
  if (places !== '') texts += `<g fill="${palette.ink}" stroke-width="3.5">${places}</g>`;
  if (numbers !== '') {
    const halo = `fill="${palette.paper}" stroke="${palette.mainCasing}" stroke-width="1"`;
    const boxed = numbers
      .replaceAll('<path', `<path ${halo}`)
      .replaceAll('<text', `<text fill="${palette.muted}" stroke="none"`);
    texts += `<g font-size="10" font-weight="600">${boxed}</g>`;
  }
  if (texts === '') return '';
  const defs = paths === '' ? '' : `<defs>${paths}</defs>`;
  return (
    `${defs}<g font-family="${FACES}" text-anchor="middle" paint-order="stroke" ` +
    `stroke="${palette.ground}" stroke-width="3" stroke-linejoin="round">${texts}</g>`
  );
}
