import { DEFAULT_FIGURES, type FigureForm, type Writing } from '#domain/format/writing.ts';
import type { Locale } from '#domain/locale.ts';
import type nl from './nl/mails/index.ts';
import { speakerOf } from './speaker.ts';
import type { CountKeysOf, CountValuesAt, Dictionary, KeysOf, ValuesAt } from './text-keys.ts';

type Texts = typeof nl;
type MailKey = KeysOf<Texts>;
/** Keys of texts with a singular and a plural form. */
type CountedMailKey = CountKeysOf<MailKey>;

/** Texts of mails in one language. Values are inserted unchanged. */
export interface MailTexts extends Writing {
  <Key extends MailKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  /** The form for `n` by the language's plural rule; `n` is written in the form of the site. */
  count<Key extends CountedMailKey>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
}

/** Texts of mails in all languages. */
export type MailDictionaries = Readonly<Record<Locale, Dictionary>>;

// Data of the deployment, the same for every request; set once per isolate.
let speaker: ReturnType<typeof speakerOf> | null = null;

/** Sets the texts of mails, which are not part of the bundle (decision 66). */
export function giveMailTexts(dictionaries: MailDictionaries): void {
  speaker = speakerOf(dictionaries);
}

/** Whether this isolate has the texts of mails. */
export const hasMailTexts = (): boolean => speaker !== null;

/**
 * The texts of mails in a language, with figures in the form of the site. For a text that is missing in all languages it returns the key. Throws before
 * `giveMailTexts`, because a mail must rather be late than without text.
 */
export function mailTexts(locale: Locale, chosen: FigureForm | null | undefined): MailTexts {
  if (speaker === null) throw new Error('The texts of mails are not there.');
  const figures = chosen ?? DEFAULT_FIGURES;
  const { say, count } = speaker(locale, figures);
  const translate = <Key extends MailKey>(key: Key, ...[values]: ValuesAt<Texts, Key>): string =>
    say(key, values) ?? key;
  return Object.assign(translate, {
    locale,
    figures,
    count: <Key extends CountedMailKey>(
      key: Key,
      n: number,
      ...[values]: CountValuesAt<Texts, Key>
    ): string => count(key, n, values) ?? key,
  });
}
