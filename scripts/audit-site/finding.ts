/** A problem and its place. */
export interface Finding {
  /** Absolute address of the page. */
  readonly url: string;
  /** Name of the check that found it. */
  readonly rule: string;
  readonly detail: string;
}

export type Problem = Omit<Finding, 'url'>;
