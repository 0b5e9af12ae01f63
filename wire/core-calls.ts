/**
 * The core of the contract: the calls of a service that has only listings. Pages get homes and their pictures
 * through them; pages, mail, forms, alerts, viewings and stays need the other calls. Listed by operation id;
 * the OpenAPI document marks them with `x-gevel-core`.
 */
export const CORE_CALLS = [
  'searchEstates',
  'getEstate',
  'getEstateFilters',
  'getEstateMarkers',
  'getSimilarEstates',
  'getContactInfo',
  'getCities',
  'getAsset',
] as const;
export type CoreCall = (typeof CORE_CALLS)[number];

/** Whether a call, by its operation id, belongs to the core. */
export const isCoreCall = (id: string): id is CoreCall => CORE_CALLS.some((call) => call === id);
