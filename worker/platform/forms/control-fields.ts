/** Fields of a form for its guards, beside the visitor's input. */
export const CONTROL_FIELDS = {
  /** Idempotency key: one per form, so that a double click or a retry is one submission. */
  key: 'form-key',
  /** When the form was shown, epoch milliseconds. */
  shown: 'form-shown',
  /** An invisible field that only robots fill in. */
  trap: 'homepage',
  /** Lets a form pass without a Turnstile check (turnstile/note.ts). */
  note: 'form-note',
} as const;

/** The contract's format of an `Idempotency-Key` ("Conventions"). */
export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{16,64}$/.test(text);

/** A key of 122 random bits. */
export const newKey = (): string => crypto.randomUUID();
