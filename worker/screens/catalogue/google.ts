import type { CatalogueHome } from './catalogue-home.ts';

/** Columns of a feed of the kind "real estate", by the vendor's names, and what each home says in them. */
const COLUMNS: readonly (readonly [name: string, value: (home: CatalogueHome, words: Words) => string])[] = [
  // Letters and digits only.
  ['Listing ID', ({ id }) => id.replaceAll(/[^A-Za-z0-9]/g, '')],
  ['Listing name', ({ title }) => title],
  ['Final URL', ({ href }) => href],
  ['Image URL', ({ pictures }) => pictures[0] ?? ''],
  ['City name', ({ city }) => city],
  ['Description', ({ text }) => text.split('\n')[0] ?? ''],
  ['Price', ({ amount }) => (amount === null ? '' : `${amount.toFixed(2)} EUR`)],
  ['Formatted price', ({ price }) => price],
  ['Property type', ({ kindName }) => kindName],
  ['Listing type', ({ toRent }, words) => (toRent ? words.toRent : words.forSale)],
  ['Address', ({ place }) => place],
];

/** What a home is offered for, in the language of the catalogue. */
interface Words {
  readonly forSale: string;
  readonly toRent: string;
}

/** A line of RFC 4180; a cell is one line. */
const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll(/\s+/g, ' ').replaceAll('"', '""')}"`).join(',')}\r\n`;

/** A feed of real estate for Google Ads, as CSV in UTF-8 (docs/catalogues.md). */
export const googleCatalogue = (homes: readonly CatalogueHome[], words: Words): string =>
  line(COLUMNS.map(([name]) => name)) +
  homes.map((home) => line(COLUMNS.map(([, value]) => value(home, words)))).join('');
