import type { Problem } from './finding.ts';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Required members of each type, by schema.org and by Google's documentation. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  RealEstateListing: ['name', 'url', 'mainEntity', 'breadcrumb', 'provider'],
  Apartment: ['name', 'address'],
  ApartmentComplex: ['name'],
  House: ['name', 'address'],
  SingleFamilyResidence: ['name', 'address'],
  Place: ['name', 'address'],
  Accommodation: [],
  VacationRental: ['identifier', 'name', 'image', 'latitude', 'longitude', 'containsPlace'],
  RealEstateAgent: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Service: ['name', 'provider'],
  Event: ['name', 'startDate', 'endDate', 'location'],
  Person: ['name', 'url', 'worksFor'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'url'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Offer: ['price', 'priceCurrency', 'availability', 'businessFunction'],
  QuantitativeValue: ['value'],
  Brand: ['name'],
};

const missing = (thing: Thing, type: string): readonly string[] =>
  (REQUIRED[type] ?? []).filter((name) => thing[name] === undefined || thing[name] === '');

function problemsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => problemsIn(member, `${at}[${index}]`));
  if (value === null || value === '') return [`${at} is empty`];
  if (!isThing(value)) return [];
  const type = value['@type'];
  const own =
    typeof type === 'string'
      ? [
          ...(Object.hasOwn(REQUIRED, type) ? [] : [`${at} is of the unknown type ${type}`]),
          ...missing(value, type).map((name) => `${at} (${type}) has no ${name}`),
        ]
      : value['@id'] === undefined
        ? [`${at} has no type`]
        : [];
  return [...own, ...Object.entries(value).flatMap(([name, member]) => problemsIn(member, `${at}.${name}`))];
}

/** Checks that a schema.org document can be parsed and has the required members of its types. */
export function checkStructuredData(text: string): readonly Problem[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [{ rule: 'json-ld', detail: `cannot be read: ${String(error)}` }];
  }
  const context = isThing(data) && data['@context'] === 'https://schema.org' ? [] : ['it has no context'];
  return [...context, ...problemsIn(data, '$')].map((detail) => ({ rule: 'json-ld', detail }));
}
