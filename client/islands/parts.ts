import type { FunctionComponent } from 'react';

/** Wakes the islands and enhancements of a part that has come into the page, and ends those of one that left. */
export interface Parts {
  readonly start: (root: ParentNode) => void;
  readonly stop: (root: ParentNode) => void;
}

/** Plain DOM code for an element; the signal tells that the element has left the page. */
type Enhance = (element: HTMLElement, signal: AbortSignal, parts: Parts) => void;

/** Loads the component of each island (`data-island`), by its name. */
export type Islands = Readonly<Record<string, () => Promise<FunctionComponent<never>>>>;

/** Loads the code of each enhancement (`data-enhance`), by its name. */
export type Enhancements = Readonly<Record<string, () => Promise<Enhance>>>;
