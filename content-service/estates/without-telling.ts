import { quietAbout, type Whereabouts } from '#domain/rules/telling.ts';

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

const quiet = (value: unknown, said: ReturnType<typeof quietAbout>): unknown => {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map((member) => quiet(member, said));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, NO_TEXTS.has(key) ? member : quiet(member, said)]),
  );
};

/**
 * A hidden home's document without the sentences and links that contain its street or coordinates. Done here,
 * since the street does not leave the service and no one behind it could check.
 */
export const withoutTellingTexts = <Document extends object>(
  document: Document,
  { address, point }: Whereabouts,
): Document => quiet(document, quietAbout({ address: { ...address, visible: false }, point })) as Document;
