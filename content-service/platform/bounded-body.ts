/** The answer of another service exceeds the limit. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The decoded bytes of an answer, up to a limit; more is never held in memory. Throws TooLarge. */
export async function boundedBytes({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new TooLarge(`more than ${most} bytes`);
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
