/** Spellings of yes and no in lower case, as systems in Belgium write them. */
const YES: readonly string[] = ['true', '1', 'yes', 'y', 'ja', 'j', 'oui', 'o', 'waar', 'vrai', 'wahr'];
const NO: readonly string[] = [
  'false',
  '0',
  'no',
  'n',
  'neen',
  'nee',
  'nein',
  'non',
  'onwaar',
  'faux',
  'falsch',
];

/**
 * Reads yes and no for both sources: true, 1, "1", "YES", "Y", "ja" … and their opposites. null for anything
 * else: blank, -1, "UNKNOWN", any other text. Only the visibility of an address does not use it: an address
 * is shown for the JSON value true alone (`isAddressHidden`).
 */
export function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const written = String(value).trim().toLowerCase();
  if (YES.includes(written)) return true;
  return NO.includes(written) ? false : null;
}

/** Whether a value says yes, in any spelling. */
export const saysYes = (value: unknown): boolean => yesOrNo(value) === true;

/** Zero, which systems write for "not filled in" as well as for no. */
const isZero = (value: unknown): boolean =>
  typeof value === 'number' ? value === 0 : typeof value === 'string' && value.trim() === '0';

/**
 * The code of a planning answer (spec 2 §3): yes and no in any spelling as YES and NO, any other code
 * unchanged; null for none. 0 is null here: read as "no permit" or "not liable to flooding" it would be a
 * legal statement that the agency never made.
 */
export function planningCode(value: unknown): string | null {
  if (isZero(value)) return null;
  const said = yesOrNo(value);
  if (said !== null) return said ? 'YES' : 'NO';
  const code = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return code === '' || code === '-1' || code === 'NaN' || code.endsWith('Infinity') ? null : code;
}
