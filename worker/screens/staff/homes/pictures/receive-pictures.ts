import type { Context } from 'hono';
import type { AppEnv } from '#worker/platform/env.ts';
import { BodyTooLarge, readLimitedBytes } from '#worker/platform/limits/limited-body.ts';

/** Most bytes of a form with pictures: it is held in memory, of which a Worker has 128 MB. */
export const MOST_FORM_BYTES = 32 * 1024 * 1024;
/** Most bytes that are read and dropped, so that a browser that is still sending hears the answer. */
const MOST_DROPPED = 100 * 1024 * 1024;

/** Reads what is left of a body and keeps nothing. */
async function drop(body: ReadableStream<Uint8Array>): Promise<void> {
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > MOST_DROPPED) return;
  }
}

/** The bytes of a body; null when it has more than `most`, which it may say itself. */
export async function bytesIn(c: Context<AppEnv>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = c.req.raw;
  const length = Number(c.req.header('Content-Length') ?? 0);
  if (length > most) {
    if (body !== null) await drop(body);
    return null;
  }
  try {
    return await readLimitedBytes(body, most, length > 0 ? length : null);
  } catch (error) {
    if (error instanceof BodyTooLarge) return null;
    throw error;
  }
}

/** The fields of a form with files; null when it cannot be read as one. */
export async function formIn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    // Cut off, or not a form: the person sends it again.
    return null;
  }
}
