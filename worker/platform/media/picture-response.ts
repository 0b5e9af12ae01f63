import { digest } from '../cache/keys.ts';
import { ContentUnavailable, NotFound } from '../errors/app-error.ts';
import { BodyTooLarge, readLimitedBytes } from '../limits/limited-body.ts';

/** Picture types without active content; not SVG, which can contain scripts. */
const PICTURE_TYPES = /^image\/(?:avif|gif|jpeg|png|webp)$/;
/** Largest picture, bytes. */
const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** How long browsers cache a picture: a year when its address contains its hash, otherwise a day. */
const KEEPING = { forever: 'public, max-age=31536000, immutable', day: 'public, max-age=86400' } as const;
export type Keeping = keyof typeof KEEPING;

/** All headers of a picture's response. */
export function pictureHeaders(type: string, etag: string | null, keeping: Keeping): Headers {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': KEEPING[keeping] });
  if (etag !== null) headers.set('ETag', etag);
  return headers;
}

function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new Error(`picture has more than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** An ETag from the bytes, for a host that sends none (RFC 9110 §8.8.3). */
async function tagged(body: ReadableStream<Uint8Array>, maxBytes: number) {
  try {
    const bytes = await readLimitedBytes(body, maxBytes);
    return { body: bytes, etag: `"${(await digest(bytes)).slice(0, 32)}"` };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new NotFound('no picture to pass on: too large');
    throw new ContentUnavailable('picture cannot be read', { cause: error });
  }
}

/**
 * The response for a picture from another service: its bytes and type, without its other headers. Throws NotFound
 * for a file that is not a picture or is too large, ContentUnavailable when it has no body.
 */
export async function pictureResponse(
  origin: Response,
  keeping: Keeping,
  maxBytes = MAX_PICTURE_BYTES,
): Promise<Response> {
  const type = (origin.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const length = Number(origin.headers.get('Content-Length') ?? 0);
  if (!PICTURE_TYPES.test(type) || length > maxBytes) {
    await origin.body?.cancel();
    throw new NotFound(`no picture to pass on: ${type}, ${length} bytes`);
  }
  if (origin.body === null) throw new ContentUnavailable('picture without a body');
  const etag = origin.headers.get('ETag');
  if (etag !== null)
    return new Response(limited(origin.body, maxBytes), { headers: pictureHeaders(type, etag, keeping) });
  const read = await tagged(origin.body, maxBytes);
  return new Response(read.body, { headers: pictureHeaders(type, read.etag, keeping) });
}
