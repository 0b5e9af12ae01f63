/**
 * Why a form was not accepted, as a closed list with the status of each (RFC 9110 §15). `locales` has
 * the words: `forms.problems.{code}`.
 */
export const PROBLEM_STATUS = {
  /** Sent from another origin. */
  foreign: 403,
  content_type: 415,
  too_large: 413,
  unreadable: 400,
  /** Without the key that its page gives it. */
  no_key: 400,
  /** Looks like a robot's; a person sends it once more. */
  again: 422,
  /** Turnstile did not vouch for it; sent once more a little later, it passes. */
  unverified: 422,
  too_many: 429,
  /** Fields to put right. */
  fields: 422,
  /** The key was used for something else. */
  reused: 422,
  /** Taken by another visitor; the form comes back with the free times. */
  taken: 409,
  /** The same for nights. */
  dates_taken: 409,
  /** Not sent yet: other dates were chosen, and their price must be shown first. */
  review: 200,
  /** Its subject no longer exists. */
  gone: 410,
  /** The content service has had enough of this for today. */
  capped: 429,
  unavailable: 503,
  /** It was sent and no answer came: it may be stored. Sent again with its key it counts once. */
  unknown: 503,
} as const;

export type FormProblem = keyof typeof PROBLEM_STATUS;
