import type { Focus } from './focus.ts';

/** One way of taking over a page: data that `createPartial` uses in this order. */
export interface Way {
  /** Element that is marked `aria-busy` while the page loads. */
  readonly busy: HTMLElement;
  /** Names of the regions (`data-region`) that are replaced; a page without them is left to the browser. */
  readonly regions: readonly string[];
  /** Whether the page must be current, so that no cached copy is used. */
  readonly anew?: true;
  /** Further condition that the page must meet. */
  readonly fits?: (page: Document) => boolean;
  /** Sets the fetched page's address as the current one. */
  readonly enter?: (address: string) => void;
  /** The request that the page counts as an answer to, where that is not its address. */
  readonly node?: (page: Document) => string;
  /** Moves the focus afterwards. */
  readonly focus?: Focus;
  /** Takes over parts outside the regions, after the regions. */
  readonly take?: (page: Document) => void;
  /** Text for the live region. */
  readonly words?: (page: Document) => string;
  /** Called last, when everything is in place. */
  readonly done?: () => void;
  /** Called with the address of a page of another screen or build; without it the browser opens that page. */
  readonly left?: (address: string) => void;
  /** Called with the address when no page could be fetched; without it the browser opens the address. */
  readonly failed?: (address: string) => void;
}

/** A request for a page; with a body it sends a form. */
export interface Ask {
  readonly way: Way;
  readonly address: string;
  readonly body?: URLSearchParams;
}
