import { titleOfHome } from '#domain/home-address.ts';
import type { Locale, Localized } from '#domain/locale.ts';
import type { AddressLike } from '#domain/rules/address.ts';
import { localizedIn } from '#domain/text.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { lineIn } from '../../platform/page/worded.ts';

/** The agency's texts, of either source. */
export interface Written {
  readonly title: Localized | null | undefined;
  readonly lead: Localized | null | undefined;
  readonly description: Localized | null | undefined;
}

/** Texts of an estate and their languages. Empty texts and null where it has none. */
export interface PropertyWords {
  readonly title: string;
  readonly titleLocale: Locale | null;
  readonly lead: string;
  readonly description: string;
  /** Common language of lead and description. */
  readonly textLocale: Locale | null;
}

/**
 * The estate's own title in the page's language, else the site's; empty when it would reveal a hidden street.
 */
export const ownTitle = (
  title: Localized | null | undefined,
  address: AddressLike | null | undefined,
  { t, site }: ViewContext,
): string => titleOfHome(title, address, { t, defaultLocale: site.defaultLocale });

/**
 * Title, lead and description. Lead and description are in one language, that of the description: a lead in
 * another language would repeat it. Without a description the lead has its own language.
 */
export function wordsOf(
  { title, lead, description }: Written,
  address: AddressLike | null | undefined,
  context: ViewContext,
): PropertyWords {
  const { locale, site } = context;
  const body = localizedIn(description, locale, site.defaultLocale);
  const opening = localizedIn(lead, body.locale ?? locale, site.defaultLocale);
  const own = ownTitle(title, address, context);
  return {
    title: own,
    titleLocale: own === '' ? null : lineIn(title, context).locale,
    lead: body.locale === null || opening.locale === body.locale ? opening.text : '',
    description: body.text,
    textLocale: body.locale ?? opening.locale,
  };
}
