import type { Asked } from '../asked.ts';
import { type Known, sitePath } from '../known.ts';

/** A key of its own for each check and run: the same one twice is what is tried. */
export const key = (known: Known, name: string): string =>
  `suite-${name}-${known.now.getTime().toString(36)}`.padEnd(16, '0');

/** A form that is sent with a key, so that it counts once. */
export const once = (known: Known, rest: string, idempotencyKey: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, rest),
  headers: { 'Idempotency-Key': idempotencyKey },
  body,
});

/** An address that no mail reaches (RFC 2606). */
export const EMAIL = 'contract-suite@example.com';
/** Whoever writes, with all that forms ask. */
export const VISITOR = {
  firstname: 'Contract',
  lastname: 'Suite',
  email: EMAIL,
  locale: 'nl',
  consent: true,
} as const;
