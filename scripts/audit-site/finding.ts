/** Something that is not as it should be, and where. */
export interface Finding {
  /** Absolute address of the page. */
  readonly url: string;
  /** Which check says so. */
  readonly rule: string;
  readonly detail: string;
}

export type Problem = Omit<Finding, 'url'>;
