/** What a site's Worker counts of a home, from requests that a visit makes anyway (`worker/platform/observability/visit.ts`). */
export const COUNTED = [
  /** Its page was opened. */
  'opened',
  /** It was asked for in a visitor's list of favourites. */
  'kept',
  /** It stood in a comparison. */
  'compared',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Everything that is counted of a home on a day; the rest comes from rows of the database. */
export const MEASURES = [
  ...COUNTED,
  /** Recommendations to a friend, by the form for that. */
  'shared',
  /** Alerts that it fitted. */
  'matched',
  /** Mails of alerts that named it. */
  'sent',
  /** Questions about it. */
  'questions',
  /** Viewings that were booked; of a holiday home, stays that were asked for. */
  'viewings',
  /** Viewings that took place; of a holiday home, stays that began. */
  'visits',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The two kinds of homes that are counted: estates, and holiday rental units. */
export const HOME_KINDS = ['estate', 'rental'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];
