/** What can be wrong with a field: a closed list, which `locales` turns into words. */
export const FIELD_CODES = [
  'required',
  'email',
  'too_long',
  'consent',
  'criteria',
  // Only the content service knows: the day's cap is reached.
  'too_many',
  'invalid',
  // Appointments and stays: already taken, too late, departure before arrival, not a day to arrive,
  // too few nights, too many persons, an agreement that was not accepted.
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

/** Field path (`sender.email`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;
