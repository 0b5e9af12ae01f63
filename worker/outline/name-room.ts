import type { AreaPoint } from '#domain/map/polygon.ts';

/** A name on the picture, at its centre in pixels. */
export interface PlacedName {
  readonly text: string;
  readonly kind: 'own' | 'neighbour' | 'beyond' | 'sea';
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

interface Taken {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Font sizes, pixels; and the average width of a letter as a fraction of the size. */
const LETTERS = { own: 20, neighbour: 15, beyond: 15, sea: 15 } as const;
const WIDE = 0.56;
/** Padding around names, pixels. */
const GAP = 5;

/** A picture's size, pixels, and what of it may be cropped or covered. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Left and right, where a narrow box crops it. */
  readonly edge: number;
  /** Above, where a low box crops it. */
  readonly top: number;
  /** Below, where the page also shows the address. */
  readonly foot: number;
}

/** Places names on a picture: earlier names take precedence, and a name that does not fit is left out. */
export class NameRoom {
  readonly placed: PlacedName[] = [];
  readonly #taken: Taken[] = [];
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  /**
   * Places a name centred on a point, pixels; false when it does not fit. The name of the municipality itself moves
   * from the edges, and is smaller where it is too long.
   */
  place(text: string, kind: PlacedName['kind'], [spot, y]: AreaPoint): boolean {
    const { width, height, edge, top, foot } = this.#frame;
    const halfAt = (letters: number): number => (text.length * letters * WIDE) / 2 + GAP;
    const isLong = kind === 'own' && 2 * halfAt(LETTERS.own) > width - 2 * edge - 2;
    const size = isLong ? LETTERS.neighbour : LETTERS[kind];
    const [half, tall] = [halfAt(size), size / 2 + GAP];
    const least = edge + half + 1;
    const x = kind === 'own' ? Math.min(width - least, Math.max(least, spot)) : spot;
    const box = { left: x - half, top: y - tall, right: x + half, bottom: y + tall };
    const inside = box.left > edge && box.right < width - edge && box.top > top && box.bottom < height - foot;
    const free = this.#taken.every(
      (other) =>
        box.left >= other.right ||
        other.left >= box.right ||
        box.top >= other.bottom ||
        other.top >= box.bottom,
    );
    if (!inside || !free) return false;
    this.#taken.push(box);
    this.placed.push({ text, kind, size, x: Math.round(x), y: Math.round(y) });
    return true;
  }
}
