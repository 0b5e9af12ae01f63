/** Files in the format of Kyero, version 3, for tests. */

/** Elements of a home: texts, groups, and lists of an element. */
export interface Elements {
  readonly [name: string]: string | number | Elements | readonly Elements[] | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const elementsOf = (elements: Elements): string =>
  Object.entries(elements)
    .map(([name, value]) => {
      if (value === undefined) return '';
      if (Array.isArray(value)) return value.map((one) => elementsOf({ [name]: one })).join('');
      const inner = typeof value === 'object' ? elementsOf(value as Elements) : escaped(String(value));
      return `<${name}>${inner}</${name}>\n`;
    })
    .join('');

/** A home in Knokke-Heist, with changes. */
export const aKyeroHome = (id: string, changes: Elements = {}): Elements => ({
  id,
  date: '2026-11-20 09:30:00',
  ref: `REF-${id}`,
  price: 395000,
  currency: 'EUR',
  price_freq: 'sale',
  part_ownership: 0,
  leasehold: 0,
  new_build: 0,
  type: 'Apartment',
  town: 'Knokke-Heist',
  province: 'West-Vlaanderen',
  postcode: '8300',
  country: 'Belgium',
  location: { latitude: '51.3457', longitude: '3.2871' },
  location_detail: 'Zeedijk 1',
  beds: 2,
  baths: 1,
  pool: 0,
  surface_area: { built: 92, plot: 0 },
  energy_rating: { consumption: 'B', emissions: 'X' },
  url: { nl: 'https://zeezicht.example/1' },
  desc: { nl: 'Ruim appartement.\nDicht bij zee.', fr: 'Bel appartement.' },
  ...changes,
});

/** A whole file of these homes; `head` stands before the root. */
export const kyeroFile = (homes: readonly Elements[], head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}<root>\n<kyero><feed_version>3</feed_version></kyero>\n` +
  `${homes.map((property) => elementsOf({ property })).join('')}</root>\n`;
