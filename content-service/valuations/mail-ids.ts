import type { OutboxMail } from '../mail/outbox.ts';

/** Kinds of mails about a valuation request. */
type ValuationMail = Extract<OutboxMail['kind'], `valuation-${string}`>;

/** Ids of these mails, so that each is queued once. */
export const mailIdOf = (kind: ValuationMail, valuationId: string): string => `${kind}-${valuationId}`;
