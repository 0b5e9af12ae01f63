/** Codes of Email Service's errors ("Workers API", error codes) that say something of time or of the address. */
const MINUTE = 60_000;

/** Refusals for the account's quota → milliseconds until it is asked again. */
const QUOTA: Readonly<Record<string, number>> = {
  E_RATE_LIMIT_EXCEEDED: MINUTE,
  // The day's room comes back bit by bit, or at its end: asked by the quarter, mails that people wait for go first.
  E_DAILY_LIMIT_EXCEEDED: 15 * MINUTE,
};

/** The address is one that mail never reached: the platform itself sends nothing there. */
const FOR_GOOD: readonly string[] = ['E_RECIPIENT_SUPPRESSED'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Milliseconds that all mail waits after a refusal; null for one that is not about how much was sent. */
export const quotaWait = (error: unknown): number | null => QUOTA[codeOf(error)] ?? null;

/** Whether no later attempt would be taken. */
export const refusedForGood = (error: unknown): boolean => FOR_GOOD.includes(codeOf(error));
