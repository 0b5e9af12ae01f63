import type { Context } from 'hono';
import type { AppEnv } from '#worker/platform/env.ts';
import { BodyTooLarge, readLimitedBytes } from '#worker/platform/limits/limited-body.ts';
import { requireSession } from '../../session.ts';

/** Most bytes of a form with pictures: it is held in memory, of which a Worker has 128 MB. */
export const MOST_FORM_BYTES = 32 * 1024 * 1024;
/** Most bytes that are read and dropped, so that a browser that is still sending hears the answer. */
export const MOST_DROPPED = 100 * 1024 * 1024;

/** Reads what is left of a body and keeps nothing. */
export async function dropBody(c: Context<AppEnv>): Promise<void> {
  const { body } = c.req.raw;
  let length = 0;
  if (body === null) return;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > MOST_DROPPED) return;
  }
}

/**
 * The bytes that a session sends; null when these are more than `most`, which the request may say itself. Throws
 * ContentHttpError for a session that does not hold, of which nothing is kept in memory.
 */
export async function bytesOf(
  c: Context<AppEnv>,
  session: string,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    await requireSession(c, session);
  } catch (error) {
    await dropBody(c);
    throw error;
  }
  return bytesWithin(c, most);
}

/** The bytes of a body whose sender is known; null when these are more than `most`. */
export async function bytesWithin(c: Context<AppEnv>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = c.req.raw;
  const length = Number(c.req.header('Content-Length') ?? 0);
  if (length > most) {
    await dropBody(c);
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
