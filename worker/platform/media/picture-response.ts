import { ContentUnavailable, NotFound } from '../errors/app-error.ts';

/** Types a browser draws without running anything; SVG can carry script and is not among them. */
const PICTURE_TYPES = /^image\/(?:avif|gif|jpeg|png|webp)$/;
/** Bytes of the largest picture that is passed on. */
const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** Names of pictures stand for one content for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** All the headers a picture goes out with. */
export function pictureHeaders(type: string, etag: string | null): Headers {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': IMMUTABLE });
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

/**
 * A picture of elsewhere as our own response: its bytes, type and nothing else of its headers. Throws
 * NotFound when it is no picture or too large, ContentUnavailable when it has no body.
 */
export async function pictureResponse(origin: Response, maxBytes = MAX_PICTURE_BYTES): Promise<Response> {
  const type = (origin.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const length = Number(origin.headers.get('Content-Length') ?? 0);
  if (!PICTURE_TYPES.test(type) || length > maxBytes) {
    await origin.body?.cancel();
    throw new NotFound(`no picture to pass on: ${type}, ${length} bytes`);
  }
  if (origin.body === null) throw new ContentUnavailable('picture without a body');
  const headers = pictureHeaders(type, origin.headers.get('ETag'));
  return new Response(limited(origin.body, maxBytes), { headers });
}
