import type { Typed } from '../../domain/forms/read-form.ts';

/** Whether a mail program unsubscribes with one click (RFC 8058 §3.1). */
export const isOneClick = (typed: Typed): boolean =>
  Object.hasOwn(typed, 'List-Unsubscribe') && typed['List-Unsubscribe']?.[0] === 'One-Click';
