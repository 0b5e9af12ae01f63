/** Approximate sizes in V8, bytes: an object or list, a member, and a text in addition to its characters. */
const OBJECT_BYTES = 24;
const MEMBER_BYTES = 12;
const TEXT_BYTES = 12;

/**
 * Freezes a value deeply, so that requests can share it: a change throws. Returns its approximate size in bytes; a
 * number, boolean or null counts 0.
 */
export function freeze(value: unknown): number {
  if (typeof value === 'string') return TEXT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  // Bytes cannot be frozen; no code writes into cached ones.
  if (ArrayBuffer.isView(value)) return OBJECT_BYTES + value.byteLength;
  Object.freeze(value);
  let bytes = OBJECT_BYTES;
  for (const inner of Object.values(value)) bytes += MEMBER_BYTES + freeze(inner);
  return bytes;
}
