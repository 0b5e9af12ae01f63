import type { Locale } from '#domain/locale.ts';
import { DICTIONARIES } from '../dictionaries.ts';
import { DUO_DICTIONARIES } from '../duo.ts';
import { flattened } from '../flat-texts.ts';
import { MAIL_DICTIONARIES } from '../mail-dictionaries.ts';
import { SELLER_DICTIONARIES } from '../seller.ts';
import { STAFF_DICTIONARIES } from '../staff.ts';

/** Every text of a language, of pages and mails, with its dotted key; the pages’ own have no prefix. */
export const textsIn = (locale: Locale): readonly (readonly [key: string, text: string])[] => [
  ...flattened(DICTIONARIES[locale]),
  ...flattened(MAIL_DICTIONARIES[locale], 'mails.'),
  ...flattened(STAFF_DICTIONARIES[locale], 'staff.'),
  ...flattened(SELLER_DICTIONARIES[locale], 'seller.'),
  ...flattened(DUO_DICTIONARIES[locale], 'duo.'),
];
