/**
 * Default number of days for which the content service keeps visitors' data. Its sweep deletes by these
 * numbers, and the privacy statement of every site prints them, so that both always agree.
 *
 * Stored answers outlive every retry of a form by far: a browser gives up within minutes, and the page with
 * the key is not kept. Contact requests belong to the agency; a year is enough to look one up. A mail to a
 * friend is of no use after a month, nor is a booking that was never confirmed.
 */
export const RETENTION_DAYS = {
  answer: 2,
  mail: 30,
  friend: 30,
  contact: 365,
  valuation: 365,
  pendingAlert: 30,
  endedAlert: 365,
  /** After the viewing. */
  viewing: 365,
  heldViewing: 30,
  /** After the departure. */
  stay: 365,
  heldStay: 30,
  network: 1,
  mailedLink: 120,
  confirmedAddress: 365,
  /** A list for two, after its last use. */
  duo: 90,
  /** Of a request that went to the agency's system: that it did, with the hash of the visitor's address. */
  passedOn: 60,
} as const satisfies Record<string, number>;

/** A kind of visitors' data. */
export type RetainedKind = keyof typeof RETENTION_DAYS;

/**
 * Range of days that an agency may choose for its visitors' requests (GDPR, article 5(1)(e)): at least long
 * enough to answer and be asked again, at most two years.
 */
export const CHOSEN_DAYS = { least: 30, most: 730 } as const;

/**
 * Kinds whose retention an agency may choose: its own files. The others protect visitors, and are the same
 * everywhere.
 */
export const CHOSEN_KINDS = [
  'contact',
  'valuation',
  'viewing',
  'stay',
] as const satisfies readonly RetainedKind[];

/** The agency's chosen days, by kind. */
type ChosenDays = Readonly<Partial<Record<(typeof CHOSEN_KINDS)[number], number | null>>>;

/** Retention in days of each kind, for a site. */
export const retentionDaysOf = (
  chosen: ChosenDays | null | undefined,
): Readonly<Record<RetainedKind, number>> => ({
  ...RETENTION_DAYS,
  ...Object.fromEntries(Object.entries(chosen ?? {}).filter(([, days]) => days != null)),
});

/** Days for which a message that failed for good is kept for operators: long enough for a holiday. */
export const DEAD_LETTER_DAYS = 30;

/**
 * Days for data about the agency's staff: sign-in requests, devices since their last use, the journal, and the drafts and
 * versions of homes that it tells of.
 */
export const STAFF_DAYS = { asked: 1, device: 30, journal: 400 } as const;

/** Days for which the interest in homes is kept by day (`content-service/interest/`); after that by month. */
export const INTEREST_DAYS = 730;

/** Days for which searches are kept as numbers by week: those of one season say little in the next. */
export const SEARCH_DAYS = 90;

/** Maximum days that an undeliverable form waits: sixteen hours of attempts, then as a failed message. */
export const WAITING_DAYS = 1 + DEAD_LETTER_DAYS;
