import type { Context } from 'hono';
import type { Writing } from '#domain/format/writing.ts';
import { type Locale, perLocale } from '#domain/locale.ts';
import type nl from '#locales/nl/staff.ts';
import { speakerOf } from '#locales/speaker.ts';
import type { CountKeysOf, CountValuesAt, Dictionary, KeysOf, ValuesAt } from '#locales/text-keys.ts';
import type { AppEnv } from '../../platform/env.ts';
import { readAssetTexts } from '../../platform/page/asset-texts.ts';

type Texts = typeof nl;
export type StaffKey = KeysOf<Texts>;

/** Texts of the staff page in one language. They are not part of the bundle (decision 82). */
export interface StaffTexts extends Writing {
  <Key extends StaffKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  count<Key extends CountKeysOf<StaffKey>>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
}

const loaded = new Map<string, StaffTexts>();

function speak(dictionary: Dictionary, { locale, figures }: Writing): StaffTexts {
  const { say, count } = speakerOf(perLocale(() => dictionary))(locale, figures);
  const translate = <Key extends StaffKey>(key: Key, ...[values]: ValuesAt<Texts, Key>): string =>
    say(key, values) ?? key;
  return Object.assign(translate, {
    locale,
    figures,
    count: <Key extends CountKeysOf<StaffKey>>(
      key: Key,
      n: number,
      ...[values]: CountValuesAt<Texts, Key>
    ): string => count(key, n, values) ?? key,
  });
}

/**
 * The texts, in the language of the page unless another is given, fetched from the static files on first use in an
 * isolate. Throws ContentUnavailable.
 */
export async function staffTexts(
  c: Context<AppEnv>,
  locale: Locale = c.get('t').locale,
): Promise<StaffTexts> {
  const { figures } = c.get('t');
  const name = `${locale} ${figures}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const texts = speak(await readAssetTexts<Dictionary>(c, 'staff', locale), { locale, figures });
  loaded.set(name, texts);
  return texts;
}
