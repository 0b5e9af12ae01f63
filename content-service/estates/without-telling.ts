import { type Whereabouts, withoutTelling } from '../../domain/rules/telling.ts';

/** What is no text of the agency's own: codes, names that many estates share, places, and names of pictures. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  'address',
  'file',
  'geo',
  'groupKey',
  'guid',
  'headType',
  'icon',
  'id',
  'parentId',
  'status',
  'sticker',
  'subType',
  'thumbnail',
  'transaction',
  'type',
]);

const quiet = (value: unknown, place: Whereabouts): unknown => {
  if (typeof value === 'string') return withoutTelling(value, place);
  if (Array.isArray(value)) return value.map((member) => quiet(member, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, NO_TEXTS.has(key) ? member : quiet(member, place)]),
  );
};

/**
 * A document of a hidden home without the sentences and links that name its street or coordinates. It is done
 * here, since the street does not leave the service: nobody behind it could tell.
 */
export const withoutTellingTexts = <Document extends object>(
  document: Document,
  { address, point }: Whereabouts,
): Document => quiet(document, { address: { ...address, visible: false }, point }) as Document;
