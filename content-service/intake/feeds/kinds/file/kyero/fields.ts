/** What is read of a home of Kyero: an allow-list, so that nothing else of it goes further than the file (decision 147). */

/** Elements with a text, by their path in `property`. */
export const FIELDS = [
  'id',
  'ref',
  'price',
  'currency',
  'price_freq',
  'part_ownership',
  'leasehold',
  'new_build',
  'type',
  'town',
  'postcode',
  'country',
  'location_detail',
  'location.latitude',
  'location.longitude',
  'beds',
  'baths',
  'pool',
  'surface_area.built',
  'surface_area.plot',
  'energy_rating.consumption',
  'energy_rating.emissions',
  'video_url',
  'virtual_tour_url',
  'desc.nl',
  'desc.fr',
  'desc.en',
  'desc.de',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Elements that hold others. */
export const GROUPS: readonly string[] = [
  'location',
  'surface_area',
  'energy_rating',
  'desc',
  'features',
  'features.feature',
  'images',
  'images.image',
  'images.image.url',
  'images.image.tags',
  'images.image.tags.tag',
];

/**
 * Elements of the format that are left out on purpose: times of change, addresses of other sites, names and numbers of
 * people, and notes.
 */
export const LEFT_OUT: readonly string[] = [
  'date',
  'province',
  'catastral',
  'url',
  'notes',
  'prime',
  'email',
  'contact_number',
  'whatsapp_number',
];

/** A picture. */
export interface KyeroImage {
  readonly id: string;
  readonly url: string;
  readonly plan: boolean;
}

/** A home with what is read of it. */
export interface KyeroHome {
  readonly id: string;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly images: readonly KyeroImage[];
  /** Number of its features in words of its own. */
  readonly features: number;
  /** Names of elements that are in neither list. */
  readonly others: readonly string[];
  /** Elements of the list that are there twice, or hold others where a text is expected. */
  readonly odd: readonly string[];
}
