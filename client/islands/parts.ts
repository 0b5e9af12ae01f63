import type { FunctionComponent } from 'react';

/** Loads and starts the code of one part, once unless it fails; on failure it logs and rejects. */
export type Wake = (element: HTMLElement) => Promise<void>;

/** Starts the islands and enhancements of an added part, and ends those of a removed part. */
export interface Parts {
  readonly start: (root: ParentNode) => void;
  readonly stop: (root: ParentNode) => void;
  /** Wakes an island or starts an enhancement at once. */
  readonly wake: Wake;
}

/** Plain DOM code for an element; the signal aborts when the element leaves the page. */
type Enhance = (element: HTMLElement, signal: AbortSignal, parts: Parts) => void;

/** Loads the component of each island (`data-island`) by its name. */
export type Islands = Readonly<Record<string, () => Promise<FunctionComponent<never>>>>;

/** Loads the code of each enhancement (`data-enhance`) by its name. */
export type Enhancements = Readonly<Record<string, () => Promise<Enhance>>>;

/** True until the code of a part runs or has failed. */
export const isPending = ({ dataset }: HTMLElement): boolean =>
  dataset.awake === undefined && dataset.broken === undefined;
