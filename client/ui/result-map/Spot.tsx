import type { ReactNode } from 'react';

/** Where something lies on the map: pixels, or a share of its side such as "43%". */
export interface At {
  readonly x: number | string;
  readonly y: number | string;
}

interface Props {
  readonly at: At;
  readonly className?: string | undefined;
  /** The estates whose mark stands here, one after the other. */
  readonly mark?: string | undefined;
  /** What it shows, of a mark that is no link. */
  readonly name?: string;
  /** Drawn around the spot, which is its origin; in pixels, however large the map. */
  readonly children: ReactNode;
}

/** A spot of the map: the only way in SVG to stand at a share of its size and yet keep one's own. */
export const Spot = ({ at, className, mark, name, children }: Props) => (
  <svg
    x={at.x}
    y={at.y}
    overflow="visible"
    className={className}
    data-mark={mark}
    role={name === undefined ? undefined : 'img'}
    aria-label={name}
  >
    {children}
  </svg>
);
