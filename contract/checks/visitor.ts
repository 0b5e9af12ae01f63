import type { Asked } from '../asked.ts';
import { type Known, sitePath } from '../known.ts';

/** A key for each check and run: sending it twice on purpose is what the check tests. */
export const key = (known: Known, name: string): string =>
  `suite-${name}-${known.now.getTime().toString(36)}`.padEnd(16, '0');

/** A form sent with an idempotency key, so that it is stored once. */
export const once = (known: Known, rest: string, idempotencyKey: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, rest),
  headers: { 'Idempotency-Key': idempotencyKey },
  body,
});

/** A reserved domain that no mail reaches (RFC 2606). */
export const EMAIL = 'contract-suite@example.com';
/** A visitor with all fields that forms require. */
export const VISITOR = {
  firstname: 'Contract',
  lastname: 'Suite',
  email: EMAIL,
  locale: 'nl',
  consent: true,
} as const;
