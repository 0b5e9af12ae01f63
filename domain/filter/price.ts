/** Highest price of a search, euros. */
export const HIGHEST_PRICE = 999_999_999_999;

/** Words after an amount, in the languages of the country, folded, and what they multiply it by. */
const UNITS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/^(?:k|duizend|dzd|mille|thousand|tausend|tsd)\.?$/, 1000],
  [/^(?:m|mio|mln|mill?|miljoen|millions?|millionen?)\.?$/, 1_000_000],
];

/** Groups of three digits, parted by one sign throughout, or digits alone; and what follows a decimal sign. */
const NUMBER = /^(\d{1,12}|\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3}){0,2})(?:([.,])(\d{0,2}|-{1,2}))?$/;
/** An amount before a unit has decimals, and no groups: "1.250 k" could be read in two ways. */
const SHORT = /^(\d{1,4})(?:[.,](\d{1,3}))?$/;

/** What is left of a typed price without the words and signs for euro, and the unit after its number. */
function partsOf(text: string): { readonly number: string; readonly unit: string } {
  const bare = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:€|eur(?:os?)?\b)\s*/, '')
    .replace(/\s*(?:€|\beur(?:os?)?|(?<=\d)eur(?:os?)?)$/, '')
    .trim();
  const [, number = bare, unit = ''] = /^([\d.,'’\s-]*[\d-])\s*([a-zé]+\.?)$/.exec(bare) ?? [];
  return { number, unit };
}

/** Euros of a number with a unit: "400", "k". */
function inUnits(number: string, unit: string): number | null {
  const factor = UNITS.find(([words]) => words.test(unit))?.[1];
  const [, whole, decimals = ''] = SHORT.exec(number) ?? [];
  if (factor === undefined || whole === undefined) return null;
  if (factor === 1000 && decimals.length === 3) return null;
  return Math.round(Number(`${whole}.${decimals === '' ? '0' : decimals}`) * factor);
}

/** Euros of a number alone. A decimal sign that is also the sign between groups makes it none. */
function inEuros(number: string): number | null {
  const [, whole, group, sign] = NUMBER.exec(number) ?? [];
  if (whole === undefined || (sign !== undefined && sign === group)) return null;
  return Number(whole.replace(/\D/g, ''));
}

/**
 * A price as people type it, in whole euros: with dots, commas, apostrophes, spaces or nothing between thousands, cents,
 * a sign or word for euro, or in thousands and millions ("400k", "0,4 mio"). null for zero, an empty text and anything
 * that is not a price (spec 1 §5).
 */
export function readPrice(text: string): number | null {
  const { number, unit } = partsOf(text);
  const euros = unit === '' ? inEuros(number) : inUnits(number, unit);
  return euros === null || euros === 0 || euros > HIGHEST_PRICE ? null : euros;
}

/** Whether a text is no price because nothing, or zero, was typed. */
export const isNoPrice = (text: string): boolean => /^[\s€0.,-]*$/.test(text);

/** Prices of an address that were typed and are none, by the name of their field. */
export type UnreadPrices = Readonly<Partial<Record<string, string>>>;

/** Characters of a typed price that are shown again. */
const MOST_SHOWN = 40;

export const unreadPrices = (params: URLSearchParams): UnreadPrices =>
  Object.fromEntries(
    ['price-min', 'price-max']
      .map((name) => [name, params.get(name)?.trim() ?? ''] as const)
      .filter(([, text]) => !isNoPrice(text) && readPrice(text) === null)
      .map(([name, text]) => [name, text.slice(0, MOST_SHOWN)]),
  );
