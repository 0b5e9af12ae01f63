/** Readers of single parameter values: each gives a sound value or null, never an error. */
import { LARGE_BEDROOM_COUNT, MAX_LIST_LENGTH } from './filter.ts';

/** Ids as the wire allows them: digits, GUID or slug (contract, "Conventions"). */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const readId = (text: string): string | null => (ID.test(text) ? text : null);

/** One of a closed list of codes, in whichever case it is written. */
export const readCode =
  <T extends string>(codes: readonly T[]) =>
  (text: string): T | null =>
    codes.find((code) => code.toLowerCase() === text.toLowerCase()) ?? null;

/** Dots, spaces or nothing between thousands, perhaps a euro sign before or behind: as people type prices. */
const PRICE =
  /^(?:(?:€|EUR)\s?)?(\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})(?:,(?:\d{0,2}|-{1,2}))?(?:\s?(?:€|EUR))?$/i;

/** Whole euros; null for zero, nothing and what is no price (spec 1 §5). */
export function readPrice(text: string): number | null {
  const digits = PRICE.exec(text)?.[1]?.replace(/\D/g, '');
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** A bedroom count as text; from six on all are the "large" group "6" (spec 1 §9). */
export const readBedrooms = (text: string): string | null =>
  /^\d{1,2}$/.test(text) ? String(Math.min(Number(text), LARGE_BEDROOM_COUNT)) : null;

/** A least number of bedrooms, from 1. */
export const readBedMin = (text: string): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) > 0 ? Number(text) : null;

/**
 * A page from 1; what is no positive whole number is the first page. A page beyond the last stays as
 * it is, for only the search knows the last one and answers "not found".
 */
export const readPage = (text: string): number =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : 1;

/** All sound values of a parameter, each once, at most fifty. */
export const readList = <T>(texts: readonly string[], read: (text: string) => T | null): T[] => {
  const values = new Set<T>();
  for (const text of texts) {
    const value = read(text.trim());
    if (value !== null) values.add(value);
    if (values.size === MAX_LIST_LENGTH) break;
  }
  return [...values];
};
