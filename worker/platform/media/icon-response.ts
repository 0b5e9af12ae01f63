import { NotFound, PayloadTooLarge } from '../errors/app-error.ts';
import { BodyTooLarge, readLimitedBytes } from '../limits/limited-body.ts';

/** Accepted types of an icon (spec 1 §8, icon loader). */
const TYPES = /^(?:image\/svg\+xml|text\/plain)\b/i;
/** Maximum bytes of an icon. */
const MAX_BYTES = 64 * 1024;

/**
 * An icon of the content service for the icon loader. It may change under its name, so browsers revalidate it;
 * opening its address runs nothing, since SVG is sent in a sandbox. Throws NotFound for another type,
 * PayloadTooLarge for more than 64 KB.
 */
export async function iconResponse(asset: Response): Promise<Response> {
  if (!TYPES.test(asset.headers.get('Content-Type') ?? '')) {
    await asset.body?.cancel();
    throw new NotFound('the asset is no icon');
  }
  const bytes = await readLimitedBytes(asset.body, MAX_BYTES).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? new PayloadTooLarge('icon too large') : error;
  });
  return new Response(bytes, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
