import { LOCALES } from '#domain/locale.ts';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { isHttpsAddress } from '#domain/rules/link.ts';
import type { SourceId } from '#domain/sources/source.ts';
import { isDay } from '#domain/stays/day.ts';
import { reason } from './reasons.ts';
import { isObject, NOTHING, type Rule, refuse } from './rule.ts';

/** A text with a condition; ids may also be numbers. */
const text =
  (fits: (text: string) => boolean, why: string, { orNumber = false } = {}): Rule =>
  (value) => {
    if (typeof value !== 'string' && !(orNumber && typeof value === 'number'))
      return refuse(reason('type', { expected: orNumber ? 'a text or a number' : 'a text' }));
    return fits(String(value)) ? NOTHING : refuse(why);
  };

const matches =
  (pattern: RegExp) =>
  (written: string): boolean =>
    pattern.test(written);

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** The path of an address after the language, with or without slashes at the ends. */
const PATH = /^\/?[^\s?#:\\]{0,198}\/?$/;
const HOSTNAME = /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

const isInstant = (written: string): boolean => {
  const [, day] = INSTANT.exec(written) ?? [];
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(written));
};

const isPictureName = (written: string): boolean => SLUG.test(written) || isHttpsAddress(written);

/** Rules of text formats. */
export const TEXTS = {
  /** An id of the contract: digits, GUIDs and slugs all match this pattern. */
  id: text(matches(SLUG), reason('slug'), { orNumber: true }),
  day: text(isDay, reason('day')),
  instant: text(isInstant, reason('instant')),
  dayOrInstant: text((written) => isDay(written) || isInstant(written), reason('dayOrInstant')),
  email: text(isEmailAddress, reason('email')),
  https: text(isHttpsAddress, reason('https')),
  pictureName: text(isPictureName, reason('pictureName')),
  colour: text(matches(/^#[0-9a-f]{6}$/i), reason('colour')),
  path: text(matches(PATH), reason('path')),
  hostname: text(matches(HOSTNAME), reason('hostname')),
} as const;

/** An id of a source, with the reason for a refusal. */
export const idOf = ({ id }: SourceId, why: string, { orNumber = false } = {}): Rule =>
  text(matches(new RegExp(`^(?:${id})$`)), why, { orNumber });

/** A rule for the text of each language. */
export const inEachLanguage =
  (rule: Rule): Rule =>
  (value) =>
    isObject(value)
      ? LOCALES.flatMap((locale) => {
          const said = value[locale];
          return typeof said === 'string'
            ? rule(said).map(({ at, why }) => ({ at: [locale, ...at], why }))
            : NOTHING;
        })
      : NOTHING;

/** 0, -1 and an empty text mean "no id". */
export const unsetOr =
  (rule: Rule): Rule =>
  (value) =>
    ['0', '-1', ''].includes(String(value)) ? NOTHING : rule(value);
