import type { PictureView } from '../../../domain/views/picture.ts';

/** A box that a picture fills, from a width of the screen on. */
export interface Box {
  /** Width of the screen from which on it is so, rem; 0 for the smallest. */
  readonly from: number;
  /** On low screens alone, such as a telephone on its side. */
  readonly low?: boolean;
  /** Its width, in CSS. */
  readonly width: string;
  /** Its height in CSS, or its width over its height; without either it takes the picture's own shape. */
  readonly height?: string;
  readonly shape?: number;
  /** Whether a photograph stands in it whole, as a plan always does. */
  readonly whole?: boolean;
}

/** Width of a page's content between its gutters (`--content`, `--gutter` in styles/tokens.css), within 1 %. */
export const CONTENT = 'min(82rem, 90.5vw)';
const PHOTO = 4 / 3;
/** Of a card, in windows that are not low. */
const CARD = 3 / 2;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Width of a column of the table that compares so many estates: its share of what the labels leave. */
const compared = (estates: number): readonly Box[] => {
  const column = (label: number, width: number, gap: number, content: string): string =>
    `max(${width - gap}rem, ${Math.round((1000 * width) / (label + estates * width)) / 1000} * ${content} - ${gap}rem)`;
  return [
    { from: 60, width: column(15, 13.5, 1.25, CONTENT), shape: PHOTO },
    { from: 40, width: column(7.5, 13.5, 1.25, '90vw'), shape: PHOTO },
    { from: 0, width: column(7, 9.75, 0.75, '89.5vw'), shape: PHOTO },
  ];
};

/**
 * How large each kind of tile is, as the styles draw it; the widest screens first. Whoever changes a shape
 * there changes it here: `tests/browser/pictures.spec.ts` measures them.
 */
const TILES = {
  /** Card in a grid of one, two or three columns (layout.css, card.css). */
  card: [
    { from: 68, width: 'min(26rem, 28.7vw)', shape: CARD },
    { from: 40, width: '43.5vw', shape: CARD },
    { from: 0, width: '89.5vw', shape: CARD },
  ],
  /** Card of the list beside the map of results (result-map.css). */
  mapped: [
    { from: 80, width: 'min(19rem, 20.9vw)', shape: CARD },
    { from: 40, width: '43.6vw', shape: CARD },
    { from: 0, width: '89.5vw', shape: CARD },
  ],
  /** Card as a row, its picture on the left (rows.css). */
  row: [
    { from: 60, width: 'clamp(15rem, 24vw, 19rem)', shape: PHOTO },
    { from: 40, width: '15rem', shape: PHOTO },
    { from: 0, width: '8.25rem', shape: 1 },
  ],
  /** Card beside a form; the second as wide as the form below it (form.css). */
  aside: [
    { from: 68, width: '24.5rem', shape: CARD },
    { from: 0, width: 'min(26rem, 89.5vw)', shape: CARD },
  ],
  asideWide: [
    { from: 68, width: '24.5rem', shape: CARD },
    { from: 0, width: 'min(44rem, 89.5vw)', shape: CARD },
  ],
  /** Small card over a map (result-map.css). */
  popup: [{ from: 0, width: '7rem', shape: PHOTO }],
  /** A picture by itself, over the strip of thumbnails (gallery.css). */
  viewer: [{ from: 0, width: '100vw', height: 'calc(100vh - 9rem)' }],
  /** Head of a page (hero.css). */
  hero: [{ from: 0, width: '100vw', height: 'clamp(18rem, 40vw, 34.5rem)' }],
  /** Between words and search of the start page, on phones beneath both: what they leave of the window (hero.css). */
  start: [
    { from: 68, width: '100vw', height: 'min(56vw, 100vh - 23rem)' },
    { from: 40, width: '100vw', height: 'min(56vw, 100vh - 30.5rem)' },
    { from: 0, width: '100vw', height: 'clamp(10.5rem, 100vh - 29rem, 68vw)' },
  ],
  /** Beside the team (sections.css). */
  story: [
    { from: 60, width: 'min(45.5rem, 50vw)', shape: 5 / 4 },
    { from: 0, width: '90vw', shape: 5 / 4 },
  ],
  /** Beside words on a ground of their own (sections.css); as high as those where they are many. */
  banner: [
    { from: 60, width: 'min(47.8rem, 52.8vw)', height: '27rem' },
    { from: 0, width: '90vw', height: '16rem' },
  ],
  /** As wide as the content, in the picture's own shape (blocks.css). */
  block: [{ from: 0, width: CONTENT }],
  /** Column of the table of two, three or four estates (compare.css). */
  compared2: compared(2),
  compared3: compared(3),
  compared4: compared(4),
} as const satisfies Readonly<Record<string, readonly Box[]>>;

