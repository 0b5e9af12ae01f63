import type { Focus } from './focus.ts';

/** One way in which a page is taken over: data, which `createPartial` runs in this order. */
export interface Way {
  /** Is marked `aria-busy` while the page is on its way. */
  readonly busy: HTMLElement;
  /** Names of the regions (`data-region`) that are taken over; a page without them is left to the browser. */
  readonly regions: readonly string[];
  /** Whether the page must say what is true now, and no kept one will do. */
  readonly anew?: true;
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
  /** What becomes of a page of another screen or build, at the address it was found at; else the browser opens it. */
  readonly left?: (address: string) => void;
  /** What is done where no page was to be had from an address; else the browser opens that. */
  readonly failed?: (address: string) => void;
}

/** A page that is asked for; with a body, a form is sent. */
export interface Ask {
  readonly way: Way;
  readonly address: string;
  readonly body?: URLSearchParams;
}
