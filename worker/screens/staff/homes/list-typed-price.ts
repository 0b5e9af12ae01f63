/** Separators of thousands that people type or paste: "395 000", "395.000", "395’000". */
const GROUPED = /^\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+$/;

/**
 * A typed price in euros: "€ 395.000", "395 000", "395000,50". A last separator with one or two digits behind it
 * begins the cents. Null for anything else, and for a price that is not above zero.
 */
export function typedPrice(text: string): number | null {
  const [, whole = '', cents] =
    /^(.*?)(?:[.,](\d{1,2}))?$/.exec(
      text
        .replaceAll(/€|EUR/gi, '')
        .trim()
        .replace(/[.,]-+$/, ''),
    ) ?? [];
  const digits = whole.trim();
  if (!/^\d{1,10}$/.test(digits) && !GROUPED.test(digits)) return null;
  const euros = Number(digits.replaceAll(/\D/g, '')) + Number(`0.${cents ?? '0'}`);
  return euros > 0 && euros <= 1_000_000_000 ? euros : null;
}
