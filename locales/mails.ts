import type { Locale } from '../domain/locale.ts';
import type nl from './nl/mails/index.ts';
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

/** What mails say in all languages. */
export type MailDictionaries = Readonly<Record<Locale, Dictionary>>;

// Data of the deployment, the same for every request: set once in an isolate's life.
let speaker: ReturnType<typeof speakerOf> | null = null;

/** Gives mails their texts: they are no part of the bundle that writes mails (decision 66). */
export function giveMailTexts(dictionaries: MailDictionaries): void {
  speaker = speakerOf(dictionaries);
}

/** Whether this isolate has the texts of mails. */
export const hasMailTexts = (): boolean => speaker !== null;

/**
 * The texts of mails in a language. A text that is missing in all languages is its key. Throws before
 * `giveMailTexts`: a mail is rather written later than without words.
 */
export function mailTexts(locale: Locale): MailTexts {
  if (speaker === null) throw new Error('The texts of mails are not there.');
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
