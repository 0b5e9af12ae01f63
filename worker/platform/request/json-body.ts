import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from '../env.ts';
import { BadRequest, PayloadTooLarge, UnsupportedMediaType } from '../errors/app-error.ts';

/** Default limit of a body, bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * A body as text. Throws PayloadTooLarge beyond the limit, and for invalid UTF-8. `longer` is asked once, before more than
 * that is read, and gives the limit for this sender.
 */
export async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  longer: () => Promise<number> = () => Promise.resolve(maxBytes),
): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let limit: number | null = null;
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) limit ??= await longer();
    if (bytes > (limit ?? maxBytes)) throw new PayloadTooLarge(); // leaving the loop cancels the stream
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The JSON body of a request, parsed by its schema. Throws UnsupportedMediaType, PayloadTooLarge, or BadRequest with
 * the invalid fields (`body` when it is not JSON).
 */
export async function readJsonBody<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  maxBytes = MAX_BYTES,
): Promise<z.infer<S>> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) throw new UnsupportedMediaType();
  const text = await readLimitedText(c.req.raw.body, maxBytes).catch((error: unknown) => {
    if (error instanceof PayloadTooLarge) throw error;
    throw new BadRequest({ body: 'invalid' }, 'unreadable body', { cause: error });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadRequest({ body: 'invalid' }, 'body is no JSON', { cause: error });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = read.error.issues.slice(0, 20).map((issue) => [issue.path.join('.') || 'body', issue.code]);
  throw new BadRequest(Object.fromEntries(fields), 'body does not fit');
}
