/**
 * Fields that are not for the public (contract, "Estate"): neither stored nor ever answered. Named by
 * their group; a trailing `*` stands for any ending.
 */
const INTERNAL_FIELDS = [
  'general.key',
  'general.advertiser_*',
  'financial.purchase_price',
  'financial.purchase_year',
  'financial.provision*',
  'other.sms_text',
  'other.portals_*',
] as const;

const isInternal = (field: string): boolean =>
  INTERNAL_FIELDS.some((pattern) =>
    pattern.endsWith('*') ? field.startsWith(pattern.slice(0, -1)) : field === pattern,
  );

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
