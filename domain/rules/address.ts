import { languageOf } from '../languages.ts';
import type { Locale, Localized } from '../locale.ts';
import { localized } from '../text.ts';
import { type CountryOfAddress, countryLine } from './country.ts';
import type { Id } from './source.ts';

/** An address as both sources send it. */
export interface AddressLike extends CountryOfAddress {
  /** Only the JSON value true shows the street. */
  readonly visible?: boolean | null;
  readonly street?: Localized | null;
  readonly number?: Id | null;
  readonly box?: Id | null;
  readonly city?: {
    readonly zip?: Id | null;
    readonly name?: Localized | null;
    readonly alias?: Localized | null;
  } | null;
}

/**
 * Whether the address is hidden: then at most zip and city may be shown anywhere (spec 1 §2). Only the JSON
 * value true makes street and coordinates visible; absent, null, 0, "false" and "true" all hide them. A
 * street hidden by mistake can be requested, one shown by mistake cannot be taken back.
 */
export const isAddressHidden = (address: AddressLike | null | undefined): boolean =>
  address?.visible !== true;

/**
 * Street, number and exact coordinates are shown only for a visible address of an unsold estate (spec 1 §2,
 * "Estate card").
 */
export const showsStreet = (address: AddressLike | null | undefined, sold: boolean): boolean =>
  !isAddressHidden(address) && !sold;

const textOf = (value: Id | null | undefined): string => {
  const text = String(value ?? '').trim();
  return text === '-1' || text === '0' ? '' : text;
};

/** "Lippenslaan 12 bus 3"; empty without a street. Check `showsStreet` first. */
export function streetLine(address: AddressLike | null | undefined, locale: Locale): string {
  const street = localized(address?.street, locale);
  if (street === '') return '';
  const number = textOf(address?.number);
  const box = textOf(address?.box);
  return [street, number, number !== '' && box !== '' ? `${languageOf(locale).box} ${box}` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** The city's name, or its alias when it has no name. */
export const cityName = (address: AddressLike | null | undefined, locale: Locale): string =>
  localized(address?.city?.name, locale) || localized(address?.city?.alias, locale);

/** "8300 Knokke-Heist"; outside Belgium with the country: "29600 Marbella, Spanje". */
export function cityLine(address: AddressLike | null | undefined, locale: Locale): string {
  const city = [textOf(address?.city?.zip), cityName(address, locale)]
    .filter((part) => part !== '')
    .join(' ');
  return [city, countryLine(address, locale)].filter((part) => part !== '').join(', ');
}

/**
 * Address line of a card: the street if the rule allows it, then zip, city and a country other than Belgium
 * (spec 1 §2).
 */
export const addressLine = (address: AddressLike | null | undefined, locale: Locale, sold: boolean): string =>
  [showsStreet(address, sold) ? streetLine(address, locale) : '', cityLine(address, locale)]
    .filter((part) => part !== '')
    .join(', ');
