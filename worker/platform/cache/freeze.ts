/** Bytes of an object or list, of a member and of a text beside its characters: about what V8 needs. */
const OBJECT_BYTES = 24;
const MEMBER_BYTES = 12;
const TEXT_BYTES = 12;

/**
 * Makes a value safe to share: a request that tried to change it would throw. Gives about the bytes that
 * it takes; a plain value takes none beside its place.
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
