import { digest } from '../cache/keys.ts';
import { ContentUnavailable, NotFound } from '../errors/app-error.ts';
import { BodyTooLarge, readLimitedBytes } from '../limits/limited-body.ts';

/** Types a browser draws without running anything; SVG can carry script and is not among them. */
const PICTURE_TYPES = /^image\/(?:avif|gif|jpeg|png|webp)$/;
/** Bytes of the largest picture that is passed on. */
const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** How long browsers cache a picture: for good when its address contains its hash, else they check daily. */
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

/** A tag of the bytes themselves, for a host that gives none (RFC 9110 §8.8.3). */
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
 * A picture of elsewhere as our own response: its bytes, type and nothing else of its headers. Throws
 * NotFound when it is no picture or too large, ContentUnavailable when it has no body.
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
