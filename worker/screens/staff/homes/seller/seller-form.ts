import { manyLines } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { isLocale } from '#domain/locale.ts';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { type MakeSellerPage, MOST_SENTENCE, SELLER_RHYTHMS, type WriteSellerPage } from '#wire/seller.ts';

/** A new address as it was typed; null for what no form of ours sends, `wrong` for an address that is none. */
export function newPageIn(
  typed: Typed,
): Pick<MakeSellerPage, 'locale' | 'email' | 'rhythm'> | 'wrong' | null {
  const [locale, email = '', rhythm] = ['locale', 'email', 'rhythm'].map((name) =>
    textOf(typed, name)?.trim(),
  );
  const chosen = SELLER_RHYTHMS.find((one) => one === rhythm);
  if (locale === undefined || !isLocale(locale) || chosen === undefined) return null;
  if (email === '') return { locale, email: null, rhythm: 'none' };
  return isEmailAddress(email) ? { locale, email, rhythm: chosen } : 'wrong';
}

/** The one change that a form states; null for what no form of ours sends. */
export function changeIn(typed: Typed): WriteSellerPage['set'] | null {
  const [viewing, press] = ['viewing', 'press'].map((name) => textOf(typed, name));
  // An empty text is one too: it removes what stands there. A form sends each line break as two characters, which its field
  // has not counted.
  const [sentence, word, seen = ''] = ['sentence', 'word', 'seen'].map((name) => {
    const text = typed[name]?.[0];
    return text === undefined ? undefined : manyLines(text);
  });
  if (press === 'end' || press === 'reopen') return { ended: press === 'end' };
  if (sentence !== undefined) return { sentence, seen };
  if (viewing === undefined || word === undefined || Number.isNaN(Date.parse(viewing))) return null;
  return { viewing, word, seen };
}

export const isTooLong = (set: WriteSellerPage['set']): boolean =>
  ['sentence', 'word'].some(
    (name) => (Object.entries(set).find(([key]) => key === name)?.[1] ?? '').length > MOST_SENTENCE,
  );
