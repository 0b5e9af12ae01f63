import type { Context } from 'hono';
import { type Locale, perLocale } from '../../../domain/locale.ts';
import type nl from '../../../locales/nl/staff.ts';
import { speakerOf } from '../../../locales/speaker.ts';
import type { CountKeysOf, CountValuesAt, Dictionary, KeysOf, ValuesAt } from '../../../locales/text-keys.ts';
import type { AppEnv } from '../../platform/env.ts';
import { readAssetTexts } from '../../platform/page/asset-texts.ts';

type Texts = typeof nl;
export type StaffKey = KeysOf<Texts>;

/** Texts of the staff page in one language. They are not part of the bundle (decision 82). */
export interface StaffTexts {
  <Key extends StaffKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  count<Key extends CountKeysOf<StaffKey>>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
}

const loaded = new Map<Locale, StaffTexts>();

function speak(dictionary: Dictionary, locale: Locale): StaffTexts {
  const { say, count } = speakerOf(perLocale(() => dictionary))(locale);
  const translate = <Key extends StaffKey>(key: Key, ...[values]: ValuesAt<Texts, Key>): string =>
    say(key, values) ?? key;
  return Object.assign(translate, {
    count: <Key extends CountKeysOf<StaffKey>>(
      key: Key,
      n: number,
      ...[values]: CountValuesAt<Texts, Key>
    ): string => count(key, n, values) ?? key,
  });
}

/** The texts, fetched from the static files on first use in an isolate. Throws ContentUnavailable. */
export async function staffTexts(c: Context<AppEnv>): Promise<StaffTexts> {
  const locale = c.get('locale');
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const texts = speak(await readAssetTexts<Dictionary>(c, 'staff'), locale);
  loaded.set(locale, texts);
  return texts;
}
