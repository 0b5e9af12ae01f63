import type { Locale } from '../domain/locale.ts';
import de from './de/mails/index.ts';
import en from './en/mails/index.ts';
import fr from './fr/mails/index.ts';
import nl from './nl/mails/index.ts';
import { speakerOf } from './speaker.ts';
import type { CountKeysOf, CountValuesAt, Dictionary, KeysOf, ValuesAt } from './text-keys.ts';

type Texts = typeof nl;
type MailKey = KeysOf<Texts>;
/** Keys of texts that have a form for one thing and another for more. */
type CountedMailKey = CountKeysOf<MailKey>;

/** What mails say in one language. Names, days and amounts come in as they are. */
export interface MailTexts {
  <Key extends MailKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  readonly locale: Locale;
  /** The plural form for `n` things by the language's rule; the text gets `n` with '.' thousands. */
  count<Key extends CountedMailKey>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
}

/** The mails' own entry: the content service bundles these texts alone, and the site none of them. */
export const MAIL_DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };

const speaker = speakerOf(MAIL_DICTIONARIES);

/** The texts of mails in a language. A text that is missing in all languages is its key. */
export function mailTexts(locale: Locale): MailTexts {
  const { say, count } = speaker(locale);
  const translate = <Key extends MailKey>(key: Key, ...[values]: ValuesAt<Texts, Key>): string =>
    say(key, values) ?? key;
  return Object.assign(translate, {
    locale,
    count: <Key extends CountedMailKey>(
      key: Key,
      n: number,
      ...[values]: CountValuesAt<Texts, Key>
    ): string => count(key, n, values) ?? key,
  });
}
