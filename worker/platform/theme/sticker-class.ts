/**
 * CSS class with the colours of a sticker, used in the site's stylesheet and pages; null for an empty id. Characters
 * other than letters, digits, `-` and `_` become their code numbers, so that no two ids share a class and no id can
 * break out of the CSS rule.
 */
export function stickerClass(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  if (text === '') return null;
  const safe = text.replace(/[^A-Za-z0-9-]/g, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `sticker--${safe.slice(0, 100)}`;
}
