/** Error codes of fields: a closed list, with texts in `locales`. */
export const FIELD_CODES = [
  'required',
  'email',
  'too_long',
  'consent',
  'criteria',
  // Only set by the content service: the daily limit is reached.
  'too_many',
  'invalid',
  // For appointments and stays: already taken, too late, departure before arrival, not a day of arrival, too
  // few nights, too many persons, an agreement that was not accepted.
  'taken',
  'past',
  'order',
  'arrival',
  'too_short',
  'persons',
  'agreement',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export const isFieldCode = (text: string): text is FieldCode =>
  (FIELD_CODES as readonly string[]).includes(text);

/** Field path (`sender.email`) → error code. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;
