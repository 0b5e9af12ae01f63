/**
 * For how many days the content service keeps what visitors leave behind, where an agency says nothing else. Its
 * sweep deletes by these, and the privacy statement of every site prints them: neither can be changed without the other.
 *
 * Answers outlive every retry of a form by far: a browser gives up within minutes, and the page with the key is not
 * kept. Contact requests are the agency's to keep; a year is enough to look one up. What a friend was sent is nobody's
 * business after a month, and whose an unconfirmed booking was nobody knows.
 */
export const KEPT_DAYS = {
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
} as const satisfies Record<string, number>;

/** A kind of data that visitors leave behind. */
export type KeptKind = keyof typeof KEPT_DAYS;

/**
 * Days between which an agency may choose for itself how long it keeps what visitors asked it (GDPR, article 5(1)(e)):
 * no less than it takes to answer and to be asked again, no more than two years, after which a request is history.
 */
export const CHOSEN_DAYS = { least: 30, most: 730 } as const;

/** Kinds whose days an agency may choose: they are its own files. The others guard visitors, and are the same everywhere. */
export const CHOSEN_KINDS = [
  'contact',
  'valuation',
  'viewing',
  'stay',
] as const satisfies readonly KeptKind[];

/** Days that an agency chose, by kind. */
type ChosenDays = Readonly<Partial<Record<(typeof CHOSEN_KINDS)[number], number | null>>>;

/** For how many days a site keeps each kind. */
export const keptDaysOf = (chosen: ChosenDays | null | undefined): Readonly<Record<KeptKind, number>> => ({
  ...KEPT_DAYS,
  ...Object.fromEntries(Object.entries(chosen ?? {}).filter(([, days]) => days != null)),
});

/** For how many days a message that failed for good is kept for operators: long enough for a holiday. */
export const DEAD_LETTER_DAYS = 30;

/** What is kept of people of an agency: what was typed to sign in with, a device after its last use, the journal. */
export const STAFF_DAYS = { asked: 1, device: 30, journal: 400 } as const;

/** Most days that a form waits while it cannot be delivered: sixteen hours of attempts, then as a failed message. */
export const WAITING_DAYS = 1 + DEAD_LETTER_DAYS;
