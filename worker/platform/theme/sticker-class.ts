/**
 * Class that colours a sticker, made in the stylesheet of the site and named in its pages; null for an
 * id that has nothing to name a class by. Characters beyond letters, figures, `-` and `_` are spelt by
 * their number, so that no two ids share a class and none can break out of the rule.
 */
export function stickerClass(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  if (text === '') return null;
  const safe = text.replace(/[^A-Za-z0-9-]/g, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `sticker--${safe.slice(0, 100)}`;
}
