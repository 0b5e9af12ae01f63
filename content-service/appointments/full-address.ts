import type { Locale } from '../../domain/locale.ts';
import { cityLine, streetLine } from '../../domain/rules/address.ts';
import type { Estate } from '../../wire/estate.ts';

/** A whole address in a line, hidden or not: for those who come and for who shows it, and for nobody else. */
export const fullAddress = (address: Estate['general']['address'], locale: Locale): string =>
  [streetLine(address, locale), cityLine(address, locale)].filter((part) => part !== '').join(', ');
