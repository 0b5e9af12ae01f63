/** A piece of a site's subscriptions on the day of a run: those after `after` (not included) up to `to`. */
interface Piece {
  readonly siteId: string;
  /** Day of the run. */
  readonly day: string;
  readonly after: string;
  readonly to: string;
}

/** Work that the cron hands out in pieces; each may be done twice without harm. */
export type Work =
  /** Deletes the next piece of a site that is being removed. */
  | { readonly kind: 'remove-site'; readonly siteId: string }
  /** Sends the next mails that are due. */
  | { readonly kind: 'deliver' }
  /** Matches a site's events against its subscriptions. */
  | ({ readonly kind: 'match' } & Piece)
  /** Looks for what the site's subscriptions on holiday rentals seek. */
  | ({ readonly kind: 'match-rentals' } & Piece)
  /** Asks an agency's own service for a page of its list, in the round that began at an instant. */
  | { readonly kind: 'ask-list'; readonly siteId: string; readonly round: number; readonly from: number }
  /** Asks it for homes that may have changed. */
  | { readonly kind: 'learn-homes'; readonly siteId: string }
  /** Fetches pictures that its homes name by address. */
  | { readonly kind: 'fetch-pictures'; readonly siteId: string };
