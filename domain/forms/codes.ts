/** What can be wrong with a field: a closed list, which `locales` turns into words. */
export const FIELD_CODES = [
  'required',
  'email',
  'too_long',
  'links',
  'consent',
  'criteria',
  // Only the content service knows: the day's cap is reached.
  'too_many',
  'invalid',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export const isFieldCode = (text: string): text is FieldCode =>
  (FIELD_CODES as readonly string[]).includes(text);

/** Field path (`sender.email`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;