/** A tile by its name here, or one whose boxes follow from the pictures around it (`mosaic.ts`). */
export type Tile = keyof typeof TILES | { readonly name: string; readonly boxes: readonly Box[] };
/** Tiles that cards of estates and rentals have. */
const CARD_TILES = [
  'card',
  'mapped',
  'row',
  'aside',
  'asideWide',
] as const satisfies readonly (keyof typeof TILES)[];
export type CardTile = (typeof CARD_TILES)[number];
export const isCardTile = (name: string): name is CardTile => CARD_TILES.some((tile) => tile === name);

/** Telephones with three pixels a point: two are enough for what is 30 cm from the eye. */
const DENSE = '(max-width: 39.99rem) and (min-resolution: 2.5dppx)';
/**
 * Browsers take the first file that has all the pixels asked for, and the next is half as wide again, or twice. With
 * so many of them nobody sees a difference.
 */
const ENOUGH = 0.92;

/** How wide a picture of that shape is drawn to fill the box, or to stand in it whole: a length and its factor. */
function drawnWidth({ width, height, shape }: Box, ratio: number, whole: boolean): readonly [number, string] {
  const pick = whole ? 'min' : 'max';
  if (height !== undefined) return [1, `${pick}(${width}, ${round(ratio)} * ${height})`];
  return [shape === undefined ? 1 : Math[pick](1, ratio / shape), width];
}

type Shaped = Pick<PictureView, 'width' | 'height' | 'plan'>;

/**
 * How wide a picture is drawn in a tile, as the `sizes` attribute says it: wider than its box where it is cut
 * to another shape, narrower where it is shown whole, as a plan is. The viewer shows every picture whole and as
 * sharp as the screen is: there one looks closely.
 */
export function sizesOf(tile: Tile, { width, height, plan }: Shaped): string {
  const name = `${typeof tile === 'string' ? tile : tile.name} ${width / height} ${plan === true}`;
  const known = written.get(name);
  if (known !== undefined) return known;
  const sizes = writeSizes(tile, { width, height, plan });
  if (written.size < MOST_WRITTEN) written.set(name, sizes);
  return sizes;
}

/** What was written so far: photographs have few shapes, and a page dozens of them. */
const written = new Map<string, string>();
const MOST_WRITTEN = 500;

function writeSizes(tile: Tile, { width, height, plan }: Shaped): string {
  const boxes: readonly Box[] = typeof tile === 'string' ? TILES[tile] : tile.boxes;
  const close = tile === 'viewer';
  return boxes
    .flatMap((box) => {
      const whole = close || plan === true || box.whole === true;
      const [factor, length] = drawnWidth(box, width / height, whole);
      const times = (part: number): string => `calc(${round(part * factor)} * ${length})`;
      if (close) return [length];
      const low = box.low === true ? ' and (max-height: 36rem)' : '';
      if (box.from > 0) return [`(min-width: ${box.from}rem)${low} ${times(ENOUGH)}`];
      return [`${DENSE} ${times((ENOUGH * 2) / 3)}`, times(ENOUGH)];
    })
    .join(', ');
}

/** Tile of an estate in the table that compares so many. */
export const comparedTile = (estates: number): Tile =>
  estates <= 2 ? 'compared2' : estates === 3 ? 'compared3' : 'compared4';
