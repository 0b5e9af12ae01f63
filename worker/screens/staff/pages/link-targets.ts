/** Where links of pages and entries of menus can lead, as choices of a form. */
import { LINKED_SCREENS } from '#domain/settings/menu-targets.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { StaffTexts } from '../texts.ts';
import type { Target } from './PageControls.tsx';
import { targetValue } from './page-form.ts';

/** A page with its addresses. */
interface LinkedPage {
  readonly name: string;
  readonly url?: LocalizedText | null | undefined;
}

/** Screens that the site offers, the homes for sale and those to let, and its pages in the languages that they have. */
export function linkTargets(
  pages: readonly LinkedPage[],
  s: StaffTexts,
  features: readonly string[],
): readonly Target[] {
  const offered = (status: 'FOR_SALE' | 'TO_RENT'): Target => ({
    value: targetValue({ type: 'offer', query: { status } }),
    label: s(`pages.links.${status}`),
  });
  return [
    ...LINKED_SCREENS.flatMap(([type, feature]) =>
      feature !== null && !features.includes(feature)
        ? []
        : [
            { value: targetValue({ type }), label: s(`pages.links.${type}`) },
            ...(type === 'offer' ? [offered('FOR_SALE'), offered('TO_RENT')] : []),
          ],
    ),
    ...pages.flatMap(({ name, url }) =>
      Object.values(url ?? {}).every((address) => !address)
        ? []
        : [{ value: targetValue({ type: 'page', page: url }), label: name }],
    ),
  ];
}
