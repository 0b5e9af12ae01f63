import type { OutboxMail } from '../mail/outbox.ts';

/** Mails about a request to value a home. */
type ValuationMail = Extract<OutboxMail['kind'], `valuation-${string}`>;

/** They bear names of their own: each is queued once. */
export const mailIdOf = (kind: ValuationMail, valuationId: string): string => `${kind}-${valuationId}`;
