import { type Whereabouts, withoutTelling } from '../../domain/rules/telling.ts';

/** Members that are not the agency's own texts: codes, shared names, places, and picture names. */
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
 * A hidden home's document without the sentences and links that contain its street or coordinates. Done here,
 * since the street does not leave the service and no one behind it could check.
 */
export const withoutTellingTexts = <Document extends object>(
  document: Document,
  { address, point }: Whereabouts,
): Document => quiet(document, { address: { ...address, visible: false }, point }) as Document;
