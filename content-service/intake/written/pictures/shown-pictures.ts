import { isOwnPicture } from '#content-service/platform/asset-name.ts';
import { findStoredPictures } from '#content-service/platform/picture-hashes.ts';
import type { WrittenKind, WrittenPicture } from '#wire/written-homes.ts';
import { itemsOf, nameOf } from './picture-list.ts';

const altOf = (alt: unknown): Record<string, string> =>
  typeof alt === 'object' && alt !== null
    ? Object.fromEntries(
        Object.entries(alt).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The pictures of a home as it will be, in their order, for those who arrange them. */
export async function shownPictures(
  db: D1Database,
  siteId: string,
  kind: WrittenKind,
  record: object,
): Promise<WrittenPicture[]> {
  const items = itemsOf(kind, record);
  const stored = await findStoredPictures(
    db,
    siteId,
    items.map((item) => nameOf(kind, item)).filter(isOwnPicture),
  );
  return items.map((item) => {
    const name = nameOf(kind, item);
    const found = stored.get(name);
    return {
      name,
      hash: found?.hash ?? null,
      plan: found?.plan ?? item.plan === true,
      alt: altOf(item.alt),
    };
  });
}
