import type { FactItemView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import { iconAddress } from '#worker/platform/media/picture-address.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { inLang, wordedIn } from '#worker/platform/page/worded.ts';

/**
 * Facilities one by one (spec 1 §3), each with its icon if the agency has named one; empty when it has named
 * none, because then one row with their names is enough.
 */
export function facilityItems({ facilities }: Estate, context: ViewContext): readonly FactItemView[] {
  const items = (facilities ?? []).flatMap(({ name, icon }) => {
    const words = wordedIn(name, context);
    if (words.text === '') return [];
    return [{ text: words.text, icon: icon ? iconAddress(icon) : null, ...inLang(words, context) }];
  });
  return items.some(({ icon }) => icon !== null) ? items : [];
}

/** Names of the facilities, for comparisons with homes that state them one by one. */
export const facilityNames = ({ facilities }: Estate, context: ViewContext): readonly string[] =>
  (facilities ?? []).map(({ name }) => wordedIn(name, context).text).filter((name) => name !== '');
