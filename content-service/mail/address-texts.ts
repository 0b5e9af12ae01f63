import type { AddressTexts } from '#domain/home-address.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { StandingTexts } from '#domain/rules/standing-words.ts';
import { typeNames } from '#locales/given-type-names.ts';
import { mailTexts } from '#locales/mails.ts';

/** The words of which addresses of homes are made, as the site has them; a site's own texts for them are not known here. */
export function addressTexts(locale: Locale): AddressTexts {
  const { headTypes, subTypes } = typeNames();
  const standing: StandingTexts = mailTexts(locale, null);
  const label: AddressTexts['label'] = (group, code) => {
    const names = group === 'subType' ? subTypes : headTypes;
    const written = String(code ?? '').trim();
    const known = [names[locale], names[DEFAULT_LOCALE]].find((words) => Object.hasOwn(words, written));
    return known?.[written] ?? null;
  };
  return Object.assign((key: Parameters<StandingTexts>[0]) => standing(key), { locale, label });
}
