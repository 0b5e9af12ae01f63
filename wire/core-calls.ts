/**
 * The core of the contract: the calls that a service answers which has listings and nothing else. Whatever a page
 * shows of homes and their pictures comes by them; pages, mail, forms, alerts, viewings and stays come by the
 * others. Named by their operation ids; the document of all calls marks them (`x-gevel-core`).
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
