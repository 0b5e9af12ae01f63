/** The kinds of values that searches hold. */
import { isDay } from '../stays/day.ts';
import { type GeoRange, parseGeoRange, serializeGeoRange } from './geo-range.ts';
import type { Value } from './parameter.ts';
import { readWords } from './words.ts';

/** Ids as the wire allows them: digits, GUID or slug (contract, "Conventions"). */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const ID_VALUE: Value<string> = {
  read: (text) => (ID.test(text) ? text : null),
  holds: { kind: 'text', pattern: ID },
};

/** One of a closed list of codes, in whichever case it is written. */
export const codeOf = <T extends string>(codes: readonly T[]): Value<T> => ({
  read: (text) => codes.find((code) => code.toLowerCase() === text.toLowerCase()) ?? null,
  holds: { kind: 'code', codes },
});

/** A whole number from 1 to `most`, in no more digits than that has. */
export const wholeUpTo = (most: number): Value<number> => ({
  read: (text) => {
    const number = /^\d+$/.test(text) && text.length <= String(most).length ? Number(text) : 0;
    return number > 0 && number <= most ? number : null;
  },
  holds: { kind: 'whole', most },
});

/** Dots, spaces or nothing between thousands, perhaps a euro sign before or behind: as people type prices. */
const PRICE =
  /^(?:(?:€|EUR)\s?)?(\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})(?:,(?:\d{0,2}|-{1,2}))?(?:\s?(?:€|EUR))?$/i;

/** Whole euros; null for zero, nothing and what is no price (spec 1 §5). */
export function readPrice(text: string): number | null {
  const digits = PRICE.exec(text)?.[1]?.replace(/\D/g, '');
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}
export const EUROS: Value<number> = { read: readPrice, holds: { kind: 'whole', most: 999_999_999_999 } };

/** Bedroom counts from here up are one group, the "large" estates (spec 1 §9). */
export const LARGE_BEDROOM_COUNT = 6;
/** A bedroom count as text; from six on all are the "large" group "6" (spec 1 §9). */
export const BEDROOM_COUNT: Value<string> = {
  read: (text) => (/^\d{1,2}$/.test(text) ? String(Math.min(Number(text), LARGE_BEDROOM_COUNT)) : null),
  holds: {
    kind: 'code',
    codes: Array.from({ length: LARGE_BEDROOM_COUNT + 1 }, (_, count) => String(count)),
  },
};

/** A circle to search in. */
export const CIRCLE: Value<GeoRange> = {
  read: parseGeoRange,
  write: serializeGeoRange,
  holds: { kind: 'circle' },
};

/** Words as somebody types them. */
export const WORDS: Value<string> = { read: readWords, holds: { kind: 'words' } };

/** A calendar day, `YYYY-MM-DD`. */
export const DAY: Value<string> = {
  read: (text) => (isDay(text) ? text : null),
  holds: { kind: 'text', pattern: /^\d{4}-\d{2}-\d{2}$/ },
};

/**
 * A page from 1. A page beyond the last stays as it is, for only the search knows the last one and
 * answers "not found".
 */
export const PAGE = wholeUpTo(999_999_999);
