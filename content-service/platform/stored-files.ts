import { fileKey } from './file-key.ts';

/** Keys of a page of R2. */
const PAGE = 1000;

interface Range {
  readonly least: string;
  readonly greatest: string;
}

/**
 * Sizes of a site's files by hash as the bucket has them, in bytes: of all, or of those whose hash is in a range. A row
 * of `picture_files` may say that a file is there which the bucket has lost.
 */
export async function storedSizes(
  bucket: R2Bucket,
  siteId: string,
  range?: Range,
): Promise<ReadonlyMap<string, number>> {
  const prefix = fileKey(siteId, '');
  const sizes = new Map<string, number>();
  // Hashes have one length, so that all that begin with a shortened one come after it.
  let from: R2ListOptions = range === undefined ? {} : { startAfter: prefix + range.least.slice(0, -1) };
  for (;;) {
    const page: R2Objects = await bucket.list({ prefix, limit: PAGE, ...from });
    for (const { key, size } of page.objects) sizes.set(key.slice(prefix.length), size);
    const last = page.objects.at(-1)?.key.slice(prefix.length) ?? '';
    if (!page.truncated || (range !== undefined && last >= range.greatest)) return sizes;
    from = { cursor: page.cursor };
  }
}
