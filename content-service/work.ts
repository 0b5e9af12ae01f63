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
  /** Reads another portal's calendar. */
  | { readonly kind: 'read-calendar'; readonly siteId: string; readonly id: string }
  /** Sends the next mails that are due. */
  | { readonly kind: 'deliver' }
  /** Matches a site's events against its subscriptions. */
  | ({ readonly kind: 'match' } & Piece)
  /** Looks for what the site's subscriptions on holiday rentals seek. */
  | ({ readonly kind: 'match-rentals' } & Piece);
