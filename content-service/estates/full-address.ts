import type { Locale } from '#domain/locale.ts';
import { cityLine, streetLine } from '#domain/rules/address.ts';
import type { Estate } from '#wire/estate.ts';

/** The complete address in one line, even when hidden: only for visitors who come and for the agent. */
export const fullAddress = (address: Estate['general']['address'], locale: Locale): string =>
  [streetLine(address, locale), cityLine(address, locale)].filter((part) => part !== '').join(', ');
