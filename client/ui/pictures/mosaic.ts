import type { PictureView } from '#domain/views/picture.ts';
import { oddShape } from './odd-shape.ts';
import { type Box, CONTENT, type Tile } from './tiles.ts';

type Shaped = Pick<PictureView, 'width' | 'height'>;

/** Layout of an estate's pictures: by their number, and by whether the first one is portrait. */
type Mosaic = 'alone' | 'upright' | 'pair' | 'three' | 'row' | 'led';

/**
 * Number of pictures in each mosaic; phones swipe through all, and wide screens open the others in the
 * viewer.
 */
const SHOWN: Readonly<Record<Mosaic, number>> = { alone: 1, upright: 1, pair: 2, three: 3, row: 5, led: 3 };
export const shownIn = (mosaic: Mosaic): number => SHOWN[mosaic];

/** The mosaic for an estate's pictures, in their order. */
export function mosaicOf(pictures: readonly Shaped[]): Mosaic {
  const [lead] = pictures;
  const led = lead !== undefined && oddShape(lead) === 'upright';
  if (pictures.length <= 1) return led ? 'upright' : 'alone';
  if (pictures.length === 2) return 'pair';
  return led ? 'led' : pictures.length === 3 ? 'three' : 'row';
}

// Boxes as in styles/components/gallery.css: beside the summary, beside it on a phone in landscape, above it,
// and a strip to swipe. Heights follow the small viewport, so that title, price and facts are on the first
// screen.
const BESIDE = { from: 68, width: `(${CONTENT} - 26.5rem)`, most: 'clamp(29rem, 100svh - 9rem, 44rem)' };
const ABOVE = { from: 48, width: '90.5vw', most: 'clamp(17rem, 80svh - 20rem, 36rem)' };
const SIDEWAYS = { from: 36, low: true, width: '50vw', height: '(100svh - 7.5rem)' };
const STRIP = { from: 0, width: '100vw', height: 'clamp(9.5rem, 63svh - 12.8rem, 21rem)' };

/** Width over height of the whole mosaic, which is never higher than that; for each layout. */
const SHAPE: Readonly<Record<Mosaic, number>> = {
  alone: 1.2,
  upright: 0.75,
  pair: 2,
  three: 1.2,
  row: 1.2,
  led: 1.6,
};
/** Share of the mosaic's height that a lower row takes. */
const LOW = 0.22;

/** Shares of the mosaic that a tile takes across and down. */
type Parts = readonly [across: number, down: number];

/** Shares of the lower row that a picture takes: a portrait one half as many as others. */
const shareOf = (picture: Shaped): number => (oddShape(picture) === 'upright' ? 1 : 2);

function partsIn(mosaic: Mosaic, pictures: readonly Shaped[], index: number): Parts {
  const first = index === 0;
  switch (mosaic) {
    case 'alone':
    case 'upright':
      return [1, 1];
    case 'pair':
      return [1 / 2, 1];
    case 'three':
      return first ? [2 / 3, 1] : [1 / 3, 1 / 2];
    case 'led':
      return first ? [0.47, 1] : [0.53, 1 / 2];
    case 'row': {
      if (first) return [1, 1 - LOW];
      const shares = pictures.slice(1, SHOWN.row).map(shareOf);
      const share = shares[index - 1] ?? 2;
      return [share / shares.reduce((sum, one) => sum + one, 0), LOW];
    }
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const uprightBeside: Box = {
  from: BESIDE.from,
  width: `0.75 * ${BESIDE.most}`,
  height: BESIDE.most,
  whole: true,
};

/**
 * Tile of a picture in the mosaic. A single picture is shown whole; so is, in the strip and in the large
 * tile, a picture that would lose half of its area.
 */
export function mosaicTile(pictures: readonly Shaped[], index: number): Tile {
  const mosaic = mosaicOf(pictures);
  const [across, down] = partsIn(mosaic, pictures, index);
  const picture = pictures[index];
  const odd = picture === undefined ? null : oddShape(picture);
  const alone = SHOWN[mosaic] === 1;
  const whole = alone || (odd === 'long' && index === 0);
  const wide = ({ from, width, most }: typeof BESIDE): Box => ({
    from,
    width: `${round(across)} * ${width}`,
    height: `${round(down)} * min(${most}, ${width} / ${SHAPE[mosaic]})`,
    whole,
  });
  return {
    name: `${mosaic} ${round(across)} ${round(down)} ${whole}`,
    boxes: [
      mosaic === 'upright' ? uprightBeside : wide(BESIDE),
      { ...SIDEWAYS, whole: alone || odd !== null },
      wide(ABOVE),
      { ...STRIP, whole: alone || odd !== null },
    ],
  };
}
