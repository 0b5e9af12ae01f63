/**
 * Why a form was not accepted: a closed list with the status of each (RFC 9110 §15). The texts are in `locales`:
 * `forms.problems.{code}`.
 */
export const PROBLEM_STATUS = {
  /** Sent from another origin. */
  foreign: 403,
  content_type: 415,
  too_large: 413,
  unreadable: 400,
  /** Without the idempotency key of its page. */
  no_key: 400,
  /** Looks like a robot's; a person can send it again. */
  again: 422,
  /** Turnstile did not verify it; sent again a little later, it passes. */
  unverified: 422,
  too_many: 429,
  /** Some fields are invalid. */
  fields: 422,
  /** The key was used for another form. */
  reused: 422,
  /** Taken by another visitor; the form comes back with the free times. */
  taken: 409,
  /** The same for nights. */
  dates_taken: 409,
  /** A stay costs another amount by now, which must be shown first. */
  price_changed: 409,
  /** Not sent yet: other dates were chosen, and their price must be shown first. */
  review: 200,
  /** Its subject no longer exists. */
  gone: 410,
  /** A daily limit of the content service is reached. */
  capped: 429,
  unavailable: 503,
  /** It was sent and no answer came: it may be stored. Sent again with its key, it counts once. */
  unknown: 503,
} as const;

export type FormProblem = keyof typeof PROBLEM_STATUS;
