import type { Focus } from './focus.ts';

/** One way in which a page is taken over: data, which `createPartial` runs in this order. */
export interface Way {
  /** Is marked `aria-busy` while the page is on its way. */
  readonly busy: HTMLElement;
  /** Names of the regions (`data-region`) that are taken over; a page without them is left to the browser. */
  readonly regions: readonly string[];
  /** What else a page must have. */
  readonly fits?: (page: Document) => boolean;
  /** Makes the page's address the address of this one. */
  readonly enter?: (address: string) => void;
  /** What the page counts as having been asked for, where that is not its address. */
  readonly node?: (page: Document) => string;
  /** Where the focus stands afterwards. */
  readonly focus?: Focus;
  /** Takes over what no region holds, after the regions. */
  readonly take?: (page: Document) => void;
  /** What the live region says. */
  readonly words?: (page: Document) => string;
  /** Last, when all of it stands. */
  readonly done?: () => void;
  /** The page is of another screen or build: gets the address it was found at. */
  readonly left: (address: string) => void;
  /** No page was to be had: gets the address that was asked for. */
  readonly failed: (address: string) => void;
  /** What the log says of a failure. */
  readonly complaint: string;
}

/** A page that is asked for; with a body, a form is sent. */
export interface Ask {
  readonly way: Way;
  readonly address: string;
  readonly body?: URLSearchParams;
}

/** Leaves a page to the browser. */
export const openPage = (address: string): void => location.assign(address);
