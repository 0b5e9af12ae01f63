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
  /** Looks like a robot's; whoever is none sends it once more. */
  again: 422,
  /** Turnstile did not vouch for it; sent once more a little later, it passes. */
  unverified: 422,
  too_many: 429,
  /** Fields to put right. */
  fields: 422,
  /** The key was used for something else. */
  reused: 422,
  /** Somebody else was faster; the form comes back with what is still free. */
  taken: 409,
  /** The same of nights. */
  dates_taken: 409,
  /** Not sent yet: other days were chosen, whose price is to be seen first. */
  review: 200,
  /** What it was about is no longer there. */
  gone: 410,
  /** The content service has had enough of this for today. */
  capped: 429,
  unavailable: 503,
  /** It was passed on and no answer came: it may be done. Sent again with its key it counts once. */
  unknown: 503,
} as const;

export type FormProblem = keyof typeof PROBLEM_STATUS;
