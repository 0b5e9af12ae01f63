/** A field's path, a value, and its expected text: one for every language, or those in nl, fr, en, de. */
export type Example = readonly [
  path: string,
  value: unknown,
  shown: string | readonly [nl: string, fr: string, en: string, de: string],
];
