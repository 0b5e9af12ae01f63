import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { internalPaths } from '#domain/fields/table.ts';

/** Prefixes of further internal fields that a source may send (contract, "Estate"). */
const INTERNAL_KINDS = ['general.advertiser_', 'financial.provision', 'other.portals_'] as const;
const INTERNAL_PATHS: ReadonlySet<string> = new Set(internalPaths(SECOND_SOURCE_FIELDS));

/** Internal fields are neither stored nor returned. */
const isInternal = (path: string): boolean =>
  INTERNAL_PATHS.has(path) || INTERNAL_KINDS.some((kind) => path.startsWith(kind));

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document without the internal fields of its groups. */
export const withoutInternalFields = <Document extends object>(document: Document): Document =>
  Object.fromEntries(
    Object.entries(document).map(([group, value]) => [
      group,
      isGroup(value)
        ? Object.fromEntries(Object.entries(value).filter(([field]) => !isInternal(`${group}.${field}`)))
        : value,
    ]),
  ) as Document;
