/** Kinds of mails, work and actions: each capability adds its own in its manifest (docs/decisions/0139). */

/** Kinds of mails with their data: ids of their subject. */
// biome-ignore lint/suspicious/noEmptyInterface: the manifests declare its members
export interface MailData {}

/** Actions in the journal: `noun.what_happened`. */
// biome-ignore lint/suspicious/noEmptyInterface: the manifests declare its members
export interface JournalEvents {}

/** Kinds of queued work with their data. */
export interface WorkData {
  /** Runs the cron's minute, in milliseconds since 1970, in a further database. */
  readonly minute: { readonly database: number; readonly at: number };
}

/** Work of some kinds. */
export type WorkOf<K extends keyof WorkData> = { [P in K]: { readonly kind: P } & WorkData[P] }[K];

/** Work that the cron enqueues in pieces; each can be repeated without harm. */
export type Work = WorkOf<keyof WorkData>;
