/** Fields that a form carries for its guards, beside what the visitor fills in. */
export const CONTROL_FIELDS = {
  /** Idempotency key: one a form, so that a double click or a retry is one submission. */
  key: 'form-key',
  /** When the form was shown, epoch milliseconds. */
  shown: 'form-shown',
  /** A field that nobody sees, so that only a robot fills it in. */
  trap: 'homepage',
  /** Lets a form pass that Turnstile did not vouch for (turnstile/note.ts). */
  note: 'form-note',
} as const;

/** As the contract wants an `Idempotency-Key` ("Conventions"). */
export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{16,64}$/.test(text);

/** A key of 122 random bits. */
export const newKey = (): string => crypto.randomUUID();
