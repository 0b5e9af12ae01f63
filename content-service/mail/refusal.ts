/** Error codes of Cloudflare's Email Service ("Workers API", error codes) that change when or whether to retry. */
const MINUTE = 60_000;

/** Error code of the account's quota → wait before the next attempt, milliseconds. */
const QUOTA: Readonly<Record<string, number>> = {
  E_RATE_LIMIT_EXCEEDED: MINUTE,
  // The daily quota may be refilled gradually. With a retry each 15 minutes, urgent mails use it before alerts do.
  E_DAILY_LIMIT_EXCEEDED: 15 * MINUTE,
};

/** The address is on the platform's suppression list: the platform sends nothing to it. */
const FOR_GOOD: readonly string[] = ['E_RECIPIENT_SUPPRESSED'];

/** The platform does not know the sender's domain, or not any more. */
const OF_SENDER: readonly string[] = ['E_SENDER_NOT_VERIFIED', 'E_SENDER_DOMAIN_NOT_AVAILABLE'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Milliseconds to postpone all mail after a refusal; null when the refusal is not about the account's quota. */
export const quotaWait = (error: unknown): number | null => QUOTA[codeOf(error)] ?? null;

/** Whether a retry is pointless. */
export const refusedForGood = (error: unknown): boolean => FOR_GOOD.includes(codeOf(error));

/** Whether the sender was refused, by its domain or by the binding's list of senders, which has no code of its own. */
export const refusesSender = (error: unknown): boolean =>
  OF_SENDER.includes(codeOf(error)) || /\bfrom \S+ not allowed\b/.test(String(error));
