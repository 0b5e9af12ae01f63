/** Kinds of parameter values. */
import { isDay } from '../stays/day.ts';
import { readArea } from './drawn-area.ts';
import { type GeoRange, parseGeoRange, serializeGeoRange } from './geo-range.ts';
import type { Value } from './parameter.ts';
import { HIGHEST_PRICE, readPrice } from './price.ts';
import { readWords } from './words.ts';

/** Ids as the wire allows them: digits, GUID or slug (contract, "Conventions"). */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const ID_VALUE: Value<string> = {
  read: (text) => (ID.test(text) ? text : null),
  holds: { kind: 'text', pattern: ID },
};

/** A code of a closed list, in any case. */
export const codeOf = <T extends string>(codes: readonly T[]): Value<T> => ({
  read: (text) => codes.find((code) => code.toLowerCase() === text.toLowerCase()) ?? null,
  holds: { kind: 'code', codes },
});

/** A whole number from 1 to `most`, with no more digits than `most`. */
export const wholeUpTo = (most: number): Value<number> => ({
  read: (text) => {
    const number = /^\d+$/.test(text) && text.length <= String(most).length ? Number(text) : 0;
    return number > 0 && number <= most ? number : null;
  },
  holds: { kind: 'whole', most },
});

/** Whole euros, as people type them. */
export const EUROS: Value<number> = { read: readPrice, holds: { kind: 'whole', most: HIGHEST_PRICE } };

/** Bedroom counts from here up form the "large" group (spec 1 §9). */
export const LARGE_BEDROOM_COUNT = 6;
/** A bedroom count as text; six and more are the "large" group "6" (spec 1 §9). */
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

/** A drawn area, as its text in an address. */
export const AREA: Value<string> = { read: readArea, holds: { kind: 'area' } };

/** Typed search words. */
export const WORDS: Value<string> = { read: readWords, holds: { kind: 'words' } };

/** A calendar day, `YYYY-MM-DD`. */
export const DAY: Value<string> = {
  read: (text) => (isDay(text) ? text : null),
  holds: { kind: 'text', pattern: /^\d{4}-\d{2}-\d{2}$/ },
};

/**
 * A page from 1. A page beyond the last is kept, since only the search knows the last one and answers "not
 * found".
 */
export const PAGE = wholeUpTo(999_999_999);
