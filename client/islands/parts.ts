import type { FunctionComponent } from 'react';

/** Loads and starts the code of one part, once unless it fails; rejects, after logging, when it cannot. */
export type Wake = (element: HTMLElement) => Promise<void>;

/** Starts what is in a part that has come into the page, and ends it in one that left. */
export interface Parts {
  readonly start: (root: ParentNode) => void;
  readonly stop: (root: ParentNode) => void;
  /** Wakes an island, or starts an enhancement, at once. */
  readonly wake: Wake;
}

/** Plain DOM code for an element; the signal tells that the element has left the page. */
type Enhance = (element: HTMLElement, signal: AbortSignal, parts: Parts) => void;

/** Loads the component of each island (`data-island`), by its name. */
export type Islands = Readonly<Record<string, () => Promise<FunctionComponent<never>>>>;

/** Loads the code of each enhancement (`data-enhance`), by its name. */
export type Enhancements = Readonly<Record<string, () => Promise<Enhance>>>;

/** True until a part's code runs, or has shown that it cannot. */
export const isPending = ({ dataset }: HTMLElement): boolean =>
  dataset.awake === undefined && dataset.broken === undefined;
