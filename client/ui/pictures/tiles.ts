import type { PictureView } from '#domain/views/picture.ts';

/** A box that a picture fills, from a screen width on. */
export interface Box {
  /** Screen width from which this box applies, rem; 0 for the smallest. */
  readonly from: number;
  /** Only on low screens, such as a phone in landscape. */
  readonly low?: boolean;
  /** Width of the box, in CSS. */
  readonly width: string;
  /**
   * Height in CSS, or width over height as a number; without either the box takes the picture's own shape.
   */
  readonly height?: string;
  readonly shape?: number;
  /** Whether a photograph is shown in it whole, as a plan always is. */
  readonly whole?: boolean;
}

/**
 * Width of a page's content between its margins (`--content`, `--gutter` in styles/tokens.css), within 1 %.
 */
export const CONTENT = 'min(82rem, 90.5vw)';
const PHOTO = 4 / 3;
/** Shape of a card, in windows that are not low. */
const CARD = 3 / 2;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Column width of the comparison table of this many estates: its share of the space beside the labels. */
const compared = (estates: number): readonly Box[] => {
  const column = (label: number, width: number, gap: number, content: string): string =>
    `max(${width - gap}rem, ${Math.round((1000 * width) / (label + estates * width)) / 1000} * ${content} - ${gap}rem)`;
  return [
    { from: 48, width: column(16, 13.5, 1.25, CONTENT), shape: PHOTO },
    { from: 40, width: column(7.5, 13.5, 1.25, '90vw'), shape: PHOTO },
    { from: 0, width: column(7, 9.75, 0.75, '89.5vw'), shape: PHOTO },
  ];
};

/**
 * Sizes of each kind of tile, as the styles draw it; the widest screens first. A change of a shape in the
 * styles must be made here too: `tests/browser/pictures.spec.ts` measures them.
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
  /** Card beside a form; the second is as wide as the form below it (form.css). */
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
  /** A single picture above the strip of thumbnails (gallery.css). */
  viewer: [{ from: 0, width: '100vw', height: 'calc(100vh - 9rem)' }],
  /** Head of a page (hero.css). */
  hero: [{ from: 0, width: '100vw', height: 'clamp(18rem, 40vw, 34.5rem)' }],
  /** Between text and search on the start page, on phones beneath both: the rest of the window (hero.css). */
  start: [
    { from: 68, width: '100vw', height: 'min(56vw, 100vh - 23rem)' },
    { from: 40, width: '100vw', height: 'min(56vw, 100vh - 30.5rem)' },
    { from: 0, width: '100vw', height: 'clamp(10.5rem, 100vh - 29rem, 68vw)' },
  ],
  /** Picture beside the team (sections.css). */
  story: [
    { from: 60, width: 'min(45.5rem, 50vw)', shape: 5 / 4 },
    { from: 0, width: '90vw', shape: 5 / 4 },
  ],
  /** Picture beside text on a coloured ground (sections.css); as high as a long text. */
  banner: [
    { from: 60, width: 'min(47.8rem, 52.8vw)', height: '27rem' },
    { from: 0, width: '90vw', height: '16rem' },
  ],
  /** As wide as the content, in the picture's own shape (blocks.css). */
  block: [{ from: 0, width: CONTENT }],
  /** Column of the table that compares two, three or four estates (compare.css). */
  compared2: compared(2),
  compared3: compared(3),
  compared4: compared(4),
} as const satisfies Readonly<Record<string, readonly Box[]>>;

/** A tile by its name here, or one whose boxes depend on the pictures around it (`mosaic.ts`). */
export type Tile = keyof typeof TILES | { readonly name: string; readonly boxes: readonly Box[] };
/** Tiles of cards of estates and rentals. */
const CARD_TILES = [
  'card',
  'mapped',
  'row',
  'aside',
  'asideWide',
] as const satisfies readonly (keyof typeof TILES)[];
export type CardTile = (typeof CARD_TILES)[number];
export const isCardTile = (name: string): name is CardTile => CARD_TILES.some((tile) => tile === name);

/** Phones with three pixels per point: two are enough at a distance of 30 cm. */
const DENSE = '(max-width: 39.99rem) and (min-resolution: 2.5dppx)';
/**
 * Browsers take the first file with all requested pixels, and the next one is one and a half times or twice
 * as wide. With this share of the pixels nobody sees a difference.
 */
const ENOUGH = 0.92;

/**
 * Drawn width of a picture of that shape that fills the box, or fits whole in it: a length and its factor.
 */
function drawnWidth({ width, height, shape }: Box, ratio: number, whole: boolean): readonly [number, string] {
  const pick = whole ? 'min' : 'max';
  if (height !== undefined) return [1, `${pick}(${width}, ${round(ratio)} * ${height})`];
  return [shape === undefined ? 1 : Math[pick](1, ratio / shape), width];
}

type Shaped = Pick<PictureView, 'width' | 'height' | 'plan'>;

/**
 * The `sizes` attribute of a picture in a tile: wider than its box where it is cut to another shape, narrower
 * where it is shown whole, as a plan is. The viewer shows every picture whole and in full resolution, because
 * visitors look closely there.
 */
export function sizesOf(tile: Tile, { width, height, plan }: Shaped): string {
  const name = `${typeof tile === 'string' ? tile : tile.name} ${width / height} ${plan === true}`;
  const known = written.get(name);
  if (known !== undefined) return known;
  const sizes = writeSizes(tile, { width, height, plan });
  if (written.size < MOST_WRITTEN) written.set(name, sizes);
  return sizes;
}

/** Cache of `sizes` texts: photographs have few shapes, and a page dozens of photographs. */
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

/** Tile of an estate in the table that compares this many. */
export const comparedTile = (estates: number): Tile =>
  estates <= 2 ? 'compared2' : estates === 3 ? 'compared3' : 'compared4';
