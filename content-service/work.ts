/** Kinds of queued work with their data; each capability adds its own beside its manifest. */
export interface WorkData {
  /** Runs the cron's minute, in milliseconds since 1970, in a further database. */
  readonly minute: { readonly database: number; readonly at: number };
}

/** Work of some kinds. */
export type WorkOf<K extends keyof WorkData> = { [P in K]: { readonly kind: P } & WorkData[P] }[K];

/** Work that the cron enqueues in pieces; each can be repeated without harm. */
export type Work = WorkOf<keyof WorkData>;
