import type { Context } from 'hono';
import type { Writing } from '#domain/format/writing.ts';
import { type Locale, perLocale } from '#domain/locale.ts';
import { speakerOf } from '#locales/speaker.ts';
import type { CountKeysOf, CountValuesAt, Dictionary, KeysOf, Values, ValuesAt } from '#locales/text-keys.ts';
import type { AppEnv } from '../env.ts';
import { readAssetTexts } from './asset-texts.ts';

/** Texts of a page in one language that are not part of the bundle (decision 82). */
export interface SpokenTexts<Texts> extends Writing {
  <Key extends KeysOf<Texts>>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  count<Key extends CountKeysOf<KeysOf<Texts>>>(
    key: Key,
    n: number,
    ...values: CountValuesAt<Texts, Key>
  ): string;
}

/** Speaks these texts; that they have the keys of their type is known to who names their file alone. */
function speak<Texts>(dictionary: Dictionary, { locale, figures }: Writing): SpokenTexts<Texts> {
  const { say, count } = speakerOf(perLocale(() => dictionary))(locale, figures);
  const translate = (key: string, values?: Values): string => say(key, values) ?? key;
  return Object.assign(translate, {
    locale,
    figures,
    count: (key: string, n: number, values?: Values): string => count(key, n, values) ?? key,
  }) as unknown as SpokenTexts<Texts>;
}

/**
 * The texts of a file per language, in the language of the page unless another is given, fetched from the static files on
 * first use in an isolate. They throw ContentUnavailable.
 */
export function spokenTexts<Texts>(name: string) {
  const loaded = new Map<string, SpokenTexts<Texts>>();
  return async (c: Context<AppEnv>, locale: Locale = c.get('t').locale): Promise<SpokenTexts<Texts>> => {
    const { figures } = c.get('t');
    const key = `${locale} ${figures}`;
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const texts = speak<Texts>(await readAssetTexts<Dictionary>(c, name, locale), { locale, figures });
    loaded.set(key, texts);
    return texts;
  };
}
