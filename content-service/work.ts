/** A piece of a site's subscriptions in a day's run: those after `after` (excluded) up to `to`. */
interface Piece {
  readonly siteId: string;
  /** Day of the run. */
  readonly day: string;
  readonly after: string;
  readonly to: string;
}

/** Work that the cron enqueues in pieces; each can be repeated without harm. */
export type Work =
  /** Deletes the next piece of a site that is being removed. */
  | { readonly kind: 'remove-site'; readonly siteId: string }
  /** Reads another portal's calendar. */
  | { readonly kind: 'read-calendar'; readonly siteId: string; readonly id: string }
  /** Sends the next due mails of a database, by its number. */
  | { readonly kind: 'deliver'; readonly database: number }
  /** Runs the cron's minute, in milliseconds since 1970, in a further database. */
  | { readonly kind: 'minute'; readonly database: number; readonly at: number }
  /** Matches a site's events with its subscriptions. */
  | ({ readonly kind: 'match' } & Piece)
  /** Matches rental units with the site's subscriptions on holiday rentals. */
  | ({ readonly kind: 'match-rentals' } & Piece)
  /** Requests a page of the list of an agency's own service, in the round that began at an instant. */
  | { readonly kind: 'ask-list'; readonly siteId: string; readonly round: number; readonly from: number }
  /** Requests homes that may have changed. */
  | { readonly kind: 'learn-homes'; readonly siteId: string }
  /** Begins a round of a feed, or goes on with it: from a page of its list. */
  | {
      readonly kind: 'feed-round';
      readonly siteId: string;
      readonly feed: string;
      readonly at: { readonly round: number; readonly page: number; readonly cursor: string | null } | null;
    }
  /** Fetches pictures that its homes name by address. */
  | { readonly kind: 'fetch-pictures'; readonly siteId: string };
