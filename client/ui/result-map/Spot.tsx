import type { ReactNode } from 'react';

/** A position on the map: pixels, or a share of its side such as "43%". */
export interface At {
  readonly x: number | string;
  readonly y: number | string;
}

interface Props {
  readonly at: At;
  readonly className?: string | undefined;
  /** Ids of the estates of the mark, separated by spaces. */
  readonly mark?: string | undefined;
  /** Accessible name of a mark that is not a link. */
  readonly name?: string;
  /** Drawn around the spot, which is its origin; in pixels, whatever the size of the map. */
  readonly children: ReactNode;
}

/**
 * A spot of the map: the only way in SVG to position an element by a share of the size and keep its own size.
 */
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
