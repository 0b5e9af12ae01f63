import { languageOf } from './languages.ts';
import type { Locale } from './locale.ts';

/** Maximum length of a slug, in code points: titles may have any length, addresses not. */
export const MAX_SLUG_LENGTH = 120;
/** Maximum length of a single part, so that a long title leaves room for zip and city. */
const MAX_PART_LENGTH = 60;

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');

/**
 * Keeps letters of any script, digits, marks, quotes and dots; everything else (spaces, slashes, `?`, `#`,
 * `%`, control characters) becomes one hyphen. Accents stay: the path is URL-encoded.
 */
const hyphenate = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’.]+/gu, '-');

const trimmed = (text: string): string => text.replace(/^[-.\p{M}]+|[-.]+$/gu, '');
const sluggedPart = (text: string): string => trimmed(cut(trimmed(hyphenate(text)), MAX_PART_LENGTH));

/** Joins description and location; `fallback` when both are empty, so that no slug is empty. */
function join(what: readonly string[], where: readonly string[], locale: Locale, fallback: string): string {
  const left = what.map(sluggedPart).filter((part) => part !== '');
  const right = where.map(sluggedPart).filter((part) => part !== '');
  const parts = right.length === 0 ? left : [...left, languageOf(locale).inPlace, ...right];
  return trimmed(cut(parts.join('-'), MAX_SLUG_LENGTH)) || fallback;
}

export interface PropertySlugParts {
  /** Names in the language of the address. */
  readonly subType: string;
  readonly transaction: string;
  /** Street and number, only if the address rule shows them: null or empty leaves them out. */
  readonly street: string | null;
  readonly zip: string;
  readonly city: string;
}

/**
 * Sub type, transaction, "in" (fr "a"), street address, zip and city, joined and lowercased (spec 1 §2).
 * Always one path segment; not yet URL-encoded, which the path builder does.
 */
export const propertySlug = (parts: PropertySlugParts, locale: Locale): string =>
  join([parts.subType, parts.transaction], [parts.street ?? '', parts.zip, parts.city], locale, 'detail');

export interface ProjectSlugParts {
  /** The project's title in the language of the address. */
  readonly title: string;
  readonly zip: string;
  readonly city: string;
}

const QUOTES_AND_DOTS = /['"`´‘’‚‛“”„‟«»‹›.]/g;

/**
 * The title without quotes and dots, "in" (fr "a"), zip and city (spec 1 §2). Always one path segment; not
 * yet URL-encoded, which the path builder does.
 */
export const projectSlug = (parts: ProjectSlugParts, locale: Locale): string =>
  join([parts.title.replace(QUOTES_AND_DOTS, '')], [parts.zip, parts.city], locale, 'project');
